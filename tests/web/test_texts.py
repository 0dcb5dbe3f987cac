"""The app's own words are complete in both languages and none is left over; the protocol's types are those of the server."""
from __future__ import annotations

import re
import subprocess
import typing
from pathlib import Path

import pytest

import kogge
from kogge.server import messages, problems
from server.setting import ROOT

SOURCES = ROOT / "web/src"


def keys(file: Path) -> set[str]:
    """The entries of a catalogue, one level deep."""
    body = file.read_text(encoding="utf-8")
    return set(re.findall(r"^  (\w+):", body, re.MULTILINE))


def used_in(folder: Path) -> str:
    catalogues = ("texts.en.ts", "texts.de.ts") if folder == SOURCES else ("texts.ts",)
    files = [path for path in folder.rglob("*") if path.suffix in (".svelte", ".ts") and path.name not in catalogues]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def inner(source: str) -> dict[str, set[str]]:
    """The keys of each record of a catalogue: games, levels, problems. `short` has what a language needs to shorten."""
    bare = re.sub(r'"([^"\n]*)"(:?)', lambda found: found[1] + ":" if found[2] else "''", source)
    records = re.findall(r"^  (?!short)(\w+): \{([^}]*)\}", bare, re.MULTILINE)
    return {name: set(re.findall(r"([\w-]+):", body)) for name, body in records}


def test_both_languages_say_the_same() -> None:
    english, german = SOURCES / "app/texts.en.ts", SOURCES / "app/texts.de.ts"
    assert keys(english) == keys(german)
    assert inner(english.read_text(encoding="utf-8")) == inner(german.read_text(encoding="utf-8"))
    assert "deckhand" in inner(english.read_text(encoding="utf-8"))["levels"]


@pytest.mark.parametrize("file", sorted(SOURCES.glob("boards/*/texts.ts")), ids=lambda file: file.parent.name)
def test_both_languages_say_the_same_on_a_board(file: Path) -> None:
    english, _, german = file.read_text(encoding="utf-8").partition("\nconst de")
    assert inner(english) == inner(german)
    assert inner(english)


def test_every_problem_can_be_told() -> None:
    """Whatever the server may refuse has a sentence of its own in both languages; a rule's refusal comes rendered."""
    codes = {*problems.STATUS, *typing.get_args(messages.RefusalCode), "offline"} - {"rule"}
    for lang in ("en", "de"):
        told = (SOURCES / f"app/texts.{lang}.ts").read_text(encoding="utf-8").partition("  problems: {")[2]
        assert set(re.findall(r'^    "?([a-z-]+)"?: "', told, re.MULTILINE)) == codes


def test_every_group_of_printed_values_has_a_name() -> None:
    named = inner((SOURCES / "app/texts.de.ts").read_text(encoding="utf-8"))["partsIn"]
    assert named == {group for game in kogge.games() for group in kogge.game(game).sheet.groups()}


def test_every_text_is_used() -> None:
    app = used_in(SOURCES)
    used = set(re.findall(r"\bt\.(\w+)", app)) | set(re.findall(r"texts\(\)\.(\w+)", app))
    assert keys(SOURCES / "app/texts.en.ts") - used == set()


@pytest.mark.parametrize("file", sorted(SOURCES.glob("boards/*/texts.ts")), ids=lambda file: file.parent.name)
def test_every_text_of_a_board_is_used(file: Path) -> None:
    board = used_in(file.parent)
    assert {key for key in keys(file) if not re.search(rf"\b(t|texts\(lang\))\.{key}\b", board)} == set()


def test_points_below_nothing_have_a_minus_sign() -> None:
    """Whatever shows a total, which may be below nothing, shows it with a minus sign and not with a hyphen."""
    bare = re.compile(r">\{(?:(?:score|now|before|bar)\.)?(?:total|loss\(score\)|openPoints\(score\))\}")
    shown = [file for folder in ("table", "learn", "study") for file in sorted((SOURCES / folder).glob("*.svelte"))]
    assert [(file.name, found) for file in shown for found in bare.findall(file.read_text(encoding="utf-8"))] == []


def test_types_are_the_servers(tmp_path: Path) -> None:
    """`npm run types` would change nothing."""
    subprocess.run(["npm", "run", "--silent", "types", "--", str(tmp_path)], cwd=ROOT / "web", check=True)
    made = [file.relative_to(tmp_path) for file in sorted(tmp_path.rglob("*.ts"))]
    kept = [SOURCES / "app/protocol.ts", *SOURCES.glob("boards/*/view.ts")]
    assert made == sorted(file.relative_to(SOURCES) for file in kept)
    for name in made:
        assert (tmp_path / name).read_text(encoding="utf-8") == (SOURCES / name).read_text(encoding="utf-8"), name
