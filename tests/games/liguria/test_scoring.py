"""The six steps of the final scoring."""
import pytest

from games.liguria.setting import card, held, points, ready, tile, tiles
from kogge import Rng
from kogge.games.liguria.parts import LARGEST_ORDER
from kogge.games.liguria.scoring import Filling


def scored(**changes):
    table = ready()
    for name, value in changes.items():
        setattr(table.players[0], name, value)
    return table


def ordering(cubes, *orders):
    table = ready()
    table.players[0].cubes = list(cubes)
    table.players[0].orders = [tile(table, name) for name in orders]
    return points(table)


@pytest.mark.rule("liguria.scoring.islands")
def test_islands():
    table = ready()
    table.islands[:3] = [held(0, one=1, points=8), held(0, one=1, points=5), held(1, one=1, points=9)]

    assert points(table, 0)["islands"] == 13
    assert points(table, 1)["islands"] == 9


@pytest.mark.rule("liguria.scoring.harbour")
def test_harbour():
    table = scored(front=tiles(wheel=2, small_building=1), back=tiles(large_building=1, merchant=1))
    prestige = table.parts.prestige

    assert points(table)["harbour"] == 2 * prestige[0][0] + prestige[2][0] + prestige[3][1] + prestige[1][1]


@pytest.mark.rule("liguria.scoring.plus-and-minus")
def test_plus_and_minus():
    table = scored(cards=[card(-3), card(-2), card(1)], front=tiles(monk=1), beaten=[1, 0, 0, 0])
    table.islands[0] = held(0, one=1, points=10)
    assert table.parts.plus[0] == table.parts.beaten == 1

    assert points(table)["plus-and-minus"] == -2 * 5


@pytest.mark.rule("liguria.scoring.plus-brings-nothing")
def test_plus_brings_nothing():
    assert points(scored(cards=[card(2), card(2)]))["plus-and-minus"] == 0


@pytest.mark.rule("liguria.scoring.floor")
def test_floor():
    table = scored(cards=[card(-3)], cubes=[1, 1, 1])
    table.islands[0] = held(0, one=1, points=8)

    assert points(table) == {"islands": 8, "harbour": 0, "plus-and-minus": -8, "orders": 0, "sets": 3, "diplomats": 0}
    assert table.totals()[0] == 3


@pytest.mark.rule("liguria.scoring.orders")
def test_orders():
    filled = ordering([2, 1, 0], "order red red blue")
    short = ordering([1, 2, 0], "order red red blue")
    one_of_two = ordering([2, 1, 0], "order red red blue", "order red red yellow")

    assert filled["orders"] == one_of_two["orders"] == 6
    assert short["orders"] == 0


@pytest.mark.rule("liguria.scoring.sets")
def test_sets():
    assert ordering([2, 3, 2])["sets"] == 6
    assert ordering([2, 3, 0])["sets"] == 0
    assert ordering([3, 2, 1], "order red red blue") == {
        "islands": 0, "harbour": 0, "plus-and-minus": 0, "orders": 6, "sets": 3, "diplomats": 0}


@pytest.mark.rule("liguria.scoring.best-filling")
def test_best_filling():
    both = ordering([3, 1, 2], "order red red blue", "order red yellow yellow")
    dear = ordering([2, 2, 1], "order red red blue", "order red red blue blue yellow")

    assert both["orders"] == 12
    assert dear["orders"] == 12  # the order of five instead of the order of three


@pytest.mark.rule("liguria.scoring.best-filling")
def test_sets_count_against_orders():
    """The dearer order would use up the blue cubes, without which there are no sets: nine and two sets are more than twelve."""
    filled = ordering([4, 3, 6], "order red blue blue blue yellow", "order red blue yellow yellow")

    assert (filled["orders"], filled["sets"]) == (9, 6)
    assert ordering([4, 3, 6], "order red blue blue blue yellow")["orders"] == 12  # alone it is worth more than the sets


@pytest.mark.rule("liguria.scoring.best-filling")
def test_best_filling_is_the_best():
    """Against trying every subset of orders."""
    rng, table = Rng(1), ready()
    orders = [tile for tile in table.parts.tiles if tile.prestige]
    for _ in range(200):
        hand = [orders[rng.below(len(orders))] for _ in range(LARGEST_ORDER)]
        cubes = [int(rng.below(6)) for _ in range(3)]
        best = 0
        for subset in range(2 ** len(hand)):
            chosen = [order for bit, order in enumerate(hand) if subset >> bit & 1]
            rest = [have - sum(order.cubes[colour] for order in chosen) for colour, have in enumerate(cubes)]
            if min(rest) >= 0:
                best = max(best, sum(order.prestige for order in chosen) + 3 * min(rest))

        filling = Filling(hand, cubes, 3)

        assert filling.orders + filling.sets == best
        assert filling.orders == sum(order.prestige for bit, order in enumerate(hand) if filling.filled >> bit & 1)


@pytest.mark.rule("liguria.scoring.aboard")
def test_aboard():
    assert scored(hold=[3, 3, 3], coins=50).totals()[0] == 0


@pytest.mark.rule("liguria.scoring.diplomats")
def test_diplomats():
    table = ready()
    table.players[1].front, table.players[1].back = tiles(wheel=2, small_building=1), tiles(wheel=1, large_building=2)
    table.players[1].envoys = [0, -1, 0, 2]
    table.players[2].envoys = [0, 0, 0, 0]  # nothing lies there

    assert points(table)["diplomats"] == (3 + 3) * 2
    assert points(table, 2)["diplomats"] == 0


@pytest.mark.rule("liguria.scoring.printed-is-no-tile")
def test_printed_is_no_tile():
    table = ready()
    table.players[1].envoys = [0, 0, -1, -1]  # beside the printed wheel and the printed merchant

    assert points(table)["diplomats"] == 0
    assert table.players[1].in_row(0) == 0


@pytest.mark.rule("liguria.scoring.ties")
def test_ties():
    table = ready()
    table.islands[:2] = [held(0, one=1, points=8), held(2, one=1, points=8)]

    assert table.ranking() == [1, 3, 1, 3]
