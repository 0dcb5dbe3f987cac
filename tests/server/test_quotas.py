"""How much one person, one address or one table may have; and lists that nobody fills alone."""
from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import kogge
from kogge.server.settings import BadSettings, Bounds, Settings
from server.setting import ROOT, Person, Server

PARTS = kogge.game("nauticus").sheet.text
TWO, FIVE = 2 * len(PARTS) + 100, 5 * len(PARTS) + 100
BOUNDS = (f"tables=6,public=2,parts={TWO},opened=30,uploaded={FIVE},sockets=3,sockets_address=5,sockets_table=2,rows=20")
HOUSES = (f"192.0.2.{number}" for number in range(1, 250))


@pytest.fixture(scope="module")
def bounded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("bounded"), limits=True, KOGGE_BOUNDS=BOUNDS) as running:
        yield running


def somebody(server: Server) -> Person:
    """A guest from a house of their own, so that nobody's arrival counts for the others."""
    answer = httpx.post(server.base + "/api/guest", json={}, headers={"X-Forwarded-For": next(HOUSES)})
    return Person(server, answer.json()["token"])


def opened(person: Person, address: str, **more: object) -> httpx.Response:
    wish = {"game": "nauticus", "seats": [{"kind": "me"}, {"kind": "open"}], **more}
    return person.post("/api/tables", wish, headers={"X-Forwarded-For": address})


def refused(answer: httpx.Response) -> tuple[str, int]:
    return answer.json().get("code", ""), answer.json().get("bound", 0)


def test_tables_of_one_host(bounded: Server) -> None:
    me, other = somebody(bounded), somebody(bounded)
    tables = [opened(me, "198.51.100.1").json()["id"] for _ in range(6)]
    assert refused(opened(me, "198.51.100.1")) == ("too-many-tables", 6)
    assert opened(other, "198.51.100.1").status_code == 201  # others are not in the way
    me.post(f"/api/tables/{tables[0]}/leave")
    assert opened(me, "198.51.100.1").status_code == 201  # one has ended


def test_public_tables_of_one_host(bounded: Server) -> None:
    me = somebody(bounded)
    assert [opened(me, "198.51.100.2", public=True).status_code for _ in range(2)] == [201, 201]
    assert refused(opened(me, "198.51.100.2", public=True)) == ("too-many-public", 2)
    assert opened(me, "198.51.100.2").status_code == 201


def test_parts_of_one_host(bounded: Server) -> None:
    me = somebody(bounded)
    parts = [PARTS.replace('"standard"', f'"mine {n}"', 1) for n in range(3)]
    assert [opened(me, "198.51.100.3", parts=text).status_code for text in parts[:2]] == [201, 201]
    assert refused(opened(me, "198.51.100.3", parts=parts[2])) == ("too-much-stored", TWO)
    assert opened(me, "198.51.100.3").status_code == 201


def test_tables_and_bytes_of_one_address(bounded: Server) -> None:
    """However many guests somebody is."""
    codes = [refused(opened(somebody(bounded), "198.51.100.5", parts=PARTS)) for _ in range(6)]
    assert codes == [("", 0)] * 5 + [("too-many-requests", FIVE)]
    codes = [refused(opened(somebody(bounded), "198.51.100.6")) for _ in range(31)]
    assert codes == [("", 0)] * 30 + [("too-many-requests", 30)]
    codes = [refused(opened(somebody(bounded), "198.51.100.7", public=True)) for _ in range(11)]
    assert codes == [("", 0)] * 10 + [("too-many-requests", 10)]


def test_connections_of_one_person_one_address_and_one_table(bounded: Server) -> None:
    host = somebody(bounded)
    table = host.table("me", "here")
    other = host.table("me", "here")

    def join(address: str, token: str = "", where: str = table) -> str:
        headers = {"X-Forwarded-For": address} | ({"Authorization": f"Bearer {token}"} if token else {})
        url = bounded.base.replace("http", "ws") + f"/api/tables/{where}/live"
        link = links.enter_context(connect(url, additional_headers=headers))
        with contextlib.suppress(ConnectionClosed):  # sent away already
            link.send('{"type": "hello"}')
        return str(link.recv(10))

    with contextlib.ExitStack() as links:
        assert all("welcome" in join(f"198.51.100.{10 + n}", host.token) for n in range(3))
        assert '"too-many-connections"' in join("198.51.100.20", host.token)  # of one person
        assert all("welcome" in join(f"198.51.100.{20 + n}") for n in range(2))
        assert '"too-many-connections"' in join("198.51.100.29")  # who only look on at one table
        assert all("welcome" in join("198.51.100.40", somebody(bounded).token, other) for _ in range(2))
        stream = httpx.get(f"{bounded.base}/api/tables/{other}/events", headers={"X-Forwarded-For": "198.51.100.41"})
        assert refused(stream) == ("too-many-connections", 2)
        people = [somebody(bounded) for _ in range(6)]
        told = [join("198.51.100.50", person.token, person.table("me", "here")) for person in people]
        assert ["welcome" in each for each in told] == [True] * 5 + [False]  # of one address, each at a table of their own


def test_a_log_without_end(bounded: Server) -> None:
    me = somebody(bounded)
    with me.live(me.table("me", "here")) as live:
        while True:
            action = next(c["action"] for c in live.legal() if not c["final"])
            live.play(action)
            reply = live.command("undo", number=live.state["number"])
            if reply["type"] == "refused":
                break
            live.until(reply["number"])
        assert reply["code"] == "log-full"
        assert live.state["number"] >= 20
        live.answer_first()  # but the game goes on


def test_the_public_list_is_fair_to_many_hosts_and_has_pages(server: Server) -> None:
    flooder, ann, bert = Person(server), Person(server), Person(server)
    mine = [ann.table("me", "open", public=True), bert.table("me", "open", public=True)]
    for _ in range(110):
        flooder.table("me", "open", public=True)
    first = httpx.get(server.base + "/api/tables/open").json()
    assert set(mine) <= {table["id"] for table in first["tables"]}
    seen, page = [table["id"] for table in first["tables"]], first
    while page.get("next"):
        page = httpx.get(server.base + "/api/tables/open", params={"after": page["next"]}).json()
        seen += [table["id"] for table in page["tables"]]
    assert len(seen) == len(set(seen)) >= 112
    for table in flooder.get("/api/tables/mine").json()["tables"]:
        flooder.post(f"/api/tables/{table['id']}/leave")
    assert httpx.get(server.base + "/api/tables/open", params={"after": "9" * 60}).status_code == 200


def test_bounds_are_settings_that_the_docs_tell(tmp_path: Path) -> None:
    assert Bounds.read("tables=7, sockets=9") == Bounds(tables=7, sockets=9)
    assert Bounds.read(str(Bounds(tables=7))) == Bounds(tables=7)
    for wrong in ("tabels=7", "tables=many", "tables"):
        with pytest.raises(BadSettings, match="KOGGE_BOUNDS"):
            Bounds.read(wrong)
    settings = Settings(tmp_path, bounds=Bounds(public=9))
    assert Settings.read(settings.environment()).bounds.public == 9
    told = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
    for field in fields(Bounds):
        assert f"| `{field.name}` | {field.default} |" in told
