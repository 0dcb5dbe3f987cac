"""Transport, money, delivery and crowns (3.2.2), passing (3.3)."""
import pytest

from games.nauticus.setting import GAME, ONE, TWO, acting, piece, points, ship, started
from games.setting import legal, play, why_not
from kogge.games.nauticus import rules


@pytest.mark.rule("nauticus.3.2.2.1.twelve-slots")
def test_twelve_slots_and_masts_take_two():
    table = acting("masts", blue=9, taler=90, space=0)
    for _ in range(6):
        play(table, "buy anchor-mast")

    assert table.players[0].room == 0
    assert acting("sails", store=["anchor-sail", "fish", "bow"]).players[0].room == 9
    table = play(acting("transport", store=["anchor-mast", "fish"], ships=[ship("bow")]), "transport anchor-mast")
    assert table.players[0].room == 11  # both slots are free again


@pytest.mark.rule("nauticus.3.2.2.1.from-warehouse")
def test_transport_takes_what_is_stored():
    table = acting("transport", blue=2, store=["bow", "fish"])

    assert why_not(table, "transport stern") is rules.NOT_STORED
    play(table, "transport bow", "start a ship", "transport fish", "place on ship 1")
    assert table.players[0].room == 12
    assert table.players[0].workers == 4


@pytest.mark.rule("nauticus.3.2.2.1.needs-a-place")
def test_transport_needs_a_ship_that_can_take_it():
    table = acting("transport", store=["anchor-sail", "anchor-mast"], ships=[ship("bow")])

    assert why_not(table, "transport anchor-sail") is rules.FITS_NOWHERE
    assert why_not(table, "transport anchor-mast") is None


@pytest.mark.rule("nauticus.3.2.2.1.placed-at-once")
def test_a_transported_piece_cannot_go_back():
    table = play(acting("transport", store=["bow"]), "transport bow")

    assert why_not(table, "store") is rules.MUST_BUILD
    assert why_not(table, "start a ship") is None


@pytest.mark.rule("nauticus.3.2.2.1.may-start")
def test_transport_may_start_a_ship():
    table = play(acting("transport", store=["middle"]), "transport middle", "start a ship")

    assert table.players[0].ships[0].size == 1


@pytest.mark.rule("nauticus.3.2.2.1.nothing-thrown-away")
def test_a_full_warehouse_is_not_emptied_without_ships():
    table = acting("transport", store=["anchor-mast"] * 6)

    assert legal(table) == ["pass", "extra", "pass then extra"]


@pytest.mark.rule("nauticus.3.2.2.2.two-taler")
def test_two_taler_for_a_worker():
    assert play(acting("money", blue=2), "use a worker", "use a worker").players[0].taler == 19


@pytest.mark.rule("nauticus.3.2.2.3.finished-ship")
def test_only_finished_ships_deliver():
    table = acting("delivery", ships=[ship("single", "whale-mast", "fish"), ship(*ONE, "fish", finished=True)])

    assert why_not(table, "deliver ship 1") is rules.NOT_FINISHED
    assert why_not(table, "deliver ship 2") is None


@pytest.mark.rule("nauticus.3.2.2.3.fully-loaded")
def test_only_full_ships_deliver():
    table = acting("delivery", blue=2, ships=[ship(*TWO, "fish", finished=True), ship(*TWO, "fish", "salt", finished=True)])

    assert why_not(table, "deliver ship 1") is rules.NOT_LOADED
    assert why_not(table, "deliver ship 2") is None


@pytest.mark.rule("nauticus.3.2.2.3.whole-cargo")
def test_a_worker_for_every_good_of_the_ship():
    ships = [ship(*TWO, "fish", "salt", finished=True)]

    assert why_not(acting("delivery", blue=1, workers=0, ships=ships), "deliver ship 1") is rules.WHOLE_CARGO
    table = play(acting("delivery", blue=1, workers=3, ships=ships), "deliver ship 1")
    assert table.players[0].workers == 2
    assert list(table.players[0].delivered) == [1, 0, 0, 1]


@pytest.mark.rule("nauticus.3.2.2.3.several-ships")
@pytest.mark.rule("nauticus.3.2.2.3.load-again")
def test_several_ships_in_one_action_and_loaded_again_later():
    table = acting("delivery", blue=3, ships=[ship(*ONE, "fish", finished=True), ship(*TWO, "fish", "salt", finished=True)])

    play(table, "deliver ship 1", "deliver ship 2")

    assert list(table.players[0].delivered) == [2, 0, 0, 1]
    assert table.players[0].ships[1].refusal(piece("coffee")) is None


@pytest.mark.rule("nauticus.3.2.2.4.crowns-times-workers")
@pytest.mark.rule("nauticus.3.2.2.4.anywhere")
def test_crowns_count_in_the_warehouse_and_on_pass_tiles():
    table = acting("crowns", blue=1, store=["crown-sail", "crown-mast"], passes=1)

    play(table, "use a worker")

    assert points(table)["crowns"] == 3


@pytest.mark.rule("nauticus.3.2.2.4.anywhere")
def test_a_crown_mast_counts_on_a_ship_too():
    table = acting("transport", store=["crown-mast"], ships=[ship("bow")])
    play(table, "transport crown-mast", "place on ship 1")

    assert table.players[0].crowns == 1


@pytest.mark.rule("nauticus.3.2.2.4.limit-15")
def test_fifteen_points_at_most():
    table = acting("crowns", blue=4, crowns=4)

    play(table, "use a worker", "use a worker", "use a worker")
    assert points(table)["crowns"] == 12
    play(table, "use a worker")
    assert points(table)["crowns"] == 15
    assert why_not(table, "use a worker") is rules.CROWNS_FULL


@pytest.mark.rule("nauticus.3.2.2.4.no-crowns")
def test_no_crowns_no_use():
    assert why_not(acting("crowns"), "use a worker") is rules.NO_CROWNS
    assert why_not(acting("crowns", passes=1), "use a worker") is None


@pytest.mark.rule("nauticus.3.3.no-compulsion")
def test_everybody_may_pass():
    table = play(started(money=4), "choose money")
    assert "pass" in legal(table)

    play(table, "pass")

    assert table.seat == 1
    assert "pass" in legal(table)


@pytest.mark.rule("nauticus.3.3.flip")
@pytest.mark.rule("nauticus.3.3.fourth-pass")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_a_pass_flips_a_tile(before, after):
    assert play(acting("money", passes=before), "pass").players[0].passes == after


@pytest.mark.rule("nauticus.3.3.flip")
def test_the_dearest_tile_is_flipped_first():
    assert list(GAME.start(2).parts.pass_loss) == [6, 3, 1, 0]


@pytest.mark.rule("nauticus.3.3.no-use-is-a-pass")
@pytest.mark.rule("nauticus.3.3.used-is-no-pass")
def test_done_and_pass_exclude_each_other():
    table = acting("money", blue=2)
    assert why_not(table, "done") is rules.NOT_USED
    assert why_not(table, "pass") is None

    play(table, "use a worker")

    assert why_not(table, "done") is None
    assert why_not(table, "pass") is rules.ALREADY_USED
