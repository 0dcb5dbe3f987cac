"""Ratings per title and speed, by openskill's Plackett-Luce model, from stored results. They follow each rated game as it ends,
and can be computed anew from the results at any time. Functions are parts of transactions.

Two lists: `people`, games between people (two or more, each on one seat), and `bots`, games of one person against bots, in which
the bots' levels are rated like people. Leavers, and those who ran out of time, come last."""
from __future__ import annotations

import json
import math
from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from openskill.models import PlackettLuce
from sqlalchemy import Connection

from kogge.server.clock import iso
from kogge.server.messages import Leader, Leaders, RatingInfo, RatingPoint, TimeRule
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


def points(mu: float) -> float:
    return AVERAGE + UNIT * (mu - MODEL.mu)


def speed(rule: TimeRule | None) -> str:
    return "untimed" if rule is None else rule.kind


# --- a game ends ---


def ended(connection: Connection, table_id: str, places: Sequence[int], scores: Sequence[Sequence[tuple[str, int]]]) -> None:
    """Store how a game has ended, seat by seat, and rate it."""
    row = connection.execute(sa.select(game_table).where(game_table.c.id == table_id)).one()
    seats = connection.execute(sa.select(seat).where(seat.c.table_id == table_id).order_by(seat.c.seat)).all()
    rule = None if row.time is None else json.loads(row.time)["kind"]
    results = [{
        "table_id": table_id, "seat": s.seat, "person": s.person or s.leaver, "name": s.name, "level": s.level,
        "game": row.game, "speed": rule or "untimed", "players": row.players, "place": places[s.seat],
        "points": sum(points for _, points in scores[s.seat]), "sources": json.dumps(dict(scores[s.seat])),
        "lost": s.lost or s.leaver is not None or (s.person is not None and s.level is not None),
        "rated": row.rated and row.parts_id is None, "at": now()} for s in seats]
    connection.execute(result.insert(), results)
    rate(connection, connection.execute(sa.select(result).where(result.c.table_id == table_id).order_by(result.c.seat)).all())


def contest(rows: Sequence[Any]) -> tuple[str, list[str]] | None:
    """The list in which a game counts, and who played it; None if in none."""
    people = [row.person for row in rows if row.person is not None]
    if len(rows) < 2 or len(set(people)) != len(people):
        return None
    if rows[0].rated and len(people) == len(rows):
        return "people", people
    if len(people) == 1 and all(row.person or row.level for row in rows):
        return "bots", [row.person or f"level:{row.level}" for row in rows]
    return None


def rate(connection: Connection, rows: Sequence[Any]) -> None:
    found = contest(rows)
    if found is None:
        return
    pool, names = found
    key = {"pool": pool, "game": rows[0].game, "speed": rows[0].speed if pool == "people" else ""}
    here = sa.and_(*(rating.c[name] == value for name, value in key.items()))
    query = sa.select(rating).where(here, rating.c.person.in_(names)).order_by(rating.c.person).with_for_update()
    known = {row.person: row for row in connection.execute(query)}
    old = [MODEL.rating(mu=known[name].mu, sigma=known[name].sigma) if name in known else MODEL.rating() for name in names]
    ranks = [float(row.place + (len(rows) if row.lost else 0)) for row in rows]
    for name, [new] in zip(names, MODEL.rate([[each] for each in old], ranks=ranks), strict=True):
        games = (known[name].games if name in known else 0) + 1
        values = {"mu": new.mu, "sigma": new.sigma, "games": games}
        insert = inserting(connection, rating).values(person=name, **key, **values)
        connection.execute(insert.on_conflict_do_update(index_elements=["person", "pool", "game", "speed"], set_=values))
        if not name.startswith("level:"):
            connection.execute(rating_step.insert().values(
                person=name, **key, table_id=rows[0].table_id, at=rows[0].at, mu=new.mu, sigma=new.sigma))


def anew(connection: Connection) -> int:
    """Forget all ratings and compute them from the results. Returns how many games there were."""
    connection.execute(rating_step.delete())
    connection.execute(rating.delete())
    games: dict[str, list[Any]] = {}
    for row in connection.execute(sa.select(result).order_by(result.c.at, result.c.table_id, result.c.seat)):
        games.setdefault(row.table_id, []).append(row)
    for rows in games.values():
        rate(connection, rows)
    return len(games)


def forget(connection: Connection, person_id: str) -> None:
    for table in (rating, rating_step):
        connection.execute(table.delete().where(table.c.person == person_id))


# --- what is told ---


def leaders(connection: Connection, pool: str, game: str, pace: str, me: str | None) -> Leaders:
    """The best of those whom everybody may see; and me, wherever I stand."""
    here = sa.and_(rating.c.pool == pool, rating.c.game == game, rating.c.speed == (pace if pool == "people" else ""))
    hidden = sa.select(profile.c.person).where(~profile.c.ratings)
    query = sa.select(rating, person.c.name).join(person, person.c.id == rating.c.person).where(
        here, rating.c.games >= KNOWN, person.c.account.is_not(None), rating.c.person.not_in(hidden))
    rows = connection.execute(query.order_by(rating.c.mu.desc(), rating.c.person).limit(LEADERS)).all()
    return Leaders([
        Leader(number, row.name, round(points(row.mu)), round(UNIT * row.sigma * 2), row.games, row.person == me)
        for number, row in enumerate(rows, 1)])


def of(connection: Connection, person_id: str) -> list[RatingInfo]:
    """Somebody's ratings, each with its course."""
    rows = connection.execute(sa.select(rating).where(rating.c.person == person_id).order_by(
        rating.c.pool.desc(), rating.c.game, rating.c.speed)).all()
    return [RatingInfo(
        row.pool, row.game, row.speed, round(points(row.mu)), round(UNIT * row.sigma * 2), row.games, row.games < KNOWN,
        _course(connection, row)) for row in rows]


def _course(connection: Connection, row: Any) -> list[RatingPoint]:
    step = rating_step
    query = sa.select(step).where(
        step.c.person == row.person, step.c.pool == row.pool, step.c.game == row.game, step.c.speed == row.speed)
    found = connection.execute(query.order_by(step.c.at.desc()).limit(HISTORY)).all()
    return [RatingPoint(iso(each.at), round(points(each.mu)), round(UNIT * each.sigma * 2), each.table_id)
            for each in reversed(found)]


def strength(connection: Connection, person_id: str, game: str, pace: str) -> float:
    """In points, to pair by."""
    mu = connection.scalar(sa.select(rating.c.mu).where(
        rating.c.person == person_id, rating.c.pool == "people", rating.c.game == game, rating.c.speed == pace))
    return points(MODEL.mu if mu is None else mu)
