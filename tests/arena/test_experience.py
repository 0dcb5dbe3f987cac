"""What games have taught a judge: the file fits, a Legend uses it, and the command makes it anew."""
import pytest

import kogge
from kogge import bots
from kogge.arena import experience
from kogge.bots.greedy import experience as learned
from kogge.bots.greedy import judge


def positions(count):
    """Tables of a random game at which somebody is asked."""
    table, rng = kogge.game("nauticus").start(3), kogge.Rng(4)
    found = []
    while not table.over and len(found) < count:
        table.apply(kogge.pick(table, rng))
        if not table.over and table.seat != kogge.LUCK:
            found.append(table.copy())
    return found


def test_the_file_has_a_worth_for_every_term_and_entry():
    assert len(learned("nauticus")) == experience.COLUMNS
    assert learned("grog-island") == []


def test_an_experienced_judge_adds_what_was_learned_to_what_it_sees():
    """Sure points, each term as much as it counts then, and the worth of each entry."""
    known = learned("nauticus")
    for table in positions(40):
        for seat in range(3):
            row = experience._row(experience.nauticus.example(table, seat), 0)
            told = row.sure + sum(value * known[column] for column, value in zip(row.columns, row.values, strict=True))
            assert judge("nauticus", "sober", True).worth(table, seat) == pytest.approx(told, abs=1e-6)


def test_without_experience_every_term_counts_as_it_is():
    for table in positions(40):
        row = experience._row(experience.nauticus.example(table, 1), 0)
        assert judge("nauticus").worth(table, 1) == pytest.approx(row.sure + sum(row.values[:experience.nauticus.TERMS]))


def test_a_legend_draws_on_it_and_an_admiral_does_not():
    assert [name for name, level in bots.levels.items() if level.experienced] == ["legend"]
    quick = {name: bots.Level("search", iterations=30, experienced=name == "legend") for name in ("admiral", "legend")}
    tables = positions(60)
    answers = {name: [bots.choose(table, table.seat, level) for table in tables] for name, level in quick.items()}
    assert answers["admiral"] != answers["legend"]
    assert answers["legend"] == [bots.ranked(table, table.seat, quick["legend"])[0].action for table in tables]


def test_the_command_tells_more_of_the_games_it_has_seen(tmp_path, capsys):
    """Three games, one of them kept for judging; the same seed gives the same file."""
    files = [tmp_path / "one.f32", tmp_path / "two.f32"]
    for file in files:
        assert experience.main(f"nauticus --games 3 --jobs 1 --out {file}".split()) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    assert len(files[0].read_bytes()) == 4 * experience.COLUMNS
    lines = [line.split() for line in capsys.readouterr().out.splitlines()[1:4]]
    as_it_is, fit, kept = (float(line[-4]) for line in lines)
    assert fit < kept < as_it_is
