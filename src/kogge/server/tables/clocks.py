"""The clocks of a table. Where they stand is stored with the table, what happens to them beside its log, and when the one that
runs will run out is due (`kogge.server.due`): whichever process is awake then acts, once. Functions are parts of transactions."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server import due
from kogge.server.due import Thing
from kogge.server.messages import Me, Rhythm, TimeRule
from kogge.server.notices import notices
from kogge.server.people import rhythm
from kogge.server.people.rhythm import ALWAYS, Waking, waking
from kogge.server.problems import Trouble
from kogge.server.storage.database import notify, now
from kogge.server.storage.rows import game_table, happening, log, seat, vote

if TYPE_CHECKING:
    from kogge.server.hub import Hub

KIND: Final = "clock"
HOUR: Final = 3600
GRACE: Final = 120.0
"""Seconds after a live clock has run out until a bot takes over; by correspondence a quarter of a turn, half a day at most."""
BACK: Final = 60.0
"""Whoever comes back to a live table has at least so much."""
WAIT: Final = {"live": 300.0, "days": 86_400.0}
"""How long all can agree to wait for somebody who ran out of time."""
PAUSE: Final = {"live": 86_400.0, "days": 14 * 86_400.0}
"""How long a pause lasts at most."""


def rule_of(row: Any) -> TimeRule | None:
    return None if row.time is None else msgspec.json.decode(row.time, type=TimeRule)


def check(rule: TimeRule) -> None:
    if rule.kind == "live" and not rule.bank:
        raise Trouble("bad-request", "A live table needs a bank of time.")
    if rule.kind == "days" and rule.turn < HOUR:
        raise Trouble("bad-request", "By correspondence a turn has an hour at least.")


def grace(rule: TimeRule) -> float:
    return GRACE if rule.kind == "live" else min(rule.turn / 4, 12 * HOUR)


def spent(connection: Connection, row: Any, person: str | None) -> float:
    """Seconds that the running clock has not been charged with yet."""
    if row.clock_since is None:
        return 0.0
    return hours(connection, row, person).between(row.clock_since, now())


def hours(connection: Connection, row: Any, person: str | None) -> Waking:
    """When the time of a person counts at this table: always, if it is live."""
    rule = rule_of(row)
    if rule is None or rule.kind == "live" or person is None:
        return ALWAYS
    found = waking(connection, person)
    return found if rule.nights else Waking(found.zone, None, found.off)


def happened(connection: Connection, table_id: str, kind: str, number: int | None, level: str | None = None) -> None:
    connection.execute(happening.insert().values(table_id=table_id, at=now(), kind=kind, seat=number, level=level))


# --- turns ---


def started(connection: Connection, table_id: str) -> None:
    """The game begins: all clocks are full, and one runs."""
    row = _row(connection, table_id)
    rule = rule_of(row)
    if rule is not None:
        full = rule.bank if rule.kind == "live" else rule.turn
        connection.execute(seat.update().where(seat.c.table_id == table_id).values(left=full))
        wind(connection, table_id)


def pressed(connection: Connection, before: Any, turn: int | None) -> None:
    """An answer is stored: the turn has passed on, or the game is over. `before`: the table until then."""
    if before.turn == turn:
        return
    rule = rule_of(before)
    assert rule is not None
    if before.clock_since is not None:
        s = _seat(connection, before.id, before.turn)
        left = max(0.0, s.left - spent(connection, before, s.person)) + rule.increment
        _sit(connection, before.id, before.turn, left=left if rule.kind == "live" else rule.turn)
    _stand(connection, before.id, clock_since=None, deadline=None, overtime=None)
    wind(connection, before.id)


def wind(connection: Connection, table_id: str) -> None:
    """Whatever has changed: the clock of the seat in turn runs if a person sits there, and no other does."""
    row = _row(connection, table_id)
    rule = rule_of(row)
    if rule is None:
        return
    s = None if row.turn is None or row.status != "playing" else _seat(connection, table_id, row.turn)
    if s is None or s.level is not None or s.person is None or row.paused is not None:
        if row.paused is None or row.status != "playing":
            due.drop(connection, KIND, table_id)
        if row.clock_since is not None:
            _stand(connection, table_id, clock_since=None, deadline=None, overtime=None)
    elif row.clock_since is None:
        deadline = hours(connection, row, s.person).after(now(), s.left)
        _stand(connection, table_id, clock_since=now(), deadline=deadline, overtime=None)
        due.put(connection, KIND, table_id, deadline)


def change_hours(connection: Connection, me: Me, wish: Rhythm) -> list[str]:
    """Somebody has other nights or holidays from now on: the time until now is counted by those that were. Returns the tables
    where their clock runs."""
    query = sa.select(game_table).join(seat, sa.and_(seat.c.table_id == game_table.c.id, seat.c.seat == game_table.c.turn)).where(
        seat.c.person == me.id, game_table.c.clock_since.is_not(None), game_table.c.overtime.is_(None))
    tables: list[str] = []
    for row in connection.execute(query.order_by(game_table.c.id).with_for_update()).all():
        stop(connection, row)
        tables.append(row.id)
    rhythm.change(connection, me, wish)
    for table_id in tables:
        wind(connection, table_id)
        notify(connection, table_id, 0)
    return tables


def stop(connection: Connection, row: Any) -> None:
    """The clock that runs is charged, and stands."""
    if row.clock_since is not None:
        s = _seat(connection, row.id, row.turn)
        _sit(connection, row.id, row.turn, left=max(0.0, s.left - spent(connection, row, s.person)))
        _stand(connection, row.id, clock_since=None, deadline=None, overtime=None)


# --- coming back, pausing ---


def handed_over(connection: Connection, row: Any, number: int) -> None:
    """A person leaves the seat to a bot: what has passed of their time has passed, and whoever had none left has lost."""
    if row.turn == number and row.clock_since is not None:
        stop(connection, row)
        if row.overtime is not None:
            _sit(connection, row.id, number, lost=True)


def since_handed_over(connection: Connection, table_id: str, number: int) -> tuple[str, bool]:
    """How a bot came to play for this seat, and whether it has answered since."""
    here = sa.and_(happening.c.table_id == table_id, happening.c.seat == number)
    back = sa.select(sa.func.coalesce(sa.func.max(happening.c.id), 0)).where(here, happening.c.kind == "back").scalar_subquery()
    taken = connection.execute(sa.select(happening).where(
        here, happening.c.kind.in_(("left", "stand-in")), happening.c.id > back).order_by(happening.c.id).limit(1)).first()
    if taken is None:
        return "", False
    answers = sa.select(log.c.number).where(log.c.table_id == table_id, log.c.seat == number, log.c.at > taken.at).limit(1)
    return taken.kind, connection.execute(answers).first() is not None


def came_back(connection: Connection, table_id: str, number: int, fresh: bool) -> None:
    """A person takes the seat back from a bot; with `fresh` time, unless they have only gone and come. Who agreed to wait for
    them, or to let them go, has not agreed to it for another time."""
    happened(connection, table_id, "back", number)
    connection.execute(vote.delete().where(vote.c.table_id == table_id, sa.or_(
        vote.c.kind == "wait", sa.and_(vote.c.kind == "let-go", vote.c.seat == number))))
    row = _row(connection, table_id)
    rule = rule_of(row)
    if rule is not None and fresh:
        if row.turn == number:
            stop(connection, row)
        s = _seat(connection, table_id, number)
        _sit(connection, table_id, number, left=rule.turn if rule.kind == "days" else max(s.left or 0.0, rule.increment, BACK))


def pause(connection: Connection, table_id: str, seconds: float) -> None:
    stop(connection, _row(connection, table_id))
    _stand(connection, table_id, paused=now() + seconds)
    due.put(connection, KIND, table_id, now() + seconds)
    happened(connection, table_id, "paused", None)


def resume(connection: Connection, table_id: str) -> None:
    _stand(connection, table_id, paused=None)
    connection.execute(vote.delete().where(vote.c.table_id == table_id, vote.c.kind.in_(("pause", "resume", "wait"))))
    happened(connection, table_id, "resumed", None)
    wind(connection, table_id)


# --- when time is up ---


def ring(connection: Connection, thing: Thing) -> None:
    """A clock has run out, a grace, or a pause."""
    table_id = thing.key
    connection.execute(sa.select(game_table.c.id).where(game_table.c.id == table_id).with_for_update())
    row = _row(connection, table_id)
    if row is None or row.status != "playing":
        return
    if row.paused is not None:
        if row.paused <= now():
            resume(connection, table_id)
    elif row.overtime is not None:
        if row.overtime <= now():
            _stand_in(connection, row)
    elif row.deadline is not None and row.deadline <= now():
        rule = rule_of(row)
        assert rule is not None
        until = now() + grace(rule)
        _stand(connection, table_id, overtime=until)
        due.put(connection, KIND, table_id, until)
        happened(connection, table_id, "ran-out", row.turn)
        notices.tell(connection, table_id, "ran-out", [_seat(connection, table_id, row.turn).person])
    notify(connection, table_id, 0)


def _stand_in(connection: Connection, row: Any) -> None:
    s = _seat(connection, row.id, row.turn)
    _sit(connection, row.id, row.turn, level=s.stand_in, lost=True, left=0.0)
    _stand(connection, row.id, clock_since=None, deadline=None, overtime=None, changed=now())
    happened(connection, row.id, "stand-in", row.turn, s.stand_in)


def ringing(hub: Hub) -> None:
    """From now on clocks act."""
    async def tell(thing: Thing) -> None:
        try:
            await hub.people_changed(thing.key)
        except Trouble as trouble:
            hub.logger.info("table of a clock", table=thing.key, reason=trouble.message)

    hub.calendar.on(KIND, ring, tell)


# --- rows ---


def _row(connection: Connection, table_id: str) -> Any:
    return connection.execute(sa.select(game_table).where(game_table.c.id == table_id)).first()


def _seat(connection: Connection, table_id: str, number: int) -> Any:
    return connection.execute(sa.select(seat).where(seat.c.table_id == table_id, seat.c.seat == number)).one()


def _sit(connection: Connection, table_id: str, number: int, **values: object) -> None:
    connection.execute(seat.update().where(seat.c.table_id == table_id, seat.c.seat == number).values(**values))


def _stand(connection: Connection, table_id: str, **values: object) -> None:
    connection.execute(game_table.update().where(game_table.c.id == table_id).values(**values))
