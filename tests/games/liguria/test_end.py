"""The end of a round and of the game."""
import pytest

from games.liguria.setting import card, ready, row, tiles
from games.setting import legal, play, why_not
from kogge.games.liguria import rules
from kogge.games.liguria.course import EndRound, LastMoves
from kogge.games.liguria.table import CLOCKWISE


def ending(order=(0, 1, 2, 3), place=11, wheels=0, hold=(1, 0, 0)):
    """The last round is over; the ship of seat 0 is on its way home with cargo."""
    table = ready()
    table.round = table.rounds
    table.order = list(order)
    player = table.players[0]
    player.place, player.heading, player.hold = place, CLOCKWISE, list(hold)
    player.front = tiles(wheel=wheels)
    player.cards = [card(wheels=3, reversal=1, anchor=1)] * table.rounds
    table.ask(LastMoves(0))
    table.proceed()
    return table


@pytest.mark.rule("liguria.end.leftover-tiles")
def test_leftover_tiles():
    table = row(ready(), "wheel", "wheel", "knight-3")
    table.ask(EndRound())
    table.proceed()

    assert table.row == []
    assert (table.gone[0], table.gone[8]) == (2, 1)
    assert table.round == 2


@pytest.mark.rule("liguria.end.last-move")
@pytest.mark.rule("liguria.3c.too-far")
def test_last_move():
    table = ending(place=9, wheels=1)  # two wheels in the harbour, three more on the card

    assert why_not(table, "sail clockwise 2") is None
    assert why_not(table, "sail clockwise 3") is rules.TOO_FAR
    assert table.view(0).players[0].steps == table.view(1).players[0].steps == 2
    assert play(table, "stay").view(0).players[0].steps == 2
    waiting = ready()
    waiting.round = waiting.rounds
    waiting.order = [2, 0, 1, 3]
    for player in waiting.players:
        player.hold = [1, 0, 0]
    waiting.ask(EndRound())
    waiting.proceed()
    for seat in waiting.order:
        assert waiting.seat == seat
        play(waiting, "stay")


@pytest.mark.rule("liguria.end.only-unloading")
@pytest.mark.rule("liguria.3c.no-turning")
def test_only_unloading():
    home = play(ending(), "sail clockwise 1")
    assert home.players[0].cubes == [1, 0, 0]
    assert home.over
    away = play(ending(place=1), "sail clockwise 1")
    assert away.over  # an island, and nothing to do there
    assert play(ending(place=2), "sail clockwise 1").players[0].cubes == [0, 0, 0]  # another's harbour
    assert why_not(ending(place=11), "sail anticlockwise 1") is rules.NO_TURNING  # in spite of the card's arrow
    assert why_not(ending(place=9), "sail anticlockwise 1") is None  # from a harbour


@pytest.mark.rule("liguria.end.may-stay")
def test_may_stay():
    assert "stay" in legal(ending())
    assert play(ending(), "stay").players[0].hold == [1, 0, 0]
    assert ending(hold=(0, 0, 0)).over
