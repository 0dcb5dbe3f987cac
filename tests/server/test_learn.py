"""Lessons over HTTP: all of one at once; other answers are played, and leave nothing behind."""
from __future__ import annotations

import httpx

import kogge
from kogge.learn.lessons import lessons
from server.setting import Person, Server

PATH = "/api/learn/nauticus/lessons/1-a-turn"


def test_a_lesson_comes_whole(server: Server) -> None:
    """Every position with its question, from the pupil's eyes."""
    told = httpx.get(f"{server.base}{PATH}?lang=de").json()
    lesson = lessons(kogge.game("nauticus"), "de")[0]
    assert [step["title"] for step in told["steps"]] == [step.title for step in lesson.steps]
    for step in told["steps"]:
        question = step["scene"]["question"]
        assert set(step["expected"]) <= {each["action"] for each in question["candidates"]}
        assert step["scene"]["seat"] == lesson.seat


def test_another_answer_is_played_and_the_others_answer(server: Server) -> None:
    step = next(n for n, each in enumerate(lessons(kogge.game("nauticus"), "en")[0].steps) if each.expected)
    tried = httpx.post(f"{server.base}{PATH}/try", json={"step": step, "line": ["choose delivery"]}).json()
    assert tried["line"] == ["choose delivery"]
    line = ["choose delivery", "take anchor-mast", "pass"]
    on = httpx.post(f"{server.base}{PATH}/try", json={"step": step, "line": line, "on": True}).json()
    assert len(on["line"]) > 3
    assert on["scene"]["question"]["seat"] == 0
    again = httpx.post(f"{server.base}{PATH}/try", json={"step": step, "line": on["line"]}).json()
    assert again["scene"]["view"] == on["scene"]["view"]


def test_what_the_rules_refuse_is_refused(server: Server) -> None:
    answer = httpx.post(f"{server.base}{PATH}/try", json={"step": 2, "line": ["choose delivery", "choose delivery"]})
    assert answer.status_code == 400
    assert httpx.post(f"{server.base}{PATH}/try", json={"step": 99, "line": []}).status_code == 404
    assert httpx.get(f"{server.base}/api/learn/nauticus/lessons/none").status_code == 404
    assert httpx.get(f"{server.base}/api/learn/chess/lessons/none").status_code == 404


def test_progress_is_added_to_what_is_known_of_me(server: Server) -> None:
    me = Person(server)
    first = {"lessons": {"nauticus/1-a-turn": -1, "nauticus/2-a-ship": 4}, "puzzles": {"a": True}, "rating": 1230, "days": [7, 9]}
    assert me.http.put("/api/me/learned", json=first).json() == first
    second = {"lessons": {"nauticus/1-a-turn": 2, "liguria/1-a-round": 1}, "puzzles": {"a": False}, "rating": 900, "days": [8, 9]}
    both = me.http.put("/api/me/learned", json=second).json()
    assert both["lessons"] == {"nauticus/1-a-turn": -1, "nauticus/2-a-ship": 4, "liguria/1-a-round": 1}
    assert both["puzzles"] == {"a": True}
    assert both["rating"] == 1230
    assert both["days"] == [7, 8, 9]
    assert httpx.put(f"{server.base}/api/me/learned", json=first).status_code == 401


def test_the_puzzle_of_the_day_is_the_same_for_everybody(server: Server) -> None:
    first, second = (Person(server).get("/api/learn/today").json() for _ in range(2))
    assert first == second
    lines = httpx.get(f"{server.base}/api/learn/{first['game']}/puzzles", params={"lang": "de"}).json()
    mine = next(line for line in lines if line["id"] == first["id"])
    assert mine["points"] == first["points"]
    assert mine["second"]
