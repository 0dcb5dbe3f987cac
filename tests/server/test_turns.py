"""Whose turn it is: fair between people, then between their tables; whoever is there first, and nobody for long."""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from kogge.server.turns import LEAST, ROUND, SAVED, SPARE, Turn, Turns


class Clock:
    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


class Stage:
    """Turns that last as long as they say, by a clock that moves only with them; `order` tells who had a place when."""

    def __init__(self, places: int = 1) -> None:
        self.clock = Clock()
        self.turns = Turns(places, self.clock)
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.pressed: list[str] = []

    async def wish(self, owner: str, table: str = "", seconds: float = 1.0, **more: object) -> Turn:
        turn = Turn(lambda: owner, table, **more)  # type: ignore[arg-type]
        self.tasks.append(asyncio.create_task(self._run(turn, owner, seconds)))
        await asyncio.sleep(0)
        return turn

    async def _run(self, turn: Turn, owner: str, seconds: float) -> None:
        async with self.turns.turn(turn):
            self.order.append(f"{owner} {turn.table}".strip())
            turn.hurry = lambda: self.pressed.append(owner)
            turn.spent = seconds
            self.clock.time += seconds
            await asyncio.sleep(0)

    async def hold(self, owner: str, **more: object) -> tuple[Turn, asyncio.Event]:
        """Somebody who keeps a place until told otherwise."""
        turn, end = Turn(lambda: owner, "", **more), asyncio.Event()  # type: ignore[arg-type]
        turn.hurry = lambda: self.pressed.append(owner)

        async def keep() -> None:
            async with self.turns.turn(turn):
                await end.wait()

        self.tasks.append(asyncio.create_task(keep()))
        await asyncio.sleep(0)
        return turn, end

    async def all(self) -> list[str]:
        await asyncio.gather(*self.tasks)
        return self.order


def on_stage(act: Callable[[Stage], Awaitable[None]], places: int = 1) -> None:
    async def run() -> None:
        await act(Stage(places))

    asyncio.run(run())


def test_whoever_comes_is_served_before_the_many_wishes_of_somebody_else() -> None:
    async def act(stage: Stage) -> None:
        turn, end = await stage.hold("flood")
        for table in range(50):
            await stage.wish("flood", f"{table}", seconds=3.0)
        for _ in range(2):
            await stage.wish("guest", seconds=0.01)
        turn.spent = 3.0
        end.set()
        assert (await stage.all())[:2] == ["guest", "guest"]

    on_stage(act)


def test_two_people_get_the_same_time_whatever_they_have_to_think_about() -> None:
    async def act(stage: Stage) -> None:
        _, end = await stage.hold("somebody")
        for _ in range(40):
            await stage.wish("quick", seconds=0.1)
            await stage.wish("slow", seconds=1.0)
        end.set()
        order = (await stage.all())[:22]
        assert (order.count("quick"), order.count("slow")) == (20, 2)

    on_stage(act)


def test_the_tables_of_one_person_take_turns() -> None:
    async def act(stage: Stage) -> None:
        _, end = await stage.hold("somebody")
        for table in ("first", "first", "first", "second", "third"):
            await stage.wish("me", table)
        end.set()
        assert (await stage.all())[:3] == ["me first", "me second", "me third"]

    on_stage(act)


def test_bots_come_before_the_advice_of_the_same_person() -> None:
    async def act(stage: Stage) -> None:
        _, end = await stage.hold("somebody")
        await stage.wish("me", "advice", rank=1)
        await stage.wish("me", "bot")
        end.set()
        assert await stage.all() == ["me bot", "me advice"]

    on_stage(act)


def test_nobody_saves_up_by_staying_away() -> None:
    async def act(stage: Stage) -> None:
        for _ in range(10):
            await stage.wish("early")
        while len(stage.order) < 5:
            await asyncio.sleep(0)
        _, end = await stage.hold("early")
        for _ in range(10):
            await stage.wish("late")
            await stage.wish("early")
        end.set()
        order = await stage.all()
        first = order.index("late")
        assert order[first:][:6].count("late") <= 4  # not all of the late ones first

    on_stage(act)


def test_tables_where_nobody_is_get_what_is_left_and_little_of_it() -> None:
    async def act(stage: Stage) -> None:
        for _ in range(30):
            await stage.wish("gone", seconds=0.5, watched=lambda: False)
        for _ in range(20):
            await asyncio.sleep(0)
        spent = 0.5 * len(stage.order)
        assert SAVED <= spent <= SAVED + 1
        await stage.wish("here", seconds=0.5)
        for _ in range(5):
            await asyncio.sleep(0)
        assert stage.order[-1] == "here"
        begun = len(stage.order)
        stage.clock.time += 10 / SPARE
        stage.turns.look()
        for _ in range(40):
            await asyncio.sleep(0)
        assert begun < len(stage.order) <= begun + SAVED / 0.5 + 1  # what was not used is not saved up for ever
        for task in stage.tasks:
            task.cancel()

    on_stage(act)


def test_a_table_to_which_somebody_comes_back_waits_no_longer() -> None:
    async def act(stage: Stage) -> None:
        there: list[str] = []
        _, end = await stage.hold("somebody")
        for _ in range(20):
            await stage.wish("gone", seconds=1.0, watched=lambda: False)
        turn = await stage.wish("back", seconds=1.0, watched=lambda: bool(there))
        there.append("back")
        stage.turns.look()
        end.set()
        while not stage.order:
            await asyncio.sleep(0)
        assert turn not in stage.turns.waiting
        assert stage.order[0] == "back"
        for task in stage.tasks:
            task.cancel()

    on_stage(act)


def test_whoever_has_had_a_share_is_pressed_once_somebody_waits() -> None:
    async def act(stage: Stage) -> None:
        _, end = await stage.hold("long")
        stage.clock.time += 5
        stage.turns.look()
        assert stage.pressed == []  # nobody waits
        await stage.wish("other")
        assert stage.pressed == ["long"]
        end.set()
        await stage.all()

        _, end = await stage.hold("long")
        stage.pressed.clear()
        await stage.wish("other")
        assert stage.pressed == []
        stage.clock.time += ROUND / 2 - 0.01  # two people share a round
        stage.turns.look()
        assert stage.pressed == []
        stage.clock.time += 0.02
        stage.turns.look()
        assert stage.pressed == ["long"]
        end.set()
        await stage.all()

    on_stage(act)


def test_what_runs_for_nobody_is_pressed_at_once() -> None:
    async def act(stage: Stage) -> None:
        _, end = await stage.hold("gone", watched=lambda: False)
        await stage.wish("here")
        assert stage.pressed == ["gone"]
        end.set()
        await stage.all()

    on_stage(act)


@pytest.mark.parametrize(("people", "places"), [(2, 1), (10, 1), (10, 4), (500, 1)])
def test_the_more_people_wait_the_shorter_each_turn(people: int, places: int) -> None:
    async def act(stage: Stage) -> None:
        for number in range(people):
            await stage.hold(f"person {number}")
        assert stage.turns.share() == max(LEAST, ROUND * places / people)
        for task in stage.tasks:
            task.cancel()

    on_stage(act, places)


def test_whoever_gives_up_waiting_leaves_nothing_behind() -> None:
    async def act(stage: Stage) -> None:
        _, end = await stage.hold("somebody")
        await stage.wish("me")
        stage.tasks[-1].cancel()
        await asyncio.sleep(0)
        assert stage.turns.waiting == []
        end.set()
        await asyncio.gather(*stage.tasks, return_exceptions=True)
        assert (stage.turns.running, stage.turns.used, stage.turns.tables) == ([], {}, {})

    on_stage(act)
