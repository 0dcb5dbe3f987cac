"""Phase 3b."""
import pytest

from games.liguria.setting import asked, ready, tiles
from games.setting import legal, play, why_not
from kogge.games.liguria import rules
from kogge.games.liguria.cards import ChooseCard, UpgradeTile
from kogge.games.liguria.course import ChooseCards


def choosing(*names, **changes):
    """Seat 0 chooses among the cards with these numbers."""
    table = asked(ChooseCard(0), **changes)
    table.cards = [table.parts.cards[int(name) - 1] for name in names]
    return table


@pytest.mark.rule("liguria.3b.one-card")
def test_one_card():
    table = ready(3)
    table.order = [2, 0, 1]
    table.cards = table.parts.cards[:3]
    table.ask(ChooseCards(0))
    table.proceed()

    assert table.seat == 2
    assert legal(table) == ["card 1", "card 2", "card 3"]  # one must be taken
    play(table, "card 2")
    assert table.seat == 0
    assert legal(table) == ["card 1", "card 3"]
    assert [card.name for card in table.players[2].cards] == ["2"]


@pytest.mark.rule("liguria.3b.card-cubes")
def test_card_cubes():
    table = choosing("1")
    before = table.players[0].docks[:]
    cubes = table.cards[0].cubes

    play(table, "card 1")

    assert table.players[0].docks == [old + new for old, new in zip(before, cubes, strict=True)]
    assert table.players[0].hold == [0, 0, 0]


@pytest.mark.rule("liguria.3b.brown-arrow")
def test_brown_arrow():
    table = play(choosing("35", front=tiles(wheel=2)), "card 35")  # two arrows
    assert table.parts.cards[34].arrows == 2

    play(table, "upgrade wheel", "upgrade wheel")

    assert table.over
    assert table.players[0].back == tiles(wheel=2)
    assert table.players[0].wheels(table.parts) == 1 + 2 * table.parts.wheels[1]
    assert play(choosing("1", front=tiles(wheel=2)), "card 1").over  # no arrow, no question
    assert legal(play(choosing("35", front=tiles(wheel=3)), "card 35", "upgrade wheel")) == ["upgrade wheel", "done"]
    assert play(choosing("35", front=tiles(wheel=3)), "card 35", "upgrade wheel", "upgrade wheel").over  # two arrows, not three
    assert play(choosing("35"), "card 35").over  # nothing to turn, no question


@pytest.mark.rule("liguria.3b.may-decline")
def test_may_decline():
    table = play(choosing("35", front=tiles(wheel=2)), "card 35", "done")

    assert table.over
    assert table.players[0].front == tiles(wheel=2)


@pytest.mark.rule("liguria.3b.nothing-to-turn")
def test_nothing_to_turn():
    table = asked(UpgradeTile(0, 2), front=tiles(monk=1), back=tiles(wheel=1))

    assert why_not(table, "upgrade wheel") is rules.NOTHING_TO_TURN
    assert why_not(table, "upgrade monk") is None
    assert why_not(table, "done") is None
    assert play(table, "upgrade monk").over  # nothing is left to turn, though an arrow is
