"""What a club's owner does with a tournament: start it, draw a round early, let it rest, replace who is missing, end it.
Functions are parts of transactions."""
from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server import due
from kogge.server.messages import Me, Substitute
from kogge.server.notices import notices
from kogge.server.people import clubs
from kogge.server.people.tournaments import draw, one, reserves, standings
from kogge.server.problems import Trouble
from kogge.server.settings import Settings
from kogge.server.storage.database import notify, now
from kogge.server.storage.rows import entrant, game_table, person, tournament, tournament_table
from kogge.server.tables import clocks, seats


def organised(connection: Connection, me: Me, id: str, status: str | None = None) -> Any:
    """The tournament, if I am who runs it, and it is at this stage."""
    row = one(connection, id, lock=True)
    clubs.owned(connection, me, row.club)
    if status is not None and row.status != status:
        raise Trouble("not-playing", "This tournament is not running.")
    return row


def advance(connection: Connection, me: Me, id: str, settings: Settings) -> None:
    """Draw the next round now; tables that are late go on, and count when they have ended."""
    row = organised(connection, me, id, "running")
    if row.paused:
        raise Trouble("not-playing", "This tournament rests.")
    if row.round == row.rounds:
        raise Trouble("not-waiting", "This is the last round.")
    draw(connection, row, settings)


def end(connection: Connection, me: Me, id: str) -> list[str]:
    """It ends as it stands: games that are still played do not count for it, and go on where it rested. Returns these tables."""
    row = organised(connection, me, id)
    tables = rest(connection, me, id, False) if row.paused else []
    unfinished = sa.select(game_table.c.id).where(game_table.c.status == "playing")
    connection.execute(tournament_table.delete().where(
        tournament_table.c.tournament == id, tournament_table.c.table_id.in_(unfinished)))
    connection.execute(tournament.update().where(tournament.c.id == id).values(status="over"))
    return tables


def rest(connection: Connection, me: Me, id: str, rests: bool) -> list[str]:
    """Its tables' clocks stand, as long as a pause can last, and no round is drawn; or all that goes on. Returns the tables that
    have changed."""
    row = organised(connection, me, id, "running")
    if row.paused == rests:
        raise Trouble("not-playing", "It is paused already, or is not.")
    connection.execute(tournament.update().where(tournament.c.id == id).values(paused=rests))
    query = sa.select(game_table).join(tournament_table, tournament_table.c.table_id == game_table.c.id).where(
        tournament_table.c.tournament == id, game_table.c.status == "playing",
        game_table.c.paused.is_(None) if rests else game_table.c.paused.is_not(None))
    tables: list[str] = []
    for table in connection.execute(query.order_by(game_table.c.id).with_for_update(of=game_table)).all():
        rule = clocks.rule_of(table)
        assert rule is not None
        if rests:
            clocks.pause(connection, table.id, clocks.PAUSE[rule.kind])
        else:
            clocks.resume(connection, table.id)
        notify(connection, table.id, 0)
        tables.append(table.id)
    if not rests:
        due.put(connection, clubs.ROUND, id, now())
    return tables


def substitute(connection: Connection, me: Me, id: str, wish: Substitute) -> list[str]:
    """Somebody who waits for it takes the place of another, with their points, and sits down where they play. Returns the tables
    that have changed."""
    row = organised(connection, me, id, "running")
    order, scores = standings(connection, row)
    called = {each.name: each.id for each in connection.execute(sa.select(person).where(person.c.id.in_(order)))}
    missing, new = called.get(wish.missing), called.get(wish.substitute)
    waiting = reserves(scores)
    if missing is None or new is None or missing in waiting or new not in waiting:
        raise Trouble("not-found", "Nobody of this name takes part, or waits to be a substitute.")
    connection.execute(entrant.delete().where(entrant.c.tournament == id, entrant.c.person == new))
    connection.execute(entrant.update().where(entrant.c.tournament == id, entrant.c.person == missing).values(
        person=new, withdrawn=False))
    tables = []
    for table in connection.execute(sa.select(tournament_table).where(tournament_table.c.tournament == id)).all():
        people = json.loads(table.people)
        if missing in people:
            number = people.index(missing)
            people[number] = new
            connection.execute(tournament_table.update().where(tournament_table.c.table_id == table.table_id).values(
                people=json.dumps(people)))
            if seats.replace(connection, table.table_id, number, Me(new, wish.substitute, False)):
                notices.tell(connection, table.table_id, "round", [new])
                tables.append(table.table_id)
    return tables


def start(connection: Connection, me: Me, id: str, settings: Settings) -> None:
    row = organised(connection, me, id)
    if row.status != "registering":
        raise Trouble("not-waiting", "This tournament has begun.")
    if (connection.scalar(sa.select(sa.func.count()).where(entrant.c.tournament == id)) or 0) < row.size:
        raise Trouble("too-few", "Too few have entered.", bound=row.size)
    draw(connection, row, settings)
