"""Test processes share the tests: each is run once, pages by one process from the beginning, what took long first."""
from itertools import chain
from types import SimpleNamespace
from typing import Any

import pytest
import xdist.scheduler.loadscope

from shifts import MANY, PAGE, TOGETHER, TOOK, Shifts

RULES = [f"tests/games/test_{file}.py::test_{n}" for file in "ab" for n in range(MANY)]
PAGES = [f"{PAGE}test_{file}.py::test_{n}" for file in "ab" for n in range(MANY)]


class Process:
    gateway = SimpleNamespace(id="")

    def __init__(self) -> None:
        self.given: list[int] = []
        self.shutting_down = False

    def send_runtest_some(self, numbers: list[int]) -> None:
        self.given += numbers

    def shutdown(self) -> None:
        self.shutting_down = True


def shared(monkeypatch: pytest.MonkeyPatch, tests: list[str], memory: dict[str, Any]) -> list[list[str]]:
    """What each of three processes has run, one test after the other."""
    monkeypatch.setattr(xdist.scheduler.loadscope, "parse_tx_spec_config", lambda _: range(3))
    log = SimpleNamespace(loadscopesched=lambda *_: None)
    kept = SimpleNamespace(get=memory.get, set=memory.__setitem__)
    shifts, processes = Shifts(SimpleNamespace(option=SimpleNamespace(), cache=kept), log), [Process() for _ in range(3)]
    for process in processes:
        shifts.add_node(process)
        shifts.add_node_collection(process, tests)
    shifts.schedule()
    done: list[list[str]] = [[], [], []]
    while shifts.has_pending:
        before = sum(map(len, done))
        for process, ran in zip(processes, done, strict=True):
            if len(ran) < len(process.given):
                number = process.given[len(ran)]
                ran.append(tests[number])
                shifts.mark_test_complete(process, number, 1.5)
        assert sum(map(len, done)) > before
    return done


def test_each_is_run_once_and_pages_from_the_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    memory: dict[str, Any] = {}
    tests = [f"{TOGETHER}::test_one", *RULES, *PAGES, f"{TOGETHER}::test_two"]
    done = shared(monkeypatch, tests, memory)
    assert sorted(chain(*done)) == sorted(tests)
    assert all(test.startswith(PAGE) for test in done[-1])
    for ran in done[:-1]:
        assert [test.startswith(PAGE) for test in ran] == sorted(test.startswith(PAGE) for test in ran)
    assert {ran.index(f"{TOGETHER}::test_one") for ran in done if f"{TOGETHER}::test_two" in ran}
    assert memory[TOOK] == dict.fromkeys(tests, 1.5)


def test_files_that_took_long_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    done = shared(monkeypatch, RULES + PAGES, {TOOK: {RULES[-1]: 30.0, PAGES[-1]: 30.0}})
    assert [ran[0].partition("::")[0] for ran in done] == [
        "tests/games/test_b.py", "tests/games/test_b.py", f"{PAGE}test_b.py"]


def test_a_few_pages_keep_no_process_from_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    done = shared(monkeypatch, RULES + PAGES[:4], {})
    assert min(map(len, done)) > MANY // 2
