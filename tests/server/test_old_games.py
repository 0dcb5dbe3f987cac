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
from kogge.server.storage.database import game_table, log, migrate
from server.growth import copies
from server.setting import ROOT

Client = TestClient[Litestar]
RECORD = (ROOT / "tests" / "records" / "nauticus-2.kogge").read_text()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    settings = Settings(tmp_path, limits=False)
    migrate(settings.url)
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


def finished(client: Client) -> str:
    answer = client.post("/api/records", content=RECORD, headers={"Content-Type": "text/plain"})
    assert answer.json()["status"] == "over", answer.text
    return str(answer.json()["id"])


def playing(client: Client) -> str:
    wish = {"game": "nauticus", "seats": [{"kind": "me"}, {"kind": "here"}]}
    return str(client.post("/api/tables", json=wish).json()["id"])


def exported(client: Client) -> zipfile.ZipFile:
    return zipfile.ZipFile(io.BytesIO(client.get("/api/me/export").content))


def test_my_tables_come_in_pages_and_all_are_exported(client: Client) -> None:
    table, running = finished(client), playing(client)
    with hub_of(client).database.engine.begin() as connection:
        copies(connection, table, 1234)
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
    assert archive.read(f"{table}1233.kogge") == archive.read(f"{table}.kogge")
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
