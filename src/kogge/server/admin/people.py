"""People as an operator sees them: found, told of, banned and let in again."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server.admin import audit
from kogge.server.messages import Me
from kogge.server.people import names, recovery, sessions
from kogge.server.problems import Trouble
from kogge.server.storage.database import now
from kogge.server.storage.rows import ban, game_table, log, person, report, seat, session
from kogge.server.tables import seats


def find(connection: Connection, wanted: str) -> Any:
    """The person of this id or account name; a guest's name may be many people's."""
    row = connection.execute(sa.select(person).where(
        sa.or_(person.c.id == wanted, person.c.account == names.account(wanted)))).first()
    if row is not None:
        return row
    guests = connection.execute(sa.select(person).where(person.c.name == wanted).limit(2)).all()
    if len(guests) == 1:
        return guests[0]
    raise Trouble("not-found", f"several guests are called {wanted}: give an id" if guests else f"nobody is called {wanted}")


def listed(connection: Connection, operator: str, part: str = "", limit: int = 50) -> Sequence[Any]:
    """The latest people, perhaps with a part of a name: id, name, account, created, ban, when last here, tables hosted."""
    used = sa.select(sa.func.max(session.c.used)).where(session.c.person == person.c.id).scalar_subquery()
    hosted = sa.select(sa.func.count()).where(game_table.c.host == person.c.id).scalar_subquery()
    query = sa.select(
        person.c.id, person.c.name, person.c.account, person.c.created, ban.c.at.label("banned"), used.label("used"),
        hosted.label("hosted")).outerjoin(ban).order_by(person.c.created.desc()).limit(limit)
    if part:
        query = query.where(person.c.name.icontains(part, autoescape=True))
    audit.note(connection, operator, "people", remark=part)
    return connection.execute(query).all()


def story(connection: Connection, operator: str, row: Any) -> dict[str, Any]:
    """What somebody did: sessions, tables and answers there, reports by and about them, bans and other acts of operators."""
    answers = sa.select(sa.func.count(), sa.func.max(log.c.at)).where(
        log.c.table_id == game_table.c.id, log.c.command.startswith(f"{row.id}/", autoescape=True))
    mine = sa.select(seat.c.table_id).where(seat.c.person == row.id)
    tables = [
        (table, *connection.execute(answers.where(log.c.table_id == table.id)).one())
        for table in connection.execute(sa.select(game_table).where(
            sa.or_(game_table.c.id.in_(mine), game_table.c.host == row.id)).order_by(game_table.c.changed.desc()).limit(50))]
    found = {
        "person": row, "ban": connection.execute(sa.select(ban).where(ban.c.person == row.id)).first(),
        "sessions": connection.execute(
            sa.select(session).where(session.c.person == row.id).order_by(session.c.used.desc())).all(),
        "tables": tables,
        "reports": connection.execute(sa.select(report).where(
            sa.or_(report.c.about == row.id, report.c.reporter == row.id)).order_by(report.c.id.desc()).limit(50)).all(),
        "acts": audit.entries(connection, row.id),
    }
    audit.note(connection, operator, "show", row.id)
    return found


def shut_out(connection: Connection, operator: str, row: Any, reason: str) -> list[str]:
    """Ban: sessions end, bots take over in play, seats at waiting tables open. Returns the tables that changed."""
    connection.execute(ban.delete().where(ban.c.person == row.id))
    connection.execute(ban.insert().values(person=row.id, at=now(), reason=reason))
    sessions.end_all(connection, row.id)
    sits = sa.select(seat.c.table_id).where(sa.or_(seat.c.person == row.id, seat.c.invited == row.id))
    going_on = sa.select(game_table.c.id).where(game_table.c.id.in_(sits), game_table.c.status.in_(("waiting", "playing")))
    tables = list(connection.scalars(going_on))
    for table_id in tables:
        seats.leave(connection, table_id, Me(row.id, row.name, row.account is None), for_good=True)
    audit.note(connection, operator, "ban", row.id, reason, tables)
    return tables


def let_in(connection: Connection, operator: str, row: Any) -> None:
    if connection.execute(ban.delete().where(ban.c.person == row.id)).rowcount == 0:
        raise Trouble("not-found", f"{row.name} is not banned")
    audit.note(connection, operator, "unban", row.id)


def reset(connection: Connection, operator: str, row: Any) -> str:
    """A token with which the owner of an account sets a new password, once and soon."""
    if row.account is None:
        raise Trouble("no-account", f"{row.name} is a guest, who has no password")
    audit.note(connection, operator, "reset", row.id)
    return recovery.issue(connection, row.id)
