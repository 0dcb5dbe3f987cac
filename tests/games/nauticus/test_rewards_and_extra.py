"""Rewards for finished ships (4) and the extra action (5)."""
import pytest

from games.nauticus.setting import ONE, acting, asked, piece, points, ship, started
from games.setting import legal, play, why_not
from kogge.games.nauticus import rules
from kogge.games.nauticus.building import ChooseReward

FOUR = ("bow", "middle", "middle", "stern")


def finishing(size, **changes):
    """One sail short of a finished ship, with that sail in the warehouse."""
    hull = {1: ("single",), 2: ("bow", "stern"), 3: ("bow", "middle", "stern"), 4: FOUR}[size]
    masts = ["whale-mast"] * size + ["whale-sail"] * (size - 1)
    return acting("transport", blue=3, store=["whale-sail"], ships=[ship(*hull, *masts)], **changes)


@pytest.mark.rule("nauticus.4.one-per-mast")
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_one_reward_for_each_mast(size):
    table = play(finishing(size), "transport whale-sail", "place on ship 1")

    for _ in range(size):
        assert legal(table)[0].startswith("reward")
        play(table, legal(table)[0])

    assert "done" in legal(table)


@pytest.mark.rule("nauticus.4.one-per-mast")
@pytest.mark.parametrize("end", ["bow", "stern"])
def test_an_unclosed_hull_is_not_finished(end):
    table = acting("transport", store=["whale-sail"], ships=[ship(end, "whale-mast")])

    play(table, "transport whale-sail", "place on ship 1")

    assert not table.players[0].ships[0].finished


@pytest.mark.rule("nauticus.4.one-per-mast")
def test_crown_masts_count_for_rewards_too():
    """A ship of three with two jokers among its masts, and a crown sail for the last."""
    hull = ship("bow", "middle", "stern", "whale-mast", "crown-mast", "crown-mast", "whale-sail", "crown-sail")
    table = play(acting("transport", store=["crown-sail"], ships=[hull]), "transport crown-sail", "place on ship 1")

    play(table, "reward points", "reward points", "reward taler")

    assert points(table)["rewards"] == 6
    assert "done" in legal(table)
    alone = acting("transport", store=["crown-sail"], ships=[ship("single", "crown-mast")])
    assert legal(play(alone, "transport crown-sail", "place on ship 1"))[0].startswith("reward")  # nothing but jokers


@pytest.mark.rule("nauticus.setup.stack-empty")
@pytest.mark.parametrize(("reward", "other"), [("crown-mast", "crown-sail"), ("crown-sail", "crown-mast")])
def test_a_crown_whose_stack_is_empty_is_no_reward(reward, other):
    table = asked(ChooseReward(0, 2))
    table.stock[piece(reward).index] = 1
    assert why_not(table, "reward " + reward) is None

    play(table, "reward " + reward)

    assert why_not(table, "reward " + reward) is rules.STACK_EMPTY
    assert why_not(table, "reward " + other) is None


@pytest.mark.rule("nauticus.4.six-kinds")
def test_six_kinds():
    table = asked(ChooseReward(0, 4))
    play(table, "reward crown-mast", "reward points", "reward taler", "reward workers")
    player = table.players[0]

    assert player.store[piece("crown-mast").index] == 1
    assert (points(table)["rewards"], player.taler, player.workers) == (3, 22, 7)
    table = play(asked(ChooseReward(0, 2)), "reward crown-sail", "reward goods", "take fish", "take salt")
    store = table.players[0].store
    assert [store[piece(name).index] for name in ("crown-sail", "fish", "salt")] == [1, 1, 1]


@pytest.mark.rule("nauticus.4.twice-at-most")
def test_each_reward_twice_at_most():
    table = play(asked(ChooseReward(0, 4)), "reward points")
    assert why_not(table, "reward points") is None

    play(table, "reward points")

    assert why_not(table, "reward points") is rules.REWARD_TWICE


@pytest.mark.rule("nauticus.4.two-different-goods")
def test_the_two_goods_differ():
    table = play(asked(ChooseReward(0, 1)), "reward goods", "take fish")

    assert why_not(table, "take fish") is rules.SAME_GOOD
    assert why_not(table, "take salt") is None


@pytest.mark.rule("nauticus.4.one-good-left")
def test_one_slot_brings_one_good_and_none_refuses():
    table = play(asked(ChooseReward(0, 2), room=1), "reward goods", "take fish")

    assert legal(table) == ["reward points", "reward taler", "reward workers"]
    assert why_not(table, "reward goods") is rules.NO_ROOM
    assert why_not(table, "reward crown-mast") is rules.NO_ROOM


@pytest.mark.rule("nauticus.4.one-good-left")
@pytest.mark.rule("nauticus.setup.stack-empty")
def test_one_kind_left_brings_one_good():
    table = asked(ChooseReward(0, 2))
    for name in ("grain", "coffee", "salt"):
        table.stock[piece(name).index] = 0
    play(table, "reward goods", "take fish")
    assert "reward points" in legal(table)

    table.stock[piece("fish").index] = 0

    assert why_not(table, "reward goods") is rules.STACK_EMPTY


@pytest.mark.rule("nauticus.4.interrupts")
def test_rewards_can_be_used_at_once():
    table = finishing(2, workers=0)
    play(table, "transport whale-sail", "place on ship 1", "reward workers", "reward crown-mast")
    table.players[0].ships.append(ship("bow"))

    play(table, "transport crown-mast", "place on ship 2")

    assert table.players[0].workers == 3  # two of three blue ones are used


@pytest.mark.rule("nauticus.4.chain")
def test_a_reward_finishes_the_next_ship():
    table = finishing(1)
    table.players[0].ships.append(ship("single", "whale-mast"))
    play(table, "transport whale-sail", "place on ship 1", "reward crown-sail", "transport crown-sail", "place on ship 2")

    assert legal(table)[0].startswith("reward")
    play(table, "reward points")
    assert points(table)["ships"] == 4


@pytest.mark.rule("nauticus.4.all-taken")
def test_nothing_else_happens_before_the_rewards():
    table = play(finishing(2), "transport whale-sail", "place on ship 1")

    assert all(text.startswith("reward") for text in legal(table))


@pytest.mark.rule("nauticus.5.once-a-game")
def test_one_extra_action():
    table = play(acting("money"), "extra", "extra money", "done")
    for text in ("extra", "done then extra", "pass then extra"):
        assert why_not(table, text) is rules.EXTRA_SPENT

    assert why_not(acting("money"), "extra") is None


@pytest.mark.rule("nauticus.5.before-or-after")
def test_before_or_after_as_chooser_or_follower():
    table = play(started(money=4), "choose money")
    assert "extra" in legal(table)
    play(table, "use a worker")
    assert "done then extra" in legal(table)
    play(table, "done")

    assert table.seat == 1
    assert "extra" in legal(table)


@pytest.mark.rule("nauticus.5.not-inside")
def test_never_inside_an_action():
    table = play(acting("money", blue=2), "use a worker")
    assert why_not(table, "extra") is rules.EXTRA_INSIDE

    assert why_not(table, "done then extra") is None


@pytest.mark.rule("nauticus.5.two-workers")
def test_two_workers_and_no_blue_ones():
    table = play(acting("money", blue=3, workers=0), "extra", "extra money", "use a worker", "use a worker")

    assert why_not(table, "use a worker") is rules.NO_WORKER
    play(table, "done")
    assert why_not(table, "use a worker") is None  # the blue ones wait in the normal action
    assert play(acting("money"), "extra", "extra money", "done").players[0].workers == 6


@pytest.mark.rule("nauticus.5.two-workers")
@pytest.mark.parametrize("order", [("extra", "extra money"), ("pass then extra", "extra money")])
def test_the_workers_of_a_followers_extra_action_are_the_followers(order):
    table = play(started(players=3, money=4), "choose money", "pass")
    workers = [player.workers for player in table.players]
    assert table.seat == 1

    play(table, *order)

    assert [player.workers for player in table.players] == [workers[0], workers[1] + 2, workers[2]]
    assert [player.has_extra for player in table.players] == [True, False, True]


@pytest.mark.rule("nauticus.5.any-tile")
def test_any_action_also_a_flipped_one():
    table = play(started(money=4), "choose money", "extra")
    assert len(legal(table)) == 8

    play(table, "extra money", "use a worker", "done", "use a worker", "done")

    assert list(table.used).count(True) == 1


@pytest.mark.rule("nauticus.5.price-two")
def test_every_kind_for_two_taler():
    table = play(acting("money", taler=12, workers=3), "extra", "extra goods")
    play(table, "buy fish", "buy grain", "buy coffee", "buy salt")
    assert table.players[0].taler == 4
    play(table, "take salt", "buy fish")

    assert table.players[0].taler == 0


@pytest.mark.rule("nauticus.5.own-limit")
def test_the_extra_scoring_has_its_own_limit():
    table = acting("crowns", blue=4, crowns=15)
    play(table, "use a worker", "done then extra", "extra crowns", "use a worker")

    assert points(table)["crowns"] == 30
    assert why_not(table, "use a worker") is rules.CROWNS_FULL


@pytest.mark.rule("nauticus.5.counts-apart")
def test_purchases_are_counted_apart():
    table = acting("goods", blue=4, workers=4, taler=30)
    play(table, "buy fish", "buy grain", "buy coffee", "buy salt", "take salt", "done then extra", "extra goods")
    before = table.players[0].taler

    play(table, "buy fish", "buy grain", "buy coffee", "buy salt", "take salt")

    assert before - table.players[0].taler == 8


@pytest.mark.rule("nauticus.5.with-a-pass")
def test_a_pass_and_the_extra_action_in_either_order():
    table = play(acting("money"), "pass then extra", "extra crowns", "use a worker")
    assert points(table)["crowns"] == 1  # the tile just flipped

    table = play(acting("money"), "extra", "extra money", "done", "pass")
    assert table.players[0].passes == 1

    table = play(acting("money"), "use a worker", "done then extra", "extra money", "done")
    assert table.players[0].passes == 0  # neither action was passed


@pytest.mark.rule("nauticus.5.no-pass")
def test_an_unused_extra_action_is_no_pass():
    table = play(acting("money"), "extra", "extra hulls")
    assert why_not(table, "pass") is rules.EXTRA_NO_PASS

    play(table, "done")

    assert table.players[0].passes == 0
    assert table.players[0].has_extra is False


@pytest.mark.rule("nauticus.5.after-choosing")
def test_the_chooser_chooses_first():
    table = started()
    assert all(text.startswith("choose") for text in legal(table))

    play(table, "choose crowns")
    assert "extra" in legal(table)


def test_a_finished_ship_is_finished_once():
    table = acting("transport", store=["fish"], ships=[ship(*ONE, finished=True)])

    play(table, "transport fish", "place on ship 1")

    assert "done" in legal(table)
