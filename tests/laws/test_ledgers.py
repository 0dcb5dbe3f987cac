"""Every clause of every ledger has its test and both languages, every refusal its clause, every ruling of ours its reason."""
import re
from importlib import import_module
from pathlib import Path

import pytest

from kogge import Rule, game, games
from kogge.engine.ledger import Ledger, LedgerError
from kogge.engine.parts import PROVENANCES

TESTS = Path(__file__).parent.parent / "games"


def package(name):
    return name.replace("-", "_")


def named(name):
    """The ids that tests of this game name in @pytest.mark.rule, and where."""
    found = {}
    for file in (TESTS / package(name)).glob("test_*.py"):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            for id in re.findall(rf'"({name}\.[^"]+)"', line):
                found[id] = f"{file}:{number}: {id}"
    return found


@pytest.mark.parametrize("name", games())
def test_every_clause_has_a_test(name):
    clauses = {clause.id for clause in game(name).ledger.clauses}

    assert [game(name).ledger.where(id) for id in sorted(clauses - named(name).keys())] == []


@pytest.mark.parametrize("name", games())
def test_tests_name_clauses_that_exist(name):
    assert [where for id, where in named(name).items() if id not in game(name).ledger.by_id] == []


@pytest.mark.parametrize("name", games())
def test_every_refusal_has_its_clause(name):
    rules = [rule for rule in vars(import_module(f"kogge.games.{package(name)}.rules")).values() if isinstance(rule, Rule)]

    assert sorted(rule.id for rule in rules if rule.id not in game(name).ledger.by_id) == []
    assert len({rule.id for rule in rules}) == len(rules)


@pytest.mark.parametrize("name", games())
def test_clauses_are_told_in_both_languages(name):
    for clause in game(name).ledger.clauses:
        where = game(name).ledger.where(clause.id)
        assert clause.id.startswith(name + "."), where
        assert clause.en.endswith((".", ")")), where
        assert clause.de.endswith((".", ")")), where
        assert clause.en != clause.de, where


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
    assert [game(name).ledger.where(clause.id) for clause in rulings if clause.reason("de") in ("", clause.reason("en"))] == []


CHAPTER = '[[chapter]]\nnumber = "1"\nen = "Turns"\nde = "Züge"\n'
RULE = '[[rule]]\nid = "x.1.y"\nen = "Pass."\nde = "Passe."\n'


@pytest.mark.parametrize(("text", "error"), [
    (CHAPTER + RULE + 'ruling = "The book is silent."\n', "rules.toml:6: x.1.y gives its reason in one language only"),
    (CHAPTER + RULE + RULE, "rules.toml:10: x.1.y is the id of two clauses"),
    (RULE + CHAPTER.replace("1", "2"), "rules.toml:2: x.1.y belongs to no"),
    (CHAPTER + RULE + "why = 3\n", "rules.toml:5: .*why"),
    (CHAPTER + RULE.replace('de = "Passe."', ""), "rules.toml:5: .*'de'"),
    (CHAPTER + "[[rule]\n", "rules.toml: .*line 5"),
])
def test_what_is_wrong_with_a_ledger_is_told_with_its_line(tmp_path, text, error):
    file = tmp_path / "rules.toml"
    file.write_text(text, encoding="utf-8")

    with pytest.raises(LedgerError, match=error):
        Ledger.read(file)
