"""Renews the figures in the documentation: what stands between two markers is what the command in the first one prints.

    <!-- figures: python tests/games/liguria/balance.py 2000 -->
    …
    <!-- end of figures -->

usage: python tests/docs/figures.py [--also KIND] [--only WORDS] [--list | --check] [--longest SECONDS]

A marker without a kind gives the same figures on every machine, in minutes. `figures (clock)` is measured by the clock, so it is
renewed on an idle machine only; `figures (hours)` is the same everywhere and takes long. Both are left alone unless asked for. A
command that fails or takes too long changes nothing.
"""
from __future__ import annotations

import argparse
import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
KINDS = ("clock", "hours")
LONGEST = {"": 900.0, "clock": 900.0, "hours": 86_400.0}
"""Seconds that a command of each kind may take."""
BLOCK = re.compile(
    r"(?P<marker><!-- figures(?: \((?P<kind>\w+)\))?: (?P<command>.+?) -->\n)(?P<told>.*?)(?P<end><!-- end of figures -->)",
    re.DOTALL)


@dataclass(frozen=True)
class Figures:
    """One block of one page."""

    page: Path
    kind: str
    command: str
    told: str


class NotMade(Exception):
    """A command has not made its figures."""


def pages(root: Path = ROOT) -> list[Path]:
    return [root / "README.md", *sorted((root / "docs").rglob("*.md"))]


def found(root: Path = ROOT) -> Iterator[Figures]:
    for page in pages(root):
        text = page.read_text(encoding="utf-8")
        blocks = list(BLOCK.finditer(text))
        if not text.count("<!-- figures") == text.count("<!-- end of figures -->") == len(blocks):
            raise NotMade(f"{page.relative_to(root)}: a marker of figures has no other end")
        for block in blocks:
            if block["kind"] not in (None, *KINDS):
                raise NotMade(f"{page.relative_to(root)}: no kind of figures: {block['kind']}; there are {', '.join(KINDS)}")
            yield Figures(page, block["kind"] or "", block["command"], block["told"])


def made(command: str, root: Path, longest: float) -> str:
    """What a command prints. Its programs are those of this virtual environment."""
    environment = os.environ | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    try:
        done = subprocess.run(shlex.split(command), cwd=root, env=environment, stdout=subprocess.PIPE, text=True, timeout=longest)
    except subprocess.TimeoutExpired:
        raise NotMade(f"more than {longest:.0f} s") from None
    except OSError as error:
        raise NotMade(str(error)) from None
    if done.returncode or not done.stdout.strip():
        raise NotMade(f"status {done.returncode}, {len(done.stdout)} characters")
    return done.stdout.strip() + "\n"


def put(figures: Figures, told: str) -> None:
    """Into the page as it is now: others may have been renewed meanwhile."""
    def renewed(block: re.Match[str]) -> str:
        return block["marker"] + told + block["end"] if block["command"] == figures.command else block[0]

    figures.page.write_text(BLOCK.sub(renewed, figures.page.read_text(encoding="utf-8")), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--also", choices=KINDS, action="append", default=[], help="a kind that is left alone otherwise")
    parser.add_argument("--only", default="", metavar="WORDS", help="whose page or command has these words")
    parser.add_argument("--list", action="store_true", help="only list them")
    parser.add_argument("--check", action="store_true", help="change nothing; fail where the page tells something else")
    parser.add_argument("--longest", type=float, metavar="SECONDS", help="for one command")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    wrong = 0
    for figures in list(found(asked.root)):
        name = f"{figures.page.relative_to(asked.root)}: {figures.command}"
        if asked.only not in name:
            continue
        if asked.list:
            print(name + (f" ({figures.kind})" if figures.kind else ""))
            continue
        if figures.kind and figures.kind not in asked.also:
            continue
        begin = time.monotonic()
        try:
            told = made(figures.command, asked.root, LONGEST[figures.kind] if asked.longest is None else asked.longest)
        except NotMade as why:
            wrong += 1
            print(f"NOT made ({why}): {name}", flush=True)
            continue
        state = "as it was" if told == figures.told else "differs" if asked.check else "renewed"
        wrong += state == "differs"
        if state == "renewed":
            put(figures, told)
        print(f"{state} ({time.monotonic() - begin:.0f} s): {name}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
