"""The end of the game: points by source, ties."""
import pytest

from games.nauticus.setting import GAME, ONE, TWO, asked, points, ship
from kogge.games.nauticus.scoring import goods_points
from kogge.games.nauticus.turns import ChooseExtra


def ended(players=2, **changes):
    return asked(ChooseExtra(0), players, **changes)


@pytest.mark.rule("nauticus.end.goods")
def test_goods():
    parts = GAME.start(2).parts

    assert [goods_points(parts, n) for n in range(9)] == [0, 2, 5, 9, 14, 20, 25, 30, 35]


@pytest.mark.rule("nauticus.end.ships")
def test_ships():
    three = ("bow", "middle", "stern")
    four = ("bow", "middle", "middle", "stern")
    for hull, worth in ((("single",), 2), (("bow", "stern"), 8), (three, 20), (four, 35)):
        assert points(ended(ships=[ship(*hull, finished=True)]))["ships"] == worth
        assert points(ended(ships=[ship(*hull)]))["ships"] == 0


@pytest.mark.rule("nauticus.end.rest")
@pytest.mark.rule("nauticus.end.three-taler")
def test_leftovers():
    assert points(ended(taler=2, workers=0))["rest"] == 0
    assert points(ended(taler=2, workers=1))["rest"] == 1
    assert points(ended(taler=0, workers=0, store=["crown-mast", "fish", "bow"]))["rest"] == 1
    assert points(ended(taler=0, workers=0, ships=[ship(*TWO[:-1])]))["rest"] == 1  # five parts
    assert points(ended(taler=0, workers=0, ships=[ship(*ONE, "fish", finished=True)]))["rest"] == 0  # the good alone
    assert points(ended(taler=2, workers=0, ships=[ship(*ONE, "fish", finished=True)]))["rest"] == 1


@pytest.mark.rule("nauticus.end.extra-unused")
def test_an_unused_extra_action_is_worth_nothing():
    assert points(ended(has_extra=True)) == points(ended(has_extra=False))


@pytest.mark.rule("nauticus.end.most-points")
def test_most_points_win():
    table = ended(3)
    for player, extra in zip(table.players, (3, 9, 6), strict=True):
        player.crown_points = extra
        player.taler = player.workers = 0

    assert table.ranking() == [3, 1, 2]


def tied(*purses):
    table = ended(len(purses))
    for player, (gained, taler) in zip(table.players, purses, strict=True):
        player.crown_points, player.taler, player.workers = gained, taler, 0
    assert len(set(table.totals())) == 1
    return table


@pytest.mark.rule("nauticus.end.tie-leftover")
def test_a_tie_goes_to_the_taler_left_over():
    assert tied((1, 6), (2, 5)).ranking() == [2, 1]


@pytest.mark.rule("nauticus.end.tie-all-taler")
def test_then_to_all_taler():
    assert tied((1, 8), (2, 5)).ranking() == [1, 2]


@pytest.mark.rule("nauticus.end.tie-shared")
def test_then_the_place_is_shared():
    assert tied((2, 5), (2, 5), (3, 2)).ranking() == [1, 1, 3]
