"""The eight actions."""
import pytest

from games.die_werft.setting import (
    DESIGN,
    GAME,
    TRAIN,
    acting,
    asked,
    canal,
    change,
    choosing,
    deal,
    offer,
    row,
    stack,
    started,
    waterway,
)
from games.setting import legal, play, why_not
from kogge import LUCK
from kogge.games.die_werft import dock, rules
from kogge.games.die_werft.market import REFILL
from kogge.games.die_werft.parts import BOW, EMPLOYEES, ITEMS, MIDDLE, STERN
from kogge.games.die_werft.shipbuilding import Placing
from kogge.games.die_werft.table import NOTHING

HULL = {"bow": BOW, "middle": MIDDLE, "stern": STERN}


def placing(hull, picture):
    return change(asked(Placing(0, HULL[hull], DESIGN["cabin"], 0, False)), 0, dock=picture)


def spaces(hull, picture):
    return [int(text.split()[1]) for text in legal(placing(hull, picture))]


# Shipbuilding

@pytest.mark.rule("die-werft.build.one-to-three")
def test_up_to_three_tiles():
    table = acting("build")
    play(table, "take bow 1", "place 1", "take left 1", "place 2")
    assert why_not(table, "take stern 1") is None
    play(table, "take stern 1", "place 5")

    assert table.seat == LUCK  # the action is over, the columns are filled up
    assert table.players[0].row == row("B M . . S . . . .")


@pytest.mark.rule("die-werft.build.at-least-one")
def test_at_least_one_tile():
    table = acting("build")

    assert why_not(table, "done") is rules.TAKE_ONE
    play(table, "take bow 1", "place 1")
    assert why_not(table, "done") is None


@pytest.mark.rule("die-werft.build.prices")
@pytest.mark.parametrize(("place", "price"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2)])
def test_prices_by_row(place, price):
    table = play(acting("build"), f"take stern {place}")

    assert table.players[0].guilders == 6 - price


@pytest.mark.rule("die-werft.build.empty-spaces")
def test_only_empty_spaces():
    table = placing("middle", "B . . . . . . . .")

    assert why_not(table, "place 1") is rules.SPACE_TAKEN
    assert why_not(table, "place 2") is None


@pytest.mark.rule("die-werft.build.never-moved")
def test_finished_ships_keep_their_spaces_until_the_end_of_the_turn():
    table = change(acting("build"), 0, dock="B M . . . . . . .")
    play(table, "take stern 1", "place 3", "take bow 1")

    assert why_not(table, "place 1") is rules.SPACE_TAKEN
    assert why_not(table, "place 4") is None


@pytest.mark.rule("die-werft.build.full-dock")
def test_the_last_space():
    """Eight tiles and one gap: only what finishes a ship may fill it."""
    assert why_not(placing("bow", "B B . S S M M M S"), "place 3") is rules.DOCK_FULL
    assert why_not(placing("middle", "B B . S S M M M S"), "place 3") is None


@pytest.mark.rule("die-werft.build.full-dock")
def test_a_ship_finished_in_the_same_action_counts():
    table = change(acting("build"), 0, dock="B . S B . M M M S")
    play(table, "take left 1", "place 2")

    assert spaces_for(table, "take bow 1") == [5]


def spaces_for(table, take):
    return [int(text.split()[1]) for text in legal(play(table, take))]


NOT_ALLOWED = [  # the four crossed-out examples of the rule book's figure, and their mirror images
    ("middle", ". . . . . . . . .", 1), ("stern", ". . . . . . . . .", 1),
    ("middle", ". . . . . . . . .", 9), ("bow", ". . . . . . . . .", 9),
    ("stern", ". . . B . . . . .", 5), ("bow", ". . . . S . . . .", 4),
    ("bow", ". . . . . . . . .", 8), ("stern", ". . . . . . . . .", 2),
    ("bow", "B M . . . . S . .", 6),
]
ALLOWED = [  # the two ticked examples and their neighbours
    ("bow", ". . . . . . . . .", 1), ("stern", ". . . . . . . . .", 9),
    ("bow", ". . . . . . . . .", 7), ("stern", ". . . . . . . . .", 3),
    ("stern", ". . . B . . . . .", 6),
    ("bow", ". B . . . . . . .", 1), ("bow", "B . . . . . . . .", 2), ("bow", "B . . M S . . . .", 3),
    ("middle", "B . S . B . S . .", 4), ("middle", "B . S . . B . S .", 4),
]


@pytest.mark.rule("die-werft.build.must-become-a-ship")
@pytest.mark.parametrize(("hull", "picture", "space"), NOT_ALLOWED)
def test_no_place_where_it_never_becomes_a_ship(hull, picture, space):
    assert why_not(placing(hull, picture), f"place {space}") is rules.NEVER_A_SHIP


@pytest.mark.rule("die-werft.build.must-become-a-ship")
@pytest.mark.parametrize(("hull", "picture", "space"), ALLOWED)
def test_places_where_it_still_can(hull, picture, space):
    assert why_not(placing(hull, picture), f"place {space}") is None


def test_every_dock_reached_by_play_can_be_cleared():
    assert dock.clearable(row("B B . S M B . S S"))
    assert not dock.clearable(row(". . . . . . . B S"))
    assert not dock.clearable(row("B S . . . . . . ."))
    assert spaces("middle", "B . S . . . . . .") == [2, 4, 5, 6, 7, 8]


@pytest.mark.rule("die-werft.build.need-not-touch")
def test_loose_parts():
    assert spaces("stern", "B . . . . . . . .") == [3, 4, 5, 6, 7, 8, 9]


@pytest.mark.rule("die-werft.build.only-what-fits")
def test_only_tiles_with_a_place():
    table = change(acting("build"), 0, dock="B B . S S M M M S")

    assert why_not(table, "take left 1") is None
    assert why_not(table, "take bow 1") is rules.FITS_NOWHERE
    assert why_not(table, "take stern 1") is rules.FITS_NOWHERE


@pytest.mark.rule("die-werft.build.nothing-possible")
def test_no_shipbuilding_without_a_tile_to_lay():
    table = change(choosing(), 0, dock="B B . S S M M M S")
    table.positions[0] = -9  # behind the lead
    table.lead = 1
    assert why_not(table, "choose build") is None
    for column in (5, 10):
        table.market[column] = table.market[column + 1] = NOTHING  # so a middle costs a guilder
    assert why_not(table, "choose build") is rules.NOTHING_TO_BUILD
    table.players[0].guilders = 1
    assert why_not(table, "choose build") is None


@pytest.mark.rule("die-werft.build.refill")
@pytest.mark.rule("die-werft.build.prices-stay")
def test_columns_slide_after_the_action():
    table = acting("build")
    offer(table, "left", "cabin", "mast", "lantern", "lifeboat", "lifebelt")
    right = table.market[10:15]
    play(table, "take left 1", "place 2")
    assert why_not(table, "take left 1") is rules.NOTHING_THERE
    play(table, "take left 4", "place 3")
    assert table.players[0].guilders == 4  # the row's own price, nothing has moved
    play(table, "done")

    assert table.market[5:10] == [DESIGN["mast"], DESIGN["lantern"], DESIGN["lifebelt"], NOTHING, NOTHING]
    play(table, "reveal mast mast", "reveal mast crane-mount")
    assert table.market[5:10] == [*(DESIGN[name] for name in ("mast", "lantern", "lifebelt", "mast mast", "mast crane-mount"))]
    assert table.market[10:15] == right


@pytest.mark.rule("die-werft.build.refill-order")
def test_the_order_of_refilling():
    table = acting("build")
    play(table, "take stern 1", "place 9", "take right 1", "place 5", "take bow 1", "place 1")

    seen = []
    while table.seat == LUCK:
        seen.append(GAME.place(table, table.legal()[0]))
        table.play(table.legal()[0])
    assert seen == ["market bow 5", "market right 5", "market stern 5"]


# Buying commodities

@pytest.mark.rule("die-werft.trains.buy-one")
@pytest.mark.rule("die-werft.act.too-dear")
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5])
def test_buying_a_train(place):
    table = acting("trains", trains=[])
    wanted = table.trains[place - 1]
    play(table, f"buy train {place}")

    assert table.players[0].trains == [wanted]
    assert table.players[0].guilders == 6 - (place - 1)
    assert why_not(acting("trains", guilders=2), "buy train 4") is rules.TOO_DEAR


@pytest.mark.rule("die-werft.trains.refill")
def test_trains_slide_and_return():
    table = acting("trains", trains=[])
    before = table.trains[:]
    table.train_deck = [0] * len(table.train_deck)
    table.train_discard = [0] * len(table.train_deck)
    table.train_discard[TRAIN["coal coal coal"]] = 1
    play(table, "buy train 2")
    assert legal(table) == ["arrive coal coal coal"]
    deal(table)

    assert table.trains == [before[0], *before[2:], TRAIN["coal coal coal"]]


@pytest.mark.rule("die-werft.trains.filled-as-soon-as-possible")
def test_a_train_comes_back_after_a_trade():
    table = acting("trade", trains=["coal coal coal"])
    table.train_deck = [0] * len(table.train_deck)
    table.trains[4] = NOTHING
    play(table, "sell coal", "sell coal", "sell coal")

    assert legal(table) == ["arrive coal coal coal"]


@pytest.mark.rule("die-werft.trains.none-offered")
def test_no_train_on_offer():
    table = choosing()
    assert why_not(table, "choose trains") is None
    table.trains = [NOTHING] * 5
    assert why_not(table, "choose trains") is rules.NO_TRAINS_OFFERED


# Renting a canal

@pytest.mark.rule("die-werft.canals.rent-one")
@pytest.mark.rule("die-werft.act.too-dear")
def test_renting():
    table = acting("canals")
    table.canals = [3, 4, 5, 6, 7]
    table.canal_deck = 1 << 9
    play(table, "rent canal 3", "enter east", "open canal 10")

    assert table.players[0].guilders == 4
    assert table.canals == [3, 4, 6, 7, 9]
    assert table.players[0].water.canals[0].number == 5
    assert why_not(acting("canals", guilders=0), "rent canal 2") is rules.TOO_DEAR


@pytest.mark.rule("die-werft.canals.first-takes-the-figure")
@pytest.mark.parametrize(("side", "space", "reach"), [("north", 0, 6), ("east", 2, 4), ("south", 4, 4), ("west", 6, 6)])
def test_the_figure_enters_the_first_canal(side, space, reach):
    table = play(acting("canals"), "rent canal 1")
    assert legal(table) == ["enter north", "enter east", "enter south", "enter west"]
    water = play(table, f"enter {side}").players[0].water

    assert (water.space, water.stern) == (space, 0)
    assert water.reach == reach  # it cannot leave over the edge where it came in


@pytest.mark.rule("die-werft.canals.edge-to-edge")
def test_edge_to_edge():
    table = acting("canals")
    table.canals = [3, 4, 5, 6, 7]
    waterway(table.players[0], canal(0), canal(1, x=1))
    play(table, "rent canal 1")

    assert legal(table) == [
        "beside 1 north", "beside 1 south", "beside 1 west", "beside 2 north", "beside 2 east", "beside 2 south"]
    assert why_not(table, "beside 1 east") is not None  # the second canal lies there
    play(table, "beside 2 north")
    assert legal(table) == ["turn 0", "turn 90", "turn 180", "turn 270"]
    laid = play(table, "turn 90").players[0].water.canals[-1]
    assert (laid.number, laid.x, laid.y, laid.turned) == (3, 1, -1, 1)


def test_a_spot_beside_two_canals_is_offered_once():
    table = acting("canals")
    waterway(table.players[0], canal(0), canal(1, x=1), canal(2, x=1, y=1))
    play(table, "rent canal 1")

    assert len(legal(table)) == 7
    places = [GAME.place(table, action) for action in table.legal()]
    assert len(set(places)) == 7
    assert "spot 0 0 1" in places


@pytest.mark.rule("die-werft.canals.never-changed")
def test_laid_canals_and_the_figure_stay():
    table = acting("canals")
    table.canals = [3, 4, 5, 6, 7]
    water = table.players[0].water
    waterway(table.players[0], canal(0, turned=1), side=2)
    before = (water.canals[0], water.space, water.stern)
    play(table, "rent canal 1", "beside 1 north", "turn 0")

    assert (water.canals[0], water.space, water.stern) == before


@pytest.mark.rule("die-werft.canals.used-ones-return")
def test_used_canals_return_and_stay_noted():
    table = acting("canals")
    table.canal_deck = 0
    table.canal_discard = 1 << 11
    table.players[0].water.used = 1
    play(table, "rent canal 1", "enter north")

    assert legal(table) == ["open canal 12"]
    deal(table)
    assert table.players[0].water.used == 1
    assert table.canal_discard == 0


@pytest.mark.rule("die-werft.canals.none-offered")
def test_no_canal_on_offer():
    table = choosing()
    assert why_not(table, "choose canals") is None
    table.canals = [NOTHING] * 5
    assert why_not(table, "choose canals") is rules.NO_CANALS_OFFERED


# Equipment and crew

@pytest.mark.rule("die-werft.equipment.one-step")
@pytest.mark.rule("die-werft.equipment.further-steps")
@pytest.mark.parametrize(("item", "price"), [("smokestack", 0), ("crane", 1), ("sail", 2), ("cannon", 3)])
def test_steps_on_the_ring(item, price):
    """The marker lies at the cannon: the full circle costs three."""
    table = play(acting("equipment"), f"make {item}")

    assert table.players[0].guilders == 6 - price
    assert table.players[0].store[ITEMS.index(item)] == 1
    assert table.parts.equipment[table.ring_at] == ITEMS.index(item)


@pytest.mark.rule("die-werft.act.too-dear")
def test_steps_have_to_be_paid():
    table = acting("equipment", guilders=1)

    assert legal(table) == ["make smokestack", "make crane"]
    assert why_not(table, "make sail") is rules.TOO_DEAR


@pytest.mark.rule("die-werft.equipment.kept-in-the-yard")
def test_items_stay_in_store():
    table = play(acting("equipment"), "make crane")

    assert table.view(1).players[0].store["crane"] == 1
    assert points_now(table) == 0


def points_now(table):
    return sum(points for source, points in table.scores()[0] if "contract" not in source)


@pytest.mark.rule("die-werft.crew.works-like-equipment")
@pytest.mark.parametrize(("item", "price"), [("soldier", 0), ("propeller", 1), ("businessman", 2), ("captain", 3)])
def test_steps_on_the_circle(item, price):
    table = play(acting("crew"), f"recruit {item}")

    assert table.players[0].guilders == 6 - price
    assert table.players[0].store[ITEMS.index(item)] == 1
    assert table.parts.crew[table.circle_at] == ITEMS.index(item)


# Employees

@pytest.mark.rule("die-werft.hire.steps")
@pytest.mark.parametrize(("name", "price"), [("foreman", 0), ("rigger", 0), ("helmsman", 1), ("dealer-coal", 5)])
def test_steps_on_the_oval(name, price):
    table = play(acting("hire"), f"hire {name}")

    assert table.players[0].guilders == 6 - price
    assert table.players[0].employs(EMPLOYEES.index(name))
    assert table.oval[int(table.oval_at) * 3:int(table.oval_at) * 3 + 3].count(EMPLOYEES.index(name)) == 1
    assert table.employees[EMPLOYEES.index(name)] == 1  # the second set is still there


@pytest.mark.rule("die-werft.hire.surcharge")
@pytest.mark.rule("die-werft.act.too-dear")
def test_engineers_and_recruiters_cost_more():
    table = acting("hire", guilders=9)
    play(table, "hire recruiter-propeller")  # six steps and one guilder

    assert table.players[0].guilders == 9 - 5 - 1
    poor = acting("hire", guilders=5)
    assert why_not(poor, "hire recruiter-propeller") is rules.TOO_DEAR
    assert why_not(poor, "hire dealer-steel") is None  # the same sector


@pytest.mark.rule("die-werft.hire.no-kind-twice")
def test_no_kind_twice():
    table = acting("hire", employees=["rigger", "engineer-sail"], guilders=20)

    assert why_not(table, "hire rigger") is rules.EMPLOYED_ALREADY
    assert why_not(table, "hire engineer-crane") is None  # another engineer is another kind


@pytest.mark.rule("die-werft.hire.none-left")
def test_none_left():
    table = acting("hire")
    table.employees[EMPLOYEES.index("rigger")] = 0

    assert why_not(table, "hire rigger") is rules.NO_MORE_OF_THESE
    assert why_not(table, "hire foreman") is None


@pytest.mark.rule("die-werft.hire.nobody-possible")
def test_nobody_to_hire():
    table = choosing()
    assert why_not(table, "choose hire") is None
    for name in ("foreman", "accountant", "rigger"):
        table.employees[EMPLOYEES.index(name)] = 0
    assert why_not(table, "choose hire") is rules.NOBODY_TO_HIRE  # the next sector costs a guilder
    table.players[0].guilders = 1
    assert why_not(table, "choose hire") is None


# Trading

@pytest.mark.rule("die-werft.trade.needs-a-train")
def test_trade_needs_a_train():
    table = choosing()
    assert why_not(table, "choose trade") is None
    table.players[0].trains = []
    assert why_not(table, "choose trade") is rules.NO_TRAIN


@pytest.mark.rule("die-werft.trade.marker")
def test_the_marker_sets_the_prices():
    table = acting("trade", trains=["coal steel grain"], guilders=0, hexagon_at=1)
    play(table, "sell coal", "sell steel", "sell grain")

    assert table.hexagon_at == 2
    assert table.players[0].guilders == 3 + 2 + 1
    assert acting("trade", hexagon_at=5).hexagon_at == 0


@pytest.mark.rule("die-werft.trade.one-train")
def test_one_train_is_unloaded():
    table = acting("trade", trains=["coal coal steel", "grain grain grain"])
    assert legal(table) == ["unload coal coal steel", "unload grain grain grain"]
    play(table, "unload grain grain grain", "sell grain", "sell grain", "sell grain")

    assert table.players[0].trains == [TRAIN["coal coal steel"]]
    assert table.train_discard[TRAIN["grain grain grain"]] == 1
    assert legal(acting("trade", trains=["coal coal steel"] * 2))[0] == "sell coal"  # equal trains are no choice


@pytest.mark.rule("die-werft.trade.each-wagon")
def test_each_wagon_is_sold_or_swapped():
    table = acting("trade", trains=["coal steel grain"], guilders=0)
    assert legal(table) == ["sell coal", "swap for smokestack", "swap for propeller"]
    play(table, "swap for propeller")
    assert legal(table) == ["sell steel", "swap for sail", "swap for cannon", "swap for soldier"]
    play(table, "sell steel")
    assert legal(table) == ["sell grain", "swap for crane", "swap for captain", "swap for businessman"]
    play(table, "swap for captain")

    player = table.players[0]
    assert player.guilders == 2
    assert [ITEMS[n] for n, count in enumerate(player.store) if count] == ["captain", "propeller"]


@pytest.mark.rule("die-werft.trade.no-item-twice")
def test_two_loads_of_coal():
    """The rule book's example: a propeller and a smokestack, but not two smokestacks; selling both is fine."""
    table = play(acting("trade", trains=["coal coal steel"], guilders=0), "swap for smokestack")

    assert why_not(table, "swap for smokestack") is rules.SWAPPED_ALREADY
    assert why_not(table, "swap for propeller") is None
    sold = play(acting("trade", trains=["coal coal steel"], guilders=0), "sell coal", "sell coal")
    assert sold.players[0].guilders == 4


@pytest.mark.rule("die-werft.subsidies.two-guilders")
def test_subsidies():
    assert acting("subsidies", players=4, guilders=1).players[0].guilders == 3
    assert "choose subsidies" in legal(choosing(4))
    assert "choose subsidies" not in [action.text for action in choosing(3).candidates()]


def test_nothing_is_refilled_twice():
    table = started()
    table.agenda = [REFILL]
    table.proceed()

    assert table.over
    for deck in ("bow", "upper", "lower", "stern"):
        stack(table, deck)
    table.market[0] = NOTHING
    table.agenda = [REFILL]
    table.proceed()
    assert table.over
