"""`kogge arena` and `kogge ladder` as a person or a script calls them."""
from __future__ import annotations

import argparse
import csv
import json
from pathlib import Path

import pytest

from kogge.arena import commands


def kogge(*words: str) -> int:
    parser = argparse.ArgumentParser()
    commands.add(parser.add_subparsers())
    arguments = parser.parse_args(words)
    return int(arguments.run(arguments))


def test_arena_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert kogge("arena", "nauticus", "--seats", "greedy,random", "--games", "4", "--jobs", "1", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 4
    assert [seat["bot"] for seat in told["seats"]] == ["greedy", "random"]
    greedy = told["seats"][0]
    assert sum(seat["wins"] for seat in told["seats"]) == 4
    assert sum(greedy["sources"].values()) == pytest.approx(greedy["mean_score"])
    assert greedy["rating"]["low"] <= greedy["rating"]["points"] <= greedy["rating"]["high"]


def test_arena_for_people(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    rows = tmp_path / "rows.csv"
    seats = "search:100:builder,random,random"  # no part of which is a picture
    assert kogge("arena", "nauticus", "--seats", seats, "--games", "3", "--jobs", "1", "--csv", str(rows)) == 0
    assert "search:100:builder" in capsys.readouterr().out
    with rows.open() as file:
        assert len(list(csv.DictReader(file))) == 9


def test_resumed_games_are_not_played_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ("arena", "nauticus", "--seats", "greedy,random", "--jobs", "1", "--json", "--resume", str(tmp_path / "book"))
    kogge(*words, "--games", "2")
    kogge(*words, "--games", "3")
    assert len((tmp_path / "book").read_text().splitlines()) == 3
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["games"] == 3


def test_ladder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ("ladder", "nauticus", "--bots", "random,deckhand,greedy", "--games", "4", "--jobs", "1", "--json")
    assert kogge(*words) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 8
    assert {rung["bot"] for rung in told["rungs"]} == {"random", "deckhand", "greedy"}
    best, middle, worst = told["rungs"]
    assert worst["bot"] == "random"
    assert worst["step"] is None
    assert best["step"]["points"] == pytest.approx(best["rating"]["points"] - middle["rating"]["points"])


def test_cheap_line_ups_may_meet_more_often(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("ladder", "nauticus", "--bots", "random,deckhand,greedy", "--jobs", "1", "--json")
    assert kogge(*words, "--games", "6,2") == 0
    told = json.loads(capsys.readouterr().out)
    assert {rung["bot"]: rung["games"] for rung in told["rungs"]} == {"random": 6, "deckhand": 8, "greedy": 2}
    with pytest.raises(ValueError, match="each of the 2"):
        kogge(*words, "--games", "1,2,3")


@pytest.mark.parametrize("games", ["0", "-1", "many", "4,", "4,0"])
def test_a_number_of_games_is_a_number(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        kogge("ladder", "nauticus", f"--games={games}")
    assert "no number of games" in capsys.readouterr().err


@pytest.mark.parametrize("bots", ["mate,search:1", "random,mate"])
def test_nobody_on_a_ladder_is_the_average_alone(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    kogge("ladder", "nauticus", "--bots", bots, "--games", "6", "--jobs", "1", "--json")
    best, other = json.loads(capsys.readouterr().out)["rungs"]
    assert best["rating"]["points"] > 1500 > other["rating"]["points"]
    assert best["rating"]["points"] + other["rating"]["points"] == pytest.approx(3000)


def test_a_ladder_needs_a_full_table() -> None:
    with pytest.raises(ValueError, match="at least 3"):
        kogge("ladder", "liguria", "--bots", "mate,captain")


def test_ladder_as_a_picture(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / "ladder.svg"
    kogge("ladder", "nauticus", "--bots", "random,greedy", "--games", "2", "--jobs", "1", "--plot", str(picture))
    assert "<svg" in picture.read_text()


@pytest.mark.parametrize(("seats", "problem"), [("greedy", "players"), ("greedy,bosun", "bosun")])
def test_what_cannot_be_played_is_said_at_once(seats: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        kogge("arena", "nauticus", "--seats", seats, "--games", "1")
