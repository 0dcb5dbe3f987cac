"""What lies in the box: the names of all parts, and what is printed on them (parts.toml)."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kogge.engine.action import Printed
from kogge.engine.parts import ABOUT, Sheet

MOST_PLAYERS: Final = 4

# The action tiles. Subsidies are only in the game with four players.
TILES: Final = ["build", "trains", "canals", "equipment", "crew", "hire", "trade", "subsidies"]
BUILD: Final = 0
TRAINS: Final = 1
CANALS: Final = 2
EQUIPMENT: Final = 3
CREW: Final = 4
HIRE: Final = 5
TRADE: Final = 6
SUBSIDIES: Final = 7

# What goes on board. The first four are made on the equipment ring, the others found on the crew circle.
ITEMS: Final = ["sail", "smokestack", "crane", "cannon", "captain", "soldier", "businessman", "propeller"]
SAIL: Final = 0
SMOKESTACK: Final = 1
CRANE: Final = 2
CANNON: Final = 3
CAPTAIN: Final = 4
SOLDIER: Final = 5
BUSINESSMAN: Final = 6
PROPELLER: Final = 7
RING: Final = 4

LOADS: Final = ["coal", "steel", "grain"]
WAGONS: Final = 4  # at most, on a train
HEXAGON: Final = 6

# Hull parts, in the code of a dock: 0 is an empty space.
EMPTY: Final = 0
BOW: Final = 1
MIDDLE: Final = 2
STERN: Final = 3
HULLS: Final = ["", "bow", "middle", "stern"]
DOCK: Final = 9

# What a ship tile shows.
FEATURES: Final = [
    "cabin", "mast", "crane-mount", "cannon-mount", "propeller-mount", "lifebelt", "lifeboat", "lantern",
]
CABIN: Final = 0
MAST: Final = 1
CRANE_MOUNT: Final = 2
CANNON_MOUNT: Final = 3
PROPELLER_MOUNT: Final = 4
LIFEBELT: Final = 5
LIFEBOAT: Final = 6
LANTERN: Final = 7

# The four columns of ship tiles on the board; both middle columns are filled from the same two decks.
COLUMNS: Final = ["bow", "left", "right", "stern"]
COLUMN_HULLS: Final = [BOW, MIDDLE, MIDDLE, STERN]
ROWS: Final = 5
BOWS: Final = 0
UPPER_MIDDLES: Final = 1
LOWER_MIDDLES: Final = 2
STERNS: Final = 3
DECKS: Final = ["bows", "upper_middles", "lower_middles", "sterns"]

SYMBOLS: Final = ["military", "trade", "lantern", "lifeboat", "lifebelt", "riband"]
MILITARY: Final = 0
BUSINESS: Final = 1
LANTERNS: Final = 2
LIFEBOATS: Final = 3
LIFEBELTS: Final = 4
RIBAND: Final = 5
ABSENT_SYMBOL: Final = -1
CANAL_TILES: Final = 24
SIDES: Final = ["north", "east", "south", "west"]

# Employees: an engineer or recruiter has the number of the item that it brings.
EMPLOYEES: Final = [
    *["engineer-" + item for item in ITEMS[:RING]], *["recruiter-" + item for item in ITEMS[RING:]],
    *["dealer-" + load for load in LOADS], *["master-dealer-" + load for load in LOADS],
    "craftsman-sail", "craftsman-smokestack", "craftsman-crane", "craftsman-cannon", "craftsman-propeller", "craftsman-crew",
    "helmsman", "rigger", "accountant", "foreman",
]
HELPERS: Final = 8
DEALER: Final = 8
MASTER: Final = 11
CRAFTSMAN: Final = 14
CRAFTSMAN_PROPELLER: Final = 18
CRAFTSMAN_CREW: Final = 19
HELMSMAN: Final = 20
RIGGER: Final = 21
ACCOUNTANT: Final = 22
FOREMAN: Final = 23
SECTORS: Final = 8
SECTOR: Final = 3
COLOURS: Final = [*["brown"] * 4, *["green"] * 4, *["orange"] * 6, *["blue"] * 8, *["yellow"] * 2]

BLUE_CONTRACTS: Final = [
    "cranes-and-businessmen", "businessmen", "sail-and-steam", "soldiers-and-cannons", "soldiers", "all-purpose", "sails",
    "officers", "variety", "smokestacks", "propellers", "used-canals",
]
GREEN_CONTRACTS: Final = [
    "lifebelts", "ships-of-five", "tiles", "lanterns", "ships-of-six", "employees", "lifeboats", "ships-of-seven",
    "coloured-employees", "ships", "safe-ships", "employee-kinds",
]
CONTRACTS: Final = BLUE_CONTRACTS + GREEN_CONTRACTS
GREEN: Final = 12
OPENING_CONTRACTS: Final = 3


class Design(Printed):
    """The features of a ship tile: none, one or two."""

    def __init__(self, index: i64, features: list[int]) -> None:
        self.index: Final = index
        self.features: Final = features
        self.name: Final = " ".join([FEATURES[feature] for feature in features])


class Train(Printed):
    """A freight train: how many wagons of coal, steel and grain."""

    def __init__(self, index: i64, loads: list[int]) -> None:
        self.index: Final = index
        self.loads: Final = loads
        names: list[str] = []
        for load, count in enumerate(loads):
            names += [LOADS[load]] * count
        self.name: Final = " ".join(names)


def _designs() -> list[Design]:
    features: list[list[int]] = [[one] for one in range(len(FEATURES))]
    features += [[one, two] for one in range(len(FEATURES)) for two in range(one, len(FEATURES))]
    return [Design(index, shown) for index, shown in enumerate([*features, []])]


def _trains() -> list[Train]:
    loads: list[list[int]] = []
    for wagons in range(1, WAGONS + 1):
        for coal in range(wagons, -1, -1):
            for steel in range(wagons - coal, -1, -1):
                loads.append([coal, steel, wagons - coal - steel])
    return [Train(index, row) for index, row in enumerate(loads)]


DESIGNS: Final[list[Design]] = _designs()  # the last one, the blank, is no tile: it stands in when a kind has run out
BLANK: Final = 44
ALL_TRAINS: Final[list[Train]] = _trains()
MIXED: Final = 13  # the train with one wagon of each


class Contract(Printed):
    """A government contract: points for each, or a table, with what one more brings beyond it and how that grows."""

    def __init__(self, sheet: Sheet, group: str, name: str) -> None:
        self.name: Final = name
        value = sheet.value(group, name)
        tabled = isinstance(value, list)
        self.each: Final[int] = 0 if tabled else sheet.number(group, name)
        self.table: Final[list[int]] = [0, *sheet.numbers(group, name, len(value), 0, 99)] if tabled else []
        extras = sheet.data[group]
        self.beyond: Final[int] = sheet.number(group, name + "_beyond") if name + "_beyond" in extras else 0
        self.every: Final[int] = sheet.number(group, name + "_beyond_every", 1) if name + "_beyond_every" in extras else 1
        self.grows: Final[int] = sheet.number(group, name + "_beyond_grows") if name + "_beyond_grows" in extras else 0

    def points(self, count: i64) -> i64:
        if not self.table:
            return self.each * count
        last: i64 = len(self.table) - 1
        if count <= last:
            return self.table[count]
        steps = (count - last + self.every - 1) // self.every
        return self.table[last] + self.beyond * steps + self.grows * (steps * (steps - 1) // 2)


class Staff(Printed):
    """What the employees cost and do."""

    def __init__(self, sheet: Sheet) -> None:
        group = "employees"
        engineer: int = sheet.number(group, "engineer_surcharge")
        recruiter: int = sheet.number(group, "recruiter_surcharge")
        self.surcharges: Final[list[int]] = (
            [engineer] * RING + [recruiter] * RING + [0] * (len(EMPLOYEES) - HELPERS))
        self.dealer_guilders: Final[int] = sheet.number(group, "dealer_guilders")
        self.dealer_points: Final[list[int]] = sheet.numbers(group, "dealer_points", 2)
        items: int = sheet.number(group, "craftsman_items", 0, 2)
        propellers: int = sheet.number(group, "craftsman_propellers", 0, 2)
        crew: int = sheet.number(group, "craftsman_crew", 0, 4)
        self.craftsmen: Final[list[int]] = [items, items, items, items, propellers, crew]
        self.helmsman: Final[int] = sheet.number(group, "helmsman_speed", 0, 2)
        self.rigger: Final[int] = sheet.number(group, "rigger_speed_per_pair", 0, 1)
        self.accountant: Final[int] = sheet.number(group, "accountant_steps", 0, RING)
        self.foreman: Final[int] = sheet.number(group, "foreman_steps", 0, SECTORS)


class Parts(Printed):
    """The printed numbers, read from a sheet and checked."""

    def __init__(self, sheet: Sheet) -> None:
        self.spaces: Final[int] = sheet.number("track", "spaces", 12, 99)
        self.gap: Final[int] = sheet.number("track", "empty_spaces_per_guilder", 1)
        self.guilders: Final[int] = sheet.number("track", "opening_guilders")
        self.extra_price: Final[int] = sheet.number("track", "extra_action_price", 1)
        self.subsidies: Final[int] = sheet.number("track", "subsidies")
        self.drops: Final[list[list[int]]] = self._drops(sheet)
        self.equipment: Final[list[int]] = self._ring(sheet, "equipment", ITEMS[:RING])
        self.crew: Final[list[int]] = self._ring(sheet, "crew", ITEMS[RING:])
        self.prices: Final[list[list[int]]] = [sheet.numbers("hexagon", load, HEXAGON, 0, 9) for load in LOADS]
        self.swap_load: Final[list[int]] = self._swaps(sheet)
        self.train_prices: Final[list[int]] = self._row_prices(sheet, "train_prices")
        self.trains: Final[list[int]] = self._trains(sheet)
        self.ship_prices: Final[list[int]] = self._row_prices(sheet, "ship_prices")
        self.decks: Final[list[list[int]]] = [self._deck(sheet, deck) for deck in DECKS]
        self.canal_prices: Final[list[int]] = self._row_prices(sheet, "canal_prices")
        self.canals: Final[list[list[int]]] = self._canals(sheet)
        self.staff: Final = Staff(sheet)
        self.steam_speed: Final[int] = sheet.number("ship", "steam_speed", 1, 9)
        self.plain_speed: Final[int] = sheet.number("ship", "plain_speed", 1, 9)
        self.crew_points: Final[int] = sheet.number("ship", "points_per_crew")
        self.crane_points: Final[int] = sheet.number("ship", "points_per_crane")
        self.cannon_points: Final[int] = sheet.number("ship", "points_per_cannon")
        self.speed_points: Final[int] = sheet.number("ship", "points_per_speed")
        blue = [Contract(sheet, "blue_contracts", name) for name in BLUE_CONTRACTS]
        green = [Contract(sheet, "green_contracts", name) for name in GREEN_CONTRACTS]
        self.contracts: Final[list[Contract]] = blue + green

    def _drops(self, sheet: Sheet) -> list[list[int]]:
        """Contracts of each colour that go at the end of each lap, by player count; there are as many laps as players."""
        rows: list[list[int]] = [[], []]
        for laps, key in enumerate(["two_players", "three_players", "four_players"], 2):
            row: list[int] = sheet.numbers("contracts_dropped", key, laps, 0, 2)
            if sum(row) != OPENING_CONTRACTS - 1:
                raise sheet.error(
                    "contracts_dropped", key, f"must add up to {OPENING_CONTRACTS - 1}: one of each remains",
                    f"muss zusammen {OPENING_CONTRACTS - 1} ergeben: Je einer bleibt")
            rows.append(row)
        return rows

    def _ring(self, sheet: Sheet, key: str, items: list[str]) -> list[int]:
        words: list[str] = sheet.words("rings", key, items)
        if sorted(words) != sorted(items):
            raise sheet.error(
                "rings", key, f"must name each of {', '.join(items)} once",
                f"muss jedes einmal nennen: {', '.join(items)}")
        return [ITEMS.index(word) for word in words]

    def _swaps(self, sheet: Sheet) -> list[int]:
        """For each item the load it is swapped for."""
        found = [-1] * len(ITEMS)
        for load, name in enumerate(LOADS):
            for word in sheet.words("swaps", name, ITEMS):
                if found[ITEMS.index(word)] >= 0:
                    raise sheet.error(
                        "swaps", name, f"offers {word}, which another load offers too",
                        f"bietet {word} an, das schon eine andere Ladung anbietet")
                found[ITEMS.index(word)] = load
        return found

    def _row_prices(self, sheet: Sheet, group: str) -> list[int]:
        prices: list[int] = sheet.numbers(group, "rows", ROWS, 0, 9)
        if prices[0] != 0 or prices != sorted(prices):
            raise sheet.error(
                group, "rows", "begins with the free place and never falls",
                "beginnt mit dem kostenlosen Platz und fällt nie")
        return prices

    def _counts(self, sheet: Sheet, group: str, names: list[str]) -> list[int]:
        """How many parts of each name a group lists."""
        counts = [0] * len(names)
        sheet.value(group, "provenance")
        for key in sheet.data[group]:
            if key in ABOUT:
                continue
            if key not in names:
                raise sheet.error(
                    group, key, "is no part that the game knows; mind the order of its words",
                    "kennt das Spiel nicht; achte auf die Reihenfolge der Wörter")
            counts[names.index(key)] = sheet.number(group, key, 0, 99)
        return counts

    def _trains(self, sheet: Sheet) -> list[int]:
        counts = self._counts(sheet, "trains", [train.name for train in ALL_TRAINS])
        if counts[MIXED] < MOST_PLAYERS:
            raise sheet.error(
                "trains", ALL_TRAINS[MIXED].name, f"must be there {MOST_PLAYERS} times, one for each player",
                f"muss es {MOST_PLAYERS}-mal geben, für jeden Spieler einmal")
        if sum(counts) < MOST_PLAYERS + ROWS:
            raise sheet.error(
                "trains", "", f"must be at least {MOST_PLAYERS + ROWS} in all",
                f"müssen zusammen mindestens {MOST_PLAYERS + ROWS} sein")
        return counts

    def _deck(self, sheet: Sheet, deck: str) -> list[int]:
        counts = self._counts(sheet, deck, [design.name for design in DESIGNS[:BLANK]])
        if sum(counts) <= 2 * ROWS:
            raise sheet.error(deck, "", f"must hold more than {2 * ROWS} tiles", f"muss mehr als {2 * ROWS} Plättchen enthalten")
        for design in DESIGNS:
            if design.index != BLANK and counts[design.index] and PROPELLER_MOUNT in design.features and deck != DECKS[STERNS]:
                raise sheet.error(
                    deck, design.name, "has a propeller mount, and only sterns have one",
                    "hat Platz für eine Schiffsschraube, den nur Heckteile haben")
        return [*counts, 0]

    def _canals(self, sheet: Sheet) -> list[list[int]]:
        """The symbols on the four sides of each canal."""
        rows = sheet.value("canals", "tiles")
        if not isinstance(rows, list) or len(rows) != CANAL_TILES:
            raise sheet.error(
                "canals", "tiles", f"must be a list of {CANAL_TILES} canals",
                f"muss eine Liste von {CANAL_TILES} Kanälen sein")
        allowed = [*SYMBOLS, ""]
        for row in rows:
            if not isinstance(row, list) or len(row) != len(SIDES) or any(word not in allowed for word in row):
                raise sheet.error(
                    "canals", "tiles", f"has {row!r}; each names four of {', '.join(SYMBOLS)}",
                    f"hat {row!r}; jeder nennt vier aus {', '.join(SYMBOLS)}")
        return [[SYMBOLS.index(word) if word else ABSENT_SYMBOL for word in row] for row in rows]


assert ALL_TRAINS[MIXED].loads == [1, 1, 1]
assert DESIGNS[BLANK].features == []
