"""The review of a finished game: how everybody's chance went, what own turns lost, and what luck gave.

The chance is looked at wherever the one who answers changes: between turns, and before and after luck. What a turn lost is not
read off that curve, which would blame a turn for what playouts could not foresee, but asked of a search for whoever answered,
with what they could know: the best answer against the one that was given. Own turns can only lose; luck's answers are counted by
what they changed; all that is left of the change from the first moment to the last was done by the rivals.
"""
from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import msgspec

from kogge import bots
from kogge.bots.outlook import outlooks, point_worth
from kogge.engine.action import Action
from kogge.engine.record import Journal
from kogge.engine.table import LUCK, Table
from kogge.learn.reasons import gains, reasons

PLAYOUTS: Final = {"search": 48, "greedy": 16}
"""For each look at everybody's chance, by how the level thinks."""
COMPARED: Final = 24
"""Playouts that tell where the points of a better answer come from."""
AGAIN: Final = 4
"""How many times as long an answer is looked at that seems to have cost something."""
COSTLY: Final = 0.03
"""A turn that lost this much of the chance to win is told."""
GOOD: Final = 0.01
"""An answer that lost less than this is as good as the best."""
THIRDS: Final = 3


class Look(msgspec.Struct):
    """Everybody's chance to win and expected points after so many answers."""

    count: int
    chances: list[float]
    points: list[float]
    worth: float
    """What a point more than the others was worth then, as a logarithm of odds."""

    def without(self, seat: int, points: float) -> float:
        """The chance of a seat if it had so many points less."""
        chance = min(1 - 1e-6, max(1e-6, self.chances[seat]))
        return 1 / (1 + math.exp(self.worth * points - math.log(chance / (1 - chance))))


class Turn(msgspec.Struct):
    """Answers of one seat (or of luck) in a row, from one look to the next."""

    seat: int
    first: int
    end: int
    lost: float = 0.0
    """Of the own chance to win, by answers that were not the best."""


class Mistake(msgspec.Struct):
    """An answer that cost, beside the better one."""

    number: int
    """Its number in the log, from 0."""
    seat: int
    chance: float
    """Before it."""
    lost: float
    played: str
    better: str
    points: float
    """By how much the better one is expected to end higher, against the best rival."""
    sources: list[tuple[str, float]]
    """What the better one brings more, by source of points and from the best rival, in playouts; the largest first."""

    @property
    def reasons(self) -> list[tuple[str, float]]:
        """They add up to the points. A few playouts that are further off than the points explain nothing."""
        found = dict(self.sources)
        return reasons(self.points, found if abs(self.points - sum(found.values())) <= self.points else {})


class Verdict(msgspec.Struct):
    """What one answer lost."""

    number: int
    seat: int
    lost: float
    only: bool
    """It was the only good one, and found."""
    mistake: Mistake | None = None


class Account(msgspec.Struct):
    """One seat's game: where its chance went, and how well it answered."""

    seat: int
    own: float
    luck: float
    rivals: float
    accuracy: list[float | None]
    """The part of its answers that were as good as the best, in each third of the game; None where it had none to give."""
    found: int
    """How often it found the only good answer."""


class Review(msgspec.Struct):
    """All that is told of a finished game."""

    game: str
    players: int
    level: str
    length: int
    looks: list[Look]
    turns: list[Turn]
    mistakes: list[Mistake]
    """By seat, the costliest first."""
    accounts: list[Account]


class Begun(msgspec.Struct):
    """A review under way: what is known up to the turn that is looked at now."""

    looks: list[Look] = []
    verdicts: list[Verdict] = []
    turns: int = 0
    """So many are done."""

    def review(self, journal: Journal, level: str) -> Review:
        """As far as it is: the curve alone."""
        turns = turns_of(journal)[:max(0, len(self.looks) - 1)]
        return Review(journal.game.name, journal.players, level, len(journal.entries), self.looks, turns, [], [])


class NotOver(ValueError):
    """A game that is still being played is not reviewed: a review knows everything."""


class Judged(msgspec.Struct):
    """One answer against the best that was found."""

    better: Action
    points: float
    """By how much it is behind."""
    lost: float
    only: bool = False
    """It was the best, and nothing else was nearly as good."""


def review(journal: Journal, level: str = "captain", seed: int = 1) -> Review:
    """The whole review at once; see `reviewing` for its progress."""
    *_, (_, found) = reviewing(journal, level, seed)
    assert found is not None
    return found


def reviewing(journal: Journal, level: str = "captain", seed: int = 1) -> Iterator[tuple[float, Review | None]]:
    """The part that is done, again and again, and with the last one the review. The same seed gives the same review."""
    how = bots.named(level, journal.game.name).unhurried
    if not journal.table.over:
        raise NotOver("a review needs a finished game")
    turns, looks, verdicts = turns_of(journal), list[Look](), list[Verdict]()
    length, table = len(journal.entries), journal.at(turns[0].first)
    for turn in turns:
        looks.append(look(table, turn.first, how, seed))
        yield turn.first / length, None
        for number in range(turn.first, turn.end):
            action = journal.entries[number].action
            verdict = weigh(table, number, action, how, looks[-1], seed)
            if verdict is not None:
                verdicts.append(verdict)
            table.apply(action)
    looks.append(look(table, length, how, seed))
    yield 1.0, assemble(journal, level, turns, looks, verdicts)


def weigh(table: Table, number: int, action: Action, how: bots.Level, before: Look, seed: int) -> Verdict | None:
    """What an answer was worth; nothing where there was no choice, or luck answered."""
    seat = int(table.seat)
    if seat == LUCK or len(table.legal()) == 1:
        return None
    judged = judge(table, seat, action, how, before, seed + number)
    mistake = None
    if judged.lost >= COSTLY:
        mistake = Mistake(
            number, seat, before.chances[seat], round(judged.lost, 4), action.text, judged.better.text, round(judged.points, 1),
            list(gains(table, seat, [judged.better], [action], seed, COMPARED).items()))
    return Verdict(number, seat, judged.lost, judged.only, mistake)


def assemble(journal: Journal, level: str, turns: list[Turn], looks: list[Look], verdicts: list[Verdict]) -> Review:
    """The review, from a look before each turn and after the last, and a verdict on each answer."""
    length = len(journal.entries)
    for turn in turns:
        turn.lost = sum(verdict.lost for verdict in verdicts if turn.first <= verdict.number < turn.end)
    mistakes = [verdict.mistake for verdict in verdicts if verdict.mistake is not None]
    mistakes.sort(key=lambda mistake: (mistake.seat, -mistake.lost))
    accounts = []
    for seat in range(journal.players):
        thirds: list[list[Verdict]] = [[] for _ in range(THIRDS)]
        for verdict in verdicts:
            if verdict.seat == seat:
                thirds[verdict.number * THIRDS // length].append(verdict)
        accounts.append(account(seat, looks, turns, thirds))
    return Review(journal.game.name, journal.players, level, length, looks, turns, mistakes, accounts)


def turns_of(journal: Journal) -> list[Turn]:
    """The log, divided wherever somebody else answers."""
    turns: list[Turn] = []
    for number, entry in enumerate(journal.entries):
        if not turns or turns[-1].seat != entry.seat:
            turns.append(Turn(entry.seat, number, number))
        turns[-1].end = number + 1
    return turns


def look(table: Table, count: int, how: bots.Level, seed: int) -> Look:
    """With open cards: the game is over. Always the same luck in the playouts, so that looks differ by the position alone."""
    if table.over:
        told, worth = bots.evaluate(table), 0.0
    else:
        sample = bots.sample(table, None, PLAYOUTS.get(how.bot, 1), seed, known=True)
        told, worth = outlooks(table.game.name, sample), point_worth(table.game.name, sample)
    return Look(count, [round(one.win, 4) for one in told], [round(one.score, 1) for one in told], round(worth, 4))


def judge(table: Table, seat: int, played: Action, how: bots.Level, before: Look, seed: int) -> Judged:
    """An answer against the best that a search for this seat finds. What seems to have cost something is looked at again and
    longer, those two answers alone."""
    hints = bots.ranked(table, seat, how, seed)
    judged = compare(hints, seat, played, before)
    if judged.lost < GOOD:
        return judged
    longer = replace(how, iterations=AGAIN * how.iterations)
    return compare(bots.ranked(table, seat, longer, seed + 1, among=[judged.better, played]), seat, played, before)


def compare(hints: list[bots.Hint], seat: int, played: Action, before: Look) -> Judged:
    """What the answer lost against the best one."""
    best = hints[0]
    mine = next((hint for hint in hints if hint.action is played), hints[-1])  # not sensible: as bad as the worst that is
    chance = before.chances[seat]
    if mine.action is best.action or best.worth <= mine.worth:
        others = max((hint.worth for hint in hints[1:]), default=best.worth)
        only = best.action is played and chance - before.without(seat, best.worth - others) >= COSTLY
        return Judged(played, 0.0, 0.0, only)
    behind = best.worth - mine.worth
    return Judged(best.action, behind, max(0.0, chance - before.without(seat, behind)))


def account(seat: int, looks: list[Look], turns: list[Turn], answered: list[list[Verdict]]) -> Account:
    """Own losses, luck's changes, and the rest of the change, which is the rivals'."""
    own = -sum(turn.lost for turn in turns if turn.seat == seat)
    luck = sum(
        after.chances[seat] - before.chances[seat]
        for turn, before, after in zip(turns, looks[:-1], looks[1:], strict=True) if turn.seat == LUCK)
    whole = looks[-1].chances[seat] - looks[0].chances[seat]
    accuracy = [
        round(sum(verdict.lost < GOOD for verdict in third) / len(third), 3) if third else None for third in answered]
    found = sum(verdict.only for third in answered for verdict in third)
    return Account(seat, round(own, 4), round(luck, 4), round(whole - own - luck, 4), accuracy, found)

