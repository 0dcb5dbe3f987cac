"""Whatever is drawn explains itself, and every game fits on one page."""
import pytest

import kogge
from kogge import Journal, Rng, game, pick
from kogge.engine.texts import LANGUAGES, texts
from kogge.learn import sheets
from kogge.learn.explain import abouts, explained

BUTTONS = {"", "done", "pass", "act", "pay", "decline", "renounce"}
"""What is a button of the prompt and not drawn."""


@pytest.mark.parametrize("name", kogge.games())
def test_every_place_of_random_games_is_explained(name):
    unknown = set()
    for players in game(name).players:
        journal, rng = Journal(game(name), players), Rng(players)
        while not journal.table.over:
            table = journal.table
            unknown |= {place for place in (game(name).place(table, action) for action in table.candidates())
                        if place not in BUTTONS and not explained(game(name), place)}
            journal.play(pick(table, rng))
    assert unknown == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", kogge.games())
def test_explanations_are_whole(name, lang):
    for key, about in abouts(texts(game(name), lang)).items():
        assert about.name, key
        assert about.kind, key
        assert about.does, key
        assert 1 <= len(about.clauses) <= 4, key
        assert all(clause in game(name).ledger.by_id for clause in about.clauses), key


@pytest.mark.parametrize("name", kogge.games())
def test_every_game_fits_on_one_page(name):
    assert list(sheets.problems(game(name))) == []
