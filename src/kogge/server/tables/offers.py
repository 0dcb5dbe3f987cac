"""What people at a table agree on: to pause, to go on, to wait, to end, to let somebody go. It happens once all who play agree;
whoever a bot plays for is not asked, and silence is no consent."""
from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server.messages import Me, OfferTo
from kogge.server.people import clubs, ratings
from kogge.server.problems import Trouble
from kogge.server.storage.database import inserting, notify
from kogge.server.storage.rows import vote
from kogge.server.tables import clocks, finished, seats
from kogge.server.tables.standing import Standing, lock


def agree(connection: Connection, table_id: str, me: Me, wish: OfferTo) -> None:
    """I offer it, or agree to what was offered."""
    table = lock(connection, table_id)
    _check(table, me, wish)
    values = {"table_id": table_id, "kind": wish.kind, "seat": _about(wish), "person": me.id}
    connection.execute(inserting(connection, vote).values(**values).on_conflict_do_nothing())
    agreed = set(connection.scalars(sa.select(vote.c.person).where(_this(table_id, wish))))
    if table.players() <= agreed:
        connection.execute(vote.delete().where(_this(table_id, wish)))
        _do(connection, table, wish)
    notify(connection, table_id, 0)


def withdraw(connection: Connection, table_id: str, me: Me, wish: OfferTo) -> None:
    """I agree no longer."""
    if me.id not in lock(connection, table_id).players():
        raise Trouble("forbidden", "Only who plays here can take that back.")
    connection.execute(vote.delete().where(_this(table_id, wish), vote.c.person == me.id))
    notify(connection, table_id, 0)


def _about(wish: OfferTo) -> int:
    return -1 if wish.seat is None or wish.kind != "let-go" else wish.seat


def _this(table_id: str, wish: OfferTo) -> sa.ColumnElement[bool]:
    return sa.and_(vote.c.table_id == table_id, vote.c.kind == wish.kind, vote.c.seat == _about(wish))


def _check(table: Standing, me: Me, wish: OfferTo) -> None:
    if me.id not in table.players():
        raise Trouble("forbidden", "Only who plays here can offer that.")
    if table.row.status != "playing":
        raise Trouble("not-playing", "This table is not being played.")
    if wish.kind in ("pause", "wait", "resume"):
        if table.row.time is None:
            raise Trouble("not-timed", "No clock runs here.")
        if (wish.kind == "resume") != (table.row.paused is not None):
            raise Trouble("not-playing", "It is paused already, or is not.")
    if wish.kind == "let-go":
        if wish.seat is None or wish.seat >= len(table.seats):
            raise Trouble("no-such-seat", "There is no such seat.")
        s = table.seats[wish.seat]
        if s.person is None or s.level is None:
            raise Trouble("forbidden", "Only somebody for whom a bot plays can be let go.")


def _do(connection: Connection, table: Standing, wish: OfferTo) -> None:
    id, rule = table.row.id, clocks.rule_of(table.row)
    if wish.kind == "end":
        clocks.happened(connection, id, "ended", None)
        _count(connection, table)
        seats.end(connection, id)
    elif wish.kind == "let-go":
        assert wish.seat is not None
        seats.give_up(connection, table, wish.seat, "let-go")
        seats.settle(connection, id)
    elif wish.kind == "resume":
        clocks.resume(connection, id)
    else:
        assert rule is not None
        clocks.pause(connection, id, (clocks.WAIT if wish.kind == "wait" else clocks.PAUSE)[rule.kind])


def _count(connection: Connection, table: Standing) -> None:
    """Whoever has stayed away from a game that counts has lost it, also where the others end it: these share the first place. As
    long as nobody has, it counts for nobody."""
    away, stayed = ratings.stayed_away(connection, table.row.id)
    if table.row.rated and away and stayed:
        places = [1 if s.seat in stayed else 1 + len(stayed) for s in table.seats]
        ratings.ended(connection, table.row.id, places, finished.load(connection, table).table.scores())
    clubs.table_over(connection, table.row.id)
