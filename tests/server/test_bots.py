"""Bots in worker processes: a crash or a hang is retried, and a table never waits for ever."""
from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Collection
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import structlog

from kogge import Record, Rng, game, games, pick
from kogge.engine.record import Journal
from kogge.engine.texts import texts
from kogge.server.tables.chronicle import Chronicle, Row
from kogge.server.tables.lobby import Seat, Standing
from kogge.server.tables.setup import Setup
from kogge.server.tables.telling import line
from kogge.server.thinking.bots import ADVICE, LYING, UNWATCHED, Thinking, position
from kogge.server.thinking.minds import Task, Thought, think
from kogge.server.thinking.pace import Pace
from kogge.server.turns import Turn
from kogge.server.workers import WorkerFailed
from patience import eventually
from server.rooms import room
from server.setting import Person, Server


def play(name: str = "nauticus") -> Chronicle:
    found = game(name)
    chronicle = Chronicle(Setup(found, found.players[0], found.chosen({}), found.sheet))
    chronicle.go_on()
    return chronicle


@pytest.mark.parametrize("name", games())
def test_a_worker_thinks_for_every_game(name: str) -> None:
    table = play(name)
    chosen = think(Task("choose", position(table), table.table.seat, "deckhand", 1), lambda: False)
    assert table.setup.game.action(chosen.answer) in table.table.legal()


def test_a_worker_hints_and_evaluates() -> None:
    table = play()
    assert think(Task("hint", position(table), table.table.seat, "search:5", 1), lambda: False).hints
    assert len(think(Task("evaluate", position(table), None, "captain", 1), lambda: False).outlooks) == table.setup.players


def test_a_bot_answers_by_its_level_and_its_character() -> None:
    room = table_of(play(), "mate")
    assert thinking().mind(room) == "mate"
    room.standing = replace(room.standing, seats=tuple(seat._replace(character="builder") for seat in room.standing.seats))
    assert thinking().mind(room) == "mate:builder"


class Nowhere:
    """A database that lets everybody claim everything."""

    async def write(self, work: Callable[..., object], *args: object) -> bool:
        return True


def thinking() -> Thinking:
    return Thinking(SimpleNamespace(logger=structlog.get_logger(), database=Nowhere(), process="me"), 1)  # type: ignore[arg-type]


def table_of(play: Chronicle, level: str | None, *people: str, present: Collection[str] = ()) -> Any:
    """What a room tells its bots: who is there, and the level of whoever is asked."""
    seats = tuple(Seat(n, people[n] if n < len(people) else None, "", level) for n in range(play.setup.players))
    row = SimpleNamespace(status="playing", host=people[0] if people else None, paused=None, time=None)
    told: list[Callable[[], None]] = []
    standing = Standing(row, seats, frozenset(present), 0, {})
    return SimpleNamespace(id="t", chronicle=play, listeners=set(), standing=standing, when_told=told.append, told=told)


@pytest.mark.parametrize("fails", [1, 99])
def test_a_failing_bot_is_asked_again_and_then_any_legal_answer_is_given(fails: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        bots = thinking()
        tried: list[Task] = []

        async def flaky(task: Task, seconds: float, turn: Turn) -> object:
            tried.append(task)
            if len(tried) <= fails:
                raise WorkerFailed("on purpose")
            return think(task, lambda: False)

        monkeypatch.setattr(bots.workers, "run", flaky)
        room = table_of(play(), "deckhand")
        answer, part = await bots.choose(room, "deckhand") or (None, None)
        assert answer in room.chronicle.table.legal()
        assert part == (1.0 if fails == 1 else 0.0)
        assert len(tried) == 2

    asyncio.run(run())


def test_a_turn_is_claimed_only_when_a_worker_is_free_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits here can be thought about elsewhere; and if its person is back meanwhile, by nobody."""
    async def run() -> None:
        bots, claims = thinking(), []

        async def write(work: Callable[..., object], table: str, process: str) -> bool:
            claims.append(table)
            return True

        async def at_once(task: Task, seconds: float, turn: Turn) -> Thought:
            return think(task, lambda: False)

        monkeypatch.setattr(bots.hub.database, "write", write)
        monkeypatch.setattr(bots.workers, "run", at_once)
        room = table_of(play(), "deckhand", "me", present=["me"])
        async with bots.turns.turn(Turn(lambda: "somebody")):
            waiting = asyncio.create_task(bots.choose(room, "deckhand"))
            again = asyncio.create_task(bots.choose(room, "captain"))
            await asyncio.sleep(0)
            assert claims == []
        assert (await waiting or [None])[0] in room.chronicle.table.legal()
        assert await again is None  # the bot of that level is gone
        assert claims == ["t"]

    asyncio.run(run())


def test_bots_think_for_those_who_are_there_and_little_where_nobody_is(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        bots, tasks = thinking(), []

        async def note(task: Task, seconds: float, turn: Turn) -> Thought:
            tasks.append((turn.owner(), task.seconds))
            return think(task, lambda: False)

        monkeypatch.setattr(bots.workers, "run", note)
        for present in (["host", "guest"], ["guest"], []):
            await bots.choose(table_of(play(), "deckhand", "host", "guest", present=present), "deckhand")
        assert tasks == [("host", 0.0), ("guest", 0.0), ("host", UNWATCHED)]
        async with bots.turns.turn(Turn(lambda: "somebody")):
            bots.turns.used["host"] = 5.0  # of two who are there the table counts for the one who has had less
            assert bots.owner(table_of(play(), "deckhand", "host", "guest", present=["host", "guest"])) == "guest"

    asyncio.run(run())


def test_tables_where_nobody_is_do_not_all_wait_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    bots, begun = thinking(), []
    monkeypatch.setattr(bots.hub, "spawn", lambda work: (begun.append(work), work.close()), raising=False)
    monkeypatch.setattr(bots.turns, "count", lambda owner: len(begun))
    for number in range(3 * LYING):
        room = table_of(play(), "admiral", "gone")
        room.id = f"{number}"
        bots.consider(room)
    assert len(begun) == LYING
    room = table_of(play(), "mate", "gone", present=["gone"])
    bots.consider(room)
    assert len(begun) == LYING + 1  # somebody is back there


def test_advice_is_bounded_for_each_person() -> None:
    async def run() -> None:
        bots = thinking()
        async with bots.turns.turn(Turn(lambda: "somebody")):
            waiting = []
            for number in range(ADVICE):
                assert not bots.busy("me")
                turn = Turn(lambda: "me", f"{number}", rank=1)
                waiting.append(asyncio.create_task(bots.turns._begin(turn)))
                await asyncio.sleep(0)
            assert bots.busy("me")
            assert not bots.busy("other")
            assert not bots.busy(None)
            for task in waiting:
                task.cancel()

    asyncio.run(run())


def test_a_question_that_was_answered_is_not_thought_about() -> None:
    async def run() -> None:
        bots, room, thought = thinking(), table_of(play(), None, "me"), []
        bots.workers.all.append(None)  # type: ignore[arg-type]
        bots._run = lambda *task: thought.append(task)  # type: ignore[assignment, method-assign, return-value]
        reader = SimpleNamespace(seats=(0,), lang="en")
        async with bots.turns.turn(Turn(lambda: "somebody")):
            hint = asyncio.create_task(bots.hint(room, reader, "h", "me"))  # type: ignore[arg-type]
            await asyncio.sleep(0)
            room.chronicle = SimpleNamespace(number=room.chronicle.number + 1)
        assert await hint is None
        assert not thought

    asyncio.run(run())


def asked(private: bool, forced: bool) -> Chronicle:
    """Grog Island where the asked seat has one legal answer, or more, at a question where that is secret, or is not."""
    rng = Rng(5)
    while True:
        table = play("grog-island")
        while not table.table.over:
            if (len(table.table.legal()) == 1) == forced and table.table.agenda[-1].private() == private:
                return table
            table.answer(pick(table.table, rng))


@pytest.mark.parametrize("private", [True, False])
def test_a_bot_without_a_choice_takes_its_time_where_that_is_secret(private: bool) -> None:
    async def run() -> None:
        bots, slept = thinking(), []

        async def sleep(seconds: float) -> None:
            slept.append(round(seconds, 6))

        bots.pace = Pace(lambda: 50.0, sleep)  # type: ignore[misc]
        room = table_of(asked(private, forced=True), "mate", "me")
        assert await bots.answer(room, "mate", 50.0) == (room.chronicle.table.legal()[0], 1.0)
        assert slept == ([0.3] if private else [])

    asyncio.run(run())


@pytest.mark.parametrize("private", [True, False])
def test_how_much_a_bot_thought_is_told_unless_that_shows_that_it_had_a_choice(
    private: bool, monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        bots = thinking()
        room = table_of(asked(private, forced=False), "captain", "me", present=["me"])
        answer = room.chronicle.table.legal()[0]

        async def cut_short(task: Task, seconds: float, turn: Turn) -> Thought:
            return Thought(answer.text, part=0.25)

        async def sleep(seconds: float) -> None: ...

        bots.pace = Pace(lambda: 50.0, sleep)  # type: ignore[misc]
        monkeypatch.setattr(bots.workers, "run", cut_short)
        assert await bots.answer(room, "captain", 50.0) == (answer, 1.0 if private else 0.25)

    asyncio.run(run())


def test_a_hasty_answer_says_so_in_the_log_wherever_it_is_read() -> None:
    """Also where another process told of it, and no longer once it was taken back."""
    async def run() -> None:
        here, news = room("nauticus", 2), list[Row]()
        elsewhere = Chronicle.load(here.chronicle.setup, [
            Row(n + 1, entry.seat, entry.action.text) for n, entry in enumerate(here.chronicle.journal.entries)])
        here.hub.herald.tell = lambda table, number, rows=(): news.extend(rows)
        for part in (1.0, 0.37, 0.999):
            await here.answer_for_bot(here.chronicle.number, here.chronicle.table.legal()[0], part)
        for row in news:
            elsewhere.absorb(row)
        for chronicle in (here.chronicle, elsewhere):
            lines = [line(chronicle, n, True, ["A", "B"], texts(chronicle.setup.game, "en")) for n in range(chronicle.length)]
            assert [each.thought for each in lines if each.seat >= 0] == [100, 37, 99]
        index = max(elsewhere.thoughts)
        elsewhere.absorb(Row(elsewhere.number + 1, elsewhere.journal.entries[index].seat, None, elsewhere.length - index))
        assert list(elsewhere.thoughts.values()) == [37]

    asyncio.run(run())


def test_the_pace_is_that_of_the_longest_of_the_last_thoughts() -> None:
    async def run() -> None:
        times, slept = [0.0], []

        async def sleep(seconds: float) -> None:
            slept.append(round(seconds, 6))

        pace = Pace(lambda: times[0], sleep)
        for spent in (0.2, 0.7, 0.5):  # the first sets the pace, a longer one is told when it is ready
            times[0] = 10 + spent
            await pace.keep("grog-island", "captain", 10.0, True)
        times[0] = 10.0
        await pace.keep("grog-island", "captain", 10.0, False)  # had no choice
        assert slept == [0.8, 0.2, 0.7]
        assert pace.seconds("grog-island", "admiral") == 3.0

    asyncio.run(run())


def children(pid: int) -> list[int]:
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                stat = (entry / "stat").read_text()
            except OSError:
                continue
            if int(stat.rpartition(")")[2].split()[1]) == pid:
                found.append(int(entry.name))
    return found


def test_killing_the_workers_of_a_running_server_loses_no_table(server: Server) -> None:
    me = Person(server)
    table = me.table("me", "mate")
    with me.live(table) as live:
        for _ in range(4):
            while not live.legal():
                live.receive()
            live.answer_first()
            assert server.process is not None
            for pid in children(server.process.pid):
                if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text():
                    os.kill(pid, 9)
        while not live.legal():
            live.receive()


def test_bots_play_a_whole_game_among_themselves(server: Server) -> None:
    """A person hands the seat to a bot; the game runs to its end by itself, and its record is legal."""
    me = Person(server)
    table = me.table("me", "deckhand")
    me.http.put(f"/api/tables/{table}/seats/0", json={"kind": "bot", "level": "deckhand"})
    eventually(lambda: me.get(f"/api/tables/{table}").json()["status"] == "over")
    record = Record.read(me.get(f"/api/tables/{table}/record").text)
    journal = Journal.replay(record, game("nauticus"))
    assert journal.table.over
    with me.live(table) as live:
        assert live.state["over"]
        assert [score["total"] for score in live.state["scores"]] == journal.table.totals()
        assert [score["rank"] for score in live.state["scores"]] == journal.table.ranking()
        assert live.command("at", count=20, seat=1)["seat"] == 1  # after the end from anybody's eyes
        assert len(live.state["log"]) == len(journal.entries)
