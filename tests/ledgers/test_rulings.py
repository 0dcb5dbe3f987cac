"""A ruling of ours gives its reason, in both languages."""
import pytest

from kogge import game, games
from kogge.engine.ledger import Chapter, Clause, Ledger, LedgerError


@pytest.mark.parametrize("name", games())
def test_every_ruling_has_its_reason_in_both_languages(name):
    rulings = [clause for clause in game(name).ledger.clauses if clause.ruling]

    assert rulings
    assert [clause.id for clause in rulings if clause.reason("de") in ("", clause.reason("en"))] == []


def test_a_reason_in_one_language_is_refused():
    with pytest.raises(LedgerError, match="one language only"):
        Ledger([Chapter("1", "Turns", "Züge")], [Clause("x.1.y", "Pass.", "Passe.", ruling="The book is silent.")])
