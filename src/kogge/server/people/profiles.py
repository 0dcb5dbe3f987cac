"""What is known of a person from their results, and how much of it others may see. Functions are parts of transactions."""
from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from datetime import datetime, time, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge import game, games
from kogge.engine.texts import slug, texts
from kogge.server.clock import iso
from kogge.server.messages import GameRecord, Lately, Me, Met, Peers, PlayedGame, Profile, Rival, Shown, SourceShare
from kogge.server.people import names, ratings, rhythm, ties
from kogge.server.problems import Trouble
from kogge.server.storage.database import inserting, now
from kogge.server.storage.rows import person, profile, rating, result

LAST = 20
ALL = 5_000
"""Results of one person that are looked at."""
OTHERS = 500
"""And of others in a title."""
OFTEN = 3
"""People one has met most often."""
SINCE_YESTERDAY = 3
SHORT = 30
"""Games of a rating's course, where it is told in small."""
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
        records=_records(connection, row.id, results, lang, mine or open_to.games) if mine or open_to.results else None,
        games=_played(connection, row.id, results[:LAST]) if mine or open_to.games else None,
        met=_met(connection, row.id, mine) if mine or open_to.games else None,
        tie=ties.between(connection, me.id, row.id) if me is not None and not mine else None)


def lately(connection: Connection, me: Me) -> Lately:
    """What a member's home tells: since the beginning of yesterday, where they live."""
    zone = rhythm.waking(connection, me.id).zone
    today = datetime.fromtimestamp(now(), zone).date()
    since = datetime.combine(today - timedelta(days=1), time(), zone).timestamp()
    found = connection.execute(sa.select(result).where(result.c.person == me.id, result.c.at >= since).order_by(
        result.c.at.desc()).limit(SINCE_YESTERDAY)).all()
    return Lately(_played(connection, me.id, found), ratings.of(connection, me.id, SHORT))


def _place(row: Any) -> int:
    """The last, for whoever has left or ran out of time, whatever a bot has achieved for them."""
    return int(row.players if row.lost else row.place)


def _played(connection: Connection, person_id: str, rows: Sequence[Any]) -> list[PlayedGame]:
    tables = [row.table_id for row in rows]
    seats: dict[str, list[Any]] = defaultdict(list)
    of = sa.select(result).where(result.c.table_id.in_(tables))
    for each in connection.execute(of.order_by(result.c.place, result.c.seat)):
        seats[each.table_id].append(each)
    changes = ratings.changes(connection, person_id, tables)
    return [PlayedGame(
        row.table_id, row.game, row.speed, row.players, row.seat, _place(row), row.points, row.lost, iso(row.at),
        [Rival(each.name, each.points) for each in seats[row.table_id] if each.seat != row.seat], changes.get(row.table_id))
        for row in rows]


def _met(connection: Connection, person_id: str, mine: bool) -> list[Met]:
    """Others learn only of those who show their own games."""
    own, other = result.alias(), result.alias()
    before = sa.case((own.c.lost, 0), (other.c.lost, 1), (own.c.place < other.c.place, 1), else_=0)
    games, ahead = sa.func.count().label("games"), sa.func.sum(before).label("ahead")
    query = sa.select(person.c.name, games, ahead).select_from(own).join(
        other, sa.and_(other.c.table_id == own.c.table_id, other.c.person != own.c.person)).join(
            person, person.c.id == other.c.person).where(own.c.person == person_id, person.c.account.is_not(None))
    if not mine:
        query = query.where(other.c.person.in_(sa.select(profile.c.person).where(profile.c.games)))
    found = connection.execute(query.group_by(person.c.id, person.c.name).order_by(games.desc(), person.c.name).limit(OFTEN))
    return [Met(row.name, row.games, row.ahead) for row in found]


def _records(connection: Connection, person_id: str, results: Any, lang: str, games: bool) -> list[GameRecord]:
    """Per title: places, wins by seat, the best score, points by source beside the average of one's level. `games`: also where
    it was."""
    titles: dict[str, list[Any]] = {}
    for row in results:
        titles.setdefault(row.game, []).append(row)
    return [_record(connection, person_id, name, rows, lang, games) for name, rows in sorted(titles.items())]


def _record(connection: Connection, person_id: str, name: str, rows: list[Any], lang: str, games: bool) -> GameRecord:
    ends = [_place(row) for row in rows]
    places, seats = Counter(ends), Counter(row.seat for row in rows)
    wins = Counter(row.seat for row, place in zip(rows, ends, strict=True) if place == 1)
    best = max(rows, key=lambda row: row.points)
    others, level = _level(connection, person_id, name)
    mine = _average([row.sources for row in rows])
    all = _average(others) if others else mine
    return GameRecord(
        name, len(rows), [places[place] for place in range(1, 5)], [seats[seat] for seat in range(4)],
        [wins[seat] for seat in range(4)], best.points, best.table_id if games else None,
        round(sum(ends) / len(rows), 2),
        [SourceShare(source, called(name, source, lang), round(points, 1), round(all.get(source, 0.0), 1))
         for source, points in mine.items()], level)


def called(name: str, source: str, lang: str) -> str:
    """A source of points in the game's words, or as it is where the game does not have it any more."""
    if name not in games():
        return source
    words = texts(game(name), lang)
    return words.source(source) if words.has("source-" + slug(source)) else source


def _level(connection: Connection, person_id: str, name: str) -> tuple[list[str], Peers | None]:
    """Points by source of others about as strong in their last games; of anybody else while none are known."""
    own = connection.execute(sa.select(rating).where(
        rating.c.person == person_id, rating.c.pool == "people", rating.c.game == name, rating.c.games >= ratings.KNOWN).order_by(
            rating.c.games.desc())).first()
    query = sa.select(result.c.sources, result.c.person).where(result.c.game == name, result.c.person != person_id).order_by(
        result.c.at.desc()).limit(OTHERS)
    if own is not None:
        theirs = sa.and_(
            rating.c.person == result.c.person, rating.c.pool == "people", rating.c.game == name, rating.c.speed == own.speed)
        near = ABOUT / ratings.UNIT
        found = connection.execute(query.join(rating, theirs).where(
            rating.c.games >= ratings.KNOWN, rating.c.mu.between(own.mu - near, own.mu + near))).all()
        if found:
            about = round(ratings.points(own.mu))
            return [row.sources for row in found], Peers(about - ABOUT, about + ABOUT, len({row.person for row in found}))
    return [row.sources for row in connection.execute(query)], None


def _average(rows: Any) -> dict[str, float]:
    sums: dict[str, float] = {}
    for text in rows:
        for name, points in json.loads(text).items():
            sums[name] = sums.get(name, 0.0) + points
    return {name: total / len(rows) for name, total in sums.items()}
