"""Quick match: people who want to play the same title at the same pace are brought to one table, the nearest in strength first,
and anybody the longer it takes. Functions are parts of transactions."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge import game, games
from kogge.server import due
from kogge.server.clock import iso
from kogge.server.due import Thing
from kogge.server.messages import Match, Matches, Me, NewTable, Pool, SeatWish, Seek, TimeRule
from kogge.server.people import names, ratings, ties
from kogge.server.problems import Trouble
from kogge.server.settings import Settings
from kogge.server.storage.database import inserting, now
from kogge.server.storage.rows import person, seeking
from kogge.server.tables import lobby
from kogge.server.tables.standing import Seat

if TYPE_CHECKING:
    from kogge.server.hub import Hub

KIND: Final = "match"
PACES: Final = {
    "live": TimeRule("live", bank=1200, increment=30), "day": TimeRule("days", turn=86_400, nights=True),
    "days": TimeRule("days", turn=3 * 86_400, nights=True)}
AGAIN: Final = 5.0
"""Seconds until the next look at who waits."""
WIDTH: Final = 100.0
WIDER: Final = 10.0
"""Points by which strengths may differ at first, and by how many more a second."""
GONE: Final = 20.0
"""Seconds without a sign after which somebody who waits for a live game has left."""
PATIENCE: Final = 3 * 86_400.0
"""How long somebody can wait for a game by correspondence."""


def size(name: str) -> int:
    """Tables of three, or what is nearest to it."""
    return min(game(name).players, key=lambda count: (abs(count - 3), count))


def seek(connection: Connection, me: Me, wish: Seek) -> None:
    if wish.game not in games():
        raise Trouble("no-such-game", f"There is no game {wish.game!r}.")
    strength = ratings.strength(connection, me.id, wish.game, PACES[wish.pace].kind)
    values = {"game": wish.game, "pace": wish.pace, "since": now(), "seen": now(), "strength": strength, "table_id": None}
    insert = inserting(connection, seeking).values(person=me.id, **values)
    connection.execute(insert.on_conflict_do_update(index_elements=["person"], set_=values))
    due.put(connection, KIND, f"{wish.game}/{wish.pace}", now())


def leave(connection: Connection, me: Me) -> None:
    connection.execute(seeking.delete().where(seeking.c.person == me.id))


def look(connection: Connection, me: Me | None) -> Matches:
    """How many wait where; and where I wait, which shows that I am still here."""
    live = sa.and_(seeking.c.pace == "live", seeking.c.seen < now() - GONE)
    counts = connection.execute(sa.select(seeking.c.game, seeking.c.pace, sa.func.count().label("waiting")).where(
        seeking.c.table_id.is_(None), ~live).group_by(seeking.c.game, seeking.c.pace)).all()
    mine = None
    if me is not None:
        row = connection.execute(sa.select(seeking).where(seeking.c.person == me.id)).first()
        if row is not None:
            mine = Match(row.game, row.pace, iso(row.since), round(now() - row.since), round(_width(row)), row.table_id)
    return Matches([Pool(row.game, row.pace, row.waiting) for row in counts], mine)


def arrived(connection: Connection, person: str, table_id: str) -> None:
    """Whoever has come to the table that was found need not be told of it any more."""
    connection.execute(seeking.delete().where(seeking.c.person == person, seeking.c.table_id == table_id))


def here(connection: Connection, me: Me) -> None:
    connection.execute(seeking.update().where(seeking.c.person == me.id).values(seen=now()))


def _width(row: Any) -> float:
    return WIDTH + WIDER * float(now() - row.since)


def pair(connection: Connection, thing: Thing, settings: Settings) -> float | None:
    """Make the tables that can be made; look again while anybody waits."""
    name, pace = thing.key.split("/")
    here = sa.and_(seeking.c.game == name, seeking.c.pace == pace)
    late = seeking.c.seen < now() - GONE if pace == "live" else seeking.c.since < now() - PATIENCE
    connection.execute(seeking.delete().where(here, sa.or_(late, seeking.c.since < now() - PATIENCE)))
    query = sa.select(seeking, person.c.name, person.c.account).join(person, person.c.id == seeking.c.person)
    waiting = list(connection.execute(query.where(here, seeking.c.table_id.is_(None)).order_by(seeking.c.since).with_for_update(
        of=seeking)).all())
    while (group := _group(connection, waiting, size(name))) is not None:
        for row in group:
            waiting.remove(row)
        _seat(connection, group, name, pace, settings)
    return now() + AGAIN if waiting else None


def _group(connection: Connection, waiting: Sequence[Any], count: int) -> list[Any] | None:
    """Who has waited longest, with the nearest in strength; each must bear all the others."""
    for first in waiting:
        group = [first]
        for other in sorted(waiting, key=lambda row: abs(row.strength - first.strength)):
            fits = all(abs(other.strength - each.strength) <= min(_width(other), _width(each)) for each in group)
            if other not in group and fits and not any(ties.apart(connection, other.person, each.person) for each in group):
                group.append(other)
            if len(group) == count:
                return group
    return None


def _seat(connection: Connection, group: Sequence[Any], name: str, pace: str, settings: Settings) -> None:
    hosts = [Me(row.person, row.name, row.account is None) for row in group]
    wish = NewTable(name, [], time=PACES[pace], rated=True, hints=False)
    wish.seats = [SeatWish("open") for _ in group]
    setup = lobby.setup_of(wish)
    seats: list[Seat] = []
    for number, me in enumerate(hosts):
        told = names.distinct(me.name, [other.name for other in seats])
        seats.append(Seat(number, me.id, told, None))
    try:
        with connection.begin_nested():
            table_id = lobby.insert(connection, hosts[0], setup, seats, wish, settings, begins="paired")
    except Trouble:  # the host has too many tables already
        connection.execute(seeking.delete().where(seeking.c.person == hosts[0].id))
        return
    connection.execute(seeking.update().where(seeking.c.person.in_([me.id for me in hosts])).values(table_id=table_id))


def pairing(hub: Hub) -> None:
    hub.calendar.on(KIND, lambda connection, thing: pair(connection, thing, hub.settings))
