"""What is known of a person from their results, and how much of it others may see. Functions are parts of transactions."""
from __future__ import annotations

import json
from collections import Counter
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server.clock import iso
from kogge.server.messages import GameRecord, Me, PlayedGame, Profile, Shown, SourceShare
from kogge.server.people import names, ratings, ties
from kogge.server.problems import Trouble
from kogge.server.storage.database import inserting
from kogge.server.storage.rows import person, profile, result

LAST = 20
ALL = 5_000
"""Results of one person that are looked at."""


def shown(connection: Connection, person_id: str) -> Shown:
    row = connection.execute(sa.select(profile).where(profile.c.person == person_id)).first()
    return Shown() if row is None else Shown(row.ratings, row.results, row.games)


def show(connection: Connection, me: Me, wish: Shown) -> Shown:
    values = {"ratings": wish.ratings, "results": wish.results, "games": wish.games}
    insert = inserting(connection, profile).values(person=me.id, **values)
    connection.execute(insert.on_conflict_do_update(index_elements=["person"], set_=values))
    return wish


def of(connection: Connection, name: str, me: Me | None) -> Profile:
    """An account's profile, as far as whoever asks may see it; my own whole, whoever I am."""
    row = connection.execute(sa.select(person).where(person.c.account == names.account(name))).first()
    if row is None and me is not None and me.name == name:
        row = connection.execute(sa.select(person).where(person.c.id == me.id)).first()
    if row is None:
        raise Trouble("not-found", "Nobody of this name has an account.")
    mine = me is not None and me.id == row.id
    open_to = shown(connection, row.id)
    results = connection.execute(sa.select(result).where(result.c.person == row.id).order_by(
        result.c.at.desc()).limit(ALL)).all()
    return Profile(
        name=row.name, mine=mine, since=iso(row.created)[:10], shown=open_to,
        ratings=ratings.of(connection, row.id) if mine or open_to.ratings else None,
        records=_records(connection, results) if mine or open_to.results else None,
        games=[_played(each) for each in results[:LAST]] if mine or open_to.games else None,
        tie=ties.between(connection, me.id, row.id) if me is not None and not mine else None)


def _played(row: Any) -> PlayedGame:
    return PlayedGame(row.table_id, row.game, row.speed, row.players, row.seat, row.place, row.points, row.lost, iso(row.at))


def _records(connection: Connection, results: Any) -> list[GameRecord]:
    """Per title: places by number of players, wins by seat, the best score, points by source beside everybody's average."""
    games: dict[str, list[Any]] = {}
    for row in results:
        games.setdefault(row.game, []).append(row)
    return [_record(connection, game, rows) for game, rows in sorted(games.items())]


def _record(connection: Connection, game: str, rows: list[Any]) -> GameRecord:
    places, seats, wins = Counter(row.place for row in rows), Counter(row.seat for row in rows), Counter[int]()
    wins.update(row.seat for row in rows if row.place == 1)
    best = max(rows, key=lambda row: row.points)
    others = connection.scalars(sa.select(result.c.sources).where(
        result.c.game == game, result.c.person.is_not(None)).order_by(result.c.at.desc()).limit(500)).all()
    mine, all = _average([row.sources for row in rows]), _average(others)
    return GameRecord(
        game, len(rows), [places[place] for place in range(1, 5)], [seats[seat] for seat in range(4)],
        [wins[seat] for seat in range(4)],
        best.points, best.table_id, [SourceShare(name, round(mine[name], 1), round(all.get(name, 0.0), 1)) for name in mine])


def _average(texts: Any) -> dict[str, float]:
    sums: dict[str, float] = {}
    for text in texts:
        for name, points in json.loads(text).items():
            sums[name] = sums.get(name, 0.0) + points
    return {name: total / len(texts) for name, total in sums.items()}
