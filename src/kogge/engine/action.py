"""What can be answered: every action of a game exists once, in a fixed order."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Printed:
    """Something that never changes and is the same object in every copy of a table: a tile, a card, a space."""


@mypyc_attr(acyclic=True)
class Action:
    """A verb and, where it needs one, a word: "buy bow". Each exists once, so actions are compared with `is`.

    `n` numbers the actions of one verb from 0; `index` is the place in the catalogue.
    """

    def __init__(self, verb: str, word: str = "", n: i64 = 0) -> None:
        self.verb: Final = verb
        self.word: Final = word
        self.text: Final = verb + " " + word if word else verb
        self.n: Final = n
        self.index: i64 = -1

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return "<" + self.text + ">"


def actions(verb: str, words: list[str]) -> list[Action]:
    """One action for each word, numbered from 0."""
    return [Action(verb, word, n) for n, word in enumerate(words)]


class Catalogue:
    """Every action of a game, in the fixed order that learners and records rely on."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions: Final = actions
        self.by_text: Final[dict[str, Action]] = {}
        for action in actions:
            assert action.text not in self.by_text, f"two actions share the text {action.text!r}"
            action.index = len(self.by_text)
            self.by_text[action.text] = action

    def __len__(self) -> int:
        return len(self.actions)
