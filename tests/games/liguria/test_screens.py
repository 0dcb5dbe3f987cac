"""What each seat sees, and what it may know."""
import pytest

import kogge
from games.liguria.setting import GAME, card, ready, tile, wait
from games.setting import play
from kogge import EVERYONE, Journal, Rng, pick
from kogge.engine.position import digest
from kogge.games.liguria.market import PlaceMerchant

from .census import merchants
from .test_market import taking
from .test_sailing import sailing


@pytest.mark.rule("liguria.screen.behind")
def test_behind():
    table = GAME.start(4)
    player = table.players[1]
    player.knights, player.diplomats, player.cubes = [1, 0, 0, 1], [2, 0], [1, 2, 3]
    player.orders = [tile(table, "order red red blue")]

    assert table.view(0).players[1].screen is None
    assert table.view(0).players[1].forecast is None
    assert table.view(None).players[1].screen is None
    assert table.view(1).players[1].screen.cubes == [1, 2, 3]
    assert table.view(1).players[1].screen.swords == 4


def test_others_see_nothing_of_what_is_behind():
    bare, full = GAME.start(4), GAME.start(4)
    full.players[1].knights, full.players[1].diplomats, full.players[1].cubes = [1, 0, 0, 1], [2, 0], [1, 2, 3]
    full.players[1].orders = [tile(full, "order red red blue")]

    for seat in (None, 0, 2, 3):
        assert full.view(seat) == bare.view(seat)
    assert full.view(1) != bare.view(1)


@pytest.mark.rule("liguria.screen.beside")
def test_beside():
    table = ready()
    player = table.players[1]
    player.coins, player.cards, player.beaten, player.hold = 7, [card(-2)], [1, 0, 0, 0], [1, 0, 2]

    seen = table.view(0).players[1]

    assert (seen.coins, seen.beaten, seen.plus_and_minus, seen.at_risk, seen.hold) == (7, 1, -1, 5, [1, 0, 2])


@pytest.mark.rule("liguria.screen.witnessed")
@pytest.mark.parametrize("players", [3, 4])
def test_witnessed(players):
    """Every answer is open, so the log that anybody sees leads to the very same table; a guess can be nothing else."""
    journal, rng = Journal(GAME, players), Rng(4)
    while not journal.table.over:
        entry = journal.play(pick(journal.table, rng))
        assert entry.audience == EVERYONE
    for seat in range(players):
        table = GAME.start(players)
        for entry in journal.entries:
            table.play(GAME.action(entry.text(seat)))
        assert digest(table) == digest(journal.table)
        assert digest(journal.at(300).guess(seat, rng)) == digest(journal.at(300))


def test_every_screen_falls_at_the_end():
    table = GAME.start(3)
    kogge.playout(table, Rng(3))

    view = table.view(None)

    assert all(player.screen is not None for player in view.players)
    assert [sum(player.forecast.values()) for player in view.players] == table.totals()


def test_everybody_has_one_merchant():
    table, rng = GAME.start(4), Rng(8)
    while not table.over:
        if table.round:
            assert merchants(table) == 4
        table.apply(pick(table, rng))


def test_the_forecast_marks_the_orders_it_fills():
    table = ready()
    table.players[0].cubes = [2, 1, 0]
    table.players[0].orders = [tile(table, "order blue blue yellow"), tile(table, "order red red blue")]

    assert [order.filled for order in table.view(0).players[0].screen.orders] == [False, True]


def test_a_board_is_told_where_ships_can_go():
    table = sailing(wheels=1, anchor=1)

    routes = [(route.place, route.clockwise, route.steps, route.stop, route.end) for route in table.view(None).routes]

    clockwise = [(1, True, 1, True, True), (2, True, 2, False, True)]
    anticlockwise = [(11, False, 1, True, True), (10, False, 2, False, True)]
    assert routes == clockwise + anticlockwise
    assert table.view(2).routes_of == 0


def test_between_moves_a_seat_sees_its_own_reach():
    table = wait(ready(), PlaceMerchant(3))

    assert [route.place for route in table.view(1).routes] == [4, 2]  # out of Noli, by the printed wheel
    assert table.view(None).routes == []


def test_prices_of_tiles_are_told():
    table = play(taking(), "take 2")

    assert [offer.price for offer in table.view(None).row] == [-1, -1, 0, 1, 2]
