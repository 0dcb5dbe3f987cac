"""Whatever is drawn explains itself, and every game fits on one page."""
import pytest

import kogge
from kogge import LUCK, Journal, Rng, bots, game, pick
from kogge.engine.entry import Entry
from kogge.engine.texts import LANGUAGES, question_key, texts
from kogge.learn import explain, sheets
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_contract_says_what_it_pays_for(lang):
    """Not only what a contract is."""
    speech = texts(game("die-werft"), lang)
    contracts = [action.word for action in game("die-werft").catalogue.actions if action.verb == "drop"]
    assert contracts
    assert [explain.key(speech, f"contract {each}") for each in contracts] == [f"about-contract-{each}" for each in contracts]


@pytest.mark.parametrize("name", kogge.games())
def test_every_game_fits_on_one_page(name):
    assert list(sheets.problems(game(name))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", kogge.games())
def test_the_coach_knows_every_question(name, lang):
    """Of all that a player is asked in games between bots, at every number of players."""
    asked = set()
    for players in game(name).players:
        journal, rng = Journal(game(name), players), Rng(players)
        while not journal.table.over:
            if journal.table.seat != LUCK:
                asked.add(question_key(journal.table.agenda[-1]))
            journal.play(pick(journal.table, rng))
    assert {kind for kind in asked if not texts(game(name), lang).has(f"coach-{kind}")} == set()


@pytest.mark.parametrize("name", kogge.games())
def test_the_coach_knows_what_every_rivals_turn_means(name):
    """By the first piece in it that everybody sees; where there is none, by what was done. Somebody may be asked after any answer
    of it, so each answer is told."""
    mute = set()
    for players in game(name).players:
        journal, rng = Journal(game(name), players), Rng(players)
        while not journal.table.over:
            table, seat = journal.table, int(journal.table.seat)
            journal.play(pick(table, rng) if seat == LUCK else bots.choose(table, seat, "deckhand", rng.below(1 << 30)))
        mute |= {entry.action.text.split()[0] for entry in journal.entries if entry.seat != LUCK and not meant(name, entry)}
    assert mute == set()


def meant(name: str, entry: Entry) -> bool:
    """Whether the coach can say what an answer means that somebody else has given."""
    if entry.seen_by(None) and entry.place and explained(game(name), entry.place):
        return True
    return all(texts(game(name), lang).has(f"coach-rival-{entry.action.text.split()[0]}") for lang in LANGUAGES)
