"""Ratings per title and speed, by openskill's Plackett-Luce model, from stored results. They follow each rated game as it ends,
and can be computed anew from the results at any time. Functions are parts of transactions.

Two lists: `people`, games between people (two or more, each on one seat), and `bots`, games of one person against bots, in which
the bots' levels are rated like people. Leavers, and those who ran out of time, come last."""
from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from msgspec.structs import replace
from openskill.models import PlackettLuce
from sqlalchemy import Connection

from kogge.server.clock import iso
from kogge.server.messages import Leader, Leaders, Me, RatingInfo, RatingPoint, TimeRule
from kogge.server.storage.database import inserting, now
from kogge.server.storage.rows import game_table, person, profile, rating, rating_step, result, seat

MODEL: Final = PlackettLuce()
UNIT: Final = 400 / math.log(10) / (math.sqrt(2) * MODEL.beta)
"""Told in points like Elo's: 100 more means 64 % wins between two."""
AVERAGE: Final = 1500.0
KNOWN: Final = 10
"""Games from which on a rating is more than provisional."""
LEADERS: Final = 100
HISTORY: Final = 200
LEVEL: Final = "level:"
FORGOTTEN: Final = "gone:"
"""Who is nobody any more, but was somebody to those they met."""
LATE: Final = 60.0
"""Seconds by which a result may be stored later than it says."""


class Strength(NamedTuple):
    """What is known of somebody's strength, after so many games."""

    mu: float
    sigma: float
    games: int


UNKNOWN: Final = Strength(MODEL.mu, MODEL.sigma, 0)


def points(mu: float) -> float:
    return AVERAGE + UNIT * (mu - MODEL.mu)


def speed(rule: TimeRule | None) -> str:
    return "untimed" if rule is None else rule.kind


# --- a game ends ---


def ended(connection: Connection, table_id: str, places: Sequence[int], scores: Sequence[Sequence[tuple[str, int]]]) -> None:
    """Store how a game has ended, seat by seat, and rate it."""
    row = connection.execute(sa.select(game_table).where(game_table.c.id == table_id)).one()
    seats = _seats(connection, table_id)
    rule, at = None if row.time is None else json.loads(row.time)["kind"], now()
    results = [{
        "table_id": table_id, "seat": s.seat, "person": s.person or s.leaver, "name": s.name, "level": s.level, "gone": s.gone,
        "game": row.game, "speed": rule or "untimed", "players": row.players, "place": places[s.seat],
        "points": sum(points for _, points in scores[s.seat]), "sources": json.dumps(dict(scores[s.seat])),
        "lost": _away(s),
        "rated": row.rated and row.parts_id is None, "at": at} for s in seats]
    connection.execute(result.insert(), results)
    rate(connection, connection.execute(sa.select(result).where(result.c.table_id == table_id).order_by(result.c.seat)).all())


def stayed_away(connection: Connection, table_id: str) -> tuple[set[int], set[int]]:
    """The seats of those who have left a game or ran out of time, and of those who have not."""
    people = [s for s in _seats(connection, table_id) if s.person or s.leaver or s.gone]
    away = {s.seat for s in people if _away(s)}
    return away, {s.seat for s in people} - away


def _seats(connection: Connection, table_id: str) -> Sequence[Any]:
    return connection.execute(sa.select(seat).where(seat.c.table_id == table_id).order_by(seat.c.seat)).all()


def _away(s: Any) -> bool:
    return bool(s.lost or s.leaver is not None or s.gone is not None or (s.person is not None and s.level is not None))


def contest(rows: Sequence[Any]) -> tuple[str, list[str]] | None:
    """The list in which a game counts, and who played it; None if in none."""
    people = [row.person or row.gone for row in rows if row.person or row.gone]
    if len(rows) < 2 or len(set(people)) != len(people):
        return None
    if rows[0].rated and len(people) == len(rows):
        return "people", people
    if len(people) == 1 and all(row.person or row.gone or row.level for row in rows):
        return "bots", [row.person or row.gone or f"{LEVEL}{row.level}" for row in rows]
    return None


def rate(connection: Connection, rows: Sequence[Any]) -> None:
    found = contest(rows)
    if found is None:
        return
    pool, names = found
    key = {"pool": pool, "game": rows[0].game, "speed": rows[0].speed if pool == "people" else ""}
    here = sa.and_(*(rating.c[name] == value for name, value in key.items()))
    query = sa.select(rating).where(here, rating.c.person.in_(names)).order_by(rating.c.person).with_for_update()
    known = {row.person: Strength(row.mu, row.sigma, row.games) for row in connection.execute(query)}
    for name, new in zip(names, after(rows, [known.get(name, UNKNOWN) for name in names]), strict=True):
        values = new._asdict()
        insert = inserting(connection, rating).values(person=name, **key, **values)
        connection.execute(insert.on_conflict_do_update(index_elements=["person", "pool", "game", "speed"], set_=values))
        if not name.startswith((LEVEL, FORGOTTEN)):
            connection.execute(rating_step.insert().values(
                person=name, **key, table_id=rows[0].table_id, at=rows[0].at, mu=new.mu, sigma=new.sigma))


def after(rows: Sequence[Any], before: Sequence[Strength]) -> list[Strength]:
    """How strong those are who played a game, once it has ended."""
    ranks = [float(row.place + (len(rows) if row.lost else 0)) for row in rows]
    found = MODEL.rate([[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in before], ranks=ranks)
    return [Strength(new.mu, new.sigma, old.games + 1) for old, [new] in zip(before, found, strict=True)]


class Anew:
    """All ratings computed from the results, beside those in use, while games go on; then put in their place in one moment."""

    def __init__(self) -> None:
        self.games = 0
        self._read: set[str] = set()
        self._last = -math.inf
        self._known: dict[tuple[str, str, str, str], Strength] = {}
        self._steps: list[dict[str, Any]] = []

    def read(self, connection: Connection, report: Callable[[int, int], None] = lambda done, all: None) -> None:
        """Every result that has not been read yet."""
        new = result.c.at > self._last - LATE
        games: dict[str, list[Any]] = {}
        for row in connection.execute(sa.select(result).where(new).order_by(result.c.at, result.c.table_id, result.c.seat)):
            self._last = max(self._last, row.at)
            if row.table_id not in self._read:
                games.setdefault(row.table_id, []).append(row)
        for number, (table_id, rows) in enumerate(games.items(), 1):
            self._rate(sorted(rows, key=lambda row: int(row.seat)))
            self._read.add(table_id)
            if number % 1000 == 0 or number == len(games):
                report(number, len(games))
        self.games += len(games)

    def _rate(self, rows: Sequence[Any]) -> None:
        found = contest(rows)
        if found is None:
            return
        pool, names = found
        game, pace = rows[0].game, rows[0].speed if pool == "people" else ""
        keys = [(name, pool, game, pace) for name in names]
        for key, new in zip(keys, after(rows, [self._known.get(key, UNKNOWN) for key in keys]), strict=True):
            self._known[key] = new
            if not key[0].startswith((LEVEL, FORGOTTEN)):
                self._steps.append({"person": key[0], "pool": pool, "game": game, "speed": pace, "table_id": rows[0].table_id,
                                    "at": rows[0].at, "mu": new.mu, "sigma": new.sigma})

    def put(self, connection: Connection) -> None:
        """In the place of those in use. Whatever has ended meanwhile is counted; whatever ends now waits."""
        if connection.dialect.name == "postgresql":
            connection.execute(sa.text("LOCK TABLE rating IN EXCLUSIVE MODE"))
        self.read(connection)
        for table in (rating_step, rating):
            connection.execute(table.delete())
        rows = [{"person": person, "pool": pool, "game": game, "speed": pace, **new._asdict()}
                for (person, pool, game, pace), new in self._known.items()]
        for table, found in ((rating, rows), (rating_step, self._steps)):
            if found:
                connection.execute(table.insert(), found)


def forget(connection: Connection, person_id: str, gone: str) -> None:
    """How strong somebody was is kept for games that still count for others, without their name and course."""
    connection.execute(rating_step.delete().where(rating_step.c.person == person_id))
    connection.execute(rating.update().where(rating.c.person == person_id).values(person=gone))


# --- what is told ---


def known(pool: str, game: str, pace: str) -> sa.Select[str]:
    """Whose rating is more than provisional."""
    return sa.select(rating.c.person).where(
        rating.c.pool == pool, rating.c.game == game, rating.c.speed == pace, rating.c.games >= KNOWN)


def leaders(connection: Connection, pool: str, game: str, pace: str, me: str | None) -> Leaders:
    """The best of those whom everybody may see; and me, wherever I stand; against bots the bots among them."""
    here = sa.and_(rating.c.pool == pool, rating.c.game == game, rating.c.speed == (pace if pool == "people" else ""))
    hidden = sa.select(profile.c.person).where(~profile.c.ratings)
    query = sa.select(rating, person.c.name).join(person, person.c.id == rating.c.person).where(
        here, rating.c.games >= KNOWN, person.c.account.is_not(None), rating.c.person.not_in(hidden))
    best: list[tuple[int | None, Any]] = list(enumerate(connection.execute(
        query.order_by(rating.c.mu.desc(), rating.c.person).limit(LEADERS)).all(), 1))
    mine = None if me is None else connection.execute(query.where(rating.c.person == me)).first()
    if mine is not None and all(row.person != me for _, row in best):
        better = query.where(rating.c.mu > mine.mu).with_only_columns(sa.func.count())
        best.append((1 + (connection.scalar(better) or 0), mine))
    if best and pool == "bots":
        levels = sa.select(rating, sa.literal("").label("name")).where(here, rating.c.person.startswith(LEVEL))
        best += [(None, row) for row in connection.execute(levels)]
        best.sort(key=lambda each: -each[1].mu)
    return Leaders([
        Leader(number, row.name, round(points(row.mu)), round(UNIT * row.sigma * 2), row.games, row.person == me,
               row.person.removeprefix(LEVEL) if number is None else None)
        for number, row in best])


def of(connection: Connection, person_id: str, history: int = HISTORY) -> list[RatingInfo]:
    """Somebody's ratings, each with its course over the last games."""
    rows = connection.execute(sa.select(rating).where(rating.c.person == person_id).order_by(
        rating.c.pool.desc(), rating.c.game, rating.c.speed)).all()
    return [RatingInfo(
        row.pool, row.game, row.speed, round(points(row.mu)), round(UNIT * row.sigma * 2), row.games, row.games < KNOWN,
        _course(connection, row, history)) for row in rows]


def _course(connection: Connection, row: Any, history: int) -> list[RatingPoint]:
    step = rating_step
    query = sa.select(step).where(
        step.c.person == row.person, step.c.pool == row.pool, step.c.game == row.game, step.c.speed == row.speed)
    found = connection.execute(query.order_by(step.c.at.desc()).limit(history)).all()
    return [RatingPoint(iso(each.at), round(points(each.mu)), round(UNIT * each.sigma * 2)) for each in reversed(found)]


def changes(connection: Connection, person_id: str, tables: Sequence[str]) -> dict[str, int]:
    """By how many points somebody's rating changed at these tables."""
    before = sa.func.lag(rating_step.c.mu).over(
        partition_by=(rating_step.c.pool, rating_step.c.game, rating_step.c.speed), order_by=(rating_step.c.at, rating_step.c.id))
    steps = sa.select(rating_step.c.table_id, rating_step.c.mu, before.label("before")).where(
        rating_step.c.person == person_id).subquery()
    return {row.table_id: round(points(row.mu)) - round(points(MODEL.mu if row.before is None else row.before))
            for row in connection.execute(sa.select(steps).where(steps.c.table_id.in_(tables)))}


def known_as(connection: Connection, me: Me) -> Me:
    """With the rating that stands beside the name."""
    mu = connection.scalar(sa.select(rating.c.mu).where(
        rating.c.person == me.id, rating.c.pool == "people", rating.c.games >= KNOWN).order_by(
            rating.c.games.desc(), rating.c.mu.desc()).limit(1))
    return me if mu is None else replace(me, rating=round(points(mu)))


def strength(connection: Connection, person_id: str, game: str, pace: str) -> float:
    """In points, to pair by."""
    mu = connection.scalar(sa.select(rating.c.mu).where(
        rating.c.person == person_id, rating.c.pool == "people", rating.c.game == game, rating.c.speed == pace))
    return points(MODEL.mu if mu is None else mu)
