"""Phase 3b: a ship card each, its cubes for the own harbour, its brown arrows for own tiles."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kogge.engine.action import Action
from kogge.engine.rule import Rule
from kogge.engine.table import Figures, Question
from kogge.games.liguria import rules
from kogge.games.liguria.actions import CARD, DONE, UPGRADE
from kogge.games.liguria.parts import COLOURS
from kogge.games.liguria.table import Player, Table


@mypyc_attr(free_list_len=1)
class ChooseCard(Question[Table]):
    """One of the open cards, to lie beside the screen."""

    def candidates(self, table: Table) -> list[Action]:
        return [CARD[card.index] for card in table.cards]

    def options(self, table: Table) -> list[Action]:
        return [CARD[card.index] for card in table.cards]

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        card = table.parts.cards[action.n]
        table.cards.remove(card)
        player = table.players[self.seat]
        player.cards.append(card)
        for colour, count in enumerate(card.cubes):
            player.docks[colour] += count
        if card.arrows and can_upgrade(player):
            table.ask(UpgradeTile(self.seat, card.arrows))

    def figures(self, table: Table, action: Action | None) -> Figures:
        if action is None:
            return {}
        card = table.parts.cards[action.n]
        return {
            "points": int(card.points), "wheels": int(card.wheels), "reversal": int(card.reversal), "anchor": int(card.anchor),
            "arrows": int(card.arrows), "red": card.cubes[0], "blue": card.cubes[1], "yellow": card.cubes[2],
            "count": sum(card.cubes), "cubes": " ".join([COLOURS[n] for n in range(len(COLOURS)) for _ in range(card.cubes[n])]),
        }


@mypyc_attr(free_list_len=1)
class UpgradeTile(Question[Table]):
    """Each brown arrow turns one tile of the harbour to its better side."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left: Final = left

    def candidates(self, table: Table) -> list[Action]:
        return [*UPGRADE, DONE]

    def refusal(self, table: Table, action: Action) -> Rule | None:
        if action is DONE or table.players[self.seat].front[action.n]:
            return None
        return rules.NOTHING_TO_TURN

    def answer(self, table: Table, action: Action) -> None:
        table.close(self)
        if action is DONE:
            return
        player = table.players[self.seat]
        player.front[action.n] -= 1
        player.back[action.n] += 1
        if self.left > 1 and can_upgrade(player):
            table.ask(UpgradeTile(self.seat, self.left - 1))

    def figures(self, table: Table, action: Action | None) -> Figures:
        return {"left": int(self.left)}


def can_upgrade(player: Player) -> bool:
    for count in player.front:
        if count:
            return True
    return False
