"""Clubs: named groups with a page, tables, a season table and tournaments. Functions are parts of transactions."""
from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server import due
from kogge.server.messages import ClubInfo, ClubTableInfo, Me, NewClub, SeasonRow
from kogge.server.people import names, pairings
from kogge.server.problems import Trouble
from kogge.server.storage.database import inserting, now
from kogge.server.storage.rows import (
    club,
    club_table,
    entrant,
    game_table,
    member,
    person,
    result,
    seat,
    tournament,
    tournament_table,
)

ROUND: Final = "round"
"""What is due when a round of a tournament may have ended."""
MOST: Final = 5
"""Clubs of one owner."""
MEMBERS: Final = 500
LISTED: Final = 200
TABLES: Final = 20
"""Of a club, on its page."""


def found(connection: Connection, me: Me, wish: NewClub) -> str:
    if me.guest:
        raise Trouble("no-account", "A club is founded by somebody with an account.")
    if (connection.scalar(sa.select(sa.func.count()).where(club.c.owner == me.id)) or 0) >= MOST:
        raise Trouble("too-many-clubs", f"At most {MOST} clubs.", bound=MOST)
    id, name = secrets.token_urlsafe(9), names.proper(wish.name)
    try:
        with connection.begin_nested():
            connection.execute(club.insert().values(
                id=id, name=name, looks=names.looks(name), about=wish.about, owner=me.id, created=now()))
    except sa.exc.IntegrityError:
        raise Trouble("name-taken", "A club has this name already.") from None
    connection.execute(member.insert().values(club=id, person=me.id, since=now()))
    return id


def one(connection: Connection, id: str, lock: bool = False) -> Any:
    query = sa.select(club).where(club.c.id == id)
    row = connection.execute(query.with_for_update() if lock else query).first()
    if row is None:
        raise Trouble("not-found", "There is no such club.")
    return row


def join(connection: Connection, me: Me, id: str) -> None:
    if me.guest:
        raise Trouble("no-account", "A club is joined by somebody with an account.")
    one(connection, id)
    if (connection.scalar(sa.select(sa.func.count()).where(member.c.club == id)) or 0) >= MEMBERS:
        raise Trouble("too-many-clubs", "This club is full.", bound=MEMBERS)
    connection.execute(inserting(connection, member).values(club=id, person=me.id, since=now()).on_conflict_do_nothing())


def leave(connection: Connection, me: Me, id: str) -> None:
    """An owner who leaves hands the club to whoever is there longest; without anybody it ends."""
    row = one(connection, id, lock=True)
    connection.execute(member.delete().where(member.c.club == id, member.c.person == me.id))
    if row.owner == me.id:
        heir = connection.scalar(sa.select(member.c.person).where(member.c.club == id).order_by(member.c.since).limit(1))
        if heir is None:
            connection.execute(club.delete().where(club.c.id == id))
        else:
            connection.execute(club.update().where(club.c.id == id).values(owner=heir))


def owned(connection: Connection, me: Me, id: str) -> Any:
    row = one(connection, id)
    if row.owner != me.id:
        raise Trouble("forbidden", "Only the club's owner can do that.")
    return row


def add_table(connection: Connection, me: Me, id: str, table_id: str) -> None:
    """A table where I sit is one of the club's, if I am a member; nobody chooses only those that went well."""
    mine = sa.select(member.c.person).where(member.c.club == id, member.c.person == me.id)
    sits = sa.select(game_table.c.status).join(seat, seat.c.table_id == game_table.c.id).where(
        game_table.c.id == table_id, seat.c.person == me.id)
    status = connection.scalar(sits)
    if connection.execute(mine).first() is None or status is None:
        raise Trouble("forbidden", "Only a member's own table can be the club's.")
    if status != "waiting":
        raise Trouble("not-waiting", "What counts is settled before the game begins.")
    connection.execute(inserting(connection, club_table).values(table_id=table_id, club=id).on_conflict_do_nothing())


def listed(connection: Connection, me: str | None) -> list[ClubInfo]:
    """Without people, season and tables; mine first."""
    of = sa.select(sa.func.count()).where(member.c.club == club.c.id).correlate(club)
    query = sa.select(
        club, of.scalar_subquery().label("size"), of.where(member.c.person == (me or "")).scalar_subquery().label("mine"))
    rows = connection.execute(query.order_by(sa.desc("mine"), club.c.name).limit(LISTED))
    return [ClubInfo(row.id, row.name, row.about, row.owner == me, bool(row.mine), row.size, [], [], [], []) for row in rows]


def info(connection: Connection, row: Any, me: str | None) -> ClubInfo:
    people = connection.execute(sa.select(person.c.id, person.c.name).join(member, member.c.person == person.c.id).where(
        member.c.club == row.id).order_by(member.c.since)).all()
    within = any(each.id == me for each in people)
    cups = sa.select(tournament.c.id).where(tournament.c.club == row.id).order_by(tournament.c.created.desc())
    return ClubInfo(
        row.id, row.name, row.about, row.owner == me, within, len(people), [each.name for each in people],
        season(connection, row.id), list(connection.scalars(cups)), _tables(connection, row.id, me, within))


def _tables(connection: Connection, id: str, me: str | None, within: bool) -> list[ClubTableInfo]:
    """The club's tables, those that go on first; those that wait for players are told to members. Tournaments show their own."""
    drawn = sa.select(tournament_table.c.table_id).join(tournament).where(tournament.c.club == id)
    query = sa.select(game_table).join(club_table, club_table.c.table_id == game_table.c.id).where(
        club_table.c.club == id, game_table.c.id.not_in(drawn),
        game_table.c.status.in_(("waiting", "playing", "over") if within else ("playing", "over")))
    rows = connection.execute(query.order_by(game_table.c.status == "over", game_table.c.changed.desc()).limit(TABLES)).all()
    seats: dict[str, list[Any]] = {row.id: [] for row in rows}
    for each in connection.execute(sa.select(seat).where(seat.c.table_id.in_(list(seats))).order_by(seat.c.seat)):
        seats[each.table_id].append(each)
    return [ClubTableInfo(
        row.id, row.game, row.status, [each.name for each in seats[row.id]], row.turn if row.status == "playing" else None,
        any(me is not None and each.person == me for each in seats[row.id])) for row in rows]


def mine(connection: Connection, me: Me) -> dict[str, list[dict[str, Any]]]:
    """The clubs and tournaments that I am part of."""
    joined = sa.select(club.c.name, club.c.about, member.c.since, (club.c.owner == me.id).label("owner")).join(
        member, member.c.club == club.c.id).where(member.c.person == me.id)
    entered = sa.select(tournament.c.name, tournament.c.game, tournament.c.status, entrant.c.withdrawn).join(
        entrant, entrant.c.tournament == tournament.c.id).where(entrant.c.person == me.id)
    return {name: [dict(row) for row in connection.execute(query).mappings()]
            for name, query in (("clubs", joined), ("tournaments", entered))}


def forget(connection: Connection, me: Me) -> None:
    """Whoever is forgotten leaves; what was theirs is somebody else's now."""
    for id in list(connection.scalars(sa.select(member.c.club).where(member.c.person == me.id))):
        leave(connection, me, id)


def season(connection: Connection, id: str) -> list[SeasonRow]:
    """This year's games at the club's tables, with the points of a tournament, members alone."""
    begin = datetime(datetime.fromtimestamp(now(), UTC).year, 1, 1, tzinfo=UTC).timestamp()
    of = sa.select(club_table.c.table_id).where(club_table.c.club == id)
    games: dict[str, list[Any]] = {}
    query = sa.select(result).where(result.c.table_id.in_(of), result.c.at >= begin)
    for row in connection.execute(query.order_by(result.c.seat)):
        games.setdefault(row.table_id, []).append(row)
    people: dict[str, str] = {row.id: row.name for row in connection.execute(sa.select(person.c.id, person.c.name).join(
        member, member.c.person == person.c.id).where(member.c.club == id))}
    points: dict[str, float] = {}
    played: dict[str, int] = {}
    for rows in games.values():
        for row, worth in zip(rows, pairings.award([row.place for row in rows]), strict=True):
            if row.person in people:
                points[row.person] = points.get(row.person, 0.0) + (0.0 if row.lost else worth)
                played[row.person] = played.get(row.person, 0) + 1
    order = sorted(points, key=lambda each: (-points[each], people[each]))
    return [SeasonRow(people[each], round(points[each], 2), played[each]) for each in order]


def table_over(connection: Connection, table_id: str) -> None:
    """A game has ended; perhaps it was the last of a round."""
    found = connection.scalar(sa.select(tournament_table.c.tournament).where(tournament_table.c.table_id == table_id))
    if found is not None:
        due.put(connection, ROUND, found, now())
