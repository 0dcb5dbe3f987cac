"""Parrot cards: holding the bid and turning dice."""
import pytest

from games.grog_island.setting import bidding, verbs
from games.setting import legal, play, why_not
from kogge import EVERYONE, LATER, Journal, Rng
from kogge.engine.rule import NOT_ASKED
from kogge.games.grog_island import rules
from kogge.games.grog_island.actions import ROWS, TURN
from kogge.games.grog_island.parts import COLOURS, FACES

SIX = {"row": "yellow green orange", "bidder": 1}  # the standing bid is six


@pytest.mark.rule("grog-island.parrots.own-turn")
def test_parrots_go_with_a_bid_and_then_to_the_box():
    table = bidding(coins=20, parrots="yellow grey hold", **SIX)
    play(table, "turn yellow 1", "turn grey 6", "bid grey yellow")

    assert table.players[0].parrots == [0, 0, 0, 0, 0, 1]
    assert table.view(None).parrot_box == {"green": 0, "blue": 0, "orange": 0, "yellow": 1, "grey": 1, "hold": 0}
    assert table.view(None).auction.played == ["yellow", "grey"]
    assert "turn" not in verbs(table)  # seat 1 has no card


@pytest.mark.rule("grog-island.parrots.hold")
@pytest.mark.rule("grog-island.parrots.no-hold-card")
def test_holding_means_the_same_sum_with_dice_moved_at_will():
    assert why_not(bidding(coins=20, **SIX), "hold blue green") is rules.NO_HOLD_CARD
    table = bidding(coins=20, parrots="hold hold", **SIX)
    assert why_not(table, "hold yellow grey") is NOT_ASKED  # seven
    assert why_not(table, "hold yellow green orange") is None  # as it lies

    play(table, "hold blue green")
    assert (table.bid, table.bidder) == (6, 0)
    assert table.players[0].parrots[-1] == 1
    assert table.view(1).auction.played == ["hold"]


@pytest.mark.rule("grog-island.parrots.hold-not-to-open")
def test_there_is_nothing_to_hold_before_the_first_bid():
    assert "hold" not in verbs(bidding(coins=20, parrots="hold"))
    assert "hold" in verbs(bidding(coins=20, parrots="hold", **SIX))


@pytest.mark.rule("grog-island.parrots.hold-with-dice")
@pytest.mark.rule("grog-island.cash.over-ceiling")
def test_hold_with_a_die_card_and_within_the_potential():
    table = bidding(coins=6, parrots="hold blue", **SIX)
    play(table, "turn blue 6", "hold blue")
    assert (table.bid, table.players[0].parrots) == (6, [0] * 6)

    assert why_not(bidding(coins=5, parrots="hold", **SIX), "hold blue green") is rules.OVER_CEILING


@pytest.mark.rule("grog-island.parrots.die")
def test_a_die_card_turns_its_die_to_any_face():
    table = bidding(coins=30, parrots="blue")

    assert [text for text in legal(table) if text.startswith("turn")] == [f"turn blue {face}" for face in range(1, 7)]
    assert play(table, "turn blue 2", "bid blue green").bid == 3


@pytest.mark.rule("grog-island.parrots.no-die-card")
def test_a_card_is_played_once():
    table = play(bidding(coins=30, parrots="blue"), "turn blue 2")

    assert why_not(table, "turn blue 3") is rules.NO_DIE_CARD
    assert why_not(play(bidding(coins=30, parrots="blue blue"), "turn blue 2"), "turn blue 3") is None


@pytest.mark.rule("grog-island.parrots.die-keeps-rules")
def test_turned_dice_obey_all_rules_for_bids():
    table = play(bidding(coins=8, parrots="green", **SIX), "turn green 6")

    assert why_not(table, "bid yellow green") is rules.DESCENDING
    assert why_not(table, "bid green") is rules.NOT_HIGHER
    assert why_not(table, "bid green grey") is rules.OVER_CEILING
    assert why_not(table, "bid green orange") is None


@pytest.mark.rule("grog-island.parrots.die-stays")
def test_a_turned_die_stays_turned():
    table = play(bidding(coins=20, parrots="green", **SIX), "turn green 6", "bid green orange")

    assert [die.face for die in table.view(1).auction.dice] == [6, 5, 1, 4, 3]
    assert table.dice[0] == 6


@pytest.mark.rule("grog-island.parrots.no-bid-follows")
def test_a_bid_must_be_able_to_follow():
    table = bidding(coins=15, row="blue yellow grey green orange", bidder=1, parrots="blue")
    assert why_not(table, "turn blue 6") is None  # fifteen
    assert why_not(table, "turn blue 5") is rules.NO_BID_FOLLOWS

    both = bidding(coins=15, row="blue yellow grey green orange", bidder=1, parrots="blue grey")
    assert why_not(both, "turn blue 5") is None  # the grey die could still be turned up
    assert why_not(play(both, "turn blue 5"), "turn grey 3") is rules.NO_BID_FOLLOWS


def bid_follows(table):
    """Tried out: a bid with the dice as they are turned now, or after any further die cards."""
    if verbs(table) & {"bid", "hold"}:
        return True
    question, player = table.agenda[-1], table.players[0]
    for n, turn in enumerate(TURN):
        if player.parrots[n // FACES] > question.spent[n // FACES]:
            twin = table.copy()
            twin.apply(turn)
            if bid_follows(twin):
                return True
    return False


@pytest.mark.rule("grog-island.parrots.no-bid-follows")
def test_whether_a_bid_can_follow_is_worked_out_as_by_trying():
    rng = Rng(8)
    met = set()
    for _ in range(120):
        dice = [1 + rng.below(FACES) for _ in COLOURS]
        hand = " ".join({COLOURS[rng.below(5)], COLOURS[rng.below(5)], ("hold", "green")[rng.below(2)]})
        row = ROWS[rng.below(len(ROWS))]
        standing = sum(dice[colour] for colour in row)
        table = bidding(coins=max(0, standing - 2 + rng.below(5)), roll=dice, bid=standing, bidder=1, parrots=hand)
        for n, turn in enumerate(TURN):
            if table.players[0].parrots[n // FACES]:
                twin = table.copy()
                twin.apply(turn)
                rule = table.why_not(turn)
                assert (rule is None) == bid_follows(twin)
                met.add(rule)
    assert met == {None, rules.NO_BID_FOLLOWS}


@pytest.mark.rule("grog-island.parrots.card-played")
def test_after_a_card_there_is_no_passing():
    table = bidding(coins=20, parrots="green", **SIX)
    assert why_not(table, "pass") is None

    assert why_not(play(table, "turn green 6"), "pass") is rules.CARD_PLAYED


@pytest.mark.rule("grog-island.parrots.told-together")
def test_the_others_learn_of_cards_with_the_bid():
    table = bidding(coins=20, parrots="green", **SIX)
    before = [table.view(seat) for seat in (1, 2, None)]
    assert table.agenda[-1].audience(table, table.game.action("turn green 6")) == LATER

    play(table, "turn green 6")
    assert [table.view(seat) for seat in (1, 2, None)] == before
    assert [die.face for die in table.view(0).auction.dice] == [6, 5, 1, 4, 3]
    assert (table.view(0).auction.turned, table.view(0).own.spent["green"]) == (True, 1)
    bid = table.game.action("bid green orange")
    assert table.agenda[-1].audience(table, bid) == EVERYONE
    assert table.agenda[-1].reveals(table, bid)

    play(table, "bid green orange")
    assert [die.face for die in table.view(1).auction.dice] == [6, 5, 1, 4, 3]
    assert table.view(1).players[0].parrots == 0


def started(**bidding_of):
    journal = Journal(bidding().game, 3)
    journal.table = bidding(**bidding_of)
    return journal


def answered(journal, *answers):
    for answer in answers:
        journal.play(journal.game.action(answer))
    return journal


@pytest.mark.rule("grog-island.parrots.told-together")
def test_nobody_is_told_of_a_card_before_the_bid():
    journal = answered(started(coins=20, parrots="green", **SIX), "turn green 6")
    assert [journal.length_for(seats) for seats in ([0], [1], [2], [1, 2], [])] == [1, 0, 0, 0, 0]

    answered(journal, "bid green orange")
    assert [journal.length_for(seats) for seats in ([0], [1], [])] == [2, 2, 2]
    assert [entry.text(None) for entry in journal.entries] == ["turn green 6", "bid green orange"]


@pytest.mark.rule("grog-island.parrots.told-together")
def test_a_card_once_laid_cannot_be_taken_back():
    """Whoever tries cards out and takes them back would leave a gap in the numbers of the log, which others see."""
    journal = answered(started(coins=20, parrots="green", **SIX), "turn green 6")
    assert journal.undoable(0) == 0

    answered(journal, "bid green orange")
    assert journal.undoable(0) == 0


@pytest.mark.rule("grog-island.parrots.told-together")
def test_who_hands_the_auction_on_takes_nothing_back():
    """A refusal would tell whether the next one has laid a card."""
    journal = started(coins=20, **SIX)
    answered(journal, next(action.text for action in journal.table.legal() if action.verb == "bid"))

    assert journal.table.seat == 1
    assert journal.undoable(0) == 0
