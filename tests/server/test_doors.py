"""Every endpoint without the right session refuses; nothing that is sent breaks the server."""
from __future__ import annotations

import contextlib
import itertools
import re
from collections import defaultdict
from pathlib import Path

import httpx
import pytest

from kogge.server.app import create
from kogge.server.settings import Settings
from patience import PATIENCE
from server.setting import Live, Person, Server
from server.test_meeting import member

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
    ("GET", "/api/learn/today"),
    ("GET", "/api/learn/{game}/lessons/{lesson}"), ("POST", "/api/learn/{game}/lessons/{lesson}/try"),
    # whoever has the link may look
    ("GET", "/api/tables/{table_id}"), ("GET", "/api/tables/{table_id}/at/{count}"), ("GET", "/api/tables/{table_id}/record"),
    ("GET", "/api/tables/{table_id}/events"), ("GET", "/api/tables/{table_id}/talk"), ("GET", "/api/tables/{table_id}/review"),
    ("POST", "/api/study"), ("POST", "/api/study/bot"), ("POST", "/api/study/why"), ("POST", "/api/study/think"),
    ("POST", "/api/study/planner"),
    ("GET", "/api/studies/{study_id}"), ("GET", "/api/studies/{study_id}/text"),
}
PAGES = {("GET", "/"), ("GET", "/{path}"), ("GET", "/schema"), ("GET", "/schema/openapi.json"), ("GET", "/schema/{path}")}
# whose doing is nobody else's concern: what they change is their own
THEIR_OWN = {
    ("PUT", "/api/me/ties/{name}"), ("DELETE", "/api/me/ties/{name}"), ("POST", "/api/clubs/{club}/join"),
    ("POST", "/api/clubs/{club}/leave"), ("POST", "/api/tournaments/{tournament}/enter"),
    ("POST", "/api/tournaments/{tournament}/withdraw"), ("POST", "/api/tables/{table_id}/talk"),
}
PRIVATE = ("session", "way", "order")  # whose ids nobody else has
SPECTATORS = {"/api/tables/{table_id}/talk"}  # they have a room of their own
BODIES = {
    "/api/tables": {"game": "nauticus", "seats": [{"kind": "me"}, {"kind": "here"}]},
    "/api/tables/{table_id}/seats/{seat}": {"kind": "bot", "level": "mate"},
    "/api/me": {"name": "Somebody"},
    "/api/tables/{table_id}/reports": {"seat": 0, "why": "other"},
    "/api/tables/{table_id}/invitations": {"name": "Somebody"},
    "/api/tables/{table_id}/offers": {"kind": "pause"},
    "/api/tables/{table_id}/notes/{seat}": {"text": "x"},
    "/api/clubs/{club}/tables": {"table": "nobodys"},
    "/api/tournaments/{tournament}/substitute": {"missing": "Somebody", "substitute": "Nobody"},
    "/api/clubs/{club}/tournaments": {"name": "Cup", "game": "nauticus", "time": {"kind": "days", "turn": 86400}},
    "/api/tables/{table_id}/orders": {"kind": "forced", "seat": 0},
    "/api/tables/{table_id}/orders/{order}": {"active": True},
    "/api/me/ways/{way}": {"kinds": []},
    "/api/me/password": {"old": "ship ahoy!", "new": "another ship ahoy"},
}


def operations(server: Server) -> list[tuple[str, str]]:
    paths = httpx.get(server.base + "/schema/openapi.json").json()["paths"]
    return [(method.upper(), path) for path, item in paths.items() for method in item]


def address(path: str, table: str) -> str:
    """A path of the description, for a table."""
    known = {"table_id": table, "seat": 0, "count": 0, "game": "nauticus", "speed": "live", "line": 0}
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
                "forbidden", "not-waiting", "not-playing", "not-over", "not-seated", "malformed", "not-found")
            assert refused, (method, path, answer.text)
    with stranger.live(table) as live:
        assert live.command("answer", number=live.state["number"], action="done")["code"] == "not-seated"
        assert live.command("undo", number=live.state["number"])["code"] == "not-seated"
        assert live.command("at", count=1, seat=0)["code"] == "no-such-position"
        assert live.command("hint")["code"] == "not-your-turn"
    after = host.get(f"/api/tables/{table}").json()
    assert {**before, "spectators": 0} == {**after, "spectators": 0}


def test_every_route_is_described_and_so_knocked_at(tmp_path: Path) -> None:
    app = create(Settings(tmp_path, limits=False))
    routes = [(method, route.path) for route in app.routes for method in getattr(route, "methods", ["socket"])]
    paths = {(method, re.sub(r":\w+}", "}", path)) for method, path in routes if method not in ("OPTIONS", "HEAD")}
    described = {(method.upper(), path) for path, item in app.openapi_schema.to_schema()["paths"].items() for method in item}
    assert paths - described == PAGES
    assert described - paths == set()
    assert OPEN - described == set()


def test_nobody_reads_or_changes_what_is_another_s(server: Server) -> None:
    """Every path with the id of something that somebody owns, with real ids, by a stranger who has an account too, and by a
    guest. What is private is refused in the same words whether it is there or not."""
    (ann, name), (eve, _) = member(server), member(server)
    table = ann.table("me", "here")
    club = ann.post("/api/clubs", {"name": f"Club {ann.token[:8]}"}).json()["id"]
    cup = {"name": "Cup", "game": "nauticus", "time": {"kind": "days", "turn": 86400}}
    ids = {
        "table_id": table, "seat": 0, "club": club, "session": ann.get("/api/me/sessions").json()["sessions"][0]["id"],
        "tournament": ann.post(f"/api/clubs/{club}/tournaments", cup).json()["id"], "name": name,
        "line": ann.post(f"/api/tables/{table}/talk", {"phrase": "hello"}).json()["lines"][0]["id"],
        "way": ann.post("/api/me/ways", {"kind": "webhook", "address": "https://example.org/", "kinds": []}).json()["way"]["id"],
        "order": ann.post(f"/api/tables/{table}/orders", BODIES["/api/tables/{table_id}/orders"]).json()["orders"][0]["id"]}
    ann.http.put(f"/api/tables/{table}/notes/0", json={"text": "a note of mine"})
    ann.http.put("/api/matches", json={"game": "nauticus", "pace": "days"})

    def known() -> list[str]:
        """All that Ann has, but for what the last look at it changes."""
        where = ("/me", "/me/ways", "/me/ties", "/me/rhythm", "/me/notices", "/me/lately", f"/people/{name}", f"/clubs/{club}",
                 f"/tournaments/{ids['tournament']}", f"/tables/{table}/talk", f"/tables/{table}/orders",
                 f"/tables/{table}/notes")
        waits = ann.get("/api/matches").json()["mine"]
        return [*(ann.get(f"/api{path}").text for path in where), waits["game"] + waits["since"]]

    before, knocked = known(), 0
    for stranger, (method, path) in itertools.product((eve, Person(server)), operations(server)):
        owned = re.findall(r"{(\w+)}", path)
        if not owned or (method, path) in OPEN | THEIR_OWN:
            continue
        url = path.format_map(defaultdict(lambda: "nobodys", ids))
        answer = stranger.http.request(method, url, json=BODIES.get(path, {}))
        refused = answer.status_code == 200 and answer.json().get("type") == "refused"  # a command's own way
        assert refused or 400 <= answer.status_code < 500, (method, url, answer.text)
        private = next((word for word in PRIVATE if word in owned), None)
        if private is not None:
            nowhere = path.format_map(defaultdict(lambda: "nobodys", {**ids, private: "nobodys"}))
            other = stranger.http.request(method, nowhere, json=BODIES.get(path, {}))
            assert (other.status_code, other.text) == (answer.status_code, answer.text), (method, url)
        knocked += 1
    assert knocked >= 2 * 30
    assert known() == before
    alone = [each for each in operations(server) if not re.search("{", each[1]) and each not in OPEN]
    for method, path in sorted(alone, key=lambda each: each[0] == "DELETE"):  # what names nobody concerns nobody but who asks
        stranger = Person(server)
        answer = stranger.http.request(method, path, json=BODIES.get(path, {}))
        assert answer.status_code < 500, (method, path, answer.text)
        assert name not in answer.text, (method, path)
    assert known() == before
    private = "".join(eve.get(path).text for path in ("/api/me/ways", "/api/me/ties", "/api/me/notices", "/api/me/sessions"))
    assert "example.org" not in private
    assert str(ids["session"]) not in private
    looked = [eve.get(f"/api/tables/{table}{path}").text for path in ("", "/talk", "/record", "/notes")]
    assert "a note of mine" not in str(looked)


def test_a_socket_of_another_site_is_turned_away(server: Server) -> None:
    from websockets.sync.client import connect

    person = Person(server)
    url = server.base.replace("http", "ws") + f"/api/tables/{person.table('me', 'here')}/live"
    headers = {"Cookie": f"kogge_session={person.token}", "Origin": "https://evil.example"}
    with connect(url, additional_headers=headers) as socket:
        assert "another site" in str(socket.recv(PATIENCE))


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


@pytest.mark.soak
def test_schemathesis_finds_no_server_error(server: Server) -> None:
    """It sends what the description allows and what it does not; the server must never be at fault. It is loaded here, since that
    takes longer than most tests. The suite sends something of its own to every door: test_strange_values.py, test_manners.py."""
    import requests
    import schemathesis
    from hypothesis import HealthCheck, given, settings
    from hypothesis.errors import Unsatisfiable

    person = Person(server)
    table = person.table("me", "here")
    headers = {"Authorization": f"Bearer {person.token}"}
    description = schemathesis.openapi.from_url(server.base + "/schema/openapi.json")
    description = description.exclude(path_regex="/events$").exclude(path=["/api/me", "/api/session"], method="DELETE")
    line = requests.Session()
    for result in description.get_all_operations():
        operation = result.ok()
        for mode in schemathesis.GenerationMode:

            @settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck), database=None)
            @given(operation.as_strategy(generation_mode=mode))
            def send(case: schemathesis.Case) -> None:
                if "table_id" in (case.path_parameters or {}):
                    case.path_parameters["table_id"] = table
                answer = case.call(session=line, headers=headers, timeout=PATIENCE)
                assert answer.status_code < 500, (case.method, case.path, answer.text)

            with contextlib.suppress(Unsatisfiable):  # nothing can be wrong with a request that has no parameters
                send()
    assert "request failed" not in server.log()
    with Live(server, table, person.token) as live:
        assert live.command("ping")["type"] == "pong"
