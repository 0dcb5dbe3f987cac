"""When the process is behind, those who play are told before those who watch, and people are heard before bots."""
from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import pytest
from prometheus_client import REGISTRY

from kogge.server import pace
from kogge.server.messages import Answer
from kogge.server.pace import LATE, Pace
from kogge.server.tables.room import Room
from server.rooms import listen, room


def figure(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def answer(where: Room) -> None:
    person = where.standing.seats[where.chronicle.table.seat].person
    legal = where.chronicle.table.legal()[0].text
    await where.obey(person, "en", Answer(f"{where.chronicle.number}", where.chronicle.number, legal))


async def told(messages: AsyncIterator[tuple[int, bytes]], heard: list[tuple[str, Any]], who: str) -> None:
    async for _, message in messages:
        heard.append((who, json.loads(message)))


async def overtaken() -> list[tuple[str, Any]]:
    """Three answers while the process is behind, and a fourth when it has caught up."""
    where, heard = room("nauticus", 2), list[tuple[str, Any]]()
    watching, playing = listen(where, None), listen(where, "a")
    tasks = [asyncio.create_task(told(each.messages(), heard, who)) for each, who in ((watching, "watch"), (playing, "play"))]
    await settled()
    heard.clear()
    where.hub.pace.note(2 * LATE)
    for _ in range(3):
        await answer(where)
        await settled()
    assert [who for who, _ in heard] == ["play"] * 3
    while where.hub.pace.behind:
        where.hub.pace.note(0.0)
    await settled()
    await answer(where)
    await settled()
    for task in tasks:
        task.cancel()
    return heard


def test_who_watches_waits_and_then_hears_the_newest() -> None:
    waited, merged = figure("kogge_waited_total", who="spectator"), figure("kogge_merged_updates_total")
    heard = asyncio.run(overtaken())
    assert [who for who, _ in heard[3:]] == ["watch", "play", "watch"], "those who play come first"
    assert heard[3][1]["number"] == heard[2][1]["number"], "three answers in one update"
    assert heard[3][1]["edition"] == heard[5][1]["edition"] - 1
    assert figure("kogge_waited_total", who="spectator") == waited + 1
    assert figure("kogge_merged_updates_total") == merged + 2
    assert figure("kogge_late_seconds") <= LATE


async def bot_and_person() -> list[int]:
    where = room("nauticus", 2)
    number = where.chronicle.number
    where.hub.pace.note(2 * LATE)
    bot = asyncio.create_task(where.answer_for_bot(number, where.chronicle.table.legal()[-1]))
    await settled()
    untouched = where.chronicle.number
    await answer(where)
    person = where.chronicle.number
    where.hub.pace.note(-1.0)
    while where.hub.pace.behind:
        where.hub.pace.note(0.0)
    await bot
    return [untouched - number, where.chronicle.number - person]


def test_a_bots_answer_waits_for_people() -> None:
    assert asyncio.run(bot_and_person()) == [0, 0], "and the table had gone on meanwhile"


def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "LONGEST", {"spectator": 0.0})
    behind = Pace()
    behind.note(2 * LATE)
    work: Coroutine[Any, Any, None] = behind.calm("spectator")
    asyncio.run(work)
    assert behind.behind


def test_a_moments_rest_is_not_calm() -> None:
    behind = Pace()
    behind.note(4 * LATE)
    behind.note(0.0)
    assert behind.behind
