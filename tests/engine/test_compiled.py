"""The compiled build: used while it fits the sources, never a moment longer."""
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import kogge
from kogge import compiled

PACKAGE = Path(kogge.__file__).parent
ASK = "import kogge.compiled, kogge.engine.table as t; print(kogge.compiled.state(), kogge.compiled.active(), t.__file__)"


def run(script, folder, **environment):
    kept = {key: value for key, value in os.environ.items() if not key.startswith("KOGGE")}
    return subprocess.run(
        [sys.executable, "-c", script], env={**kept, "PYTHONPATH": str(folder), **environment}, capture_output=True, text=True,
        check=True)


def ask(folder, **environment):
    return run(ASK, folder, **environment)


@pytest.fixture
def twin(tmp_path):
    """A copy of the package with its build, if there is one."""
    if not compiled.MANIFEST.exists():
        pytest.fail("there is no compiled build: make setup")
    shutil.copytree(PACKAGE, tmp_path / "kogge", ignore=shutil.ignore_patterns("static", "__pycache__"))
    (tmp_path / "kogge" / "_compiled" / compiled.MANIFEST.name).write_text("{}")
    renew = "from kogge import compiled; compiled.write_manifest(compiled.FOLDER, compiled.manifest())"
    subprocess.run([sys.executable, "-c", renew],
                   env={**os.environ, "PYTHONPATH": str(tmp_path), "KOGGE_PLAIN": "1"}, check=True)
    return tmp_path


def test_an_edited_source_is_never_shadowed(twin):
    assert ask(twin).stdout.startswith("compiled True")

    with (twin / "kogge" / "engine" / "table.py").open("a") as file:
        file.write("\n# edited\n")
    found = ask(twin)

    assert found.stdout.startswith("stale False")
    assert found.stdout.strip().endswith("table.py")
    assert found.stderr.count("\n") == 1
    assert "running plain Python" in found.stderr


def test_plain_can_be_asked_for(twin):
    found = ask(twin, KOGGE_PLAIN="1")

    assert found.stdout.startswith("plain False")
    assert found.stderr == ""


def test_the_suite_runs_against_what_it_says():
    """`make test` runs twice: KOGGE_PLAIN=1 for the sources, KOGGE_COMPILED=1 for the build."""
    if os.environ.get("KOGGE_COMPILED"):
        assert compiled.active()
    if os.environ.get("KOGGE_PLAIN"):
        assert not compiled.active()


def test_both_builds_play_the_same_games():
    script = ("import kogge, sys; from kogge.engine.position import digest\n"
              "for name in kogge.games():\n"
              "    for players in kogge.game(name).players:\n"
              "        table = kogge.game(name).start(players); n = kogge.playout(table, kogge.Rng(9))\n"
              "        print(name, players, n, table.scores(), digest(table))")
    compiled_run, plain_run = run(script, PACKAGE.parent), run(script, PACKAGE.parent, KOGGE_PLAIN="1")

    assert compiled_run.stdout == plain_run.stdout
    assert len(plain_run.stdout.splitlines()) >= 3


def test_whatever_the_build_names_is_there():
    named = {f"engine/{name}.py" for name in compiled.ENGINE} | {f"bots/{name}.py" for name in compiled.BOTS}
    assert {name for name in named if not (compiled.PACKAGE / name).exists()} == set()
    assert {name for name in compiled.NEVER if not list(compiled.PACKAGE.glob(f"games/*/{name}"))} == set()
