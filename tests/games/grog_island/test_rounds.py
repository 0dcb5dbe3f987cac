"""The end of a round and the end of the game."""
import pytest

from games.grog_island.setting import GAME, asked, let_luck, paid, question, roll, site, trading, verbs, won
from games.grog_island.test_winning import occupied
from games.setting import legal, play, why_not
from kogge import NOBODY
from kogge.games.grog_island import rules
from kogge.games.grog_island.course import IDLE_ROUNDS, EndRound
from kogge.games.grog_island.parts import SHIPS
from kogge.games.grog_island.table import GHOST

GHOST_AT_YELLOW = "copper-ship gold-ship chest-ship silver-ship parrot-ship goal-ship"
GHOST_AT_SEA = "copper-ship gold-ship chest-ship goal-ship parrot-ship silver-ship"


def renounced(players=2, ships=GHOST_AT_YELLOW, **situation):
    """Seat 0 has won and did not pay, so the round ends."""
    return play(won(players=players, ships=ships, coins=9, **situation), "renounce")


@pytest.mark.rule("grog-island.round-end.ghost")
@pytest.mark.rule("grog-island.claiming.not-free")
def test_the_loser_sets_a_ghost_ashore():
    table = play(paid("blue", players=2, ships=GHOST_AT_YELLOW, taken={"hat on yellow": 0}), "decline")
    assert (question(table), table.seat) == ("PlaceGhost", 1)
    assert {text.split(" on ")[1] for text in legal(table)} == {"yellow"}
    assert why_not(table, "haunt hat on yellow") is rules.NOT_FREE

    play(table, "haunt sword on yellow")
    assert (table.sites[site("sword on yellow")], table.ghosts) == (GHOST, 8)
    assert play(paid("blue", players=3, ships=GHOST_AT_YELLOW), "decline").round == 2


@pytest.mark.rule("grog-island.round-end.ghost-at-sea")
def test_no_ghost_from_the_open_sea():
    assert renounced(ships=GHOST_AT_SEA).round == 2
    assert question(renounced(ships=GHOST_AT_YELLOW)) == "PlaceGhost"


@pytest.mark.rule("grog-island.round-end.no-ghost-left")
def test_without_ghosts_the_game_goes_on():
    table = won(players=2, ships=GHOST_AT_YELLOW)
    table.ghosts = 0

    assert (play(table, "renounce").round, table.over) == (2, False)


@pytest.mark.rule("grog-island.round-end.ghost-no-building")
def test_no_ghost_without_a_free_building():
    assert renounced(taken=occupied("yellow")).round == 2
    assert legal(renounced(taken=occupied("yellow", "hat"))) == ["haunt hat on yellow"]


@pytest.mark.rule("grog-island.round-end.ghost-plain")
def test_a_ghost_brings_nothing():
    table = renounced(clouds="empty empty empty point empty")
    before = (table.players[1].coins, table.players[1].points, table.players[1].crew)
    play(table, "haunt sword on yellow")

    assert (table.players[1].coins, table.players[1].points, table.players[1].crew) == before


@pytest.mark.rule("grog-island.round-end.ghost-unpaid")
def test_the_ghost_comes_even_if_the_winner_does_not_pay():
    assert (question(renounced()), renounced().seat) == ("PlaceGhost", 1)


@pytest.mark.rule("grog-island.round-end.ghost-no-winner")
def test_no_ghost_without_a_winner():
    table = asked(EndRound(), players=2, ships=GHOST_AT_YELLOW)
    table.proceed()

    assert (table.round, question(table)) == (2, "Roll")


@pytest.mark.rule("grog-island.round-end.markers")
def test_markers_come_home():
    table = won(players=3)
    assert [player.passed for player in table.view(0).players] == [False, True, True]

    assert [player.passed for player in play(table, "renounce").view(0).players] == [False, False, False]


@pytest.mark.rule("grog-island.round-end.ships-move")
def test_ships_move_to_the_right():
    table = renounced(players=3, ships=" ".join(SHIPS))

    assert [ship.ship for ship in table.view(0).ships] == [SHIPS[-1], *SHIPS[:-1]]


@pytest.mark.rule("grog-island.round-end.flag")
def test_the_flag_goes_left():
    table = won(players=3)
    table.starter = 2

    assert roll(play(table, "renounce")).seat == 0
    assert table.starter == 0


@pytest.mark.rule("grog-island.end.last-crew")
def test_the_game_ends_after_the_round_of_the_last_crew_member():
    assert play(paid("blue", crew=1), "claim sword on blue").over
    assert not play(paid("blue", crew=2), "claim sword on blue").over

    table = trading("yellow", "gold-ship", goods="yellow " * 4, crew=1)  # through a ship: the others still bid
    play(table, "claim hat on yellow")
    assert (table.over, table.view(1).last_round) == (False, True)


@pytest.mark.rule("grog-island.end.round-completed")
def test_the_ghost_still_comes_in_the_last_round():
    table = play(paid("blue", players=2, ships=GHOST_AT_YELLOW, crew=1), "claim sword on blue")
    assert verbs(table) == {"haunt"}

    assert play(table, "haunt hat on yellow").over
    assert (table.seat, table.legal()) == (NOBODY, [])


@pytest.mark.rule("grog-island.end.endless")
def test_ten_rounds_without_crew_end_the_game():
    table = won()
    table.idle = IDLE_ROUNDS - 2
    assert not play(table.copy(), "renounce").over
    table.idle += 1
    assert play(table.copy(), "renounce").over

    table.players[0].coins = 30
    play(table, "pay", "claim hat on grey", "decline")
    assert (table.over, table.idle) == (False, 0)


@pytest.mark.rule("grog-island.end.endless")
def test_everybody_sees_how_many_rounds_passed_without_crew():
    table = won(coins=30)
    table.idle = IDLE_ROUNDS - 1
    for seat in (None, 0, 1):
        assert (table.view(seat).without_crew, table.view(seat).without_crew_end) == (9, 10)
        assert table.view(seat).ended_by == ""

    assert play(table.copy(), "renounce").view(1).ended_by == "grog-island.end.endless"
    assert play(table.copy(), "pay", "claim hat on grey").view(1).without_crew == 0  # at once, not at the end of the round
    table.players[0].crew = 1
    assert play(table, "pay", "claim hat on grey").view(None).ended_by == "grog-island.end.last-crew"


@pytest.mark.rule("grog-island.end.endless")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_never_pays_plays_ten_rounds(players):
    table = let_luck(GAME.start(players))
    while not table.over:
        options = legal(table)
        play(table, next((text for text in ("renounce", "pass", "done") if text in options), options[0]))
        let_luck(table)

    assert table.round == IDLE_ROUNDS
