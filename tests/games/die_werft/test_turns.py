"""The five steps of a turn, opening turns, income, and the extra action."""
import pytest

from games.die_werft.setting import acting, asked, change, choosing, deal, offer, positions, started
from games.setting import legal, play, why_not
from kogge import LUCK, Rng, pick
from kogge.games.die_werft import rules
from kogge.games.die_werft.course import START_TURN
from kogge.games.die_werft.freight import Unloading
from kogge.games.die_werft.parts import TILES
from kogge.games.die_werft.shipbuilding import Building
from kogge.games.die_werft.table import NOTHING
from kogge.games.die_werft.turns import Choosing, Offering, income, to_front


def brings(table, tile):
    return income(table, TILES.index(tile))


@pytest.mark.rule("die-werft.turn.five-steps")
def test_five_steps():
    table = started(3)
    play(table, "choose equipment", "act", "make smokestack", "done")
    play(table, "choose crew", "act", "recruit soldier", "done")
    deal(play(table, "choose canals", "act", "rent canal 1", "enter north"))
    play(table, "done")

    assert table.seat == 0  # the second turn of the start player
    assert table.lead == TILES.index("equipment")  # 1: to the front
    before = table.players[0].guilders
    play(table, "choose trade")                    # 2: the choice
    assert table.players[0].guilders == before + 2  # 3: income
    play(table, "act", "sell coal", "sell steel", "sell grain")  # 4: the action
    assert table.players[0].guilders == before + 2 + 6
    deal(play(table, "done"))                      # no ship, so no step 5
    assert table.seat == 1


@pytest.mark.rule("die-werft.opening.no-tile-moves")
def test_no_tile_moves_in_the_first_turn():
    table = started(3)
    play(table, "choose crew", "act", "recruit soldier", "done")

    assert table.positions[:7] == [0, -1, -2, -3, -4, -5, -6]
    assert table.seat == 1


@pytest.mark.rule("die-werft.opening.lead-may-be-chosen")
def test_the_lead_may_be_chosen_in_the_opening():
    table = started(3)

    assert why_not(table, "choose build") is None
    assert brings(table, "build") == 0


@pytest.mark.rule("die-werft.opening.income")
def test_income_in_the_opening():
    """The rule book's figure: yellow ahead of the crew tile, green behind it, so red gets 1."""
    table = started(3, queue=["trains", "hire", "crew", "trade", "build", "canals", "equipment"])
    assert [brings(table, tile) for tile in TILES[:7]] == [0] * 7  # nothing for the start player
    change(table, 1, figures=[TILES.index("hire")])
    change(table, 2, figures=[TILES.index("build")])

    assert brings(table, "crew") == 1
    assert brings(table, "trains") == 0
    assert brings(table, "equipment") == 2


@pytest.mark.rule("die-werft.two.two-openings")
def test_two_openings_with_two_players():
    table = started(2)
    play(table, "choose crew", "act", "recruit soldier", "done")
    assert table.view(None).tiles[TILES.index("crew")].figures == [0, 0]
    play(table, "choose equipment")
    assert table.players[1].guilders == 6  # ahead of the crew tile
    play(table, "act", "make smokestack", "done")
    assert why_not(table, "choose crew") is rules.TILE_OCCUPIED
    play(table, "choose hire")
    assert table.players[0].guilders == 8  # two occupied tiles ahead
    play(table, "act", "hire rigger", "done")
    assert table.view(None).tiles[TILES.index("hire")].figures == [0]
    deal(play(table, "choose canals", "act", "rent canal 1", "enter north"))
    play(table, "done")
    assert table.lead == TILES.index("crew")  # seat 0 moves its first choice


@pytest.mark.rule("die-werft.two.tile-before-last")
def test_two_players_move_the_tile_before_the_last():
    table = started(2)
    change(table, 0, figures=[TILES.index("crew"), TILES.index("hire")])
    table.agenda = [START_TURN[0]]
    table.proceed()

    assert table.lead == TILES.index("crew")
    assert why_not(table, "choose crew") is rules.LEAD_TILE
    assert why_not(table, "choose hire") is rules.TILE_OCCUPIED
    assert table.view(None).tiles[TILES.index("hire")].figures == [0, 0]


def test_two_players_income_example():
    """The rule book's figure: three occupied tiles lie ahead of the crew tile."""
    table = choosing(2, figures={0: ["trains"], 1: ["build", "hire"]}, moved=False,
                     build=0, trains=-1, hire=-2, crew=-3, trade=-4, canals=-5, equipment=-6)

    assert brings(table, "crew") == 3


@pytest.mark.rule("die-werft.front.new-lead")
def test_the_tile_becomes_the_lead():
    table = choosing(build=4, trains=3, canals=1, equipment=-3, crew=-4, hire=-5, trade=-6)
    to_front(table, TILES.index("crew"))

    assert table.positions[TILES.index("crew")] == 5
    assert table.lead == TILES.index("crew")


@pytest.mark.rule("die-werft.front.lead-moves-too")
def test_the_lead_moves_one_space():
    table = started(3)
    deal(play(table, "choose build", "act", "take bow 1", "place 1", "done"))
    play(table, "done", "choose equipment", "act", "make smokestack", "done", "choose crew", "act", "recruit soldier", "done")

    assert table.lead == TILES.index("build")
    assert table.positions[TILES.index("build")] == 1


@pytest.mark.rule("die-werft.front.tail-pushed")
def test_the_tail_is_pushed_on():
    """The lead comes to 17; 23 spaces on, the tail would lie right before it."""
    spaces = {"build": 16, "trains": 15, "canals": 14, "equipment": 10, "crew": -3, "hire": -4, "trade": -5}
    table = choosing(**spaces)
    to_front(table, TILES.index("canals"))

    assert table.positions[:7] == [16, 15, 17, 10, -2, -3, -4]  # three in a row moved on together

    roomy = choosing(**{**spaces, "trade": -4, "hire": -3, "crew": -2})
    to_front(roomy, TILES.index("canals"))
    assert roomy.positions[:7] == [16, 15, 17, 10, -2, -3, -4]


@pytest.mark.rule("die-werft.choose.not-the-lead")
def test_not_the_lead():
    assert why_not(choosing(), "choose build") is rules.LEAD_TILE
    assert why_not(choosing(moved=False), "choose build") is None
    assert why_not(choosing(), "choose crew") is None


@pytest.mark.rule("die-werft.choose.not-occupied")
def test_not_an_occupied_tile():
    table = choosing(figures={2: ["crew"]})

    assert why_not(table, "choose crew") is rules.TILE_OCCUPIED
    assert why_not(table, "choose equipment") is None


@pytest.mark.parametrize(("players", "choices"), [(2, 3), (3, 4), (4, 4)])
def test_so_many_choices_as_the_rule_book_says(players, choices):
    table = started(players)
    rng = Rng(players)
    counts = set()
    while not table.ending and table.laps < 1:
        question = table.agenda[-1]
        if isinstance(question, Choosing) and question.moved:
            refusals = [question.refusal(table, action) for action in question.candidates(table)]
            counts.add(sum(rule not in (rules.LEAD_TILE, rules.TILE_OCCUPIED) for rule in refusals))
        table.apply(pick(table, rng))

    assert counts == {choices}


@pytest.mark.rule("die-werft.choose.must-be-possible")
def test_only_what_can_be_carried_out():
    table = choosing(figures={1: ["crew"]}, build=5, crew=4, trade=3, hire=2, trains=1, canals=0, equipment=-1)
    table.players[0].trains = []
    for employee in range(24):  # nobody but an engineer is left, who costs a guilder
        table.employees[employee] = 1 if employee == 0 else 0

    assert why_not(table, "choose trade") is rules.NO_TRAIN
    table.oval_at = 6  # right before the engineers
    assert why_not(table, "choose hire") is None  # with the guilder that the choice brings
    table.players[1].figures = []
    assert why_not(table, "choose hire") is rules.NOBODY_TO_HIRE


@pytest.mark.rule("die-werft.choose.must-be-possible")
def test_an_extra_action_is_not_counted_on():
    table = choosing(guilders=20)
    table.players[0].trains = []

    assert why_not(table, "choose trade") is rules.NO_TRAIN


@pytest.mark.rule("die-werft.choose.pass")
def test_a_seat_that_can_do_nothing_passes():
    table = choosing(figures={1: ["equipment"], 2: ["crew"]})
    table.players[0].trains = []
    assert "pass" not in [action.text for action in table.candidates()]
    table.trains = [NOTHING] * 5
    table.canals = [NOTHING] * 5
    table.employees = [0] * 24

    assert legal(table) == ["pass"]
    play(table, "pass")
    assert table.players[0].figures == []


def income_example():
    """The rule book's figure: three tiles at the end, each behind a gap, and two occupied ones ahead."""
    return choosing(
        figures={1: ["trade"], 2: ["hire"]},
        crew=10, trade=9, hire=8, build=7, equipment=5, canals=2, trains=-2)


@pytest.mark.rule("die-werft.income.tiles-ahead")
def test_income_from_occupied_tiles_ahead():
    table = income_example()

    assert [brings(table, tile) for tile in ("equipment", "canals", "build")] == [2, 2, 2]
    assert brings(table, "crew") == 0


@pytest.mark.rule("die-werft.income.empty-spaces")
def test_income_from_empty_spaces():
    assert brings(income_example(), "trains") == 3  # three empty spaces
    for empty, bonus in ((5, 1), (6, 2), (2, 0)):
        table = choosing(build=10, trade=0, hire=-empty - 1)
        assert brings(table, "hire") == bonus
    behind = choosing(figures={1: ["crew"]}, build=10, trade=0, hire=-7, crew=-8)
    assert brings(behind, "hire") == 0


@pytest.mark.rule("die-werft.income.own-figures-behind")
def test_own_figures_behind_count():
    assert brings(choosing(2, figures={0: ["crew"]}, build=10, trade=0, hire=-7, crew=-8), "hire") == 0
    assert brings(choosing(2, figures={0: ["trade"]}, build=10, trade=0, hire=-7, crew=-8), "hire") == 3


def test_two_figures_on_a_tile_count_once():
    table = choosing(2, figures={1: ["build", "build"]}, build=10, trade=0)

    assert brings(table, "trade") == 1 + 3


@pytest.mark.rule("die-werft.act.compulsory")
def test_the_action_has_to_be_carried_out():
    table = play(choosing(figures={1: ["build"]}), "choose trains")

    assert legal(table) == ["buy train 1", "buy train 2"]  # the income of one guilder is there already


def offering(main, before=True, **changes):
    return asked(Offering(0, TILES.index(main), before), extra_left=True, **changes)


@pytest.mark.rule("die-werft.act.extra-action")
def test_an_extra_action_before_or_after():
    table = play(choosing(guilders=6), "choose crew")
    assert "extra equipment" in legal(table)
    play(table, "extra equipment")
    assert table.players[0].guilders == 0
    play(table, "make smokestack", "recruit soldier")
    assert table.over  # no second one, whatever the money

    late = play(choosing(guilders=0), "choose trade", "sell coal", "sell steel", "sell grain")
    assert late.players[0].guilders == 6  # just earned, and enough
    play(late, "extra crew", "recruit soldier")
    assert late.players[0].guilders == 0
    assert late.over

    poor = play(choosing(guilders=5), "choose crew", "recruit soldier")
    assert poor.over


@pytest.mark.rule("die-werft.act.extra-any-other")
@pytest.mark.rule("die-werft.act.extra-not-the-chosen")
def test_any_other_action():
    table = play(choosing(guilders=9, figures={1: ["equipment"]}), "choose crew")

    assert why_not(table, "extra crew") is rules.JUST_CHOSEN
    assert why_not(table, "extra build") is None      # the lead
    assert why_not(table, "extra equipment") is None  # occupied
    play(table, "extra equipment")
    assert table.players[0].figures == [TILES.index("crew")]


def test_with_two_players_the_tile_of_the_last_turn_may_be_the_extra_action():
    table = play(choosing(2, guilders=9, figures={0: ["hire"]}), "choose crew")

    assert why_not(table, "extra hire") is None


@pytest.mark.rule("die-werft.act.extra-in-the-opening")
def test_an_extra_action_in_the_very_first_turn():
    assert "extra hire" in legal(play(started(3), "choose crew"))


@pytest.mark.rule("die-werft.act.extra-leaves-the-main")
def test_the_main_action_stays_possible():
    table = offering("hire", guilders=6)
    assert why_not(table, "extra equipment") is None
    for employee in range(24):  # only an engineer is left: one guilder
        table.employees[employee] = 1 if employee == 0 else 0
    table.oval_at = 6
    assert why_not(table, "extra equipment") is rules.MAIN_ACTION
    table.players[0].guilders = 7
    play(table, "extra equipment")
    assert why_not(table, "make crane") is rules.TOO_DEAR  # that guilder is kept for the engineer
    play(table, "make smokestack", "hire engineer-sail")
    assert table.players[0].guilders == 0


@pytest.mark.rule("die-werft.act.extra-leaves-the-main")
def test_a_trade_before_the_main_action_may_earn_what_it_needs():
    table = offering("hire", guilders=6, trains=["coal steel grain"])
    for employee in range(24):
        table.employees[employee] = 1 if employee == 0 else 0
    table.oval_at = 6
    play(table, "extra trade", "swap for smokestack", "swap for sail")

    assert why_not(table, "swap for crane") is rules.MAIN_ACTION
    deal(play(table, "sell grain"))
    play(table, "hire engineer-sail")


@pytest.mark.rule("die-werft.act.extra-leaves-the-main")
def test_of_several_trains_one_that_earns_what_the_main_action_needs():
    trains = ["coal coal coal", "coal coal steel"]
    table = asked(Unloading(0), guilders=1, trains=trains, hexagon_at=1, reserve=6)  # a wagon of coal sells for 1, of steel for 3

    assert why_not(table, "unload coal coal coal") is rules.MAIN_ACTION
    assert why_not(table, "unload coal coal steel") is None


def test_an_extra_action_must_be_possible_after_paying():
    table = offering("crew", guilders=6, trains=[])
    assert why_not(table, "extra trade") is rules.NO_TRAIN
    for employee in range(24):
        table.employees[employee] = 1 if employee == 0 else 0
    table.oval_at = 6
    assert why_not(table, "extra hire") is rules.NOBODY_TO_HIRE
    table.players[0].guilders = 7
    assert why_not(table, "extra hire") is None


@pytest.mark.rule("die-werft.act.too-dear")
def test_everything_is_paid_at_once():
    table = asked(Building(0, 0, False), guilders=1)

    assert why_not(table, "take bow 3") is None
    assert why_not(table, "take bow 4") is rules.TOO_DEAR


@pytest.mark.rule("die-werft.act.nothing-there")
def test_empty_places():
    table = asked(Building(0, 0, False), guilders=9)
    offer(table, "bow", "cabin", "mast")

    assert why_not(table, "take bow 3") is rules.NOTHING_THERE
    assert why_not(table, "take bow 2") is None
    table = acting("trains", guilders=9)
    table.trains[1] = NOTHING
    assert why_not(table, "buy train 2") is rules.NOTHING_THERE
    assert why_not(table, "buy train 3") is None
    table = acting("canals", guilders=9)
    table.canals[1] = NOTHING
    assert why_not(table, "rent canal 2") is rules.NOTHING_THERE
    assert why_not(table, "rent canal 3") is None


def seats_that_end_laps(players, seed):
    """Plays a game; which seat, from 1 for the start player, ended each lap, and the turns of all."""
    table = started(players, starter=2)
    rng = Rng(seed)
    ended, turns = [], [0] * players
    while not table.over:
        question = table.agenda[-1]
        if isinstance(question, Choosing):
            turns[(question.seat - table.starter) % players] += 1
            if table.lap_ended:
                ended.append((question.seat - table.starter) % players + 1)
        table.apply(pick(table, rng) if question.seat != LUCK else table.legal()[0])
    return ended, turns


@pytest.mark.rule("die-werft.time.lap")
@pytest.mark.rule("die-werft.end.last-lap")
@pytest.mark.parametrize(("players", "seats", "openings"), [(2, [1, 2], 2), (3, [2, 1, 3], 1), (4, [3, 2, 1, 4], 1)])
def test_the_seats_that_end_the_laps(players, seats, openings):
    for seed in range(3):
        ended, turns = seats_that_end_laps(players, seed)

        assert ended == seats
        assert turns == [23 + openings] * players


def test_positions_helper_keeps_the_lead():
    table = started(3)
    positions(table, crew=5, build=7)

    assert table.lead == TILES.index("build")


def test_what_is_counted_in_the_dock_are_tiles():
    table, rng = started(3), Rng(5)
    while not table.over:
        laid = [len([tile for tile in player.dock if tile]) for player in table.view(None).players]
        assert [purse["hulls"] for purse in table.game.purses(table)] == laid
        table.apply(pick(table, rng))
