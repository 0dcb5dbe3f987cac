"""What a seat of Die Werft knows, as numbers for learners, seen from its own chair: all but the contracts of the others."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.engine.counts import total
from kogge.engine.observation import AROUND, SEATS, Notes
from kogge.games.die_werft.course import Dropping, Finishing
from kogge.games.die_werft.freight import Trading
from kogge.games.die_werft.parts import (
    ALL_TRAINS,
    CANAL_TILES,
    COLUMNS,
    CONTRACTS,
    DESIGNS,
    DOCK,
    EMPLOYEES,
    EMPTY,
    FEATURES,
    GREEN,
    HEXAGON,
    HULLS,
    ITEMS,
    LOADS,
    RING,
    ROWS,
    SECTOR,
    SECTORS,
    TILES,
    WAGONS,
)
from kogge.games.die_werft.renting import Entering, Laying, Turning
from kogge.games.die_werft.rings import Assisting
from kogge.games.die_werft.shipbuilding import Building, Placing
from kogge.games.die_werft.ships import Ship, new_ship
from kogge.games.die_werft.table import ABSENT, NOTHING, Player, Table
from kogge.games.die_werft.turns import Choosing, Offering

MOST_GUILDERS: Final = 99
MOST_POINTS: Final = 250
MOST_ITEMS: Final = 20
MOST_TRAINS: Final = 9
FARTHEST: Final = 24
SHIPS_NOTED: Final = 5
"""Hardly anybody builds more; further ships are only counted."""

HULL_NAMES: Final = HULLS[1:]
TRAIN_NAMES: Final = [train.name for train in ALL_TRAINS]
CANAL_NAMES: Final = [str(number + 1) for number in range(CANAL_TILES)]
SPACE_NAMES: Final = [str(space) for space in range(7)]
DOCK_NAMES: Final = [str(space + 1) for space in range(DOCK)]
NO_LOADS: Final = [0] * len(LOADS)
NO_SHIP: Final[Ship] = new_ship(0, [])
SHIP_NUMBERS: Final = 5 + len(FEATURES) + len(ITEMS)


def observe(notes: Notes, table: Table, seat: i64) -> None:
    players = len(table.players)
    note_track(notes, table, seat)
    note_question(notes, table)
    note_rings(notes, table)
    note_markets(notes, table)
    notes.flag("launching", table.ship is not None)
    notes.enter("ship at sea")
    note_ship(notes, table.ship or NO_SHIP)
    notes.choice("first space", -1 if table.ship is None else table.ship.first, DOCK_NAMES)
    notes.leave()
    own = table.players[seat]
    notes.flags("own contracts", own.hand, CONTRACTS)
    notes.flags("own contracts dropped", own.dropped, CONTRACTS)
    for n in range(players):
        notes.enter(SEATS[n])
        note_player(notes, table.players[(seat + n) % players])
        notes.leave()


def ones(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def note_track(notes: Notes, table: Table, seat: i64) -> None:
    """The action tiles by how far they lie behind the foremost, from 1; 0 for one that is not in the game."""
    players = len(table.players)
    lead = table.positions[table.lead]
    notes.choice("starter", (table.starter - seat) % players, AROUND[players])
    notes.number("laps", table.laps, 4)
    notes.number("spaces left in the lap", (-lead) % table.parts.spaces, table.parts.spaces)
    notes.flag("last round", table.ending)
    notes.flag("extra action left", table.extra_left)
    notes.number("reserve", table.reserve, MOST_GUILDERS)
    track = notes.tally("place on the track", TILES, 99)
    for tile, position in enumerate(table.positions):
        if lead != ABSENT and position != ABSENT:
            notes.add(track, tile, lead - position + 1)


def note_question(notes: Notes, table: Table) -> None:
    """What the present question is about: a tile, canal or train in hand, contracts to drop, helpers to ask."""
    main: i64 = -1
    hull: i64 = EMPTY
    design: i64 = NOTHING
    taken: i64 = 0
    finishing = False
    canal: i64 = -1
    loads = NO_LOADS
    swapped: i64 = 0
    helpers: i64 = 0
    blue: i64 = 0
    green: i64 = 0
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, Offering):
        main = top.main
    elif isinstance(top, Building):
        taken, finishing = top.taken, top.finishing
    elif isinstance(top, Placing):
        hull, design, taken, finishing = top.hull, top.design, top.taken, top.finishing
    elif isinstance(top, Entering | Laying | Turning):
        canal = top.canal
    elif isinstance(top, Trading):
        loads, swapped = top.loads, top.swapped
    elif isinstance(top, Assisting):
        helpers = top.helpers
    elif isinstance(top, Dropping):
        blue, green = top.blue, top.green
    notes.flag("choosing", isinstance(top, Choosing))
    notes.flag("final action", isinstance(top, Finishing))
    notes.choice("tile chosen", main, TILES)
    notes.choice("hull in hand", hull - 1, HULL_NAMES)
    notes.enter("in hand")
    note_features(notes, design)
    notes.leave()
    notes.number("tiles taken", taken, 9)
    notes.flag("must finish a ship", finishing)
    notes.choice("canal in hand", canal, CANAL_NAMES)
    notes.counts("wagons to unload", loads, LOADS, WAGONS)
    notes.flags("swapped", swapped, ITEMS)
    notes.flags("helpers", helpers, EMPLOYEES)
    notes.number("blue contracts to drop", blue, 2)
    notes.number("green contracts to drop", green, 2)


def note_features(notes: Notes, design: i64) -> None:
    """What a ship tile shows; nothing where none lies."""
    features = notes.tally("features", FEATURES, 2)
    if design != NOTHING:
        for feature in DESIGNS[design].features:
            notes.add(features, feature, 1)


def note_rings(notes: Notes, table: Table) -> None:
    notes.number("equipment marker", table.ring_at, RING - 1)
    notes.number("crew marker", table.circle_at, RING - 1)
    notes.number("oval marker", table.oval_at, SECTORS - 1)
    notes.number("hexagon marker", table.hexagon_at, HEXAGON - 1)
    sectors = notes.tally("sector of the oval", EMPLOYEES, SECTORS)
    for place, employee in enumerate(table.oval):
        notes.add(sectors, employee, place // SECTOR + 1)
    notes.counts("employees left", table.employees, EMPLOYEES, 2)


def note_markets(notes: Notes, table: Table) -> None:
    decks = table.decks
    notes.number("bows left", total(decks[0]), 60)
    notes.number("middles left", total(decks[1]) + total(decks[2]), 60)
    notes.number("sterns left", total(decks[3]), 60)
    notes.number("trains left", total(table.train_deck), 60)
    notes.number("trains discarded", total(table.train_discard), 60)
    notes.number("canals left", ones(table.canal_deck), CANAL_TILES)
    notes.number("canals discarded", ones(table.canal_discard), CANAL_TILES)
    for column in range(len(COLUMNS)):
        for row in range(ROWS):
            design = table.market[column * ROWS + row]
            notes.enter(COLUMNS[column], row)
            notes.flag("tile", design != NOTHING)
            note_features(notes, design)
            notes.leave()
    for row in range(ROWS):
        train = table.trains[row]
        notes.enter("train", row)
        notes.counts("wagons", NO_LOADS if train == NOTHING else ALL_TRAINS[train].loads, LOADS, WAGONS)
        notes.leave()
    for row in range(ROWS):
        notes.enter("canal", row)
        notes.choice("number", table.canals[row], CANAL_NAMES)
        notes.leave()


def note_player(notes: Notes, player: Player) -> None:
    points = (
        player.crew_points + player.equipment_points + player.speed_points + player.official_points + player.riband_points)
    blue = player.hand & ((1 << GREEN) - 1)
    notes.number("guilders", player.guilders, MOST_GUILDERS)
    notes.number("points", points, MOST_POINTS)
    notes.number("blue contracts", ones(blue), 9)
    notes.number("green contracts", ones(player.hand) - ones(blue), 9)
    notes.flags("employees", player.employees, EMPLOYEES)
    notes.counts("store", player.store, ITEMS, MOST_ITEMS)
    figures = notes.tally("figures", TILES, 3)
    for age, tile in enumerate(player.figures):
        notes.add(figures, tile, age + 1)
    trains = notes.tally("trains", TRAIN_NAMES, MOST_TRAINS)
    for train in player.trains:
        notes.add(trains, train, 1)
    note_dock(notes, player)
    note_water(notes, player)
    notes.number("ships", len(player.fleet), 20)
    for n in range(SHIPS_NOTED):
        notes.enter("ship", n)
        if n < len(player.fleet):
            note_ship(notes, player.fleet[n])
        elif notes.labelled:
            note_ship(notes, NO_SHIP)
        else:
            notes.zeros(SHIP_NUMBERS)
        notes.leave()


def note_dock(notes: Notes, player: Player) -> None:
    for space in range(DOCK):
        design = player.designs[space]
        notes.enter("dock", space)
        notes.choice("hull", ((player.row >> (2 * space)) & 3) - 1, HULL_NAMES)
        note_features(notes, design)
        notes.leave()


def note_water(notes: Notes, player: Player) -> None:
    """Each canal by its number: quarter turns from 1, and where it lies; 0 if the player has it not."""
    water = player.water
    here = water.here
    notes.enter("canals")
    turned = notes.tally("turned", CANAL_NAMES, 4)
    east = notes.tally("east", CANAL_NAMES, 2 * FARTHEST)
    south = notes.tally("south", CANAL_NAMES, 2 * FARTHEST)
    for canal in water.canals:
        notes.add(turned, canal.number, canal.turned + 1)
        notes.add(east, canal.number, canal.x + FARTHEST)
        notes.add(south, canal.number, canal.y + FARTHEST)
    notes.choice("figure on", -1 if here is None else here.number, CANAL_NAMES)
    notes.choice("on its space", -1 if here is None else water.space, SPACE_NAMES)
    notes.number("stern", water.stern, 1, -1)
    notes.number("reach", water.reach, 40)
    notes.number("used", water.used, CANAL_TILES)
    notes.leave()


def note_ship(notes: Notes, ship: Ship) -> None:
    notes.number("size", ship.size(), DOCK)
    notes.counts("features", ship.features, FEATURES, 2 * DOCK)
    notes.counts("items", ship.items, ITEMS, MOST_ITEMS)
    notes.number("speed", ship.speed, 40)
    notes.number("moves", ship.moves, 40)
    notes.number("officials", ship.officials, 60)
    notes.number("riband", ship.riband, 60)
