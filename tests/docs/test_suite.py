"""No test depends on the speed of the machine."""
import re
from pathlib import Path

TESTS = Path(__file__).parent.parent
CLOCKS = re.compile(
    r"\b(?:monotonic|perf_counter|process_time|time\.time\w*|Date\.now|performance\.now)\("
    r"|timeout(?:=| *: *)\d")


def test_nothing_in_the_suite_looks_at_a_clock():
    """But what is marked for `make bench`, what waits (patience.py), and what is no test at all."""
    found = []
    for file in TESTS.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        if file == Path(__file__) or file.name == "patience.py" or "pytest.mark.stopwatch" in text or "__main__" in text:
            continue
        found += [f"{file.relative_to(TESTS)}: {clock[0]}" for clock in CLOCKS.finditer(text)]
    assert found == []
