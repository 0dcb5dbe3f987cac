"""Who meets whom at tables of three or four.

The Monrad system, the form of Swiss pairing that goes down the standings, carried over to tables: from the top, each table is
filled with those next in the standings whom nobody at it has met; where somebody has to be met again, those who have met least
often, and the nearest. A round robin is the same without regard to points, so that everybody meets everybody as evenly as can be.
Seats rotate: whoever sat early sits later next time."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

BOT: Final = ""
"""Fills a seat for which there is nobody."""
Met = Mapping[frozenset[str], int]


def sizes(people: int, size: int, allowed: Sequence[int]) -> list[int]:
    """How many sit at each table: as many as possible of the wished size, the rest one larger or smaller; else bots help, as
    few as can be."""
    for other in (size + 1, size - 1):
        if other in allowed and other >= 3:
            for many in range(people // size, -1, -1):
                if (people - many * size) % other == 0:
                    return [size] * many + [other] * ((people - many * size) // other)
    seats = min((n for n in (size, size - 1) if n in allowed and n >= 3), key=lambda n: -people % n, default=size)
    return [seats] * -(-people // seats)


def tables(order: Sequence[str], met: Met, size: int, allowed: Sequence[int]) -> list[list[str]]:
    """`order`: people, the first in the standings first."""
    waiting, out = list(order), list[list[str]]()
    for seats in sorted(sizes(len(order), size, allowed), reverse=True):
        table = [waiting.pop(0)]
        while len(table) < seats:
            if not waiting:
                table.append(BOT)
                continue
            best = min(range(len(waiting)), key=lambda n: (sum(met.get(frozenset((waiting[n], each)), 0) for each in table), n))
            table.append(waiting.pop(best))
        out.append(table)
    return _better(out, met)


def _better(found: list[list[str]], met: Met) -> list[list[str]]:
    """Exchange people of different tables as long as fewer meet again by it."""
    def again(table: Sequence[str]) -> int:
        return sum(met.get(frozenset(pair), 0) ** 2 for pair in combinations(table, 2))

    improved = True
    while improved:
        improved = False
        for one, other in combinations(found, 2):
            for i in range(len(one)):
                for j in range(len(other)):
                    before = again(one) + again(other)
                    one[i], other[j] = other[j], one[i]
                    if again(one) + again(other) < before:
                        improved = True
                    else:
                        one[i], other[j] = other[j], one[i]
    return found


def seated(table: Sequence[str], sat: Mapping[str, Sequence[int]]) -> list[str]:
    """The order of play: each seat goes to whoever has had it least; among these to whoever sat latest on the whole."""
    left, out = list(table), list[str]()
    for seat in range(len(table)):
        chosen = min(left, key=lambda who: (list(sat.get(who, ())).count(seat), -sum(sat.get(who, ())), table.index(who)))
        left.remove(chosen)
        out.append(chosen)
    return out


def award(places: Sequence[int]) -> list[float]:
    """4 for a win, 2 and 1 for the others, nothing for a fourth; equal players share."""
    worth = [4.0, 2.0, 1.0, 0.0, 0.0]
    return [sum(worth[place - 1:place - 1 + places.count(place)]) / places.count(place) for place in places]
