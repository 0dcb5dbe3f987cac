"""`make figures` renews what stands between the markers, and nothing else."""
import re
import subprocess
import sys
from pathlib import Path

import pytest

from docs import protocol
from docs.figures import found

FIGURES = Path(__file__).parent / "figures.py"
PAGE = """before
<!-- figures: python -c 'print("| 7 |")' -->
| 6 |
<!-- end of figures -->
between | 6 |
<!-- figures (clock): python -c 'print(1 / 0)' -->
| 5 |
<!-- end of figures -->
after
"""


def run(root, *arguments):
    done = subprocess.run([sys.executable, FIGURES, "--root", root, *arguments], capture_output=True, text=True)
    return done.returncode, done.stdout


def test_figures_are_renewed_between_their_markers(tmp_path):
    page = tmp_path / "docs" / "page.md"
    page.parent.mkdir()
    (tmp_path / "README.md").write_text("none here\n")
    page.write_text(PAGE)
    assert len(run(tmp_path, "--list")[1].splitlines()) == 2
    code, told = run(tmp_path, "--check")
    assert (code, told.startswith("differs"), page.read_text()) == (1, True, PAGE)
    assert run(tmp_path)[0] == 0
    assert page.read_text() == PAGE.replace("-->\n| 6 |", "-->\n| 7 |")
    assert run(tmp_path, "--check")[0] == 0
    code, told = run(tmp_path, "--also", "clock")  # what fails changes nothing
    assert (code, "NOT made (status 1" in told, "| 5 |" in page.read_text()) == (1, True, True)
    code, told = run(tmp_path, "--only", "7", "--longest", "0")
    assert (code, "NOT made (more than 0 s)" in told) == (1, True)
    page.write_text(PAGE + "<!-- figures: ls -->\n")
    assert run(tmp_path)[0] == 1


def test_every_command_of_our_pages_is_there():
    all_of_them = list(found())
    assert len({figures.command for figures in all_of_them}) == len(all_of_them) > 0
    for figures in all_of_them:
        for word in figures.command.split():
            assert not word.endswith(".py") or (FIGURES.parents[2] / word).exists(), word


@pytest.mark.parametrize("part", ["games", "client", "update", "patch", "replies"])
def test_the_protocols_examples_are_what_the_server_says(part):
    """But for what bots think: that is another number with every change of theirs, and no less an example."""
    shown, = (figures.told for figures in found() if figures.command == f"python tests/docs/protocol.py {part}")

    assert facts(shown) == facts(protocol.part(part)), "renew it: make figures"


def facts(block):
    return re.sub(r'^\{"type": "(hint|evaluation)".*?(?=^\{"type"|\Z)', "", block.strip(), flags=re.MULTILINE | re.DOTALL)
