"""What a seat of Grog Island knows, as numbers for learners, seen from its own chair: the open things, and its own cards."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.engine.counts import total
from kogge.engine.observation import AROUND, SEATS, Notes
from kogge.games.grog_island.auction import UNPLAYED, Bid
from kogge.games.grog_island.cards import ReturnGoal
from kogge.games.grog_island.parts import (
    CHESTS,
    CLOUDS,
    COLOURS,
    DICE,
    FACES,
    GOALS,
    HIGHEST,
    KIND_COUNT,
    KINDS,
    MOST_GOALS,
    PARROTS,
    PENINSULAS,
    SHIPS,
    SITES,
    WATERS,
)
from kogge.games.grog_island.table import FREE, GHOST, LOCKED, NO_BIDDER, NO_GHOST_SHIP, Player, Table
from kogge.games.grog_island.trading import Give, Replace, Trade
from kogge.games.grog_island.winning import PlaceLock, WinnerClaim

MOST_COINS: Final = 99
MOST_POINTS: Final = 99
MOST_CARDS: Final = 46
WATER_NAMES: Final = [str(water + 1) for water in range(WATERS)]
TAKEN: Final[list[list[str]]] = [["free", "ghost", "lock", *seats] for seats in AROUND]
FIRST_SEAT: Final = 3


def observe(notes: Notes, table: Table, seat: i64) -> None:
    players = len(table.players)
    notes.number("round", table.round, 99)
    notes.choice("starter", (table.starter - seat) % players, AROUND[players])
    notes.number("idle rounds", table.rounds_without_crew(), 9)
    notes.number("locks", table.locks, 35)
    notes.number("ghosts", table.ghosts, 35)
    note_stacks(notes, table)
    note_auction(notes, table, seat)
    note_question(notes, table)
    note_island(notes, table, seat)
    note_own(notes, table, seat)
    for n in range(players):
        notes.enter(SEATS[n])
        note_player(notes, table.players[(seat + n) % players])
        notes.leave()


def note_stacks(notes: Notes, table: Table) -> None:
    notes.number("goals left", table.goals_left(), MOST_GOALS)
    notes.number("chests left", total(table.chests), MOST_CARDS)
    notes.number("parrots left", total(table.parrots), MOST_CARDS)
    notes.counts("chest box", table.chest_box, CHESTS, MOST_CARDS)
    notes.counts("parrot box", table.parrot_box, PARROTS, MOST_CARDS)


def note_auction(notes: Notes, table: Table, seat: i64) -> None:
    """The dice as the seat sees them: turned, if its own die cards have turned them."""
    dice, spent = table.dice, UNPLAYED
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, Bid) and top.seat == seat:
        dice = top.dice(table)
        spent = top.spent
    players = len(table.players)
    notes.enter("auction")
    notes.number("bid", table.bid, HIGHEST)
    notes.choice("bidder", -1 if table.bidder == NO_BIDDER else (table.bidder - seat) % players, AROUND[players])
    notes.counts("dice", dice, COLOURS, FACES)
    spaces = notes.tally("space of the die", COLOURS, DICE)
    for place, colour in enumerate(table.row):
        notes.add(spaces, colour, place + 1)
    played = notes.tally("played", PARROTS, DICE)
    for card in table.played:
        notes.add(played, card, 1)
    notes.counts("cards in the making", spent, COLOURS, DICE)
    notes.leave()


def note_question(notes: Notes, table: Table) -> None:
    """What a trade, a lock or a claim is about."""
    colour: i64 = -1
    left: i64 = 0
    done, obliged = False, False
    places: i64 = 0
    kinds: i64 = 0
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, Trade):
        colour, done, obliged = top.colour, top.main_done, top.obliged
    elif isinstance(top, Replace):
        colour, left = top.colour, top.tiles
    elif isinstance(top, Give):
        colour, left = top.colour, top.left
    elif isinstance(top, ReturnGoal):
        left = top.count
    elif isinstance(top, PlaceLock):
        colour = top.colour
    elif isinstance(top, WinnerClaim):
        places, kinds = top.places, top.kinds
    notes.choice("peninsula in question", colour, COLOURS)
    notes.number("tiles in question", left, MOST_GOALS)
    notes.flag("main action done", done)
    notes.flag("trade obliged", obliged)
    notes.flags("still to claim on", places, COLOURS)
    notes.flags("claimed in this round", kinds, KINDS)


def note_island(notes: Notes, table: Table, seat: i64) -> None:
    players = len(table.players)
    for colour in range(PENINSULAS):
        notes.enter(COLOURS[colour])
        notes.choice("cloud", table.clouds[colour], CLOUDS)
        for kind in range(KIND_COUNT):
            notes.choice(KINDS[kind], taken(table, colour * KIND_COUNT + kind, seat), TAKEN[players])
        notes.leave()
    for water in range(WATERS):
        notes.enter("water", water)
        notes.choice("ship", table.ships[water], SHIPS)
        notes.flag("ghost ship", table.ghost_ship != NO_GHOST_SHIP and table.ships[water] == table.ghost_ship)
        notes.leave()


def taken(table: Table, site: i64, seat: i64) -> i64:
    """Who holds a building, as a place in TAKEN; -1 where there is none."""
    assert site < SITES
    holder = table.sites[site]
    if holder >= 0:
        return FIRST_SEAT + (holder - seat) % len(table.players)
    if holder == FREE:
        return 0
    if holder == GHOST:
        return 1
    return 2 if holder == LOCKED else -1


def note_own(notes: Notes, table: Table, seat: i64) -> None:
    player = table.players[seat]
    notes.enter("own")
    notes.counts("chests", player.chests, CHESTS, MOST_CARDS)
    notes.counts("parrots", player.parrots, PARROTS, MOST_CARDS)
    note_goals(notes, "goals", player.goals)
    note_goals(notes, "goals drawn", player.drawn)
    under = notes.tally("slid under the stack as number", GOALS, 2 * MOST_GOALS)
    for place, slid in enumerate(table.under):
        if slid.seat == seat:
            notes.add(under, slid.goal, place + 1)
    notes.leave()


def note_goals(notes: Notes, name: str, goals: list[int]) -> None:
    held = notes.tally(name, GOALS, 2)
    for goal in goals:
        notes.add(held, goal, 1)


def note_player(notes: Notes, player: Player) -> None:
    notes.number("coins", player.coins, MOST_COINS)
    notes.number("points", player.points, MOST_POINTS)
    notes.number("crew", player.crew, 9)
    notes.choice("visited water", player.marker, WATER_NAMES)
    notes.counts("goods", player.goods, COLOURS, 40)
    notes.number("chests", total(player.chests), MOST_CARDS)
    notes.number("parrots", total(player.parrots), MOST_CARDS)
    notes.number("goals", len(player.goals), MOST_GOALS)
    notes.number("goals drawn", len(player.drawn), MOST_GOALS)
