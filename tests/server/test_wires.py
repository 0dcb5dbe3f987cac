"""What a listener's connection is sent: all that is due in one write, and the newest once it takes something again."""
from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from kogge.server.messages import Answer, Bye
from kogge.server.pace import LATE
from kogge.server.tables.listener import Listener
from kogge.server.tables.room import Room
from kogge.server.web.sockets import head
from server.rooms import listen, room


class Line:
    """A connection that notes what it is sent."""

    def __init__(self) -> None:
        self.writes, self.room, self.code = list[list[dict[str, Any]]](), True, 0

    def has_room(self) -> bool:
        return self.room

    def tell(self, messages: Sequence[bytes]) -> None:
        self.writes.append([json.loads(message) for message in messages])

    def close(self, code: int) -> None:
        self.code = code

    def kinds(self) -> list[list[str]]:
        kinds = [[str(message["type"]) for message in write] for write in self.writes]
        self.writes.clear()
        return kinds


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def wired(where: Room, person: str | None) -> tuple[Listener, Line]:
    listener, line = listen(where, person), Line()
    listener.wire = line
    listener.hear()
    return listener, line


async def answer(where: Room, lines: dict[str | None, tuple[Listener, Line]]) -> str:
    """As a connection does: whoever answers is told what became of it. Who it was."""
    person = where.standing.seats[where.chronicle.table.seat].person
    assert person is not None
    legal = where.chronicle.table.legal()[0].text
    reply = await where.obey(person, "en", Answer(f"{where.chronicle.number}", where.chronicle.number, legal))
    lines[person][0].say(reply)
    await settled()
    return person


def test_an_answer_is_one_write_for_everybody_and_acknowledged_in_the_same() -> None:
    async def run() -> None:
        where = room("nauticus", 2)
        hub: Any = where.hub
        hub.spawn = asyncio.ensure_future
        lines = {person: wired(where, person) for person in ("a", "b", None)}
        await settled()
        assert [line.kinds() for _, line in lines.values()] == [[["update"]]] * 3
        asked = await answer(where, lines)
        for person, (_, line) in lines.items():
            assert line.kinds() == [["ack", "patch"] if person == asked else ["patch"]]

        busy, line = lines["b" if asked == "a" else "a"]
        line.room = False  # it does not read, and is told the newest when it does
        for _ in range(2):
            await answer(where, lines)
        assert line.writes == []
        line.room = True
        busy.hear()
        await settled()
        assert line.writes[-1][-1]["number"] == where.chronicle.number
        assert len(line.writes) == 1

        where.hub.pace.note(2 * LATE)  # who watches waits
        watching, far = lines[None]
        far.writes.clear()
        await answer(where, lines)
        assert far.writes == []
        watching.say(Bye("", True, "unavailable"))
        await settled()
        assert far.kinds() == [["bye"]], "but for what is meant for them alone"
        while where.hub.pace.behind:
            where.hub.pace.note(0.0)
        await settled()
        assert far.writes[-1][-1]["number"] == where.chronicle.number
        assert far.kinds() == [["patch"]]
        watching.close(Bye("", True, "unavailable"))
        await settled()
        assert (far.kinds(), far.code) == ([["bye"]], 1012)

    asyncio.run(run())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_frames_are_as_the_library_makes_them(size: int) -> None:
    message = b"x" * size
    assert head(message) + message == Frame(Opcode.TEXT, message).serialize(mask=False)
