"""What lies on the table when the first player is asked."""
import msgspec
import pytest

from games.die_werft.setting import GAME, QUEUE, TRAIN, acting, asked, change, deal, stack, started
from games.setting import legal, play, why_not
from kogge import EVERYONE, LUCK, Rng, pick
from kogge.games.die_werft import rules
from kogge.games.die_werft.market import Arrive, Open, Reveal
from kogge.games.die_werft.parts import EMPLOYEES, GREEN, HELPERS, TILES
from kogge.games.die_werft.table import ABSENT, NOTHING


def at_question(name, players=3, **options):
    """The set-up up to the first question of this kind."""
    table = GAME.start(players, options=options)
    while type(table.agenda[-1]).__name__ != name:
        table.play(table.legal()[0])
    return table


@pytest.mark.rule("die-werft.preparation.opening-stock")
def test_opening_stock():
    for player in started(4).players:
        assert player.guilders == 6
        assert [GAME.action("unload coal steel grain").n] == player.trains
    mixed = TRAIN["coal steel grain"]
    for players in (2, 3, 4):
        table = started(players)
        assert table.train_deck[mixed] + table.trains.count(mixed) == 5 - players


@pytest.mark.rule("die-werft.preparation.unlimited")
def test_items_and_guilders_never_run_out():
    table = acting("equipment", store={"smokestack": 24}, guilders=500)
    change(table, 1, store={"smokestack": 24})

    assert play(table, "make smokestack").players[0].store[1] == 25  # there are 24 in the box
    assert acting("subsidies", players=4, guilders=500).players[0].guilders == 502


@pytest.mark.rule("die-werft.preparation.contracts-dealt")
def test_three_contracts_of_each_colour():
    table = at_question("Deal")
    play(table, "deal sails")

    assert why_not(table, "deal sails") is rules.DEALT_ALREADY
    assert why_not(table, "deal officers") is None

    deal(table)
    for player in table.players:
        colours = [contract < GREEN for contract in range(24) if player.hand >> contract & 1]
        assert colours == [True] * 3 + [False] * 3


@pytest.mark.rule("die-werft.preparation.contracts-secret")
def test_contracts_are_secret_and_the_rest_is_open():
    table = started(3)
    seen = table.view(1)

    assert len(seen.players[1].contracts) == 6
    assert seen.players[0].contracts == seen.players[2].contracts == []
    assert (seen.players[0].blue, seen.players[0].green) == (3, 3)
    table.players[0].hand, table.players[2].hand = table.players[2].hand, table.players[0].hand
    assert msgspec.json.encode(table.view(1)) == msgspec.json.encode(seen)
    assert all(player.points == 0 for player in table.view(None).players)


def test_a_deal_is_told_to_its_owner_only():
    table = at_question("Deal")
    question = table.agenda[-1]

    assert question.audience(table, table.legal()[0]) == 0
    assert table.agenda[0].audience(table, table.legal()[0]) == EVERYONE


@pytest.mark.rule("die-werft.preparation.decks")
def test_the_smaller_middle_deck_comes_last():
    table = asked(Reveal(1, 5))
    stack(table, "upper", "cabin mast", 1)

    assert legal(table) == ["reveal cabin mast"]
    assert why_not(table, "reveal cabin cabin") is rules.NOT_IN_DECK
    play(table, "reveal cabin mast")
    table.agenda = [Reveal(1, 6)]
    assert why_not(table, "reveal crane-mount crane-mount") is None  # only in the lower deck
    assert not table.ending


@pytest.mark.rule("die-werft.preparation.decks")
def test_trains_and_canals_come_from_their_decks():
    table = asked(Arrive(0))
    table.train_deck = [0] * len(table.train_deck)
    table.train_deck[TRAIN["coal coal steel"]] = 1
    assert legal(table) == ["arrive coal coal steel"]
    assert why_not(table, "arrive coal coal coal") is rules.NOT_IN_DECK
    table = asked(Open(0), canal_deck=1 << 4)
    assert legal(table) == ["open canal 5"]
    assert why_not(table, "open canal 4") is rules.NOT_IN_DECK


@pytest.mark.rule("die-werft.preparation.displays")
def test_displays_are_full():
    table = started()

    assert NOTHING not in table.market + table.trains + table.canals
    assert [len(table.market), len(table.trains), len(table.canals)] == [20, 5, 5]


@pytest.mark.rule("die-werft.preparation.action-tiles")
@pytest.mark.rule("die-werft.preparation.subsidies-with-four")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_queue_of_action_tiles(players):
    table = started(players)

    assert table.positions[:7] == [0, -1, -2, -3, -4, -5, -6]
    assert table.lead == TILES.index("build")
    assert table.positions[7] == (-7 if players == 4 else ABSENT)


@pytest.mark.rule("die-werft.preparation.each-tile-once")
def test_each_tile_is_laid_out_once():
    table = play(GAME.start(2), "start 1", "lay crew")

    assert why_not(table, "lay crew") is rules.LAID_ALREADY
    assert why_not(table, "lay trade") is None
    assert why_not(table, "lay subsidies") is not None
    posting = at_question("Posting")
    play(posting, "post rigger")
    assert why_not(posting, "post rigger") is rules.LAID_ALREADY
    assert why_not(posting, "post helmsman") is None


@pytest.mark.rule("die-werft.preparation.time-marker")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_laps_as_players(players):
    seen = started(players).view(None)

    assert (seen.lap, seen.laps) == (1, players)


@pytest.mark.rule("die-werft.preparation.markers")
def test_markers():
    table = play(GAME.start(2), "start 2", *["lay " + tile for tile in QUEUE])

    assert legal(table) == ["point to sail", "point to smokestack", "point to crane", "point to cannon"]
    play(table, "point to crane")
    assert legal(table) == ["point to captain", "point to soldier", "point to businessman", "point to propeller"]
    play(table, "point to soldier")
    assert len(legal(table)) == 8
    play(table, "point to sector 4")
    assert table.parts.equipment[table.ring_at] == GAME.action("fit crane").n
    assert table.parts.crew[table.circle_at] == GAME.action("fit soldier").n
    assert table.oval_at == 3
    assert table.hexagon_at == 5  # so that the first trade is at the first prices


@pytest.mark.rule("die-werft.preparation.employees-laid-out")
@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 2), (4, 2)])
def test_employees(players, copies):
    table = started(players)

    assert sorted(table.oval) == list(range(24))
    assert table.employees == [copies] * 24
    assert [len(sector.employees) for sector in table.view(0).oval] == [3] * 8


@pytest.mark.rule("die-werft.preparation.first-game-helpers")
def test_one_helper_in_every_sector():
    table = at_question("Posting", employees="spread")

    assert why_not(table, "post rigger") is rules.ONE_HELPER_EACH
    play(table, "post engineer-sail")
    assert why_not(table, "post engineer-crane") is rules.ONE_HELPER_EACH
    assert why_not(table, "post rigger") is None
    rng = Rng(3)
    while len(table.oval) < len(EMPLOYEES):
        table.apply(pick(table, rng))
    assert [sum(n < HELPERS for n in table.oval[sector:sector + 3]) for sector in range(0, 24, 3)] == [1] * 8
    assert why_not(at_question("Posting"), "post rigger") is None  # not so otherwise


@pytest.mark.rule("die-werft.preparation.start-player")
def test_luck_names_the_start_player():
    table = GAME.start(3)

    assert table.seat == LUCK
    assert legal(table) == ["start 1", "start 2", "start 3"]
    assert started(3, starter=2).seat == 1


def test_an_empty_deck_leaves_places_empty():
    table = started(2)
    stack(table, "bow")
    play(table, "choose build", "act", "take bow 1", "place 1", "done")

    assert table.market[4] == NOTHING
