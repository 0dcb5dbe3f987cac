"""Nothing that a seat sees is left out of its observation: one fact is changed, and where the view tells it, so must the row.

A fact is whatever changes in the course of a game: a number, a flag, a card, a list of them, on the table, with a player or in a
question. It is changed to what it was seen to be at other times, in place, and put back.
"""
from collections import Counter, defaultdict

import msgspec

from kogge import Action, Game, Rng
from kogge.engine.action import Printed
from kogge.engine.position import attributes
from kogge.engine.table import Question
from kogge.envs import layout
from laws.positions import positions

WAYS = 3
"""To how many other values a fact is changed."""
TRIES = 8
"""How often each kind of fact is tried."""


class Fact:
    """One value, where it is kept, and the kind of fact it is: `own.taler`, `players[].taler`, `agenda[].Place.piece`."""

    def __init__(self, holder, key, kind, place):
        self.holder, self.key, self.kind, self.place = holder, key, kind, place
        self.value = holder[key] if isinstance(holder, list) else getattr(holder, key)

    def put(self, value):
        if isinstance(self.holder, list):
            self.holder[self.key] = value
        else:
            setattr(self.holder, self.key, value)


def facts(thing, seat, kind="", place=""):
    """Every fact below a table, a player, a question, a list."""
    for key in range(len(thing)) if isinstance(thing, list) else attributes(thing):
        if isinstance(thing, Question) and key == "seat":
            continue  # every row begins with who is asked
        name = f"{kind}[]" if isinstance(thing, list) else f"{kind}.{key}".strip(".")
        fact = Fact(thing, key, "own" if (kind, key) == ("players", seat) else name, f"{place}.{key}")
        if isinstance(fact.value, list):
            if fact.kind != "agenda":  # what is asked next is no fact of the table, what a question holds is
                yield fact
            yield from facts(fact.value, seat, fact.kind, fact.place)
        elif fact.value is None or isinstance(fact.value, int | str | Printed):
            yield fact
        elif not isinstance(fact.value, Action | Game):
            question = f".{type(fact.value).__name__}" if kind == "agenda" else ""
            yield from facts(fact.value, seat, fact.kind + question, fact.place)


def left_out(name, players, seed=1):
    """The kinds of facts that observations of a game leave out."""
    rng = Rng(seed)
    search, tables = Search(name, players, rng), positions(name, players, rng)
    for table in tables:
        search.remember(table)
    for table in tables:
        search.look(table)
    return search.left_out()


class Search:
    """Looks through positions for what observations leave out."""

    def __init__(self, name, players, rng):
        self.form = layout(name, players)
        self.rng = rng
        self.seen = defaultdict(list)
        """What each kind of fact was seen to be."""
        self.told = Counter()
        self.noted = Counter()
        """How often the view told of a kind of facts, and how often the row told with it."""

    def left_out(self):
        """The kinds that the row mostly does not tell. A change may make no sense, so that it shows in the view alone."""
        return {kind for kind, told in self.told.items() if 4 * self.noted[kind] < 3 * told}

    def look(self, table):
        """Try what can be tried in this position."""
        seat = table.seat
        kinds = defaultdict(list)
        for fact in facts(table, seat):
            if self.told[fact.kind] < TRIES:
                kinds[fact.kind].append(fact)
        seen, row = self.view(table, seat), self.row(table, seat)
        for found in kinds.values():
            self.rng.shuffle(found)
            for fact in found[:WAYS]:
                for kind, value in self.others(fact):
                    self.change(table, seat, fact, kind, value, seen, row)

    def remember(self, table):
        """What there is to be seen in this position."""
        for fact in facts(table, table.seat):
            value = fact.value[:] if isinstance(fact.value, list) else fact.value
            if value not in self.seen[fact.kind] and len(self.seen[fact.kind]) < 4 * WAYS:
                self.seen[fact.kind].append(value)

    def others(self, fact):
        """What else the fact might be."""
        found = [value for value in self.seen[fact.kind] if value != fact.value]
        self.rng.shuffle(found)
        del found[WAYS:]
        if isinstance(fact.value, list):
            rearranged = fact.value[1:] + fact.value[:1]
            if rearranged != fact.value and len(set(map(len, self.seen[fact.kind]))) == 1:  # a number for each of some things
                yield f"{fact.kind} rearranged", rearranged
        elif isinstance(fact.value, bool):
            found = [not fact.value]
        elif isinstance(fact.value, int) and not found:
            found = [fact.value - 1 if fact.value > 0 else fact.value + 1]
        for value in found:
            yield fact.kind, value

    def change(self, table, seat, fact, kind, value, seen, row):
        try:
            fact.put(value)
            if self.view(table, seat) != seen:
                same = self.row(table, seat) == row
                self.told[kind] += 1
                self.noted[kind] += not same
        except (ArithmeticError, AttributeError, AssertionError, LookupError, TypeError, ValueError):
            pass  # no such position
        finally:
            fact.put(fact.value)

    def view(self, table, seat):
        """What the seat sees, and, when it is asked, the numbers and words of the question."""
        said = []
        if table.seat == seat:
            question = table.agenda[-1]
            said = [type(question).__name__, question.figures(table, None)]
            said += [question.figures(table, action) for action in question.candidates(table)]
        return msgspec.json.encode([table.view(seat), said])

    def row(self, table, seat):
        return self.form.row(table, seat).tobytes()
