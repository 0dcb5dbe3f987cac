"""Backup, restore and move: everything arrives, is compared, and play goes on where it was."""
from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command

from kogge.cli import main
from kogge.server.settings import Settings
from kogge.server.storage import moving
from kogge.server.storage.database import alembic_config, migrate, now, up_to_date
from kogge.server.storage.moving import digests
from kogge.server.storage.rows import person, process
from server.setting import ROOT, Json, Live, Person, Postgres, Server, eventually
from server.test_crash import Player, gaps

RECORD = ROOT / "tests" / "records" / "nauticus-2.kogge"


def run(*arguments: object) -> None:
    assert main([str(argument) for argument in arguments]) == 0


def seen(live: Live) -> Json:
    return {key: live.state[key] for key in ("number", "length", "view", "question", "scores", "undo")}


def test_everything_moves_to_postgresql_and_back_with_games_in_play(tmp_path: Path, postgres: Postgres) -> None:
    first, url, last = Settings(tmp_path / "first"), postgres.database("moved", bare=True), Settings(tmp_path / "last")
    with Server(first.data) as server:
        me = Person(server)
        me.post("/api/account", {"name": "Hanna", "password": "between the islands"})
        me = Person(server, me.http.post("/api/session", json={
            "name": "Hanna", "password": "between the islands"}).json()["token"])
        table, waiting = me.table("me", "here", game="die-werft"), me.table("me", "open", public=True)
        over = me.http.post("/api/records", content=RECORD.read_bytes(), headers={"Content-Type": "text/plain"}).json()["id"]
        with me.live(table) as live:
            for _ in range(5):
                live.answer_first()
            before = seen(live)
    whole = digests(first.url)
    assert whole["log"].rows > 100
    run("move", "--data", first.data, "--to", url)
    assert digests(Settings(tmp_path, url).url) == whole
    assert main(["move", "--data", str(first.data), "--to", url]) == 2  # it is not empty any more
    with Server(tmp_path / "there", url) as server:
        there = me.at(server)
        assert {info["id"] for info in there.get("/api/tables/mine").json()["tables"]} == {table, waiting, over}
        with there.live(table) as live:
            assert seen(live) == before
            live.answer_first()
            before = seen(live)
    run("move", "--database", url, "--to", last.url)
    assert digests(last.url) == digests(Settings(tmp_path, url).url) != whole
    with Server(last.data) as server, me.at(server).live(table) as live:
        assert seen(live) == before
        live.answer_first()


def test_a_backup_of_a_running_server_holds_all_that_was_acknowledged(tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    with Server(tmp_path / "here") as server:
        me = Person(server)
        players = [Player(server, me.table("me", "here", "here"), me) for _ in range(3)]
        for player in players:
            player.start()
        eventually(lambda: all(len(player.acknowledged) > 5 for player in players))
        stored = [list(player.acknowledged) for player in players]
        run("backup", file, "--data", server.data)
        for player in players:
            player.finished.set()
            player.join(15)
    assert file.stat().st_mode & 0o077 == 0  # nobody else reads it
    run("restore", file, "--data", tmp_path / "there")
    assert gaps(Settings(tmp_path / "there").url) == []
    with Server(tmp_path / "there") as server:
        me = me.at(server)
        for player, answers in zip(players, stored, strict=True):
            record = me.get(f"/api/tables/{player.table}/record").text.split("\n\n")[1].splitlines()
            assert all(record[number - 1].endswith(f": {action}") for number, action in answers)


def test_a_backup_of_postgresql_is_restored_to_either(tmp_path: Path, postgres: Postgres) -> None:
    source, other = (Settings(tmp_path, postgres.database(name, bare=True)).url for name in ("backed_up", "restored"))
    migrate(source)
    engine = sa.create_engine(source)
    with engine.begin() as connection:
        connection.execute(person.insert(), [{"id": f"p{n}", "name": "Ümit", "created": n + 0.1} for n in range(5000)])
    engine.dispose()
    run("backup", tmp_path / "backup.db", "--database", source)
    run("restore", tmp_path / "backup.db", "--database", other)
    run("restore", tmp_path / "backup.db", "--data", tmp_path / "sqlite")
    assert digests(other) == digests(Settings(tmp_path / "sqlite").url) == digests(source)


def test_a_restored_database_is_brought_up_to_date_and_what_was_there_is_put_aside(tmp_path: Path) -> None:
    old, place = tmp_path / "old.db", Settings(tmp_path / "data")
    command.upgrade(alembic_config(f"sqlite:///{old}"), "0001")
    migrate(place.url)
    run("restore", old, "--data", place.data)
    with moving.snapshot(place.url) as connection:
        assert up_to_date(connection)
    assert len(list(place.data.glob("kogge.db.[0-9]*"))) == 1


def test_what_does_not_arrive_whole_is_noticed_and_undone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = Settings(tmp_path / "source"), Settings(tmp_path / "target")
    for settings in (source, target):
        migrate(settings.url)
    engine, lossy = sa.create_engine(source.url), sa.create_engine(target.url)
    with engine.begin() as connection:
        connection.execute(person.insert(), [{"id": f"p{n}", "name": "Ole", "created": 1.5} for n in range(10)])
    with lossy.begin() as connection:
        connection.execute(sa.text("CREATE TRIGGER lossy AFTER INSERT ON person WHEN new.id = 'p7' "
                                   "BEGIN UPDATE person SET created = 1.4 WHERE id = 'p7'; END"))
    assert main(["move", "--data", str(source.data), "--to", target.url]) == 2
    assert "what arrived of person is not what was sent" in capsys.readouterr().err
    assert digests(target.url)["person"].rows == 0


def test_nothing_is_carried_away_from_under_a_running_server(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str],
) -> None:
    url = Settings(tmp_path, postgres.database("running")).url
    migrate(url)
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        connection.execute(process.insert().values(id="a", seen=now()))
    engine.dispose()
    assert main(["move", "--database", url, "--to", f"sqlite:///{tmp_path}/b.db"]) == 2
    assert "stop it first" in capsys.readouterr().err
