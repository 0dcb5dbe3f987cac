"""Final scoring: chests, coins, goals, majorities, ties."""
import pytest

from games.grog_island.setting import laid, own, points
from kogge.games.grog_island.parts import KINDS


def scored(players=3, taken=None, **owned):
    table = laid(players=players, taken=taken)
    table.agenda = []
    for player in table.players:
        player.coins = 0
    own(table.players[0], **{"coins": 0, **owned})
    return table


def only(**sources):
    """Points from these sources and from no other."""
    names = ("track", "chests", "coins", "buildings", "parrots", "goods", "peninsulas")
    return {**dict.fromkeys(names, 0), **sources}


@pytest.mark.rule("grog-island.end.chests")
def test_a_point_for_each_chest():
    assert points(scored(chests="1 3 3")) == only(chests=3)


@pytest.mark.rule("grog-island.end.coins")
@pytest.mark.parametrize(("coins", "expected"), [(4, 0), (5, 1), (9, 1), (10, 2), (41, 8)])
def test_a_point_for_five_coins(coins, expected):
    assert points(scored(coins=coins)) == only(coins=expected)
    assert points(scored(coins=4, chests="3"))["coins"] == 0


@pytest.mark.rule("grog-island.end.goals-open")
def test_goals_lie_open_after_the_end():
    table = scored(goals="hat pub")

    assert [goal.goal for goal in table.view(1).players[0].hand] == ["hat", "pub"]
    assert table.view(None).players[0].sources == points(table)


@pytest.mark.rule("grog-island.end.goal-once")
def test_both_copies_of_a_goal_count_once():
    table = scored(goals="anchor anchor", taken={"anchor on green": 0})

    assert points(table) == only(buildings=3)
    assert [(goal.copies, goal.points) for goal in table.view(0).players[0].hand] == [(2, 3)]


@pytest.mark.rule("grog-island.end.goal-building")
def test_each_building_of_the_kind_scores():
    taken = {"sword on blue": 0, "sword on grey": 0, "sword on yellow": 1, "pub on orange": 0, "figurehead on green": 0}

    assert points(scored(goals="sword pub", taken=taken)) == only(buildings=2 * 2 + 6)
    assert points(scored(goals="figurehead coffin", taken=taken)) == only(buildings=4)


def test_rarer_kinds_are_worth_more():
    parts = scored().parts
    for kind, name in enumerate(KINDS):
        count = sum(parts.buildings[kind::len(KINDS)])
        assert parts.values[kind] == {4: 2, 3: 3, 2: 4, 1: 6}[count], name


@pytest.mark.rule("grog-island.end.goal-parrots")
@pytest.mark.rule("grog-island.end.goods-need-goal")
def test_parrots_and_goods_score_with_their_goal_only():
    assert points(scored(goals="parrots", parrots="hold hold blue", goods="blue blue blue blue")) == only(parrots=3)
    assert points(scored(goals="blue-goods", parrots="hold hold blue", goods="blue")) == only(goods=1)


@pytest.mark.rule("grog-island.end.goal-goods")
@pytest.mark.rule("grog-island.end.goods-replaced")
@pytest.mark.parametrize(("goals", "goods", "expected"), [
    ("blue-goods", "blue blue", 2),
    ("blue-goods", "blue blue green green", 2),
    ("blue-goods", "blue blue green grey yellow", 3),
    ("blue-goods", "green green green green green green", 2),
    ("blue-goods green-goods", "blue green green grey grey grey", 4),  # green tiles have a goal and are not spare
    ("blue-goods blue-goods", "blue green green green", 2),
])
def test_goods(goals, goods, expected):
    assert points(scored(goals=goals, goods=goods)) == only(goods=expected)


@pytest.mark.rule("grog-island.end.goal-majority")
@pytest.mark.rule("grog-island.end.goal-presence")
def test_peninsulas():
    two = {"hat on green": 0, "hook on green": 0}

    assert points(scored(goals="green-peninsula", taken=two)) == only(peninsulas=6)
    assert points(scored(goals="green-peninsula", taken={**two, "peg-leg on green": 1})) == only(peninsulas=6)
    tied = {**two, "peg-leg on green": 1, "anchor on green": 1}
    assert points(scored(goals="green-peninsula", taken=tied)) == only(peninsulas=2)
    locked = {**two, "peg-leg on green": "lock", "anchor on green": "lock"}
    assert points(scored(goals="green-peninsula", taken=locked)) == only(peninsulas=6)
    assert points(scored(goals="blue-peninsula", taken=two)) == only()


@pytest.mark.rule("grog-island.end.ghosts-count")
def test_ghosts_are_a_third_colour():
    taken = {"hat on green": 0, "hook on green": 0, "peg-leg on green": "ghost"}
    assert points(scored(2, goals="green-peninsula", taken=taken)) == only(peninsulas=6)

    taken["anchor on green"] = "ghost"
    assert points(scored(2, goals="green-peninsula", taken=taken)) == only(peninsulas=2)


@pytest.mark.rule("grog-island.end.winner")
@pytest.mark.rule("grog-island.end.shared")
@pytest.mark.rule("grog-island.end.all-places")
def test_coins_break_ties_for_every_place():
    table = scored(4)
    for seat, (track, coins) in enumerate([(8, 1), (8, 2), (3, 4), (3, 3)]):
        own(table.players[seat], points=track, coins=coins)
    assert table.ranking() == [2, 1, 3, 4]

    table.players[0].coins = 2
    assert table.ranking() == [1, 1, 3, 4]
