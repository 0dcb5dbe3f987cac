"""No byte of a seat's stream changes when only something changes that the seat cannot know."""
from __future__ import annotations

import random
from dataclasses import replace

import msgspec
import pytest

from kogge import LUCK, Rng, game, games, pick
from kogge.engine.record import Entry
from kogge.server.tables import telling
from kogge.server.tables.chronicle import Chronicle
from kogge.server.tables.setup import Setup
from kogge.server.tables.telling import Reader
from server.setting import Live, Person, Server

CASES = [(name, players) for name in games() for players in game(name).players]


def stream(chronicle: Chronicle, seat: int | None, lang: str) -> bytes:
    """All that a reader gets of this position, from the first line of the log on."""
    reader = Reader([] if seat is None else [seat], lang, [f"Player {n}" for n in range(chronicle.setup.players)])
    moment = telling.moment(chronicle, reader, "id", chronicle.length_for(reader.seats), seat)
    record = telling.record(chronicle, reader.seats, reader.names)
    return msgspec.json.encode([telling.update(chronicle, reader, 0), moment, record])


def other(chronicle: Chronicle, entry: Entry, seat: int | None) -> Entry:
    """The same line of the log with another answer, if the reader may not know it."""
    if entry.seen_by(seat):
        return entry
    similar = [action for action in chronicle.setup.game.catalogue.actions if action.verb == entry.action.verb]
    return replace(entry, action=similar[(similar.index(entry.action) + 1) % len(similar)])


def elsewhere(chronicle: Chronicle, seat: int, rng: Rng) -> Chronicle:
    """The same game with everything changed that this seat cannot know."""
    twin = chronicle.draft()
    twin.journal.table = chronicle.table.guess(seat, rng)
    told = chronicle.journal.entries[:chronicle.length_for([seat])]
    twin.journal.entries = [other(chronicle, entry, seat) for entry in told]
    twin.lengths = chronicle.lengths[:chronicle.number_for([seat]) + 1]
    twin.journal.at = lambda count: twin.journal.table  # type: ignore[method-assign]
    chronicle.journal.at = lambda count: chronicle.journal.table  # type: ignore[method-assign]
    return twin


@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_seats_stream_depends_on_nothing_it_cannot_know(name: str, players: int) -> None:
    rng = Rng(7)
    for _ in range(2):
        chronicle = Chronicle(Setup(game(name), players, game(name).chosen({}), game(name).sheet))
        count = 0
        while not chronicle.table.over:
            chronicle.answer(pick(chronicle.table, rng))
            count += 1
            if count % 23 or chronicle.table.over or chronicle.table.seat == LUCK:
                continue
            for seat in range(players):
                twin = elsewhere(chronicle, seat, rng)
                assert stream(twin, seat, "en") == stream(chronicle, seat, "en"), f"seat {seat} after {chronicle.length} answers"


@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_spectator_knows_no_more_than_the_seats_do(name: str, players: int) -> None:
    """What one seat cannot know of another, a spectator cannot know of either."""
    rng = Rng(11)
    chronicle = Chronicle(Setup(game(name), players, game(name).chosen({}), game(name).sheet))
    for _ in range(120):
        if not chronicle.table.over:
            chronicle.answer(pick(chronicle.table, rng))
    if chronicle.table.over:
        return
    for seat in range(players):
        twin = elsewhere(chronicle, seat, rng)
        twin.journal.entries = [other(chronicle, entry, None) for entry in chronicle.journal.entries[:chronicle.length_for(())]]
        twin.lengths = chronicle.lengths[:chronicle.number_for(()) + 1]
        assert stream(twin, None, "de") == stream(chronicle, None, "de")


def at_a_die_card(*lives: Live) -> tuple[Live, Live, str]:
    """Play Grog Island on until somebody may turn a die: who, another one, and how."""
    while True:
        asked, other = lives if lives[0].candidates() else lives[::-1]
        legal = asked.legal()
        turn = next((candidate["action"] for candidate in legal if candidate["action"].startswith("turn ")), None)
        if turn is not None:
            return asked, other, turn
        other.until(asked.play(random.choice(legal)["action"])["number"])
        asked.until(other.state["number"])


def test_a_card_laid_before_the_bid_reaches_nobody(server: Server) -> None:
    """No message, no number, no list tells of it; then card and bid come in one."""
    host, guest = Person(server), Person(server)
    table = host.table("me", "open", game="grog-island")
    guest.join(table)
    with host.live(table) as first, guest.live(table) as second, Live(server, table, token=None) as watcher:
        asked, other, turn = at_a_die_card(first, second)
        rival = guest if other is second else host
        watcher.until(other.state["number"])
        before, state = rival.get(f"/api/tables/{table}").json(), other.state
        records = [person.get(f"/api/tables/{table}/record").text for person in (rival, Person(server))]
        number, length = state["number"], state["length"]

        asked.play(turn)
        for live in (other, watcher):
            heard = len(live.heard)
            assert live.command("ping")["number"] == number
            assert live.command("at", count=length + 1)["code"] == "no-such-position"
            assert live.command("at", count=length)["next"] is None
            refused = live.answer("pass")
            assert (refused["code"], refused["number"]) == ("not-your-turn" if live is other else "not-seated", number)
            assert live.command("undo", number=number, steps=1)["number"] == number
            assert len(live.heard) == heard + 5
        assert rival.get(f"/api/tables/{table}").json() == before
        assert [person.get(f"/api/tables/{table}/record").text for person in (rival, Person(server))] == records
        with rival.live(table, resume=number + 1) as again:
            assert (again.state["number"], again.state["log_from"], len(again.state["log"])) == (number, 0, length)

        bid = next(candidate["action"] for candidate in asked.legal() if candidate["action"].startswith(("bid ", "hold ")))
        asked.play(bid)
        for live in (other, watcher):
            told = live.until(number + 1)
            assert [line["action"] for line in told["log"] if line["index"] >= length][:2] == [turn, bid]
