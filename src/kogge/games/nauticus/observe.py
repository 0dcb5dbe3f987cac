"""What a seat of Nauticus knows, as numbers for learners: everything, seen from its own chair."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.engine.observation import AROUND, SEATS, Notes
from kogge.games.nauticus.building import ChooseReward, Place, TakeFree
from kogge.games.nauticus.course import ChooseTile, LayTile
from kogge.games.nauticus.parts import CRESTS, CROWN, FAMILY_NAMES, GOODS, PHASES, PIECES, REWARDS, SHIPS, SIZES, SPACES, TILES
from kogge.games.nauticus.table import Player, Ship, Table, new_ship
from kogge.games.nauticus.turns import Buying, Crowning, Turn

MOST_TALER: Final = 99
MOST_POINTS: Final = 300
MOST_OF_A_PIECE: Final = 18
SHIPS_NOTED: Final = 12
"""Nobody was ever seen to begin more; further ships are only counted."""

PIECE_NAMES: Final = [piece.name for piece in PIECES]
GOOD_NAMES: Final = [good.name for good in GOODS]
REGULAR_CRESTS: Final = CRESTS[:CROWN]
SPACE_NAMES: Final = [str(space + 1) for space in range(SPACES)]
KIND_NAMES: Final = ["first", "second", "third", "fourth"]
SHIP_NUMBERS: Final = 16
NO_SHIP: Final[Ship] = new_ship()
NOTHING_BOUGHT: Final = [0, 0, 0, 0]
NO_REWARDS: Final = [0] * len(REWARDS)


def observe(notes: Notes, table: Table, seat: i64) -> None:
    players = len(table.players)
    notes.number("round", table.round, table.rounds)
    notes.number("phase", table.phase, PHASES)
    notes.choice("starter", (table.starter - seat) % players, AROUND[players])
    note_turn(notes, table)
    note_hand(notes, table)
    note_wheel(notes, table)
    notes.counts("stock", table.stock, PIECE_NAMES, MOST_OF_A_PIECE)
    for n in range(players):
        notes.enter(SEATS[n])
        note_player(notes, table, table.players[(seat + n) % players])
        notes.leave()


def chosen(table: Table) -> bool:
    """Whether an action is being performed, or what comes with choosing it."""
    return bool(table.agenda) and not isinstance(table.agenda[-1], (LayTile, ChooseTile))


def note_turn(notes: Notes, table: Table) -> None:
    """The action that is being performed, and how far."""
    turn: Turn | None = None
    for question in table.agenda:
        if isinstance(question, Turn):
            turn = question
    bought, scored = NOTHING_BOUGHT, 0
    if isinstance(turn, Buying):
        bought = turn.bought
    elif isinstance(turn, Crowning):
        scored = int(turn.scored)
    notes.enter("turn")
    notes.choice("space", table.space if chosen(table) else -1, SPACE_NAMES)
    notes.choice("tile", -1 if turn is None else turn.tile, TILES)
    notes.number("blue workers", 0 if turn is None else turn.blue, 3)
    notes.number("uses", 0 if turn is None else turn.uses, 20)
    notes.flag("extra", turn is not None and turn.extra)
    notes.counts("bought", bought, KIND_NAMES, 9)
    notes.number("crown points", scored, table.parts.crown_limit)
    notes.leave()


def note_hand(notes: Notes, table: Table) -> None:
    """A piece that looks for its place, a free piece to be taken, rewards to be chosen."""
    top = table.agenda[-1] if table.agenda else None
    piece: i64 = -1
    family: i64 = -1
    left: i64 = 0
    taken = NO_REWARDS
    if isinstance(top, Place):
        piece = top.piece.index
    elif isinstance(top, TakeFree):
        family = top.family
    elif isinstance(top, ChooseReward):
        left = top.left
        taken = top.taken
    notes.choice("piece in hand", piece, PIECE_NAMES)
    notes.choice("free piece of", family, FAMILY_NAMES)
    notes.number("rewards left", left, SIZES)
    notes.counts("rewards taken", taken, REWARDS, 9)


def note_wheel(notes: Notes, table: Table) -> None:
    for space in range(SPACES):
        notes.enter("space", space)
        notes.choice("tile", table.laid[space], TILES)
        notes.number("blue workers", table.blue_workers(space), 3)
        notes.flag("used", table.used[space])
        notes.flag("anchor", table.phase > 0 and table.anchor == space)
        notes.leave()


def note_player(notes: Notes, table: Table, player: Player) -> None:
    parts = table.parts
    points = parts.points + player.bonus_points + player.crown_points + player.reward_points + player.pass_points
    notes.number("workers", player.workers, 40)
    notes.number("taler", player.taler, MOST_TALER)
    notes.number("points", points, MOST_POINTS, -99)
    notes.number("room", player.room, parts.slots)
    notes.number("passes", player.passes, parts.pass_tiles)
    notes.number("crowns", player.crowns, 24)
    notes.flag("extra action", player.has_extra)
    notes.counts("store", player.store, PIECE_NAMES, MOST_OF_A_PIECE)
    notes.counts("delivered", player.delivered, GOOD_NAMES, MOST_OF_A_PIECE)
    notes.number("ships", len(player.ships), SHIPS)
    for n in range(SHIPS_NOTED):
        notes.enter("ship", n)
        if n < len(player.ships):
            note_ship(notes, player.ships[n])
        elif notes.labelled:
            note_ship(notes, NO_SHIP)
        else:
            notes.zeros(SHIP_NUMBERS)
        notes.leave()


def note_ship(notes: Notes, ship: Ship) -> None:
    cargo = [0, 0, 0, 0]
    for good in ship.cargo:
        cargo[good.kind] += 1
    notes.number("size", ship.size, SIZES)
    notes.flag("bow", ship.bow)
    notes.flag("stern", ship.stern)
    notes.choice("crest", ship.crest, REGULAR_CRESTS)
    notes.number("masts", ship.masts, SIZES)
    notes.number("sails", ship.sails, SIZES)
    notes.number("crown masts", ship.crown_masts, SIZES)
    notes.number("crown sails", ship.crown_sails, SIZES)
    notes.counts("cargo", cargo, GOOD_NAMES, SIZES)
    notes.flag("finished", ship.finished)
