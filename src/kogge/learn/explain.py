"""What is drawn on a board, by the places and pieces it is drawn as: which text of the game tells what it is."""
from __future__ import annotations

from dataclasses import dataclass

from kogge.engine.game import Game
from kogge.engine.texts import LANGUAGES, Texts, slug, texts

ABOUT = "about-"
COACH = "coach-"


def keys(place: str) -> list[str]:
    """The texts that may explain a place, the most particular first: `tile hulls` is `about-tile-hulls`, else `about-tile`.

    Numbers say which one it is (a seat, a row), not what it is.
    """
    words = [word for word in slug(place).split("-") if not word.isdigit()]
    return [ABOUT + "-".join(words[:count]) for count in range(len(words), 0, -1)]


def key(speech: Texts, place: str) -> str | None:
    """The text that explains this place, or None."""
    return next((found for found in keys(place) if speech.has(found)), None)


def explained(game: Game, place: str) -> bool:
    """Whether whatever is drawn there has an explanation, in every language."""
    return all(key(texts(game, lang), place) is not None for lang in LANGUAGES)


@dataclass(frozen=True)
class About:
    """What something is that is drawn."""

    name: str
    kind: str
    does: str
    clauses: list[str]


def abouts(speech: Texts) -> dict[str, About]:
    """All explanations of a game in one language: name, kind, what it does, and the clauses behind it.

    The clauses are written as in the ledger, without the name of the game.
    """
    return {key: about(speech, key) for key in speech.uses if key.startswith(ABOUT)}


def coaching(speech: Texts) -> dict[str, str]:
    """What the coach says of each kind of question."""
    return {key: speech.message(key) for key in speech.uses if key.startswith(COACH)}


def about(speech: Texts, key: str) -> About:
    rules = speech.attribute(key, "rules").split()
    return About(
        speech.message(key), speech.attribute(key, "kind"), speech.attribute(key, "does"),
        [f"{speech.game.name}.{rule}" for rule in rules])
