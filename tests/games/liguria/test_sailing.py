"""Phase 3c."""
import pytest

from games.liguria.setting import BLUE, RED, YELLOW, card, held, ready, tiles
from games.setting import legal, play, why_not
from kogge.games.liguria import rules
from kogge.games.liguria.course import MoveShips
from kogge.games.liguria.table import ANTICLOCKWISE, CLOCKWISE

CAMOGLI, ISLAND_1, ISLAND_2, NOLI, ISLAND_3, LERICI = 0, 1, 2, 3, 4, 9


def sailing(place=CAMOGLI, heading=CLOCKWISE, wheels=0, players=4, **symbols):
    """Seat 0 moves with a card of these symbols; the harbour has one printed wheel and `wheels` tiles."""
    table = ready(players)
    player = table.players[0]
    player.place, player.heading, player.front = place, heading, tiles(wheel=wheels)
    player.cards = [card(wheels=9), card(**symbols)]
    table.order = [0]
    table.ask(MoveShips(0))
    table.proceed()
    return table


def fleet(*order):
    """Everybody's ship is still to move, each with a card of its own; the first card in `order` has arrow and anchor."""
    table = ready()
    table.order = list(order)
    for seat, player in enumerate(table.players):
        player.cards = [card(wheels=2, reversal=seat == order[0], anchor=seat == order[0])]
    table.ask(MoveShips(0))
    table.proceed()
    return table


@pytest.mark.rule("liguria.3c.order")
def test_order():
    table = fleet(2, 0, 3, 1)

    sailed = []
    while not table.over:
        sailed.append(table.seat)
        play(table, "sail clockwise 1", "done", *["keep"] * (len(sailed) == 1))
    assert sailed == [2, 0, 3, 1]


@pytest.mark.rule("liguria.3c.order")
def test_each_move_has_its_own_card():
    table = fleet(2, 0, 3, 1)
    table.players[0].diplomats, table.players[2].diplomats = [2, 0], [1, 0]
    assert why_not(table, "anchor clockwise 1") is None

    play(table, "sail anticlockwise 3", "envoy wheels", "pay diplomat-1", "done")  # to Noli; neither arrow nor anchor used

    assert "anchor clockwise 1" not in legal(table)
    play(table, "sail clockwise 3")
    assert why_not(table, "envoy monks") is None  # another turn, though in the harbour where an envoy was just placed
    play(table, "done")
    table.players[3].place, table.players[3].heading = ISLAND_3, CLOCKWISE
    assert why_not(table, "sail anticlockwise 1") is rules.NO_TURNING


@pytest.mark.rule("liguria.3c.at-least-one")
def test_at_least_one():
    assert legal(sailing(ISLAND_1)) == ["sail clockwise 1"]


@pytest.mark.rule("liguria.3c.too-far")
def test_too_far():
    table = sailing(wheels=1)
    table.players[0].cards.append(card(wheels=1))

    assert why_not(table, "sail clockwise 3") is None  # printed, tile, card; the older card counts no more
    assert why_not(table, "sail clockwise 4") is rules.TOO_FAR


@pytest.mark.rule("liguria.3c.step")
def test_step():
    table = sailing(wheels=5)
    table.players[0].back = tiles(wheel=3)
    table.players[1].place = ISLAND_1  # no obstacle

    assert play(table, "sail clockwise 12").players[0].place == CAMOGLI
    assert play(sailing(wheels=2), "sail clockwise 3").players[0].place == NOLI
    assert play(sailing(wheels=2), "sail anticlockwise 3").players[0].place == LERICI
    assert play(sailing(wheels=2, players=3), "sail clockwise 3").players[0].place == 3  # an island: the gap is wider


@pytest.mark.rule("liguria.3c.turn-in-harbour")
@pytest.mark.parametrize("place", [CAMOGLI, NOLI])
def test_turn_in_harbour(place):
    assert legal(sailing(place)) == ["sail clockwise 1", "sail anticlockwise 1"]


@pytest.mark.rule("liguria.3c.no-turning")
def test_no_turning():
    assert why_not(sailing(ISLAND_1), "sail anticlockwise 1") is rules.NO_TURNING
    assert why_not(sailing(ISLAND_1, ANTICLOCKWISE), "sail anticlockwise 1") is None
    stopped = play(sailing(wheels=4, anchor=1), "anchor clockwise 3", "done")
    assert why_not(stopped, "sail anticlockwise 1") is rules.NO_TURNING  # a harbour, but only on the way
    assert why_not(stopped, "sail clockwise 1") is None


@pytest.mark.rule("liguria.3c.reversal-before")
def test_reversal_before():
    table = play(sailing(ISLAND_2, reversal=1), "sail anticlockwise 1")

    assert table.players[0].place == ISLAND_1
    assert play(table, "done").over  # the arrow is used: no turning afterwards


@pytest.mark.rule("liguria.3c.reversal-after")
def test_reversal_after():
    table = play(sailing(ISLAND_1, reversal=1), "sail clockwise 1", "done")

    assert legal(table) == ["turn", "keep"]
    assert play(table, "turn").players[0].heading == ANTICLOCKWISE
    assert table.over
    assert play(sailing(ISLAND_1, reversal=1), "sail clockwise 1", "done", "keep").players[0].heading == CLOCKWISE
    free = play(sailing(CAMOGLI, ANTICLOCKWISE, reversal=1), "sail clockwise 1", "done")
    assert legal(free) == ["turn", "keep"]  # turning in a harbour did not use the arrow
    assert play(sailing(ISLAND_2, reversal=1), "sail clockwise 1", "done").over  # ends in a harbour: not asked


@pytest.mark.rule("liguria.3c.anchor")
def test_anchor():
    table = sailing(wheels=2, anchor=1)
    table.islands[0], table.islands[1] = held(0, one=1, colour=RED), held(0, one=1, colour=BLUE)

    play(table, "anchor clockwise 1", "load red", "sail clockwise 1", "load blue")

    assert table.players[0].hold == [1, 1, 0]  # acts at the stop and at the end
    assert table.over
    assert "anchor clockwise 1" not in legal(sailing(wheels=2))


@pytest.mark.rule("liguria.3c.stop-on-the-way")
@pytest.mark.rule("liguria.3c.too-far")
def test_stop_on_the_way():
    table = sailing(wheels=2, anchor=1)

    assert why_not(table, "anchor clockwise 2") is None
    assert why_not(table, "anchor clockwise 3") is rules.STOP_ON_THE_WAY  # three steps in all
    stopped = play(table, "anchor clockwise 2", "done")
    assert legal(stopped) == ["sail clockwise 1"]
    assert why_not(stopped, "sail clockwise 2") is rules.TOO_FAR


@pytest.mark.rule("liguria.3c.acts-where-it-stops")
def test_acts_where_it_stops():
    table = sailing(wheels=1)
    table.islands[0], table.islands[1] = held(0, one=1, colour=RED), held(0, one=1, colour=YELLOW)

    assert play(table, "sail clockwise 2", "load yellow").players[0].hold == [0, 0, 1]
