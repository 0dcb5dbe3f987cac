"""What lies in the box: kinds of pieces and tiles, and what is printed on them (parts.toml)."""
from __future__ import annotations

from typing import Final, NewType

from mypy_extensions import i64

from kogge.engine.action import Printed
from kogge.engine.parts import Sheet

Family = NewType("Family", int)
HULL: Final = Family(0)
MAST: Final = Family(1)
SAIL: Final = Family(2)
GOOD: Final = Family(3)

BOW: Final = 0
MIDDLE: Final = 1
STERN: Final = 2
SINGLE: Final = 3

CROWN: Final = 4
CRESTS: Final = ["lighthouse", "anchor", "whale", "wheel", "crown"]

# The eight action tiles; the first four sell the family of the same number.
Tile = NewType("Tile", int)
TRANSPORT: Final = Tile(4)
MONEY: Final = Tile(5)
DELIVERY: Final = Tile(6)
CROWNS: Final = Tile(7)
TILES: Final = ["hulls", "masts", "sails", "goods", "transport", "money", "delivery", "crowns"]

SPACES: Final = 8
PHASES: Final = 7
SIZES: Final = 4
MIDDLES_PER_SHIP: Final = 2
SHIPS: Final = 63  # no more hull pieces than that exist, so no more ships

BONUSES: Final = ["3-workers", "mast", "sail", "2-points", "2-workers", "worker-good", "worker-point", "4-taler"]
REWARDS: Final = ["crown-mast", "crown-sail", "points", "taler", "workers", "goods"]
REWARD_CROWN_MAST: Final = 0
REWARD_CROWN_SAIL: Final = 1
REWARD_POINTS: Final = 2
REWARD_TALER: Final = 3
REWARD_WORKERS: Final = 4
REWARD_GOODS: Final = 5


class Piece(Printed):
    """A hull part, mast, sail or good. `kind` is the hull part, the crest, or the sort of good."""

    def __init__(self, index: i64, family: i64, kind: i64, name: str) -> None:
        self.index: Final = index
        self.family: Final = family
        self.kind: Final = kind
        self.name: Final = name
        self.crowned: Final = kind == CROWN


def _family(family: Family, first: int, names: list[str]) -> list[Piece]:
    return [Piece(first + kind, family, kind, name) for kind, name in enumerate(names)]


HULLS: Final[list[Piece]] = _family(HULL, 0, ["bow", "middle", "stern", "single"])
MASTS: Final[list[Piece]] = _family(MAST, 4, [crest + "-mast" for crest in CRESTS])
SAILS: Final[list[Piece]] = _family(SAIL, 9, [crest + "-sail" for crest in CRESTS])
GOODS: Final[list[Piece]] = _family(GOOD, 14, ["fish", "grain", "coffee", "salt"])
PIECES: Final[list[Piece]] = HULLS + MASTS + SAILS + GOODS
FAMILIES: Final[list[list[Piece]]] = [HULLS, MASTS, SAILS, GOODS]
REGULAR: Final[list[list[Piece]]] = [[piece for piece in family if not piece.crowned] for family in FAMILIES]
CROWN_MAST: Final[Piece] = MASTS[CROWN]
CROWN_SAIL: Final[Piece] = SAILS[CROWN]
FAMILY_NAMES: Final = ["hull", "mast", "sail", "good"]


class Gain(Printed):
    """What a bonus space brings: workers, taler, points, and one piece of a family (-1: none)."""

    def __init__(self, workers: i64, taler: i64, points: i64, family: i64) -> None:
        self.workers: Final = workers
        self.taler: Final = taler
        self.points: Final = points
        self.family: Final = family


class Parts(Printed):
    """The printed numbers, read from a sheet and checked."""

    def __init__(self, sheet: Sheet) -> None:
        self.rounds: Final[list[int]] = sheet.numbers("setup", "rounds", 3, 1, 5)
        self.workers: Final[int] = sheet.number("setup", "workers")
        self.taler: Final[int] = sheet.number("setup", "taler")
        self.points: Final[int] = sheet.number("setup", "points")
        self.extra_taler: Final[list[list[int]]] = sheet.grid("setup", "extra_taler", 3, 4)
        self.extra_workers: Final[list[list[int]]] = sheet.grid("setup", "extra_workers", 3, 4)
        self.dial: Final[list[int]] = sheet.numbers("dial", "blue_workers", SPACES, 0, 3)
        if self.dial[0] != 0 or 0 in self.dial[1:]:
            raise sheet.error(
                "dial", "blue_workers", "begins with the anchor's 0, and no other field is 0",
                "beginnt mit der 0 des Ankers, und kein anderes Feld ist 0")
        self.prices: Final[list[list[int]]] = sheet.grid("prices", "rows", SPACES, SIZES, 0, 3)
        for row in self.prices:
            if sorted(row) != [0, 1, 2, 3]:
                raise sheet.error(
                    "prices", "rows", f"has the row {row!r}; each holds the prices 0, 1, 2 and 3 once",
                    f"hat die Reihe {row!r}; jede enthält die Preise 0, 1, 2 und 3 einmal")
        self.duplicate_price: Final[int] = sheet.number("purchase", "duplicate", 1)
        self.extra_price: Final[int] = sheet.number("purchase", "extra", 1)
        self.extra_action_workers: Final[int] = sheet.number("purchase", "extra_workers")
        if sheet.words("kinds", "crests", CRESTS[:CROWN]) != CRESTS[:CROWN]:
            raise sheet.error(
                "kinds", "crests", "must stay in this order; change the prices instead",
                "muss in dieser Reihenfolge bleiben; ändere stattdessen die Preise")
        if sheet.words("kinds", "goods", [good.name for good in GOODS]) != [good.name for good in GOODS]:
            raise sheet.error(
                "kinds", "goods", "must stay in this order; change the prices instead",
                "muss in dieser Reihenfolge bleiben; ändere stattdessen die Preise")
        self.stock: Final[list[int]] = (
            sheet.numbers("stock", "hulls", 4, 0, 18) + sheet.numbers("stock", "masts", 5, 0, 99)
            + sheet.numbers("stock", "sails", 5, 0, 99) + sheet.numbers("stock", "goods", 4, 0, 99))
        if sum(self.stock[: len(HULLS)]) > SHIPS:
            raise sheet.error("stock", "hulls", f"adds up to more than {SHIPS}", f"ergibt zusammen mehr als {SHIPS}")
        self.bonuses: Final[list[Gain]] = self._bonuses(sheet)
        self.slots: Final[int] = sheet.number("warehouse", "slots", 2)
        mast_slots: int = sheet.number("warehouse", "mast_slots", 1, 2)
        self.room: Final[list[int]] = [mast_slots if piece.family == MAST else 1 for piece in PIECES]
        self.wage: Final[int] = sheet.number("actions", "taler_for_a_worker", 1)
        self.crown_limit: Final[int] = sheet.number("actions", "crown_limit", 1)
        tiles: list[int] = sheet.numbers("actions", "pass_tiles", 3)
        self.pass_tiles: Final[int] = len(tiles)
        self.pass_loss: Final[list[int]] = [sum(tiles[flipped:]) for flipped in range(len(tiles) + 1)]
        self.reward_points: Final[int] = sheet.number("rewards", "points")
        self.reward_taler: Final[int] = sheet.number("rewards", "taler")
        self.reward_workers: Final[int] = sheet.number("rewards", "workers")
        self.reward_limit: Final[int] = sheet.number("rewards", "limit", 2)
        self.ship_points: Final[list[int]] = [0, *sheet.numbers("scoring", "ships", SIZES)]
        self.goods_points: Final[list[int]] = [0, *sheet.numbers("scoring", "goods", 5)]
        self.further_good: Final[int] = sheet.number("scoring", "further_good")
        self.taler_for_a_point: Final[int] = sheet.number("scoring", "taler_for_a_point", 1)

    def _bonuses(self, sheet: Sheet) -> list[Gain]:
        workers: list[int] = sheet.numbers("bonuses", "workers", SPACES)
        points: list[int] = sheet.numbers("bonuses", "points", SPACES)
        taler: list[int] = sheet.numbers("bonuses", "taler", SPACES)
        pieces: list[str] = sheet.words("bonuses", "piece", ["", *FAMILY_NAMES])
        if len(pieces) != SPACES:
            raise sheet.error(
                "bonuses", "piece", f"must be a list of {SPACES} words",
                f"muss eine Liste von {SPACES} Wörtern sein")
        return [
            Gain(workers[n], taler[n], points[n], FAMILY_NAMES.index(pieces[n]) if pieces[n] else -1)
            for n in range(SPACES)
        ]
