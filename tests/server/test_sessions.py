"""Passwords and sessions: changed, listed, ended, and not to be guessed."""
from __future__ import annotations

import asyncio
import contextlib
import json
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from kogge.server.app import create
from kogge.server.clock import Clock
from kogge.server.people import passwords, sessions
from kogge.server.settings import Settings
from kogge.server.web.limits import address_of
from server.setting import Live, Person, Server, prepare, unique_name

PASSWORD = "ship ahoy!"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def account(server: Server, name: str, password: str = PASSWORD) -> Person:
    return Person(server, httpx.post(server.base + "/api/account", json={"name": name, "password": password}).json()["token"])


def sign_in(server: Server, name: str, password: str = PASSWORD, **headers: str) -> httpx.Response:
    return httpx.post(server.base + "/api/session", json={"name": name, "password": password}, headers=headers)


def listed(person: Person) -> list[dict[str, Any]]:
    return list(person.get("/api/me/sessions").json()["sessions"])


def closed(live: Live) -> int:
    """The code with which the server closes this socket, after its goodbye."""
    assert live.wait("bye")["code"] == "no-session"
    with pytest.raises(ConnectionClosed) as ended:
        live.receive()
    assert ended.value.rcvd is not None
    return ended.value.rcvd.code


# --- sessions ---


def test_sessions_are_listed_and_ended(server: Server) -> None:
    name = unique_name()
    home = account(server, name)
    office = Person(server, sign_in(server, name, **{"User-Agent": FIREFOX}).json()["token"])
    mine = listed(office)
    assert (mine[0]["device"], mine[0]["current"]) == ("Firefox, Linux", True)
    assert len(mine) == 2
    there = next(each["id"] for each in mine if not each["current"])
    assert Person(server).http.delete(f"/api/me/sessions/{there}").status_code == 404  # nobody else's to end
    assert home.get("/api/me").status_code == 200
    assert office.http.delete(f"/api/me/sessions/{there}").status_code == 204
    assert home.get("/api/me").json()["code"] == "no-session"
    assert len(listed(office)) == 1


def test_nothing_that_is_listed_signs_in(server: Server) -> None:
    me = account(server, unique_name())
    for secret in (listed(me)[0]["id"], sessions.hashed(me.token)):
        assert Person(server, secret).get("/api/me").status_code == 401
    assert me.token not in json.dumps(listed(me))


def test_whoever_signs_out_plays_no_more(server: Server) -> None:
    me = Person(server)
    table = me.table("me", "here")
    with me.live(table) as live, me.http.stream("GET", f"/api/tables/{table}/events") as stream:
        number, action = live.state["number"], live.legal()[0]["action"]
        assert me.http.delete("/api/session").status_code == 204
        with contextlib.suppress(ConnectionClosed):  # it may be closed already
            live.send(type="answer", id="late", number=number, action=action, sure=True)
        assert closed(live) == 4401
        lines = [json.loads(line[5:]) for line in stream.iter_lines() if line.startswith("data:")]  # until it ends
        assert lines[-1]["type"] == "bye"
    with Live(server, table, None) as watching:
        assert watching.state["number"] == number


def test_the_end_of_a_session_is_heard_in_every_process(pair: tuple[Server, Server]) -> None:
    me = Person(pair[0])
    with me.at(pair[1]).live(me.table("me", "here")) as live:
        me.http.delete("/api/session")
        assert closed(live) == 4401


def test_a_session_that_is_gone_without_a_word_is_noticed(server: Server) -> None:
    """As when an operator's program has ended it in the database."""
    me = Person(server)
    with me.live(me.table("me", "here")) as live:
        engine = sa.create_engine(Settings(server.data).url)
        with engine.begin() as connection:
            connection.execute(sa.text("DELETE FROM session WHERE token_hash = :hash"), {"hash": sessions.hashed(me.token)})
        engine.dispose()
        assert closed(live) == 4401


def test_a_guest_who_becomes_an_account_comes_back_with_the_new_session(server: Server) -> None:
    guest = Person(server)
    with guest.live(guest.table("me", "here")) as live:
        guest.post("/api/account", {"name": unique_name(), "password": PASSWORD})
        assert live.wait("bye")["again"] is True


# --- passwords ---


def test_a_new_password_ends_all_other_sessions(server: Server) -> None:
    name = unique_name()
    thief, me = account(server, name), Person(server, sign_in(server, name).json()["token"])
    with thief.live(thief.table("me", "here")) as live:
        change = {"old": PASSWORD, "new": "another ship ahoy"}
        assert me.http.put("/api/me/password", json=change | {"old": "not mine"}).json()["code"] == "wrong-password"
        assert me.http.put("/api/me/password", json=change | {"new": "password1"}).json()["code"] == "weak-password"
        assert me.http.put("/api/me/password", json=change).status_code == 204
        assert closed(live) == 4401
    assert thief.get("/api/me").status_code == 401
    assert me.get("/api/me").status_code == 200
    assert sign_in(server, name).json()["code"] == "wrong-password"
    assert sign_in(server, name, "another ship ahoy").status_code == 201


def test_a_guest_has_no_password_to_change(server: Server) -> None:
    answer = Person(server).http.put("/api/me/password", json={"old": "", "new": PASSWORD})
    assert answer.json()["code"] == "no-account"


@pytest.mark.parametrize("password", ["password", "12345678", "qwertzuiop", "iloveyou", "Hanna von der Wart", "kogge1234"])
def test_what_everybody_would_try_is_no_password(server: Server, password: str) -> None:
    answer = httpx.post(server.base + "/api/account", json={"name": "Hanna von der Wart", "password": password})
    assert (answer.status_code, answer.json()["code"]) == (400, "weak-password")


def test_an_account_cannot_be_guessed_at_from_many_addresses(server: Server) -> None:
    name = unique_name()
    owner = account(server, name)
    for wanted in (name, unique_name()):  # an account that does not exist behaves the same
        for attempt in range(10):
            answer = sign_in(server, wanted, "wrong password", **{"X-Forwarded-For": f"203.0.113.{attempt}"})
            assert answer.json()["code"] == "wrong-password"
        refused = sign_in(server, wanted, **{"X-Forwarded-For": "203.0.113.99"})
        assert (refused.status_code, refused.json()["code"], refused.json()["bound"]) == (429, "too-many-sign-ins", 10)
    assert owner.get("/api/me").status_code == 200  # who is signed in stays so


@pytest.mark.parametrize(("address", "counted"), [
    ("203.0.113.7", "203.0.113.7"), ("::ffff:203.0.113.7", "203.0.113.7"), ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
    ("2001:db8:1:2:bbbb:cccc::9", "2001:db8:1:2::/64"), ("2001:db8:1:3::1", "2001:db8:1:3::/64"), ("testclient", ""),
])
def test_addresses_count_by_the_network_that_one_person_has(address: str, counted: str) -> None:
    link: Any = SimpleNamespace(client=SimpleNamespace(host=address))
    assert address_of(link) == counted


# --- nothing slow holds up the others ---


@contextlib.asynccontextmanager
async def app_in_process(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    settings = Settings(folder, limits=False)
    prepare(settings.url)
    app = create(settings)
    async with app.lifespan(), httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
        yield client


def test_a_slow_password_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While passwords are being compared, everything else is stored and read; and only so many wait."""
    go_on = threading.Event()
    compare = passwords.HASHER.__class__.verify

    def slow(*args: Any) -> bool:
        go_on.wait(60)
        return bool(compare(*args))

    async def run() -> None:
        async with app_in_process(tmp_path) as client:
            opened = await client.post("/api/account", json={"name": "Hanna", "password": PASSWORD})
            headers = {"Authorization": f"Bearer {opened.json()['token']}"}
            monkeypatch.setattr(passwords.HASHER.__class__, "verify", slow)
            leaving = [
                asyncio.create_task(client.request("DELETE", "/api/me", json={"password": "wrong"}, headers=headers))
                for _ in range(5)]
            signing = [
                asyncio.create_task(client.post("/api/session", json={"name": f"Bert {n}", "password": "wrong password"}))
                for n in range(passwords.WAITING)]
            async with asyncio.timeout(30):
                done, _ = await asyncio.wait([*leaving, *signing], return_when=asyncio.FIRST_COMPLETED)
                assert done.pop().result().json()["code"] == "busy-signing-in"
                assert (await client.post("/api/guest", json={})).status_code == 201
                assert (await client.get("/api/me", headers=headers)).status_code == 200
            go_on.set()
            answers = await asyncio.gather(*leaving, *signing)
            assert {answer.json()["code"] for answer in answers} == {"wrong-password", "busy-signing-in"}

    try:
        asyncio.run(run())
    finally:
        go_on.set()


def test_wrong_passwords_are_forgiven_with_time(tmp_path: Path, clock: Clock) -> None:
    async def run() -> None:
        async with app_in_process(tmp_path) as client:
            async def code(password: str = "wrong password") -> str:
                answer = await client.post("/api/session", json={"name": "Hanna", "password": password})
                return str(answer.json().get("code", "in"))

            await client.post("/api/account", json={"name": "Hanna", "password": PASSWORD})
            assert [await code() for _ in range(11)] == ["wrong-password"] * 10 + ["too-many-sign-ins"]
            clock.turn(61)
            assert [await code(), await code()] == ["wrong-password", "too-many-sign-ins"]
            clock.turn(61)
            assert [await code(PASSWORD), await code()] == ["in", "wrong-password"]

    asyncio.run(run())
