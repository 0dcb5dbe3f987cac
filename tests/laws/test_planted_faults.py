"""The laws bite: faults planted into every game are caught by them, not by a game's own tests."""
import ast
import inspect
from dataclasses import replace
from importlib import import_module

import pytest

from kogge import EVERYONE, Rng, compiled, game, games
from kogge.envs import layouts
from laws.test_facts import test_nothing_that_a_seat_sees_is_left_out as facts_are_noted
from laws.test_laws import test_secret_sources_are_those_that_differ_between_worlds as points_stay_secret
from laws.walk import walk

pytestmark = pytest.mark.skipif(compiled.active(), reason="compiled code cannot be changed")
ONCE_MORE = pytest.mark.soak
"""For faults that the same law catches in another game, or of another kind, in less time."""


def answers_stay_secret(name):
    for seed in range(12):
        for players in game(name).players:
            walk(name, players, Rng(seed), every=23)


def module(name, file):
    return import_module(f"kogge.games.{name.replace('-', '_')}.{file}")


def leave_out(name, function, line, instead, marks=()):
    """An observation says nothing of a fact."""
    def plant(monkeypatch):
        found = module(name, "observe")
        source = inspect.getsource(getattr(found, function))
        assert line in source
        changed = {}
        exec(source.replace(line, instead), found.__dict__, changed)
        monkeypatch.setattr(found, function, changed[function])
    return pytest.param(name, plant, facts_are_noted, id=f"{name}: {line}", marks=marks)


def forget_source(name, source):
    """Points that are secret are shown to all."""
    def plant(monkeypatch):
        true = game(name)
        kept = tuple(secret for secret in true.secret_sources if secret != source)
        assert kept != true.secret_sources
        monkeypatch.setattr(module(name, "game"), "GAME", replace(true, secret_sources=kept))
    return pytest.param(name, plant, points_stay_secret, id=f"{name}: {source} not secret")


def tell_everyone(name, file, question, marks=()):
    """A secret answer is told to all."""
    def plant(monkeypatch):
        monkeypatch.setattr(getattr(module(name, file), question), "audience", lambda *_: EVERYONE)
    return pytest.param(name, plant, answers_stay_secret, id=f"{name}: {question} told", marks=marks)


@pytest.mark.parametrize(("name", "plant", "law"), [
    leave_out("nauticus", "note_player", "player.taler,", "0,"),
    leave_out("nauticus", "note_wheel", "table.used[space]", "False"),
    leave_out("grog-island", "note_own", "player.parrots,", "[0] * len(PARROTS),"),
    forget_source("grog-island", "goods"),
    tell_everyone("grog-island", "cards", "DealChest", marks=ONCE_MORE),
    tell_everyone("grog-island", "cards", "ReturnGoal"),
    tell_everyone("grog-island", "auction", "Bid", marks=ONCE_MORE),
    leave_out("die-werft", "observe", "own.hand,", "0,", marks=ONCE_MORE),
    forget_source("die-werft", "blue-contracts"),
    tell_everyone("die-werft", "preparation", "Deal"),
    leave_out("liguria", "note_screen", "player.knights,", "NO_KNIGHTS,", marks=ONCE_MORE),
    forget_source("liguria", "orders"),
])
def test_a_planted_fault_is_caught(name, plant, law, monkeypatch):
    assert caught(name, plant, law, monkeypatch)


def caught(name, plant, law, monkeypatch):
    plant(monkeypatch)
    forget_layouts()
    try:
        law(name)
    except AssertionError:
        return True
    finally:
        monkeypatch.undo()
        forget_layouts()
    return False


def forget_layouts():
    layouts.layout.cache_clear()
    layouts.observer.cache_clear()


@pytest.mark.soak
@pytest.mark.parametrize("name", games())
def test_whatever_is_left_out_is_caught(name, monkeypatch):
    """Every single number of every observation, one at a time. Rows tell a little more than views do, so not all are missed."""
    source = module(name, "observe")
    missed, calls = [], list(noting(ast.parse(inspect.getsource(source))))
    for tree, call, instead in calls:
        argument = 2 if call.func.attr == "add" else 1
        true, call.args[argument] = call.args[argument], ast.parse(instead, mode="eval").body
        code = compile(ast.fix_missing_locations(tree), source.__file__, "exec")
        call.args[argument] = true
        before = dict(vars(source))
        if not caught(name, lambda _, code=code: exec(code, vars(source)), facts_are_noted, monkeypatch):
            missed.append(ast.unparse(call))
        vars(source).update(before)
    assert len(missed) < len(calls) / 3, missed


def noting(tree):
    """Every call that notes something, and what it would note of nothing."""
    nothing = {"number": "0", "choice": "-1", "flag": "False", "flags": "0", "add": "0", "counts": "[0 for _ in ({})]"}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).removeprefix("notes.") in nothing:
            yield tree, node, nothing[node.func.attr].format(ast.unparse(node.args[1]))
