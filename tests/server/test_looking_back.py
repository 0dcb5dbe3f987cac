"""Looking back and every message cost the server work; nobody can ask for so much of it that others wait."""
from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from kogge import Rng, game, pick
from kogge.server.messages import At, Me, Moment, Pong, Restart, TakeBack
from kogge.server.people.sessions import Visit
from kogge.server.settings import Settings
from kogge.server.tables.chronicle import Chronicle
from kogge.server.tables.setup import Setup
from kogge.server.web import limits as limiting
from kogge.server.web.guard import TOO_FAR_BACK
from kogge.server.web.limits import Limits
from kogge.server.web.live import Connection
from server.rooms import listen, room


def long_game(answers: int = 350) -> Chronicle:
    found, rng = game("nauticus"), Rng(2)
    chronicle = Chronicle(Setup(found, 4, found.chosen({}), found.sheet))
    while chronicle.length < answers and not chronicle.table.over:
        chronicle.answer(pick(chronicle.table, rng))
    return chronicle


@pytest.mark.parametrize("command", [At("a", 400), TakeBack("a", 1), Restart("a", 1)])
def test_sixty_sockets_without_a_session_have_no_more_played_again_than_one(
    command: Any, monkeypatch: pytest.MonkeyPatch,
) -> None:
    times = [0.0]
    monkeypatch.setattr(limiting.time, "monotonic", lambda: times[0])
    limits, chronicle = Limits(Settings(Path())), long_game()
    room: Any = SimpleNamespace(chronicle=chronicle, standing=SimpleNamespace(seats_of=lambda person: []))
    burst, rate = limits.kinds["replay"]
    played = 0
    for second in range(10):
        times[0] = float(second)
        for _ in range(60 * 30):
            played += limits.may_replay("10.0.0.1", None, room, command) * chronicle.journal.replayed(400)
    assert 0 < played <= burst + 10 * rate
    assert limits.may_replay("10.0.0.2", None, room, command)  # somebody else at another address
    assert limits.may_replay("10.0.0.1", "p", room, command)  # or with a session


def test_too_much_looking_back_is_refused_to_the_one_who_asks_and_to_nobody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limiting.time, "monotonic", lambda: 0.0)
    limits, where = Limits(Settings(Path())), room("nauticus", 4)

    def reply(person: str | None, **message: Any) -> Any:
        nothing: Any = None
        visit = Visit(Me(person, person, True), "") if person else None
        connection = Connection(nothing, where, visit, limits, "10.0.0.1")
        connection.listener = listen(where, person)
        return asyncio.run(connection.handle(json.dumps({"id": "c1", **message}).encode()))

    assert isinstance(reply(None, type="at", count=3), Moment)
    assert limits.take("10.0.0.1", "replay", limits.kinds["replay"][0] - 60)
    for message in ({"type": "at", "count": 3}, {"type": "why"}, {"type": "hello"}):
        assert reply(None, **message).reason == TOO_FAR_BACK
    assert isinstance(reply("a", type="at", count=3), Moment)
    assert isinstance(reply(None, type="ping"), Pong)


def test_many_sockets_of_one_address_are_read_no_faster_than_a_few(monkeypatch: pytest.MonkeyPatch) -> None:
    times = [0.0]
    monkeypatch.setattr(limiting.time, "monotonic", lambda: times[0])
    limits = Limits(Settings(Path()))
    burst, rate = limits.kinds["message"]
    read = 0
    for second in range(10):
        times[0] = float(second)
        read += sum(limits.take("10.0.0.1", "message") for _ in range(60 * 30))
    assert read <= burst + 10 * rate
    assert limits.take("10.0.0.2", "message")
