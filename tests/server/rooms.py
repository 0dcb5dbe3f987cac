"""Tables without a server: a room whose database forgets everything, and people who listen there."""
from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import kogge
from kogge.server.messages import Answer, Greet, Me, Reply
from kogge.server.pace import Pace
from kogge.server.people.sessions import Visit
from kogge.server.settings import Settings
from kogge.server.tables.chronicle import Chronicle
from kogge.server.tables.listener import Listener
from kogge.server.tables.lobby import Seat, Standing
from kogge.server.tables.room import Room
from kogge.server.tables.setup import Setup


class Forgetful:
    """Takes everything that is to be stored, and knows nothing."""

    sqlite = True
    count = 0
    """How often somebody asked."""

    async def write(self, *_: object) -> None: ...

    async def read(self, *_: object) -> list[Any]:
        self.count += 1
        return []


def room(name: str, players: int, owners: str = "") -> Room:
    """A table that is being played; `owners` says whose seats they are, "aab": two of a's and one of b's."""
    game = kogge.game(name)
    row = SimpleNamespace(
        id="table", game=name, players=players, options="{}", parts_id=None, parts_name="standard", parts_hash=game.sheet.hash,
        rules_version=game.rules_version, status="playing", public=False, hints=True, host=None, created=0.0, changed=0.0,
        turn=None, length=0, rematch=None, grace=0, time=None, overtime=None, clock_since=None, deadline=None, paused=None,
        rated=False, since=0.0)
    people = owners or "abcdefgh"[:players]
    seats = tuple(Seat(n, person, f"Sailor {person} {n}", None) for n, person in enumerate(people))
    standing = Standing(row, seats, frozenset(people), 0, {})

    async def stand(_: str) -> Standing:
        return standing

    thinking = SimpleNamespace(consider=lambda room: None)
    hub: Any = SimpleNamespace(
        pace=Pace(), clerk=None, herald=SimpleNamespace(tell=lambda *news: None), database=Forgetful(),
        settings=Settings(Path()), thinking=thinking, logger=None, standing=stand)
    chronicle = Chronicle(Setup(game, players, game.chosen({}), game.sheet))
    chronicle.go_on()
    return Room(hub, standing, chronicle)


def listen(where: Room, person: str | None, lang: str = "en", patches: bool = True) -> Listener:
    visit = Visit(Me(person, person, True), "") if person else None
    listener = Listener(where, visit, Greet("de" if lang == "de" else "en", None, patches))
    where.listeners.add(listener)
    listener.replies.clear()
    return listener


def answer(where: Room, action: str) -> Reply:
    """By whoever is asked."""
    person = where.standing.seats[where.chronicle.table.seat].person
    command = Answer(f"{where.chronicle.number}", where.chronicle.number, action)
    return asyncio.run(where.obey(person, "en", command))
