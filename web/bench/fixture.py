"""A position of a game as the server would send it, for drawing a board without a server.

python bench/fixture.py GAME [PLAYERS] [ANSWERS] [SEED] > bench/fixture.json   (in web/, with PYTHONPATH=../src)
"""
from __future__ import annotations

import sys

import msgspec

import kogge
from kogge.engine.texts import Texts, question_key


def candidates(table: kogge.Table, texts: Texts) -> list[dict[str, object]]:
    """The candidates of the open question, as in `Candidate` of the protocol."""
    question, found = table.agenda[-1], []
    for action in table.candidates():
        rule = table.why_not(action)
        found.append({
            "action": action.text, "text": texts.action(table, action), "place": table.game.place(table, action),
            "legal": rule is None, "final": False, "figures": question.figures(table, action),
            "rule": rule and rule.id, "reason": rule and texts.refusal(table, action, rule),
        })
    return found


def fixture(name: str, players: int, answers: int, seed: int) -> dict[str, object]:
    """Random play for so many answers, and on to a question with a choice."""
    game, rng = kogge.game(name), kogge.Rng(seed)
    table = game.start(players)
    while not table.over and (answers > 0 or table.seat == kogge.LUCK or len(table.legal()) < 2):
        table.apply(kogge.pick(table, rng))
        answers -= 1
    result: dict[str, object] = {"game": name, "names": ["Marlene", "Jonte", "Bot Störtebeker", "Aïcha"][:players]}
    for lang in ("en", "de"):
        texts = Texts(game, lang)
        result[lang] = {"prompt": texts.prompt(table), "candidates": [] if table.over else candidates(table, texts)}
    seat = None if table.over else table.seat
    kind = "" if table.over else question_key(table.agenda[-1])
    return {**result, "asked": seat, "question": kind, "view": table.view(seat), "seat": seat}


if __name__ == "__main__":
    name, *numbers = sys.argv[1:]
    players, answers, seed = [int(n) for n in numbers] + [4, 150, 1][len(numbers):]
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(fixture(name, players, answers, seed)), indent=1) + b"\n")
