"""The picture of the house is that of the code, and whoever follows the walk through it finds every stop."""
import ast
import re
from pathlib import Path

import pytest

from docs.figures import found
from docs.house import layers, table
from kogge import games

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
STOPS = re.findall(r"^(\d+)\. `([^`]+)` `([^`]+)`: ", PAGE, re.MULTILINE)


@pytest.mark.parametrize(("what", "drawn"), [("layers", layers), ("rooms", lambda: table("kogge.server"))])
def test_the_picture_is_that_of_the_code(what, drawn):
    shown, = (figures.told for figures in found() if figures.command == f"python tests/docs/house.py {what}")

    assert shown.strip() == drawn().strip(), "renew it: make figures"


def test_the_walk_has_few_stops():
    assert [int(number) for number, _, _ in STOPS] == list(range(1, len(STOPS) + 1))
    assert 10 <= len(STOPS) <= 15


@pytest.mark.parametrize(("file", "function"), [stop[1:] for stop in STOPS])
def test_every_stop_is_there(file, function):
    text = (ROOT / file).read_text(encoding="utf-8")
    written = re.findall(r"(?:function |^  (?:async )?)(\w+)[(<]", text, re.MULTILINE)  # in TypeScript
    assert function in (defined(ast.parse(text)) if file.endswith(".py") else written)


def defined(tree, inside=""):
    """Every function, those of a class as Class.function."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from defined(node, f"{node.name}.")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield inside + node.name


def test_every_room_for_a_new_thing_is_there():
    section = PAGE.partition("## Where to put a new thing")[2].partition("## ")[0]
    for path in re.findall(r"`((?:src|web|tests)/[^`]+)`", section):
        name = games()[0]
        game = name if path.startswith("web/") else name.replace("-", "_")
        assert (ROOT / path.replace("<game>", game)).exists(), path
