"""What a seat of Liguria sees, as numbers for learners, from its own chair: all that lies open, and what is behind its screen."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.engine.counts import total
from kogge.engine.observation import AROUND, SEATS, Notes
from kogge.games.liguria.cards import UpgradeTile
from kogge.games.liguria.harbours import PayDiplomats, VisitHarbour
from kogge.games.liguria.islands import LandKnights, LoadFreely, LoadOwn
from kogge.games.liguria.market import TakeTiles
from kogge.games.liguria.parts import (
    COLOURS,
    DESIGNS,
    DIPLOMATS,
    FIRST_ORDER,
    HIGHEST_MARKER,
    IN_HARBOUR,
    KNIGHTS,
    LARGEST_ORDER,
    LONGEST_ROW,
    MOST_CARDS,
    RING,
    ROWS,
    STREET,
    Card,
    Tile,
)
from kogge.games.liguria.sailing import LastMove, SailOn, reach
from kogge.games.liguria.table import VACANT, Player, Table

KINDS: Final = [*DESIGNS[:FIRST_ORDER], "order"]
ORDER_NAMES: Final = DESIGNS[FIRST_ORDER:]
CARD_NAMES: Final = [str(n + 1) for n in range(MOST_CARDS)]
PLACE_NAMES: Final = [str(n) for n in range(RING)]
MOST_PRESTIGE: Final = 99
MOST_COINS: Final = 99
MOST_CUBES: Final = 40
NO_KNIGHTS: Final = [0] * len(KNIGHTS)


def observe(notes: Notes, table: Table, seat: i64) -> None:
    players = len(table.players)
    notes.number("round", table.round, 9)
    notes.number("tiles in the bag", total(table.bag), 200)
    notes.number("cards in the deck", total(table.deck), MOST_CARDS)
    note_cards(notes, "cards on display", table.cards)
    note_question(notes, table, seat)
    note_row(notes, table)
    note_ring(notes, table, seat)
    note_screen(notes, table.players[seat])
    for n in range(players):
        notes.enter(SEATS[n])
        note_player(notes, table, (seat + n) % players, seat)
        notes.leave()


def note_cards(notes: Notes, name: str, cards: list[Card]) -> None:
    held = notes.tally(name, CARD_NAMES, 1)
    for card in cards:
        notes.add(held, card.index, 1)


def note_question(notes: Notes, table: Table, seat: i64) -> None:
    """How far the present question has come, and what is left of the move's card."""
    left: i64 = 0
    last: i64 = -1
    landed = NO_KNIGHTS
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, TakeTiles):
        left, last = top.left, top.last
    elif isinstance(top, UpgradeTile | LoadFreely | SailOn):
        left = top.left
    elif isinstance(top, LoadOwn):
        left = 1
    elif isinstance(top, VisitHarbour):
        left = top.sacks
    elif isinstance(top, PayDiplomats):
        left = top.price
    elif isinstance(top, LandKnights):
        landed = top.landed
    players = len(table.players)
    called = [int((table.called >> (seat + n) % players) & 1) for n in range(players)]
    notes.number("left to do", left, MOST_CUBES)
    notes.number("last tile taken", last + 1, LONGEST_ROW)
    notes.counts("knights landed", landed, KNIGHTS, 20)
    notes.flag("arrow unused", table.arrow)
    notes.flag("anchor unused", table.anchor)
    notes.flag("last moves", isinstance(top, LastMove))
    notes.counts("envoy placed on this move", called, AROUND[players], 1)


def note_row(notes: Notes, table: Table) -> None:
    for place in range(LONGEST_ROW):
        notes.enter("tile", place)
        note_tile(notes, table.row[place] if place < len(table.row) else None)
        notes.leave()


def note_tile(notes: Notes, tile: Tile | None) -> None:
    if tile is None and not notes.labelled:
        notes.zeros(len(KINDS) + len(COLOURS) + 1)
        return
    design = -1 if tile is None else tile.design
    notes.choice("kind", FIRST_ORDER if design >= FIRST_ORDER else design, KINDS)
    notes.counts("cubes", NO_KNIGHTS[: len(COLOURS)] if tile is None else tile.cubes, COLOURS, LARGEST_ORDER)
    notes.number("prestige", 0 if tile is None else tile.prestige, MOST_PRESTIGE)


def note_ring(notes: Notes, table: Table, seat: i64) -> None:
    """Clockwise from the own harbour. Harbours are the places without a colour."""
    players = len(table.players)
    ring = table.ring()
    for n in range(RING):
        place = (seat * table.gap + n) % ring
        index = -1 if n >= ring or table.harbour(place) != VACANT else table.island(place)
        island = table.islands[index] if 0 <= index < len(table.islands) else None
        holder = VACANT if island is None else island.holder
        notes.enter("place", n)
        notes.choice("colour", -1 if island is None else island.colour, COLOURS)
        notes.number("points", 0 if island is None else island.points, HIGHEST_MARKER)
        notes.choice("holder", -1 if holder == VACANT else (holder - seat) % players, AROUND[players])
        notes.counts("knights", NO_KNIGHTS if island is None else island.knights, KNIGHTS, 20)
        notes.leave()


def note_screen(notes: Notes, player: Player) -> None:
    notes.enter("own screen")
    notes.counts("knights", player.knights, KNIGHTS, 20)
    notes.counts("diplomats", player.diplomats, DIPLOMATS, 20)
    notes.counts("cubes", player.cubes, COLOURS, 99)
    orders = notes.tally("orders", ORDER_NAMES, 9)
    for tile in player.orders:
        notes.add(orders, tile.design - FIRST_ORDER, 1)
    notes.leave()


def note_player(notes: Notes, table: Table, owner: i64, seat: i64) -> None:
    players = len(table.players)
    player, parts = table.players[owner], table.parts
    notes.number("coins", player.coins, MOST_COINS)
    notes.choice("place from your harbour", (player.place - seat * table.gap) % table.ring(), PLACE_NAMES)
    notes.number("heading", 0 if table.at_harbour(player) else player.heading, 1, -1)
    notes.number("steps", reach(table, player), 40)
    notes.number("sacks", player.sacks(parts), 40)
    notes.number("balance", player.plus_and_minus(parts), 99, -99)
    notes.number("beaten knights", total(player.beaten), 20)
    notes.number("place in the order", place_of(table.order, owner), players)
    notes.number("place on the street", place_of(table.street, owner), STREET)
    notes.counts("hold", player.hold, COLOURS, MOST_CUBES)
    notes.counts("docks", player.docks, COLOURS, MOST_CUBES)
    notes.counts("tiles", player.front, IN_HARBOUR, 12)
    notes.counts("upgraded tiles", player.back, IN_HARBOUR, 12)
    for row in range(len(ROWS)):
        envoy = player.envoys[row]
        notes.enter("envoy")
        notes.choice(ROWS[row], -1 if envoy == VACANT else (envoy - seat) % players, AROUND[players])
        notes.leave()
    note_cards(notes, "cards", player.cards)


def place_of(seats: list[int], seat: i64) -> i64:
    """Counted from 1; 0 if the seat is not there."""
    for place, other in enumerate(seats):
        if other == seat:
            return place + 1
    return 0
