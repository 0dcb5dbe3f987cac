"""What holds in every position of every game, tried in random play."""
import os
import random

import msgspec
import pytest

from kogge import Journal, Record, Rng, compiled, game, games, pick
from kogge.engine.position import digest
from kogge.engine.table import Seen
from laws.positions import positions
from laws.walk import points_that_differ, walk
from laws.worlds import other_worlds

SEATS = slice(None) if compiled.active() or "KOGGE_SOAK" in os.environ else slice(-1, None)
"""The plain sources are the same rules, many times slower: they play with the most players, each number in soak."""
TABLES = [(name, players) for name in games() for players in game(name).players[SEATS]]
VARIANTS = [
    (name, players, {option.name: choice}, game(name).rules_version)
    for name, players in TABLES for option in game(name).options for choice in option.choices[1:]
] + [(name, players, {}, version) for name, players in TABLES for version in range(1, game(name).rules_version)]
"""Every option that is not the usual one, and every earlier version of the rules."""
GAMES = 2 if compiled.active() else 1
SOAK_GAMES = int(os.environ.get("KOGGE_SOAK_GAMES", "10000"))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_laws(name, players):
    for seed in range(GAMES):
        walk(name, players, Rng(seed), every=23)


@pytest.mark.parametrize(("name", "players", "options", "version"), VARIANTS)
def test_laws_of_options_and_earlier_rules(name, players, options, version):
    walk(name, players, Rng(100), 23, options, version)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_laws_over_many_games(name, players):
    for seed in range(SOAK_GAMES):
        walk(name, players, Rng(1_000_000 + seed), every=151)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_record_replays_to_the_same_position(name, players):
    journal = walk(name, players, Rng(77), every=10_000)
    record = Record.read(journal.record().write())

    again = Journal.replay(record, game(name))

    assert digest(again.table) == digest(journal.table)
    assert again.record().write() == record.write()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_undo_is_replaying_a_prefix(name, players):
    journal = walk(name, players, Rng(5), every=10_000)
    half = len(journal.entries) // 2
    then = digest(journal.at(half))

    journal.undo(len(journal.entries) - half)

    assert digest(journal.table) == then
    assert len(journal.entries) == half


@pytest.mark.parametrize("name", games())
def test_secret_sources_are_those_that_differ_between_worlds(name):
    """No more than those: whoever may know points is told them."""
    players, rng = game(name).players[-1], Rng(3)
    found = set()
    for table in positions(name, players, rng):
        for seat in range(players):
            for twin in other_worlds(table, seat, rng):
                found |= points_that_differ(table, twin, seat)
    assert found == set(game(name).secret_sources)


@pytest.mark.parametrize("name", games())
def test_what_has_not_changed_is_seen_as_it_was(name):
    """A view after another one, of whatever position and by whatever eyes, is the view that is made anew."""
    dice = random.Random(name)
    for players in game(name).players:
        rng, table, kept = Rng(players), game(name).start(players), list[Seen]()
        everybody = [None, *range(players)]
        while not table.over:
            last = dice.choice(kept[-3:]) if kept else None
            seen = game(name).views(table, everybody, last)
            assert msgspec.json.encode(seen) == msgspec.json.encode(game(name).views(table, everybody, None))
            some = dice.sample(everybody, dice.randint(1, len(everybody)))
            kept.append(Seen(table.copy(), {eyes: seen[everybody.index(eyes)] for eyes in some}))
            table.apply(pick(table, rng))
        over = game(name).views(table, everybody, None)
        assert game(name).views(table, everybody, kept[-1]) == over
        before = kept[-1].table
        assert game(name).views(before, everybody, Seen(table, dict(zip(everybody, over, strict=True)))) == game(name).views(
            before, everybody, None)


@pytest.mark.parametrize("name", games())
def test_a_view_holds_nothing_that_lies_on_the_table(name):
    """What was seen stays as it was seen, however the table goes on."""
    players, rng = game(name).players[-1], Rng(9)
    table, seen = game(name).start(players), []
    while not table.over:
        views = game(name).views(table, [None, *range(players)], None)
        seen.append((views, msgspec.json.encode(views)))
        table.apply(pick(table, rng))
    assert [msgspec.json.encode(views) for views, _ in seen] == [then for _, then in seen]
