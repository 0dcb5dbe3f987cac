"""The review of a finished game: chances, costly answers, luck apart from skill."""
import json

import pytest

from kogge import LUCK, Journal, Rng, bots, game, pick
from kogge.cli import main
from kogge.engine.texts import LANGUAGES
from kogge.learn import reasons
from kogge.learn import review as room
from kogge.learn.review import Look, NotOver, review, turns_of


def played(name, players, level, careless=None, seed=3):
    """A game between bots; `careless` answers at random."""
    journal, rng = Journal(game(name), players, names=["Ann", "Bo", "Cleo", "Dag"][:players]), Rng(seed)
    while not journal.table.over:
        table = journal.table
        if table.seat in (LUCK, careless):
            journal.play(pick(table, rng))
        else:
            journal.play(bots.choose(table, table.seat, level, rng.word()))
    return journal


@pytest.fixture(autouse=True, scope="module")
def short():
    """Few playouts: nothing here needs a good look."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room, "PLAYOUTS", {"search": 2, "greedy": 2})
        patch.setattr(room, "COMPARED", 3)
        yield


@pytest.fixture(scope="module")
def careless(short):
    """Two at Nauticus, of whom the second answers anything."""
    journal = played("nauticus", 2, "greedy", careless=1)
    return journal, review(journal, "search:8")


def test_the_chance_is_looked_at_wherever_somebody_else_answers(careless):
    journal, found = careless
    assert [look.count for look in found.looks] == [turn.first for turn in found.turns] + [len(journal.entries)]
    for turn in found.turns:
        assert {entry.seat for entry in journal.entries[turn.first:turn.end]} == {turn.seat}
    assert all(sum(look.chances) == pytest.approx(1, abs=1e-3) for look in found.looks)
    assert found.looks[-1].chances == [1.0, 0.0]


def test_own_turns_luck_and_rivals_make_up_the_whole_change(careless):
    _, found = careless
    for account in found.accounts:
        change = found.looks[-1].chances[account.seat] - found.looks[0].chances[account.seat]
        assert account.own + account.luck + account.rivals == pytest.approx(change, abs=1e-3)
        assert account.own <= 0


def test_whoever_answers_anything_loses_more_and_is_right_less_often(careless):
    _, found = careless
    careful, other = found.accounts
    assert other.own < careful.own
    assert sum(other.accuracy) < sum(careful.accuracy)


def test_a_mistake_names_a_better_answer_that_was_legal_and_why_it_was_better(careless):
    journal, found = careless
    assert found.mistakes
    for mistake in found.mistakes:
        table = journal.at(mistake.number)
        assert table.seat == mistake.seat
        assert journal.entries[mistake.number].action.text == mistake.played != mistake.better
        assert table.why_not(table.game.action(mistake.better)) is None
        assert mistake.lost >= room.COSTLY
        assert mistake.points > 0
        known = {source for source, _ in table.scores()[0]} | {bots.RIVALS}
        assert {source for source, _ in mistake.sources} <= known
        assert sum(points for _, points in mistake.reasons) == pytest.approx(mistake.points, abs=0.3)  # each is rounded
    lost = [mistake.lost for mistake in found.mistakes if mistake.seat == 1]
    assert lost == sorted(lost, reverse=True)


def test_the_same_seed_gives_the_same_review(careless):
    journal, found = careless
    assert review(journal, "search:8") == found


def test_points_lost_cost_more_where_they_decide_more():
    open_game, decided = Look(0, [0.5, 0.5], [60, 60], 0.3), Look(0, [0.99, 0.01], [90, 60], 0.3)
    assert 0.5 - open_game.without(0, 4) > 0.2
    assert 0.99 - decided.without(0, 4) < 0.05
    assert open_game.without(0, 0) == pytest.approx(0.5)


@pytest.mark.parametrize(("name", "players"), [("grog-island", 2), ("die-werft", 2), ("liguria", 3)])
def test_every_title_can_be_reviewed(name, players, monkeypatch):
    monkeypatch.setattr(room, "turns_of", lambda journal: turns_of(journal)[-12:])
    found = review(played(name, players, "random"), "search:1")
    assert len(found.accounts) == players


def test_a_game_in_play_is_not_reviewed():
    with pytest.raises(NotOver):
        review(Journal(game("nauticus"), 2))


def test_the_command_tells_it_in_both_languages_and_as_data(careless, tmp_path, capsys, monkeypatch):
    journal, found = careless
    file = tmp_path / "game.kogge"
    file.write_text(journal.record().write())
    monkeypatch.setattr(room, "turns_of", lambda journal: turns_of(journal)[:16])
    assert main(["review", str(file), "--level", "search:4", "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert "Eigene" in told
    assert "Spielzüge" in told
    assert "Bo, Antwort" in told
    assert main(["review", str(file), "--level", "search:4", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)) == set(type(found).__struct_fields__)


def test_the_command_refuses_what_is_no_finished_game(tmp_path, capsys):
    file = tmp_path / "game.kogge"
    file.write_text(Journal(game("nauticus"), 2).record().write())
    assert main(["review", str(file)]) == 2
    assert "not played to its end" in capsys.readouterr().err
    assert main(["review", str(file), "--level", "cook"]) == 2
    assert "no level 'cook'" in capsys.readouterr().err
    file.write_text(file.read_text() + "0: sing\n")
    assert main(["review", str(file)]) == 2
    assert f"{file}, line" in capsys.readouterr().err


def test_reasons_add_up_to_the_points_and_only_small_ones_are_not_named():
    told = reasons.reasons(2.9, {"crowns": 2.4, "ships": -2.3, "rivals": 2.2, "goods": 1.8, "rest": -0.3, "passes": 0.1})
    assert told == [
        ("crowns", 2.4), ("ships", -2.3), ("rivals", 2.2), ("goods", 1.8), (reasons.OTHERS, -0.2), (reasons.BEYOND, -1.0)]
    assert sum(points for _, points in told) == pytest.approx(2.9)
    assert reasons.reasons(2.0, {"goods": 2.0}) == [("goods", 2.0)]
    assert [reasons.signed(-2.14, lang) for lang in LANGUAGES] == ["−2.1", "−2,1"]
