"""Before the first round luck lays the islands with their markers and draws the order of play."""
from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.rule import Rule
from kogge.engine.table import LUCK, Figures, Question
from kogge.games.liguria import rules
from kogge.games.liguria.actions import ISLAND, MARKER, ORDER
from kogge.games.liguria.parts import KNIGHTS
from kogge.games.liguria.table import VACANT, Island, Table


@mypyc_attr(free_list_len=1)
class LayIsland(Question[Table]):
    """Luck lays the next island of the ring; between two harbours all colours differ."""

    def __init__(self) -> None:
        self.seat = LUCK

    def candidates(self, table: Table) -> list[Action]:
        return ISLAND

    def refusal(self, table: Table, action: Action) -> Rule | None:
        if table.islands_left[action.n] == 0:
            return rules.ISLANDS_GONE
        if self.in_gap(table, action.n):
            return rules.COLOURS_DIFFER
        return None if self.rest_suffices(table, action.n) else rules.COLOURS_SUFFICE

    def in_gap(self, table: Table, colour: i64) -> bool:
        """Whether the gap that is being filled shows this colour already."""
        start = len(table.islands) // (table.gap - 1) * (table.gap - 1)
        for index in range(start, len(table.islands)):
            if table.islands[index].colour == colour:
                return True
        return False

    def rest_suffices(self, table: Table, colour: i64) -> bool:
        """Whether the islands left after this one can still give each gap different colours."""
        between = table.gap - 1
        wanted = between * len(table.players) - len(table.islands) - 1
        gaps = wanted // between
        usable: i64 = 0
        for other, count in enumerate(table.islands_left):
            left = count - 1 if other == colour else count
            most = gaps
            if wanted % between and other != colour and not self.in_gap(table, other):
                most += 1
            usable += most if left > most else left
        return usable >= wanted

    def weight(self, table: Table, action: Action) -> i64:
        return table.islands_left[action.n]

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.islands_left[action.n] -= 1
        table.islands.append(Island(action.n, 0, VACANT, [0] * len(KNIGHTS)))
        table.ask(LayMarker())

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {"number": len(table.islands) + 1}


@mypyc_attr(free_list_len=1)
class LayMarker(Question[Table]):
    """Luck gives the island just laid its prestige."""

    def __init__(self) -> None:
        self.seat = LUCK

    def candidates(self, table: Table) -> list[Action]:
        return MARKER

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return rules.MARKERS_GONE if table.markers[action.n] == 0 else None

    def weight(self, table: Table, action: Action) -> i64:
        return table.markers[action.n]

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        table.markers[action.n] -= 1
        bare = table.islands.pop()
        table.islands.append(Island(bare.colour, action.n, VACANT, bare.knights))
        if len(table.islands) < (table.gap - 1) * len(table.players):
            table.ask(LayIsland())

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {"number": len(table.islands)}


@mypyc_attr(free_list_len=1)
class DrawOrder(Question[Table]):
    """Luck fills the order track from its first place."""

    def __init__(self) -> None:
        self.seat = LUCK

    def candidates(self, table: Table) -> list[Action]:
        return ORDER[:len(table.players)]

    def refusal(self, table: Table, action: Action) -> Rule | None:
        return rules.ORDER_DRAWN if action.n in table.order else None

    def answer(self, table: Table, action: Action) -> None:
        table.order.append(int(action.n))
        if len(table.order) == len(table.players):
            table.close(self)

    def figures(self, table: Table, action: Action | None) -> Figures:
        found: Figures = {"position": len(table.order) + 1}
        if action is not None:
            found["seat-taker"] = int(action.n)
        return found
