"""What is taken somewhere is missing there, and what has to be enough is enough exactly."""
import pytest

from games.nauticus.setting import TWO, acting, asked, piece, points, ship
from games.setting import legal, play, why_not
from kogge.games.nauticus import rules
from kogge.games.nauticus.building import ChooseReward, Free, TakeFree
from kogge.games.nauticus.course import LayTile
from kogge.games.nauticus.parts import GOOD, TILES

LOADED = (*TWO, "fish", "salt")


def stock(table, name):
    return table.stock[piece(name).index]


def stored(table, name):
    return table.players[0].store[piece(name).index]


@pytest.mark.rule("nauticus.setup.stack-empty")
def test_pieces_come_out_of_the_supply():
    table = acting("hulls", taler=9)
    before = stock(table, "bow")
    assert stock(play(table, "buy bow"), "bow") == before - 1
    table = asked(TakeFree(0, GOOD, None, False))
    before = stock(table, "fish")
    assert stock(play(table, "take fish"), "fish") == before - 1
    table = asked(ChooseReward(0, 1))
    before = stock(table, "crown-sail")
    assert stock(play(table, "reward crown-sail"), "crown-sail") == before - 1
    assert table.players[0].crowns == 1


@pytest.mark.rule("nauticus.3.2.2.1.from-warehouse")
def test_what_is_transported_is_in_the_warehouse_no_more():
    table = play(acting("transport", store=["bow", "bow"]), "transport bow", "start a ship")

    assert stored(table, "bow") == 1


@pytest.mark.rule("nauticus.1.worker-and-good")
@pytest.mark.rule("nauticus.4.two-different-goods")
def test_a_bonus_is_one_good_and_a_reward_two():
    for pair, goods in ((False, ["take fish"]), (True, ["take fish", "take salt"])):
        table = asked(ChooseReward(0, 1))
        table.agenda.append(Free(0, GOOD, None, pair))
        table.proceed()
        assert legal(play(table, *goods))[0].startswith("reward")


@pytest.mark.rule("nauticus.round.tile-once")
def test_tiles_are_laid_clockwise_from_the_anchor():
    table = asked(LayTile(-1, 0), dial=6, laid=[-1] * 8, used=[False] * 8)
    play(table, *["lay " + tile for tile in TILES])

    assert [TILES[tile] for tile in table.laid] == [*TILES[2:], *TILES[:2]]


@pytest.mark.rule("nauticus.3.3.used-is-no-pass")
def test_who_used_the_action_cannot_pass_before_the_extra_one_either():
    table = play(acting("money", blue=2), "use a worker")

    assert why_not(table, "pass then extra") is rules.ALREADY_USED
    assert why_not(table, "done then extra") is None


@pytest.mark.rule("nauticus.3.1.one-gift")
@pytest.mark.parametrize("missing", ["fish", "grain", "coffee", "salt"])
def test_three_kinds_bring_no_gift(missing):
    table = acting("goods", blue=4, taler=30)
    play(table, *["buy " + good for good in ("fish", "grain", "coffee", "salt") if good != missing])

    assert "done" in legal(table)


@pytest.mark.rule("nauticus.3.2.2.3.whole-cargo")
def test_own_and_blue_workers_deliver_together():
    assert why_not(acting("delivery", blue=1, workers=1, ships=[ship(*LOADED, finished=True)]), "deliver ship 1") is None
    table = acting("delivery", blue=1, workers=0, ships=[ship(*LOADED, finished=True)])
    assert why_not(table, "deliver ship 1") is rules.WHOLE_CARGO


@pytest.mark.rule("nauticus.3.2.2.4.no-crowns")
def test_crowns_and_pass_tiles_count_together():
    table = acting("crowns", crowns=1, passes=1)

    assert points(play(table, "use a worker"))["crowns"] == 2
    assert why_not(acting("crowns", crowns=0, passes=1), "use a worker") is None
