"""What is printed on the components: names fixed here, values from parts.toml."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.engine.action import Printed
from kogge.engine.parts import Sheet

HARBOURS: Final = ["camogli", "noli", "savona", "lerici"]  # one for each seat

COLOURS: Final = ["red", "blue", "yellow"]

# The designs of selection tiles, in one order everywhere: harbour tiles, knights, diplomats, orders.
IN_HARBOUR: Final = ["wheel", "merchant", "small-building", "large-building", "monk"]
WHEEL: Final = 0
MERCHANT: Final = 1
MONK: Final = 4
KNIGHTS: Final = ["knight-cube", "knight-1", "knight-2", "knight-3"]
SWORDS: Final = [1, 1, 2, 3]
KNIGHT_CUBE: Final = 0
DIPLOMATS: Final = ["diplomat-1", "diplomat-2"]
SCROLLS: Final = [1, 2]
FIRST_KNIGHT: Final = 5
FIRST_DIPLOMAT: Final = 9
FIRST_ORDER: Final = 11

# The rows of a harbour, and the row of each design.
ROWS: Final = ["wheels", "merchants", "buildings", "monks"]
ROW_OF: Final = [0, 1, 2, 2, 3]

SMALLEST_ORDER: Final = 3
LARGEST_ORDER: Final = 5
ORDERS: Final[list[list[int]]] = [
    [red, blue, cubes - red - blue]
    for cubes in range(SMALLEST_ORDER, LARGEST_ORDER + 1) for red in range(cubes, -1, -1) for blue in range(cubes - red, -1, -1)
]


def order_name(cubes: list[int]) -> str:
    """order red red blue"""
    names = ["order"]
    for colour, count in zip(COLOURS, cubes, strict=True):
        names += [colour] * count
    return " ".join(names)


DESIGNS: Final[list[str]] = [*IN_HARBOUR, *KNIGHTS, *DIPLOMATS, *[order_name(cubes) for cubes in ORDERS]]

STREET: Final = 7
LONGEST_ROW: Final = 15
RING: Final = 12
HIGHEST_MARKER: Final = 12
MOST_CARDS: Final = 40


class Tile(Printed):
    """A selection tile. Harbour tiles have two sides, the others show what they are worth at once."""

    def __init__(self, design: i64, name: str) -> None:
        self.design: Final = design
        self.name: Final = name
        self.row: Final[i64] = ROW_OF[design] if design < FIRST_KNIGHT else -1
        self.knight: Final[i64] = design - FIRST_KNIGHT if FIRST_KNIGHT <= design < FIRST_DIPLOMAT else -1
        self.diplomat: Final[i64] = design - FIRST_DIPLOMAT if FIRST_DIPLOMAT <= design < FIRST_ORDER else -1
        self.cubes: Final[list[int]] = ORDERS[design - FIRST_ORDER] if design >= FIRST_ORDER else [0, 0, 0]
        self.prestige: i64 = 0  # of an order


class Card(Printed):
    """A ship card: plus or minus points, and help for this round's move."""

    def __init__(self, index: i64, row: list[int]) -> None:
        self.index: Final = index
        self.name: Final = str(index + 1)
        self.points: Final[i64] = row[0]
        self.wheels: Final[i64] = row[1]
        self.reversal: Final = row[2] > 0
        self.anchor: Final = row[3] > 0
        self.arrows: Final[i64] = row[4]
        self.cubes: Final[list[int]] = row[5:8]


class Parts(Printed):
    """All printed values of one parts file."""

    def __init__(self, sheet: Sheet) -> None:
        self.rounds: Final = [0, 0, 0, sheet.number("rounds", "three", 1, 9), sheet.number("rounds", "four", 1, 9)]
        self.row: Final = [
            0, 0, 0, sheet.number("rounds", "row_three", 3, LONGEST_ROW), sheet.number("rounds", "row_four", 4, LONGEST_ROW)]
        self.between: Final = [0, 0, 0, sheet.number("ring", "between_three", 1, 3), sheet.number("ring", "between_four", 1, 2)]
        self.each_colour: Final[i64] = sheet.number("ring", "each_colour", 3, 4)
        self.markers: Final = _markers(sheet, self.between, int(self.each_colour))
        self.hold: Final[i64] = sheet.number("ship", "hold", 1, 30)

        self.start_coins: Final[i64] = sheet.number("start", "coins")
        self.start_wheels: Final[i64] = sheet.number("start", "wheels", 1, RING)
        self.start_merchants: Final[i64] = sheet.number("start", "merchants", 0, 30)
        self.start_cubes: Final = sheet.grid("start", "cubes", len(HARBOURS), len(COLOURS), 0, 9)

        self.street_tiles: Final = sheet.numbers("street", "tiles", STREET, 0, LONGEST_ROW)
        self.street_coins: Final = sheet.numbers("street", "coins", STREET, 0, 99)
        self.places: Final[i64] = sheet.number("harbour", "places", 1, 12)
        self.skipped_tile: Final[i64] = sheet.number("prices", "skipped_tile")
        self.missing_point: Final[i64] = sheet.number("prices", "missing_point")
        self.set: Final[i64] = sheet.number("prices", "set")
        self.tile_in_row: Final[i64] = sheet.number("prices", "tile_in_row")

        self.wheels: Final = sheet.numbers("sides", "wheel_wheels", 2, 0, RING)
        self.sacks: Final = sheet.numbers("sides", "merchant_sacks", 2, 0, 30)
        self.plus: Final = sheet.numbers("sides", "monk_plus", 2, 0, 30)
        self.prestige: Final = [sheet.numbers("sides", f"{_key(name)}_prestige", 2, 0, 99) for name in IN_HARBOUR]
        self.beaten: Final[i64] = sheet.number("sides", "beaten_knight_plus", 0, 30)

        self.tiles: Final = [Tile(design, name) for design, name in enumerate(DESIGNS)]
        self.bag: Final = [sheet.number("counts", _key(name), 0, 99) for name in DESIGNS[:FIRST_ORDER]] + [0] * len(ORDERS)
        _add_orders(sheet, self.tiles, self.bag)
        self.cards: Final = _cards(sheet)
        self.check(sheet)

    def check(self, sheet: Sheet) -> None:
        """What the rules take for granted: nothing runs out."""
        for players, name in ((3, "three"), (4, "four")):
            if sum(sorted(self.street_tiles)[-players:]) > self.row[players]:
                raise sheet.error(
                    "street", "tiles", f"gives {name} players more tiles than the {self.row[players]} of a row",
                    f"gibt bei {name} Spielern mehr Plättchen als die {self.row[players]} einer Reihe")
            if sum(self.bag) < self.rounds[players] * self.row[players]:
                raise sheet.error(
                    "counts", "wheel", f"and the others leave the bag empty before the end with {name} players",
                    f"und die anderen leeren den Beutel bei {name} Spielern vor dem Ende")
            if len(self.cards) < self.rounds[players] * players:
                raise sheet.error(
                    "cards", "deck", f"is too small for all rounds of {name} players",
                    f"reicht bei {name} Spielern nicht für alle Runden")
        if min(self.wheels) < 1:
            raise sheet.error(
                "sides", "wheel_wheels", "must show a wheel on both sides",
                "muss auf beiden Seiten ein Steuerrad zeigen")


def _key(name: str) -> str:
    return name.replace("-", "_")


def _markers(sheet: Sheet, between: list[int], each_colour: int) -> list[int]:
    """How many markers there are of each value."""
    values = sheet.value("markers", "points")
    needed = max(3 * between[3], 4 * between[4])
    if not isinstance(values, list) or len(values) < needed or len(values) != each_colour * len(COLOURS):
        raise sheet.error(
            "markers", "points", f"must be a list of {each_colour * len(COLOURS)} numbers, one for each island",
            f"muss eine Liste von {each_colour * len(COLOURS)} Zahlen sein, eine je Insel")
    counts = [0] * (HIGHEST_MARKER + 1)
    for value in sheet.numbers("markers", "points", len(values), 0, HIGHEST_MARKER):
        counts[value] += 1
    return counts


def _add_orders(sheet: Sheet, tiles: list[Tile], bag: list[int]) -> None:
    rows = sheet.value("orders", "tiles")
    if not isinstance(rows, list):
        raise sheet.error("orders", "tiles", "must be a list of rows", "muss eine Liste von Reihen sein")
    for row in sheet.grid("orders", "tiles", len(rows), 4, 0, 99):
        if row[:3] not in ORDERS:
            raise sheet.error(
                "orders", "tiles", f"has the row {row!r}; orders are for {SMALLEST_ORDER} to {LARGEST_ORDER} cubes",
                f"hat die Reihe {row!r}; Aufträge gelten {SMALLEST_ORDER} bis {LARGEST_ORDER} Farbsteinen")
        design = FIRST_ORDER + ORDERS.index(row[:3])
        if bag[design] and tiles[design].prestige != row[3]:
            raise sheet.error(
                "orders", "tiles", f"has the row {row!r}; equal orders bring equal prestige",
                f"hat die Reihe {row!r}; gleiche Aufträge bringen gleich viel Prestige")
        tiles[design].prestige = row[3]
        bag[design] += 1


def _cards(sheet: Sheet) -> list[Card]:
    rows = sheet.value("cards", "deck")
    if not isinstance(rows, list) or len(rows) > MOST_CARDS:
        raise sheet.error(
            "cards", "deck", f"must be a list of at most {MOST_CARDS} rows",
            f"muss eine Liste von höchstens {MOST_CARDS} Reihen sein")
    cards = [Card(index, row) for index, row in enumerate(sheet.grid("cards", "deck", len(rows), 8, -9, 12))]
    for row in rows:
        if row[0] == 0 or min(row[1:]) < 0:
            raise sheet.error(
                "cards", "deck", f"has the row {row!r}; points are above or below zero, nothing else is below",
                f"hat die Reihe {row!r}; Punkte sind über oder unter null, sonst ist nichts darunter")
    return cards
