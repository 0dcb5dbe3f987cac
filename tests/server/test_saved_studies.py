"""What is kept of studies: trees on finished games, tables that go on from there, and reviews."""
from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import structlog

from kogge import Journal
from kogge.learn import review
from kogge.learn.review import Review
from kogge.server.due import Thing
from kogge.server.messages import StudyNode, StudyTree, StudyTrunk
from kogge.server.reading.texts import Unreadable
from kogge.server.tables import saving
from kogge.server.thinking.minds import Task, Thought, think
from kogge.server.thinking.reviews import TOLD, Reviewer, begun_in
from kogge.server.turns import Turn, Turns
from server.setting import Person, Server
from server.test_study import played


def finished(name: str = "nauticus", players: int = 2) -> Journal:
    return played(name, players).journal


def uploaded(me: Person, journal: Journal) -> str:
    answer = me.http.post("/api/records", content=journal.record().write(), headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def tree_on(journal: Journal, at: int) -> StudyTree:
    """Two branches of two answers, the first with a comment."""
    table, branches = journal.at(at), []
    for action in table.legal()[:2]:
        after = table.copy()
        after.apply(action)
        following = [StudyNode(after.legal()[0].text)] if not after.over else []
        branches.append(StudyNode(action.text, "why not (this)?" if not branches else "", following))
    return StudyTree([StudyTrunk(at, "here it turned", branches)])


@pytest.mark.parametrize("name", ["nauticus", "grog-island", "die-werft", "liguria"])
def test_a_tree_becomes_text_and_comes_back_in_words(name: str) -> None:
    journal = finished(name, 3)
    at = choice(journal)
    tree = tree_on(journal, at)
    text = saving.grow(journal.record().write(), journal.parts.text, tree)
    assert isinstance(text, str)
    told = saving.tell(text, journal.parts.text, "de", ["Ann", "Bob", "Cleo"])
    assert isinstance(told, StudyTree)
    assert [(each.at, each.comment) for each in told.trunk] == [(at, "here it turned")]
    assert [node.action for node in told.trunk[0].branches] == [node.action for node in tree.trunk[0].branches]
    assert told.trunk[0].branches[0].comment == "why not (this)?"
    assert all(node.text for node in told.trunk[0].branches)


@pytest.mark.parametrize("bad", [
    StudyTree([StudyTrunk(10, "", [StudyNode("eat bow")])]),
    StudyTree([StudyTrunk(100_000, "", [StudyNode("pass")])]),
])
def test_a_tree_with_a_bad_answer_is_refused(bad: StudyTree) -> None:
    journal = finished()
    assert isinstance(saving.grow(journal.record().write(), journal.parts.text, bad), Unreadable)


def choice(journal: Journal) -> int:
    """A moment of a game at which somebody has a choice."""
    return next(at for at in range(40, 200) if journal.at(at).seat >= 0 and len(journal.at(at).legal()) > 1)


def test_studies_are_saved_shared_exported_and_imported(server: Server) -> None:
    me, other, journal = Person(server), Person(server), finished()
    table, at = uploaded(me, journal), choice(journal)
    tree = msgspec.to_builtins(tree_on(journal, at))
    body = {"table": table, "title": "Crowns", "tree": tree}
    saved = me.post("/api/studies", body)
    assert saved.status_code == 201, saved.text
    id = saved.json()["id"]
    assert other.get(f"/api/studies/{id}").json()["tree"] == saved.json()["tree"]
    assert not other.get(f"/api/studies/{id}").json()["mine"]
    assert other.post("/api/studies", {**body, "id": id}).json()["code"] == "not-found"
    bad = {"trunk": [{"at": at, "branches": [{"action": "eat bow"}]}]}
    assert me.post("/api/studies", {**body, "tree": bad}).json()["code"] == "bad-line"
    assert [each["title"] for each in me.get("/api/studies/mine").json()["studies"]] == ["Crowns"]
    text = other.get(f"/api/studies/{id}/text").text
    back = other.http.post("/api/studies/import", content=text, headers={"Content-Type": "text/plain"})
    assert back.status_code == 201, back.text
    assert back.json()["table"] != table
    assert [each["at"] for each in back.json()["tree"]["trunk"]] == [at]
    broken = text.replace("\n(\n", "\n(\n0: eat bow\n", 1)
    refused = other.http.post("/api/studies/import", content=broken, headers={"Content-Type": "text/plain"})
    assert refused.json()["code"] == "bad-record"
    assert len(other.get("/api/tables/mine").json()["tables"]) == 1
    running = me.table("me", "deckhand")
    assert me.post("/api/studies", {**body, "table": running}).json()["code"] == "not-over"
    assert me.http.delete(f"/api/studies/{id}").status_code == 204
    assert me.get(f"/api/studies/{id}").json()["code"] == "not-found"


def test_a_finished_game_is_thought_about_and_played_on_from_any_moment(server: Server) -> None:
    me, journal = Person(server), finished(players=3)
    table, at = uploaded(me, journal), choice(journal)
    first = journal.at(at).legal()[0].text
    thought = me.thought("/api/study/think", {"table": table, "at": at, "line": [first]})
    assert sum(seat["win"] for seat in thought["seats"]) == pytest.approx(1, abs=0.02)
    assert all(best["behind"] >= 0 for best in thought["best"])
    thought = me.thought("/api/study/think", {"table": table, "at": at})  # what somebody expects is what the best answer promises
    assert thought["best"][0]["points"] == pytest.approx(thought["seats"][journal.at(at).seat]["score"], abs=0.11)
    again = me.post("/api/study/play", {"table": table, "at": at, "line": [first], "mine": 1, "level": "deckhand"})
    assert again.status_code == 201, again.text
    assert [seat["mine"] for seat in again.json()["seats"]] == [False, True, False]
    assert again.json()["length"] > at
    running = me.table("me", "deckhand")
    assert me.post("/api/study/play", {"table": running, "at": 3}).json()["code"] == "not-over"


def test_the_workers_make_the_review_of_the_terminal_and_go_on_where_they_were_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "PLAYOUTS", {"greedy": 1})
    monkeypatch.setattr(review, "COMPARED", 2)
    chronicle = played("nauticus", 2)
    expected = review.review(chronicle.journal, "mate")
    ends = [expected.looks[len(expected.looks) // 2].count]
    row = SimpleNamespace(progress=0.0, data=None)
    noted: list[float] = []
    thought: list[tuple[str, int]] = []

    async def run(task: Task, seconds: float, turn: Turn) -> Thought:
        thought.append((task.what, len(task.position.answers)))
        if ends and thought[-1] == ("look", ends[-1]):
            ends.pop()
            raise asyncio.CancelledError  # the process ends
        return think(task, lambda: False)

    async def write(work: Any, table_id: str, *values: Any) -> None:
        row.data = values[-1]
        noted.extend(values[:-1])

    async def read(work: Any, table_id: str) -> Any:
        return row

    async def room(table_id: str) -> Any:
        return SimpleNamespace(chronicle=chronicle)

    async def make() -> None:
        hub: Any = SimpleNamespace(
            calendar=SimpleNamespace(on_awaited=lambda *_, **__: None), room=room,
            database=SimpleNamespace(write=write, read=read),
            thinking=SimpleNamespace(turns=Turns(1), workers=SimpleNamespace(run=run)), logger=structlog.get_logger())
        await Reviewer(hub).make(Thing("review", "t", 0.0, {"level": "mate", "person": "me"}, 0, "c"))

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(make())
    begun = begun_in(row).review(chronicle.journal, "mate")
    known = msgspec.json.decode(msgspec.json.encode(expected), type=Review)
    assert begun.looks == known.looks[:len(begun.looks)]
    assert len(begun.looks) == len(begun.turns) + 1 > 10
    asyncio.run(make())
    assert msgspec.json.decode(row.data, type=Review) == known
    assert len(thought) < len(set(thought)) + 20  # what was known is not thought again
    assert noted == sorted(noted)
    assert 1 - noted[-1] <= TOLD


def test_a_review_is_asked_for_once(server: Server) -> None:
    me, other = Person(server), Person(server)
    path = f"/api/tables/{uploaded(me, finished())}/review"
    assert me.get(path).json()["state"] == "none"
    assert me.post(path, {"level": "mate"}).json()["state"] == "running"
    assert other.post(path, {"level": "admiral"}).json()["level"] == "mate"
    running = me.table("me", "deckhand")
    assert me.post(f"/api/tables/{running}/review", {}).json()["code"] == "not-over"
