"""What nobody uses goes by age; whatever somebody may come back to stays. The clock is turned."""
from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from kogge.server.clock import Clock
from kogge.server.hub import Hub
from kogge.server.messages import NewTable, SeatWish
from kogge.server.people import accounts
from kogge.server.people.sessions import LIFETIME
from kogge.server.settings import Settings
from kogge.server.storage.cleaning import DAY, UNSEEN, clean
from kogge.server.storage.database import now
from kogge.server.storage.rows import attempt, due, game_table, parts_text, person, seat
from kogge.server.tables import lobby
from server.setting import prepare


def somebody(connection: sa.Connection, name: str, sits: str = "", account: str | None = None) -> None:
    """With a session, and perhaps a seat at a table of theirs with this status."""
    me, _ = accounts.guest(connection, name)
    connection.execute(person.update().where(person.c.id == me.id).values(account=account))
    if sits:
        wish = NewTable(game="nauticus", seats=[SeatWish("me"), SeatWish("open")])
        table = lobby.open_table(connection, me, wish, lobby.setup_of(wish), Settings(Path()))
        connection.execute(game_table.update().where(game_table.c.id == table).values(status=sits))


def names(connection: sa.Connection, column: sa.Column[str]) -> set[str]:
    return set(connection.scalars(sa.select(column)))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_what_is_unused_goes_by_age(kind: str, tmp_path: Path, clock: Clock, request: pytest.FixtureRequest) -> None:
    url = request.getfixturevalue("postgres").database("cleaning") if kind == "postgres" else ""
    settings = Settings(tmp_path, url)
    prepare(settings.url)

    def people(connection: sa.Connection) -> None:
        somebody(connection, "visitor")
        somebody(connection, "sailor", sits="over")
        somebody(connection, "player", sits="playing")
        somebody(connection, "waiting", sits="waiting")
        somebody(connection, "captain", account="captain")
        connection.execute(parts_text.insert().values(id="p", text="nobody's"))
        connection.execute(attempt.insert().values(key="a", count=1.0, at=now()))

    async def run() -> None:
        hub = Hub(settings)

        async def left(column: sa.Column[str]) -> set[str]:
            return await hub.database.read(names, column)

        await hub.database.write(people)
        assert await clean(hub) == {"parts_text": 1}
        clock.turn(UNSEEN + DAY)
        assert await clean(hub) == {"game_table": 1, "person": 2, "attempt": 1}  # whoever only waited sits nowhere now
        assert await left(person.c.name) == {"sailor", "player", "captain"}
        clock.turn(LIFETIME)
        assert await clean(hub) == {"session": 3, "person": 1}
        assert await left(person.c.name) == {"player", "captain"}
        assert await left(game_table.c.status) == {"over", "playing"}
        assert await left(seat.c.name) == {"sailor", "player", ""}  # finished games keep their names
        hub.database.close()

    asyncio.run(run())


def test_it_is_due_every_day(tmp_path: Path, clock: Clock) -> None:
    settings = Settings(tmp_path)
    prepare(settings.url)

    async def run() -> None:
        hub = Hub(settings)
        await hub.start()
        await hub.database.write(lambda connection: connection.execute(parts_text.insert().values(id="p", text="")))
        clock.turn(2 * 3600)
        await hub.calendar.run()
        row = await hub.database.read(lambda connection: connection.execute(sa.select(due).where(due.c.kind == "clean-up")).one())
        await hub.stop()
        assert row.at > now() + DAY / 2

    asyncio.run(run())
