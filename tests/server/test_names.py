"""Names: nothing unseen in them, nobody under another's, and records that hold them."""
from __future__ import annotations

import httpx
import pytest

from kogge import Record
from kogge.server.people import names
from server.setting import Person, Server, unique_name


@pytest.mark.parametrize("name", [
    "Hanna", "Jürgen-Peter", "O'Neil", "Анна", "Αννα", "山田 hanako", "نور", "Nguyễn", "हिन्दी", "Anna ❤", "42", "ไทยนี้",
])
def test_names_of_many_peoples(name: str) -> None:
    assert names.fault(name) == ""


@pytest.mark.parametrize("name", [
    "Han\u200bna", "Han\u00adna", "\u202eannaH", "Hanna\u2066", "Han\tna", "Han\nna", "Hanna\n", "Hanna\x85",
    "Han\u2028na", "Han\0na",
    " Hanna", "Hanna ", "Han  na", "Han\u00a0na", "\u3164", "\u2800", "Hanna\ufe0f", "\ue000",
    "Z\u0302\u0303\u0304\u0306lgo", "!!!", "",
    "Hаnna",  # the second letter is Cyrillic
    "Ηanna",  # the first is Greek
    "\ufdfa" * 10, "x" * 41,
])
def test_what_is_no_name(server: Server, name: str) -> None:
    answer = httpx.post(server.base + "/api/guest", json={"name": name})
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad-name", "bad-request")


@pytest.mark.parametrize(("one", "other"), [
    ("Hanna", "HANNA"), ("Hanna", "Ηanna"), ("Ian", "lan"), ("Bernd", "Bemd"), ("Anna1", "Annal"), ("paypal", "раураl"),
    ("Hanna", "Ｈａｎｎａ"), ("O2", "02"),
])
def test_names_that_look_alike(one: str, other: str) -> None:
    assert names.same(one, other)
    assert not names.same(one, other + "s")


def test_an_accounts_name_is_nobody_elses(server: Server) -> None:
    name = "Liesel " + unique_name()
    alike = name.replace("el", "eI")  # a large i for a small l
    account = httpx.post(server.base + "/api/account", json={"name": name, "password": "ship ahoy!"})
    assert account.status_code == 201
    for taken in (name, name.upper(), alike):
        assert httpx.post(server.base + "/api/guest", json={"name": taken}).json()["code"] == "name-taken"
        answer = httpx.post(server.base + "/api/account", json={"name": taken, "password": "ship ahoy!"})
        assert answer.json()["code"] == "name-taken"
        guest = Person(server)
        assert guest.http.patch("/api/me", json={"name": taken}).json()["code"] == "name-taken"
        assert guest.join(Person(server).table("me", "open"), name=taken).json()["code"] == "name-taken"
        seats = [{"kind": "me", "name": taken}, {"kind": "open"}]
        assert guest.post("/api/tables", {"game": "nauticus", "seats": seats}).json()["code"] == "name-taken"
    family = [{"kind": "me"}, {"kind": "here", "name": name}]  # before one screen everybody knows who is who
    assert guest.post("/api/tables", {"game": "nauticus", "seats": family}).status_code == 201
    owner = Person(server, account.json()["token"])
    assert owner.http.patch("/api/me", json={"name": name.upper()}).status_code == 200  # one's own


def test_no_two_at_a_table_are_called_the_same(server: Server) -> None:
    ann, other, third = Person(server, name="Ann"), Person(server, name="ANN"), Person(server, name="Bert")
    table = ann.table("me", "open", "open", "deckhand")
    assert other.join(table).json()["seats"][1]["name"] == "ANN 2"
    assert third.join(table, name="Deckhand").json()["seats"][2]["name"] == "Deckhand 2"
    third.http.patch("/api/me", json={"name": "Ann"})
    ann.http.patch("/api/me", json={"name": "Bert"})
    told = [seat["name"] for seat in ann.get(f"/api/tables/{table}").json()["seats"]]
    assert told == ["Bert", "ANN 2", "Deckhand 2", "Deckhand"]


def test_names_from_right_to_left_turn_nothing_round(server: Server) -> None:
    me = Person(server, name="שלום")
    table = me.table("me", "here")
    with me.live(table) as live:
        live.answer_first()
        assert "\u2068שלום\u2069" in live.state["log"][0]["text"]
    assert me.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "שלום"


def test_a_record_brings_only_proper_names(server: Server) -> None:
    me = Person(server, name="Hanna")
    text = me.get(f"/api/tables/{me.table('me', 'here')}/record").text
    for name, told in (("Ole", "Ole"), ("O\u200ble", "Hanna 2"), ("Hanna", "Hanna 2"), ("x" * 60, "Hanna 2")):
        brought = text.replace("name 1: Hanna 2", f"name 1: {name}")
        headers = {"Content-Type": "text/plain"}
        copy = me.http.post("/api/records", content=brought.encode(), headers=headers).json()
        assert copy["seats"][1]["name"] == told
        again = me.get(f"/api/tables/{copy['id']}/record").text
        assert Record.read(again).names == ["Hanna", told]
