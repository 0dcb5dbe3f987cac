"""The auction round: rolling, opening, the potential, raising, passing out of it."""
import pytest

from games.grog_island.setting import action, asked, bidding, question, roll, rows_of, verbs
from games.setting import legal, play, why_not
from kogge.engine.rule import NOT_ASKED
from kogge.games.grog_island import rules
from kogge.games.grog_island.auction import NextBid
from kogge.games.grog_island.course import Roll, StartRound


def round_of(players=3, starter=0, **situation):
    """The dice are about to be rolled."""
    table = asked(StartRound(), players=players, **situation)
    table.starter = starter
    table.proceed()
    return table


@pytest.mark.rule("grog-island.round.roll")
def test_each_die_goes_to_its_goods_space():
    table = roll(round_of(), [6, 5, 4, 3, 2])

    assert [(die.colour, die.face, die.space) for die in table.view(0).auction.dice] == [
        ("green", 6, -1), ("blue", 5, -1), ("orange", 4, -1), ("yellow", 3, -1), ("grey", 2, -1)]
    assert len(asked(Roll(0)).legal()) == 6


@pytest.mark.rule("grog-island.round.clockwise")
@pytest.mark.rule("grog-island.round.bid-or-pass")
def test_clockwise_among_those_who_have_not_passed():
    table = roll(round_of(starter=1))
    assert table.seat == 1
    play(table, "bid green")
    assert table.seat == 2
    assert {"bid", "pass"} <= verbs(table)
    play(table, "pass", "visit green", "trade 1")
    assert table.seat == 0
    play(table, "bid grey")
    assert table.seat == 1
    assert table.view(1).players[2].passed


@pytest.mark.rule("grog-island.opening.must-open")
def test_who_can_open_must():
    assert why_not(bidding(coins=0), "pass") is None  # no coin, no chest
    assert why_not(bidding(coins=1), "pass") is rules.MUST_OPEN  # there is a one
    assert why_not(bidding(coins=1, row="green", bidder=1), "pass") is None  # there is a bid


@pytest.mark.rule("grog-island.opening.sum")
def test_a_bid_is_the_sum_of_its_dice():
    table = play(bidding(coins=20), "bid blue yellow grey")

    assert (table.bid, table.bidder) == (5 + 4 + 3, 0)


@pytest.mark.rule("grog-island.opening.no-gaps")
def test_a_row_has_one_to_five_dice_without_gaps():
    table = bidding(coins=30, roll=[1, 1, 1, 1, 1])
    rows = [row for row in legal(table) if row.startswith("bid")]

    assert len(rows) == 325 == sum(len(rows_of(length)) for length in range(1, 6))
    play(table, "bid grey green")
    assert [(die.colour, die.space) for die in table.view(0).auction.dice if die.space >= 0] == [("green", 1), ("grey", 0)]


@pytest.mark.rule("grog-island.opening.descending")
def test_dice_descend_from_left_to_right():
    table = bidding(coins=30)

    assert why_not(table, "bid grey yellow") is rules.DESCENDING
    assert why_not(table, "bid yellow grey") is None
    assert why_not(table, "bid green orange") is None  # equal dice
    assert why_not(table, "bid orange green") is None


@pytest.mark.rule("grog-island.opening.faces-stay")
def test_no_die_is_turned_without_a_card():
    assert why_not(bidding(coins=30), "turn green 6") is rules.NO_DIE_CARD
    assert why_not(bidding(coins=30, parrots="green"), "turn green 6") is None


@pytest.mark.rule("grog-island.opening.cannot-open")
def test_who_cannot_open_passes_and_the_left_neighbour_opens():
    table = bidding(coins=1, roll=[2, 3, 4, 5, 6])
    assert legal(table) == ["pass"]
    play(table, "pass", "visit green")

    assert table.seat == 1
    assert why_not(table, "pass") is rules.MUST_OPEN


@pytest.mark.rule("grog-island.opening.cards-may-open")
def test_a_die_card_may_open_but_need_not():
    table = bidding(coins=1, roll=[2, 3, 4, 5, 6], parrots="grey")
    assert set(legal(table)) == {"turn grey 1", "pass"}

    assert legal(play(table, "turn grey 1")) == ["bid grey"]


@pytest.mark.rule("grog-island.opening.last-opens")
def test_the_last_one_still_opens_and_wins_at_once():
    table = bidding(seat=2, coins=3, roll=[2, 3, 4, 5, 6])
    for other in (0, 1):
        table.players[other].marker = other
    assert set(legal(table)) == {"bid green", "bid blue"}

    assert question(play(table, "bid blue")) == "Pay"


@pytest.mark.rule("grog-island.opening.last-opens")
def test_who_is_left_without_a_bid_is_asked_to_open():
    table = bidding(seat=1, coins=1, roll=[2, 3, 4, 5, 6])
    table.players[0].marker = 0
    table.players[2].coins = 3
    play(table, "pass", "visit blue")

    assert (question(table), table.seat) == ("Bid", 2)


@pytest.mark.rule("grog-island.opening.last-opens")
def test_if_the_last_one_cannot_open_nobody_wins():
    table = bidding(seat=2, coins=1, roll=[2, 3, 4, 5, 6])
    for other in (0, 1):
        table.players[other].marker = other
    play(table, "pass", "visit orange")

    assert (table.round, table.bidder, question(table)) == (2, -1, "Roll")


@pytest.mark.rule("grog-island.cash.potential")
def test_everybody_sees_the_potential():
    table = bidding(coins=6, chests="1 1")

    assert [table.view(seat).players[0].ceiling for seat in (0, 1, None)] == [12, 12, 12]


@pytest.mark.rule("grog-island.cash.over-ceiling")
def test_no_bid_beyond_the_potential():
    table = bidding(coins=6, chests="1 1")

    assert why_not(table, "bid blue yellow grey") is None  # twelve
    assert why_not(table, "bid blue yellow grey green") is rules.OVER_CEILING


@pytest.mark.rule("grog-island.cash.chests-secret")
def test_only_the_owner_knows_what_a_chest_holds():
    poor, rich = bidding(coins=6, chests="1 1"), bidding(coins=6, chests="3 3")

    assert poor.view(1) == rich.view(1)
    assert legal(poor) == legal(rich)
    assert (poor.view(0).own.money, rich.view(0).own.money) == (8, 12)


@pytest.mark.rule("grog-island.raising.not-higher")
def test_a_raise_is_higher():
    table = bidding(coins=20, row="yellow green orange", bidder=1)

    assert why_not(table, "bid blue green") is rules.NOT_HIGHER  # six again
    assert why_not(table, "bid yellow grey") is None


@pytest.mark.rule("grog-island.raising.rearrange")
def test_dice_move_into_the_row_out_of_it_and_within_it():
    table = play(bidding(coins=20, row="yellow green orange", bidder=1), "bid blue grey orange green")

    assert [table.parts.goods[colour] for colour in table.row] == ["fish", "map", "grog", "coconut"]
    assert table.bid == 10


@pytest.mark.rule("grog-island.raising.standing-number")
def test_the_number_that_was_bid_has_to_be_beaten():
    table = bidding(coins=20, parrots="yellow", row="yellow green orange", bidder=1)
    play(table, "turn yellow 1")

    assert why_not(table, "bid blue") is rules.NOT_HIGHER  # the dice of the old row now make three, the bid is still six
    assert why_not(table, "bid blue green yellow") is None


@pytest.mark.rule("grog-island.passing.out")
def test_who_has_passed_is_not_asked_again():
    table = play(bidding(coins=8, row="green", bidder=2), "pass", "visit green", "trade 1", "bid grey", "bid yellow")

    assert table.seat == 1


@pytest.mark.rule("grog-island.paying.last-left")
def test_the_last_one_left_wins_with_the_bid_as_it_stands():
    table = asked(NextBid(1), row="yellow grey", bidder=0)
    table.players[1].marker = table.players[2].marker = 0
    table.proceed()

    assert (question(table), table.seat, table.bid) == ("Pay", 0, 7)
    assert why_not(table, "bid blue yellow") is NOT_ASKED
    assert action("pay") in table.candidates()
