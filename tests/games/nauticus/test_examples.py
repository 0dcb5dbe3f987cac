"""The worked examples of the rule book with their numbers."""
from games.nauticus.setting import ONE, acting, asked, piece, points, ship, started
from games.setting import play, why_not
from kogge.games.nauticus import rules
from kogge.games.nauticus.building import Place
from kogge.games.nauticus.turns import ChooseExtra


def stored(table, seat=0):
    return dict(table.view(seat).players[seat].store)


def test_hull_purchase_of_three_players():
    """2-point space, prices 1 2 3 0, two blue workers; the chooser buys all four and lays two singles by."""
    table = play(started(3, hulls=3), "choose hulls")
    first, second, third = table.players
    assert points(table)["bonuses"] == 2
    play(table, "buy bow", "start a ship", "buy stern", "place on ship 1", "buy middle", "start a ship")
    play(table, "buy single", "take single")
    assert (first.taler, first.workers) == (15 - 6, 4 - 2)
    assert stored(table) == {"single": 2}
    assert [(s.size, s.closed()) for s in first.ships] == [(2, True), (1, False)]

    play(table, "done", "buy bow", "start a ship", "buy stern", "place on ship 1", "done")
    assert (second.taler, second.workers) == (16 - 4, 4)

    play(table, "buy single", "done")
    assert (third.taler, third.workers) == (17, 5)
    assert stored(table, 2) == {"single": 1}


def test_the_middle_laid_aside_may_become_a_ship_of_three_or_four():
    table = asked(Place(0, piece("bow"), True), ships=[ship("middle")])

    assert why_not(table, "place on ship 1") is None


def test_mast_example():
    """A whale mast for nothing, two anchor masts for 1 and 4: five taler, three workers, the whale mast is stored."""
    table = acting("masts", blue=0, space=2, ships=[ship("bow", "stern")])
    play(table, "buy whale-mast", "buy anchor-mast", "place on ship 1", "buy anchor-mast", "place on ship 1")
    player = table.players[0]

    assert (15 - player.taler, 4 - player.workers) == (0 + 1 + 4, 3)
    assert stored(table) == {"whale-mast": 1}
    assert player.ships[0].masts == 2


def test_the_ship_with_the_wrong_sail():
    """Anchors were there first, so a wheel sail does not even fit on the crown mast; a crown sail or an anchor does."""
    parts = ("bow", "stern", "anchor-mast", "anchor-sail", "crown-mast")
    for name, rule in (("wheel-sail", rules.ONE_CREST), ("crown-sail", None), ("anchor-sail", None)):
        assert why_not(asked(Place(0, piece(name), True), ships=[ship(*parts)]), "place on ship 1") is rule


def test_goods_example():
    """Fish 2, grain 1, coffee 0 and a second coffee 4: seven taler, four workers; the fish could be loaded but is stored."""
    table = acting("goods", blue=0, space=2, ships=[ship("bow"), ship("stern"), ship("middle")])
    play(table, "buy fish", "store", "buy grain", "place on ship 1", "buy coffee", "buy coffee", "place on ship 2")
    player = table.players[0]

    assert (15 - player.taler, 4 - player.workers) == (7, 4)
    assert stored(table) == {"fish": 1, "coffee": 1}
    assert [[good.name for good in s.cargo] for s in player.ships] == [["grain"], ["coffee"], []]


def test_goods_example_with_salt_instead():
    """Salt for 3 in place of the second coffee: one taler saved, and the gift comes on top."""
    table = acting("goods", blue=0, space=2, ships=[ship("bow"), ship("stern"), ship("middle")])
    play(table, "buy fish", "store", "buy grain", "place on ship 1", "buy coffee", "buy salt", "place on ship 2", "take coffee")

    assert 15 - table.players[0].taler == 7 - 1
    assert stored(table) == {"fish": 1, "coffee": 2}


def test_crown_example():
    """A crown mast on a ship, a crown sail stored, a pass tile: three crowns, three workers, nine points; five make 15."""
    table = acting("crowns", blue=2, store=["crown-sail"], ships=[ship("bow", "crown-mast")], crowns=2, passes=1)
    play(table, "use a worker", "use a worker", "use a worker")
    assert points(table)["crowns"] == 3 * 3
    assert table.players[0].workers == 3

    play(table, "use a worker", "use a worker")
    assert points(table)["crowns"] == 15


def test_final_scoring():
    """39 for goods, 34 for ships, 7 for the rest."""
    unfinished = [ship("bow", "middle", "whale-mast", "whale-sail", "fish"), ship("stern", "salt", "fish")]
    finished = [ship(*ONE, finished=True) for _ in range(3)]
    finished += [ship("bow", "stern", finished=True), ship("bow", "middle", "stern", finished=True)]
    table = asked(ChooseExtra(0), ships=finished + unfinished, store=["bow", "fish", "anchor-sail"], taler=8, workers=2,
                  delivered=[3, 2, 6, 0])

    found = points(table)

    assert (found["goods"], found["ships"], found["rest"]) == (9 + 5 + 25, 3 * 2 + 8 + 20, 7)
    assert table.view(0).players[0].all_taler == 21
