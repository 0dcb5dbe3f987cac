"""A fifth game: begun with `kogge new-game` in a copy of the house, it goes through every suite, and nothing outside its folders
knows its name."""
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kogge import games
from kogge.cli import main
from kogge.cli.new_game import SKELETON, written

ROOT = Path(__file__).parents[2]
MODEL, = (file.parent.name for file in (ROOT / SKELETON).glob("src/kogge/games/*/game.py"))
NAME = next(name for name in ("tin-boats", "cork-boats", "bark-boats") if name not in games())
PAGE = "src/kogge/server/static"
KNOWN = ".mypy_cache"
"""What mypy remembers of the house: it looks at the new game alone."""
LEFT_OUT = shutil.ignore_patterns(
    ".*", "build", "dist", "gallery", "_compiled", "static", "node_modules", "*.egg-info")
PLAIN = {**os.environ, "KOGGE_PLAIN": "1", "PYTHONPATH": "src"}
for name in ("KOGGE_COMPILED", "PYTHONDONTWRITEBYTECODE"):  # whatever is loaded once is loaded often
    PLAIN.pop(name, None)

@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A copy of this checkout with one game more."""
    folder = tmp_path_factory.mktemp("house") / "kogge"
    shutil.copytree(ROOT, folder, ignore=LEFT_OUT)
    (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    shutil.copytree(ROOT / PAGE, folder / PAGE)
    if (ROOT / KNOWN).exists():
        shutil.copytree(ROOT / KNOWN, folder / KNOWN)
    done = run(folder, "-m", "kogge.cli", "new-game", NAME)
    assert f"tests/records/renew.py {NAME}-2 {NAME}-3" in done
    return folder


def asked(folder, *words):
    return subprocess.run([sys.executable, *words], cwd=folder, env=PLAIN, capture_output=True, text=True, check=False)


def run(folder, *words):
    done = asked(folder, *words)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    return done.stdout


def tried(*words):
    return ("-m", "pytest", "-n", "0", "-p", "no:cacheprovider", *words)


@pytest.mark.parametrize("suites", [
    "games laws records envs bots arena study learn mutants cli server", pytest.param("web", marks=pytest.mark.soak),
], ids=lambda suites: suites.split()[0])
def test_it_goes_through_every_suite(house, suites):
    """What is tried with each game is tried with it; the page, which takes minutes, among the long tests."""
    run(house, *tried("-k", NAME, *(f"tests/{suite}" for suite in suites.split())))


@pytest.mark.parametrize("suites", [
    ("tests/engine/test_api.py", "tests/docs", "tests/records", "tests/server/test_protocol_page.py",
     "tests/server/test_tables.py::test_the_catalogue_in_two_languages", "tests/cli/test_commands.py",
     "tests/envs/test_observations.py::test_the_documentation_is_up_to_date", "-k", "not bench and not study"),
    pytest.param(("tests/server/test_tables.py", "tests/envs/test_examples.py", "tests/cli/test_commands.py"),
                 marks=pytest.mark.soak),
], ids=["suite", "soak"])
def test_what_looks_at_all_games_at_once_bears_it(house, suites):
    run(house, *tried(*suites))


def test_its_code_is_as_it_should_be(house):
    """And ready to be compiled: the build takes every typed source along."""
    run(house, "-m", "ruff", "check", ".")
    run(house, "-m", "mypy", "-p", f"kogge.games.{NAME.replace('-', '_')}", "-p", "kogge.bots.greedy")
    run(house, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()")


def test_a_missing_clause_is_named_with_its_line(house):
    """What an author forgets, the suite tells with the file and the line where it belongs."""
    ledger = house / f"src/kogge/games/{NAME.replace('-', '_')}/rules.toml"
    text = ledger.read_text(encoding="utf-8")
    rule = f'\n[[rule]]\nid = "{NAME}.turn.more"\nen = "More."\nde = "Mehr."\n'
    ledger.write_text(text + rule, encoding="utf-8")
    try:
        told = asked(house, *tried("tests/laws/test_ledgers.py", "-k", f"clause_has_a_test and {NAME}")).stdout
    finally:
        ledger.write_text(text, encoding="utf-8")
    assert f"{NAME.replace('-', '_')}/rules.toml:{len(text.splitlines()) + 3}: {NAME}.turn.more" in told


def names(model):
    """All spellings of a name: herring_run, herring-run, HerringRun."""
    words = model.split("_")
    return re.compile("[-_ ]?".join(words), re.IGNORECASE)


def test_nothing_outside_its_folders_knows_the_model():
    found = []
    for folder, folders, files in os.walk(ROOT):
        left_out = LEFT_OUT(folder, [*folders, *files])
        folders[:] = [name for name in folders if name not in left_out and Path(folder, name) != ROOT / SKELETON]
        for name in set(files) - left_out:
            file = Path(folder, name)
            if file != Path(__file__) and file.suffix not in (".png", ".db", ".so", ".pyc"):
                found += [str(file)] if names(MODEL).search(file.read_text(encoding="utf-8", errors="ignore")) else []
    assert found == []


def test_nothing_of_the_model_is_left_in_a_new_game():
    for file, text in written(ROOT, NAME):
        assert not names(MODEL).search(f"{file.relative_to(ROOT)}\n{text}"), file


@pytest.mark.parametrize(("name", "why"), [
    ("Paper Boats", "no name for a game"), ("nauticus", "already"), ("a_b", "no name for a game"),
])
def test_a_name_that_will_not_do_is_refused(capsys, name, why):
    assert main(["new-game", name, "--root", str(ROOT)]) == 2
    assert why in capsys.readouterr().err


def test_it_needs_a_checkout(capsys, tmp_path):
    assert main(["new-game", NAME, "--root", str(tmp_path)]) == 2
    assert "is no checkout of Kogge" in capsys.readouterr().err
