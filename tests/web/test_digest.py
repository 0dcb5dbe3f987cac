"""The page's digest over whole games: every answer of a rival stands in it, none twice, and nothing that is secret."""
from __future__ import annotations

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kogge import Rng, game, games, pick
from kogge.engine.texts import texts
from kogge.server.tables import telling
from kogge.server.tables.chronicle import Chronicle
from kogge.server.tables.setup import Setup
from server.setting import ROOT
from server.test_secrets import elsewhere

WEB = ROOT / "web"

# For each log the digest of seat `me`: per rival all that is said of each of its turns, with the answers that it tells of.
RUN = """
import { readFileSync } from "node:fs";
import { byOrder, results, rivals } from %s;
const { logs, names } = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(logs.map(({ log, me, ordered }) => ({
  ordered: byOrder(log, [me], ordered).map((line) => line.index),
  rivals: rivals(log, [me], ordered).map(({ seat, turns }) => ({
    seat, told: turns.flatMap((turn) => results(turn, names)).map(({ text, lines }) => [text, lines.map((line) => line.index)]),
  })) }))));
"""


@cache
def module(folder: Path) -> Path:
    build = ["npx", "rolldown", "src/table/turns.ts", "--format", "esm", "-o", folder / "turns.mjs"]
    subprocess.run(build, cwd=WEB, check=True, capture_output=True)
    (folder / "run.mjs").write_text(RUN % json.dumps((folder / "turns.mjs").as_uri()))
    return folder / "run.mjs"


def digests(folder: Path, names: list[str], logs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    told = json.dumps({"names": names, "logs": logs})
    run = subprocess.run(["node", module(folder)], input=told, check=True, capture_output=True, text=True)
    return list(json.loads(run.stdout))


def log_of(chronicle: Chronicle, seat: int, names: list[str], lang: str) -> list[dict[str, Any]]:
    speech, entries = texts(chronicle.setup.game, lang), chronicle.journal.entries[:chronicle.length_for([seat])]
    told = [telling.line(chronicle, n, entry.seen_by(seat), names, speech) for n, entry in enumerate(entries)]
    return list(json.loads(msgspec.json.encode(told)))


@pytest.mark.parametrize("name", games())
def test_every_answer_of_a_rival_is_told_once_and_no_secret(name: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Two random games of each title, with most players, one in each language; a look whenever my seat is asked."""
    players = game(name).players[-1]
    names, logs = [f"Player {n}" for n in range(players)], list[dict[str, Any]]()
    worlds: list[tuple[int, int]] = []
    for seed, lang in enumerate(("en", "de")):
        chronicle, rng = Chronicle(Setup(game(name), players, game(name).chosen({}), game(name).sheet)), Rng(seed)
        while not chronicle.over:
            if chronicle.table.seat == seed:
                logs.append({"log": log_of(chronicle, seed, names, lang)[-400:], "me": seed, "ordered": []})
                if len(logs) % 5 == 0:
                    twin = elsewhere(chronicle, chronicle.table.guess(seed, rng), seed)
                    logs.append({**logs[-1], "log": log_of(twin, seed, names, lang)[-400:]})
                    worlds.append((len(logs) - 2, len(logs) - 1))
                    del chronicle.journal.__dict__["at"]
            chronicle.answer(pick(chronicle.table, rng))
    found = digests(tmp_path_factory.mktemp("digest"), names, logs)
    for asked, digest in zip(logs, found, strict=True):
        log, me = asked["log"], asked["me"]
        mine = [n for n, line in enumerate(log) if line["seat"] == me and not line.get("forced")]
        theirs = [line["index"] for line in log[mine[-1] + 1:] if line["seat"] not in (me, -1)] if mine else []
        assert sorted(index for each in digest["rivals"] for _, lines in each["told"] for index in lines) == theirs
        for each in digest["rivals"]:
            told = {n for _, lines in each["told"] for n in lines}
            assert {line["seat"] for line in log if line["index"] in told} == {each["seat"]}
    assert worlds
    for here, there in worlds:
        assert found[here] == found[there]
    assert any(digest["rivals"] for digest in found)


def test_what_my_orders_answered_comes_first_and_ends_nothing(tmp_path: Path) -> None:
    def line(index: int, seat: int, text: str) -> dict[str, Any]:
        return {"index": index, "seat": seat, "action": "x", "text": text, "place": "", "stage": "", "begins": True}

    log = [line(0, 0, "I begin."), line(1, 1, "Player 1 builds."), line(2, 0, "I pass."), line(3, 1, "Player 1 trades.")]
    byhand, byorder = digests(tmp_path, ["Player 0", "Player 1"], [{"log": log, "me": 0, "ordered": each} for each in ([], [2])])
    assert byhand == {"ordered": [], "rivals": [{"seat": 1, "told": [["trades", [3]]]}]}
    assert byorder == {"ordered": [2], "rivals": [{"seat": 1, "told": [["builds", [1]], ["trades", [3]]]}]}
