"""An operator in control: people, tables, bans, ways back into an account, reports; every use in the audit log."""
from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from kogge.cli import main
from kogge.server.clock import Clock
from kogge.server.people import accounts, recovery
from kogge.server.problems import Trouble
from kogge.server.settings import Settings
from server.setting import Person, Server, eventually, prepare, unique_name
from server.test_sessions import account, closed, sign_in


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> tuple[Server, list[str]]:
    """A running server, and how an operator reaches its database."""
    server: Server = request.getfixturevalue("server") if request.param == "sqlite" else request.getfixturevalue("pair")[0]
    if request.param == "sqlite":
        return server, ["--data", str(server.data)]
    return server, ["--database", server.command[server.command.index("--database") + 1]]


@pytest.fixture
def admin(place: tuple[Server, list[str]], capsys: pytest.CaptureFixture[str]) -> Any:
    """`admin("people", "hanna")`: what the command prints; None if it refuses."""
    def run(*arguments: str, code: int = 0) -> str:
        assert main(["admin", *arguments, *place[1], "--lang", "en"]) == code
        told = capsys.readouterr()
        return told.out if code == 0 else told.err

    return run


def data(told: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(told)
    return found


def test_a_ban_ends_everything_until_it_is_lifted(place: tuple[Server, list[str]], admin: Any) -> None:
    server, name = place[0], unique_name()
    me, friend = account(server, name), Person(server)
    waiting, playing = me.table("me", "open"), me.table("me", "open")
    friend.join(playing)
    with me.live(playing) as mine, friend.live(playing) as theirs:
        admin("ban", name, "--reason", "insults")
        assert closed(mine) == 4401
        people = theirs.wait("people")["table"]
        while people["seats"][0]["kind"] != "bot":
            people = theirs.wait("people")["table"]
    assert me.get("/api/me").status_code == 401
    refused = sign_in(server, name)
    assert (refused.status_code, refused.json()["code"]) == (403, "banned")
    assert sign_in(server, name, "wrong password").json()["code"] == "wrong-password"  # nobody else learns of it
    assert friend.get(f"/api/tables/{waiting}").json()["status"] == "abandoned"
    banned = data(admin("people", name, "--json"))[0]
    assert (banned["name"], bool(banned["banned"])) == (name, True)
    admin("unban", name)
    assert "is not banned" in admin("unban", name, code=2)
    assert sign_in(server, name).status_code == 201


def test_an_operator_ends_a_table(place: tuple[Server, list[str]], admin: Any) -> None:
    me = Person(place[0])
    table = me.table("me", "here")
    assert table in [row["table"] for row in data(admin("tables", "--json", "--limit", "500"))]
    with me.live(table) as live:
        admin("end", table, "--reason", "asked for")
        while live.wait("people")["table"]["status"] != "abandoned":
            pass
        assert live.answer(live.legal()[0]["action"])["code"] == "not-playing"
    assert "is over" in admin("end", table, code=2)
    assert "no such table" in admin("end", "nowhere", code=2)


def test_a_new_password_by_a_link_that_works_once(place: tuple[Server, list[str]], admin: Any) -> None:
    server, name = place[0], unique_name()
    thief = account(server, name)
    old = admin("reset", name).splitlines()[-1]
    link = admin("reset", name, "--address", "https://kogge.example.org/").splitlines()[-1]
    assert link.startswith("https://kogge.example.org/reset#")

    def redeem(link: str, password: str = "another ship ahoy") -> httpx.Response:
        return httpx.post(server.base + "/api/reset", json={"token": link.partition("#")[2], "password": password})

    assert redeem(old).json()["code"] == "no-such-link"  # only the last one counts
    assert redeem(link, "password1").json()["code"] == "weak-password"
    assert redeem(link).json()["me"]["name"] == name
    assert redeem(link).json()["code"] == "no-such-link"
    assert thief.get("/api/me").status_code == 401
    assert sign_in(server, name).json()["code"] == "wrong-password"
    assert sign_in(server, name, "another ship ahoy").status_code == 201
    guest = Person(server, name=unique_name())
    assert "no password" in admin("reset", guest.get("/api/me").json()["id"], code=2)


def test_reports_reach_the_operator(place: tuple[Server, list[str]], admin: Any) -> None:
    server, name = place[0], unique_name()
    host, guest, stranger = account(server, unique_name()), account(server, name), Person(server)
    table = host.table("me", "open")
    guest.join(table)
    path = f"/api/tables/{table}/reports"
    words = {"seat": 1, "why": "stalling", "text": "[bold]waits\x1b[2J\nfor hours"}
    assert stranger.post(path, words).json()["code"] == "forbidden"
    assert host.post(path, words | {"seat": 0}).json()["code"] == "forbidden"  # oneself
    assert host.post(path, words | {"seat": 7}).json()["code"] == "no-such-seat"
    assert [host.post(path, words).status_code for _ in range(11)] == [204] * 10 + [429]
    found = [row for row in data(admin("reports", "--json")) if row["table"] == table]
    assert (len(found), found[0]["name"], found[0]["why"], found[0]["text"]) == (10, name, "stalling", words["text"])
    admin("settle", str(found[0]["report"]), "--reason", "spoke to them")
    assert "no report" in admin("settle", str(found[0]["report"]), code=2)
    assert len([row for row in data(admin("reports", "--json")) if row["table"] == table]) == 9
    assert host.post(path, words).status_code == 204
    story = admin("show", name)
    assert table in story
    assert "[bold]" in story
    assert "\x1b" not in story  # nobody steers the operator's terminal


def test_every_use_is_in_the_audit_log(place: tuple[Server, list[str]], admin: Any) -> None:
    server, name = place[0], unique_name()
    me = account(server, name)
    id, table = me.get("/api/me").json()["id"], me.table("me", "here")
    admin("people", name)
    admin("show", name)
    admin("tables")
    admin("reset", name)
    admin("end", table, "--reason", "late")
    admin("ban", name, "--reason", "insults")
    admin("unban", id)
    admin("reports")
    log = data(admin("audit", "--json"))[:8]
    told = [(row["what"], row["subject"], row["remark"]) for row in reversed(log)]
    assert told == [
        ("people", "", name), ("show", id, ""), ("tables", "", ""), ("reset", id, ""), ("end", table, "late"),
        ("ban", id, "insults"), ("unban", id, ""), ("reports", "", "")]
    assert all(row["operator"] for row in log)
    assert data(admin("audit", "--json"))[0]["what"] == "audit"  # a look at it too
    assert "insults" in admin("show", id)
    assert "Ratings are computed anew from " in admin("ratings", "--anew")
    assert data(admin("audit", "--json"))[0]["what"] == "ratings"


def test_guests_of_one_name_are_told_apart_by_id(place: tuple[Server, list[str]], admin: Any) -> None:
    name = unique_name()
    first, second = Person(place[0], name=name), Person(place[0], name=name)
    assert "give an id" in admin("show", name, code=2)
    admin("ban", second.get("/api/me").json()["id"])
    eventually(lambda: second.get("/api/me").status_code == 401)
    assert first.get("/api/me").status_code == 200


def test_a_link_ends_by_itself(tmp_path: Path, clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    url = Settings(tmp_path).url
    prepare(url)
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        token = recovery.issue(connection, accounts.account(connection, None, "Hanna", "hash").me.id)
        clock.turn(recovery.LASTS - 1)
        assert recovery.whose(connection, token).name == "Hanna"
        clock.turn(2)
        with pytest.raises(Trouble, match="too old"):
            recovery.redeem(connection, token, "other")
    engine.dispose()


def test_the_command_speaks_german_and_refuses_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    prepare(Settings(tmp_path).url)
    assert main(["admin", "people", "--data", str(tmp_path), "--lang", "de"]) == 0
    assert "Nichts." in capsys.readouterr().out
    assert main(["admin", "tables", "--data", str(tmp_path / "nowhere")]) == 2
    assert capsys.readouterr().err.startswith("kogge: ")
    helped = subprocess.run([sys.executable, "-m", "kogge.cli", "admin", "--help"], capture_output=True, text=True)
    assert "kogge admin ban" in helped.stdout
