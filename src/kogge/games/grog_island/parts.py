"""What lies in the box: colours, kinds of buildings, ships, clouds and cards, and what is printed on them (parts.toml)."""
from __future__ import annotations

from typing import Final

from kogge.engine.action import Printed
from kogge.engine.parts import Sheet

# A colour is a peninsula, its good and its die.
COLOURS: Final = ["green", "blue", "orange", "yellow", "grey"]
GOODS: Final = ["coconut", "fish", "grog", "lemon", "map"]
KINDS: Final = [
    "sword", "hat", "hook", "peg-leg", "anchor", "cannonball", "coffin", "eye-patch", "figurehead", "voodoo-doll",
    "fortune-teller", "pub",
]
PENINSULAS: Final = 5
KIND_COUNT: Final = 12
BUILDINGS_EACH: Final = 7
SITES: Final = 60  # a place for each kind on each peninsula: colour * KIND_COUNT + kind

WATERS: Final = 6
OPEN_SEA: Final = 5  # the rightmost water space
SHIPS: Final = ["copper-ship", "silver-ship", "gold-ship", "chest-ship", "parrot-ship", "goal-ship"]
CHEST_SHIP: Final = 3
PARROT_SHIP: Final = 4
GOAL_SHIP: Final = 5

CLOUDS: Final = ["goal", "point", "parrot", "empty", "black"]
GOAL_CLOUD: Final = 0
POINT_CLOUD: Final = 1
PARROT_CLOUD: Final = 2
BLACK_CLOUD: Final = 4
NO_CLOUD: Final = -1

DICE: Final = 5
FACES: Final = 6
HIGHEST: Final = 30  # five sixes

REWARDS: Final = ["claim", "point", "lock"]
CLAIM_REWARD: Final = 0
POINT_REWARD: Final = 1
LOCK_REWARD: Final = 2

CHESTS: Final = ["1", "2", "3"]  # a chest card's name is its value
CHEST_VALUES: Final[list[int]] = [1, 2, 3]
CHEST_LIMIT: Final = 3

PARROTS: Final = [*COLOURS, "hold"]
HOLD_CARD: Final = 5

# Goal cards: a kind of building, the parrots, a good, a peninsula.
GOALS: Final = [
    *KINDS, "parrots", *[colour + "-goods" for colour in COLOURS], *[colour + "-peninsula" for colour in COLOURS]]
GOAL_COUNT: Final = 23
PARROT_GOAL: Final = 12
FIRST_GOOD_GOAL: Final = 13
FIRST_PENINSULA_GOAL: Final = 18
MOST_GOALS: Final = 46


class Parts(Printed):
    """The printed numbers, read from a sheet and checked."""

    def __init__(self, sheet: Sheet) -> None:
        self.crew: Final[list[int]] = sheet.numbers("setup", "crew", 3, 1, 9)
        self.coins: Final[int] = sheet.number("setup", "coins", 0, 99)
        self.goals_dealt: Final[int] = sheet.number("setup", "goals_dealt", 1, 6)
        self.goals_kept: Final[int] = sheet.number("setup", "goals_kept", 1, self.goals_dealt)
        self.locks: Final[int] = sheet.number("setup", "locks", 0, 35)
        self.ghosts: Final[int] = sheet.number("setup", "ghosts", 0, 35)
        self.ghost_ship: Final[int] = _choice(sheet, "setup", "ghost_ship", SHIPS)
        self.buildings: Final[list[bool]] = self._board(sheet)
        self.values: Final[list[int]] = [sheet.number("values", kind, 0, 20) for kind in KINDS]
        self.waters: Final[list[int]] = _order(sheet, "peninsulas", "order", COLOURS)
        self.water_of: Final[list[int]] = [self.waters.index(colour) for colour in range(PENINSULAS)]
        self.goods: Final[list[str]] = [GOODS[n] for n in _order(sheet, "peninsulas", "goods", GOODS)]
        self.clouds: Final[list[int]] = _counts(sheet, "clouds", "tiles", CLOUDS, PENINSULAS)
        self.ship_coins: Final[list[int]] = [*sheet.numbers("ships", "coins", 3, 1, 20), 0, 0, 0]
        self.limits: Final[list[int]] = sheet.numbers("ships", "limits", WATERS, 0, 20)
        self.claim_tiles: Final[int] = sheet.number("ships", "claim_tiles", 1, 20)
        self.replacement: Final[int] = sheet.number("ships", "replacement", 1, 9)
        rewards: list[str] = sheet.words("bids", "rewards", REWARDS)
        if len(rewards) != DICE:
            raise sheet.error("bids", "rewards", f"must be a list of {DICE} words", f"muss eine Liste von {DICE} Wörtern sein")
        self.rewards: Final[list[int]] = [REWARDS.index(word) for word in rewards]
        self.chests: Final[list[int]] = sheet.numbers("chests", "counts", 3, 0, 99)
        dice: int = sheet.number("parrots", "dice", 0, 20)
        self.parrots: Final[list[int]] = [dice, dice, dice, dice, dice, sheet.number("parrots", "hold", 0, 20)]
        self.goal_copies: Final[int] = sheet.number("scoring", "goal_copies", 1, 2)
        self.chest_points: Final[int] = sheet.number("scoring", "chest", 0, 20)
        self.coins_for_a_point: Final[int] = sheet.number("scoring", "coins_for_a_point", 1, 99)
        self.parrot_points: Final[int] = sheet.number("scoring", "parrot", 0, 20)
        self.good_points: Final[int] = sheet.number("scoring", "good", 0, 20)
        self.majority: Final[int] = sheet.number("scoring", "majority", 0, 20)
        self.presence: Final[int] = sheet.number("scoring", "presence", 0, 20)
        if sum(self.chests) < 4 or sum(self.parrots) < 4:
            raise sheet.error(
                "chests" if sum(self.chests) < 4 else "parrots", "", "must hold a card for each of four players",
                "muss für vier Spieler je eine Karte enthalten")
        if GOAL_COUNT * self.goal_copies < 4 * self.goals_dealt:
            raise sheet.error(
                "setup", "goals_dealt", "is more than the goal cards allow for four players",
                "ist mehr, als die Ziele für vier Spieler hergeben")

    def _board(self, sheet: Sheet) -> list[bool]:
        """Whether there is a building at each site."""
        rows: list[list[int]] = [sheet.numbers("board", kind, PENINSULAS, 0, 1) for kind in KINDS]
        for colour, name in enumerate(COLOURS):
            count = sum([row[colour] for row in rows])
            if count != BUILDINGS_EACH:
                raise sheet.error(
                    "board", KINDS[0], f"and the rows below put {count} buildings on {name}, not {BUILDINGS_EACH}",
                    f"und die Reihen darunter ergeben {count} Gebäude auf {name}, nicht {BUILDINGS_EACH}")
        return [rows[site % KIND_COUNT][site // KIND_COUNT] == 1 for site in range(SITES)]


def _choice(sheet: Sheet, group: str, key: str, words: list[str]) -> int:
    value = sheet.value(group, key)
    if value not in words:
        raise sheet.error(group, key, f"must be one of {', '.join(words)}", f"muss eines davon sein: {', '.join(words)}")
    return words.index(value)


def _order(sheet: Sheet, group: str, key: str, words: list[str]) -> list[int]:
    """All the words, each once, in an order that the sheet chooses."""
    chosen: list[str] = sheet.words(group, key, words)
    if sorted(chosen) != sorted(words):
        raise sheet.error(
            group, key, f"must name each of {', '.join(words)} once",
            f"muss jedes einmal nennen: {', '.join(words)}")
    return [words.index(word) for word in chosen]


def _counts(sheet: Sheet, group: str, key: str, words: list[str], length: int) -> list[int]:
    """How often each word stands in a list of this length."""
    chosen: list[str] = sheet.words(group, key, words)
    if len(chosen) != length:
        raise sheet.error(group, key, f"must be a list of {length} words", f"muss eine Liste von {length} Wörtern sein")
    return [chosen.count(word) for word in words]
