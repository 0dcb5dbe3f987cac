"""Guests, accounts, sessions, export and deletion."""
from __future__ import annotations

import io
import json
import zipfile

import httpx
import pytest
import sqlalchemy as sa

from kogge import Record
from kogge.server.storage.rows import META
from kogge.server.web.export import KEPT
from server.setting import Person, Server, unique_name


def account(server: Server, name: str, password: str = "ship ahoy!") -> httpx.Response:
    return httpx.post(server.base + "/api/account", json={"name": name, "password": password})


def sign_in(server: Server, name: str, password: str = "ship ahoy!") -> httpx.Response:
    return httpx.post(server.base + "/api/session", json={"name": name, "password": password})


def test_a_guest_by_the_first_click(server: Server) -> None:
    answer = httpx.post(server.base + "/api/guest", json={})
    assert answer.json()["me"]["name"].startswith("Guest ")
    assert set(answer.json()["me"]["id"]) <= set("0123456789abcdef")  # `kogge admin show ID`: no option begins like it
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    me = httpx.get(server.base + "/api/me", cookies={"kogge_session": answer.json()["token"]})
    assert me.json() == answer.json()["me"]


def test_a_guest_becomes_an_account_and_keeps_the_tables(server: Server) -> None:
    guest, name = Person(server), unique_name()
    table = guest.table("me", "open")
    answer = guest.post("/api/account", {"name": name, "password": "ship ahoy!"})
    assert answer.json()["me"]["guest"] is False
    device = Person(server, sign_in(server, name.upper()).json()["token"])  # names are the same whatever their case
    tables = device.get("/api/tables/mine").json()["tables"]
    assert [t["id"] for t in tables] == [table]
    assert tables[0]["seats"][0]["name"] == name


def test_names_are_unique_and_passwords_are_checked(server: Server) -> None:
    name = unique_name()
    assert account(server, name).status_code == 201
    assert account(server, name.swapcase()).json()["code"] == "name-taken"
    assert sign_in(server, name, "wrong password").json()["code"] == "wrong-password"
    assert sign_in(server, unique_name()).json()["code"] == "wrong-password"
    assert account(server, unique_name(), "short").status_code == 400


def test_an_account_is_opened_once(server: Server) -> None:
    me = Person(server, account(server, unique_name()).json()["token"])
    assert me.post("/api/account", {"name": unique_name(), "password": "ship ahoy!"}).json()["code"] == "already-account"


def test_signing_out_ends_this_session_only(server: Server) -> None:
    name = unique_name()
    first = Person(server, account(server, name).json()["token"])
    second = Person(server, sign_in(server, name).json()["token"])
    assert first.http.delete("/api/session").status_code == 204
    assert first.get("/api/me").json()["code"] == "no-session"
    assert second.get("/api/me").status_code == 200


def test_another_name_shows_at_the_table(server: Server) -> None:
    me = Person(server, name="Old")
    table = me.table("me", "deckhand")
    with me.live(table) as live:
        me.http.patch("/api/me", json={"name": "New"})
        assert live.wait("people")["table"]["seats"][0]["name"] == "New"


def test_export_holds_every_game_as_a_record(server: Server) -> None:
    me = Person(server)
    table = me.table("me", "here")
    archive = zipfile.ZipFile(io.BytesIO(me.get("/api/me/export").content))
    assert sorted(archive.namelist()) == sorted([*KEPT, "me.json", "tables.json", f"{table}.kogge"])
    assert json.loads(archive.read("me.json"))["guest"] is True
    assert Record.read(archive.read(f"{table}.kogge").decode()).game == "nauticus"


# Tables that name a person, and the files of an export that hold their rows.
HELD = {
    "person": "me", "seat": "tables", "game_table": "tables", "rhythm": "rhythm", "holiday": "holidays", "learned": "learned",
    "profile": "profile", "tie": "ties", "way": "ways", "notice": "notices", "talk": "talk", "member": "clubs",
    "entrant": "clubs", "club": "clubs", "result": "results", "rating": "ratings", "rating_step": "course",
    "seeking": "seeking", "vote": "votes", "standing_order": "orders", "note": "notes", "study": "studies", "report": "reports",
    "session": "sessions"}
# The operator's own notes, a link that is secret, who is connected at this moment, and whom a host has sent away.
NOT_MINE = {"ban", "reset", "presence", "barred"}


def test_an_export_holds_whatever_names_a_person() -> None:
    def names(table: sa.Table) -> bool:
        return "person" in table.columns or any(key.column.table.name == "person" for key in table.foreign_keys)

    assert {table.name for table in META.sorted_tables if names(table)} == set(HELD) - {"person"} | NOT_MINE
    assert {f"{file}.json" for file in HELD.values()} == {*KEPT, "me.json", "tables.json"}


def test_what_was_said_and_founded_is_exported_and_goes_with_its_person(server: Server) -> None:
    name, heir = unique_name(), unique_name()
    me, friend = (Person(server, account(server, each).json()["token"]) for each in (name, heir))
    table = me.table("me", "open")
    friend.join(table)
    said = me.post(f"/api/tables/{table}/talk", {"text": "a word of mine"}).json()["lines"][0]["id"]
    club = me.post("/api/clubs", {"name": f"{name[:30]} club"}).json()["id"]
    friend.post(f"/api/clubs/{club}/join")
    line = f"/api/tables/{table}/talk/{said}"
    assert friend.post(f"{line}/report", {"text": "rude"}).status_code == 204
    assert me.post(f"{line}/report", {"text": "myself"}).json()["code"] == "not-found"
    assert friend.post(f"{line}/mute").json()["lines"] == []
    assert [(each["name"], each["kind"]) for each in friend.get("/api/me/ties").json()["ties"]] == [(name, "mute")]
    friend.http.delete(f"/api/me/ties/{name}")
    assert len(friend.get(f"/api/tables/{table}/talk").json()["lines"]) == 1
    archive = zipfile.ZipFile(io.BytesIO(me.get("/api/me/export").content))
    assert json.loads(archive.read("talk.json"))[0]["text"] == "a word of mine"
    assert [each["owner"] for each in json.loads(archive.read("clubs.json"))["clubs"]] == [True]
    assert "token_hash" not in archive.read("sessions.json").decode()
    filed = json.loads(zipfile.ZipFile(io.BytesIO(friend.get("/api/me/export").content)).read("reports.json"))
    assert [(each["why"], each["text"]) for each in filed] == [("talk", "\u201ca word of mine\u201d rude")]
    assert me.http.request("DELETE", "/api/me", json={"password": "ship ahoy!"}).status_code == 204
    assert friend.get(f"/api/tables/{table}/talk").json()["lines"] == []
    found = friend.get(f"/api/clubs/{club}").json()
    assert (found["owner"], found["members"]) == (True, [heir])
    filed = zipfile.ZipFile(io.BytesIO(friend.get("/api/me/export").content)).read("reports.json").decode()
    assert name not in filed


def test_deletion_forgets_the_person_and_a_bot_plays_on(server: Server) -> None:
    name = unique_name()
    me, friend = Person(server, account(server, name).json()["token"]), Person(server)
    table = me.table("me", "open")
    friend.join(table)
    other = friend.table("me", "open", "open")
    me.join(other)
    assert name in friend.get("/api/me/notices").text
    assert me.http.request("DELETE", "/api/me", json={"password": "not mine"}).json()["code"] == "wrong-password"
    assert me.http.request("DELETE", "/api/me", json={"password": "ship ahoy!"}).status_code == 204
    assert me.get("/api/me").status_code == 401
    assert sign_in(server, name).status_code == 401
    seats = friend.get(f"/api/tables/{table}").json()["seats"]
    assert seats[0]["kind"] == "bot"
    assert name not in json.dumps(seats)
    told = [each for each in friend.get("/api/me/notices").json()["notices"] if each["table"] == other]
    assert [(each["who"], each["names"]) for each in told] == [("N. N.", ["N. N."])]
    assert name not in friend.get("/api/me/notices").text


@pytest.mark.parametrize("body", [{"name": ""}, {"name": "x" * 41}, {"name": " blank"}, {"name": 7}, [], None])
def test_bad_names_are_refused_with_a_reason(server: Server, body: object) -> None:
    answer = httpx.post(server.base + "/api/guest", json=body)
    assert answer.status_code == 400
    assert set(answer.json()) == {"code", "message"}


def test_another_sites_page_cannot_use_the_cookie(server: Server) -> None:
    token = httpx.post(server.base + "/api/guest", json={}).json()["token"]
    seats = {"game": "nauticus", "seats": [{"kind": "me"}, {"kind": "here"}]}
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = httpx.post(server.base + "/api/tables", json=seats, cookies={"kogge_session": token}, headers=headers)
        assert answer.json()["code"] == "foreign-origin"
    ours = httpx.post(server.base + "/api/tables", json=seats, cookies={"kogge_session": token}, headers={"Origin": server.base})
    assert ours.status_code == 201
