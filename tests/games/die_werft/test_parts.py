"""The printed parts: counts, and files that break a constraint."""
import pytest

from games.die_werft.setting import GAME
from kogge import PartsError, Sheet
from kogge.games.die_werft.parts import CONTRACTS, DESIGNS, FEATURES, Parts

TEXT = (GAME.folder / "parts.toml").read_text(encoding="utf-8")


def parts(**changes):
    text = TEXT
    for old, new in changes.values():
        assert old in text
        text = text.replace(old, new)
    return Parts(Sheet(text, "my.toml"))


def test_the_box():
    box = Parts(GAME.sheet)

    assert [sum(deck) for deck in box.decks] == [26, 32, 20, 26]
    assert sum(box.trains) == 14
    assert len(box.canals) == 24
    assert len(box.contracts) == len(CONTRACTS) == 24
    features = [0] * len(FEATURES)
    for deck in box.decks:
        for design, count in enumerate(deck):
            for feature in DESIGNS[design].features:
                features[feature] += count
    assert features == [39, 37, 23, 23, 14, 16, 15, 15]
    symbols = [symbol for canal in box.canals for symbol in canal]
    assert [symbols.count(symbol) for symbol in range(6)] == [16] * 6
    assert [sum(prices) for prices in box.prices] == [13, 13, 13]


@pytest.mark.parametrize(("old", "new", "problem"), [
    ("two_players = [2, 0]", "two_players = [1, 0]", "line .*two_players must add up to 2"),
    ('equipment = ["cannon", "smokestack"', 'equipment = ["cannon", "cannon"', "rings. equipment must name each"),
    ('coal = ["propeller", "smokestack"]', 'coal = ["propeller", "sail"]', "offers sail, which another load offers too"),
    ('"coal steel grain" = 5', '"coal steel grain" = 3', "must be there 4 times"),
    ('"coal steel grain" = 5', '"steel coal grain" = 5', "is no part that the game knows"),
    ("rows = [0, 0, 1, 2, 2]", "rows = [1, 0, 1, 2, 2]", "begins with the free place"),
    ('"cabin mast" = 5', '"cabin propeller-mount" = 5', "only sterns have one"),
    ('["military", "trade", "riband", "lantern"],', '["military", "trade", "riband"],', "each names four of"),
    ('["military", "trade", "riband", "lantern"],', "", "must be a list of 24 canals"),
    ('"cabin" = 6', '"cabin" = -1', "must be a whole number from 0"),
    ("rigger_speed_per_pair = 1", "rigger_speed_per_pair = 7", "whole number from 0 to 1"),
])
def test_bad_files(old, new, problem):
    with pytest.raises(PartsError, match=problem):
        parts(change=(old, new))


def test_another_box_is_played_with_its_own_numbers():
    sheet = Sheet(TEXT.replace("opening_guilders = 6", "opening_guilders = 11"), "my.toml")

    assert GAME.start(2, parts=sheet).players[0].guilders == 11
