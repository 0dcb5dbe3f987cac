"""Maiden voyages: fitting out, speed, the route, points."""
import pytest

from games.die_werft.setting import GAME, acting, canal, change, deal, launched, lay_dock, row, started, waterway
from games.setting import legal, play, why_not
from kogge import Rng
from kogge.games.die_werft import dock, rules
from kogge.games.die_werft.parts import ITEMS
from kogge.games.die_werft.routes import Survey, best_route
from kogge.games.die_werft.ships import new_ship
from kogge.games.die_werft.voyage import VOYAGES, Steering

# Canals by number, symbols from the north on:
# 0 military trade riband lantern, 9 military lantern lifeboat lifebelt, 21 riband lantern riband lantern
PLAIN = ("lifebelt", "lifebelt lifeboat", "lifeboat lantern")  # nothing can be fitted to it but a captain
POND = (canal(0),)


def earned(table, seat=0):
    """Points of a seat's ships, by source."""
    return {source: points for source, points in table.scores()[seat][:5] if points}


def crew(**store):
    return {"captain": 1, **store}


@pytest.mark.rule("die-werft.voyage.finished-ship")
@pytest.mark.parametrize(("picture", "size"), [
    ("B M S . . . . . .", 3), ("B M M M M M M M S", 9), ("B S . . . . . . .", 0), ("B M . S . . . . .", 0),
    ("B M M . . . . . .", 0), ("B B M S . . . . .", 0),
])
def test_finished_ships(picture, size):
    assert dock.finished_at(row(picture), 0) == size


@pytest.mark.rule("die-werft.voyage.must-leave")
def test_finished_ships_leave_at_the_end_of_the_turn():
    table = started(3)
    change(table, 0, dock="B M . B . . . . .", store=crew())
    waterway(table.players[0], *POND)
    deal(play(table, "choose build", "act", "take stern 1", "place 3", "done"))
    play(table, "done")

    assert type(table.agenda[-1]).__name__ == "FittingOut"
    play(table, "fit captain", "set sail")
    deal(table)
    assert table.players[0].row == row(". . . B . . . . .")
    assert len(table.players[0].fleet) == 1


@pytest.mark.rule("die-werft.voyage.one-after-the-other")
def test_the_order_of_several_ships():
    table = started()
    lay_dock(table.players[0], "B M S . B M M S .")
    table.agenda = [VOYAGES[0]]
    table.proceed()
    assert legal(table) == ["launch 1", "launch 5"]
    play(table, "launch 5", "scrap")

    assert type(table.agenda[-1]).__name__ == "FittingOut"  # the other one
    assert table.ship.size() == 3
    play(table, "scrap")
    assert table.over


@pytest.mark.rule("die-werft.voyage.from-store")
@pytest.mark.rule("die-werft.voyage.stays-on-board")
def test_items_come_from_the_store_and_stay_on_board():
    table = launched("cabin", "mast mast", "lifeboat lantern", store=crew(sail=1), canals=POND)
    assert why_not(table, "fit soldier") is rules.NOT_IN_STORE
    play(table, "fit captain", "fit sail")
    assert why_not(table, "fit sail") is rules.NOT_IN_STORE
    play(table, "set sail")

    player = table.players[0]
    assert sum(player.store) == 0
    assert player.fleet[0].items[ITEMS.index("sail")] == 1


@pytest.mark.rule("die-werft.voyage.captain")
def test_a_captain_is_needed_but_no_cabin():
    table = launched(*PLAIN, store=crew(), canals=POND)
    assert why_not(table, "set sail") is rules.NO_CAPTAIN
    play(table, "fit captain")
    assert why_not(table, "set sail") is None


@pytest.mark.rule("die-werft.voyage.cabin-each")
def test_everybody_else_needs_a_cabin():
    table = launched("cabin", "lifebelt lifeboat", "lifeboat lantern", store={"captain": 3, "soldier": 1}, canals=POND)
    play(table, "fit captain")
    assert why_not(table, "fit soldier") is None
    play(table, "fit captain")  # an officer, in the only cabin
    assert why_not(table, "fit soldier") is rules.NO_CABIN
    assert why_not(table, "fit captain") is rules.NO_CABIN


@pytest.mark.rule("die-werft.voyage.mount-each")
def test_mounts():
    table = launched(
        "crane-mount", "mast mast", "cannon-mount propeller-mount",
        store={"crane": 2, "sail": 2, "smokestack": 2, "cannon": 2, "propeller": 2}, canals=POND)
    play(table, "fit crane", "fit sail")
    assert why_not(table, "fit crane") is rules.NO_MOUNT  # not on the cannon's mount
    play(table, "fit smokestack")
    assert why_not(table, "fit sail") is rules.NO_MOUNT  # sails and smokestacks share the two masts
    assert why_not(table, "fit smokestack") is rules.NO_MOUNT
    play(table, "fit cannon", "fit propeller")
    assert why_not(table, "fit cannon") is rules.NO_MOUNT
    assert why_not(table, "fit propeller") is rules.NO_MOUNT


@pytest.mark.rule("die-werft.voyage.mounts-may-stay-empty")
def test_mounts_may_stay_empty():
    table = launched("cabin", "mast mast", "cabin propeller-mount", store=crew(sail=2, soldier=1), canals=POND)
    play(table, "fit captain", "set sail")

    assert table.players[0].store[ITEMS.index("sail")] == 2
    assert table.players[0].fleet[0].speed == 1


@pytest.mark.rule("die-werft.voyage.refitting")
def test_items_may_be_taken_off_again():
    table = launched("cabin", "mast lifeboat", "lifeboat lantern", store=crew(sail=1, smokestack=1), canals=POND)
    assert "remove sail" not in [action.text for action in table.candidates()]
    play(table, "fit sail")
    assert why_not(table, "fit smokestack") is rules.NO_MOUNT
    play(table, "remove sail")
    assert why_not(table, "fit smokestack") is None
    assert table.players[0].store[ITEMS.index("sail")] == 1


@pytest.mark.rule("die-werft.voyage.full-speed")
def test_a_route_of_exactly_the_speed():
    """One canal, entered in the east: four spaces at most."""
    tiles = ("mast", "mast mast", "mast lantern")
    table = launched(*tiles, store=crew(sail=4), canals=POND, side=1)
    play(table, "fit captain", "fit sail", "fit sail", "fit sail")
    assert why_not(table, "set sail") is None  # speed 4
    play(table, "fit sail")
    assert why_not(table, "set sail") is rules.NO_ROUTE
    assert why_not(launched(*PLAIN, store=crew()), "set sail") is rules.NO_CAPTAIN
    assert why_not(play(launched(*PLAIN, store=crew()), "fit captain"), "set sail") is rules.NO_ROUTE  # no canal at all


@pytest.mark.rule("die-werft.voyage.scrapped")
def test_a_ship_that_cannot_sail_is_scrapped():
    table = launched(*PLAIN, store={"sail": 2})
    assert legal(table) == ["scrap"]
    play(table, "scrap")

    player = table.players[0]
    assert player.fleet == []
    assert player.row == 0
    assert earned(table) == {}
    assert player.store[ITEMS.index("sail")] == 2
    assert len(table.scrapped) == 3


@pytest.mark.rule("die-werft.voyage.may-be-scrapped")
def test_a_ship_that_could_sail_may_be_scrapped():
    table = launched(*PLAIN, store=crew(), canals=POND)
    play(table, "fit captain", "scrap")

    assert table.players[0].store[ITEMS.index("captain")] == 1
    assert table.players[0].fleet == []


def speed(**items):
    table = launched("mast", *["mast mast"] * 3, "mast propeller-mount", store=items, employees=["craftsman-propeller"])
    for item, count in items.items():
        play(table, *[f"fit {item}"] * count)
    return table.ship.plain_speed(table.parts)


@pytest.mark.rule("die-werft.speed.steamers")
@pytest.mark.parametrize(("items", "result"), [
    ({"smokestack": 1, "propeller": 1}, 4), ({"smokestack": 1, "propeller": 1, "sail": 3}, 7),
    ({"smokestack": 3, "propeller": 1}, 6), ({"smokestack": 2, "propeller": 2, "sail": 1}, 7),
])
def test_speed_with_steam(items, result):
    assert speed(**items) == result


@pytest.mark.rule("die-werft.speed.other-ships")
@pytest.mark.parametrize(("items", "result"), [
    ({}, 1), ({"sail": 4}, 5), ({"propeller": 2}, 3), ({"propeller": 1, "sail": 2}, 4),
    ({"smokestack": 1}, 1), ({"smokestack": 2}, 2), ({"smokestack": 3}, 2), ({"smokestack": 4, "sail": 1}, 4),
])
def test_speed_without(items, result):
    assert speed(**items) == result


@pytest.mark.rule("die-werft.score.crew")
@pytest.mark.rule("die-werft.score.cranes-and-cannons")
@pytest.mark.rule("die-werft.score.speed")
def test_points_of_a_ship():
    """Speed 1 from the north side: the move ends on a link, so nothing comes from the voyage."""
    table = launched(
        "crane-mount", "cabin cabin", "cannon-mount lantern", store={"captain": 2, "soldier": 1, "crane": 1, "cannon": 1},
        canals=POND)
    play(table, "fit captain", "fit captain", "fit soldier", "fit crane", "fit cannon", "set sail")

    assert earned(table) == {"crew": 3, "equipment": 4, "speed": 1}


@pytest.mark.rule("die-werft.score.fleet")
def test_the_ship_joins_the_fleet():
    table = launched(*PLAIN, store=crew(), canals=POND)
    play(table, "fit captain", "set sail")

    player = table.players[0]
    assert player.row == 0
    assert [ship.size() for ship in player.fleet] == [3]
    assert table.view(1).players[0].fleet[0].items == {"captain": 1}


def sailing(speed, *canals, side=0, stern=0, features=(), **store):
    """A ship of this speed sets sail; as many sails as it takes."""
    middles = ["mast mast"] * (speed // 2 + 1)
    table = launched(
        "cabin", *middles, *features, "cabin lifebelt", store={"captain": 1, "sail": speed - 1, **store}, canals=canals,
        side=side, stern=stern)
    play(table, "fit captain", *["fit sail"] * (speed - 1))
    for item, count in store.items():
        play(table, *[f"fit {item}"] * count)
    return play(table, "set sail")


@pytest.mark.rule("die-werft.route.one-space-a-point")
def test_one_space_for_each_point_of_speed():
    for moves in range(1, 7):
        water = sailing(moves, *POND).players[0].water
        assert (water.space, water.stern) == (moves, -1)


@pytest.mark.rule("die-werft.route.no-turning-back")
def test_no_turning_back_between_voyages():
    """After four spaces from the north the figure lies in the south; only the west is left."""
    table = sailing(4, *POND)
    water = table.players[0].water

    assert water.reach == 2
    assert water.route(-1) == 0


@pytest.mark.rule("die-werft.route.forks")
def test_forks():
    table = sailing(2, *POND, side=1)  # enters in the east
    assert legal(table) == ["steer north", "steer south"] or legal(table) == ["steer south", "steer north"]
    play(table, "steer north")
    assert table.players[0].water.space == 0


def test_a_fork_with_one_way_too_short():
    """From the south: two spaces on to the west, four to the north."""
    table = sailing(3, *POND, side=2)

    assert table.players[0].water.space == 1  # no question: only one way is long enough


@pytest.mark.rule("die-werft.voyage.full-speed")
def test_a_way_that_is_too_short_is_refused():
    """On the east side: out into the next canal with room for more, or on to the west, four spaces."""
    table = sailing(7, canal(0), canal(1, x=1), canal(2, x=2))
    table.agenda = [Steering(0)]
    table.ship = table.players[0].fleet.pop()
    waterway(table.players[0], canal(0), canal(1, x=1), canal(2, x=2), side=1, stern=-1)
    table.ship.moves = 2

    assert why_not(table, "steer south") is rules.NO_ROUTE
    assert why_not(table, "steer east") is None


def test_out_over_the_edge_or_on():
    table = sailing(3, canal(0), canal(1, x=1))  # from the north to the east, then a choice
    assert set(legal(table)) == {"steer east", "steer south"}
    play(table, "steer east")

    water = table.players[0].water
    assert water.here.number == 1
    assert water.here.side(water.space) == 3  # its west side


@pytest.mark.rule("die-werft.route.start-not-scored")
def test_the_start_space_is_not_scored():
    """Canal 21 has ribands in the north and south: the one under the figure brings nothing."""
    assert "riband" not in earned(sailing(3, canal(21)))
    assert earned(sailing(4, canal(21)))["riband"] == 4


@pytest.mark.rule("die-werft.route.military")
def test_the_military_official():
    """Canal 0 from the east to the north, where the military looks."""
    table = play(sailing(2, *POND, side=1, features=("cannon-mount cannon-mount",), cannon=2, soldier=1), "steer north")

    assert earned(table)["officials"] == 3


@pytest.mark.rule("die-werft.route.trade")
def test_the_trade_official():
    table = sailing(2, *POND, features=("crane-mount crane-mount",), crane=1, businessman=2)

    assert earned(table)["officials"] == 3


@pytest.mark.rule("die-werft.route.safety")
@pytest.mark.parametrize(("moves", "count"), [(2, 1), (4, 1 + 2), (6, 1 + 2 + 4)])
def test_the_safety_officials(moves, count):
    """Canal 9 from the north: one lantern in the east, two lifeboats in the south, four lifebelts in the west."""
    features = ("lifebelt lantern", "lifebelt lifeboat", "lifebelt lifeboat")
    table = sailing(moves, canal(9), features=features)

    assert earned(table)["officials"] == count


@pytest.mark.rule("die-werft.route.every-visit")
def test_every_visit_scores():
    """Canal 21 has lanterns in the east and west."""
    assert earned(sailing(6, canal(21), features=("lifeboat lantern",)))["officials"] == 2


@pytest.mark.rule("die-werft.route.riband")
def test_only_the_last_riband():
    """Canal 21 turned once: ribands in the east and west, on the first and last of its chain."""
    table = sailing(6, canal(21, turned=1), side=1)
    assert earned(table)["riband"] == 4  # at the west side, the fourth move

    on = sailing(5, canal(21), canal(22, y=1))  # riband after four moves, then another canal's riband at the fifth
    play(on, "steer south")
    assert earned(on)["riband"] == 5


@pytest.mark.rule("die-werft.route.figure-stays")
def test_the_next_voyage_starts_where_the_last_one_ended():
    table = sailing(2, *POND)
    lay_dock(table.players[0], "B M S . . . . . .", *PLAIN)
    change(table, 0, store=crew())
    table.agenda = [VOYAGES[0]]
    table.proceed()
    play(table, "fit captain", "set sail")

    assert table.players[0].water.space == 3


@pytest.mark.rule("die-werft.route.used-canals")
def test_a_crossed_canal_is_used():
    table = sailing(3, canal(0), canal(1, x=1))
    play(table, "steer east")
    water = table.players[0].water

    assert water.used == 1
    assert [laid.number for laid in water.canals] == [1]
    assert table.canal_discard == 1 << 0


@pytest.mark.rule("die-werft.route.cut-off")
def test_cut_off_canals_do_not_count():
    """One to the west hangs on the first canal only; one beyond stays connected."""
    table = sailing(3, canal(0), canal(1, x=1), canal(2, x=-1), canal(3, x=2))
    play(table, "steer east")
    water = table.players[0].water

    assert water.used == 1
    assert [laid.number for laid in water.canals] == [1, 3]
    assert table.canal_discard == 1 << 0 | 1 << 2


@pytest.mark.rule("die-werft.route.canal-under-the-figure")
def test_the_canal_under_the_figure_is_not_used():
    assert sailing(6, *POND).players[0].water.used == 0


def test_a_canal_in_the_old_place_is_no_way_back():
    """The stern points to the edge: even if a new canal is laid there, the figure cannot leave that way."""
    table = sailing(3, canal(0), canal(1, x=1))
    play(table, "steer east")
    water = table.players[0].water
    water.canals.append(canal(5, x=0))
    water.measure()

    assert water.route(0) == 0


def test_the_scoring_example():
    """The rule book's ship: 4 for crew, 4 for equipment, speed 7; 17 on the voyage; 32 in all."""
    table = launched(
        "cabin", "cabin mast", "cabin mast", "mast lifebelt", "mast lifebelt", "crane-mount lifebelt", "cannon-mount lifebelt",
        "propeller-mount lantern",
        store={"captain": 1, "businessman": 2, "soldier": 1, "crane": 1, "cannon": 1, "smokestack": 1, "propeller": 1, "sail": 3},
        canals=[canal(0), canal(12, x=1, turned=3), canal(23, x=1, y=-1, turned=1), canal(20, x=2, y=-1, turned=2)],
        side=1, stern=-1)
    play(table, "fit captain", "fit businessman", "fit businessman", "fit soldier", "fit crane", "fit cannon",
         "fit smokestack", "fit propeller", "fit sail", "fit sail", "fit sail")
    preview = table.view(0).launch.previews[0]
    assert (preview.speed, preview.route_points, preview.points) == (7, 17, 32)

    play(table, "set sail", "steer north")
    assert [table.agenda[-1].figures(table, action)["points"] for action in table.candidates()].count(32) == 1
    assert table.agenda[-1].figures(table, GAME.action("steer east"))["points"] == 32

    play(table, "steer east")
    assert earned(table) == {"crew": 4, "equipment": 4, "speed": 7, "officials": 11, "riband": 6}
    assert sum(earned(table).values()) == 32


def test_what_the_board_is_told_before_a_ship_is_finished():
    table = change(acting("build"), 0, dock="B M . . . . . . .")
    play(table, "take stern 1")

    assert table.view(0).players[0].finishes["stern"] == {3: 3}
    assert not table.view(0).players[0].ready
    assert table.agenda[-1].figures(table, GAME.action("place 3")) == {"hull": "stern", "size": 3, "sails": 0}


def test_a_survey_finds_the_best_route_of_every_length():
    """The same points as looking for the best route once for each speed."""
    rng = Rng(7)
    for _ in range(40):
        table = started(2)
        water = table.players[0].water
        water.enter(rng.below(24), rng.below(4))
        for _ in range(rng.below(4)):
            spots = water.spots()
            free = [n for n in range(24) if n not in [laid.number for laid in water.canals]]
            water.lay(free[rng.below(len(free))], spots[rng.below(len(spots))], rng.below(4))
        ship = new_ship(0, [rng.below(44) for _ in range(5)])
        for item in range(len(ITEMS)):
            ship.items[item] = rng.below(3)
        for speed, points in enumerate(Survey(table.parts, water, ship, 9).points):
            ship.speed = speed
            route = best_route(table.parts, water, ship)
            assert points == (-1 if route is None else route.points)
