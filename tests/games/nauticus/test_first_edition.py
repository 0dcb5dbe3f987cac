"""The option `edition`: what the earlier rule book has otherwise, and what it only leaves vaguer."""
import pytest

from games.nauticus.setting import ONE, TWO, acting, asked, pass_phase, piece, points, ship, started
from games.setting import legal, play, why_not
from kogge.games.nauticus import rules
from kogge.games.nauticus.building import ChooseReward, Place

both = pytest.mark.parametrize("edition", ["final", "first"])


def placing(name, *ships, edition="first"):
    return asked(Place(0, piece(name), True), ships=ships, edition=edition)


@pytest.mark.rule("nauticus.first.from-an-end")
def test_a_hull_begins_at_an_end():
    assert why_not(placing("middle"), "start a ship") is rules.FROM_AN_END
    assert why_not(placing("middle", edition="final"), "start a ship") is None
    for end in ("bow", "stern", "single"):
        assert why_not(placing(end), "start a ship") is None
    for begun in (("bow",), ("stern",), ("bow", "middle")):
        assert why_not(placing("middle", ship(*begun)), "place on ship 1") is None  # from one side on
    assert why_not(placing("whale-sail"), "start a ship") is rules.HULL_STARTS


@pytest.mark.rule("nauticus.first.from-an-end")
def test_a_middle_part_without_a_ship_goes_to_the_warehouse():
    """The example of the rule book: bow and stern make a ship of two, the middle part is kept for later."""
    table = acting("hulls", blue=3, taler=6, edition="first")
    play(table, "buy bow", "start a ship", "buy stern", "place on ship 1", "buy middle")
    assert table.players[0].store[piece("middle").index] == 1
    assert "done" in legal(table)  # nothing to place: it went there by itself

    assert legal(play(acting("hulls", blue=3, taler=6), "buy middle")) == ["store", "start a ship"]  # the final edition asks
    assert why_not(acting("hulls", room=0, edition="first"), "buy middle") is rules.NO_ROOM
    assert why_not(acting("hulls", room=0), "buy middle") is None
    assert why_not(acting("hulls", room=0, ships=[ship("bow")], edition="first"), "buy middle") is None


@pytest.mark.rule("nauticus.first.from-an-end")
def test_a_middle_part_waits_in_the_warehouse_for_its_ship():
    assert why_not(acting("transport", store=["middle"], edition="first"), "transport middle") is rules.FITS_NOWHERE
    assert why_not(acting("transport", store=["middle"]), "transport middle") is None
    table = acting("transport", store=["middle"], ships=[ship("stern")], edition="first")
    assert legal(play(table, "transport middle")) == ["place on ship 1"]


@both
@pytest.mark.rule("nauticus.first.transport-starts")
def test_transport_starts_a_ship(edition):
    table = acting("transport", store=["single", "bow"], blue=2, edition=edition)

    play(table, "transport single", "start a ship", "transport bow", "start a ship")

    assert len(table.players[0].ships) == 2


@both
@pytest.mark.rule("nauticus.first.several-ships")
def test_several_ships_deliver(edition):
    ships = [ship(*ONE, "fish", finished=True), ship(*TWO, "fish", "salt", finished=True)]
    table = play(acting("delivery", blue=3, ships=ships, edition=edition), "deliver ship 1", "deliver ship 2")

    assert list(table.players[0].delivered) == [2, 0, 0, 1]


@both
@pytest.mark.rule("nauticus.first.face-down-tiles")
def test_the_extra_action_may_be_face_down(edition):
    table = pass_phase(started(money=4, edition=edition), "money")
    play(table, "choose " + next(text for text in legal(table)).removeprefix("choose "))
    while legal(table)[0].startswith("take"):
        play(table, legal(table)[0])

    assert "extra money" in legal(play(table, "pass then extra"))


@both
@pytest.mark.rule("nauticus.first.anchor-tile")
def test_the_anchor_tile_marks_the_first_choice(edition):
    table = pass_phase(started(money=4, edition=edition), "money")
    assert [space.anchor for space in table.view(0).spaces].index(True) == 4
    while table.round == 1:
        pass_phase(table, legal(table)[0].removeprefix("choose "))

    assert table.dial == 4
    assert not any(space.anchor for space in table.view(0).spaces)  # set aside until the first choice of the new round


@both
@pytest.mark.rule("nauticus.first.sets-of-a-kind")
def test_a_set_is_of_one_kind(edition):
    table = asked(ChooseReward(0, 1), delivered=[2, 3, 1, 0], edition=edition)

    assert points(table)["goods"] == 5 + 9 + 2


@both
@pytest.mark.rule("nauticus.first.rewards-are-income")
def test_a_round_brings_nothing_by_itself(edition):
    table = pass_phase(started(money=4, edition=edition), "money")  # the bonus of space 4: two workers
    before = [(player.taler, player.workers) for player in table.players]
    while table.round == 1:
        space = next(n for n, seen in enumerate(table.view(0).spaces) if not seen.used)
        bonus = table.view(0).spaces[space].bonus
        seat, tile = table.starter, table.view(0).spaces[space].tile
        pass_phase(table, tile)
        workers = {"3-workers": 3, "2-workers": 2, "worker-good": 1, "worker-point": 1}.get(bonus, 0)
        taler = 4 if bonus == "4-taler" else 0
        before[seat] = (before[seat][0] + taler, before[seat][1] + workers)

    assert [(player.taler, player.workers) for player in table.players] == before
    rewarded = play(asked(ChooseReward(0, 2), edition=edition), "reward taler", "reward workers").players[0]
    assert (rewarded.taler, rewarded.workers) == (15 + 7, 4 + 3)


def test_the_edition_is_told():
    assert started(edition="first").view(None).edition == "first"
    assert started().view(None).edition == "final"
