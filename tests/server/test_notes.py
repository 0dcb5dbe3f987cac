"""Notes at a table: for one's own seats, read by nobody else, gone with the table and with the person."""
from __future__ import annotations

import httpx
import pytest
import sqlalchemy as sa

from kogge.server.storage.database import engine_of
from kogge.server.storage.rows import note
from server.setting import Person, Server


def texts(person: Person, table: str) -> dict[int, str]:
    return {each["seat"]: each["text"] for each in person.get(f"/api/tables/{table}/notes").json()["notes"]}


def write(person: Person, table: str, seat: int, text: str) -> httpx.Response:
    return person.http.put(f"/api/tables/{table}/notes/{seat}", json={"text": text})


@pytest.fixture
def at_a_table(server: Server) -> tuple[Person, Person, str]:
    ann, bert = Person(server), Person(server)
    table = ann.table("me", "here", "open", game="nauticus")
    assert bert.join(table).status_code == 200
    return ann, bert, table


def test_everybody_has_notes_of_their_own(at_a_table: tuple[Person, Person, str], server: Server) -> None:
    ann, bert, table = at_a_table
    eve = Person(server)
    assert write(ann, table, 0, "Masts are cheap\nnext round").status_code == 200
    assert write(ann, table, 1, "The other one at this screen").status_code == 200
    assert write(bert, table, 2, "She wants masts").status_code == 200
    assert texts(ann, table) == {0: "Masts are cheap\nnext round", 1: "The other one at this screen"}
    assert texts(bert, table) == {2: "She wants masts"}
    assert write(bert, table, 0, "mine now").json()["code"] == "forbidden"
    assert eve.get(f"/api/tables/{table}/notes").json()["code"] == "forbidden"
    assert write(eve, table, 0, "x").json()["code"] == "forbidden"
    assert write(ann, table, 0, "x" * 4001).status_code == 400
    with eve.live(table) as live:
        assert "Masts are cheap" not in str(live.state)
    assert write(ann, table, 1, "").status_code == 200
    assert texts(ann, table) == {0: "Masts are cheap\nnext round"}


def test_notes_go_with_their_person(at_a_table: tuple[Person, Person, str], server: Server) -> None:
    ann, bert, table = at_a_table
    write(ann, table, 0, "a word of mine")
    write(bert, table, 2, "a word of his")
    assert bert.http.request("DELETE", "/api/me", json={}).status_code == 204
    engine = engine_of(server.url)
    with engine.begin() as connection:
        assert list(connection.scalars(sa.select(note.c.text).where(note.c.table_id == table))) == ["a word of mine"]
    engine.dispose()
