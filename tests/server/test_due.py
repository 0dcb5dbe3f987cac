"""The table of due things: each is done at its time, once, by whoever is awake, and tried again when it fails."""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from kogge.server import due
from kogge.server.due import Thing
from kogge.server.hub import Hub
from kogge.server.settings import Settings
from kogge.server.storage import rows
from kogge.server.storage.database import now
from patience import PATIENCE
from server.setting import Postgres, new_id, prepare

pytestmark = pytest.mark.usefixtures("clock")


def with_hubs(url: str, folder: Path, work: Callable[..., Awaitable[None]], count: int = 1) -> None:
    """Hubs that are put together and not started: nothing happens by itself."""
    settings = Settings(folder, url)
    prepare(settings.url)

    async def run() -> None:
        hubs = [Hub(settings) for _ in range(count)]
        await work(*hubs)
        for hub in hubs:
            hub.database.close()

    asyncio.run(run())


def left(connection: sa.Connection) -> list[tuple[str, int]]:
    return [(row.key, row.attempts) for row in connection.execute(sa.select(rows.due).order_by(rows.due.c.key))]


def test_what_is_due_is_done_at_its_time_and_in_its_order(tmp_path: Path) -> None:
    done: list[tuple[str, object]] = []

    async def work(hub: Hub) -> None:
        hub.calendar.on("bell", lambda _, thing: done.append((thing.key, thing.payload)))
        for key, after in (("late", 90), ("soon", 30), ("never", 45)):
            await hub.database.write(due.put, "bell", key, now() + after, {"after": after})
        await hub.database.write(due.put, "bell", "soon", now() + 40, "put off")
        await hub.database.write(due.ensure, "bell", "soon", now() + 1, "stays as it is")
        await hub.database.write(due.drop, "bell", "never")
        await hub.database.write(due.put, "of another program", "x", now())
        for expected in ([], [("soon", "put off")], [("soon", "put off"), ("late", {"after": 90})]):
            await hub.calendar.run()
            assert done == expected
            hub.clock.turn(50)
        assert await hub.database.read(left) == [("x", 0)]

    with_hubs("", tmp_path, work)


def test_what_fails_is_undone_and_tried_again_later_each_time(tmp_path: Path) -> None:
    attempts: list[int] = []

    def fail(connection: sa.Connection, thing: Thing) -> None:
        due.put(connection, "trace", str(thing.attempts), now())
        attempts.append(thing.attempts)
        if thing.attempts < 3:
            raise ValueError("not yet")

    async def work(hub: Hub) -> None:
        hub.calendar.on("task", fail)
        await hub.database.write(due.put, "task", "a", now())
        for seconds in (0, 2, 4, 8, 16):
            hub.clock.turn(seconds - 0.5)
            await hub.calendar.run()  # too early
            hub.clock.turn(0.5)
            await hub.calendar.run()
        assert attempts == [0, 1, 2, 3]
        assert await hub.database.read(left) == [("3", 0)]  # the traces of what failed are gone with it

    with_hubs("", tmp_path, work)


def test_what_recurs_names_its_next_time(tmp_path: Path) -> None:
    days: list[float] = []

    async def sweep(thing: Thing) -> float:
        days.append(thing.at)
        return thing.at + 86_400

    async def work(hub: Hub) -> None:
        hub.calendar.on_awaited("sweep", sweep)
        await hub.database.write(due.put, "sweep", "", first := now())
        for _ in range(3):
            await hub.calendar.run()
            hub.clock.turn(86_400)
        assert days == [first + day * 86_400 for day in range(3)]

    with_hubs("", tmp_path, work)


def test_what_was_put_anew_while_it_was_done_is_done_again(tmp_path: Path) -> None:
    seen: list[object] = []

    async def work(hub: Hub) -> None:
        async def change(thing: Thing) -> None:
            seen.append(thing.payload)
            if thing.payload == "old":
                await hub.database.write(due.put, "task", "a", now(), "new")

        hub.calendar.on_awaited("task", change)
        await hub.database.write(due.put, "task", "a", now(), "old")
        await hub.calendar.run()
        assert seen == ["old", "new"]
        assert await hub.database.read(left) == []

    with_hubs("", tmp_path, work)


def test_a_slow_kind_does_not_stand_in_the_way_of_others(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        gate, rung, begun = asyncio.Event(), asyncio.Event(), 0

        async def review(thing: Thing) -> None:
            nonlocal begun
            begun += 1
            await gate.wait()

        def ring(_: sa.Connection, thing: Thing) -> None:
            hub_loop.call_soon_threadsafe(rung.set)

        hub_loop = asyncio.get_running_loop()
        hub.calendar.on_awaited("review", review, at_once=2)
        hub.calendar.on("bell", ring)
        for number in range(20):
            await hub.database.write(due.put, "review", str(number), now())
        await hub.calendar.look()
        await hub.database.write(due.put, "bell", "", now())
        hub.clock.turn(3600)  # much longer than a claim lasts: a process never takes its own work twice
        await hub.calendar.look()
        await asyncio.wait_for(rung.wait(), PATIENCE)
        assert begun == 2
        gate.set()
        async with asyncio.timeout(PATIENCE):
            while begun < 20:
                await hub.calendar.run()

    with_hubs("", tmp_path, work)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_several_processes_do_each_thing_once(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    postgres: Postgres | None = request.getfixturevalue("postgres") if kind == "postgres" else None

    def count(connection: sa.Connection, thing: Thing) -> None:
        due.put(connection, "done", f"{thing.key} {new_id()}", now())  # a second time would leave a second row

    async def work(*hubs: Hub) -> None:
        for hub in hubs:
            hub.calendar.on("task", count)
        for number in range(30):
            await hubs[0].database.write(due.put, "task", f"{number:02}", now())
        await asyncio.gather(*(hub.calendar.run() for hub in hubs))
        done = [key.partition(" ")[0] for key, _ in await hubs[0].database.read(left)]
        assert done == [f"{number:02}" for number in range(30)]

    with_hubs(postgres.database("due") if postgres else "", tmp_path, work, count=3 if postgres else 1)


def test_who_was_taken_for_dead_comes_too_late(tmp_path: Path) -> None:
    """A claim that another process has by now counts for nothing, neither to do it nor to end it."""
    done: list[str] = []

    async def work(slow: Hub, quick: Hub) -> None:
        slow.calendar.on("task", lambda _, thing: done.append("slow"))
        quick.calendar.on("task", lambda _, thing: done.append("quick"))
        await slow.database.write(due.put, "task", "a", now())
        [mine] = await slow.calendar._claim()
        slow.clock.turn(due.LEASE)
        [theirs] = await quick.calendar._claim()
        await slow.calendar._do(mine)
        assert (done, await slow.database.read(left)) == ([], [("a", 0)])
        await quick.calendar._do(theirs)
        assert (done, await slow.database.read(left)) == (["quick"], [])

    with_hubs("", tmp_path, work, count=2)


def test_what_a_dead_process_had_claimed_is_taken_up_when_the_claim_runs_out(tmp_path: Path, postgres: Postgres) -> None:
    done: list[str] = []

    async def work(dead: Hub, alive: Hub) -> None:
        async def hang(_: Thing) -> None:
            await asyncio.Event().wait()

        dead.calendar.on_awaited("task", hang)
        alive.calendar.on("task", lambda _, thing: done.append(thing.key))
        await dead.database.write(due.put, "task", "a", now())
        await dead.calendar.look()
        await alive.calendar.run()
        assert done == []  # it is claimed
        alive.clock.turn(due.LEASE)
        await alive.calendar.run()
        assert done == ["a"]
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    with_hubs(postgres.database("claims"), tmp_path, work, count=2)
