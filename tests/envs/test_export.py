"""Records and arena results become tables."""
from argparse import Namespace

import msgspec
import numpy as np
import pyarrow.parquet as parquet
import pytest

from kogge import LUCK, Journal, Rng, game, pick
from kogge.arena.match import Match, hold
from kogge.envs import layout
from kogge.envs.export import ExportError, command, export


def record(path, name, players, seed, answers=100_000):
    """A random game, written to a file; returns its journal."""
    journal, rng = Journal(game(name), players), Rng(seed)
    while not journal.table.over and len(journal.entries) < answers:
        journal.play(pick(journal.table, rng))
    path.write_text(journal.record().write(), encoding="utf-8")
    return journal


@pytest.mark.parametrize(("name", "players"), [("nauticus", 2), ("grog-island", 3)])
def test_a_record_becomes_rows(name, players, tmp_path):
    journal = record(tmp_path / "one.kogge", name, players, 3)

    command(Namespace(files=[tmp_path / "one.kogge"], out=tmp_path / "games.parquet"))

    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    given = [(number, entry) for number, entry in enumerate(journal.entries) if entry.seat != LUCK]
    assert [row["action"] for row in rows] == [entry.action.index for _, entry in given]
    form = layout(name, players)
    for row, (number, entry) in list(zip(rows, given, strict=True))[::17]:
        then = journal.at(number)
        assert (row["game"], row["number"], row["seat"]) == ("one.kogge", number, entry.seat)
        assert row["observation"] == form.row(then, entry.seat).tolist()
        assert row["legal"] == [action.index for action in then.legal()]
        assert row["points"] == journal.table.totals()[entry.seat]
        assert row["place"] == journal.table.ranking()[entry.seat]


def test_the_file_explains_itself(tmp_path):
    record(tmp_path / "one.kogge", "nauticus", 2, 3)
    export([tmp_path / "one.kogge"], tmp_path / "games.parquet")

    told = parquet.read_schema(tmp_path / "games.parquet").metadata
    fields = {field["name"]: field for field in msgspec.json.decode(told[b"kogge.layout"])}

    assert told[b"kogge.game"] == b"nauticus"
    assert fields["you.taler"]["start"] == layout("nauticus", 2)["you.taler"].start
    assert msgspec.json.decode(told[b"kogge.actions"]) == [str(action) for action in game("nauticus").catalogue.actions]


def test_arena_results_become_rows(tmp_path):
    results = [hold(Match("nauticus", ("random", "random"), number)) for number in range(3)]
    book = tmp_path / "book.jsonl"
    book.write_bytes(b"".join(msgspec.json.encode(result) + b"\n" for result in results))

    count = export([book], tmp_path / "games.parquet")

    table = parquet.read_table(tmp_path / "games.parquet")
    assert count == table.num_rows
    assert sorted(set(table["game"].to_pylist())) == ["book.jsonl 1", "book.jsonl 2", "book.jsonl 3"]
    first = table.filter(np.array(table["game"]) == "book.jsonl 1").to_pylist()
    assert {row["points"] for row in first} == {results[0].total(0), results[0].total(1)}


def test_different_games_do_not_go_together(tmp_path):
    record(tmp_path / "one.kogge", "nauticus", 2, 1)
    record(tmp_path / "two.kogge", "nauticus", 3, 1)

    with pytest.raises(ExportError, match=r"two\.kogge is nauticus for 3, not nauticus for 2"):
        export([tmp_path / "one.kogge", tmp_path / "two.kogge"], tmp_path / "games.parquet")


def test_unfinished_games_are_refused(tmp_path):
    record(tmp_path / "one.kogge", "nauticus", 2, 1, answers=50)

    with pytest.raises(ExportError, match="ends before the game does"):
        export([tmp_path / "one.kogge"], tmp_path / "games.parquet")


def test_other_files_are_refused(tmp_path):
    (tmp_path / "notes.txt").write_text("Dear diary\n")

    with pytest.raises(ExportError, match="line 1: neither a record"):
        export([tmp_path / "notes.txt"], tmp_path / "games.parquet")


def test_a_result_that_does_not_come_about_again_is_refused(tmp_path):
    result = hold(Match("nauticus", ("random", "random"), 1))
    other = msgspec.structs.replace(result, scores=result.scores[::-1])
    (tmp_path / "book.jsonl").write_bytes(msgspec.json.encode(other) + b"\n")

    with pytest.raises(ExportError, match="plays out differently"):
        export([tmp_path / "book.jsonl"], tmp_path / "games.parquet")
