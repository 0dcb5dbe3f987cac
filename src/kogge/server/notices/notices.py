"""What has happened that somebody should know of: stored in the transaction that made it happen, shown in the page, and put into
the queue of due things for each way that its person has chosen. Functions are parts of transactions."""
from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server import due
from kogge.server.clock import iso
from kogge.server.messages import Me, NoticeInfo, Notices
from kogge.server.people.rhythm import waking
from kogge.server.storage.database import ALIVE, inserting, now
from kogge.server.storage.rows import game_table, notice, presence, process, seat, way

SEND: Final = "send"
DIGEST: Final = "digest"
PATIENCE: Final = 20.0
"""Seconds after which it is sent on: whoever has seen it in the page by then is not disturbed."""
GATHER: Final = 6 * 3600.0
"""A digest waits so long for more."""
SHOWN: Final = 50


# --- what happened ---


def tell(connection: Connection, table_id: str, kind: str, people: Iterable[str | None], who: str = "") -> None:
    """Tell those of these people who are not at the table. One notice of a kind and table waits at a time; a new one takes its
    place."""
    asked = {person for person in people if person is not None}
    absent = sorted(asked - set(_here(connection, table_id))) if asked else []
    if not absent:
        return
    row = connection.execute(sa.select(game_table.c.game).where(game_table.c.id == table_id)).one()
    sitting = sa.select(seat.c.person, seat.c.invited, seat.c.name).where(seat.c.table_id == table_id).order_by(seat.c.seat)
    seats = connection.execute(sitting).all()
    for person in absent:
        names = [each.name for each in seats if each.name and person not in (each.person, each.invited)]
        facts = {"game": row.game, "table": table_id, "names": names, "who": who}
        _put(connection, person, kind, table_id, facts)


def _put(connection: Connection, person: str, kind: str, table_id: str, facts: dict[str, object]) -> None:
    if kind == "spoke" and connection.execute(notice.update().where(
            notice.c.person == person, notice.c.kind == kind, notice.c.table_id == table_id, notice.c.read.is_(None),
    ).values(facts=json.dumps(facts))).rowcount:
        return  # one for all that is said until somebody has read it
    before = _of_this_turn(connection, person, table_id) if kind == "ran-out" else None
    values = {"at": before.at if before else now(), "facts": json.dumps(facts), "read": None}
    insert = inserting(connection, notice).values(person=person, kind=kind, table_id=table_id, **values)
    connection.execute(insert.on_conflict_do_update(index_elements=["person", "kind", "table_id"], set_=values))
    ways = connection.execute(sa.select(way).where(way.c.person == person, way.c.confirmed.is_not(None))).all()
    if not ways:
        return
    for each in ways:
        kinds = json.loads(each.kinds)
        if kind not in kinds:
            continue
        if each.digest:
            due.ensure(connection, DIGEST, each.id, awake(connection, person, now() + GATHER))
            continue
        if before and before.kind in kinds and not due.recall(connection, SEND, f"{each.id}/{before.kind}/{table_id}"):
            continue  # one a turn, and that is sent
        # Which one is sent is decided when it is put here: a later one is another, however alike.
        payload = {"way": each.id, "person": person, "kind": kind, "table": table_id, "at": values["at"]}
        at = awake(connection, person, now() + PATIENCE)
        due.put(connection, SEND, f"{each.id}/{kind}/{table_id}", at, payload)
        for begins in BEGINNINGS if kind == "turn" else ():
            due.drop(connection, SEND, f"{each.id}/{begins}/{table_id}")


def _of_this_turn(connection: Connection, person: str, table_id: str) -> Any:
    """What was told of this turn before, if anything: it gives way, since of a turn there is one notice."""
    this = sa.and_(notice.c.person == person, notice.c.table_id == table_id, notice.c.kind.in_(OF_A_TURN))
    found = connection.execute(sa.select(notice.c.kind, notice.c.at).where(this)).first()
    connection.execute(notice.delete().where(this))
    return found


BEGINNINGS: Final = ("began", "paired", "round")
"""Need not be sent to whoever hears at the same time that it is their turn."""
OF_A_TURN: Final = ("turn", "ran-out")
"""Notices that mean nothing once the turn has passed."""
PASSED: Final = notice.delete().where(notice.c.table_id == sa.bindparam("table"), notice.c.kind.in_(OF_A_TURN))


def turn_passes(connection: Connection, table_id: str, call: str | None) -> None:
    """Whose turn it was need not be told any more; whose it is now is called, if they are elsewhere."""
    connection.execute(PASSED, {"table": table_id})
    if call is not None:
        tell(connection, table_id, "turn", [call])


def players(connection: Connection, table_id: str, besides: str | None = None) -> Sequence[str]:
    """The people at a table."""
    query = sa.select(seat.c.person).where(seat.c.table_id == table_id, seat.c.person.is_not(None)).distinct()
    return [person for person in connection.scalars(query) if person != besides]


def _here(connection: Connection, table_id: str) -> list[str]:
    query = sa.select(presence.c.person).join(process).where(presence.c.table_id == table_id, process.c.seen > now() - ALIVE)
    return [person for person in connection.scalars(query) if person is not None]


# --- what somebody sees of it ---


def listed(connection: Connection, me: Me) -> Notices:
    """The latest, unread ones first."""
    mine = notice.c.person == me.id
    rows = connection.execute(sa.select(notice).where(mine).order_by(
        notice.c.read.is_not(None), notice.c.at.desc()).limit(SHOWN)).all()
    unread = connection.scalar(sa.select(sa.func.count()).where(mine, notice.c.read.is_(None))) or 0
    return Notices([_info(row) for row in rows], unread)


def _info(row: Any) -> NoticeInfo:
    facts = json.loads(row.facts)
    return NoticeInfo(row.kind, facts["table"], facts["game"], facts["names"], facts["who"], iso(row.at), row.read is not None)


def read(connection: Connection, person: str, table_id: str | None = None) -> None:
    """All of mine are seen, or those of the table where I have just come."""
    where = [notice.c.person == person, notice.c.read.is_(None)]
    if table_id is not None:
        where.append(notice.c.table_id == table_id)
    connection.execute(notice.update().where(*where).values(read=now()))


def forget(connection: Connection, called: set[str], instead: str) -> None:
    """Whoever was called so is nobody any more, also where others were told of them."""
    about = sa.or_(*(notice.c.facts.contains(json.dumps(name), autoescape=True) for name in called))
    for row in connection.execute(sa.select(notice).where(about)).all():
        facts = json.loads(row.facts)
        facts["names"] = [instead if name in called else name for name in facts["names"]]
        facts["who"] = instead if facts["who"] in called else facts["who"]
        this = sa.and_(notice.c.person == row.person, notice.c.kind == row.kind, notice.c.table_id == row.table_id)
        connection.execute(notice.update().where(this).values(facts=json.dumps(facts)))


def waiting(connection: Connection, payload: dict[str, Any]) -> Any:
    """The notice that is to be sent, unless it was seen meanwhile or another has taken its place."""
    return connection.execute(sa.select(notice).where(
        notice.c.person == payload["person"], notice.c.kind == payload["kind"], notice.c.table_id == payload["table"],
        notice.c.at == payload["at"], notice.c.read.is_(None))).first()


def awake(connection: Connection, person: str, at: float) -> float:
    """Then, or when somebody's night ends, if it is night there."""
    return waking(connection, person).asleep(at) or at


def digested(connection: Connection, way_id: str, person: str, last: float) -> float | None:
    """All until then is told. When to look again, if there is more by now."""
    connection.execute(way.update().where(way.c.id == way_id).values(told=last))
    more = sa.select(notice.c.at).where(notice.c.person == person, notice.c.read.is_(None), notice.c.at > last).limit(1)
    return None if connection.execute(more).first() is None else awake(connection, person, now() + GATHER)


def unread(connection: Connection, way: Any) -> list[Any]:
    """What a digest has to tell: whatever it has not told before."""
    query = sa.select(notice).where(
        notice.c.person == way.person, notice.c.read.is_(None), notice.c.kind.in_(json.loads(way.kinds)), notice.c.at > way.told)
    rows = connection.execute(query.order_by(notice.c.at)).all()
    called = {row.table_id for row in rows if row.kind == "turn"}
    return [row for row in rows if row.kind not in BEGINNINGS or row.table_id not in called]
