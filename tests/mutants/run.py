"""Plants faults into the rules, one at a time in a copy, and runs the tests of that game: every fault must be noticed.

usage: python tests/mutants/run.py [GAME ...] [--jobs N] [--only WORDS]

Each refusal is switched off where it stands, and a test that names its clause must fail; each slip of the game's faults.toml is
made, and some test in tests/games/<game> must fail. Records and laws are left out: they notice nearly everything and explain
nothing. What may survive stands under [unnoticed] with its reason: it cannot be reached, or another rule follows from it.

mutmut and cosmic-ray were looked at. Both change operators and numbers wherever there are some, by the thousand, and name a
change by its place in the file; neither knows a clause and its tests, and a list of reasons would not live through an edit.
"""
from __future__ import annotations

import argparse
import compileall
import os
import py_compile
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path

import fluent.runtime  # noqa: F401  (imported once, before the tests of each fault are forked)
import httpx  # noqa: F401
import msgspec  # noqa: F401
import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))
from mutants.faults import NAMES, Fault, faults, package

ROOT = Path(__file__).parents[2]
PATIENCE = 300
"""Seconds until a game that does not end counts as noticed."""
OPTIONS = ["-x", "--tb=no", "--assert=plain", "-p", "no:cacheprovider"]

_copy: Path


class Naming:
    """Of all tests only those that name a clause."""

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if any(mark.args == (self.clause,) for mark in item.iter_markers("rule"))]


def make_copy(folder: str) -> None:
    """A copy of sources and tests for each process. Its bytecode is checked by hash: two edits may fall into one second."""
    global _copy
    _copy = Path(tempfile.mkdtemp(dir=folder))
    leave = shutil.ignore_patterns("__pycache__", "_compiled", "static", "web", "records")
    for part in ("src", "tests"):
        shutil.copytree(ROOT / part, _copy / part, ignore=leave)
    shutil.copy(ROOT / "pyproject.toml", _copy)
    for part in ("src", "tests"):
        compileall.compile_dir(_copy / part, quiet=1, invalidation_mode=py_compile.PycInvalidationMode.CHECKED_HASH)


@contextmanager
def planted(fault: Fault) -> Iterator[None]:
    file = _copy / "src" / fault.path
    source = file.read_text(encoding="utf-8")
    file.write_text(fault.planted(source), encoding="utf-8")
    try:
        yield
    finally:
        file.write_text(source, encoding="utf-8")


def passes(game: str, clause: str) -> bool:
    """Whether the tests of the copy pass, in a process of their own that may hang or die."""
    child = os.fork()
    if child == 0:
        os.chdir(_copy)
        os.environ |= {"KOGGE_PLAIN": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        sys.path[:] = [entry for entry in sys.path if not Path(entry).is_relative_to(ROOT / "tests")]
        sys.dont_write_bytecode = True
        with Path(os.devnull).open("w") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
            for name in [name for name in sys.modules if name.partition(".")[0] in ("mutants", "kogge")]:
                del sys.modules[name]
            code = pytest.main([f"tests/games/{package(game)}", *OPTIONS], plugins=[Naming(clause)] if clause else [])
        os._exit(int(code))
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status) in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
        time.sleep(0.01)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return False


def survives(fault: Fault) -> bool:
    with planted(fault):
        return passes(fault.game, fault.clause)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=NAMES, metavar="GAME", help=", ".join(NAMES))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="faults with these words in their name")
    arguments = parser.parse_args()
    every = [fault for game in arguments.games for fault in faults(game) if arguments.only in fault.name]
    wrong = 0
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(
        arguments.jobs, get_context("fork"), initializer=make_copy, initargs=(folder,),
    ) as processes:
        for game, passed in zip(arguments.games, processes.map(passes, arguments.games, repeat("")), strict=True):
            if not passed:
                sys.exit(f"the tests of {game} fail without any fault")
        for fault, survived in zip(every, processes.map(survives, every), strict=True):
            if survived == bool(fault.survives):
                continue
            wrong += 1
            what = "nobody notices" if survived else "is noticed, though faults.toml says that nobody can"
            print(f"{fault.game}: {what}: {fault.name}", flush=True)
    print(f"{len(every)} faults, {sum(bool(fault.survives) for fault in every)} of them with a reason to go unnoticed")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
