"""Short ways to put a table into the situation a test is about."""
from games.setting import play
from kogge import LUCK, game
from kogge.games.die_werft.parts import (
    ALL_TRAINS,
    BLANK,
    CONTRACTS,
    DESIGNS,
    DOCK,
    EMPLOYEES,
    FEATURES,
    ITEMS,
    TILES,
)
from kogge.games.die_werft.ships import Ship
from kogge.games.die_werft.table import ABSENT, NOTHING
from kogge.games.die_werft.turns import Choosing, act
from kogge.games.die_werft.voyage import VOYAGES
from kogge.games.die_werft.waterway import Laid

GAME = game("die-werft")
DESIGN = {design.name: int(design.index) for design in DESIGNS if design.index != BLANK} | {"blank": BLANK}
TRAIN = {train.name: int(train.index) for train in ALL_TRAINS}
QUEUE = ["build", "trains", "canals", "equipment", "crew", "hire", "trade"]


def deal(table):
    """Luck answers with the first of its options until a player is asked."""
    while table.seat == LUCK:
        table.play(table.legal()[0])
    return table


def started(players=3, starter=1, queue=QUEUE, **options):
    """The first turn, action tiles in this order from the front.

    The next steps of the markers lead to smokestack, soldier, and the sector of foreman, accountant and rigger; the other
    employees follow from the end of the box's list, so that the engineers come last.
    """
    table = play(GAME.start(players, options=options), f"start {starter}", *["lay " + tile for tile in queue])
    play(table, "point to cannon", "point to captain", "point to sector 8", *["post " + name for name in reversed(EMPLOYEES)])
    return deal(table)


def asked(question, players=3, **changes):
    """A table that waits for `question`; changes go to the player asked, or else to the table."""
    table = started(players)
    table.agenda = [question]
    return change(table, max(question.seat, 0), **changes)


def acting(tile, players=3, seat=0, **changes):
    """A seat carries out an action, as the main action of its turn."""
    table = started(players)
    table.agenda = []
    change(table, seat, **changes)
    act(table, seat, TILES.index(tile))
    return table


def change(table, seat, employees=(), store=None, trains=None, dock=None, hand=None, **changes):
    player = table.players[seat]
    employ(player, *employees)
    for item, count in (store or {}).items():
        player.store[ITEMS.index(item)] = count
    if trains is not None:
        player.trains = sorted(TRAIN[train] for train in trains)
    if dock is not None:
        lay_dock(player, dock)
    if hand is not None:
        player.hand = sum(1 << CONTRACTS.index(name) for name in hand)
    for name, value in changes.items():
        setattr(player if hasattr(player, name) else table, name, value)
    return table


def employ(player, *names):
    for name in names:
        player.employees |= 1 << EMPLOYEES.index(name)


def row(picture):
    """A dock as text: `B M . S`, nine signs for nine spaces."""
    signs = picture.split()
    assert len(signs) == DOCK
    return sum(".BMS".index(sign) << 2 * space for space, sign in enumerate(signs))


def lay_dock(player, picture, *designs):
    """Tiles in the dock, as a picture; features in order, where they matter."""
    player.row = row(picture)
    named = list(designs)
    player.designs = [
        NOTHING if sign == "." else DESIGN[named.pop(0)] if named else DESIGN["lifebelt"] for sign in picture.split()
    ]


def offer(table, column, *designs):
    """What lies in a column of ship tiles, the free end first."""
    start = ["bow", "left", "right", "stern"].index(column) * 5
    for n in range(5):
        table.market[start + n] = DESIGN[designs[n]] if n < len(designs) else NOTHING


def stack(table, deck, design="cabin mast", count=0):
    """A deck of ship tiles that holds nothing but so many of one design."""
    number = ["bow", "upper", "lower", "stern"].index(deck)
    table.decks[number] = [0] * len(DESIGNS)
    table.decks[number][DESIGN[design]] = count
    table.deck_sizes[number] = count


def positions(table, **spaces):
    """Where the action tiles lie on the track; the others are out of the way."""
    table.positions = [spaces.get(tile, ABSENT) for tile in TILES]
    table.lead = table.positions.index(max(table.positions))


def choosing(players=3, guilders=0, figures=None, moved=True, **spaces):
    """Seat 0 chooses among tiles at these positions; `figures` names the tiles of the seats."""
    table = asked(Choosing(0, moved), players, guilders=guilders)
    if spaces:
        positions(table, **spaces)
    for seat, tiles in (figures or {}).items():
        table.players[seat].figures = [TILES.index(tile) for tile in tiles]
    return table


def canal(number, x=0, y=0, turned=0):
    return Laid(number, x, y, turned)


def waterway(player, *canals, side=0, stern=0):
    """Canals before a player, by number from 0; the figure lies at a side of the first one, its stern to the edge."""
    water = player.water
    water.canals = list(canals)
    water.here = canals[0]
    water.space = canals[0].space(side)
    water.stern = stern
    water.measure()


def launched(*designs, store=None, employees=(), canals=(), side=0, stern=0):
    """Seat 0 fits out a ship of these tiles."""
    table = started()
    player = table.players[0]
    lay_dock(player, " ".join(["B", *["M"] * (len(designs) - 2), "S", *["."] * (DOCK - len(designs))]), *designs)
    change(table, 0, employees=employees, store=store)
    if canals:
        waterway(player, *canals, side=side, stern=stern)
    table.agenda = [VOYAGES[0]]
    table.proceed()
    return table


def ship(size=3, speed=1, **counts):
    """A ship of the fleet with these items and features."""
    items = [counts.get(item, 0) for item in ITEMS]
    features = [counts.get(feature, 0) for feature in FEATURES]
    out = Ship(0, [DESIGN["lifebelt"]] * size, features, items)
    out.speed = speed
    return out


def points(table, seat=0):
    return dict(table.scores()[seat])
