"""Passing: goods, the choice of a ship, and trading with it."""
import pytest

from games.grog_island.setting import bidding, goods, let_luck, question, site, trading, verbs, visiting
from games.setting import legal, play, why_not
from kogge.games.grog_island import rules
from kogge.games.grog_island.parts import COLOURS, GOALS

FULL = " ".join(colour for colour in COLOURS for _ in range(4))
GHOST_AT_YELLOW = "copper-ship gold-ship chest-ship silver-ship parrot-ship goal-ship"
GHOST_AT_SEA = "copper-ship gold-ship chest-ship goal-ship parrot-ship silver-ship"


@pytest.mark.rule("grog-island.passing.goods")
def test_a_good_for_each_die_in_the_row():
    table = bidding(goods="blue", row="yellow grey green", bidder=1)
    assert table.view(0).passing.goods == ["yellow", "grey", "green"]

    assert goods(play(table, "pass")) == "green blue yellow grey"


@pytest.mark.rule("grog-island.passing.empty-row")
def test_no_goods_before_a_bid():
    assert goods(play(bidding(coins=0), "pass")) == ""


@pytest.mark.rule("grog-island.passing.ghost-good")
@pytest.mark.rule("grog-island.passing.ghost-good-stays")
def test_the_ghost_ship_adds_a_good():
    table = bidding(players=2, ships=GHOST_AT_YELLOW, row="blue", bidder=1)
    table.ghosts = 0
    assert goods(play(table, "pass")) == "blue yellow"
    assert goods(play(bidding(players=2, ships=GHOST_AT_SEA, row="blue", bidder=1), "pass")) == "blue"
    assert goods(play(bidding(players=3, ships=GHOST_AT_YELLOW, row="blue", bidder=1), "pass")) == "blue"


@pytest.mark.rule("grog-island.ships.one-ship")
def test_the_marker_goes_on_one_ship():
    table = play(visiting(goods="blue"), "visit blue")

    assert table.view(None).ships[1].marker == 0
    assert verbs(table) == {"trade"}


@pytest.mark.rule("grog-island.ships.open-sea")
def test_no_trade_on_the_open_sea():
    assert why_not(visiting(goods=FULL), "visit sea") is rules.OPEN_SEA
    assert why_not(visiting(goods=FULL), "visit grey") is None


@pytest.mark.rule("grog-island.ships.ship-taken")
def test_a_ship_with_a_marker_is_taken():
    table = visiting(goods=FULL)
    table.players[1].marker = 2

    assert why_not(table, "visit orange") is rules.SHIP_TAKEN
    assert why_not(table, "visit yellow") is None


@pytest.mark.rule("grog-island.ships.ghost-ship")
def test_nobody_visits_the_ghost_ship():
    assert why_not(visiting(players=2, goods=FULL, ships=GHOST_AT_YELLOW), "visit yellow") is rules.GHOST_SHIP
    assert why_not(visiting(players=3, goods=FULL, ships=GHOST_AT_YELLOW), "visit yellow") is None


@pytest.mark.rule("grog-island.ships.not-supplied")
def test_a_ship_has_to_be_supplied():
    table = visiting(goods="blue yellow yellow")

    assert why_not(table, "visit green") is None  # three others stand in for a green one
    assert why_not(table, "visit blue") is None
    assert why_not(visiting(goods="blue yellow"), "visit green") is rules.NOT_SUPPLIED


@pytest.mark.rule("grog-island.ships.supply-by-replacing")
def test_goods_that_stand_in_are_enough_for_a_visit():
    table = visiting(goods="blue blue blue yellow")
    assert legal(table) == ["visit green", "visit blue", "visit orange", "visit yellow", "visit grey"]

    assert goods(play(table, "visit green", "trade 1", "give blue", "give blue", "give yellow")) == "blue"


@pytest.mark.rule("grog-island.ships.must-trade")
def test_something_has_to_be_traded():
    table = trading("blue", "copper-ship", goods="blue blue blue blue blue")
    assert why_not(table, "done") is rules.MUST_TRADE

    assert why_not(play(table, "trade 1"), "done") is None


@pytest.mark.rule("grog-island.ships.special-case")
def test_without_any_good_the_marker_goes_anywhere():
    table = visiting(goods="")
    assert legal(table) == ["visit green", "visit blue", "visit orange", "visit yellow", "visit grey"]
    assert play(table, "visit orange").seat == 1  # nothing to trade with

    table = visiting(goods="green green green green")
    table.players[1].marker = 0  # the green ship is taken
    assert legal(table) == ["visit blue", "visit orange", "visit yellow", "visit grey"]
    play(table, "visit blue")
    assert why_not(table, "done") is None
    assert why_not(table, "trade 1") is None  # three green ones for a blue one


@pytest.mark.rule("grog-island.ships.special-case")
def test_three_for_one_does_not_oblige():
    table = visiting(goods="green green green blue")
    table.players[1].marker = 0

    assert why_not(table, "visit blue") is None
    assert why_not(play(table.copy(), "visit blue"), "done") is rules.MUST_TRADE  # a blue one is there
    table.players[0].goods = [4, 0, 0, 0, 0]
    assert why_not(play(table, "visit blue"), "done") is None


@pytest.mark.rule("grog-island.ships.both-actions")
def test_claims_and_the_main_action_in_any_order():
    table = trading("yellow", "copper-ship", goods="yellow " * 11, coins=0)
    play(table, "claim sword on yellow", "trade 3", "claim hat on yellow")

    player = table.players[0]
    assert (player.crew, player.coins) == (9 - 2, 3 + 6 + 3)
    assert player.goods == [0, 0, 0, 0, 0]
    assert table.seat == 1  # nothing left to trade


@pytest.mark.rule("grog-island.ships.main-once")
def test_the_main_action_once():
    table = play(trading("yellow", "copper-ship", goods="yellow " * 8), "trade 1")

    assert why_not(table, "trade 1") is rules.MAIN_ONCE
    assert why_not(table, "claim hat on yellow") is None


@pytest.mark.rule("grog-island.ships.tile-limit")
@pytest.mark.parametrize(("ship", "limit"), [
    ("copper-ship", 4), ("silver-ship", 2), ("gold-ship", 1), ("chest-ship", 2), ("parrot-ship", 3)])
def test_no_more_tiles_than_the_arrow_shows(ship, limit):
    table = trading("blue", ship, goods="blue " * 9)

    assert why_not(table, f"trade {limit}") is None
    assert why_not(table, f"trade {limit + 1}") is rules.TILE_LIMIT


@pytest.mark.rule("grog-island.ships.deck-short")
@pytest.mark.rule("grog-island.notes.cards-run-out")
def test_no_more_cards_than_there_are():
    table = visiting(goods="blue blue blue", ships="copper-ship chest-ship gold-ship silver-ship parrot-ship goal-ship")
    table.chests = [0, 1, 0]
    after = play(table.copy(), "visit blue")
    assert why_not(after, "trade 2") is rules.DECK_SHORT
    assert why_not(after, "trade 1") is None

    table.chests = [0, 0, 0]
    assert why_not(table, "visit blue") is None  # nothing else could be supplied directly either: the special case
    assert play(table.copy(), "visit blue").seat == 1
    table.players[0].goods[0] = 1
    assert why_not(table, "visit blue") is rules.NOT_SUPPLIED


@pytest.mark.rule("grog-island.ships.too-few-tiles")
def test_too_few_tiles():
    table = trading("blue", "copper-ship", goods="blue blue green green")
    assert why_not(table, "trade 2") is None
    assert why_not(table, "trade 3") is rules.TOO_FEW_TILES
    assert why_not(table, "claim sword on blue") is rules.TOO_FEW_TILES

    assert why_not(trading("blue", "copper-ship", goods="blue blue blue green green green"), "claim sword on blue") is None


@pytest.mark.rule("grog-island.ships.three-for-one")
def test_three_others_for_one_as_often_as_you_like():
    table = trading("yellow", "copper-ship", goods="yellow green green green blue blue blue", coins=0)
    play(table, "trade 3")

    assert (goods(table), table.players[0].coins) == ("", 6)


@pytest.mark.rule("grog-island.ships.replace-anyway")
@pytest.mark.rule("grog-island.ships.too-few-own")
@pytest.mark.rule("grog-island.ships.too-few-others")
def test_how_many_are_replaced_is_a_choice():
    table = play(trading("yellow", "copper-ship", goods="yellow green green green green green green"), "trade 2")
    assert question(table) == "Replace"
    assert why_not(table, "replace 0") is rules.TOO_FEW_OWN
    assert why_not(table, "replace 1") is None
    assert why_not(table, "replace 2") is None

    table = play(trading("yellow", "copper-ship", goods="yellow yellow green green green"), "trade 2")
    assert why_not(table, "replace 2") is rules.TOO_FEW_OTHERS
    assert goods(play(table, "replace 1")) == "yellow"


@pytest.mark.rule("grog-island.ships.other-colours")
@pytest.mark.rule("grog-island.ships.no-such-tile")
def test_what_stands_in_is_of_other_colours():
    table = play(trading("yellow", "copper-ship", goods="yellow green green blue blue"), "trade 1", "replace 1")

    assert why_not(table, "give yellow") is rules.OTHER_COLOURS
    assert why_not(table, "give grey") is rules.NO_SUCH_TILE
    assert goods(play(table, "give green", "give blue", "give blue")) == "green yellow"


@pytest.mark.rule("grog-island.ships.copper")
@pytest.mark.rule("grog-island.ships.silver")
@pytest.mark.rule("grog-island.ships.gold")
@pytest.mark.parametrize(("ship", "tiles", "coins"), [("copper-ship", 4, 8), ("silver-ship", 2, 6), ("gold-ship", 1, 4)])
def test_coin_ships(ship, tiles, coins):
    table = play(trading("blue", ship, goods="blue " * tiles, coins=3), f"trade {tiles}")

    assert (table.players[0].coins, goods(table)) == (3 + coins, "")


@pytest.mark.rule("grog-island.ships.chests")
def test_chest_ship():
    table = play(trading("blue", "chest-ship", goods="blue blue"), "trade 2", "chest 1", "chest 3")

    assert table.players[0].chests == [1, 0, 1]
    assert (table.seat, sum(table.chests)) == (1, 30)


@pytest.mark.rule("grog-island.ships.parrots")
def test_parrot_ship():
    table = play(trading("blue", "parrot-ship", goods="blue blue blue"), "trade 3", "parrot hold", "parrot hold", "parrot green")

    assert table.players[0].parrots == [1, 0, 0, 0, 0, 2]
    assert table.seat == 1


@pytest.mark.rule("grog-island.ships.goals")
def test_goal_ship_keeps_one_of_as_many_as_you_like():
    table = play(trading("blue", "goal-ship", goods="blue " * 5, goals="pub"), "trade 4")
    play(table, "goal hat", "goal hat", "goal hook", "goal parrots")
    assert table.view(0).own.drawn == ["hat", "hat", "hook", "parrots"]
    assert set(legal(table)) == {"keep hat", "keep hook", "keep parrots"}

    play(table, "keep hook", "return parrots", "return hat")
    assert [GOALS[goal] for goal in table.players[0].goals] == ["pub", "hook"]
    assert [(GOALS[slid.goal], slid.seat) for slid in table.under] == [("parrots", 0), ("hat", 0), ("hat", 0)]


@pytest.mark.rule("grog-island.ships.goals")
def test_a_single_goal_is_kept_without_asking():
    table = play(trading("blue", "goal-ship", goods="blue", goals="pub"), "trade 1", "goal hat")

    assert (len(table.players[0].goals), table.seat) == (2, 1)


@pytest.mark.rule("grog-island.ships.claim")
def test_four_tiles_claim_a_building_on_that_peninsula():
    table = trading("yellow", "gold-ship", clouds="empty empty empty point empty", goods="yellow yellow yellow yellow", coins=0)
    assert [text for text in legal(table) if text.startswith("claim")] == [
        "claim sword on yellow", "claim hat on yellow", "claim peg-leg on yellow", "claim anchor on yellow",
        "claim cannonball on yellow", "claim coffin on yellow", "claim fortune-teller on yellow"]
    play(table, "claim sword on yellow")

    player = table.players[0]
    assert table.sites[site("sword on yellow")] == 0
    assert (player.coins, player.points, player.crew, goods(table)) == (3, 1, 8, "")


@pytest.mark.rule("grog-island.claiming.no-crew")
def test_no_claim_without_crew():
    assert why_not(trading("yellow", "gold-ship", goods="yellow " * 4, crew=0), "claim hat on yellow") is rules.NO_CREW
    assert why_not(trading("yellow", "gold-ship", goods="yellow " * 4, crew=1), "claim hat on yellow") is None
    for crew, rule in ((1, None), (0, rules.NOT_SUPPLIED)):
        table = visiting(goods="green yellow yellow yellow yellow", crew=crew)
        table.chests = [0, 0, 0]  # at yellow lies the chest ship: only a claim could be traded there
        assert why_not(table, "visit yellow") is rule


@pytest.mark.rule("grog-island.notes.goods-unlimited")
def test_goods_never_run_out():
    table = bidding(row="green", bidder=1)
    for player in table.players[1:]:
        player.goods = [15, 15, 15, 15, 15]  # as many as lie in the box, twice

    assert goods(play(table, "pass")) == "green"


def test_what_passing_brings_is_shown_with_its_ships():
    seen = bidding(goods="", row="green blue", bidder=1).view(0).passing

    assert (seen.goods, seen.ships) == (["green", "blue"], ["green", "blue"])


def test_cards_drawn_at_a_ship_are_for_the_trader_alone():
    table = play(trading("blue", "chest-ship", goods="blue"), "trade 1")

    assert table.agenda[-1].audience(table, table.legal()[0]) == 0
    assert let_luck(table).view(1).players[0].chests == 1
