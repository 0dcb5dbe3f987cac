"""Standing orders: secret, carried out by whichever process is awake, and never more than was planned."""
from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from kogge import LUCK, Rng, game, games, pick
from kogge.engine.texts import question_key
from kogge.server.messages import NewOrder, StudyWish
from kogge.server.problems import Trouble
from kogge.server.tables import orders
from kogge.server.tables.chronicle import ORDER, Chronicle, Row
from kogge.server.tables.orders import Order, look
from kogge.server.tables.setup import Setup
from kogge.server.tables.studying import Desk
from patience import eventually
from server.setting import Live, Person, Server
from server.test_secrets import stream
from server.test_study import played, seated, tried

CASES = [(name, players) for name in games() for players in game(name).players]


def left(chronicle: Chronicle, seat: int, line: list[str], **wish: Any) -> Order:
    """A plan's order, as the server makes it."""
    at = chronicle.length_for([seat])
    desk = Desk(chronicle, seated(chronicle.setup.players, seat), "me", StudyWish("t", at, line, 4, seat))
    return orders.leave(chronicle, desk, NewOrder("plan", line=line, **wish))


def twin(chronicle: Chronicle) -> Chronicle:
    """The same game, to be played on otherwise."""
    entries = chronicle.journal.entries
    return Chronicle.load(chronicle.setup, [Row(n, entry.seat, entry.action.text) for n, entry in enumerate(entries, 1)])


@pytest.mark.parametrize(("name", "players"), CASES)
def test_an_order_answers_exactly_the_planned_way_and_nothing_else(name: str, players: int) -> None:
    """Plans made on the truth come true when they are played; one answer that differs breaks them for good."""
    for seed in range(3):
        chronicle = played(name, players, 80 + 40 * seed, seed=seed)
        rng, seat = Rng(seed), seed % players
        ahead = twin(chronicle)
        while not ahead.over and (ahead.length < chronicle.length + 40 or ahead.length_for([seat]) != ahead.length):
            ahead.journal.play(pick(ahead.table, rng))
        way = ahead.journal.entries[chronicle.length:]
        if all(entry.seat != seat for entry in way) or chronicle.length_for([seat]) != chronicle.length:
            continue
        order = plan_of(chronicle, ahead, seat)
        answered = 0
        for entry in way:
            found = look(order, chronicle)
            assert found.state == "possible"
            assert found.action is (entry.action if entry.seat == seat else None)
            answered += found.action is not None
            others = [action for action in chronicle.table.legal() if action is not entry.action]
            if others and entry.seen_by(seat):
                astray = twin(chronicle)
                astray.journal.play(others[0])
                if astray.length_for([seat]) == astray.length and astray.journal.entries[-1].seen_by(seat):
                    assert look(order, astray).state == "broken"
                    assert look(order, astray).action is None
            chronicle.journal.play(entry.action)
        assert answered
        assert look(order, chronicle).state == "used"


def plan_of(chronicle: Chronicle, ahead: Chronicle, seat: int) -> Order:
    way = ahead.journal.entries[chronicle.length:]
    study: Any = SimpleNamespace(journal=ahead.journal)
    steps = tuple(orders._step(entry, study, seat) for entry in way)
    trunk = orders.fingerprint(chronicle.journal.entries, seat)
    return Order("id", "plan", "", seat, True, 0, chronicle.length, steps, trunk)


def test_an_order_with_a_named_condition_waits_for_it_alone() -> None:
    chronicle = Chronicle(Setup(game("nauticus"), 2, game("nauticus").chosen({}), game("nauticus").sheet))
    chronicle.go_on()
    first, second = chronicle.table.seat, 1 - chronicle.table.seat
    line = tried(chronicle, second, chronicle.length, 60, seed=4)
    desk = Desk(chronicle, seated(2, second), "me", StudyWish("t", chronicle.length, line, 4, second))
    mine = next(number for number, entry in enumerate(desk.line.entries) if entry.seat == second)
    order = left(chronicle, second, line[: mine + 1], when=[0])
    kind, wanted = order.steps[-1].kind, order.steps[-1].action
    assert look(order, chronicle).state == "waits"
    for entry in desk.line.entries[:mine]:
        assert look(order, chronicle).action is None
        chronicle.journal.play(entry.action)
    found = look(order, chronicle)
    assert (found.state, found.action and found.action.text, kind) == ("possible", wanted, order.steps[mine].kind)
    assert order.when == (f"{first} {desk.line.entries[0].action.text}",)


@pytest.mark.parametrize("name", games())
def test_an_order_waits_while_i_have_less_than_i_named(name: str) -> None:
    """At the planned kind of question, whenever the planned answer is allowed, and only with so much in my purse."""
    chronicle, rng, fired = played(name, 3, 60), Rng(2), 0
    while chronicle.table.seat < 0 or chronicle.length_for([chronicle.table.seat]) != chronicle.length:
        chronicle.answer(pick(chronicle.table, rng))
    seat = chronicle.table.seat
    thing, count = max(orders.purse_of(chronicle.table, seat).items(), key=lambda pair: pair[1])
    order = left(chronicle, seat, [chronicle.table.legal()[0].text], having={thing: count})
    for lang in ("en", "de"):
        told = orders.info(order, chronicle, lang, ["Ann", "Bob", "Cleo"])
        assert [(each.name, each.count) for each in told.having] == [(thing, count)]
        assert told.having[0].text
    while not chronicle.over:
        table, found = chronicle.table, look(order, chronicle)
        asked = table.seat == seat and question_key(table.agenda[-1]) == order.steps[0].kind
        asked = asked and order.steps[0].action in [action.text for action in table.legal()]
        enough = orders.purse_of(table, seat)[thing] >= count
        assert (found.action is not None) == (asked and enough)
        assert enough or found.state == "waits"
        fired += asked and enough
        chronicle.answer(pick(table, rng))
    assert fired
    assert look(replace(order, given=1), chronicle).state == "used"


@pytest.mark.parametrize("name", ["grog-island", "nauticus"])
def test_passing_ends_with_what_was_named_and_not_before(name: str) -> None:
    """A new round; something of mine that can be counted; a rival who could pass and does not, who bids for instance."""
    seen: dict[str, int] = {}
    for seed in range(4):
        chronicle, rng = played(name, 2, 30 + 40 * seed, seed=seed), Rng(seed)
        seat = next(entry.seat for entry in reversed(chronicle.journal.entries) if entry.seat != LUCK)
        base: Any = {"at": chronicle.length, "round": orders.round_of(chronicle), "base": orders.things(chronicle.table, seat)}
        passing = {until: Order("id", "pass", "", seat, True, 0, until=(until,), **base) for until in ("round", "mine", "rival")}
        bid = False
        while not chronicle.over and orders.round_of(chronicle) == base["round"]:
            table, legal = chronicle.table, [action.text for action in chronicle.table.legal()]
            now = {"round": False, "mine": orders.things(table, seat) != base["base"], "rival": bid}
            for until, order in passing.items():
                found = look(order, chronicle)
                if chronicle.length_for([seat]) == chronicle.length:
                    assert (found.state == "ended") == now[until], until
                assert (found.action is not None) == (table.seat == seat and "pass" in legal and found.state != "ended")
                seen[until] = seen.get(until, 0) + (found.state == "ended")
            action, passable = pick(table, rng), "pass" in [each.text for each in table.candidates()]
            bid = bid or (table.seat not in (seat, LUCK) and passable and action.verb != "pass")
            chronicle.answer(action)
        if not chronicle.over:
            assert look(passing["round"], chronicle).state == "ended"
            seen["round"] += 1
    assert all(seen.values()), seen


@pytest.mark.parametrize(("name", "players"), CASES)
def test_only_what_everybody_knows_to_be_forced_is_answered_in_haste(name: str, players: int) -> None:
    chronicle, rng = played(name, players, 20), Rng(1)
    while not chronicle.over and chronicle.length < 300:
        seat = chronicle.table.seat
        found = look(Order("id", "forced", "", seat, True, 0, 0), chronicle)
        only = len(chronicle.table.legal()) == 1 and not chronicle.table.agenda[-1].private()
        assert (found.action is not None) == only
        chronicle.answer(pick(chronicle.table, rng))


def test_what_an_order_answered_reads_like_any_answer_and_is_known_by_its_number() -> None:
    chronicle = played("nauticus", 2, 40)
    same = twin(chronicle)
    seat, action = chronicle.table.seat, chronicle.table.legal()[0]
    same.absorb(Row(same.number + 1, seat, action.text, command="me/1"))
    chronicle.absorb(Row(chronicle.number + 1, seat, action.text, command=f"{ORDER}id/1"))
    for reader in (None, 0, 1):
        assert stream(chronicle, reader, "en") == stream(same, reader, "en")
    assert chronicle.ordered == {chronicle.length - 1}
    chronicle.absorb(Row(chronicle.number + 1, seat, None, 1))
    assert not chronicle.ordered


def test_what_is_no_order_is_refused() -> None:
    chronicle = played("liguria", 3, 60)
    with pytest.raises(Trouble, match="Nobody passes"):
        orders.leave(chronicle, Desk(chronicle, seated(3, 0), "me", StudyWish("t", 60, seat=0)), NewOrder("pass"))
    with pytest.raises(Trouble, match="needs an answer of yours"):
        left(chronicle, 0, [])
    asked = played("nauticus", 2, 40)
    with pytest.raises(Trouble, match="cannot be counted"):
        left(asked, asked.table.seat, [asked.table.legal()[0].text], having={"patience": 1})


# --- at real tables ---


def other_turn(host: Person, guest: Person, server: Server) -> tuple[str, Live, Live]:
    """A table of two people, with the one who is asked first."""
    table = host.table("me", "open")
    guest.join(table)
    first, second = host.live(table), guest.live(table)
    return (table, first, second) if first.legal() else (table, second, first)


def line_to(live: Live, person: Person, table: str, mine: int) -> tuple[list[str], str]:
    """First answers of everybody, up to one of mine: the line, and that answer."""
    line: list[str] = []
    while True:
        found = person.post("/api/study", {"table": table, "at": live.state["length"], "line": line}).json()
        legal = [each["action"] for each in found["question"]["candidates"]]
        if found["question"]["seat"] == mine:
            return [*line, legal[0]], legal[0]
        line.append(legal[0])


def test_an_order_is_carried_out_while_its_owner_is_away_and_across_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        host, guest = Person(server), Person(server)
        table, asked, waiting = other_turn(host, guest, server)
        owner = host if waiting.welcome["seats"] == [0] else guest
        mine = waiting.welcome["seats"][0]
        line, answer = line_to(waiting, owner, table, mine)
        body = {"kind": "plan", "name": "mine", "at": waiting.state["length"], "line": line}
        told = owner.post(f"/api/tables/{table}/orders", body)
        assert told.status_code == 201, told.text
        assert told.json()["orders"][0]["state"] == "possible"
        rival = guest if owner is host else host
        assert rival.get(f"/api/tables/{table}/orders").json()["orders"] == []
        waiting.close()
        length = asked.state["length"] + len(line)
        for action in line[:-2]:
            asked.play(action)
        asked.answer(line[-2])
        asked.close()
        server.kill()
        server.start()
        with rival.live(table) as live:
            eventually(lambda: rival.get(f"/api/tables/{table}").json()["length"] >= length)
            live.command("ping")
            assert live.state["log"][-1]["action"] == answer
        with owner.live(table) as live:
            told = owner.get(f"/api/tables/{table}/orders").json()
            assert told["answered"] == [length - 1] == [live.state["length"] - 1]
            assert told["orders"][0]["state"] == "used"
            assert rival.get(f"/api/tables/{table}/orders").json()["answered"] == []


@pytest.mark.soak
@pytest.mark.parametrize("name", games())
def test_what_was_ordered_before_the_end_of_a_process_is_answered_by_the_next(tmp_path: Path, name: str) -> None:
    with Server(tmp_path) as server:
        me = Person(server)
        table = me.table("me", *["deckhand"] * (game(name).players[0] - 1), game=name)
        with me.live(table) as live:
            eventually(live.legal)
            length, planned = live.state["length"], live.legal()[-1]["action"]
            body = {"kind": "plan", "at": length, "line": [planned]}
            assert me.post(f"/api/tables/{table}/orders", body).status_code == 201
        server.kill()
        server.start()
        eventually(lambda: me.get(f"/api/tables/{table}").json()["length"] > length)
        with me.live(table) as live:
            assert live.state["log"][length]["action"] == planned
            told = me.get(f"/api/tables/{table}/orders").json()
            assert (told["answered"], told["orders"][0]["state"]) == ([length], "used")


def test_one_of_two_processes_carries_an_order_out_and_only_once(pair: tuple[Server, Server]) -> None:
    """Left through one, come true through the other, its owner away from both."""
    here, there = pair
    host, guest = Person(here), Person(there)
    table, asked, waiting = other_turn(host, guest, here)
    owner, rival = (host, guest) if waiting.welcome["seats"] == [0] else (guest, host)
    line, answer = line_to(waiting, owner, table, waiting.welcome["seats"][0])
    start = waiting.state["length"]
    body = {"kind": "plan", "at": start, "line": line}
    assert owner.post(f"/api/tables/{table}/orders", body).status_code == 201
    waiting.close()
    for action in line[:-2]:
        asked.play(action)
    asked.answer(line[-2])
    eventually(lambda: rival.get(f"/api/tables/{table}").json()["length"] >= start + len(line))
    asked.command("ping")
    assert asked.state["log"][-1]["action"] == answer
    asked.close()
    told = owner.at(there if owner is host else here).get(f"/api/tables/{table}/orders").json()
    assert [(order["state"], order["used"], order["done"]) for order in told["orders"]] == [("used", 1, len(line))]
    assert told["answered"] == [start + len(line) - 1]


def test_orders_are_refused_where_none_can_be_left(server: Server) -> None:
    me, stranger = Person(server), Person(server)
    table = me.table("me", "deckhand")
    path = f"/api/tables/{table}/orders"
    assert stranger.post(path, {"kind": "forced"}).json()["code"] == "forbidden"
    assert me.post(path, {"kind": "plan", "at": 3, "line": ["eat bow"]}).json()["code"] == "bad-line"
    assert me.post(path, {"kind": "plan"}).json()["code"] == "bad-order"
    assert me.get(path).json()["orders"] == []
    assert me.post(path, {"kind": "forced"}).status_code == 201
    found = me.post(path, {"kind": "pass", "until": ["round"]}).json()["orders"]
    assert [order["kind"] for order in found] == ["forced", "pass"]
    assert me.http.patch(f"{path}/{found[0]['id']}", json={"active": False}).json()["orders"][0]["state"] == "off"
    assert me.http.delete(f"{path}/nothing").json()["code"] == "not-found"
    assert len(me.http.delete(f"{path}/{found[0]['id']}").json()["orders"]) == 1
    assert me.http.delete(path).json()["orders"] == []
    me.post(path, {"kind": "forced"})
    me.post(f"/api/tables/{table}/abandon")
    before = me.get(path).json()["orders"]
    assert me.post(path, {"kind": "forced"}).json()["code"] == "not-playing"
    assert me.http.patch(f"{path}/{before[0]['id']}", json={"active": True}).json()["code"] == "not-playing"
    assert me.get(path).json()["orders"] == before
