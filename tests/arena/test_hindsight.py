"""Do verdicts hold? The command that looks at them again."""
import json
import operator
import sys
from itertools import islice

import pytest

from kogge.arena import hindsight
from kogge.learn import review


@pytest.fixture(autouse=True)
def short(monkeypatch):
    monkeypatch.setattr(review, "PLAYOUTS", {"search": 1})
    monkeypatch.setattr(hindsight, "EVERY", 2)
    monkeypatch.setattr(hindsight, "COSTLY", review.COSTLY)


@pytest.mark.parametrize("holds", [True, False])
def test_costly_answers_are_looked_at_again_for_longer_until_there_are_enough(monkeypatch, holds, capsys):
    again = []

    def keeps(table, seat, better, given, longer, seed):
        again.append((longer.iterations, better != given))
        return holds

    monkeypatch.setattr(hindsight, "keeps", keeps)
    wish = "hindsight nauticus --players 2 --level search:4 --answers 3 --jobs 1 --json"
    monkeypatch.setattr(sys, "argv", wish.split())
    hindsight.main()
    told = json.loads(capsys.readouterr().out)
    assert (told["costly"], told["kept"]) == (3, 3 if holds else 0)
    assert told["interval"][0] <= told["kept"] / 3 <= told["interval"][1]
    assert told["weighed"] >= 3
    assert len(again) >= 3
    assert set(again) == {(hindsight.LONGER * review.AGAIN * 4, True)}


def test_games_count_in_the_order_of_their_seeds_for_any_number_of_jobs():
    assert [list(islice(hindsight.each_game(operator.neg, 5, jobs), 6)) for jobs in (1, 2)] == [[-5, -6, -7, -8, -9, -10]] * 2
