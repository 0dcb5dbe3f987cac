"""The worked examples of the rule book with their numbers."""
from games.grog_island.setting import bidding, goods, laid, own, points, site, trading, won
from games.setting import legal, play, why_not
from kogge.games.grog_island import rules
from kogge.games.grog_island.auction import NextBid
from kogge.games.grog_island.table import FREE, LOCKED

PHILIPP, MARTINA, FRANK = 0, 1, 2


def test_the_auction_of_six_eight_and_nine():
    """The roll is 1 5 1 4 3: Philipp opens with yellow, green and orange, Martina takes grey for orange, Philipp adds it."""
    ships = "copper-ship gold-ship chest-ship parrot-ship goal-ship silver-ship"
    table = play(bidding(PHILIPP, coins=6, chests="3", ships=ships), "bid yellow green orange")
    assert table.bid == 6
    play(table, "bid yellow grey green")
    assert (table.bid, table.bidder) == (8, MARTINA)
    play(table, "pass")
    assert goods(table, FRANK) == "green yellow grey"
    play(table, "visit yellow", "trade 1", "parrot hold")

    play(table, "bid yellow grey green orange")
    assert (table.bid, table.bidder) == (9, PHILIPP)
    play(table, "pass")
    assert goods(table, MARTINA) == "green orange yellow grey"
    assert why_not(table, "visit yellow") is rules.SHIP_TAKEN
    play(table, "visit green", "trade 1", "replace 0")
    assert (table.seat, legal(table)) == (PHILIPP, ["show 3", "renounce"])


def test_the_yellow_die_of_the_opening_comes_first():
    table = bidding(coins=8)

    assert why_not(table, "bid yellow orange green") is None
    assert why_not(table, "bid green yellow orange") is not None


def test_a_potential_of_twelve():
    """Six coins and two chests."""
    assert bidding(coins=6, chests="1 2").view(1).players[0].ceiling == 12


def test_passing_with_two_players():
    """Green, yellow and grey as before, and a second grey one where the ghost ship lies."""
    ships = "copper-ship gold-ship chest-ship parrot-ship silver-ship goal-ship"
    table = play(bidding(players=2, ships=ships, row="yellow grey green", bidder=1), "pass")

    assert goods(table) == "green yellow grey grey"


def test_trading_up_to_ten_tiles():
    """The parrot ship at yellow: one to three parrots, a claim for four, one of each for five, two of each for ten."""
    def tiles(count):
        return trading("yellow", "parrot-ship", goods="yellow " * count)

    assert legal(tiles(1)) == ["trade 1"]
    assert [text for text in legal(tiles(3)) if text.startswith("trade")] == ["trade 1", "trade 2", "trade 3"]
    assert play(tiles(4), "claim hat on yellow").players[0].crew == 8

    five = play(tiles(5), "claim hat on yellow", "trade 1", "parrot hold")
    assert (five.players[0].crew, five.players[0].parrots, goods(five)) == (8, [0, 0, 0, 0, 0, 1], "")

    ten = play(tiles(10), "claim hat on yellow", "claim sword on yellow", "trade 2", "parrot hold", "parrot blue")
    assert (ten.players[0].crew, sum(ten.players[0].parrots), goods(ten)) == (7, 2, "")


def test_two_blue_and_a_grey_tile_stand_in_for_a_yellow_one():
    table = play(trading("yellow", "parrot-ship", goods="blue blue grey"), "trade 1", "parrot hold")

    assert (goods(table), sum(table.players[0].parrots)) == ("", 1)


def test_the_detailed_win():
    """Nine coins for yellow, grey, green and orange: two claims, points from cloud and third space, a lock on the hook shop."""
    table = won(
        "yellow grey green orange", coins=6, chests="3", clouds="empty empty empty point black", taken={"sword on orange": 2})
    assert table.bid == 9
    play(table, "show 3", "pay")
    philipp = table.players[PHILIPP]
    assert (philipp.coins, sum(philipp.chests)) == (0, 0)

    play(table, "claim sword on yellow")
    assert (philipp.points, philipp.coins) == (1, 2)  # the cloud; blue and grey still have a free sword shop
    play(table, "claim hat on grey")
    assert (philipp.points, philipp.coins) == (2, 2)  # nothing under the black cloud; the green die's point follows
    play(table, "lock hook on orange")

    assert table.sites[site("hook on orange")] == LOCKED
    assert (philipp.points, philipp.crew) == (2, 7)  # no die on the fifth space
    assert table.sites[site("sword on grey")] == FREE


def test_no_second_sword_shop_in_one_round():
    table = play(won("yellow grey", coins=7), "pay", "claim sword on yellow")

    assert why_not(table, "claim sword on grey") is not None


def test_final_scoring_of_28():
    """Three chests 3, seven coins 1, goals 6 + 2 + 6 + 0 + 6 + 4."""
    taken = {"pub on orange": 0, "cannonball on orange": 0, "anchor on yellow": 0, "anchor on green": 0, "hat on orange": 1,
             "hat on yellow": 1, "coffin on yellow": 1}
    table = laid(taken=taken)
    own(table.players[PHILIPP], chests="1 2 3", coins=7, goods="blue blue blue green grey grey",
        goals="orange-peninsula yellow-peninsula anchor fortune-teller pub blue-goods")

    assert points(table) == {
        "track": 0, "chests": 3, "coins": 1, "buildings": 6 + 0 + 6, "parrots": 0, "goods": 4, "peninsulas": 6 + 2}
    assert table.totals()[PHILIPP] == 28
    assert {goal.goal: goal.points for goal in table.view(PHILIPP).players[PHILIPP].hand} == {
        "orange-peninsula": 6, "yellow-peninsula": 2, "anchor": 6, "fortune-teller": 0, "pub": 6, "blue-goods": 4}


def test_start_capital():
    """Eight coins and a chest of one, two or three: nine to eleven; the potential is eleven in any case."""
    for chest, money in (("1", 9), ("2", 10), ("3", 11)):
        table = bidding(coins=8, chests=chest)
        assert (table.view(0).own.money, table.players[0].ceiling()) == (money, 11)


def test_next_bid_passes_over_who_has_a_marker():
    table = laid()
    table.players[1].marker = 3
    table.agenda.append(NextBid(0))
    table.proceed()

    assert table.seat == 2
