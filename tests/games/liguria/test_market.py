"""Phases 2 and 3a."""
import pytest

from games.liguria.setting import asked, ready, row, tiles
from games.setting import legal, play, why_not
from kogge.engine.texts import texts
from kogge.games.liguria import rules
from kogge.games.liguria.course import ChooseCards, CollectTiles, PlaceMerchants
from kogge.games.liguria.market import NO_TILE, PlaceMerchant, TakeTiles
from kogge.games.liguria.table import VACANT

FIVE = ["wheel", "merchant", "monk", "knight-2", "diplomat-1"]


def taking(*names, left=3, coins=3, **changes):
    """Seat 0 may take `left` tiles from this row."""
    table = asked(TakeTiles(0, left, NO_TILE), coins=coins, order=[], **changes)
    table.street[3] = 0
    return row(table, *(names or FIVE))


def collecting(*places, players=4):
    """The seats from 0 on stand on these places of the street, 1 to 7, and begin to collect."""
    table = row(ready(players), *FIVE * 3)
    table.order = []
    for seat, place in enumerate(places):
        table.street[place - 1] = seat
    table.ask(CollectTiles())
    table.proceed()
    return table


@pytest.mark.rule("liguria.2.last-first")
@pytest.mark.parametrize("players", [3, 4])
def test_last_first(players):
    table = ready(players)
    table.ask(PlaceMerchants())
    table.proceed()

    for place, seat in enumerate(reversed(range(players)), 1):
        assert table.seat == seat
        play(table, f"market {place}")
    assert table.over


@pytest.mark.rule("liguria.2.place-taken")
def test_place_taken():
    table = asked(PlaceMerchant(3))
    table.street[6] = 1

    assert why_not(table, "market 7") is rules.PLACE_TAKEN
    assert why_not(table, "market 6") is None


@pytest.mark.rule("liguria.2.place-says")
def test_place_says():
    table = collecting(5)
    tiles_there, coins_there = table.parts.street_tiles[4], table.parts.street_coins[4]

    assert table.players[0].coins == 3 + coins_there
    play(table, *(f"take {n}" for n in range(1, tiles_there + 1)))
    assert table.over  # nobody else stands there, and the taking ends with the last tile allowed


@pytest.mark.rule("liguria.3a.phase-by-phase")
def test_phase_by_phase():
    table = collecting(1, 2, 3, 4)
    table.agenda.insert(0, ChooseCards(0))
    table.cards = table.parts.cards[:4]

    for _ in range(4):
        assert "done" in legal(table)
        play(table, "done")
    assert legal(table) == ["card 1", "card 2", "card 3", "card 4"]


@pytest.mark.rule("liguria.3a.street-order")
def test_street_order():
    table = collecting(6, 2, 4)

    assert table.seat == 1
    assert play(table, "done").seat == 2
    assert play(table, "done").seat == 0


@pytest.mark.rule("liguria.3a.coins-first")
def test_coins_first():
    table = collecting(3)
    table.players[0].coins -= 3  # only the coins of the place are left

    assert table.players[0].coins == table.parts.street_coins[2] == 2
    assert why_not(play(table, "take 1"), "take 4") is None


@pytest.mark.rule("liguria.3a.gap-price")
def test_gap_price():
    table = play(taking(), "take 1", "take 3", "take 5")

    assert table.players[0].coins == 3 - 2
    assert play(taking(), "take 2", "take 3").players[0].coins == 3


@pytest.mark.rule("liguria.3a.before-the-first")
def test_before_the_first():
    assert play(taking(coins=0), "take 5").players[0].coins == 0


@pytest.mark.rule("liguria.3a.gap-too-dear")
def test_gap_too_dear():
    table = play(taking(coins=1), "take 1")

    assert why_not(table, "take 3") is None
    assert why_not(table, "take 4") is rules.GAP_TOO_DEAR
    assert legal(table) == ["take 2", "take 3", "done"]


@pytest.mark.rule("liguria.3a.left-to-right")
def test_left_to_right():
    table = play(taking(), "take 3")

    assert why_not(table, "take 2") is rules.LEFT_TO_RIGHT
    assert why_not(table, "take 4") is None


@pytest.mark.rule("liguria.3a.tile-gone")
def test_tile_gone():
    table = play(taking(), "take 3")
    gone = next(action for action in table.agenda[-1].candidates(table) if action.text == "take 3")

    assert why_not(table, "take 3") is rules.TILE_GONE
    assert texts(table.game, "en").action(table, gone) == "Place 3 of the tile row is empty"


@pytest.mark.rule("liguria.3a.fewer")
def test_fewer():
    none, one = play(taking(), "done"), play(taking(), "take 1", "done")

    assert none.over
    assert one.over
    assert sum(one.players[0].front) == 1


@pytest.mark.rule("liguria.3a.into-the-harbour")
def test_into_the_harbour():
    table = play(taking("wheel", "merchant", "small-building", "monk", left=4), "take 1", "take 2", "take 3", "take 4")

    assert table.players[0].front == tiles(wheel=1, merchant=1, small_building=1, monk=1)


@pytest.mark.rule("liguria.3a.row-full")
def test_row_full():
    four = {"front": tiles(small_building=2, large_building=1), "back": tiles(small_building=1)}
    table = taking("small-building", "large-building", **four)
    assert table.parts.places == 5

    play(table, "take 1", "take 2")  # the fifth fits, the sixth does not

    assert table.players[0].in_row(2) == 5
    assert (table.gone[2], table.gone[3]) == (0, 1)


@pytest.mark.rule("liguria.3a.behind-the-screen")
def test_behind_the_screen():
    names = ["knight-2", "diplomat-1", "order red red blue"]
    player = play(taking(*names), "take 1", "take 2", "take 3").players[0]

    assert (player.knights, player.diplomats) == ([0, 0, 1, 0], [1, 0])
    assert [order.name for order in player.orders] == ["order red red blue"]
    assert sum(player.front) == 0


@pytest.mark.rule("liguria.3a.closed-up")
def test_closed_up():
    table = play(taking(), "take 2", "take 4")

    assert [tile and tile.name for tile in table.row] == ["wheel", None, "monk", None, "diplomat-1"]
    play(table, "done")
    assert [tile.name for tile in table.row] == ["wheel", "monk", "diplomat-1"]


@pytest.mark.rule("liguria.3a.new-order")
def test_new_order():
    table = play(collecting(6, 2, 4, 1), "done", "done")

    assert table.order == [3, 1]
    assert play(table, "done", "done").order == [3, 1, 2, 0]
    assert table.street == [VACANT] * 7
