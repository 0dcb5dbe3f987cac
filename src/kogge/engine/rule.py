"""What forbids: a rule has an id in the ledger, and a refusal names it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from kogge.engine.action import Action


@mypyc_attr(acyclic=True)
class Rule:
    """A clause of the rules that can forbid an action; the answer to "why not?". Its text stands in the ledger."""

    def __init__(self, id: str) -> None:
        self.id: Final = id

    def __repr__(self) -> str:
        return "Rule(" + repr(self.id) + ")"


NOT_ASKED: Final = Rule("engine.not-asked")
GAME_OVER: Final = Rule("engine.game-over")


class Refused(ValueError):
    """Raised by Table.play when a rule forbids the action; the table is unchanged."""

    def __init__(self, rule: Rule, action: Action) -> None:
        super().__init__(f"{action.text}: {rule.id}")
        self.rule: Final = rule
        self.action: Final = action
