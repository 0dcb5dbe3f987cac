"""Studies of a table: a line comes in, a moment goes out, and no byte of it depends on what the eyes cannot know."""
from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from kogge import LUCK, Rng, game, games, pick
from kogge.server.messages import StudyWish
from kogge.server.problems import Trouble
from kogge.server.tables.chronicle import Chronicle
from kogge.server.tables.setup import Setup
from kogge.server.tables.studying import Desk
from kogge.server.tables.telling import Reader
from kogge.study import Study
from server.setting import Person, Server, answers
from server.test_secrets import elsewhere

CASES = [(name, players) for name in games() for players in game(name).players]
NAMES = ["Ann", "Bob", "Cleo", "Dov"]


def chronicle_of(name: str, players: int) -> Chronicle:
    return Chronicle(Setup(game(name), players, game(name).chosen({}), game(name).sheet))


def played(name: str, players: int, answers: int = 10_000, seed: int = 3) -> Chronicle:
    chronicle, rng = chronicle_of(name, players), Rng(seed)
    while not chronicle.over and chronicle.length < answers:
        chronicle.answer(pick(chronicle.table, rng))
    return chronicle


def seated(players: int, *mine: int, status: str = "playing") -> Any:
    row = SimpleNamespace(status=status, players=players, hints=True)
    return SimpleNamespace(row=row, seats_of=lambda person: list(mine) if person else [])


def tried(chronicle: Chronicle, eyes: int | None, at: int, answers: int, seed: int = 1) -> list[str]:
    table, rng, line = Study(chronicle.journal, eyes, seed).start(at), Rng(seed), list[str]()
    while not table.over and len(line) < answers:
        line.append(pick(table, rng).text)
        table.apply(table.game.action(line[-1]))
    return line


def reply(chronicle: Chronicle, standing: Any, wish: StudyWish, lang: str = "en") -> bytes:
    desk = Desk(chronicle, standing, "me", wish)
    return msgspec.json.encode(desk.moment(Reader(standing.seats_of("me"), lang, NAMES)))


@pytest.mark.parametrize(("name", "players"), CASES)
def test_no_byte_of_a_study_depends_on_what_its_eyes_cannot_know(name: str, players: int) -> None:
    chronicle, rng, asked = chronicle_of(name, players), Rng(7), 0
    while not chronicle.over:
        chronicle.answer(pick(chronicle.table, rng))
        if chronicle.over or chronicle.length % 29:
            continue
        for seat in range(players):
            twin, at = elsewhere(chronicle, chronicle.table.guess(seat, rng), seat), chronicle.length_for([seat])
            wish = StudyWish("t", at, tried(chronicle, seat, at, 12, seed=4), seed=4, seat=seat)
            assert reply(twin, seated(players, seat), wish) == reply(chronicle, seated(players, seat), wish)
            asked += 1
    assert asked


@pytest.mark.parametrize("name", ["die-werft", "grog-island"])
def test_a_study_that_stood_on_the_truth_would_be_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Nauticus and Liguria nothing is hidden from those who remember what they saw."""
    monkeypatch.setattr(Study, "start", lambda self, at: self.journal.at(at))
    with pytest.raises((AssertionError, Trouble)):
        test_no_byte_of_a_study_depends_on_what_its_eyes_cannot_know(name, 3)


def test_a_plan_reckons_with_what_went_behind_a_screen_and_shows_no_screen() -> None:
    chronicle = played("liguria", 3, 200)
    for seat in range(3):
        for count in (0, 10, 30):
            line = tried(chronicle, seat, chronicle.length, count)
            found = msgspec.json.decode(reply(chronicle, seated(3, seat), StudyWish("t", chronicle.length, line, seat=seat)))
            screens = [player["screen"] is not None for player in found["view"]["players"]]
            assert screens == [other == seat for other in range(3)]
            told = {source["source"] for n, score in enumerate(found["scores"]) if n != seat for source in score["sources"]}
            assert not told & set(game("liguria").secret_sources)


@pytest.mark.parametrize("name", games())
def test_a_finished_game_is_studied_as_it_was_and_everybody_answers(name: str) -> None:
    chronicle = played(name, 3)
    at, last = chronicle.length // 2, chronicle.length
    rest = [entry.action.text for entry in chronicle.journal.entries[at:]]
    for standing in (seated(3), seated(3, 0)):
        end = msgspec.json.decode(reply(chronicle, standing, StudyWish("t", at, rest)))
        assert end["over"]
        assert [score["total"] for score in end["scores"]] == chronicle.table.totals()
        assert not end["guessed"]
    for count in range(0, last, 9):
        found = msgspec.json.decode(reply(chronicle, seated(3), StudyWish("t", count), "de"))
        question, table = found["question"], chronicle.journal.at(count)
        legal = [each["action"] for each in answers(question)]
        assert sorted(legal) == sorted(action.text for action in table.legal())
        assert (sum(found["odds"]) == pytest.approx(1, abs=0.01)) == (table.seat == LUCK)
        assert found["seat"] == table.seat or table.seat == LUCK


def test_each_step_tells_what_it_changes_in_my_points() -> None:
    chronicle = played("nauticus", 2, 150)
    line = tried(chronicle, 1, chronicle.length, 30)
    found = msgspec.json.decode(reply(chronicle, seated(2, 1), StudyWish("t", chronicle.length, line, seat=1)))
    before, after = (found[key][1]["total"] for key in ("before", "scores"))
    assert sum(step["gain"] for step in found["steps"]) == after - before
    assert [step["action"] for step in found["steps"]] == line


def test_the_unknown_is_dealt_anew_by_another_seed() -> None:
    chronicle = played("grog-island", 3, 200)
    at = chronicle.length_for([0])
    first, again, other = (
        Desk(chronicle, seated(3, 0), "me", StudyWish("t", at, seed=seed)).line.table.players[1].goals for seed in (1, 1, 2))
    assert first == again != other


@pytest.mark.parametrize(("wish", "code"), [
    (StudyWish("t", 10, ["eat bow"]), "bad-line"),
    (StudyWish("t", 10_000), "bad-line"),
    (StudyWish("t", 10, ["pass"] * 400), "bad-line"),
    (StudyWish("t", 10, seat=1), "forbidden"),
])
def test_what_cannot_be_studied_is_refused(wish: StudyWish, code: str) -> None:
    with pytest.raises(Trouble) as refused:
        Desk(played("nauticus", 2, 60), seated(2, 0), "me", wish)
    assert refused.value.code == code


def test_only_those_who_sit_there_study_a_game_that_is_played() -> None:
    chronicle = played("nauticus", 2, 60)
    for standing, code in ((seated(2), "forbidden"), (seated(2, 0, status="waiting"), "not-playing")):
        with pytest.raises(Trouble) as refused:
            Desk(chronicle, standing, "me", StudyWish("t", 10))
        assert refused.value.code == code
    with pytest.raises(Trouble) as refused:
        Desk(played("nauticus", 2), seated(2), None, StudyWish("t", 10, seat=2))
    assert refused.value.code == "no-such-seat"


def test_studies_over_http(server: Server) -> None:
    me, other = Person(server), Person(server)
    table = me.table("me", "deckhand")
    with me.live(table) as live:
        length, first = live.state["length"], live.legal()[0]["action"]
        wish = {"table": table, "at": length, "line": [first]}
        answer = me.post("/api/study?lang=de", wish)
        assert answer.status_code == 200, answer.text
        assert answer.json()["steps"][0]["action"] == first
        assert answer.json()["guessed"]
        assert live.command("ping")["number"] == live.state["number"]  # nothing was done
        assert other.post("/api/study", wish).json()["code"] == "forbidden"
        assert me.post("/api/study", {**wish, "line": [first] * 501}).status_code == 400
        assert me.post("/api/study", {**wish, "table": "nowhere"}).json()["code"] == "no-such-table"
        refused = me.post("/api/study", {**wish, "line": [first, "lay crowns"]}).json()
        assert (refused["code"], refused["bound"]) == ("bad-line", 1)
        bot = me.thought("/api/study/bot", {"table": table, "at": length, "level": "mate"})
        assert bot["action"] in [each["action"] for each in live.legal()]
        assert bot == me.thought("/api/study/bot", {"table": table, "at": length, "level": "mate"})


def test_a_table_without_hints_has_no_bots_in_its_studies(server: Server) -> None:
    me = Person(server)
    table = me.table("me", "deckhand", hints=False)
    with me.live(table) as live:
        wish = {"table": table, "at": live.state["length"]}
        assert me.post("/api/study", wish).status_code == 200
        assert me.post("/api/study/bot", wish).json()["code"] == "no-hints"


@pytest.mark.parametrize("players", game("die-werft").players)
def test_no_byte_of_a_planner_depends_on_what_its_eyes_cannot_know(players: int) -> None:
    chronicle, rng, planned = chronicle_of("die-werft", players), Rng(5), 0
    while not chronicle.over:
        chronicle.answer(pick(chronicle.table, rng))
        if chronicle.over or chronicle.length % 17:
            continue
        for seat in range(players):
            twin, wish = elsewhere(chronicle, chronicle.table.guess(seat, rng), seat), StudyWish("t", chronicle.length, seat=seat)
            found = [Desk(each, seated(players, seat), "me", wish).planned({}, True) for each in (chronicle, twin)]
            assert found[0] == found[1]
            planned += msgspec.json.decode(found[0])["planned"] is not None
    assert planned


def test_planners_over_http(server: Server) -> None:
    me = Person(server)
    table, other = me.table("me", "deckhand", game="die-werft"), me.table("me", "deckhand")

    def ask(table: str, wish: Any) -> Any:
        return me.post("/api/study/planner", {"table": table, "at": 0, "wish": wish})

    assert ask(table, {}).json() == {"found": {"tiles": [], "planned": None}}
    assert ask(table, {"load": {"sail": 10**12}}).status_code == 200
    for wish in ({"load": 3}, [], {"sails": 1}):
        assert ask(table, wish).json()["code"] == "bad-request"
    assert ask(other, {}).json()["code"] == "not-found"
