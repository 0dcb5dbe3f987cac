"""The launch planner: what it promises is what the best of all real voyages brings."""
import pytest

from games.die_werft.setting import GAME, canal, change, launched, lay_dock, offer, play, started, waterway
from kogge import LUCK, Rng, pick
from kogge.engine.position import digest
from kogge.games.die_werft.parts import ITEMS
from kogge.games.die_werft.planning import best_load, emptied, finished, last_tiles, plan
from kogge.games.die_werft.scoring import SOURCES
from kogge.games.die_werft.shapes import LaunchWish
from kogge.games.die_werft.voyage import FittingOut

# Canals by number, symbols from the north on:
# 0 military trade riband lantern, 9 military lantern lifeboat lifebelt, 21 riband lantern riband lantern
CANALS = (canal(0), canal(9, 0, 1), canal(21, 1, 1, 1), canal(12, 1, 0, 2))
TILES = ("cabin mast", "crane-mount cannon-mount", "mast mast", "propeller-mount lantern")


def every_voyage(table, seat):
    """What each ship brings that could really sail: all loads, all speeds, all routes."""
    waiting, loads, found = [table], set(), set()
    while waiting:
        then = waiting.pop()
        if not then.agenda or then.agenda[-1].seat != seat:
            fleet = then.players[seat].fleet
            found |= {int(fleet[-1].points(then.parts))} if len(fleet) > len(table.players[seat].fleet) else set()
            continue
        for action in then.legal():
            if action.verb not in ("remove", "scrap"):
                after = then.copy()
                after.apply(action)
                load = (action.verb, *after.ship.items) if after.ship is not None else ()
                if action.verb != "fit" or load not in loads:  # in whichever order it came on board
                    loads.add(load)
                    waiting.append(after)
    return found


def yard(**changes):
    """Seat 0 lacks a bow, its figure lies at canals."""
    table = started()
    player = table.players[0]
    lay_dock(player, ". M M S . . . . .", *TILES[1:])
    change(table, 0, **changes)
    waterway(player, *CANALS)
    offer(table, "bow", "cabin mast", "lifeboat", "cabin mast", "lantern")
    return table


def asked(table, hints=True, **wish):
    return plan(table, 0, LaunchWish(**wish), hints)


@pytest.mark.parametrize("store", [
    {"captain": 2, "soldier": 2, "businessman": 1, "crane": 1}, {"captain": 1, "cannon": 2, "sail": 3, "smokestack": 1},
    {"captain": 1, "sail": 1, "smokestack": 2, "propeller": 1, "soldier": 1},
])
@pytest.mark.parametrize("employees", [(), ("helmsman", "rigger"), ("craftsman-crane", "craftsman-crew")])
def test_the_best_load_is_the_best_of_all_voyages(store, employees):
    table = yard(store=store, employees=employees)
    for last in last_tiles(table, 0):
        base = finished(table, 0, last)
        assert best_load(base, 0).points == max(every_voyage(base, 0))


def test_in_random_games_the_planner_promises_what_the_best_voyage_brings():
    """Wherever a ship is fitted out; what was worked out has been played, to the points of each source."""
    checked = largest = 0
    for seed in range(8):
        table, rng = GAME.start(3), Rng(seed)
        while not table.over:
            if isinstance(table.agenda[-1], FittingOut):
                seat, base = table.seat, emptied(table)
                before = digest(table)
                found = plan(table, seat, LaunchWish(), True).planned
                assert digest(table) == before
                assert (found.top or 0) == max(every_voyage(base, seat), default=0)
                assert found.points == (found.top or 0)
                ship = {name: found.then[name] - found.now[name] for name in SOURCES[:5]}
                assert sum(ship.values()) == found.points
                assert not found.top or ship["officials"] + ship["riband"] == sum(
                    each.points for preview in found.speeds if preview.speed == found.speed for each in preview.passed)
                aboard = play(table.copy(), *found.loading).ship.items
                assert aboard == [found.vessel.items.get(item, 0) for item in ITEMS]
                checked += 1
                largest = max(largest, sum(base.players[seat].store))
            table.apply(pick(table, rng))
    assert checked > 20
    assert largest > 9


def test_tiles_that_finish_a_ship_come_best_first_and_say_what_they_cost():
    table = yard(store={"captain": 1, "soldier": 1, "sail": 3}, guilders=1)
    tiles = asked(table).tiles
    assert [(each.action, each.space, each.price, each.short, each.size) for each in tiles] == [
        ("take bow 1", 1, 0, 0, 4), ("take bow 2", 1, 0, 0, 4), ("take bow 4", 1, 2, 1, 4)]
    assert tiles[0].points > tiles[1].points
    later = asked(table, tile="take bow 2").planned
    assert later.tile.action == "take bow 2"
    assert later.points == tiles[1].points


def test_what_was_chosen_is_summed_and_what_cannot_sail_says_why():
    table = yard(store={"captain": 1, "soldier": 1, "sail": 3})
    best = asked(table).planned
    mine = asked(table, load={"captain": 1}, speed=1).planned
    assert best.best
    assert not mine.best
    assert mine.top == best.points > mine.points > 0
    assert mine.vessel.items == {"captain": 1}
    assert mine.room == ["sail", "soldier"]
    assert asked(table, load={"soldier": 1}).planned.refused == "die-werft.voyage.captain"
    assert asked(table, load={"sail": 99, "captain": 9}).planned.vessel.items == {"captain": 1, "sail": 3}


def test_without_hints_nothing_is_looked_for():
    table = yard(store={"captain": 1, "sail": 1})
    found = asked(table, hints=False)
    assert [each.points for each in found.tiles] == [None, None, None]
    assert found.planned.top is None
    assert found.planned.vessel.items == {}
    assert asked(table, hints=False, load={"captain": 1}).planned.points > 0


def test_canals_that_go_are_told():
    table = yard(store={"captain": 1, "sail": 3}, employees=("helmsman",))
    found = asked(table).planned
    after = {int(each.number) + 1 for each in CANALS} - set(found.used) - set(found.lost)
    assert found.waits in after
    assert found.used
    assert table.players[0].water.reach == found.reach


def test_no_plan_where_nothing_can_be_launched():
    table = launched("lifebelt", "lifebelt lifeboat", "lifeboat lantern", store={"captain": 1}, canals=CANALS)
    assert plan(table, 1, LaunchWish(), True).planned is None  # it is another's ship
    assert plan(started(), 0, LaunchWish(), True).tiles == []
    assert table.seat != LUCK
