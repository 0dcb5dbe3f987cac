"""The public names, as the design fixes them."""
import pytest

import kogge
from kogge.engine.rule import GAME_OVER, NOT_ASKED


def test_games_are_found_by_name():
    assert "nauticus" in kogge.games()
    for name in kogge.games():
        assert kogge.game(name).name == name
    with pytest.raises(kogge.BadOption, match="there is no game 'chess'"):
        kogge.game("chess")


def test_games_are_a_package_too():
    import kogge.games.nauticus.table as table

    assert kogge.games.nauticus.table is table


def test_actions_are_interned_and_have_texts():
    game = kogge.game("nauticus")

    assert str(game.action("buy bow")) == "buy bow"
    assert game.action("buy bow") is game.action(" buy  bow ")
    with pytest.raises(kogge.UnknownAction, match="'buy boat'"):
        game.action("buy boat")


@pytest.mark.parametrize("name", kogge.games())
def test_the_catalogue_is_numbered_in_order(name):
    catalogue = kogge.game(name).catalogue

    assert [action.index for action in catalogue.actions] == list(range(len(catalogue)))
    assert all(catalogue.by_text[action.text] is action for action in catalogue.actions)


def test_a_table_begins_with_luck_and_nothing_random():
    table = kogge.game("nauticus").start(players=3)

    assert table.seat == kogge.LUCK == -1
    assert table.odds() == [1] * 8
    assert not table.over


def test_refusals_of_the_engine_itself():
    table = kogge.game("nauticus").start(2)
    action = kogge.game("nauticus").action("pass")

    assert table.why_not(action) is NOT_ASKED
    with pytest.raises(kogge.Refused) as error:
        table.play(action)
    assert error.value.rule is NOT_ASKED
    kogge.playout(table, kogge.Rng(1))
    assert table.over
    assert table.legal() == table.candidates() == []
    assert table.seat == kogge.NOBODY
    assert table.why_not(action) is GAME_OVER


def test_options_are_checked():
    with pytest.raises(kogge.BadOption, match="no option 'speed'"):
        kogge.game("nauticus").start(2, options={"speed": "high"})
