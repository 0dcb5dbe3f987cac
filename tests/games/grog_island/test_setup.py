"""Set-up: tiles, cards, crew, coins, and who begins."""
import pytest

from games.grog_island.setting import GAME, asked, counts, goods, let_luck, question, verbs
from games.setting import legal, play, why_not
from kogge import LUCK, Rng, pick
from kogge.games.grog_island import rules
from kogge.games.grog_island.cards import DealChest, DealGoal, DealParrot
from kogge.games.grog_island.course import LayShip
from kogge.games.grog_island.parts import GOALS, PARROTS, SHIPS
from kogge.games.grog_island.table import NO_GHOST_SHIP, Slid

CLOUDS = ("cloud goal", "cloud point", "cloud parrot", "cloud empty", "cloud black")


def until(table, name, rng=None):
    """Random answers until a question of this name is asked."""
    rng = rng or Rng(4)
    while question(table) != name:
        table.play(pick(table, rng))
    return table


@pytest.mark.rule("grog-island.setup.clouds")
@pytest.mark.rule("grog-island.setup.tile-laid")
def test_every_peninsula_gets_a_cloud_and_every_cloud_is_used():
    table = play(GAME.start(3), "cloud black")
    assert why_not(table, "cloud black") is rules.TILE_LAID
    assert why_not(table, "cloud goal") is None

    play(table, "cloud goal", "cloud point", "cloud empty")
    assert legal(table) == ["cloud parrot"]
    assert table.view(0).peninsulas[0].cloud == "black"
    table.agenda = [LayShip(1)]
    table.ships[0] = SHIPS.index("goal-ship")
    assert why_not(table, "moor goal-ship") is rules.TILE_LAID
    assert why_not(table, "moor chest-ship") is None


@pytest.mark.rule("grog-island.setup.stacks")
@pytest.mark.rule("grog-island.setup.none-left")
def test_cards_are_drawn_from_stacks_nobody_knows():
    table = play(GAME.start(2), *CLOUDS, "goal pub")
    assert table.odds()[-1] == 2
    assert dict(zip(legal(table), table.odds(), strict=True))["goal pub"] == 1

    play(table, "goal pub")
    assert why_not(table, "goal pub") is rules.NONE_LEFT
    assert why_not(table, "goal hat") is None
    assert (sum(table.chests), sum(table.parrots), sum(table.stack)) == (32, 28, 44)
    table = asked(DealChest(0, 1))
    table.chests = [0, 1, 0]
    assert why_not(table, "chest 1") is rules.NONE_LEFT
    assert why_not(table, "chest 2") is None
    table = asked(DealParrot(0, 1))
    table.parrots = counts(PARROTS, "hold")
    assert why_not(table, "parrot grey") is rules.NONE_LEFT
    assert why_not(table, "parrot hold") is None


@pytest.mark.rule("grog-island.setup.crew")
@pytest.mark.parametrize(("players", "crew"), [(2, 9), (3, 9), (4, 7)])
def test_crew(players, crew):
    assert [player.crew for player in GAME.start(players).players] == [crew] * players


@pytest.mark.rule("grog-island.setup.coins")
def test_eight_coins_and_no_points():
    assert [(player.coins, player.points) for player in GAME.start(4).players] == [(8, 0)] * 4


@pytest.mark.rule("grog-island.setup.goals")
def test_six_goals_are_dealt_and_two_go_back():
    table = let_luck(GAME.start(3))
    assert [len(player.goals) for player in table.players] == [6, 6, 6]
    assert (table.seat, verbs(table)) == (0, {"return"})

    play(table, legal(table)[0])
    play(table, legal(table)[0])
    assert len(table.players[0].goals) == 4
    assert len(table.under) == 2
    assert (table.seat, verbs(table)) == (1, {"return"})


@pytest.mark.rule("grog-island.setup.goals-secret")
def test_goals_are_for_their_owner_alone():
    table = let_luck(GAME.start(3))

    assert sum(goal.copies for goal in table.view(0).players[0].hand) == 6
    assert [player.hand for player in table.view(1).players[:1]] == [[]]
    assert table.view(1).players[0].goals == 6
    assert table.view(None).own is None


@pytest.mark.rule("grog-island.setup.under-in-order")
def test_what_lies_under_the_stack_comes_last_and_in_order():
    table = until(GAME.start(2), "LayShip")
    assert [slid.seat for slid in table.under] == [0, 0, 1, 1]

    table.stack = [0] * len(GOALS)
    table.under = [Slid(GOALS.index("hat"), 0, 0), Slid(GOALS.index("pub"), 1, 1)]
    table.agenda = [DealGoal(0, 2)]
    assert why_not(table, "goal pub") is rules.UNDER_IN_ORDER
    assert legal(table) == ["goal hat"]
    assert legal(play(table, "goal hat")) == ["goal pub"]


@pytest.mark.rule("grog-island.setup.ships")
def test_six_ships_on_six_water_spaces():
    table = until(GAME.start(3), "LayShip")
    play(table, *["moor " + ship for ship in reversed(SHIPS)])

    assert [ship.ship for ship in table.view(0).ships] == list(reversed(SHIPS))
    assert [ship.place for ship in table.view(0).ships] == ["green", "blue", "orange", "yellow", "grey", "sea"]
    assert not any(ship.ghost for ship in table.view(0).ships)


@pytest.mark.rule("grog-island.setup.ghost-ship")
def test_two_players_turn_the_three_coin_ship_over():
    table = until(GAME.start(2), "ChooseStarter")

    assert SHIPS[table.ghost_ship] == "silver-ship"
    assert table.parts.ship_coins[table.ghost_ship] == 3
    assert table.ghosts == 9
    assert [ship.ghost for ship in table.view(0).ships].count(True) == 1
    assert (GAME.start(3).ghost_ship, GAME.start(3).ghosts) == (NO_GHOST_SHIP, 0)


@pytest.mark.rule("grog-island.setup.start-player")
@pytest.mark.rule("grog-island.setup.no-such-seat")
def test_luck_names_the_start_player():
    table = until(GAME.start(3), "ChooseStarter")
    assert table.seat == LUCK
    assert why_not(table, "start 4") is rules.NO_SUCH_SEAT
    assert why_not(table, "start 3") is None

    assert play(table, "start 3").seat == 2


@pytest.mark.rule("grog-island.setup.first-good")
@pytest.mark.rule("grog-island.setup.order")
def test_goods_are_chosen_in_turn_order_before_chests_and_parrots_are_dealt():
    table = play(until(GAME.start(3), "ChooseStarter"), "start 2")
    for seat in (1, 2, 0):
        assert (table.seat, len(table.legal())) == (seat, 5)
        play(table, "take orange")
    assert [goods(table, seat) for seat in range(3)] == ["orange"] * 3
    for _ in range(3):
        assert verbs(table) == {"chest"}
        play(table, "chest 2")
        assert verbs(table) == {"parrot"}
        play(table, "parrot hold")

    assert [(player.chests, player.parrots) for player in table.players] == [([0, 1, 0], [0, 0, 0, 0, 0, 1])] * 3
    assert question(table) == "Roll"


@pytest.mark.rule("grog-island.setup.open-numbers")
def test_everybody_sees_how_many_cards_and_which_goods():
    table = until(GAME.start(3), "Roll")
    seen = table.view(None).players[1]

    assert (seen.chests, seen.parrots, seen.goals, sum(seen.goods.values())) == (1, 1, 4, 1)
    assert sum(table.view(1).own.chests.values()) == 1
