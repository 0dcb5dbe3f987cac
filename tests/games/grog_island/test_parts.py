"""What is printed: the reconstructed board keeps what is known, and bad files are refused with their line."""
import pytest

from games.grog_island.setting import GAME
from kogge import PartsError, Sheet
from kogge.games.grog_island.parts import COLOURS, KIND_COUNT, KINDS, Parts

TEXT = GAME.sheet.text


@pytest.mark.rule("grog-island.board.colours")
def test_a_colour_is_a_peninsula_a_good_and_a_die():
    seen = GAME.start(3).view(None)

    assert [peninsula.colour for peninsula in seen.peninsulas] == [die.colour for die in seen.auction.dice] == COLOURS
    assert [peninsula.good for peninsula in seen.peninsulas] == ["coconut", "fish", "grog", "lemon", "map"]
    assert list(seen.players[0].goods) == COLOURS


@pytest.mark.rule("grog-island.board.cards")
def test_so_many_cards():
    table = GAME.start(4)

    assert (sum(table.stack), set(table.stack), table.chests, sum(table.chests)) == (46, {2}, [10, 12, 10], 32)
    assert (table.parrots, sum(table.parrots)) == ([4, 4, 4, 4, 4, 8], 28)


@pytest.mark.rule("grog-island.board.buildings")
def test_the_board_keeps_what_is_known():
    parts = Parts(GAME.sheet)
    count = [sum(parts.buildings[kind::KIND_COUNT]) for kind in range(KIND_COUNT)]

    assert [sum(parts.buildings[colour * KIND_COUNT:][:KIND_COUNT]) for colour in range(5)] == [7] * 5
    assert (count[KINDS.index("sword")], count[KINDS.index("pub")], max(count)) == (4, 1, 4)
    for colour in ("yellow", "grey", "blue"):
        assert parts.buildings[COLOURS.index(colour) * KIND_COUNT + KINDS.index("sword")]


@pytest.mark.parametrize(("old", "new", "problem"), [
    ("pub            = [0, 0, 1, 0, 0]", "pub            = [0, 1, 1, 0, 0]", r"line 21: \[board\] sword .* 8 buildings on blue"),
    ("pub = 6", "pub = 66", r"line 49: \[values\] pub must be a whole number"),
    ('order = ["green", "blue"', 'order = ["green", "green"', r"\[peninsulas\] order must name each of"),
    ('tiles = ["goal", ', "tiles = [", r"\[clouds\] tiles must be a list of 5"),
    ('ghost_ship = "silver-ship"', 'ghost_ship = "tin-ship"', r"line 14: \[setup\] ghost_ship must be one of"),
    ('"lock", "point"]', '"lock"]', r"\[bids\] rewards must be a list of 5"),
    ("counts = [10, 12, 10]", "counts = [1, 1, 1]", r"\[chests\] must hold a card for each"),
])
def test_bad_sheets_are_refused(old, new, problem):
    assert old in TEXT
    with pytest.raises(PartsError, match=problem):
        Parts(Sheet(TEXT.replace(old, new, 1), "my.toml"))


def test_another_board_is_another_game():
    sheet = Sheet(TEXT.replace("coins = 8", "coins = 12").replace('order = ["green", "blue"', 'order = ["blue", "green"'))
    table = GAME.start(2, parts=sheet)

    assert table.players[0].coins == 12
    assert (table.water(0), table.water(1)) == (1, 0)
