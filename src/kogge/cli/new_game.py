"""`kogge new-game`: a game to begin with. It can be played and passes every test; each of its files says what comes next."""
from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import kogge
from kogge.cli import BadInput

SKELETON: Final = Path("tests/skeleton")
"""In a checkout: the game that is copied, in folders as they are in the house. The suite plays it as it plays the others."""
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*")

NEXT: Final = """\
{title} can be played: kogge play {name}, kogge serve. What comes next (docs/adding-a-game.md tells more):
  src/kogge/games/{package}/rules.toml    every clause of the rule book in your own words, and a test for each
  src/kogge/games/{package}/parts.toml    everything printed, with its provenance
  src/kogge/games/{package}/*.py          table, questions and steps, points, views: each file says what it waits for
  src/kogge/games/{package}/text/*.ftl    prompts, answers, log lines, words: English and German
  src/kogge/bots/greedy/{package}.py      what a position is worth, for bots
  tests/games/{package}/                  census, worlds, a test for each clause, faults that tests must notice
  web/src/boards/{name}/                  cover.ts, and a board of its own: see web/src/boards/README.md
Then: make test. It says what is missing, with file and line. After a change of rules or printed values:
  {python} tests/records/renew.py {records}
  {python} -m kogge.envs > docs/observations.md"""


def command(arguments: argparse.Namespace) -> int:
    name, root = str(arguments.name), Path(arguments.root)
    if not NAME.fullmatch(name):
        raise BadInput(f"{name!r} is no name for a game: small letters, words joined by -, such as paper-boats")
    if name in kogge.games():
        raise BadInput(f"there is a game {name!r} already")
    if not (root / SKELETON).is_dir():
        raise BadInput(f"{root.resolve()} is no checkout of Kogge: {SKELETON} is not there")
    for file, text in written(root, name):
        if file.exists():
            raise BadInput(f"{file} is there already")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(file.relative_to(root))
    counts = renewed(root, name)
    print(NEXT.format(
        name=name, package=name.replace("-", "_"), title=title(name), python=".venv/bin/python",
        records=" ".join(f"{name}-{players}" for players in counts)))
    return 0


def written(root: Path, name: str) -> Iterator[tuple[Path, str]]:
    """Every file of the new game with its text: the skeleton's, under the new name."""
    model, = (file.parent.name for file in (root / SKELETON).glob("src/kogge/games/*/game.py"))
    old = model.replace("_", "-")
    names = {model: name.replace("-", "_"), old: name, title(old): title(name), camel(old): camel(name)}

    def renamed(text: str) -> str:
        for before, now in names.items():
            text = text.replace(before, now)
        return text

    for file in sorted((root / SKELETON).rglob("*")):
        if file.is_file() and file.suffix != ".pyc":
            yield root / renamed(file.relative_to(root / SKELETON).as_posix()), renamed(file.read_text(encoding="utf-8"))


def title(name: str) -> str:
    return " ".join(word.capitalize() for word in name.split("-"))


def camel(name: str) -> str:
    return title(name).replace(" ", "")


def renewed(root: Path, name: str) -> list[int]:
    """What is written from the game itself: a record for each number of players, the page on observations, the view's types."""
    environment = {
        **os.environ, "KOGGE_PLAIN": "1", "KOGGE_PYTHON": sys.executable,
        "PYTHONPATH": os.pathsep.join(str((root / folder).resolve()) for folder in ("src", "tests")),
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])}

    def run(*words: str, folder: Path = root) -> str:
        done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise BadInput(f"{' '.join(words)}: {done.stderr.strip().splitlines()[-1]}")
        return done.stdout

    told = run(sys.executable, "-c", f"import kogge; print(*kogge.game({name!r}).players)")
    counts = [int(players) for players in told.split()]
    run(sys.executable, "tests/records/renew.py", *(f"{name}-{players}" for players in counts))
    (root / "docs/observations.md").write_text(run(sys.executable, "-m", "kogge.envs"), encoding="utf-8")
    if (root / "web/node_modules").is_dir():
        run("node", "types.mjs", folder=root / "web")
    else:
        print("the view's types are written by `npm run types` in web/, once `make web` has set it up")
    return counts
