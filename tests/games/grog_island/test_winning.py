"""Winning a round: paying, claiming, points and locks."""
import pytest

from games.grog_island.setting import paid, question, site, trading, verbs, won
from games.setting import legal, play, why_not
from kogge import EVERYONE
from kogge.engine.rule import NOT_ASKED
from kogge.games.grog_island import rules
from kogge.games.grog_island.parts import COLOURS, GOALS, KIND_COUNT, KINDS
from kogge.games.grog_island.table import LOCKED


def occupied(colour, *but):
    """Everything on a peninsula is seat 1's, except these kinds."""
    return {f"{kind} on {colour}": 1 for kind in KINDS if kind not in but and exists(kind, colour)}


def exists(kind, colour):
    return won().parts.buildings[COLOURS.index(colour) * KIND_COUNT + KINDS.index(kind)]


@pytest.mark.rule("grog-island.paying.price")
@pytest.mark.rule("grog-island.paying.coins-short")
def test_the_bid_is_paid():
    assert play(won(coins=7), "pay").players[0].coins == 0
    table = won(coins=5, chests="2")
    assert why_not(table, "pay") is rules.COINS_SHORT

    assert play(table, "show 2", "pay").players[0].coins == 0


@pytest.mark.rule("grog-island.paying.chests-shown")
def test_chests_are_shown_and_leave_the_game():
    table = won(coins=5, chests="1 2")
    show = table.game.action("show 2")
    assert table.agenda[-1].audience(table, show) == EVERYONE
    assert table.agenda[-1].reveals(table, show)  # no way back
    assert not table.agenda[-1].reveals(table, table.game.action("pay"))

    play(table, "show 2")
    assert table.view(1).chest_box == {"1": 0, "2": 1, "3": 0}
    assert (table.view(1).players[0].chests, sum(table.chests)) == (1, 32)


@pytest.mark.rule("grog-island.paying.change")
@pytest.mark.rule("grog-island.paying.any-chests")
def test_change_comes_back_in_coins():
    assert play(won(coins=5, chests="3"), "show 3", "pay").players[0].coins == 1
    assert play(won(coins=7, chests="3 2"), "show 3", "show 2", "pay").players[0].coins == 5  # more than needed


@pytest.mark.rule("grog-island.paying.no-such-chest")
def test_only_chests_that_are_there():
    assert why_not(won(coins=7, chests="1"), "show 3") is rules.NO_SUCH_CHEST
    assert why_not(won(coins=7, chests="1"), "show 1") is None


@pytest.mark.rule("grog-island.paying.cannot-pay")
def test_nothing_is_shown_in_vain():
    assert why_not(won(coins=4, chests="2"), "show 2") is rules.CANNOT_PAY
    assert legal(won(coins=4, chests="2")) == ["renounce"]
    assert why_not(won(coins=5, chests="2"), "show 2") is None


@pytest.mark.rule("grog-island.paying.renounce")
def test_who_does_not_pay_gives_and_gets_nothing():
    table = play(won(row="yellow grey green", coins=20, chests="3"), "renounce")

    player = table.players[0]
    assert (player.coins, player.chests, player.points, player.crew) == (20, [0, 0, 1], 0, 9)
    assert (table.round, question(table)) == (2, "Roll")


@pytest.mark.rule("grog-island.paying.chest-shown")
def test_after_a_chest_is_shown_the_bid_is_paid():
    table = won(coins=7, chests="1")
    assert why_not(table, "renounce") is None

    assert why_not(play(table, "show 1"), "renounce") is rules.CHEST_SHOWN


@pytest.mark.rule("grog-island.claiming.places")
def test_claims_on_the_colours_of_the_first_two_dice():
    table = paid("blue yellow grey")

    assert {text.split(" on ")[1] for text in legal(table) if text != "decline"} == {"blue", "yellow"}
    assert why_not(table, "claim hat on grey") is NOT_ASKED


@pytest.mark.rule("grog-island.claiming.crew")
def test_a_claim_places_crew():
    table = play(paid(), "claim hat on grey")

    assert (table.sites[site("hat on grey")], table.players[0].crew) == (0, 8)


@pytest.mark.rule("grog-island.claiming.not-free")
def test_only_free_buildings():
    table = paid(taken={"hat on grey": 1, "hook on grey": "lock", "sword on grey": "ghost", "peg-leg on grey": 0})

    for kind in ("hat", "hook", "sword", "peg-leg"):
        assert why_not(table, f"claim {kind} on grey") is rules.NOT_FREE
    assert why_not(table, "claim eye-patch on grey") is None
    table = trading("grey", "chest-ship", goods="grey grey grey grey", taken={"hat on grey": 1})
    assert why_not(table, "claim hat on grey") is rules.NOT_FREE
    assert why_not(table, "claim eye-patch on grey") is None


@pytest.mark.rule("grog-island.claiming.last-crew")
def test_one_crew_member_one_claim():
    table = play(paid("yellow grey", crew=1), "claim hat on grey")

    assert table.players[0].crew == 0
    assert table.over  # and that was the last round


@pytest.mark.rule("grog-island.claiming.may-bid-without-crew")
def test_claims_lapse_without_crew_but_points_come():
    table = paid("yellow grey green", crew=0)

    assert (table.players[0].points, table.over) == (1, True)


@pytest.mark.rule("grog-island.claiming.cloud-goal")
def test_goal_cloud():
    table = play(paid(clouds="empty empty empty goal empty", goals="hat hook"), "claim sword on yellow", "goal pub")
    assert legal(table) == ["return hat", "return hook", "return pub"]
    play(table, "return hook")

    assert [GOALS[goal] for goal in table.players[0].goals] == ["hat", "pub"]
    assert [GOALS[slid.goal] for slid in table.under] == ["hook"]


@pytest.mark.rule("grog-island.claiming.no-goal-left")
def test_goal_cloud_without_goals():
    table = won(coins=30, clouds="empty empty empty goal empty", goals="hat hook")
    table.stack = [0] * len(GOALS)
    play(table, "pay", "claim sword on yellow")

    assert question(table) == "WinnerClaim"
    assert len(table.players[0].goals) == 2


@pytest.mark.rule("grog-island.claiming.cloud-point")
def test_point_cloud():
    assert play(paid(clouds="empty empty empty point empty"), "claim sword on yellow").players[0].points == 1


@pytest.mark.rule("grog-island.claiming.cloud-parrot")
def test_parrot_cloud():
    table = play(paid(clouds="empty empty empty parrot empty"), "claim sword on yellow", "parrot grey")
    assert table.players[0].parrots == [0, 0, 0, 0, 1, 0]

    table = won(coins=30, clouds="empty empty empty parrot empty")
    table.parrots = [0] * 6
    assert question(play(table, "pay", "claim sword on yellow")) == "WinnerClaim"


@pytest.mark.rule("grog-island.claiming.cloud-parrot")
def test_the_last_card_of_the_parrot_cloud():
    table = won(coins=30, clouds="empty empty empty parrot parrot")
    table.parrots = [0, 0, 0, 0, 0, 1]
    play(table, "pay", "claim sword on yellow")
    assert legal(table) == ["parrot hold"]

    play(table, "parrot hold")
    assert table.players[0].parrots == [0, 0, 0, 0, 0, 1]
    play(table, "claim hat on grey")  # under a parrot cloud too, but there is no card left for it
    assert table.players[0].parrots == [0, 0, 0, 0, 0, 1]
    assert question(table) == "Roll"


@pytest.mark.rule("grog-island.claiming.coins")
@pytest.mark.rule("grog-island.claiming.cloud-empty")
def test_a_coin_for_each_free_building_of_the_kind():
    taken = {"sword on orange": 1, "sword on blue": "lock"}
    table = paid("yellow grey", coins=7, taken=taken)
    assert [b.coins for b in table.view(1).buildings if (b.kind, b.peninsula) == ("sword", "yellow")] == [1]
    play(table, "claim sword on yellow")

    assert (table.players[0].coins, table.players[0].points) == (1, 0)  # the one on grey
    assert play(paid("blue orange", coins=6), "claim pub on orange").players[0].coins == 0  # there is no other pub


@pytest.mark.rule("grog-island.claiming.black-cloud")
def test_black_cloud():
    table = play(paid("yellow grey", coins=7, clouds="empty empty empty empty black"), "claim sword on grey")
    assert table.players[0].coins == 0

    assert play(table, "claim hat on yellow").players[0].coins == 3


@pytest.mark.rule("grog-island.claiming.same-kind")
def test_never_two_of_one_kind():
    table = play(paid("yellow grey"), "claim sword on yellow")

    assert why_not(table, "claim sword on grey") is rules.SAME_KIND
    assert why_not(table, "claim hat on grey") is None


@pytest.mark.rule("grog-island.claiming.any-order")
def test_the_second_die_may_come_first():
    table = play(paid("yellow grey"), "claim hat on grey")

    assert {text.split(" on ")[1] for text in legal(table) if text != "decline"} == {"yellow"}
    assert play(table, "claim sword on yellow").players[0].crew == 7


@pytest.mark.rule("grog-island.claiming.one-die")
def test_one_die_one_claim():
    table = play(paid("blue"), "claim sword on blue")

    assert (table.players[0].crew, table.round) == (8, 2)


@pytest.mark.rule("grog-island.claiming.lapses")
def test_a_claim_without_a_free_building_lapses():
    table = paid("yellow grey", taken=occupied("yellow"))
    assert {text.split(" on ")[1] for text in legal(table) if text != "decline"} == {"grey"}

    assert paid("blue", taken=occupied("blue")).round == 2


@pytest.mark.rule("grog-island.claiming.lapses-same-kind")
def test_a_claim_lapses_if_only_the_same_kind_is_free():
    table = paid("yellow grey", taken=occupied("grey", "sword"))
    assert play(table.copy(), "claim sword on yellow").round == 2

    assert legal(play(table, "claim hat on yellow")) == ["claim sword on grey", "decline"]


@pytest.mark.rule("grog-island.claiming.decline")
def test_claims_may_be_declined():
    table = play(paid("yellow grey green"), "decline")

    assert (table.players[0].crew, table.players[0].points, table.round) == (9, 1, 2)


@pytest.mark.rule("grog-island.rewards.points")
@pytest.mark.rule("grog-island.rewards.occupied")
@pytest.mark.parametrize(("row", "points"), [
    ("yellow grey", 0), ("yellow grey green", 1), ("yellow grey green orange", 1), ("blue yellow grey green orange", 2)])
def test_points_of_the_third_and_fifth_space(row, points):
    table = play(paid(row), "decline")

    assert table.players[0].points == points
    assert ("lock" in verbs(table)) == (len(row.split()) > 3)


@pytest.mark.rule("grog-island.rewards.lock")
@pytest.mark.rule("grog-island.claiming.not-free")
def test_a_lock_has_to_be_placed_where_the_fourth_die_says():
    table = play(paid("blue yellow grey green", taken={"hat on green": 1}), "decline")
    assert why_not(table, "lock hat on green") is rules.NOT_FREE
    assert verbs(table) == {"lock"}
    assert {text.split(" on ")[1] for text in legal(table)} == {"green"}

    play(table, "lock hook on green")
    assert (table.sites[site("hook on green")], table.locks) == (LOCKED, 5)


@pytest.mark.rule("grog-island.rewards.no-lock")
def test_no_lock_without_a_place_or_a_lock():
    assert play(paid("blue yellow grey green", taken=occupied("green")), "decline").round == 2
    table = won("blue yellow grey green", coins=30)
    table.locks = 0

    assert play(table, "pay", "decline").round == 2


@pytest.mark.rule("grog-island.rewards.order")
def test_claims_come_before_the_lock():
    table = paid("blue yellow grey green")
    assert table.players[0].points == 0
    play(table, "claim sword on blue", "claim hat on yellow")

    assert (table.players[0].points, verbs(table)) == (1, {"lock"})


@pytest.mark.rule("grog-island.notes.many-coins")
def test_a_purse_has_no_limit():
    assert play(won("blue", coins=38, chests="3 3"), "show 3", "show 3", "pay").players[0].coins == 38 + 6 - 5
