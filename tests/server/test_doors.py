"""Every endpoint without the right session refuses; nothing that is sent breaks the server."""
from __future__ import annotations

import contextlib
from collections import defaultdict
from pathlib import Path

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable

from server.setting import Live, Person, Server

OPEN = {
    ("GET", "/health"), ("GET", "/ready"), ("GET", "/metrics"), ("GET", "/api/about"), ("GET", "/api/games"),
    ("GET", "/api/games/{game}"), ("GET", "/api/games/{game}/rules"), ("GET", "/api/games/{game}/parts"),
    ("POST", "/api/guest"), ("POST", "/api/account"), ("POST", "/api/session"), ("DELETE", "/api/session"),
    ("POST", "/api/reset"),
    ("GET", "/api/tables/open"),
    # a word sent by mail is enough
    ("POST", "/api/confirm"), ("POST", "/api/recover"), ("POST", "/api/unsubscribe/{token}"),
    # what everybody may read
    ("GET", "/api/ratings/{game}/{speed}"), ("GET", "/api/people/{name}"), ("GET", "/api/matches"), ("GET", "/api/clubs"),
    ("GET", "/api/clubs/{club}"), ("GET", "/api/tournaments"), ("GET", "/api/tournaments/{tournament}"), ("GET", "/api/learn"),
    ("GET", "/api/learn/{game}/about"), ("GET", "/api/learn/{game}/puzzles"), ("GET", "/api/learn/{game}/sheet"),
    ("GET", "/api/learn/{game}/lessons/{lesson}"), ("POST", "/api/learn/{game}/lessons/{lesson}/try"),
    # whoever has the link may look
    ("GET", "/api/tables/{table_id}"), ("GET", "/api/tables/{table_id}/at/{count}"), ("GET", "/api/tables/{table_id}/record"),
    ("GET", "/api/tables/{table_id}/events"), ("GET", "/api/tables/{table_id}/talk"), ("GET", "/api/tables/{table_id}/review"),
    ("POST", "/api/study"), ("POST", "/api/study/bot"), ("POST", "/api/study/why"), ("POST", "/api/study/think"),
    ("GET", "/api/studies/{study_id}"), ("GET", "/api/studies/{study_id}/text"),
}
SPECTATORS = {"/api/tables/{table_id}/talk"}  # they have a room of their own
BODIES = {
    "/api/tables": {"game": "nauticus", "seats": [{"kind": "me"}, {"kind": "here"}]},
    "/api/tables/{table_id}/seats/{seat}": {"kind": "bot", "level": "mate"},
    "/api/me": {"name": "Somebody"},
    "/api/tables/{table_id}/reports": {"seat": 0, "why": "other"},
    "/api/tables/{table_id}/invitations": {"name": "Somebody"},
    "/api/tables/{table_id}/offers": {"kind": "pause"},
    "/api/tables/{table_id}/orders": {"kind": "forced", "seat": 0},
    "/api/tables/{table_id}/orders/{order}": {"active": True},
    "/api/me/password": {"old": "ship ahoy!", "new": "another ship ahoy"},
}


def operations(server: Server) -> list[tuple[str, str]]:
    paths = httpx.get(server.base + "/schema/openapi.json").json()["paths"]
    return [(method.upper(), path) for path, item in paths.items() for method in item]


def address(path: str, table: str) -> str:
    """A path of the description, for a table."""
    known = {"table_id": table, "seat": 0, "count": 0, "game": "nauticus", "speed": "live"}
    return path.format_map(defaultdict(lambda: "nobodys", known))


def call(person: Person | None, server: Server, method: str, path: str, table: str) -> httpx.Response:
    url = server.base + address(path, table)
    headers = {"Authorization": f"Bearer {person.token if person else 'stolen'}"}
    return httpx.request(method, url, json=BODIES.get(path, {}), headers=headers)


def test_every_endpoint_refuses_without_a_session(server: Server) -> None:
    table = Person(server).table("me", "here")
    closed = [operation for operation in operations(server) if operation not in OPEN]
    assert len(closed) >= 13
    answers = {(method, path): call(None, server, method, path, table) for method, path in closed}
    assert {where: answer.text for where, answer in answers.items()
            if answer.status_code != 401 or answer.json()["code"] != "no-session"} == {}


def test_every_change_of_a_table_refuses_a_stranger(server: Server) -> None:
    host, stranger = Person(server), Person(server)
    table = host.table("me", "here")
    before = host.get(f"/api/tables/{table}").json()
    for method, path in operations(server):
        if method in ("POST", "PUT", "PATCH", "DELETE") and "{table_id}" in path and path not in SPECTATORS:
            answer = call(stranger, server, method, path, table)
            refused = answer.json().get("code") in (
                "forbidden", "not-waiting", "not-playing", "not-over", "not-seated", "malformed")
            assert refused, (method, path, answer.text)
    with stranger.live(table) as live:
        assert live.command("answer", number=live.state["number"], action="done")["code"] == "not-seated"
        assert live.command("undo", number=live.state["number"])["code"] == "not-seated"
        assert live.command("at", count=1, seat=0)["code"] == "no-such-position"
        assert live.command("hint")["code"] == "not-your-turn"
    after = host.get(f"/api/tables/{table}").json()
    assert {**before, "spectators": 0} == {**after, "spectators": 0}


def test_a_socket_of_another_site_is_turned_away(server: Server) -> None:
    from websockets.sync.client import connect

    person = Person(server)
    url = server.base.replace("http", "ws") + f"/api/tables/{person.table('me', 'here')}/live"
    headers = {"Cookie": f"kogge_session={person.token}", "Origin": "https://evil.example"}
    with connect(url, additional_headers=headers) as socket:
        assert "another site" in str(socket.recv(5))


def test_one_address_cannot_ask_too_often(tmp_path: Path) -> None:
    with Server(tmp_path, limits=True) as server:
        answers = [httpx.post(server.base + "/api/guest", json={})]
        while answers[-1].status_code == 201 and len(answers) < 200:
            answers.append(httpx.post(server.base + "/api/guest", json={}))
        last = answers[-1]
        assert (last.status_code, last.json()["code"]) == (429, "too-many-requests")
        assert len(answers) > 20
        assert last.headers["Retry-After"]
        assert httpx.get(server.base + "/health").status_code == 200


def test_oversized_bodies_are_refused(server: Server) -> None:
    answer = Person(server).post("/api/records", content=b"x" * 2_000_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/nowhere", "/api/games/chess", "/api/tables/nowhere/at/1"])
def test_what_is_not_there(server: Server, path: str) -> None:
    answer = httpx.get(server.base + path)
    assert answer.status_code == 404
    assert set(answer.json()) == {"code", "message"}


def fuzz(server: Server, examples: int) -> None:
    """schemathesis sends what the description allows and what it does not; the server must never be at fault."""
    person = Person(server)
    table = person.table("me", "here")
    headers = {"Authorization": f"Bearer {person.token}"}
    description = schemathesis.openapi.from_url(server.base + "/schema/openapi.json")
    description = description.exclude(path_regex="/events$").exclude(path=["/api/me", "/api/session"], method="DELETE")
    for result in description.get_all_operations():
        operation = result.ok()
        for mode in schemathesis.GenerationMode:

            @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None)
            @given(operation.as_strategy(generation_mode=mode))
            def send(case: schemathesis.Case) -> None:
                if "table_id" in (case.path_parameters or {}):
                    case.path_parameters["table_id"] = table
                answer = case.call(headers=headers)
                assert answer.status_code < 500, (case.method, case.path, answer.text)

            with contextlib.suppress(Unsatisfiable):  # nothing can be wrong with a request that has no parameters
                send()
    assert "request failed" not in server.log()
    with Live(server, table, person.token) as live:
        assert live.command("ping")["type"] == "pong"


def test_schemathesis_finds_no_server_error(server: Server) -> None:
    fuzz(server, 8)


@pytest.mark.soak
def test_schemathesis_finds_no_server_error_in_many_tries(server: Server) -> None:
    fuzz(server, 200)
