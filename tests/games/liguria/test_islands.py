"""At an island."""
import pytest

from games.liguria.setting import BLUE, GAME, RED, YELLOW, card, held, ready
from games.setting import legal, play, why_not
from kogge.engine.rule import NOT_ASKED
from kogge.games.liguria import rules
from kogge.games.liguria.course import MoveShips
from kogge.games.liguria.table import VACANT

from .test_sailing import sailing


def landing(island, knights=(0, 0, 0, 0), **changes):
    """Seat 0 has just reached this island with these knights behind the screen."""
    table = sailing()
    table.islands[0] = island
    table.players[0].knights = list(knights)
    for name, value in changes.items():
        setattr(table.players[0], name, value)
    return play(table, "sail clockwise 1")


@pytest.mark.rule("liguria.island.optional")
def test_optional():
    table = play(landing(held(VACANT), [1, 0, 0, 0]), "done")

    assert table.over
    assert table.islands[0].holder == VACANT


@pytest.mark.rule("liguria.island.no-knight")
def test_no_knight():
    table = play(landing(held(VACANT), [0, 1, 1, 0]), "land knight-1")

    assert why_not(table, "land knight-1") is rules.NO_KNIGHT  # the only one has landed
    assert why_not(table, "land knight-3") is rules.NO_KNIGHT
    assert why_not(table, "land knight-2") is None


@pytest.mark.rule("liguria.island.empty")
def test_empty():
    table = play(landing(held(VACANT, colour=BLUE), [1, 0, 2, 0]), "land knight-2", "land knight-cube", "done")

    assert table.islands[0].holder == 0
    assert table.islands[0].swords == 3
    assert table.players[0].knights == [0, 0, 1, 0]
    assert table.players[0].hold == [0, 2, 0]  # two tiles, two blue cubes


@pytest.mark.rule("liguria.island.own")
def test_own():
    table = landing(held(0, three=1, colour=YELLOW))

    assert legal(table) == ["load yellow", "leave"]  # no other colour, and nobody to fight
    assert play(table, "load yellow").players[0].hold == [0, 0, 1]
    assert table.over
    last = landing(held(0, three=1, colour=YELLOW), hold=[9, 0, 0])
    assert play(last, "load yellow").players[0].hold == [9, 0, 1]
    full = landing(held(0, cube=1, colour=YELLOW), hold=[9, 1, 0])
    assert full.over  # nothing could be loaded: not asked
    assert full.players[0].hold == [9, 1, 0]


@pytest.mark.rule("liguria.island.own-may-be-left")
def test_own_may_be_left():
    table = play(landing(held(0, cube=2, colour=RED), hold=[9, 0, 0]), "leave")

    assert table.over  # no free cubes either
    assert table.players[0].hold == [9, 0, 0]
    assert table.islands[0].holder == 0
    on_the_way = sailing(wheels=2, anchor=1)
    on_the_way.islands[0] = held(0, one=1, colour=RED)
    on_the_way.players[0].hold = [9, 0, 0]
    play(on_the_way, "anchor clockwise 1", "leave", "sail clockwise 2", "load blue")
    assert on_the_way.players[0].hold == [9, 1, 0]  # the place kept free serves in Noli


@pytest.mark.rule("liguria.island.own-may-be-left")
def test_owners_were_not_asked_by_the_first_rules():
    game = GAME.by_rules(1)
    table = game.start(4)
    asked, table.agenda, table.order, table.round = ready(), [], [0], 1
    table.islands, table.islands[0] = asked.islands, held(0, cube=1, colour=RED)
    table.players[0].cards = [card()]
    table.ask(MoveShips(0))
    table.proceed()

    assert play(table, "sail clockwise 1").players[0].hold == [1, 0, 0]
    assert legal(table) == ["load red", "load blue", "load yellow", "done"]


@pytest.mark.rule("liguria.island.own-free-cubes")
def test_own_free_cubes():
    table = play(landing(held(0, cube=2, one=1, colour=RED)), "load red")

    assert legal(table) == ["load red", "load blue", "load yellow", "done"]
    assert play(table, "load blue", "load yellow").players[0].hold == [1, 1, 1]
    assert table.over
    declined = play(landing(held(0, cube=2, colour=RED)), "load red", "done")
    assert declined.players[0].hold == [1, 0, 0]
    full = play(landing(held(0, cube=2, colour=RED), hold=[9, 0, 0]), "load red")
    assert full.over  # the island's own cube came first and filled the hold


@pytest.mark.rule("liguria.island.no-reinforcing")
def test_no_reinforcing():
    table = landing(held(0, one=1), [0, 0, 1, 0])

    assert why_not(table, "land knight-2") is NOT_ASKED
    assert play(table, "load red").over
    assert table.players[0].knights == [0, 0, 1, 0]


@pytest.mark.rule("liguria.island.too-few-swords")
def test_too_few_swords():
    defended = held(1, two=1)

    assert why_not(landing(defended, [2, 0, 0, 0]), "land knight-cube") is rules.TOO_FEW_SWORDS  # equal is not more
    table = landing(defended, [0, 0, 0, 1])
    assert why_not(table, "land knight-3") is None  # one tile against one, three swords against two
    begun = play(landing(defended, [0, 1, 1, 0]), "land knight-1")
    assert why_not(begun, "done") is rules.TOO_FEW_SWORDS
    assert why_not(play(begun, "land knight-2"), "done") is None
    equal = play(landing(defended, [0, 3, 0, 0]), "land knight-1", "land knight-1")
    assert why_not(equal, "done") is rules.TOO_FEW_SWORDS
    assert why_not(play(equal, "land knight-1"), "done") is None


@pytest.mark.rule("liguria.island.beaten-knights")
def test_beaten_knights():
    table = play(landing(held(1, cube=1, one=1), [0, 0, 0, 1]), "land knight-3", "done")

    loser = table.players[1]
    assert loser.beaten == [1, 1, 0, 0]
    assert loser.knights == [0, 0, 0, 0]
    assert loser.plus_and_minus(table.parts) == 2 * table.parts.beaten


@pytest.mark.rule("liguria.island.conquest-cubes")
def test_conquest_cubes():
    table = play(landing(held(1, one=1, colour=BLUE), [0, 0, 0, 1]), "land knight-3", "done")

    assert table.islands[0].holder == 0
    assert table.players[0].hold == [0, 1, 0]


@pytest.mark.rule("liguria.island.one-case")
def test_one_case():
    table = play(landing(held(VACANT, colour=RED), [1, 0, 0, 0]), "land knight-cube", "done")

    assert table.over  # no free cube for the symbol that has just landed
    assert table.players[0].hold == [1, 0, 0]


@pytest.mark.rule("liguria.island.swords-open")
def test_swords_open():
    table = landing(held(1, two=1))

    for seat in (None, 0, 1, 2):
        assert table.view(seat).ring[1].swords == 2


@pytest.mark.rule("liguria.island.hold-full")
def test_hold_full():
    table = play(landing(held(VACANT), [3, 0, 0, 0], hold=[9, 0, 0]), "land knight-cube", "land knight-cube", "done")

    assert sum(table.players[0].hold) == 10  # one of two fits
    assert table.islands[0].swords == 2
