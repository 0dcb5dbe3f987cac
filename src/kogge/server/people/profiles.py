"""What is known of a person from their results, and how much of it others may see. Functions are parts of transactions."""
from __future__ import annotations

import json
from collections import Counter
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge import game, games
from kogge.engine.texts import slug, texts
from kogge.server.clock import iso
from kogge.server.messages import GameRecord, Me, Peers, PlayedGame, Profile, Shown, SourceShare
from kogge.server.people import names, ratings, ties
from kogge.server.problems import Trouble
from kogge.server.storage.database import inserting
from kogge.server.storage.rows import person, profile, rating, result

LAST = 20
ALL = 5_000
"""Results of one person that are looked at."""
OTHERS = 500
"""And of others in a title."""
ABOUT = 50
"""Points of a rating, either way: one's level."""


def shown(connection: Connection, person_id: str) -> Shown:
    row = connection.execute(sa.select(profile).where(profile.c.person == person_id)).first()
    return Shown() if row is None else Shown(row.ratings, row.results, row.games)


def show(connection: Connection, me: Me, wish: Shown) -> Shown:
    values = {"ratings": wish.ratings, "results": wish.results, "games": wish.games}
    insert = inserting(connection, profile).values(person=me.id, **values)
    connection.execute(insert.on_conflict_do_update(index_elements=["person"], set_=values))
    return wish


def of(connection: Connection, name: str, me: Me | None, lang: str = "en") -> Profile:
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
        records=_records(connection, row.id, results, lang) if mine or open_to.results else None,
        games=[_played(each) for each in results[:LAST]] if mine or open_to.games else None,
        tie=ties.between(connection, me.id, row.id) if me is not None and not mine else None)


def _played(row: Any) -> PlayedGame:
    return PlayedGame(row.table_id, row.game, row.speed, row.players, row.seat, row.place, row.points, row.lost, iso(row.at))


def _records(connection: Connection, person_id: str, results: Any, lang: str) -> list[GameRecord]:
    """Per title: places, wins by seat, the best score, points by source beside the average of one's level."""
    titles: dict[str, list[Any]] = {}
    for row in results:
        titles.setdefault(row.game, []).append(row)
    return [_record(connection, person_id, name, rows, lang) for name, rows in sorted(titles.items())]


def _record(connection: Connection, person_id: str, name: str, rows: list[Any], lang: str) -> GameRecord:
    places, seats, wins = Counter(row.place for row in rows), Counter(row.seat for row in rows), Counter[int]()
    wins.update(row.seat for row in rows if row.place == 1)
    best = max(rows, key=lambda row: row.points)
    others, level = _level(connection, person_id, name)
    mine, all = _average([row.sources for row in rows]), _average(others)
    return GameRecord(
        name, len(rows), [places[place] for place in range(1, 5)], [seats[seat] for seat in range(4)],
        [wins[seat] for seat in range(4)], best.points, best.table_id, round(sum(row.place for row in rows) / len(rows), 2),
        [SourceShare(source, called(name, source, lang), round(points, 1), round(all.get(source, 0.0), 1))
         for source, points in mine.items()], level)


def called(name: str, source: str, lang: str) -> str:
    """A source of points in the game's words, or as it is where the game does not have it any more."""
    if name not in games():
        return source
    words = texts(game(name), lang)
    return words.source(source) if words.has("source-" + slug(source)) else source


def _level(connection: Connection, person_id: str, name: str) -> tuple[list[str], Peers | None]:
    """Points by source of people about as strong in their last games; of anybody while this person has no rating."""
    own = connection.execute(sa.select(rating).where(
        rating.c.person == person_id, rating.c.pool == "people", rating.c.game == name, rating.c.games >= ratings.KNOWN).order_by(
            rating.c.games.desc())).first()
    query = sa.select(result.c.sources, result.c.person).where(result.c.game == name, result.c.person.is_not(None))
    if own is not None:
        theirs = sa.and_(
            rating.c.person == result.c.person, rating.c.pool == "people", rating.c.game == name, rating.c.speed == own.speed)
        near = ABOUT / ratings.UNIT
        query = query.join(rating, theirs).where(
            rating.c.games >= ratings.KNOWN, rating.c.mu.between(own.mu - near, own.mu + near))
    found = connection.execute(query.order_by(result.c.at.desc()).limit(OTHERS)).all()
    if own is None:
        return [row.sources for row in found], None
    about = round(ratings.points(own.mu))
    return [row.sources for row in found], Peers(about - ABOUT, about + ABOUT, len({row.person for row in found}))


def _average(rows: Any) -> dict[str, float]:
    sums: dict[str, float] = {}
    for text in rows:
        for name, points in json.loads(text).items():
            sums[name] = sums.get(name, 0.0) + points
    return {name: total / len(rows) for name, total in sums.items()}
