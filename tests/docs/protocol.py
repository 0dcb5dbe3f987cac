"""The examples of docs/protocol.md, from a stored game of Nauticus, in the server's own words: python tests/docs/protocol.py PART

Somebody sits at both seats and has a purchase before them. Long lists are shown by their first entries, the view by its first
fields.
"""
import asyncio
import json
import sys
from functools import cached_property
from pathlib import Path

import msgspec

from kogge import Record, bots, game
from kogge.bots import Level
from kogge.engine.texts import texts
from kogge.games.nauticus.turns import Buying
from kogge.server import messages
from kogge.server.tables import telling
from kogge.server.tables.chronicle import Chronicle, Row
from kogge.server.tables.scene import Scene
from kogge.server.tables.setup import Setup
from kogge.server.tables.telling import Reader
from kogge.server.web.games import info, rules

RECORD = Path(__file__).parents[1] / "records/nauticus-2.kogge"
NAMES = ["Hanna", "Ole"]
SHOWN = 2
"""How many entries of a long list."""
WIDTH = 150
BACK = 12


class Example:
    """A game at the first purchase of which some answer is forbidden and some is not, and what is said there."""

    def __init__(self):
        record = Record.read(RECORD.read_text(encoding="utf-8"))
        self.game = game(record.game)
        self.speech = texts(self.game, "en")
        self.chronicle = Chronicle(Setup(self.game, record.players, self.game.chosen({}), self.game.sheet))
        for answer in record.answers:
            buying = self.chronicle.length > BACK and isinstance(self.table.agenda[-1], Buying)
            if buying and len(self.bought) >= SHOWN and self.refused:
                break
            seat, _, action = answer.partition(": ")
            self.chronicle.absorb(Row(self.chronicle.number + 1, -1 if seat == "luck" else int(seat), action))
        self.reader = Reader(range(record.players), "en", NAMES)
        self.number = self.chronicle.number

    @property
    def table(self):
        return self.chronicle.table

    @property
    def bought(self):
        return [action for action in self.table.legal() if action.verb == "buy"]

    @property
    def refused(self):
        return [action for action in self.table.candidates() if action.verb == "buy" and self.table.why_not(action)]

    @cached_property
    def place(self):
        """Where nothing can be bought."""
        return self.game.place(self.table, self.refused[0])

    def games(self):
        yield "GET /api/games?lang=en"
        yield [builtins(info(self.game, "en"))]
        yield f"GET /api/games/{self.game.name}/rules?lang=de"
        yield shortened(builtins(asyncio.run(rules.fn(self.game.name, "de"))))

    def client(self):
        yield {"type": "hello", "lang": "de", "resume": self.number - 1, "patches": True}
        yield {"type": "answer", "id": "c1", "number": self.number, "action": self.bought[0].text}
        yield {"type": "undo", "id": "c2", "number": self.number + 1, "steps": 1}
        yield {"type": "restart", "id": "c3", "number": self.number + 1}
        yield {"type": "at", "id": "c4", "count": BACK, "seat": None}
        yield {"type": "why", "id": "c8", "place": self.place}
        yield {"type": "hint", "id": "c5"}
        yield {"type": "evaluate", "id": "c6"}
        yield {"type": "ping", "id": "c7"}

    def update(self):
        scene = Scene(self.chronicle, True, NAMES, None)
        told = json.loads(scene.message(1, None, scene.sight(self.reader), "en", self.chronicle.length - 1))
        yield shortened(told)

    def patch(self):
        before = Scene(self.chronicle, True, NAMES, None)
        seen = before.sight(self.reader)
        self.chronicle.answer(self.bought[0])
        scene = Scene(self.chronicle, True, NAMES, before)
        told = json.loads(scene.message(2, seen, scene.sight(self.reader), "en", self.chronicle.length - 1))
        for step in told["patch"]:
            step["value"] = shortened(step["value"]) if "value" in step else None
        yield told

    def replies(self):
        table, speech = self.table, self.speech
        reasons = telling.reasons(table, self.place, speech)
        yield {"type": "ack", "id": "c1", "number": self.number + 1}
        yield builtins(messages.Refusal("c1", "rule", reasons[0].reason, self.number, reasons[0].rule))
        yield shortened(builtins(telling.moment(self.chronicle, self.reader, "c4", BACK, table.seat)))
        yield builtins(messages.Reasons("c8", self.number, reasons))
        advice = [
            messages.Advice(hint.action.text, speech.action(table, hint.action), self.game.place(table, hint.action),
                            round(hint.score, 2), round(hint.share, 4))
            for hint in bots.hint(table, table.seat, Level("search", iterations=100))]
        yield shortened(builtins(messages.Hint("c5", self.number, advice)))
        outlooks = [
            messages.Outlook(seat, round(one.score, 2), round(one.win, 4))
            for seat, one in enumerate(bots.evaluate(table, table.seat, playouts=8))]
        yield builtins(messages.Evaluation("c6", self.number, outlooks, 0.25))
        yield {"type": "pong", "id": "c7", "number": self.number}


def builtins(message):
    return json.loads(msgspec.json.encode(message))


def shortened(told):
    """The first entries of long lists, the first fields of a view."""
    if not isinstance(told, dict):
        return told
    for key, value in told.items():
        if key == "view":
            shown = {name: part for name, part in value.items() if isinstance(part, int)}
            told[key] = dict(list(shown.items())[:3]) | {"…": "the game's own view"}
        elif key in ("scores", "sources", "advice", "candidates", "chapters", "clauses"):
            told[key] = [shortened(entry) for entry in value[:SHOWN]]
        elif isinstance(value, dict):
            told[key] = shortened(value)
    return told


def written(told):
    """JSON in lines that can be read: what does not fit on one is broken before its longer parts."""
    if told and isinstance(told, str) and told.startswith("GET "):
        return told
    line = json.dumps(told, ensure_ascii=False)
    if len(line) <= WIDTH or not isinstance(told, dict | list):
        return line
    opening, closing = "{}" if isinstance(told, dict) else "[]"
    parts = [f'"{key}": {written(value)}' for key, value in told.items()] if isinstance(told, dict) else list(map(written, told))
    out, current = [], ""
    for part in parts:
        if current and len(current) + len(part) > WIDTH:
            out.append(current)
            current = ""
        current += (", " if current else "") + part
    return opening + ",\n ".join([*out, current]) + closing


def part(name):
    """One block of the page."""
    return "\n".join(["```json", *map(written, getattr(Example(), name)()), "```"])


if __name__ == "__main__":
    print(part(sys.argv[1]))
