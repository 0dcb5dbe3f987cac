"""At home and abroad."""
import pytest

from games.liguria.setting import GAME, card, ready, tiles, wait
from games.setting import legal, play, why_not
from kogge import Rng, playout
from kogge.games.liguria import rules
from kogge.games.liguria.harbours import VisitHarbour
from kogge.games.liguria.table import VACANT

from .test_sailing import CAMOGLI, sailing


def visiting(**changes):
    """Seat 0 has just reached Noli, the harbour of seat 1."""
    table = sailing(place=2, wheels=1)
    for name, value in changes.items():
        setattr(table.players[0], name, value)
    return play(table, "sail clockwise 1")


def paid(tiles, *answers, envoys=(VACANT,) * 4):
    """Seat 0 has reached Noli with so many diplomats of one and of two scrolls."""
    table = sailing(place=2)
    table.players[0].diplomats = list(tiles)
    table.players[1].envoys = list(envoys)
    return play(table, "sail clockwise 1", *answers)


@pytest.mark.rule("liguria.home.unload")
def test_unload():
    table = sailing(place=11, wheels=1, anchor=1)
    table.players[0].hold = [2, 1, 0]

    play(table, "anchor clockwise 1")  # home, on the way

    assert table.players[0].cubes == [2, 1, 0]
    assert table.players[0].hold == [0, 0, 0]
    passed = sailing(place=11, wheels=1)
    passed.players[0].hold = [2, 1, 0]
    assert play(passed, "sail clockwise 2").players[0].hold == [2, 1, 0]


@pytest.mark.rule("liguria.home.no-loading")
def test_no_loading_at_home():
    table = play(sailing(place=11), "sail clockwise 1")

    assert table.players[0].place == CAMOGLI
    assert table.over
    assert sum(table.players[0].docks) == 2


@pytest.mark.rule("liguria.abroad.optional")
def test_optional():
    assert play(visiting(), "done").over
    either = visiting(diplomats=[1, 0])
    play(either, "load blue", "envoy wheels", "pay diplomat-1")
    other = visiting(diplomats=[1, 0])
    play(other, "envoy wheels", "pay diplomat-1", "load blue")
    assert either.players[0].hold == other.players[0].hold == [0, 1, 0]


@pytest.mark.rule("liguria.abroad.sacks-used")
def test_sacks_used():
    table = play(visiting(), "load blue")

    assert why_not(table, "load yellow") is rules.SACKS_USED
    more = play(visiting(back=tiles(merchant=1)), "load blue")
    assert why_not(more, "load yellow") is None  # printed sack and an upgraded merchant


@pytest.mark.rule("liguria.abroad.no-cube")
def test_no_cube():
    table = visiting()

    assert why_not(table, "load red") is rules.NO_CUBE  # Noli offers blue and yellow
    assert why_not(table, "load blue") is None
    assert play(table, "load blue").players[1].docks == [0, 0, 1]


@pytest.mark.rule("liguria.abroad.hold-full")
def test_hold_full():
    assert why_not(visiting(hold=[5, 5, 0]), "load blue") is rules.HOLD_FULL
    assert why_not(visiting(hold=[5, 4, 0]), "load blue") is None


@pytest.mark.rule("liguria.abroad.field-taken")
def test_field_taken():
    table = paid([3, 0], envoys=(2, VACANT, VACANT, VACANT))

    assert why_not(table, "envoy wheels") is rules.FIELD_TAKEN
    assert why_not(table, "envoy monks") is None  # a row without tiles


@pytest.mark.rule("liguria.abroad.rising-price")
@pytest.mark.parametrize("placed", [0, 1, 2, 3])
def test_rising_price(placed):
    envoys = tuple([2, 0, 3][:placed] + [VACANT] * (4 - placed))

    table = paid([5, 0], "envoy monks", *["pay diplomat-1"] * (placed + 1), envoys=envoys)

    assert legal(table) != ["pay diplomat-1"]  # paid in full
    assert table.players[0].diplomats == [5 - placed - 1, 0]
    assert table.players[1].envoys[3] == 0


@pytest.mark.rule("liguria.abroad.too-few-scrolls")
def test_too_few_scrolls():
    second = (2, VACANT, VACANT, VACANT)

    assert why_not(paid([1, 0], envoys=second), "envoy monks") is rules.TOO_FEW_SCROLLS
    assert why_not(paid([2, 0], envoys=second), "envoy monks") is None
    assert why_not(paid([0, 1], envoys=second), "envoy monks") is None


@pytest.mark.rule("liguria.abroad.no-diplomat")
def test_no_diplomat():
    table = paid([2, 0], "envoy monks", envoys=(2, VACANT, VACANT, VACANT))

    assert why_not(table, "pay diplomat-2") is rules.NO_DIPLOMAT
    assert why_not(table, "pay diplomat-1") is None
    assert table.view(0).now.price_left == 2


@pytest.mark.rule("liguria.abroad.overpaying")
def test_overpaying():
    table = paid([1, 1], "envoy wheels", "pay diplomat-2", "done")  # two scrolls for a price of one

    assert table.over
    assert table.players[0].diplomats == [1, 0]
    assert table.view(0).players[1].envoy_price == 2
    assert table.gone[10] == 1


@pytest.mark.rule("liguria.abroad.scrolls-or-tiles")
def test_scrolls_or_tiles():
    second = (2, VACANT, VACANT, VACANT)

    assert why_not(paid([0, 1], envoys=second), "envoy monks") is None  # two scrolls
    table = ready(diplomats="tiles")
    table.players[1].envoys = list(second)
    wait(table, VisitHarbour(0, 1, 1), diplomats=[0, 1])
    assert why_not(table, "envoy monks") is rules.TOO_FEW_SCROLLS  # one tile
    wait(table, VisitHarbour(0, 1, 1), diplomats=[1, 1])
    play(table, "envoy monks", "pay diplomat-2", "pay diplomat-1", "done")
    assert table.over


def test_games_that_count_tiles_end():
    for seed in range(20):
        table = GAME.start(4, options={"diplomats": "tiles"})
        playout(table, Rng(seed))
        assert table.view(None).price_counts == "tiles"


@pytest.mark.rule("liguria.abroad.one-envoy-a-turn")
def test_one_envoy_a_turn():
    table = paid([5, 0], "envoy wheels", "pay diplomat-1")

    assert why_not(table, "envoy monks") is rules.ONE_ENVOY_A_TURN
    play(table, "done")
    later = sailing(place=2)
    later.players[0].diplomats = [4, 0]
    later.players[1].envoys = [0, VACANT, VACANT, VACANT]
    assert why_not(play(later, "sail clockwise 1"), "envoy monks") is None  # the same player, another turn


@pytest.mark.rule("liguria.abroad.one-envoy-a-turn")
def test_one_envoy_a_turn_even_when_stopping_twice():
    """All the way round with an anchor: the same harbour twice in one turn."""
    table = sailing(place=2, wheels=5, anchor=1)
    table.players[0].cards.append(card(wheels=8, anchor=1))
    table.players[0].diplomats = [5, 0]

    play(table, "anchor clockwise 1", "envoy wheels", "pay diplomat-1", "done", "sail clockwise 12")

    assert why_not(table, "envoy monks") is rules.ONE_ENVOY_A_TURN
