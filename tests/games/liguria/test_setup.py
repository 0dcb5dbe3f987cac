"""Set-up, and the preparation of each round."""
import pytest

from games.liguria.setting import GAME, asked, ready, wait
from games.setting import legal, play, why_not
from kogge import LUCK, Rng, pick, playout
from kogge.games.liguria import rules
from kogge.games.liguria.course import DealCards, LayTiles, StartRound
from kogge.games.liguria.ring import DrawOrder, LayIsland, LayMarker
from kogge.games.liguria.table import VACANT, Island

PLUS = ["deal 1", "deal 2", "deal 3", "deal 4", "deal 5"]  # the first cards are all positive, the 17th is the first negative


def dealt(players=4):
    """A table in its first round with nothing left to luck but tiles and cards."""
    table = ready(players)
    table.round = 0
    table.agenda = []
    table.ask(StartRound())
    table.proceed()
    return table


def play_luck(table, rng=None):
    rng = rng or Rng(1)
    while table.seat == LUCK:
        table.apply(pick(table, rng))
    return table


@pytest.mark.rule("liguria.setup.ring")
@pytest.mark.parametrize(("players", "islands"), [(3, 9), (4, 8)])
def test_ring(players, islands):
    table = play_luck(GAME.start(players))

    assert len(table.islands) == islands
    assert table.ring() == 12
    assert [table.harbour(place) for place in range(0, 12, table.gap)] == list(range(players))
    assert [table.island(place) for place in range(12) if table.harbour(place) == VACANT] == list(range(islands))


@pytest.mark.rule("liguria.setup.islands-gone")
def test_islands_gone():
    table = asked(LayIsland(), islands=ready().islands[:6], islands_left=[0, 1, 2])

    assert why_not(table, "island red") is rules.ISLANDS_GONE
    assert why_not(table, "island blue") is None
    assert sum(play_luck(GAME.start(4)).islands_left) == 1  # one stays in the box
    assert sum(play_luck(GAME.start(3)).islands_left) == 0


@pytest.mark.rule("liguria.setup.colours-differ")
def test_colours_differ():
    table = play(GAME.start(4), "island red", "marker 5")

    assert why_not(table, "island red") is rules.COLOURS_DIFFER
    play(table, "island blue", "marker 6")
    assert why_not(table, "island blue") is None  # the next gap begins


@pytest.mark.rule("liguria.setup.colours-suffice")
def test_colours_suffice():
    table = asked(LayIsland(), islands=ready().islands[:4], islands_left=[1, 1, 3])

    assert why_not(table, "island blue") is None  # leaves red, yellow and yellow: a yellow in each gap
    play(table, "island yellow", "marker 5")
    assert why_not(table, "island red") is None
    lost = asked(LayIsland(), islands=ready().islands[:5], islands_left=[1, 0, 3])
    lost.islands[4] = Island(1, 5, VACANT, [0, 0, 0, 0])
    assert why_not(lost, "island red") is rules.COLOURS_SUFFICE  # nothing but yellow for the last gap
    assert why_not(lost, "island yellow") is None


@pytest.mark.rule("liguria.setup.markers-gone")
def test_markers_gone():
    table = asked(LayMarker())
    table.markers[10] = 0

    assert why_not(table, "marker 10") is rules.MARKERS_GONE
    assert why_not(table, "marker 5") is None
    values = sorted(island.points for island in play_luck(GAME.start(3)).islands)
    assert values == sorted(GAME.sheet.data["markers"]["points"])


@pytest.mark.rule("liguria.setup.order-drawn")
def test_order_drawn():
    table = play(asked(DrawOrder(), order=[]), "order noli")

    assert why_not(table, "order noli") is rules.ORDER_DRAWN
    assert play(table, "order camogli", "order lerici", "order savona").order == [1, 0, 3, 2]


@pytest.mark.rule("liguria.setup.start")
def test_start():
    player = GAME.start(4).players[0]

    assert (player.coins, player.wheels(ready().parts), player.sacks(ready().parts)) == (3, 1, 1)


@pytest.mark.rule("liguria.setup.harbour-cubes")
def test_harbour_cubes():
    for player in GAME.start(4).players:
        assert sorted(player.docks) == [0, 1, 1]


@pytest.mark.rule("liguria.setup.ship-at-home")
def test_ship_at_home():
    table = GAME.start(4)

    for seat, player in enumerate(table.players):
        assert table.harbour(player.place) == seat
        assert player.room(table.parts) == 10


@pytest.mark.rule("liguria.setup.no-orders-dealt")
def test_no_orders_dealt():
    table = GAME.start(4)

    assert all(player.orders == [] and player.cards == [] for player in table.players)
    assert sum(table.bag[11:]) == 18  # all orders are in the bag


@pytest.mark.rule("liguria.1.rounds")
@pytest.mark.parametrize(("players", "rounds"), [(3, 9), (4, 8)])
def test_rounds(players, rounds):
    table = GAME.start(players)
    playout(table, Rng(1))

    assert table.round == rounds
    assert [len(player.cards) for player in table.players] == [rounds] * players


@pytest.mark.rule("liguria.1.tiles-laid")
@pytest.mark.parametrize(("players", "count"), [(3, 12), (4, 15)])
def test_tiles_laid(players, count):
    table = play(dealt(players), "lay wheel", "lay monk")

    assert [tile.name for tile in table.row] == ["wheel", "monk"]
    assert len(play_luck(table).row) == count


@pytest.mark.rule("liguria.1.bag-holds-none")
def test_bag_holds_none():
    table = asked(LayTiles())
    table.bag[0] = 0

    assert why_not(table, "lay wheel") is rules.BAG_HOLDS_NONE
    assert why_not(table, "lay monk") is None
    assert table.odds()[legal(table).index("lay monk")] == 18
    assert play(table, "lay monk").odds()[legal(table).index("lay monk")] == 17


@pytest.mark.rule("liguria.1.cards-laid")
@pytest.mark.parametrize("players", [3, 4])
def test_cards_laid(players):
    assert len(play_luck(dealt(players)).cards) == players


@pytest.mark.rule("liguria.1.card-dealt")
def test_card_dealt():
    table = play(asked(DealCards()), "deal 7")

    assert why_not(table, "deal 7") is rules.CARD_DEALT
    assert why_not(table, "deal 8") is None


@pytest.mark.rule("liguria.1.both-signs")
def test_both_signs():
    table = play(asked(DealCards()), *PLUS[:4])

    assert [card.name for card in table.cards] == ["1", "2", "3"]  # the fourth is set aside
    assert table.seat == LUCK
    play(table, "deal 17")
    assert [card.name for card in table.cards] == ["1", "2", "3", "17"]
    assert table.over
    assert play(asked(DealCards()), "deal 17", *PLUS[:3]).over  # both signs at once: nothing to repair


@pytest.mark.rule("liguria.1.aside-returns")
def test_aside_returns():
    table = play(asked(DealCards()), *PLUS)

    assert (table.deck[3], table.deck[4]) == (0, 0)  # set aside, not drawn again in the same repair
    play(table, "deal 17")
    assert (table.deck[3], table.deck[4]) == (1, 1)


@pytest.mark.rule("liguria.1.beyond-repair")
def test_beyond_repair():
    table = asked(DealCards())
    table.deck[16:] = [0] * 20  # no negative card left

    assert play(table, *PLUS[:4]).over
    assert len(table.cards) == 4


def test_a_round_begins_with_tiles():
    assert legal(wait(ready(), LayTiles()))[0] == "lay wheel"
