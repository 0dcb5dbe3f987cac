"""Play over WebSocket, and the same over server-sent events and POST."""
from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import kogge
from patience import PATIENCE, eventually
from server.setting import Json, Live, Person, Server, new_id


@pytest.fixture
def me(server: Server) -> Person:
    return Person(server, name="Hanna")


@pytest.fixture
def live(me: Person) -> Iterator[Live]:
    """A table for two on one screen; luck has laid the tiles and seat 0 is asked."""
    with me.live(me.table("me", "here")) as live:
        yield live


def not_final(live: Live) -> str:
    return next(candidate["action"] for candidate in live.legal() if not candidate["final"])


# --- what is told ---


def test_whoever_shares_my_screen_keeps_secret_points(me: Person) -> None:
    secret = kogge.game("grog-island").secret_sources
    with me.live(me.table("me", "here", game="grog-island")) as live:
        told = {score["seat"]: [source["source"] for source in score["sources"]] for score in live.state["scores"]}
        mine = live.state["seat"]
        assert set(secret) <= set(told[mine])
        assert not set(secret) & set(told[1 - mine])


def test_an_update_holds_view_question_and_candidates(live: Live) -> None:
    state = live.state
    assert (state["seat"], state["question"]["seat"], state["question"]["kind"]) == (0, 0, "choose-tile")
    assert "Choose the action" in state["question"]["prompt"]
    assert state["view"]["round"] == 1
    assert len(state["scores"]) == 2
    assert state["log"][0]["seat"] == kogge.LUCK
    assert state["undo"] == {"steps": 0, "barrier": ""}
    for candidate in state["question"]["candidates"]:
        assert candidate["place"].startswith("tile ")


def test_german_is_spoken(me: Person) -> None:
    table = me.table("me", "here")
    with me.live(table, lang="de") as german, me.live(table) as english:
        assert german.state["question"]["prompt"] != english.state["question"]["prompt"]
        assert german.state["view"] == english.state["view"]
        german.send(type="hello", lang="en")  # and can be changed on the way
        german.wait("update")
        assert {**german.state, "edition": 1} == english.state, "told anew from the first line"


def test_only_the_asked_seat_gets_candidates(server: Server, me: Person) -> None:
    friend, table = Person(server), me.table("me", "open")
    friend.join(table)
    with me.live(table) as mine, friend.live(table) as theirs, Live(server, table, token=None) as spectator:
        asked, others = (mine, theirs) if mine.legal() else (theirs, mine)
        assert asked.legal()
        for other in (others, spectator):
            assert other.state["question"] == {
                **asked.state["question"], "prompt": "", "figures": {}, "candidates": [], "refused": {}, "refusals": 0}
            assert other.command("why")["code"] == "not-your-turn"


def test_what_is_forbidden_says_why_and_is_refused_with_its_rule(live: Live) -> None:
    while not live.state["question"]["refused"]:
        live.answer_first()
    question = live.state["question"]
    forbidden = live.command("why")["refused"]
    assert len(forbidden) == question["refusals"]
    place = next(iter(question["refused"]))
    here = live.command("why", place=place)["refused"]
    assert here == [each for each in forbidden if each["place"] == place] != []
    assert live.command("why", place="nowhere")["refused"] == []
    refused = live.answer(forbidden[0]["action"])
    assert (refused["code"], refused["rule"]) == ("rule", forbidden[0]["rule"])
    assert refused["reason"] == forbidden[0]["reason"]
    assert refused["number"] == live.state["number"]
    kogge.game("nauticus").ledger[refused["rule"]]


# --- commands ---


def test_an_answer_is_acknowledged_with_its_number_and_shown(live: Live) -> None:
    before = live.state["number"]
    reply = live.answer_first()
    assert reply == {"type": "ack", "id": reply["id"], "number": before + 1}
    assert live.state["log"][0]["index"] == live.state["log_from"] == before
    assert "Hanna" in live.state["log"][0]["text"]


def test_the_same_command_acts_once(live: Live) -> None:
    action, number, id = live.legal()[0]["action"], live.state["number"], new_id()
    replies = [live.command("answer", id=id, number=number, action=action) for _ in range(3)]
    assert replies == [{"type": "ack", "id": id, "number": number + 1}] * 3
    assert live.command("ping")["number"] == number + 1


def test_an_answer_to_an_old_question_is_stale(live: Live) -> None:
    old = live.state
    live.answer_first()
    refused = live.command("answer", number=old["number"], action=old["question"]["candidates"][0]["action"])
    assert refused["code"] == "stale"
    assert live.command("answer", number=old["number"] + 1, action="sail home")["code"] == "unknown-action"


def test_a_final_answer_passes_the_turn_on_and_others_do_not(live: Live) -> None:
    me = live.state["question"]["seat"]
    while not any(candidate["final"] for candidate in live.legal()):
        live.play(not_final(live))
        assert live.state["question"]["seat"] == me
    live.play(next(candidate["action"] for candidate in live.legal() if candidate["final"]))
    assert live.state["question"]["seat"] != me


def test_undo_and_restart_go_as_far_as_the_engine_allows(live: Live) -> None:
    start = live.state
    assert live.command("undo", number=start["number"])["code"] == "nothing-to-undo"
    for _ in range(3):
        live.play(not_final(live))
    assert live.state["undo"] == {"steps": 3, "barrier": "luck"}
    reply = live.command("undo", number=live.state["number"])
    live.until(reply["number"])
    assert live.state["undo"]["steps"] == 2
    assert live.state["length"] == start["length"] + 2
    assert live.state["log_from"] == live.state["length"]
    assert live.command("undo", number=live.state["number"], steps=3)["code"] == "nothing-to-undo"
    live.until(live.command("restart", number=live.state["number"])["number"])
    assert live.state["number"] == start["number"] + 5
    for key in ("view", "question", "scores", "length"):
        assert live.state[key] == start[key]


def test_no_undo_past_another_seats_answer(live: Live) -> None:
    seat = live.state["question"]["seat"]
    while live.state["question"]["seat"] == seat:
        live.answer_first()
    steps = live.state["undo"]["steps"]
    assert steps > 0  # the turn has passed, but nobody has answered yet
    live.answer_first()
    assert live.state["undo"]["barrier"] == "seat"


def test_a_spectator_and_the_wrong_seat_are_refused(server: Server, me: Person) -> None:
    friend, table = Person(server), me.table("me", "open")
    friend.join(table)
    with me.live(table) as mine, friend.live(table) as theirs, Live(server, table, token=None) as spectator:
        asked, other = (mine, theirs) if mine.legal() else (theirs, mine)
        action = asked.legal()[0]["action"]
        assert other.answer(action)["code"] == "not-your-turn"
        assert spectator.answer(action)["code"] == "not-seated"
        assert other.command("undo", number=other.state["number"])["code"] == "nothing-to-undo"
        asked.play(action)
        assert other.until(asked.state["number"])["view"] == asked.state["view"]


def test_resume_sends_only_what_is_new(me: Person) -> None:
    table = me.table("me", "here")
    with me.live(table) as live:
        for _ in range(4):
            live.answer_first()
        number = live.state["number"]
        live.answer_first()
        with me.live(table, resume=number) as again:
            assert [line["index"] for line in again.state["log"]] == list(range(number, live.state["length"]))
        live.until(live.command("restart", number=live.state["number"])["number"])
        with me.live(table, resume=number) as again:  # lines that it has were taken back meanwhile
            assert again.state["log_from"] == live.state["length"] < number
            assert again.state["log"] == []


def test_time_travel(live: Live) -> None:
    states = [live.state]
    for _ in range(3):
        live.answer_first()
        states.append(live.state)
    for state in states:
        moment = live.command("at", count=state["length"])
        assert moment["view"] == state["view"]
        assert moment["scores"] == state["scores"]
    assert live.command("at", count=states[0]["length"])["next"] == states[1]["log"][0]
    assert live.command("at", count=999)["code"] == "no-such-position"


def advice(live: Live, what: str) -> Json:
    """What the bots say, asked again for as long as a busy machine keeps them from it."""
    replies: list[Json] = []
    eventually(lambda: replies.append(live.command(what)) or replies[-1].get("code") != "unavailable")
    return replies[-1]


def test_hints_and_evaluation(live: Live) -> None:
    hint = advice(live, "hint")
    legal = [candidate["action"] for candidate in live.legal()]
    assert hint["type"] == "hint"
    assert hint["advice"][0]["action"] in legal
    evaluation = advice(live, "evaluate")
    assert sum(seat["win"] for seat in evaluation["seats"]) == pytest.approx(1, abs=0.01)
    live.send(type="hint", id="first")
    assert live.command("evaluate")["code"] == "busy"
    assert live.wait("hint")["id"] == "first"


def test_a_table_without_hints(me: Person) -> None:
    with me.live(me.table("me", "here", hints=False)) as live:
        assert live.command("hint")["code"] == "no-hints"


# --- bad manners ---


def test_the_first_message_must_be_hello(me: Person) -> None:
    live = me.live(me.table("me", "here"), hello=False)
    live.send(type="ping", id="x")
    assert live.receive()["code"] == "hello-first"
    live.send(type="hello")
    assert live.receive()["type"] == "welcome"
    live.close()


@pytest.mark.parametrize("text", [
    "", "{", "[]", "null", '"hello"', "\x00", "🚢", "[" * 5000, '{"type": "dance"}', '{"type": "answer"}', '{"id": "a"}',
    '{"type": "at", "id": "a", "count": -1}', '{"type": "answer", "id": "a", "number": 1e99, "action": "x"}',
    '{"type": "undo", "id": "a", "number": 1, "steps": 0}', '{"type": "ping", "id": "' + "x" * 65 + '"}',
])
def test_malformed_messages_are_refused_and_the_connection_lives(live: Live, text: str) -> None:
    live.socket.send(text)
    assert live.wait("refused")["code"] == "malformed"
    assert live.command("ping")["type"] == "pong"


def test_binary_rubbish_is_refused_too(live: Live) -> None:
    live.socket.send(b"\xff\xfe\x00")
    assert live.wait("refused")["code"] == "malformed"
    assert live.command("ping")["type"] == "pong"


def test_a_text_that_is_none_ends_the_connection(me: Person) -> None:
    """As RFC 6455 wants it; the next one begins anew."""
    table = me.table("me", "here")
    live = me.live(table)
    live.socket.send(b"\xff\xfe", text=True)
    with contextlib.suppress(ConnectionClosed):
        while True:
            live.receive()
    assert live.socket.close_code == 1007
    with me.live(table) as again:
        assert again.command("ping")["type"] == "pong"


def test_oversized_messages_are_refused_and_the_connection_lives(live: Live) -> None:
    live.send(type="answer", id="a", number=1, action="x" * 20_000)
    assert live.wait("refused")["code"] == "too-large"
    assert live.command("ping")["type"] == "pong"


def test_too_many_messages_are_refused_and_the_connection_lives(live: Live) -> None:
    for n in range(100):
        live.send(type="ping", id=str(n))
    replies = [live.receive() for _ in range(100)]
    refused = [reply for reply in replies if reply["type"] == "refused"]
    assert refused
    assert all(reply["code"] == "too-fast" and reply["id"] for reply in refused)
    assert len(replies) - len(refused) >= 55  # 60 at once, less what the fixture has sent


def test_no_such_table(server: Server) -> None:
    live = Live(server, "nowhere", token=None, hello=False)
    assert live.receive() == {"type": "bye", "reason": "There is no such table.", "again": False, "code": "no-such-table"}


# --- without WebSocket ---


def events(person: Person, table: str, **params: Any) -> Iterator[tuple[str, Json]]:
    with httpx.stream("GET", f"{person.server.base}/api/tables/{table}/events", params=params, timeout=PATIENCE,
                      headers={"Authorization": f"Bearer {person.token}"}) as stream:
        number = ""
        for line in stream.iter_lines():
            if line.startswith("id: "):
                number = line[4:]
            elif line.startswith("data: "):
                yield number, json.loads(line[6:])


def test_events_and_post_carry_the_same_messages(me: Person) -> None:
    table = me.table("me", "here")
    stream = events(me, table)
    assert next(stream)[1]["type"] == "welcome"
    with me.live(table) as live:
        update = next(message for _, message in stream if message["type"] == "update")
        assert update == {**live.state}
        action = live.legal()[0]["action"]
        reply = me.command(table, "answer", number=update["number"], action=action)
        assert reply["type"] == "ack"
        number, message = next((n, m) for n, m in stream if m["type"] == "update" and m["number"] > update["number"])
        assert message == live.until(reply["number"])
        assert int(number) == message["number"]
    stream.close()
    again = events(me, table, resume=update["number"])
    resumed = next(message for _, message in again if message["type"] == "update")
    assert [line["index"] for line in resumed["log"]] == [update["length"]]
    again.close()


def test_a_bad_command_over_post(me: Person) -> None:
    table = me.table("me", "here")
    headers = {"Content-Type": "application/json"}
    answer = me.http.post(f"/api/tables/{table}/commands", content=b"{", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (200, "malformed")
    answer = me.http.post(f"/api/tables/{table}/commands", content=b" " * 20_000, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_the_bot_of_the_protocol_page_plays(me: Person) -> None:
    """The example at the end of docs/protocol.md, as it stands there."""
    from server.setting import ROOT

    page = (ROOT / "docs" / "protocol.md").read_text()
    code = page.rpartition("```python\n")[2].partition("```")[0]
    names: Json = {}
    exec(code, names)
    table = me.table("me", "deckhand")

    class Enough(Exception):
        pass

    answers = []

    def choose(legal: list[str]) -> str:
        answers.append(legal[0])
        if len(answers) == 15:
            raise Enough
        return legal[0]

    with pytest.raises(Enough):
        names["play"](me.server.base, table, me.token, choose)
