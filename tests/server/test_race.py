"""Two at once: one question has one answer, one command acts once, whichever process they come through."""
from __future__ import annotations

import random
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from server.setting import Json, Live, Person, Postgres, Server, new_id


@pytest.fixture(params=["sqlite", "postgres"])
def doors(request: pytest.FixtureRequest) -> tuple[Server, Server]:
    """Two ways in: twice the same server, or two processes on one PostgreSQL."""
    if request.param == "sqlite":
        server = request.getfixturevalue("server")
        return server, server
    pair: tuple[Server, Server] = request.getfixturevalue("pair")
    return pair


def at_once(*commands: tuple[Person, str, Json]) -> list[Json]:
    """Send commands at the same moment; their replies."""
    def send(one: tuple[Person, str, Json]) -> Json:
        person, table, message = one
        reply: Json = person.post(f"/api/tables/{table}/commands", message).json()
        return reply

    with ThreadPoolExecutor(len(commands)) as threads:
        return list(threads.map(send, commands))


def answer(number: int, action: str, **more: Any) -> Json:
    return {"type": "answer", "id": new_id(), "number": number, "action": action, **more}


def test_of_two_answers_to_one_question_exactly_one_wins(doors: tuple[Server, Server]) -> None:
    first = Person(doors[0])
    second = first.at(doors[1])  # the same person on two devices
    table = first.table("me", "here")
    with first.live(table) as one, second.live(table) as two:
        for _ in range(10):
            actions = [random.choice(one.legal())["action"] for _ in range(2)]
            number, length = one.state["number"], one.state["length"]
            replies = at_once((first, table, answer(number, actions[0])), (second, table, answer(number, actions[1])))
            assert sorted(reply["type"] for reply in replies) == ["ack", "refused"]
            loser = next(reply for reply in replies if reply["type"] == "refused")
            assert loser["code"] == "stale"
            assert loser["reason"]
            winner = actions[0] if replies[0]["type"] == "ack" else actions[1]
            assert [line["action"] for line in one.until(number + 1)["log"] if line["index"] == length] == [winner]
            assert two.until(number + 1)["view"] == one.state["view"]


def test_the_same_command_through_two_doors_acts_once(doors: tuple[Server, Server]) -> None:
    first = Person(doors[0])
    second = first.at(doors[1])
    table = first.table("me", "here")
    with first.live(table) as live:
        for _ in range(10):
            number = live.state["number"]
            command = answer(number, live.legal()[0]["action"])
            replies = at_once((first, table, command), (second, table, command), (first, table, command))
            assert replies == [{"type": "ack", "id": command["id"], "number": number + 1}] * 3
            live.until(number + 1)


def test_seats_spread_over_two_processes(pair: tuple[Server, Server]) -> None:
    """Every answer given through one process shows in the other, undo included, and both agree to the byte."""
    host, guest = Person(pair[0]), Person(pair[0]).at(pair[1])
    table = host.table("me", "open")
    assert guest.join(table).json()["status"] == "playing"
    with host.live(table) as one, guest.live(table) as two, Live(pair[1], table, token=None) as spectator:
        for turn in range(30):
            asked, other = (one, two) if one.legal() else (two, one)
            asked.play(random.choice(asked.legal())["action"])
            if turn % 5 == 4 and asked.state["undo"]["steps"]:
                asked.until(asked.command("undo", number=asked.state["number"])["number"])
            assert other.until(asked.state["number"])["view"] == asked.state["view"]
            assert spectator.until(asked.state["number"])["scores"] == asked.state["scores"]
        assert host.get(f"/api/tables/{table}/record").text == guest.get(f"/api/tables/{table}/record").text
        people = host.get(f"/api/tables/{table}").json()
        assert all(seat["present"] for seat in people["seats"])
        assert people["spectators"] == 1


def test_play_goes_on_when_every_connection_to_the_database_breaks(pair: tuple[Server, Server], postgres: Postgres) -> None:
    host = Person(pair[0])
    table = host.table("me", "here")
    with host.live(table) as one, host.at(pair[1]).live(table) as two:
        for _ in range(3):
            one.answer_first()
            two.until(one.state["number"])
            postgres.cut("pair")
            command = answer(one.state["number"], one.legal()[0]["action"])
            reply = one.command(**command)
            while reply["type"] == "refused":  # the same command again, as the protocol says
                assert reply["code"] == "unavailable", reply
                time.sleep(0.1)
                reply = one.command(**command)
            one.until(reply["number"])
            assert two.until(reply["number"])["view"] == one.state["view"]


def test_two_join_the_last_two_seats_at_once(doors: tuple[Server, Server]) -> None:
    for _ in range(5):
        people = [Person(doors[0]), Person(doors[1])]
        table = Person(doors[0]).table("me", "open", "open")
        with ThreadPoolExecutor(2) as threads:
            answers = list(threads.map(lambda person, table=table: person.join(table), people))
        assert [answer.status_code for answer in answers] == [200, 200]
        assert people[0].get(f"/api/tables/{table}").json()["status"] == "playing"


def test_bots_play_at_a_table_of_two_processes(pair: tuple[Server, Server]) -> None:
    host = Person(pair[0])
    table = host.table("me", "deckhand", "deckhand")
    with host.live(table) as one, host.at(pair[1]).live(table) as two:
        for turn in range(12):
            live = (one, two)[turn % 2]
            while not live.legal():
                live.receive()
            live.answer_first()
            (two, one)[turn % 2].until(live.state["number"])
