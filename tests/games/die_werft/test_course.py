"""Laps, dropped contracts, the end of the game."""
import re

import msgspec
import pytest

from games.die_werft.setting import (
    DESIGN,
    GAME,
    canal,
    change,
    deal,
    lay_dock,
    offer,
    points,
    row,
    ship,
    stack,
    started,
    waterway,
)
from games.setting import legal, play, why_not
from kogge import LUCK, NOBODY, Journal, Rng, Sheet, pick
from kogge.engine.texts import texts
from kogge.games.die_werft import rules
from kogge.games.die_werft.course import COMPLETION, END, END_TURN, FINAL_ACTION
from kogge.games.die_werft.market import Reveal
from kogge.games.die_werft.parts import BLANK, GREEN
from kogge.games.die_werft.table import NOTHING
from kogge.games.die_werft.turns import Choosing


def after_lap(players, laps, seat=0):
    """The turn that ended a lap is over."""
    table = started(players)
    table.agenda = [END_TURN[seat]]
    table.laps = laps - 1
    table.lap_ended = True
    table.proceed()
    return table


def hand(table, seat):
    held = table.players[seat].hand
    return sum(held >> n & 1 for n in range(GREEN)), sum(held >> n & 1 for n in range(GREEN, 24))


def drop_all(table):
    """Everybody drops the first contract offered; returns the seats asked."""
    seats = []
    while table.agenda and type(table.agenda[-1]).__name__ == "Dropping":
        seats.append(table.seat)
        table.play(table.legal()[0])
    return seats


@pytest.mark.rule("die-werft.time.two-players")
def test_two_players_drop_four_contracts_after_the_first_lap():
    table = after_lap(2, 1)

    assert drop_all(table) == [0] * 4 + [1] * 4
    assert [hand(table, seat) for seat in range(2)] == [(1, 1)] * 2


@pytest.mark.rule("die-werft.time.three-players")
def test_three_players_drop_two_contracts_after_each_of_two_laps():
    table = after_lap(3, 1)
    assert drop_all(table) == [0, 0, 1, 1, 2, 2]
    assert hand(table, 1) == (2, 2)
    assert drop_all(after_lap(3, 2)) == [0, 0, 1, 1, 2, 2]
    assert drop_all(after_lap(3, 3)) == []


@pytest.mark.rule("die-werft.time.four-players")
def test_four_players_drop_four_contracts_after_the_second_lap():
    assert drop_all(after_lap(4, 1)) == []
    table = after_lap(4, 2)
    assert len(drop_all(table)) == 16
    assert hand(table, 3) == (1, 1)
    assert drop_all(after_lap(4, 3)) == []


@pytest.mark.rule("die-werft.time.dropped-unseen")
def test_dropped_contracts_are_unseen():
    table = after_lap(2, 1)
    before = table.view(1)
    question = table.agenda[-1]
    action = table.legal()[0]
    assert question.audience(table, action) == NOBODY
    assert all(option.n < GREEN for option in table.candidates())  # blue ones first

    other = table.copy()
    table.play(table.legal()[0])
    other.play(other.legal()[1])
    assert msgspec.json.encode(table.view(1)) == msgspec.json.encode(other.view(1)) != msgspec.json.encode(before)
    assert [contract.held for contract in table.view(0).players[0].contracts] == [False, True, True, True, True, True]
    guessed = table.guess(1, Rng(5))
    assert sum(guessed.players[0].dropped >> n & 1 for n in range(24)) == 1
    assert guessed.players[1].hand == table.players[1].hand


def test_a_log_never_tells_contracts():
    journal = Journal(GAME, 2)
    rng = Rng(4)
    while not journal.table.over:
        journal.play(pick(journal.table, rng))
    for reader in (None, 0, 1):
        lines = [entry.text(reader) for entry in journal.entries if entry.action.verb in ("deal", "drop")]
        assert lines.count("deal ?") == (12 if reader is None else 6)
        assert lines.count("drop ?") == (8 if reader is None else 4)


@pytest.mark.rule("die-werft.end.tiles-run-out")
@pytest.mark.parametrize(("column", "deck"), [(0, "bow"), (3, "stern"), (2, "lower")])
def test_the_last_tile_of_a_kind(column, deck):
    table = started()
    stack(table, "upper")
    stack(table, deck, "cabin mast", 2)
    table.agenda = [Reveal(column, column * 5)]
    play(table, "reveal cabin mast")
    assert not table.ending
    table.agenda = [Reveal(column, column * 5)]
    play(table, "reveal cabin mast")
    assert table.ending


@pytest.mark.rule("die-werft.end.equal-turns")
@pytest.mark.parametrize("starter", [1, 2, 3])
def test_everybody_has_the_same_number_of_turns(starter):
    for seat in range(3):
        table = started(3, starter=starter)
        table.ending = True
        table.agenda = [END_TURN[seat]]
        table.proceed()
        over = (seat + 1) % 3 == starter - 1

        assert type(table.agenda[-1]).__name__ == ("Finishing" if over else "Choosing")
        assert table.seat == (seat + 1) % 3


@pytest.mark.rule("die-werft.end.contracts-thinned-out")
def test_contracts_are_thinned_out_before_the_scoring():
    table = started(3)
    table.agenda = [END]
    table.proceed()
    assert drop_all(table) == [0] * 4 + [1] * 4 + [2] * 4
    assert table.over
    table.agenda = [END]
    table.proceed()
    assert table.over


SMALL_BOX = re.sub(
    r"(\[(?:bows|upper_middles|lower_middles|sterns)\]\nprov.*\nsource.*\nsource_de.*\n)(?:\".*\n)+",
    lambda group: group[1] + ('"cabin propeller-mount" = 11\n' if "[sterns]" in group[1] else '"cabin mast" = 11\n'),
    (GAME.folder / "parts.toml").read_text(encoding="utf-8"))


@pytest.mark.rule("die-werft.end.equal-turns")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_that_end_early(players):
    """With eleven tiles of a kind and players who love to build, tiles run out long before the last lap."""
    sheet = Sheet(SMALL_BOX, "small.toml")
    rng = Rng(players)
    for _ in range(15):
        table = GAME.start(players, parts=sheet)
        turns = [0] * players
        while not table.over:
            eager = [action for action in table.legal() if action.verb in ("take", "invent") or action.text == "choose build"]
            action = eager[rng.below(len(eager))] if eager else pick(table, rng)
            turns[max(table.seat, 0)] += isinstance(table.agenda[-1], Choosing)
            table.play(action)
        assert table.laps < players
        assert len(set(turns)) == 1
        assert [hand(table, seat) for seat in range(players)] == [(1, 1)] * players


def final(seat=0, players=3, **changes):
    table = change(started(players), seat, **changes)
    table.ending = True
    table.agenda = [FINAL_ACTION[seat]]
    table.proceed()
    return table


@pytest.mark.rule("die-werft.final.any-action")
def test_the_final_action_is_any():
    table = final()
    table.players[0].figures = [4]
    table.players[1].figures = [3]
    assert legal(table) == [f"choose {tile}" for tile in ("build", "trains", "canals", "equipment", "crew", "hire", "trade")]
    play(table, "choose crew", "recruit soldier")
    assert table.seat == 1
    assert why_not(table, "choose crew") is None


@pytest.mark.rule("die-werft.final.compulsory")
def test_the_final_action_is_compulsory_and_brings_no_income():
    table = final(trains=[])
    table.players[1].figures = [0]
    assert why_not(table, "choose trade") is rules.NO_TRAIN
    assert why_not(table, "pass") is not None
    for lang in ("en", "de"):
        words = texts(table.game, lang)
        assert words.action(table, table.game.action("choose equipment")) == words.word("equipment")
    play(table, "choose equipment", "make smokestack")

    assert table.players[0].guilders == 6
    assert table.players[0].figures == []


@pytest.mark.rule("die-werft.final.no-extra-action")
def test_no_extra_action_at_the_end():
    table = play(final(guilders=30), "choose equipment", "make smokestack")

    assert table.seat == 1


@pytest.mark.rule("die-werft.final.voyages")
def test_the_final_action_may_finish_a_ship():
    table = final(dock="B M . . . . . . .", store={"captain": 1})
    waterway(table.players[0], canal(0))
    deal(play(table, "choose build", "take stern 1", "place 3", "done"))
    play(table, "fit captain", "set sail")

    assert len(table.players[0].fleet) == 1
    assert table.seat == 1


def last_chance(picture="B M . . . . . . .", **changes):
    table = started(3)
    change(table, 0, dock=picture, **changes)
    table.agenda = [COMPLETION[0]]
    return table


@pytest.mark.rule("die-werft.completion.one-tile")
def test_one_tile_that_finishes_a_ship():
    table = last_chance(guilders=1)
    table.proceed()
    assert why_not(table, "take left 1") is rules.FINISHES_NOTHING
    assert why_not(table, "take stern 5") is rules.TOO_DEAR
    play(table, "take stern 3")
    assert table.players[0].guilders == 0
    assert legal(table) == ["place 3"]
    assert why_not(table, "place 5") is rules.FINISHES_NOTHING


@pytest.mark.rule("die-werft.completion.one-tile")
def test_others_are_passed_over():
    table = last_chance("B . . . . . . . .")  # two tiles short
    table.proceed()
    assert type(table.agenda[-1]).__name__ == "Dropping"  # straight on to the contracts

    poor = last_chance(guilders=0)
    offer(poor, "stern")
    poor.market[17] = DESIGN["cabin mast"]  # the only stern costs a guilder
    poor.proceed()
    assert type(poor.agenda[-1]).__name__ == "Dropping"

    enough = last_chance(guilders=1)
    offer(enough, "stern")
    enough.market[17] = DESIGN["cabin mast"]
    enough.proceed()
    assert legal(enough) == ["take stern 3", "done"]


@pytest.mark.rule("die-werft.completion.voluntary")
def test_nobody_has_to_buy():
    table = last_chance()
    table.proceed()
    play(table, "done")

    assert table.players[0].row == row("B M . . . . . . .")


@pytest.mark.rule("die-werft.completion.refill-then-voyage")
def test_refill_then_voyage():
    table = last_chance(store={"captain": 1})
    waterway(table.players[0], canal(0))
    table.proceed()
    play(table, "take stern 1", "place 3")

    assert table.seat == LUCK
    deal(table)
    assert NOTHING not in table.market
    play(table, "fit captain", "set sail")
    assert len(table.players[0].fleet) == 1


@pytest.mark.rule("die-werft.completion.blank-tiles")
def test_blank_tiles():
    table = last_chance(ending=True)
    table.proceed()
    assert why_not(table, "invent stern") is rules.NOT_RUN_OUT
    offer(table, "stern")
    stack(table, "stern")
    assert legal(table) == ["invent stern", "done"]
    play(table, "invent stern", "place 3")

    assert table.players[0].guilders == 6
    assert table.players[0].designs[2] == BLANK
    play(table, "scrap")
    assert len(table.scrapped) == 2  # the blank one is no tile


def test_a_blank_tile_has_length_but_no_features():
    table = last_chance("B M . . . . . . .", ending=True, store={"captain": 1})
    lay_dock(table.players[0], "B M . . . . . . .", "cabin", "mast mast")
    waterway(table.players[0], canal(0))
    table.proceed()
    offer(table, "stern")
    stack(table, "stern")
    play(table, "invent stern", "place 3", "fit captain", "set sail")

    built = table.players[0].fleet[0]
    assert built.size() == 3
    assert sum(built.features) == 3


@pytest.mark.rule("die-werft.completion.blank-tiles-count")
def test_blank_tiles_count_towards_the_three():
    table = final(dock=". . . . . . . . .")
    offer(table, "bow")
    stack(table, "bow")
    play(table, "choose build", "invent bow", "place 1", "invent bow", "place 4", "invent bow", "place 7")

    assert type(table.agenda[-1]).__name__ != "Building"


@pytest.mark.rule("die-werft.winning.most-points")
def test_most_points_win():
    table = started(3)
    table.agenda = []
    for seat, extra in enumerate((3, 9, 5)):
        table.players[seat].hand = 0
        table.players[seat].speed_points = extra

    assert table.totals() == [3, 9, 5]
    assert table.ranking() == [3, 1, 2]
    change(table, 0, hand=["officers", "ships"], employees=["dealer-coal"])
    table.players[0].fleet = [ship(captain=3)]
    assert points(table)["blue-contracts"] + points(table)["green-contracts"] + points(table)["dealers"] == 6 + 1 + 1


@pytest.mark.rule("die-werft.winning.tie")
def test_ties():
    table = started(3)
    table.agenda = []
    for seat, guilders in enumerate((3, 9, 9)):
        table.players[seat].hand = 0
        table.players[seat].guilders = guilders

    assert table.ranking() == [3, 1, 1]


def test_at_the_end_the_contracts_lie_open():
    table = started(2)
    rng = Rng(9)
    while not table.over:
        table.apply(pick(table, rng))
    seen = table.view(None)

    assert [[contract.held for contract in player.contracts].count(True) for player in seen.players] == [2, 2]
    assert [player.points for player in seen.players] == table.totals()
