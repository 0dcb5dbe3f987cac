"""Every rule that can refuse is switched off once: at least one of the tests that name it must then fail."""
import inspect
import itertools
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import pytest

from kogge import Rule, games
from kogge.engine.table import Question

TESTS = Path(__file__).parent.parent / "games"


def package(name):
    return name.replace("-", "_")


def subclasses(cls):
    return {found for sub in cls.__subclasses__() for found in {sub, *subclasses(sub)}}


@contextmanager
def switched_off(rule):
    """No question of any game refuses by this rule; hand-written options ask the refusals again."""
    saved = []
    for cls in subclasses(Question):
        for name in ("refusal", "options"):
            if name in vars(cls):
                saved.append((cls, name, vars(cls)[name]))
    try:
        for cls, name, method in saved:
            setattr(cls, name, Question.options if name == "options" else forgetting(method, rule))
        yield
    finally:
        for cls, name, method in saved:
            setattr(cls, name, method)


def forgetting(method, rule):
    def refusal(self, table, action):
        found = method(self, table, action)
        return None if found is rule else found
    return refusal


def calls(function):
    """The test once for each of its parameters; nothing for tests that need a fixture."""
    marks = [mark for mark in function.pytestmark if mark.name == "parametrize"]
    rows = []
    for mark in marks:
        names = [n.strip() for n in mark.args[0].split(",")] if isinstance(mark.args[0], str) else list(mark.args[0])
        rows.append([dict(zip(names, value if len(names) > 1 else [value], strict=True)) for value in mark.args[1]])
    for combination in itertools.product(*rows):
        arguments = {name: value for part in combination for name, value in part.items()}
        if set(arguments) == set(inspect.signature(function).parameters):
            yield lambda arguments=arguments: function(**arguments)


def by_rule(name):
    found = {}
    for file in sorted((TESTS / package(name)).glob("test_*.py")):
        module = import_module(f"games.{package(name)}.{file.stem}")
        for function in vars(module).values():
            for mark in getattr(function, "pytestmark", []):
                if mark.name == "rule":
                    found.setdefault(mark.args[0], []).append(function)
    return found


def fails(call):
    try:
        call()
    except Exception:  # any failure will do: the rule was missed
        return True
    except BaseException as error:
        return type(error).__name__ == "Failed"  # pytest.fail and pytest.raises
    return False


@pytest.mark.parametrize("name", games())
def test_every_refusal_is_missed_when_it_is_switched_off(name):
    rules = [rule for rule in vars(import_module(f"kogge.games.{package(name)}.rules")).values() if isinstance(rule, Rule)]
    tests = by_rule(name)
    unfelt = []
    for rule in rules:
        every = [call for function in tests.get(rule.id, []) for call in calls(function)]
        with switched_off(rule):
            if not any(fails(call) for call in every):
                unfelt.append(rule.id)

    assert unfelt == []
