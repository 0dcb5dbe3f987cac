"""What a seat knows and what it does not: guesses keep the one and deal the other anew."""
from collections import Counter

from games.grog_island.setting import GAME, bidding, counts, laid, own, trading, won
from games.setting import play
from kogge import Rng, pick
from kogge.engine.position import digest
from kogge.games.grog_island.cards import DealGoal, ReturnGoal
from kogge.games.grog_island.parts import GOALS
from kogge.games.grog_island.table import Slid


def numbers(goals):
    return [GOALS.index(goal) for goal in goals.split()]


def worlds(table, seat, count=60):
    rng = Rng(9)
    return [table.guess(seat, rng) for _ in range(count)]


def late(players=3):
    """Positions of random games in which goals from under the stack have been drawn."""
    for seed in range(40):
        rng = Rng(seed)
        table = GAME.start(players)
        while not table.over:
            table.apply(pick(table, rng))
            if table.sightings:
                yield table


def test_own_cards_stay_and_those_of_others_change():
    table = laid()
    for seat, cards in enumerate(("hat hook pub", "sword anchor coffin", "parrots eye-patch figurehead")):
        own(table.players[seat], goals=cards, chests="1 2 3", parrots="hold green")
        for goal in numbers(cards):
            table.stack[goal] -= 1
    table.chests = [7, 9, 7]

    for twin in worlds(table, 0):
        assert twin.players[0].goals == table.players[0].goals
        assert twin.players[0].chests == table.players[0].chests
        assert [len(player.goals) for player in twin.players] == [3, 3, 3]
        assert [sum(player.chests) for player in twin.players] == [3, 3, 3]
    assert len({tuple(twin.players[1].goals) for twin in worlds(table, 0)}) > 50
    assert len({tuple(twin.players[1].chests) for twin in worlds(table, 0)}) > 5
    assert len({tuple(twin.players[1].parrots) for twin in worlds(table, 0)}) > 5


def test_shown_chests_and_played_parrots_are_out_of_the_guess():
    table = laid()
    table.chests, table.chest_box = [0, 0, 0], [10, 12, 9]
    table.parrots, table.parrot_box = [0, 0, 0, 0, 0, 0], [4, 4, 4, 4, 3, 8]
    own(table.players[1], chests="3", parrots="grey")

    for twin in worlds(table, 0):
        assert twin.players[1].chests == [0, 0, 1]
        assert twin.players[1].parrots == counts(["green", "blue", "orange", "yellow", "grey", "hold"], "grey")


def test_goals_slid_under_the_stack_stay_in_place_for_who_slid_them():
    table = laid()
    table.under = [Slid(3, 1, 0), Slid(4, 0, 1), Slid(5, 2, 2), Slid(6, 0, 3)]

    for twin in worlds(table, 0):
        assert [slid.seat for slid in twin.under] == [1, 0, 2, 0]
        assert [twin.under[n].goal for n in (1, 3)] == [4, 6]
    assert len({twin.under[0].goal for twin in worlds(table, 0)}) > 10
    assert table.view(0).own.under == ["", GOALS[4], "", GOALS[6]]


def test_what_lies_under_the_stack_is_part_of_the_position():
    one, other = laid(), laid()
    one.under, other.under = [Slid(3, 1, 0)], [Slid(4, 1, 0)]

    assert digest(one) != digest(other)
    assert digest(one) == digest(one.copy())


def test_a_goal_one_has_slid_is_known_in_the_hand_of_who_draws_it():
    table = laid()
    table.stack = [0] * len(GOALS)
    table.under = [Slid(GOALS.index("pub"), 0, 0), *[Slid(goal, 2, 1 + goal) for goal in numbers("hat hook anchor coffin")]]
    table.slid = 9
    own(table.players[0], goals="voodoo-doll cannonball")
    own(table.players[1], goals="sword parrots")
    table.agenda.append(DealGoal(1, 1))
    play(table, "goal pub")

    assert all(GOALS.index("pub") in twin.players[1].goals for twin in worlds(table, 0))
    assert not all(GOALS.index("pub") in twin.players[1].goals for twin in worlds(table, 2))

    table.agenda.append(ReturnGoal(1, 1))  # now it is in the hand or the last under the stack: seat 0 cannot tell
    play(table, "return sword")
    where = Counter((GOALS.index("pub") in twin.players[1].goals, twin.under[-1].goal == GOALS.index("pub"))
                    for twin in worlds(table, 0))
    assert set(where) == {(True, False), (False, True)}


def test_guesses_agree_with_every_sighting():
    rng = Rng(2)
    seen = 0
    for table in late(4):
        for seat in range(4):
            known = [sighting for sighting in table.sightings if sighting.seat == seat]
            if not known or table.over:
                continue
            twin = table.guess(seat, rng)
            for goal in {sighting.goal for sighting in known}:
                mine = [sighting for sighting in known if sighting.goal == goal]
                holders = {h for sighting in mine for h in range(4) if sighting.holders >> h & 1}
                since = min(sighting.since for sighting in mine)
                held = sum((twin.players[h].goals + twin.players[h].drawn).count(goal) for h in holders)
                held += sum(s.goal == goal and s.seat in holders and s.number >= since for s in twin.under)
                assert held >= len(mine)
                seen += 1
    assert seen > 1000


def test_sightings_are_true():
    """The real world is one of those that a seat thinks possible."""
    for table in late(4):
        for sighting in table.sightings:
            holders = [h for h in range(4) if sighting.holders >> h & 1]
            held = any(sighting.goal in table.players[h].goals + table.players[h].drawn for h in holders)
            assert held or any(
                s.goal == sighting.goal and s.seat in holders and s.number >= sighting.since for s in table.under)


def test_turned_dice_are_unknown_until_the_bid():
    table = play(bidding(coins=20, parrots="green", row="yellow", bidder=1), "turn green 6")

    for twin in worlds(table, 1, 5):
        assert twin.agenda[-1].turned is None
        assert twin.agenda[-1].seat == 0
    assert table.guess(0, Rng(1)).agenda[-1].turned == [6, 5, 1, 4, 3]


def test_drawn_goals_are_the_traders_alone():
    table = play(trading("blue", "goal-ship", goods="blue blue blue"), "trade 3", "goal hat", "goal hook", "goal pub")

    assert table.view(0).own.drawn == ["hat", "hook", "pub"]
    assert (table.view(1).players[0].drawn, table.view(1).own.drawn) == (3, [])
    assert len({tuple(twin.players[0].drawn) for twin in worlds(table, 1)}) > 50


def test_after_the_end_goals_are_open_and_stay():
    table = laid()
    own(table.players[1], goals="hat hook", chests="1 2")
    table.agenda = []

    for twin in worlds(table, 0):
        assert twin.players[1].goals == table.players[1].goals
    assert len({tuple(twin.players[1].chests) for twin in worlds(table, 0)}) > 2


def test_who_has_shown_a_chest_can_pay_in_every_guess():
    """A chest is shown only by one who can pay, so nobody imagines otherwise."""
    table = won(row="blue yellow", coins=2, chests="1 3 3")
    table.chests, table.chest_box = [9, 12, 7], [0, 0, 0]
    own(table.players[1], chests="1 1 2")
    play(table, "show 1")

    for eyes in (1, 2, None):
        for twin in worlds(table, eyes):
            assert twin.players[0].money() >= twin.bid
            assert twin.legal()
    assert {tuple(twin.players[0].chests) for twin in worlds(table, None)} == {(0, 0, 2)}


def test_a_spectator_knows_nobodys_cards():
    table = laid()
    for seat, cards in enumerate(("hat hook pub", "sword anchor coffin", "parrots eye-patch figurehead")):
        own(table.players[seat], goals=cards, chests="1 2 3", parrots="hold green")
        for goal in numbers(cards):
            table.stack[goal] -= 1
    table.chests = [7, 9, 7]

    for seat in range(3):
        assert len({tuple(twin.players[seat].goals) for twin in worlds(table, None)}) > 50
        assert len({tuple(twin.players[seat].chests) for twin in worlds(table, None)}) > 5
