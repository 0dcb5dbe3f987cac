"""The terminal program's commands: good output, and for bad input one clear line and exit status 2."""
import json
import os
import subprocess
import sys
import typing
import urllib.request

import msgspec
import pytest

from kogge import Journal, Rng, game, games, pick
from kogge.cli import main, show
from kogge.engine.texts import slug, texts
from laws import where


def run(capsys, *arguments):
    try:
        status = main(list(arguments))
    except SystemExit as leave:
        status = leave.code
    out, err = capsys.readouterr()
    assert "Traceback" not in err
    return status, out, err


def refused(capsys, *arguments):
    status, _, err = run(capsys, *arguments)
    assert status == 2
    return err


@pytest.fixture
def record(tmp_path):
    journal = Journal(game("nauticus"), 2, names=["Ann", "Bob"])
    rng = Rng(1)
    while not journal.table.over:
        journal.play(pick(journal.table, rng))
    file = tmp_path / "game.kogge"
    file.write_text(journal.record().write(), encoding="utf-8")
    return file


def test_help_has_examples(capsys):
    assert "kogge play nauticus --seats" in run(capsys, "--help")[1]
    for command in (
            "play", "serve", "replay", "review", "study", "rules", "parts", "simulate", "bench", "arena", "ladder", "export"):
        status, out, _ = run(capsys, command, "--help")
        assert status == 0
        assert "usage" in out


@pytest.mark.parametrize("name", games())
def test_rules_in_both_languages(capsys, name):
    english, german = run(capsys, "rules", name, "--lang", "en")[1], run(capsys, "rules", name, "--lang", "de")[1]

    assert english != german
    assert game(name).ledger.clauses[0].id in english
    assert "our ruling" in english
    assert "unsere Auslegung" in german


@pytest.mark.parametrize("name", games())
def test_parts_show_export_and_check(capsys, tmp_path, name):
    target = tmp_path / "my.toml"

    assert "provenance" in run(capsys, "parts", name)[1]
    assert run(capsys, "parts", name, "--export", str(target))[0] == 0
    assert "the same values as ours" in run(capsys, "parts", name, "--check", str(target))[1]
    assert "exists already" in refused(capsys, "parts", name, "--export", str(target))


def test_a_bad_parts_file_names_its_line(capsys, tmp_path):
    target = tmp_path / "my.toml"
    target.write_text(game("nauticus").sheet.text.replace("slots = 12", "slots = 1", 1), encoding="utf-8")
    line = next(n for n, row in enumerate(target.read_text().splitlines(), 1) if row == "slots = 1")

    assert f"my.toml, line {line}: [warehouse] slots" in refused(capsys, "parts", "nauticus", "--check", str(target))
    assert "line" in refused(capsys, "simulate", "nauticus", "--parts", str(target))
    assert "cannot be read" in refused(capsys, "parts", "nauticus", "--check", str(tmp_path / "none.toml"))


def test_replay(capsys, record):
    status, out, _ = run(capsys, "replay", str(record), "--lang", "en")

    assert status == 0
    assert "answers checked. The game is over." in out
    assert "Ann" in out
    assert "Ann chooses" in run(capsys, "replay", str(record), "--log", "--lang", "en")[1]
    assert "5 answers checked" in run(capsys, "replay", str(record), "--at", "5")[1]


def test_a_broken_record_names_its_line(capsys, record):
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("0: choose", "0: eat", 1), encoding="utf-8")

    assert "game.kogge, line" in refused(capsys, "replay", str(record))
    record.write_text("nonsense", encoding="utf-8")
    assert "line 1" in refused(capsys, "replay", str(record))
    record.write_bytes(b"\xff\xfe\x00")
    assert "is no text" in refused(capsys, "replay", str(record))


def test_simulate(capsys):
    _, out, _ = run(capsys, "simulate", "nauticus", "--players", "2", "--games", "3", "--json")
    found = json.loads(out)

    assert (found["games"], found["players"], len(found["mean_score"])) == (3, 2, 2)
    assert found["sources"]["start"] == [10, 10]
    assert "Ships" in run(capsys, "simulate", "nauticus", "--games", "3", "--lang", "en")[1]


def test_bench_as_data(capsys):
    _, out, _ = run(capsys, "bench", "nauticus", "--players", "2", "--seconds", "0.1", "--json")
    (row,) = json.loads(out)

    assert (row["game"], row["players"]) == ("nauticus", 2)
    assert set(row["plain"]) == {"decisions_per_s", "games_per_s", "copy_us"}


def test_export(capsys, record, tmp_path):
    status, out, _ = run(capsys, "export", str(record), "--out", str(tmp_path / "games.parquet"))

    assert status == 0
    assert "answers in" in out
    assert (tmp_path / "games.parquet").stat().st_size > 1000
    (tmp_path / "half.kogge").write_text("".join(record.read_text().splitlines(keepends=True)[:40]))
    assert "ends before" in refused(capsys, "export", str(tmp_path / "half.kogge"), "--out", str(tmp_path / "x.parquet"))


def test_bad_input(capsys, tmp_path):
    assert "there is no game 'chess'" in refused(capsys, "rules", "chess")
    assert "not 9" in refused(capsys, "simulate", "nauticus", "--players", "9")
    assert "at least 1" in refused(capsys, "simulate", "nauticus", "--games", "0")
    assert "no file" in refused(capsys, "replay", str(tmp_path / "none.kogge"))
    assert "not for 7 players" in refused(capsys, "bench", "nauticus", "--players", "7")
    assert "no level 'king'" in refused(capsys, "arena", "nauticus", "--seats", "king,mate")
    assert "usage" in refused(capsys, "dance")
    assert "name a game" in refused(capsys, "play")
    assert "needs a terminal" in refused(capsys, "play", "nauticus", "--save", str(tmp_path / "x.kogge"))
    assert "empty name" in refused(capsys, "play", "nauticus", "--seats", "Ann,,Bob")
    assert "--players says 3" in refused(capsys, "play", "nauticus", "--seats", "Ann,Bob", "--players", "3")
    assert "NAME=CHOICE" in refused(capsys, "play", "nauticus", "--option", "x")
    assert not (tmp_path / "x.kogge").exists()


def fields(kind, found):
    """The names of all properties of a view, those of what lies in it too."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in found:
        found[kind] = kind.__struct_fields__
        for inner in typing.get_type_hints(kind).values():
            fields(inner, found)
    for inner in typing.get_args(kind):
        fields(inner, found)
    return {name for names in found.values() for name in names}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_on_a_table_has_a_name(lang):
    shared, missing = show.messages(lang), []
    for name in games():
        known = texts(game(name), lang)
        for field in sorted(fields(game(name).shape, {})):
            key = "field-" + slug(field)
            if not (shared.has(key) or known.has(key) or known.has("word-" + slug(field))):
                missing.append(where.text(name, lang, key))

    assert missing == []


@pytest.mark.parametrize("text", [".".join("a" * 15_000) + " = 1\n", "x = " + "[\n" * 15_000, "#\n" * 20_000])
def test_a_costly_parts_file_is_refused_wherever_one_is_taken(capsys, tmp_path, text):
    target = tmp_path / "my.toml"
    target.write_text(text, encoding="utf-8")

    for arguments in (("parts", "nauticus", "--check"), ("simulate", "nauticus", "--parts"), ("play", "nauticus", "--parts")):
        assert "my.toml" in refused(capsys, *arguments, str(target))


def test_study_opens_the_page_on_a_finished_game(tmp_path):
    journal, rng = Journal(game("nauticus"), 2), Rng(3)
    while not journal.table.over:
        journal.play(pick(journal.table, rng))
    file = tmp_path / "game.kogge"
    file.write_text(journal.record().write(), encoding="utf-8")
    command = [sys.executable, "-m", "kogge.cli", "study", str(file), "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": "src"}) as running:
        try:
            address = next(line for line in running.stdout if "/study/" in line).split()[-1]
            base, _, path = address.partition("/study/")
            with urllib.request.urlopen(f"{base}/api/tables/{path.partition('?')[0]}") as answer:
                assert json.load(answer)["status"] == "over"
        finally:
            running.terminate()


def test_study_needs_a_finished_game(capsys, tmp_path):
    journal, rng = Journal(game("nauticus"), 2), Rng(3)
    for _ in range(40):
        journal.play(pick(journal.table, rng))
    file = tmp_path / "game.kogge"
    file.write_text(journal.record().write(), encoding="utf-8")
    assert "not played to its end" in refused(capsys, "study", str(file))
