"""No byte of a seat's stream changes when only something changes that the seat cannot know."""
from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from kogge import LUCK, Rng, game, games, pick
from kogge.engine.record import Entry
from kogge.server import telling
from kogge.server.play import Play, Setup
from kogge.server.telling import Reader

CASES = [(name, players) for name in games() for players in game(name).players]


def stream(play: Play, seat: int | None, lang: str) -> bytes:
    """All that a reader gets of this position, from the first line of the log on."""
    reader = Reader([] if seat is None else [seat], lang, [f"Player {n}" for n in range(play.setup.players)])
    moment = telling.moment(play, reader, "id", play.length, seat)
    record = telling.record(play, reader.seats, reader.names)
    return msgspec.json.encode([telling.update(play, reader, 0), moment, record])


def other(play: Play, entry: Entry, seat: int | None) -> Entry:
    """The same line of the log with another answer, if the reader may not know it."""
    if entry.seen_by(seat):
        return entry
    similar = [action for action in play.setup.game.catalogue.actions if action.verb == entry.action.verb]
    return replace(entry, action=similar[(similar.index(entry.action) + 1) % len(similar)])


def elsewhere(play: Play, seat: int, rng: Rng) -> Play:
    """The same game with everything changed that this seat cannot know."""
    twin = play.draft()
    twin.journal.table = play.table.guess(seat, rng)
    twin.journal.entries = [other(play, entry, seat) for entry in play.journal.entries]
    twin.journal.at = lambda count: twin.journal.table  # type: ignore[method-assign]
    play.journal.at = lambda count: play.journal.table  # type: ignore[method-assign]
    return twin


@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_seats_stream_depends_on_nothing_it_cannot_know(name: str, players: int) -> None:
    rng = Rng(7)
    for _ in range(2):
        play = Play(Setup(game(name), players, game(name).chosen({}), game(name).sheet))
        count = 0
        while not play.table.over:
            play.answer(pick(play.table, rng))
            count += 1
            if count % 23 or play.table.over or play.table.seat == LUCK:
                continue
            for seat in range(players):
                twin = elsewhere(play, seat, rng)
                assert stream(twin, seat, "en") == stream(play, seat, "en"), f"seat {seat} after {play.length} answers"


@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_spectator_knows_no_more_than_the_seats_do(name: str, players: int) -> None:
    """What one seat cannot know of another, a spectator cannot know of either."""
    rng = Rng(11)
    play = Play(Setup(game(name), players, game(name).chosen({}), game(name).sheet))
    for _ in range(120):
        if not play.table.over:
            play.answer(pick(play.table, rng))
    if play.table.over:
        return
    for seat in range(players):
        twin = elsewhere(play, seat, rng)
        twin.journal.entries = [other(play, entry, None) for entry in play.journal.entries]
        assert stream(twin, None, "de") == stream(play, None, "de")
