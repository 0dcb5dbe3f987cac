"""The bots on a toy that can be worked out by hand."""
from __future__ import annotations

import pytest

from kogge import compiled

if compiled.active():
    pytest.skip("a game outside the compiled build needs the plain engine", allow_module_level=True)

from bots.goals import GAME, Table, set_up
from kogge.bots import Level, UnknownLevel, choose, evaluate, hint, levels, named
from kogge.engine.luck import Rng
from kogge.engine.table import LUCK, pick


def table_with(*answers: str, players: int = 2) -> Table:
    table = set_up(GAME, players, None, {})
    table.proceed()
    for answer in answers:
        table.play(GAME.action(answer))
    return table


DEALT = ("deal hat", "deal pub", "keep hat", "deal hook", "deal anchor", "keep hook")


@pytest.mark.parametrize("level", ["greedy", "mate", "captain", "search:50", "captain:builder"])
def test_takes_what_pays(level: str) -> None:
    assert choose(table_with(*DEALT), 0, level).text == "claim hat"
    assert choose(table_with(*DEALT, "claim hat"), 1, level).text == "claim hook"


def test_search_denies_a_known_rival() -> None:
    """Seat 0 kept what seat 1 cannot see; seat 1 plays last and can only look after itself."""
    table = table_with(*DEALT, "claim pub")
    assert choose(table, 1, "search:100").text == "claim hook"


def test_only_what_the_seat_knows_matters() -> None:
    here = table_with("deal hat", "deal pub", "keep hat", "deal hook", "deal anchor", "keep hook")
    there = table_with("deal hat", "deal pub", "keep hat", "deal coffin", "deal coffin", "keep coffin")
    for level in levels:
        for seed in range(5):
            how = named(level)
            free_of_time = Level(how.bot, min(how.iterations, 100), 0.0, how.noise)
            assert choose(here, 0, free_of_time, seed) is choose(there, 0, free_of_time, seed), level


@pytest.mark.parametrize("level", ["random", "deckhand", "search:80"])
def test_same_seed_same_answer(level: str) -> None:
    table = table_with("deal hat", "deal pub")
    assert choose(table, 0, level, 7) is choose(table, 0, level, 7)


def test_thinking_does_not_touch_the_table() -> None:
    table = table_with(*DEALT)
    before = [vars(player).copy() for player in table.players]
    choose(table, 0, "search:50")
    evaluate(table)
    hint(table, 0, "search:50")
    assert [vars(player) for player in table.players] == before
    assert table.seat == 0


def test_hints_come_with_estimates() -> None:
    first, *others = hint(table_with(*DEALT), 0, "search:200")
    assert first.action.text == "claim hat"
    assert first.score == pytest.approx(4)
    assert all(other.score < first.score for other in others)
    assert sum(h.share for h in [first, *others]) == pytest.approx(1, abs=0.02)


def test_outlook_of_a_decided_game() -> None:
    table = table_with(*DEALT, "claim hat", "claim pub")
    mine, yours = evaluate(table, playouts=2)
    assert (mine.score, mine.win, yours.score, yours.win) == (4, 1, 1, 0)


def test_outlook_adds_up() -> None:
    for viewer in (None, 0, 1):
        assert sum(seat.win for seat in evaluate(table_with(*DEALT), viewer)) == pytest.approx(1)


def test_unknown_levels_are_named() -> None:
    with pytest.raises(UnknownLevel, match="bosun"):
        named("bosun")
    with pytest.raises(UnknownLevel, match="cook"):
        named("captain:cook")


def test_every_level_plays_a_whole_game() -> None:
    rng = Rng(3)
    for level in levels:
        how = named(level)
        table = table_with(players=3)
        while not table.over:
            if table.seat == LUCK:
                table.play(pick(table, rng))
            else:
                table.play(choose(table, table.seat, Level(how.bot, min(how.iterations, 20), 0.0, how.noise)))
