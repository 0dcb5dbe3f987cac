"""What games have taught a judge: the file fits, a Legend uses it, and the command makes it anew."""
import pytest

import kogge
from kogge import bots
from kogge.arena import experience
from kogge.bots.greedy import experience as learned
from kogge.bots.greedy import judge, judging, make, weights

LEARNERS = [name for name in kogge.games() if hasattr(judging(name), "LEARNS")]


def positions(count, name="nauticus"):
    """Tables of a random game at which somebody is asked."""
    table, rng = kogge.game(name).start(3), kogge.Rng(4)
    found = []
    while not table.over and len(found) < count:
        table.apply(kogge.pick(table, rng))
        if not table.over and table.seat != kogge.LUCK:
            found.append(table.copy())
    return found


def told(name, row, known):
    """What is known of the columns that speak of a seat, and its sure points."""
    return row.sure + sum(value * known[column] for column, value in zip(row.columns, row.values, strict=True))


@pytest.mark.parametrize("name", kogge.games())
def test_a_file_has_a_worth_for_every_term_and_entry(name):
    assert len(learned(name)) == (experience.columns(name)[1] if name in ("liguria", "nauticus") else 0)


@pytest.mark.parametrize("name", LEARNERS)
def test_an_experienced_judge_adds_what_was_learned_to_what_it_sees(name):
    """Sure points, each term as much as it counts then, and the worth of each entry."""
    first, count = experience.columns(name)
    known = [0.5 + (n * 7919 % 101) / 100 if n < first else (n * 104729 % 97) / 50 - 1 for n in range(count)]
    judging_so = make(name, "sober", weights(name), known)
    for table in positions(120, name)[::4]:
        for seat in range(3):
            row = experience._row(judging(name).example(table, seat), 0, first)
            assert max(row.columns) < count
            assert judging_so.worth(table, seat) == pytest.approx(told(name, row, known), abs=1e-6)


@pytest.mark.parametrize("name", LEARNERS)
def test_without_experience_every_term_counts_as_it_is(name):
    first, count = experience.columns(name)
    for table in positions(120, name)[::4]:
        row = experience._row(judging(name).example(table, 1), 0, first)
        assert judge(name).worth(table, 1) == pytest.approx(told(name, row, [1.0] * first + [0.0] * (count - first)), abs=1e-6)


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
    assert len(files[0].read_bytes()) == 4 * experience.columns("nauticus")[1]
    lines = [line.split() for line in capsys.readouterr().out.splitlines()[1:4]]
    as_it_is, fit, kept = (float(line[-4]) for line in lines)
    assert fit < kept < as_it_is
