"""Whoever is told of changes has the same, to the byte, as whoever is told the whole."""
from __future__ import annotations

import asyncio
import copy
import itertools
import random
from typing import Any

import msgspec
import pytest

from kogge import LUCK, Action, Table, game, games
from kogge.engine.texts import Texts, texts
from kogge.server.messages import Candidate, Patch, Restart, ServerMessage, Update
from kogge.server.tables import telling
from kogge.server.tables.listener import Listener
from kogge.server.tables.patch import changed
from kogge.server.tables.room import Room
from kogge.server.tables.scene import Scene, Sight
from server.rooms import answer, listen, room
from server.setting import answers, patched

CASES = [(name, players) for name in games() for players in game(name).players]
MESSAGES = msgspec.json.Decoder(ServerMessage)


class Client:
    """Puts together what a connection is told."""

    def __init__(self, where: Room, person: str | None, lang: str) -> None:
        self.listener = listen(where, person, lang)
        self.state: dict[str, Any] = {}
        self.log: list[Any] = []

    def hear(self, check: bool = False) -> None:
        if not self.listener.due_update:
            return
        self.listener.due_update = False
        before = apart(self.listener._sight) if check else None
        raw = self.listener.news()
        assert before is None or raw == anew(self.listener, before, msgspec.json.decode(raw)["log_from"])
        message = msgspec.json.decode(raw)
        assert isinstance(MESSAGES.decode(raw), Update if message["type"] == "update" else Patch)
        if message["type"] == "patch":
            assert message["edition"] == self.state["edition"] + 1
            message = {**patched(self.state, message.pop("patch")), **message}
        self.state = message
        self.log = [*self.log[:message["log_from"]], *message["log"]]

    def has(self) -> bytes:
        """Everything but the counting of editions, in the order of an update."""
        told = {**self.state, "log": self.log, "log_from": 0, "edition": 1, "type": "update"}
        return msgspec.json.encode(msgspec.json.decode(msgspec.json.encode({key: told[key] for key in Update.__struct_fields__})))


def apart(sight: Sight | None) -> Sight | None:
    """The same, with nothing in it that anybody else holds on to."""
    if sight is None:
        return None
    view, scores = copy.deepcopy((sight.view, sight.scores))
    found = Sight(sight.eyes, sight.number, sight.length, sight.over, view, sight.question, scores, sight.undo)
    found.whole = sight.whole
    return found


def anew(listener: Listener, before: Sight, log_from: int) -> bytes:
    """What leads from what this reader had to what it may see now, made where nobody else is told and nothing was kept. A
    patch is that and no more: a step to what is there already would tell that something else has changed."""
    reader, chronicle = listener.reader(), listener.room.chronicle
    scene = Scene(chronicle, True, reader.names, None)
    return scene.message(listener.edition, before, scene.sight(reader), reader.lang, log_from)


def whole(where: Room, listener: Listener) -> bytes:
    """What a new connection of the same person gets, where nobody has been told anything before."""
    fresh = listen(where, listener.person, listener.lang, patches=False)
    where.listeners.discard(fresh)
    scene, where._scene = where._scene, None
    told = msgspec.json.decode(fresh.news())
    where._scene = scene
    return msgspec.json.encode({key: told[key] for key in Update.__struct_fields__})


@pytest.mark.parametrize(("name", "players"), [(name, game(name).players[-1 - n % 2]) for n, name in enumerate(games())])
def test_a_patched_state_is_the_whole_one(name: str, players: int) -> None:
    """Random games with answers taken back; somebody with two seats or more, somebody with one, a spectator, both languages.
    Compared now and then and at the end: what once differs stays. And a patch depends on nothing but what its reader had and
    has, its size included. Each game with one number of players, with all of them below."""
    compare(name, players, 0.04, [shared(players)])


@pytest.mark.soak
@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_patched_state_is_the_whole_one_after_every_answer(name: str, players: int) -> None:
    compare(name, players, 1, ["", shared(players)])


def shared(players: int) -> str:
    """Who sits where: the first on all seats but one, if there are more than two."""
    return "ab" + "a" * (players - 2)


def compare(name: str, players: int, often: float, seatings: list[str]) -> None:
    dice = random.Random(players)
    for owners in seatings:
        where = room(name, players, owners)
        people = sorted(set(owners or "abcdefgh"[:players]))
        clients = [Client(where, *who) for who in [*itertools.product(people, ("en",)), ("a", "de"), (None, "en")]]
        for client in clients:
            client.hear()
        while not where.chronicle.table.over:
            answer(where, dice.choice(where.chronicle.table.legal()).text)
            if dice.random() < 0.1:
                seat = where.chronicle.journal.entries[-1].seat
                person = where.standing.seats[seat].person if seat != LUCK else None
                asyncio.run(where.obey(person, "en", Restart(f"r{where.chronicle.number}", where.chronicle.number)))
            heard = [client for client in clients if client.listener.due_update]
            for client in heard if dice.random() < 0.9 else heard[:1]:  # some miss an update now and then
                check = dice.random() < often
                client.hear(check)
                assert not check or client.has() == whole(where, client.listener)
        for client in clients:
            client.hear()
            assert client.has() == whole(where, client.listener)


@pytest.mark.parametrize("before", [
    "[]", "{}", "[1,2,3]", '{"a":1,"b":{"c":[1,2]}}', '{"b":{"c":[2]},"a":1}', '{"a/b":{"~":1}}', "null"])
@pytest.mark.parametrize("after", [
    "[]", "[1,2]", "[1,2,3,4]", "[3,2,1]", '{"a":1,"b":{"c":[1,3]},"d":null}', '{"a/b":{"~":2,"x y":0}}'])
def test_any_document_becomes_any_other(before: str, after: str) -> None:
    """Long enough that steps pay."""
    pad = ',"long":"' + "x" * 300 + '"'
    old, new = (msgspec.json.decode(f'{{"document":{text}{pad}}}') for text in (before, after))
    steps = msgspec.json.decode(b"[%b]" % changed("/at", old, new))
    found = patched({"at": old}, steps)
    assert msgspec.json.encode(found["at"]) == msgspec.json.encode(new)
    assert len(steps) < 300


def told_alone(table: Table, action: Action, speech: Texts) -> Candidate:
    outcome, figures = telling.Outcome(table, action), table.agenda[-1].figures(table, action)
    times = 1 if action.verb in table.game.rows else outcome.times()
    return Candidate(
        action.text, speech.action(table, action), table.game.place(table, action), outcome.final,
        speech.warning(outcome.risk(), figures), times, figures)


@pytest.mark.parametrize("name", games())
def test_rows_stand_for_the_very_answers(name: str) -> None:
    """Every legal answer is told, each as it would be told alone."""
    dice = random.Random(1)
    where = room(name, game(name).players[-1])
    for _ in range(200):
        table = where.chronicle.table
        if table.over:
            return
        assert table.seat != LUCK
        for lang in ("en", "de"):
            speech = texts(table.game, lang)
            question = msgspec.json.decode(telling.asked(table, speech))
            alone = [told_alone(table, action, speech) for action in table.legal()]
            told = {each["action"]: each for each in answers(question)}
            assert told == {each.action: msgspec.to_builtins(each) for each in alone}
            assert question["refusals"] == len(telling.reasons(table, None, speech))
            assert not set(question["refused"]) & {each["place"] for each in answers(question)}
        answer(where, dice.choice(table.legal()).text)


def test_bids_travel_as_rows() -> None:
    dice = random.Random(4)
    where = room("grog-island", 4)
    while not where.chronicle.table.over:
        table = where.chronicle.table
        bids = sum(action.verb in table.game.rows for action in table.legal())
        if bids > 40:
            question = msgspec.json.decode(telling.asked(table, texts(table.game, "en")))
            sentences = msgspec.json.encode([each for each in answers(question) if each["action"].startswith(("bid", "hold"))])
            assert len(msgspec.json.encode(question["rows"])) < len(sentences) / 4
        answer(where, dice.choice(table.legal()).text)


def test_the_whole_is_told_where_a_patch_would_be_larger() -> None:
    where = room("nauticus", 2)
    client = Client(where, "a", "en")
    client.hear()
    scene, sight = where.scene(), where.scene().sight(client.listener.reader())
    strange = type(sight.view)(*[b"0"] * len(sight.view.__struct_fields__))
    other = Sight(None, 0, 0, True, strange, b"0", [b"0"] * len(sight.scores), b"0")
    assert msgspec.json.decode(scene.message(2, sight, sight, "en", 0))["patch"] == []
    assert msgspec.json.decode(scene.message(2, other, sight, "en", 0))["type"] == "update"
