"""A full disk in the middle of play: what was acknowledged stays, the server says so, and goes on when there is room."""
from __future__ import annotations

import contextlib
import os
import resource
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from kogge.server.app import create
from kogge.server.hub import Hub
from kogge.server.settings import Settings
from kogge.server.storage.rows import log
from patience import eventually
from server.setting import Person, Server, prepare
from server.test_crash import Player, check, gaps, over

SCARCE = 60_000
"""Bytes that are left when the disk is about to be full."""


class SmallDisk:
    """A file system of its own where root may mount one, with something large on it; else a limit on the size of files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.filler = folder / "filler"
        folder.mkdir(exist_ok=True)
        mount = ["mount", "-t", "tmpfs", "-o", "size=24m", "kogge-test", str(folder)]
        self.mounted = os.geteuid() == 0 and subprocess.run(mount, capture_output=True).returncode == 0

    def fill(self, server: Server) -> None:
        if self.mounted:
            free = os.statvfs(self.folder).f_bavail * os.statvfs(self.folder).f_frsize
            with contextlib.suppress(OSError):  # the server was faster
                self.filler.write_bytes(bytes(max(0, free - SCARCE)))
        else:
            largest = max(file.stat().st_size for file in self.folder.iterdir())
            self.limit(server, largest + SCARCE)

    def empty(self, server: Server) -> None:
        if self.mounted:
            self.filler.unlink()
        else:
            self.limit(server, resource.RLIM_INFINITY)

    def limit(self, server: Server, size: int) -> None:
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def close(self) -> None:
        if self.mounted:
            subprocess.run(["umount", "--lazy", str(self.folder)], check=True)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    disk = SmallDisk(tmp_path / "disk")
    yield disk
    disk.close()


def ready(server: Server) -> int:
    return httpx.get(server.base + "/ready").status_code


def test_a_log_with_a_gap_is_not_opened_and_says_so_while_others_are_served(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    prepare(settings.url)
    with TestClient(create(settings)) as client:
        hub: Hub = client.app.state.hub
        client.post("/api/guest", json={"name": "Hanna"})
        wish = {"game": "nauticus", "seats": [{"kind": "me"}, {"kind": "here"}]}
        tables = [client.post("/api/tables", json=wish).json()["id"] for _ in range(4)]
        gap, foreign, forged, whole = tables
        with hub.database.engine.begin() as connection:
            connection.execute(log.delete().where(log.c.table_id == gap, log.c.number == 3))
            connection.execute(log.update().where(log.c.table_id == foreign, log.c.number == 2).values(seat=1))
            connection.execute(log.update().where(log.c.table_id == forged, log.c.number == 2).values(action="sail home"))
        hub.rooms.clear()
        for table, why in ((gap, "row 3 is missing"), (foreign, "row 2 answers for another seat"), (forged, "row 2: ")):
            answer = client.get(f"/api/tables/{table}/record")
            assert (answer.status_code, answer.json()["code"]) == (500, "damaged")
            assert table in answer.json()["message"]
            assert why in answer.json()["message"]
        assert client.get(f"/api/tables/{whole}/record").status_code == 200
        assert {table["id"] for table in client.get("/api/tables/mine").json()["tables"]} == set(tables)


def test_a_full_disk_loses_nothing_that_was_acknowledged(disk: SmallDisk) -> None:
    with Server(disk.folder) as server:
        person, stranger = Person(server), Person(server)
        players = [Player(server, person.table("me", "here", "here"), person) for _ in range(4)]
        for player in players:
            player.start()
        eventually(lambda: all(len(player.acknowledged) > 2 for player in players))
        disk.fill(server)
        eventually(lambda: all(player.refused for player in players))
        eventually(lambda: ready(server) == 503)
        refused = httpx.post(server.base + "/api/guest", json={"name": "x" * 40})
        if refused.status_code != 201:  # a little room may be left for little things
            assert (refused.status_code, refused.json()["code"]) == (503, "cannot-store")
        assert person.get(f"/api/tables/{players[0].table}").status_code == 200  # whoever only looks may look
        watching = stranger.live(players[0].table)
        assert watching.state["length"] >= len(players[0].acknowledged)
        before = [len(player.acknowledged) for player in players]
        disk.empty(server)
        eventually(lambda: ready(server) == 200)
        eventually(lambda: all(len(player.acknowledged) > count + 3 or over(person, player.table)
                               for player, count in zip(players, before, strict=True)))
        for player in players:
            player.finished.set()
        for player in players:
            player.join(15)
            assert player.error is None, player.error
            assert set(player.refused) <= {"cannot-store", "too-fast"}
            assert player.acknowledged
            check(person, player.table, player.acknowledged)
        assert person.get(f"/api/tables/{players[0].table}").json()["spectators"] == 1  # noted after all
        watching.close()
        assert gaps(server.url) == []
