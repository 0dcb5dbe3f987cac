"""Every clause of every ledger has its test and both languages, every refusal its clause, every ruling of ours its reason."""
import re
from importlib import import_module
from pathlib import Path

import pytest

from kogge import Rule, game, games
from kogge.engine.ledger import Chapter, Clause, Ledger, LedgerError
from kogge.engine.parts import PROVENANCES

TESTS = Path(__file__).parent.parent / "games"


def package(name):
    return name.replace("-", "_")


def named(name):
    """The ids that tests of this game name in @pytest.mark.rule."""
    files = (TESTS / package(name)).glob("test_*.py")
    return {id for file in files for id in re.findall(rf'"({name}\.[^"]+)"', file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("name", games())
def test_every_clause_has_a_test(name):
    clauses = {clause.id for clause in game(name).ledger.clauses}

    assert sorted(clauses - named(name)) == []


@pytest.mark.parametrize("name", games())
def test_tests_name_clauses_that_exist(name):
    assert sorted(named(name) - set(game(name).ledger.by_id)) == []


@pytest.mark.parametrize("name", games())
def test_every_refusal_has_its_clause(name):
    rules = [rule for rule in vars(import_module(f"kogge.games.{package(name)}.rules")).values() if isinstance(rule, Rule)]

    assert sorted(rule.id for rule in rules if rule.id not in game(name).ledger.by_id) == []
    assert len({rule.id for rule in rules}) == len(rules)


@pytest.mark.parametrize("name", games())
def test_clauses_are_told_in_both_languages(name):
    for clause in game(name).ledger.clauses:
        assert clause.id.startswith(name + ".")
        assert clause.en.endswith((".", ")"))
        assert clause.de.endswith((".", ")"))
        assert clause.en != clause.de


@pytest.mark.parametrize("name", games())
def test_every_printed_value_says_where_it_comes_from(name):
    sheet = game(name).sheet

    for group in sheet.groups():
        assert sheet.data[group]["provenance"] in PROVENANCES
        assert len(sheet.data[group]["source"]) > 3


@pytest.mark.parametrize("name", games())
def test_every_ruling_has_its_reason_in_both_languages(name):
    rulings = [clause for clause in game(name).ledger.clauses if clause.ruling]

    assert rulings
    assert [clause.id for clause in rulings if clause.reason("de") in ("", clause.reason("en"))] == []


def test_a_reason_in_one_language_is_refused():
    with pytest.raises(LedgerError, match="one language only"):
        Ledger([Chapter("1", "Turns", "Züge")], [Clause("x.1.y", "Pass.", "Passe.", ruling="The book is silent.")])
