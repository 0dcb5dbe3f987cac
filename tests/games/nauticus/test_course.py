"""Set-up, rounds and phases, bonuses, blue workers, the end of a round."""
import pytest

from games.nauticus.setting import BONUS_SPACES, GAME, acting, asked, pass_phase, piece, points, started
from games.setting import legal, play, why_not
from kogge import LUCK, BadOption
from kogge.games.nauticus import rules
from kogge.games.nauticus.building import ChooseReward, TakeFree
from kogge.games.nauticus.course import LayTile
from kogge.games.nauticus.parts import MAST, REWARDS, TILES


@pytest.mark.rule("nauticus.setup.players")
def test_two_to_four_players():
    assert [len(GAME.start(players).players) for players in (2, 3, 4)] == [2, 3, 4]
    for wrong in (1, 5):
        with pytest.raises(BadOption, match="2, 3 or 4 players"):
            GAME.start(wrong)


@pytest.mark.rule("nauticus.setup.start")
def test_start():
    player = GAME.start(3).players[0]

    assert (player.workers, player.taler, player.room, player.passes, player.has_extra) == (4, 15, 12, 0, True)
    assert sum(player.store) == 0
    assert points(GAME.start(3))["start"] == 10


@pytest.mark.rule("nauticus.setup.first-player")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_position_1_starts(players):
    assert started(players).seat == 0


@pytest.mark.rule("nauticus.setup.second")
@pytest.mark.rule("nauticus.setup.third-of-three")
@pytest.mark.rule("nauticus.setup.third-of-four")
@pytest.mark.rule("nauticus.setup.fourth")
@pytest.mark.parametrize(("players", "purses"), [
    (2, [(15, 4), (16, 4)]),
    (3, [(15, 4), (16, 4), (17, 5)]),
    (4, [(15, 4), (16, 4), (16, 5), (17, 6)]),
])
def test_later_positions_start_with_more(players, purses):
    assert [(player.taler, player.workers) for player in GAME.start(players).players] == purses


@pytest.mark.rule("nauticus.setup.first-dial")
def test_the_anchor_points_to_three_workers_first():
    table = started()

    assert table.dial == BONUS_SPACES["3-workers"]
    assert table.blue_workers(BONUS_SPACES["3-workers"]) == 0


@pytest.mark.rule("nauticus.setup.open")
def test_everything_is_open():
    table = started(3)

    assert table.view(0) == table.view(2) == table.view(None)
    assert table.view(0).players[1].taler == 16


@pytest.mark.rule("nauticus.setup.unlimited")
def test_workers_and_taler_never_run_out():
    table = acting("money", blue=0, workers=500)

    for _ in range(500):
        play(table, "use a worker")

    assert table.players[0].taler == 15 + 1000


@pytest.mark.rule("nauticus.setup.stack-empty")
def test_as_many_pieces_as_in_the_box():
    stock = GAME.start(4).stock

    assert stock == [18, 9, 18, 18] + [15, 15, 15, 15, 12] * 2 + [12] * 4
    assert sum(stock[:14]) == 207  # ship parts in all


@pytest.mark.rule("nauticus.setup.stack-empty")
def test_stack_empty():
    table = acting("hulls")
    table.stock[piece("bow").index] = 0

    assert why_not(table, "buy bow") is rules.STACK_EMPTY
    assert why_not(table, "buy stern") is None


@pytest.mark.rule("nauticus.setup.stack-empty")
def test_stack_empty_for_a_bonus():
    table = asked(TakeFree(0, MAST, None, False))
    table.stock[piece("whale-mast").index] = 0

    assert why_not(table, "take whale-mast") is rules.STACK_EMPTY
    assert why_not(table, "take anchor-mast") is None


@pytest.mark.rule("nauticus.setup.stack-empty")
@pytest.mark.parametrize("name", ["crown-mast", "crown-sail"])
def test_stack_empty_for_a_reward(name):
    table = asked(ChooseReward(0, 1))
    assert why_not(table, "reward " + name) is None

    table.stock[piece(name).index] = 0

    assert why_not(table, "reward " + name) is rules.STACK_EMPTY
    assert legal(table) == ["reward " + kind for kind in REWARDS if kind != name]


@pytest.mark.rule("nauticus.round.count")
@pytest.mark.rule("nauticus.end.after-last-round")
@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 5), (4, 5)])
def test_rounds(players, rounds):
    table = GAME.start(players)
    count = 0
    while not table.over:
        count += 1
        play(table, *["lay " + tile for tile in TILES])
        for tile in TILES[:7]:
            assert not table.over
            pass_phase(table, tile)

    assert count == rounds


@pytest.mark.rule("nauticus.round.seven-phases")
def test_the_eighth_tile_is_not_played():
    table = started()
    for tile in TILES[:6]:
        pass_phase(table, tile)
    assert legal(table) == ["choose delivery", "choose crowns"]

    pass_phase(table, "delivery")

    assert table.seat == LUCK
    assert table.round == 2


@pytest.mark.rule("nauticus.round.tile-once")
def test_each_tile_is_laid_once():
    table = play(asked(LayTile(LUCK, 0)), "lay hulls")

    assert why_not(table, "lay hulls") is rules.TILE_LAID
    assert why_not(table, "lay masts") is None
    assert table.odds() == [1] * 7


@pytest.mark.rule("nauticus.round.lay-from-anchor")
def test_tiles_are_laid_from_the_anchor():
    table = started()
    for tile in ["crowns", *TILES[:6]]:
        pass_phase(table, tile)

    play(table, "lay goods")

    assert table.dial == 7
    assert table.laid[7] == TILES.index("goods")


@pytest.mark.rule("nauticus.round.starter-chooses")
@pytest.mark.rule("nauticus.6.flip-and-pass-on")
def test_everybody_follows_clockwise_and_the_figure_moves_on():
    table = started(3)
    seats = []
    for tile in TILES[:7]:
        play(table, "choose " + tile)
        while legal(table)[0].startswith("take"):
            play(table, legal(table)[0])
        for _ in range(3):
            seats.append(table.seat)
            play(table, "pass")

    assert seats[:9] == [0, 1, 2, 1, 2, 0, 2, 0, 1]
    play(table, *["lay " + tile for tile in TILES])
    assert table.seat == 1  # seven phases of three: not passed on a second time at the end of the round


@pytest.mark.rule("nauticus.round.tile-used")
def test_a_tile_is_chosen_once_a_round():
    table = pass_phase(started(), "money")

    assert why_not(table, "choose money") is rules.TILE_USED
    assert why_not(table, "choose hulls") is None


@pytest.mark.rule("nauticus.1.chooser-only")
@pytest.mark.rule("nauticus.1.also-when-passing")
@pytest.mark.rule("nauticus.1.two-points")
def test_only_the_chooser_has_the_bonus_also_when_passing():
    table = pass_phase(started(hulls=3), "hulls")

    assert [points(table, seat)["bonuses"] for seat in (0, 1)] == [2, 0]


@pytest.mark.rule("nauticus.1.three-workers")
@pytest.mark.rule("nauticus.1.two-workers")
@pytest.mark.rule("nauticus.1.worker-and-point")
@pytest.mark.rule("nauticus.1.four-taler")
@pytest.mark.parametrize(("bonus", "workers", "taler", "gained"), [
    ("3-workers", 3, 0, 0), ("2-workers", 2, 0, 0), ("2-points", 0, 0, 2), ("worker-point", 1, 0, 1), ("4-taler", 0, 4, 0),
])
def test_bonuses(bonus, workers, taler, gained):
    table = play(started(crowns=BONUS_SPACES[bonus]), "choose crowns")
    player = table.players[0]

    assert (player.workers - 4, player.taler - 15, points(table)["bonuses"]) == (workers, taler, gained)


@pytest.mark.rule("nauticus.1.mast")
@pytest.mark.rule("nauticus.1.sail")
@pytest.mark.rule("nauticus.1.worker-and-good")
@pytest.mark.parametrize(("bonus", "choice"), [
    ("mast", ["take lighthouse-mast", "take anchor-mast", "take whale-mast", "take wheel-mast"]),
    ("sail", ["take lighthouse-sail", "take anchor-sail", "take whale-sail", "take wheel-sail"]),
    ("worker-good", ["take fish", "take grain", "take coffee", "take salt"]),
])
def test_bonus_pieces_go_to_the_warehouse_and_are_no_crowns(bonus, choice):
    table = play(started(crowns=BONUS_SPACES[bonus]), "choose crowns")
    assert legal(table) == choice

    play(table, choice[1])

    player = table.players[0]
    assert player.store[piece(choice[1].split()[1]).index] == 1
    assert player.workers == (5 if bonus == "worker-good" else 4)
    assert player.ships == []


@pytest.mark.rule("nauticus.1.must-take")
def test_a_bonus_piece_cannot_be_refused():
    table = play(started(crowns=BONUS_SPACES["mast"]), "choose crowns")

    assert "pass" not in legal(table)
    assert "done" not in legal(table)


@pytest.mark.rule("nauticus.1.lost")
def test_a_bonus_piece_without_room_is_lost_but_not_its_worker():
    table = started(crowns=BONUS_SPACES["worker-good"])
    table.players[0].room = 0
    play(table, "choose crowns")

    assert table.players[0].workers == 5
    assert "pass" in legal(table)


@pytest.mark.rule("nauticus.1.lost")
@pytest.mark.parametrize(("room", "asks"), [(1, False), (2, True)])
def test_a_bonus_mast_needs_two_slots(room, asks):
    table = started(crowns=BONUS_SPACES["mast"])
    table.players[0].room = room
    play(table, "choose crowns")

    assert legal(table)[0].startswith("take") is asks


@pytest.mark.rule("nauticus.2.dial")
def test_blue_workers_are_for_everybody():
    table = play(started(money=3), "choose money")  # two on the dial there

    play(table, "use a worker", "use a worker", "done")
    assert table.players[0].workers == 4
    play(table, "use a worker", "use a worker", "use a worker")
    assert table.players[1].workers == 3


@pytest.mark.rule("nauticus.2.lapse")
def test_unused_blue_workers_lapse():
    table = play(started(money=3), "choose money", "use a worker", "done")

    assert table.players[0].workers == 4


@pytest.mark.rule("nauticus.2.blue-first")
def test_blue_workers_go_first():
    table = acting("money", blue=1)

    play(table, "use a worker")
    assert table.players[0].workers == 4
    play(table, "use a worker")
    assert table.players[0].workers == 3


@pytest.mark.rule("nauticus.6.anchor")
def test_the_first_tile_of_a_round_sets_the_next_dial():
    table = started(crowns=5)
    for tile in ["crowns", "hulls", "masts", "sails", "goods", "money", "transport"]:
        pass_phase(table, tile)

    assert table.dial == 5
    assert table.blue_workers(5) == 0
    assert table.blue_workers(6) == table.parts.dial[1]


@pytest.mark.rule("nauticus.6.pass-loss")
@pytest.mark.rule("nauticus.6.turned-back")
@pytest.mark.parametrize(("passes", "loss"), [(0, -6), (1, -3), (2, -1), (3, 0)])
def test_unflipped_pass_tiles_cost_points(passes, loss):
    table = started()
    for tile in TILES[:6]:
        pass_phase(table, tile)
    play(table, "choose delivery", "pass")
    table.players[0].passes = passes
    play(table, "pass")

    assert table.round == 2
    assert points(table, 0)["passes"] == loss
    assert [player.passes for player in table.players] == [0, 0]


@pytest.mark.rule("nauticus.6.pass-loss")
def test_the_last_round_costs_too():
    table = started()
    table.round = 4
    for tile in TILES[:7]:
        if tile == "delivery":
            for player in table.players:
                player.passes = 0
        pass_phase(table, tile)

    assert table.over
    assert points(table)["passes"] == -3


@pytest.mark.rule("nauticus.6.negative")
def test_points_may_be_negative():
    table = started()
    table.players[0].pass_points = -20

    assert table.view(0).players[0].points == -10
    assert points(table)["passes"] == -20


@pytest.mark.rule("nauticus.6.no-income")
def test_no_income():
    table = started()
    for tile in ["crowns", "delivery", "goods", "transport", "hulls", "masts", "sails"]:
        before = [(player.taler, player.workers) for player in table.players]
        chooser = table.seat
        pass_phase(table, tile)
        follower = 1 - chooser
        assert (table.players[follower].taler, table.players[follower].workers) == before[follower]

    assert table.round == 2
