"""What an operator relies on: health, metrics, migrations, refusals at the start."""
from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from litestar import Litestar
from litestar.testing import TestClient

import kogge
from kogge.server.app import create
from kogge.server.schema import schema
from kogge.server.settings import BadSettings, Settings
from kogge.server.storage.database import alembic_config, migrate
from kogge.server.storage.rows import META
from kogge.server.web import page as files
from patience import eventually
from server.processes import Process
from server.setting import Person, Postgres, Server, prepare


def test_health_readiness_and_metrics(server: Server) -> None:
    assert httpx.get(server.base + "/health").json() == {"status": "ok", "version": kogge.__version__}
    assert httpx.get(server.base + "/ready").status_code == 200
    me = Person(server)
    with me.live(me.table("me", "here")) as live:
        live.answer_first()
        metrics = httpx.get(server.base + "/metrics").text
    assert 'kogge_answers_total{game="nauticus"}' in metrics
    assert "kogge_listeners" in metrics


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    """A server whose web app is one page and one script, beside a file that is nobody's business."""
    static = tmp_path / "static"
    monkeypatch.setattr(files, "STATIC", static)
    (tmp_path / "secret.txt").write_text("treasure")
    prepare(Settings(tmp_path).url)
    with TestClient(create(Settings(tmp_path))) as client:
        yield client


def build(page: TestClient[Litestar]) -> None:
    (files.STATIC / "assets").mkdir(parents=True)
    (files.STATIC / "index.html").write_text("<p>the app</p>")
    (files.STATIC / "assets" / "a1b2.js").write_text("let ship = 1;\n" * 200)


def test_the_page_says_so_when_the_web_app_is_not_built(page: TestClient[Litestar]) -> None:
    answer = page.get("/table/abc")
    assert answer.status_code == 503
    assert "make play" in answer.text


def test_the_web_app_gets_every_path_that_is_no_file(page: TestClient[Litestar]) -> None:
    build(page)
    for path in ("/", "/table/abc", "/game/nauticus"):
        assert page.get(path).text == "<p>the app</p>"
    assert page.get("/api/nothing").status_code == 404


def test_files_of_the_web_app_are_compressed_and_kept(page: TestClient[Litestar]) -> None:
    build(page)
    script = page.get("/assets/a1b2.js")
    assert "javascript" in script.headers["content-type"]
    assert script.headers["content-encoding"] == "gzip"
    assert "immutable" in script.headers["cache-control"]
    assert page.get("/").headers["cache-control"] == "no-cache"
    assert "frame-ancestors 'none'" in page.get("/").headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "//secret.txt"])
def test_no_file_outside_the_web_app(page: TestClient[Litestar], path: str) -> None:
    build(page)
    assert "treasure" not in page.get(path).text


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="PostgreSQL"):
        Settings(tmp_path, workers=2)
    Settings(tmp_path, "postgresql://localhost/kogge", workers=2)


def refusal(server: Server) -> str:
    """What a server says that does not start."""
    with tempfile.TemporaryDirectory(prefix="kogge-") as folder:
        log = Path(folder) / "log"
        process = Process(server.words, server.environ, log)
        eventually(lambda: process.poll() is not None)
        told = log.read_text()
    assert process.poll() == 2, told
    assert "Traceback" not in told
    return told[told.index("kogge: "):]


def test_a_second_server_on_the_same_sqlite_file_is_turned_away_by_whatever_name(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert "a server runs" in refusal(Server(tmp_path))
        (tmp_path / "link.db").symlink_to(tmp_path / "kogge.db")
        for name in ("kogge.db", "link.db"):
            assert "a server runs" in refusal(Server(tmp_path / "elsewhere", f"sqlite:///{tmp_path}/{name}"))
        (tmp_path / "second.db").hardlink_to(tmp_path / "kogge.db")
        assert "a hard link" in refusal(Server(tmp_path / "elsewhere", f"sqlite:///{tmp_path}/second.db"))
        assert httpx.get(server.base + "/health").status_code == 200


def test_what_is_no_database_of_ours_is_refused_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Sir or Madam, " * 100)
    assert "is no database" in refusal(Server(tmp_path, f"sqlite:///{tmp_path}/letter.db"))
    with sqlite3.connect(tmp_path / "bookmarks.db") as other:
        other.execute("CREATE TABLE bookmark (url TEXT)")
    assert "of another program" in refusal(Server(tmp_path, f"sqlite:///{tmp_path}/bookmarks.db"))
    with pytest.raises(BadSettings, match="needs a file"):
        migrate("sqlite://")


def test_a_newer_database_and_one_that_is_not_there_are_refused_in_a_line(tmp_path: Path) -> None:
    migrate(Settings(tmp_path).url)
    engine = sa.create_engine(Settings(tmp_path).url)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    for server in (Server(tmp_path), Server(tmp_path, "postgresql://nobody@127.0.0.1:9/kogge")):
        refusal(server)


def test_several_workers_on_one_port(tmp_path: Path, postgres: Postgres) -> None:
    with Server(tmp_path, postgres.database("workers"), workers=2, fresh=True) as server:
        me = Person(server)
        table = me.table("me", "here")
        lives = [me.live(table) for _ in range(6)]
        for turn in range(12):
            asked = lives[turn % 6]
            asked.answer_first()
            for live in lives:
                live.until(asked.state["number"])
        for live in lives:
            live.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_migrations_lead_to_the_tables_of_the_code_and_back(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = f"sqlite:///{tmp_path}/a.db"
    if kind == "postgres":
        url = Settings(tmp_path, request.getfixturevalue("postgres").database("migrations", bare=True)).url
    migrate(url)
    migrate(url)  # again does nothing
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), META) == []
    command.downgrade(alembic_config(url), "base")
    with engine.connect() as connection:
        assert sa.inspect(connection).get_table_names() == ["alembic_version"]
    engine.dispose()


def test_the_schema_holds_every_message_and_every_view() -> None:
    whole = schema()
    assert set(whole["games"]) == set(kogge.games())
    tags = [variant["$ref"].rpartition("/")[2] for variant in whole["$defs"]["ServerMessage"]["anyOf"]]
    assert set(tags) == {
        "Welcome", "Update", "Patch", "People", "Ack", "Refusal", "Moment", "Reasons", "Hint", "Evaluation", "Pong", "Bye"}
