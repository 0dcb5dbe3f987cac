"""Games that are over stay readable: in lists however many there are, as records, whatever becomes of the rules."""
from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from litestar import Litestar
from litestar.testing import TestClient

from kogge.server.app import create
from kogge.server.hub import Hub
from kogge.server.settings import Settings
from kogge.server.storage.rows import game_table, kept, log, review, seat, standing_order, study
from patience import eventually
from server.growth import copies
from server.setting import ROOT, prepare

Client = TestClient[Litestar]
RECORD = (ROOT / "tests" / "records" / "nauticus-2.kogge").read_text()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    settings = Settings(tmp_path, limits=False)
    prepare(settings.url)
    with TestClient(create(settings)) as client:
        client.post("/api/guest", json={"name": "Hanna"})
        yield client


def hub_of(client: Client) -> Hub:
    hub: Hub = client.app.state.hub
    return hub


def write(client: Client, *statements: sa.Executable) -> None:
    with hub_of(client).database.engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)


def finished(client: Client, record: str = RECORD) -> str:
    answer = client.post("/api/records", content=record, headers={"Content-Type": "text/plain"})
    assert answer.json()["status"] == "over", answer.text
    return str(answer.json()["id"])


def playing(client: Client) -> str:
    wish = {"game": "nauticus", "seats": [{"kind": "me"}, {"kind": "here"}]}
    return str(client.post("/api/tables", json=wish).json()["id"])


def exported(client: Client) -> zipfile.ZipFile:
    return zipfile.ZipFile(io.BytesIO(client.get("/api/me/export").content))


def seen(client: Client, table: str) -> list[object]:
    """Everything that can be seen of a finished game: its end and some moments, with all eyes, in both languages."""
    out: list[object] = []
    for lang in ("en", "de"):
        with client.websocket_connect(f"/api/tables/{table}/live") as socket:
            socket.send_json({"type": "hello", "lang": lang})
            assert socket.receive_json()["type"] == "welcome"
            update = socket.receive_json()
            while update["type"] != "update":
                update = socket.receive_json()
            out.append(update)
        for count in (0, 1, update["length"] // 2, update["length"] - 1, update["length"]):
            for eyes in range(-1, 2):
                answer = client.get(f"/api/tables/{table}/at/{count}", params={"seat": eyes, "lang": lang})
                assert answer.status_code == 200, answer.text
                out.append(answer.json())
    out.append(client.get(f"/api/tables/{table}/record").text.splitlines()[6:])
    return out


def is_kept(client: Client, table: str) -> bool:
    with hub_of(client).database.engine.connect() as connection:
        return connection.execute(sa.select(kept.c.format).where(kept.c.table_id == table)).first() is not None


BECOMES = {
    "its rules": game_table.update().values(rules_version=999), "the game": game_table.update().values(game="bounty"),
    "its parts": game_table.update().values(parts_hash="0123456789abcdef"),
    "a row of its log": log.delete().where(log.c.number == 9)}


@pytest.mark.parametrize("game", [
    "nauticus-2", "grog-island-2", *(pytest.param(game, marks=pytest.mark.soak) for game in ("liguria-3", "die-werft-2"))])
def test_a_finished_game_is_shown_as_it_was_whatever_is_gone(client: Client, game: str) -> None:
    record = (ROOT / "tests" / "records" / f"{game}.kogge").read_text()
    table = finished(client, record)
    before = seen(client, table)
    eventually(lambda: is_kept(client, table))
    gone = BECOMES if game == "nauticus-2" else {"its rules": BECOMES["its rules"]}
    for what, statement in gone.items():
        write(client, statement)
        hub_of(client).rooms.clear()
        after = seen(client, table) if what != "a row of its log" else seen_without_record(client, table)
        assert after == before[:len(after)], what
    hint = client.post(f"/api/tables/{table}/commands", json={"type": "evaluate", "id": "c1"}).json()
    assert (hint["type"], hint["code"]) == ("refused", "unavailable")


def test_what_has_lost_its_rules_is_not_studied_and_nothing_is_stored(client: Client) -> None:
    over, running = finished(client), playing(client)
    eventually(lambda: is_kept(client, over))
    write(client, BECOMES["its rules"])
    hub_of(client).rooms.clear()
    answers = {
        (table, way): client.post(f"/api/{way.format(table)}", json=body)
        for table in (over, running)
        for way, body in [
            ("study", {"table": table, "at": 3}), ("study/bot", {"table": table, "at": 3}),
            ("study/think", {"table": table, "at": 3}), ("study/play", {"table": table, "at": 3}),
            ("studies", {"table": table, "title": "Mine", "tree": {"trunk": []}}), ("tables/{}/review", {}),
            ("tables/{}/orders", {"kind": "forced"})]}
    assert {answer.status_code for answer in answers.values()} <= {400, 403, 404, 409, 410, 422, 503}
    assert all(answer.json()["code"] and answer.json()["message"] for answer in answers.values())
    with hub_of(client).database.engine.connect() as connection:
        stored = [connection.scalar(sa.select(sa.func.count()).select_from(each)) for each in (study, review, standing_order)]
    assert stored == [0, 0, 0]
    assert {answers[over, way].json()["code"] for way in ("study", "study/think", "tables/{}/review")} == {"outdated"}


def seen_without_record(client: Client, table: str) -> list[object]:
    assert client.get(f"/api/tables/{table}/record").json()["code"] == "damaged"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kogge.server.tables.finished.whole_record", lambda *_: "\n" * 7)
        return seen(client, table)[:-1]


def test_kept_lines_know_people_by_the_names_they_have_now(client: Client) -> None:
    table = finished(client)
    eventually(lambda: is_kept(client, table))
    write(client, BECOMES["its rules"], *(seat.update().where(seat.c.seat == n).values(name=f"Zoë {n}") for n in range(2)))
    hub_of(client).rooms.clear()
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"type": "hello"})
        while (update := socket.receive_json())["type"] != "update":
            pass
    for line in update["log"]:
        assert line["seat"] < 0 or f"Zoë {line['seat']}" in line["text"], line
        assert "greedy" not in line["text"]


def test_my_tables_come_in_pages_and_all_are_exported(client: Client) -> None:
    table, running = finished(client), playing(client)
    with hub_of(client).database.engine.begin() as connection:
        copies(connection, table, 1234, logs=False)
    listed, page = list[str](), client.get("/api/tables/mine").json()
    while True:
        assert len(page["tables"]) <= 101
        listed += [info["id"] for info in page["tables"]]
        if page["next"] is None:
            break
        page = client.get("/api/tables/mine", params={"after": page["next"]}).json()
    everything = [running, table, *(f"{table}{n}" for n in range(1234))]  # what goes on first, then the latest first
    assert listed == everything
    assert client.get("/api/tables/mine", params={"after": "the moon"}).status_code == 400
    archive = exported(client)
    assert {name for name in archive.namelist() if name.endswith(".kogge")} == {f"{id}.kogge" for id in everything}
    assert archive.read(f"{table}.kogge").decode().partition("\n\n")[2] == RECORD.partition("\n\n")[2]


def test_an_export_says_what_it_cannot_hold(client: Client) -> None:
    over, running, gap = finished(client), playing(client), finished(client)
    write(client, game_table.update().where(game_table.c.id != gap).values(rules_version=999),
          log.delete().where(log.c.table_id == gap, log.c.number == 7))
    hub_of(client).rooms.clear()
    archive = exported(client)
    listed = {table["id"]: table for table in json.loads(archive.read("tables.json"))}
    assert listed[over]["file"] == f"{over}.kogge"
    assert archive.read(f"{over}.kogge").decode().partition("\n\n")[2] == RECORD.partition("\n\n")[2]
    assert listed[running]["file"] is None
    assert "rules version" in listed[running]["trouble"]
    assert listed[gap] | {"changed": ""} == {
        "id": gap, "game": "nauticus", "status": "over", "changed": "", "file": None, "trouble": "row 7 is missing"}
