"""What strangers send: broken paths and bodies, requests of other sites and for other hosts, requests that never end."""
from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from itertools import cycle, islice

import httpx
import pytest
from websockets.sync.client import connect

from kogge.server.web.guard import served
from patience import PATIENCE, eventually
from server.setting import Person, Server
from server.test_doors import BODIES, address, operations

DIGITS = "9" * 5000
UNREADABLE = [
    b"[" * 100_000, b'{"a":' * 20_000, b'{"name": "\xff"}', b'{"name": "\\ud800"}', b"{", b"", b"null",
    f'{{"name": {DIGITS}, "seat": {DIGITS}, "level": {DIGITS}}}'.encode(),
    b'{"name": "a\\u0000b", "id": "\\u0000", "type": "ping"}',
]


@pytest.fixture(params=["sqlite", "postgres"])
def any_server(request: pytest.FixtureRequest) -> Server:
    if request.param == "sqlite":
        return request.getfixturevalue("server")  # type: ignore[no-any-return]
    return request.getfixturevalue("pair")[0]  # type: ignore[no-any-return]


# --- what cannot be read ---


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 5000, "/" + "a/" * 20_000, "/assets/%00.js"])
def test_paths_that_no_file_can_have(server: Server, path: str) -> None:
    assert httpx.get(server.base + path).json()["code"] == "bad-request"


@pytest.mark.parametrize("many", [1, pytest.param(len(UNREADABLE), marks=pytest.mark.soak)])
def test_nothing_unreadable_is_our_fault(any_server: Server, many: int) -> None:
    """So much of it at each door, by turns; with another database other things."""
    bodies = islice(cycle(UNREADABLE), int(bool(any_server.url.startswith("postgres"))), None)
    person = Person(any_server)
    table = person.table("me", "here")
    headers = {"Content-Type": "application/json"}
    for method, path in operations(any_server):
        if path.endswith("/events") or (method, path) in (("DELETE", "/api/me"), ("DELETE", "/api/session")):
            continue
        for place in (address(path, table), re.sub(r"{(seat|count)}", DIGITS, re.sub(r"{(table_id|game|session)}", "%00", path))):
            for body in islice(bodies, many):
                answer = person.http.request(method, place, content=body, headers=headers)
                assert answer.status_code < 500, (method, place[:80], body[:80], answer.text)


def test_a_socket_lives_on_whatever_it_is_sent(any_server: Server) -> None:
    person = Person(any_server)
    with person.live(person.table("me", "here")) as live:
        for raw in [*UNREADABLE, b'{"a":' * 3000, b"\x00"]:
            live.socket.send(raw[:16_000])
            assert live.wait("refused")["code"] == "malformed", raw[:80]
        assert live.command("answer", id="\0", number=live.state["number"], action="\0")["code"] == "malformed"
        assert live.command("ping")["type"] == "pong"


# --- what every answer carries ---


def test_errors_are_as_guarded_as_answers(server: Server) -> None:
    guest = Person(server)
    for answer in (httpx.get(server.base + "/api/nothing"), httpx.put(server.base + "/api/guest"),
                   httpx.get(server.base + "/%00"), httpx.get(server.base + "/api/me"),
                   guest.post("/api/tables", {}), guest.get("/api/tables/nowhere")):
        assert answer.status_code >= 400
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["cache-control"] == "no-store"


def test_what_tells_of_people_is_not_kept_on_the_way(server: Server) -> None:
    person = Person(server)
    table = person.table("me", "here")
    for method, path in operations(server):
        everybodys = path.startswith(("/api/games", "/api/about", "/api/learn"))
        if path.startswith("/api/") and not everybodys and not path.endswith("/events"):
            url = address(path, table)
            answer = person.http.request(method, url, json=BODIES.get(path)) if method in ("GET", "POST") else person.get(url)
            assert answer.headers["cache-control"] == "no-store", (method, path)


# --- for whom it is meant, and who sends it ---


def test_only_hosts_of_ours_are_answered_for(server: Server) -> None:
    def asked(host: str) -> httpx.Response:
        return httpx.get(server.base + "/api/about", headers={"Host": host})

    assert asked("localhost").status_code == 200
    assert asked("192.168.1.5:8000").status_code == 200
    refused = asked("rebound.example")
    assert (refused.status_code, refused.json()["code"]) == (421, "unknown-host")
    person = Person(server)
    url = f"ws://rebound.example/api/tables/{person.table('me', 'here')}/live"
    with connect(url, sock=socket.create_connection(("127.0.0.1", server.port))) as live:
        assert "does not answer for" in str(live.recv(5))


@pytest.mark.parametrize(("host", "hosts", "ours"), [
    ("localhost:8000", (), True), ("[::1]:8000", (), True), ("raspberry", (), True), ("kogge.local", (), True),
    ("kogge.example.org", (), False), ("kogge.example.org:443", ("kogge.example.org",), True),
    ("a.example.org", ("*.example.org",), True), ("example.org.evil.example", ("*.example.org",), False),
    ("evil.example", ("*",), True), ("127.0.0.1.evil.example", (), False),
])
def test_hosts(host: str, hosts: tuple[str, ...], ours: bool) -> None:
    assert served(host, hosts) is ours


def test_another_sites_page_can_sign_nobody_in(server: Server) -> None:
    for path in ("/api/guest", "/api/session", "/api/account"):
        for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
            answer = httpx.post(server.base + path, content="{}", headers={"Content-Type": "text/plain", **headers})
            assert answer.json()["code"] == "foreign-origin"
            assert "set-cookie" not in answer.headers
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
            answer = httpx.post(server.base + path, content="{}", headers={"Content-Type": kind})
            assert (answer.status_code, answer.json()["code"]) == (415, "not-json")


# --- requests that never end ---


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits half a second for what is to come."""
    with Server(tmp_path_factory.mktemp("hasty"), KOGGE_PATIENCE="0.5") as running:
        yield running


def send(server: Server, sent: bytes) -> socket.socket:
    link = socket.socket()
    link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    link.settimeout(PATIENCE)
    link.connect(("127.0.0.1", server.port))
    link.sendall(sent)
    return link


@pytest.mark.parametrize("sent", [
    b"", b"GET /health HTT", b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
])
def test_a_half_sent_request_is_not_waited_for(hasty: Server, sent: bytes) -> None:
    with send(hasty, sent) as link:
        while link.recv(65536):
            pass
    assert "request failed" not in hasty.log()


def test_a_head_without_end_is_cut_off(hasty: Server) -> None:
    with send(hasty, b"GET /health HTTP/1.1\r\nHost: localhost\r\n" + b"X-Long: x\r\n" * 10_000) as link:
        assert link.recv(65536).startswith(b"HTTP/1.1 400")


def test_whoever_reads_nothing_is_let_go(hasty: Server) -> None:
    with send(hasty, b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 300) as link:
        eventually(lambda: gone(link))


def gone(link: socket.socket) -> bool:
    try:
        link.send(b"\r\n")
    except OSError:
        return True
    return False


def test_a_kept_connection_and_a_socket_are_left_alone(hasty: Server) -> None:
    person = Person(hasty)
    with person.live(person.table("me", "here")) as live, httpx.Client(base_url=hasty.base, verify=False) as client:
        assert client.get("/health").status_code == 200
        with send(hasty, b"") as other:
            assert other.recv(1) == b""  # the patience with those two would have ended before
        assert client.get("/health", headers={"Connection": "close"}).status_code == 200
        assert live.command("ping")["type"] == "pong"
