"""Actions in general, buying and building (3.1, 3.2.1) and the Golden Rule."""
import pytest

from games.nauticus.setting import GAME, ONE, acting, asked, piece, ship
from games.setting import legal, play, why_not
from kogge.games.nauticus import rules
from kogge.games.nauticus.building import Place


def placing(name, *ships, may_store=True, **changes):
    return asked(Place(0, piece(name), may_store), ships=ships, **changes)


@pytest.mark.rule("nauticus.golden.free-to-warehouse")
def test_a_free_piece_goes_to_the_warehouse():
    table = play(acting("hulls"), "buy single")  # costs nothing on this space

    assert table.players[0].store[piece("single").index] == 1
    assert table.players[0].ships == []


@pytest.mark.rule("nauticus.golden.free-to-warehouse")
def test_a_free_piece_needs_room():
    table = acting("hulls", room=0)

    assert why_not(table, "buy single") is rules.FREE_TO_WAREHOUSE
    assert why_not(table, "buy bow") is None  # paid, so it may start a ship


@pytest.mark.rule("nauticus.golden.paid-at-once")
def test_a_paid_piece_may_be_built_at_once():
    table = play(acting("hulls"), "buy bow")

    assert legal(table) == ["store", "start a ship"]


@pytest.mark.rule("nauticus.3.1.worker-each")
def test_no_worker():
    assert why_not(acting("hulls", blue=0, workers=0), "buy bow") is rules.NO_WORKER
    assert why_not(acting("hulls", blue=1, workers=0), "buy bow") is None
    assert why_not(acting("hulls", blue=0, workers=1), "buy bow") is None


@pytest.mark.rule("nauticus.3.1.many-uses")
def test_many_uses():
    table = acting("money", blue=2, workers=1)

    play(table, "use a worker", "use a worker", "use a worker")

    assert why_not(table, "use a worker") is rules.NO_WORKER


@pytest.mark.rule("nauticus.3.1.printed-price")
@pytest.mark.parametrize(("name", "price"), [("bow", 1), ("middle", 2), ("stern", 3), ("single", 0)])
def test_printed_prices(name, price):
    assert play(acting("hulls", space=3), "buy " + name).players[0].taler == 15 - price


@pytest.mark.rule("nauticus.3.1.printed-price")
def test_prices_belong_to_the_space():
    assert play(acting("hulls", space=0), "buy bow").players[0].taler == 15 - 3


@pytest.mark.rule("nauticus.3.1.too-dear")
def test_too_dear():
    table = acting("hulls", taler=2)

    assert why_not(table, "buy middle") is None           # two on this space
    assert why_not(table, "buy stern") is rules.TOO_DEAR  # three


@pytest.mark.rule("nauticus.3.1.duplicate-costs-4")
def test_a_duplicate_costs_four_and_may_then_be_built():
    table = play(acting("hulls", blue=3, taler=8), "buy single", "buy single")
    assert legal(table) == ["store", "start a ship"]

    play(table, "start a ship", "buy single", "store")

    assert table.players[0].taler == 0


@pytest.mark.rule("nauticus.3.1.free-needs-room")
def test_a_free_kind_without_room_is_not_sold_dearer():
    table = play(acting("hulls", blue=3, room=1), "buy bow", "store")
    assert why_not(table, "buy single") is rules.FREE_TO_WAREHOUSE
    assert why_not(table, "buy bow") is None  # the second for 4 starts a ship

    table = play(acting("hulls", blue=3, room=1), "buy single")
    assert why_not(table, "buy single") is None  # the first found room, the second is paid


@pytest.mark.rule("nauticus.3.1.full-set")
def test_all_four_kinds_bring_a_gift():
    table = play(acting("goods", blue=4, ships=[]), "buy fish", "buy grain", "buy coffee", "buy salt")
    assert legal(table) == ["take fish", "take grain", "take coffee", "take salt"]

    play(table, "take salt")

    assert table.players[0].store[piece("salt").index] == 2


@pytest.mark.rule("nauticus.3.1.one-gift")
def test_one_gift_only():
    table = play(acting("goods", blue=8, taler=40), "buy fish", "buy grain", "buy coffee", "buy salt", "take salt")

    play(table, "buy fish", "buy grain", "buy coffee", "buy salt")

    assert "done" in legal(table)


@pytest.mark.rule("nauticus.3.1.one-gift")
def test_the_gift_comes_after_the_rewards_of_the_ship_it_finished():
    table = acting("sails", blue=4, taler=30, ships=[ship("single", "wheel-mast")])
    play(table, "buy lighthouse-sail", "buy anchor-sail", "buy whale-sail")  # the wheel sail costs nothing here: buy it twice
    play(table, "buy wheel-sail", "take anchor-sail", "buy wheel-sail")
    assert legal(table) == ["store", "place on ship 1"]

    table = acting("sails", blue=4, taler=30, ships=[ship("single", "whale-mast")])
    play(table, "buy lighthouse-sail", "buy anchor-sail", "buy wheel-sail", "buy whale-sail", "place on ship 1")
    assert legal(table)[0].startswith("reward")
    play(table, "reward points")
    assert legal(table)[0].startswith("take")


@pytest.mark.rule("nauticus.3.1.white-free")
@pytest.mark.parametrize("tile", ["transport", "money", "delivery", "crowns"])
def test_the_other_actions_cost_no_taler(tile):
    table = acting(tile, taler=0, store=["single"], ships=[ship(*ONE, "fish", finished=True)], passes=1)

    play(table, {"transport": "transport single", "delivery": "deliver ship 1"}.get(tile, "use a worker"))

    assert table.players[0].taler == (2 if tile == "money" else 0)


@pytest.mark.rule("nauticus.3.2.1.1.hull-starts-a-ship")
def test_only_a_hull_starts_a_ship():
    assert why_not(placing("fish", ship("bow")), "start a ship") is rules.HULL_STARTS
    assert why_not(placing("middle", ship("bow")), "start a ship") is None


@pytest.mark.rule("nauticus.3.2.1.1.single-alone")
def test_a_single_hull_joins_nothing():
    assert why_not(placing("single", ship("bow")), "place on ship 1") is rules.SINGLE_ALONE
    assert why_not(placing("middle", ship("single")), "place on ship 1") is rules.HULL_CLOSED
    assert why_not(placing("single", ship("bow")), "start a ship") is None


@pytest.mark.rule("nauticus.3.2.1.1.sizes")
@pytest.mark.parametrize("parts", [["bow", "stern"], ["bow", "middle", "stern"], ["stern", "middle", "middle", "bow"]])
def test_sizes(parts):
    table = play(placing(parts[-1], ship(*parts[:-1])), "place on ship 1")

    assert table.players[0].ships[0].size == len(parts)
    assert table.players[0].ships[0].closed()


@pytest.mark.rule("nauticus.3.2.1.1.either-end")
@pytest.mark.parametrize("first", ["bow", "stern", "middle"])
def test_a_hull_may_start_anywhere(first):
    assert why_not(placing(first), "start a ship") is None
    assert why_not(placing("middle", ship(first)), "place on ship 1") is None


@pytest.mark.rule("nauticus.3.2.1.1.one-bow-one-stern")
def test_one_bow_one_stern():
    assert why_not(placing("bow", ship("bow", "middle")), "place on ship 1") is rules.HULL_END
    assert why_not(placing("stern", ship("stern")), "place on ship 1") is rules.HULL_END
    assert why_not(placing("stern", ship("bow", "middle")), "place on ship 1") is None


@pytest.mark.rule("nauticus.3.2.1.1.two-middles")
@pytest.mark.parametrize("ends", [[], ["bow"], ["stern"]])
def test_two_middles_at_most(ends):
    assert why_not(placing("middle", ship(*ends, "middle")), "place on ship 1") is None
    assert why_not(placing("middle", ship(*ends, "middle", "middle")), "place on ship 1") is rules.HULL_MIDDLES


@pytest.mark.rule("nauticus.3.2.1.1.size-fixed")
def test_a_closed_hull_takes_no_middle():
    assert why_not(placing("middle", ship("bow", "stern")), "place on ship 1") is rules.HULL_CLOSED


@pytest.mark.rule("nauticus.3.2.1.1.laid-for-good")
def test_two_hulls_are_never_joined():
    """Nothing in the catalogue moves a piece that lies in the yard; bow and stern apart are two ships."""
    table = play(acting("hulls", blue=2), "buy bow", "start a ship", "buy stern", "start a ship")

    assert [(s.bow, s.stern) for s in table.players[0].ships] == [(True, False), (False, True)]
    verbs = {action.verb for action in GAME.catalogue.actions}
    assert verbs == {
        "lay", "choose", "pass", "done", "use a worker", "store", "start a ship", "extra", "buy", "take", "transport", "reward",
        "place on ship", "deliver ship"}


@pytest.mark.rule("nauticus.3.2.1.1.may-store")
def test_a_paid_piece_may_be_stored():
    table = play(acting("hulls"), "buy bow", "store")

    assert table.players[0].store[piece("bow").index] == 1
    assert why_not(placing("bow", room=0), "store") is rules.NO_ROOM


@pytest.mark.rule("nauticus.3.2.1.2.no-crown-mast")
@pytest.mark.rule("nauticus.3.2.1.3.no-crown-sail")
def test_crowns_are_not_for_sale():
    assert [text for text in legal(acting("masts")) if text.startswith("buy")] == [
        "buy lighthouse-mast", "buy anchor-mast", "buy whale-mast", "buy wheel-mast"]
    assert [text for text in legal(acting("sails")) if text.startswith("buy")] == [
        "buy lighthouse-sail", "buy anchor-sail", "buy whale-sail", "buy wheel-sail"]
    assert "buy crown-mast" not in GAME.catalogue.by_text
    assert "buy crown-sail" not in GAME.catalogue.by_text


@pytest.mark.rule("nauticus.3.2.1.2.mast-needs-hull")
def test_every_mast_needs_its_hull_part():
    assert why_not(placing("whale-mast", ship("bow", "whale-mast")), "place on ship 1") is rules.MAST_NEEDS_HULL
    assert why_not(placing("whale-mast", ship("bow", "middle", "whale-mast")), "place on ship 1") is None


@pytest.mark.rule("nauticus.3.2.1.2.crown-mast-joker")
def test_a_crown_mast_goes_with_every_crest():
    assert why_not(placing("crown-mast", ship("bow", "stern", "whale-mast")), "place on ship 1") is None
    assert why_not(placing("whale-mast", ship("bow", "stern", "crown-mast")), "place on ship 1") is None
    assert why_not(placing("wheel-mast", ship("bow", "stern", "crown-mast")), "place on ship 1") is None


@pytest.mark.rule("nauticus.3.2.1.3.sail-needs-mast")
def test_every_sail_needs_its_mast():
    assert why_not(placing("whale-sail", ship("bow", "whale-mast", "whale-sail")), "place on ship 1") is rules.SAIL_NEEDS_MAST
    assert why_not(placing("whale-sail", ship("bow", "whale-mast")), "place on ship 1") is None


@pytest.mark.rule("nauticus.3.2.1.3.one-crest")
def test_one_crest_to_a_ship():
    base = ("bow", "stern", "anchor-mast")
    assert why_not(placing("wheel-mast", ship(*base)), "place on ship 1") is rules.ONE_CREST
    assert why_not(placing("wheel-sail", ship(*base)), "place on ship 1") is rules.ONE_CREST
    assert why_not(placing("anchor-sail", ship(*base)), "place on ship 1") is None


@pytest.mark.rule("nauticus.3.2.1.3.one-crest")
def test_a_regular_sail_on_a_crown_mast_fixes_the_crest():
    table = play(placing("wheel-sail", ship("bow", "stern", "crown-mast")), "place on ship 1")

    assert table.players[0].ships[0].refusal(piece("anchor-mast")) is rules.ONE_CREST
    assert table.players[0].ships[0].refusal(piece("wheel-mast")) is None


@pytest.mark.rule("nauticus.3.2.1.3.crown-sail-joker")
def test_a_crown_sail_hangs_on_any_mast():
    for crest in ("anchor", "whale", "wheel", "lighthouse", "crown"):
        assert why_not(placing("crown-sail", ship("bow", crest + "-mast")), "place on ship 1") is None


@pytest.mark.rule("nauticus.3.2.1.3.places-equal")
def test_only_the_ship_is_chosen_never_the_mast():
    table = placing("crown-sail", ship("bow", "stern", "anchor-mast", "crown-mast"))

    assert legal(table) == ["store", "place on ship 1"]


@pytest.mark.rule("nauticus.3.2.1.4.one-good-a-hull")
def test_one_good_under_each_hull_part():
    assert why_not(placing("fish", ship("bow", "fish")), "place on ship 1") is rules.HOLD_FULL
    assert why_not(placing("fish", ship("bow", "middle", "fish")), "place on ship 1") is None


@pytest.mark.rule("nauticus.3.2.1.4.unfinished-too")
def test_goods_under_unfinished_hulls_equal_or_not():
    assert why_not(placing("fish", ship("bow", "middle", "fish")), "place on ship 1") is None
    assert why_not(placing("salt", ship("bow", "middle", "fish")), "place on ship 1") is None
    assert why_not(placing("salt", ship(*ONE, finished=True)), "place on ship 1") is None


@pytest.mark.rule("nauticus.3.2.1.4.never-reloaded")
def test_goods_leave_a_ship_only_by_delivery():
    table = acting("transport", ships=[ship("bow", "fish"), ship("stern")])

    assert why_not(table, "transport fish") is rules.NOT_STORED
    assert legal(table) == ["pass", "extra", "pass then extra"]


@pytest.mark.rule("nauticus.3.2.2.1.warehouse-full")
def test_what_can_neither_be_built_nor_stored_cannot_be_bought():
    assert why_not(acting("masts", room=1), "buy anchor-mast") is rules.NO_ROOM
    assert why_not(acting("masts", room=2), "buy anchor-mast") is None
    assert why_not(acting("masts", room=1, ships=[ship("bow")]), "buy anchor-mast") is None


def test_a_paid_piece_that_fits_nowhere_is_stored_without_a_question():
    table = play(acting("masts"), "buy anchor-mast")

    assert table.players[0].store[piece("anchor-mast").index] == 1
    assert "done" in legal(table)
