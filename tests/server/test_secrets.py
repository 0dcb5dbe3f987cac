"""No byte of a seat's stream changes when only something changes that the seat cannot know."""
from __future__ import annotations

import asyncio
import copy
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from prometheus_client import REGISTRY

from kogge import LUCK, Rng, Table, bots, game, games, pick
from kogge.engine.entry import Entry
from kogge.server.messages import Ack, Answer, Refusal
from kogge.server.tables import telling
from kogge.server.tables.chronicle import Chronicle, Row
from kogge.server.tables.lobby import Seat, Standing
from kogge.server.tables.room import Room
from kogge.server.tables.scene import Scene, Sight
from kogge.server.tables.setup import Setup
from kogge.server.tables.telling import Reader
from laws.worlds import other_worlds
from server.setting import Live, Person, Server

ISLAND = "grog-island"
CASES = [(name, players) for name in games() for players in game(name).players]


def reader_of(chronicle: Chronicle, seat: int | None, lang: str) -> Reader:
    return Reader([] if seat is None else [seat], lang, [f"Player {n}" for n in range(chronicle.setup.players)])


def sight(chronicle: Chronicle, seat: int | None, lang: str) -> Sight:
    reader = reader_of(chronicle, seat, lang)
    return Scene(chronicle, True, reader.names, None).sight(reader)


def stream(chronicle: Chronicle, seat: int | None, lang: str, before: Sight | None = None) -> list[bytes]:
    """All that a reader gets of this position, from the first line of the log on: as a whole, as the changes since an
    earlier position, as a moment of a replay, and as a record."""
    reader = reader_of(chronicle, seat, lang)
    scene = Scene(chronicle, True, reader.names, None)
    told = scene.sight(reader)
    moment = telling.moment(chronicle, reader, "id", chronicle.length_for(reader.seats), seat)
    return [
        scene.message(1, None, told, lang, 0), scene.message(2, before or told, told, lang, 0), msgspec.json.encode(moment),
        telling.record(chronicle, reader.seats, reader.names).encode()]


def other(chronicle: Chronicle, entry: Entry, seat: int | None) -> Entry:
    """The same line of the log with another answer, if the reader may not know it."""
    if entry.seen_by(seat):
        return entry
    similar = [action for action in chronicle.setup.game.catalogue.actions if action.verb == entry.action.verb]
    return Entry(
        entry.seat, similar[(similar.index(entry.action) + 1) % len(similar)], entry.audience, entry.settled, entry.figures,
        entry.place, entry.stage, entry.question, entry.forced, entry.gains)


def elsewhere(chronicle: Chronicle, table: Table, seat: int | None) -> Chronicle:
    """The same game at another table, and with everything changed in its log that this reader cannot know."""
    twin, seats = copy.copy(chronicle), [] if seat is None else [seat]
    twin.journal = copy.copy(chronicle.journal)
    twin.journal.table = table
    told = chronicle.journal.entries[:chronicle.length_for(seats)]
    twin.journal.entries = [other(chronicle, entry, seat) for entry in told]
    twin.lengths = chronicle.lengths[:chronicle.number_for(seats) + 1]
    twin.journal.at = lambda count: twin.journal.table  # type: ignore[method-assign]
    chronicle.journal.at = lambda count: chronicle.journal.table  # type: ignore[method-assign]
    return twin


@pytest.mark.parametrize("many", [1, pytest.param(20, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_seats_stream_depends_on_nothing_it_cannot_know(name: str, players: int, many: int) -> None:
    rng = Rng(7)
    for _ in range(many):
        chronicle = Chronicle(Setup(game(name), players, game(name).chosen({}), game(name).sheet))
        count, before = 0, [sight(chronicle, seat, "en") for seat in range(players)]
        while not chronicle.table.over:
            chronicle.answer(pick(chronicle.table, rng))
            count += 1
            if count % 23 or chronicle.table.over or chronicle.table.seat == LUCK:
                continue
            for seat in range(players):
                here = stream(chronicle, seat, "en", before[seat])
                for table in other_worlds(chronicle.table, seat, rng):
                    twin = elsewhere(chronicle, table, seat)
                    assert stream(twin, seat, "en", before[seat]) == here, f"seat {seat}, {chronicle.length} answers"
                before[seat] = sight(chronicle, seat, "en")


@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_spectators_stream_depends_on_nothing_that_is_hidden(name: str, players: int) -> None:
    rng = Rng(11)
    chronicle = Chronicle(Setup(game(name), players, game(name).chosen({}), game(name).sheet))
    before = sight(chronicle, None, "de")
    for _ in range(120):
        if not chronicle.table.over:
            chronicle.answer(pick(chronicle.table, rng))
    if chronicle.table.over:
        return
    for table in other_worlds(chronicle.table, None, rng):
        assert stream(elsewhere(chronicle, table, None), None, "de", before) == stream(chronicle, None, "de", before)


def at_a_die_card(*lives: Live) -> tuple[Live, Live, str]:
    """Play Grog Island on until somebody may turn a die: who, another one, and how."""
    chance = random.Random(1)
    while True:
        asked, other = lives if lives[0].legal() else lives[::-1]
        legal = asked.legal()
        turn = next((candidate["action"] for candidate in legal if candidate["action"].startswith("turn ")), None)
        if turn is not None:
            return asked, other, turn
        other.until(asked.play(chance.choice(legal)["action"])["number"])
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


class Reads:
    """A database that only counts how often the log is read, and stores everything."""

    sqlite = True

    def __init__(self) -> None:
        self.count = 0

    async def read(self, work: Callable[..., object], *args: object) -> list[Row]:
        self.count += 1
        return []

    async def write(self, work: Callable[..., object], *args: object) -> None:
        pass


def room_at_a_die_card() -> tuple[Room, Reads, str]:
    """Seats 0 and 1 are a's and b's; whoever is asked may turn a die, so."""
    rng = Rng(4)
    found = game(ISLAND)
    play = Chronicle(Setup(found, 2, found.chosen({}), found.sheet))
    play.go_on()
    while not any(action.verb == "turn" for action in play.table.legal()):
        play.answer(pick(play.table, rng))
    reads = Reads()
    herald, thinking = SimpleNamespace(tell=lambda *news: None), SimpleNamespace(consider=lambda room: None)
    hub: Any = SimpleNamespace(herald=herald, clerk=None, database=reads, thinking=thinking)
    row = SimpleNamespace(id="t", status="playing", hints=True, paused=None, time=None)
    seats = (Seat(0, "person 0", "A", None), Seat(1, "person 1", "B", None))
    turn = next(action.text for action in play.table.legal() if action.verb == "turn")
    return Room(hub, Standing(row, seats, frozenset(), 0, {}), play), reads, turn


def test_a_card_laid_before_the_bid_costs_no_refusal_more_or_less_work() -> None:
    """Somebody who names numbers of the log that are too high makes the server read as often before and after the card."""
    async def run() -> None:
        room, reads, turn = room_at_a_die_card()
        asked = room.chronicle.table.seat
        rival, number = f"person {1 - asked}", room.chronicle.number
        counts = []
        for laid in (False, True):
            if laid:
                assert isinstance(await room.obey(f"person {asked}", "en", Answer("c", number, turn)), Ack)
            for too_high in (0, 1, 2):
                before = reads.count
                refused = await room.obey(rival, "en", Answer(f"r{laid}{too_high}", number + too_high, "pass"))
                assert isinstance(refused, Refusal)
                counts.append((too_high, refused.code, refused.number, reads.count - before))
        assert counts[:3] == counts[3:]

    asyncio.run(run())


def figures() -> dict[str, float]:
    samples = [sample for metric in REGISTRY.collect() for sample in metric.samples]
    wanted = ("kogge_answers_total", "kogge_answer_seconds_count")
    counts = [sample for sample in samples if sample.name in wanted and sample.labels.get("game") in (None, ISLAND)]
    return dict.fromkeys(wanted, 0.0) | {sample.name: sample.value for sample in counts}


def test_figures_do_not_count_what_is_not_told_yet() -> None:
    async def run() -> None:
        room, _, turn = room_at_a_die_card()
        asked, before = room.chronicle.table.seat, figures()
        await room.obey(f"person {asked}", "en", Answer("c", room.chronicle.number, turn))
        assert figures() == before
        bid = next(action.text for action in room.chronicle.table.legal() if action.verb in ("bid", "hold"))
        await room.obey(f"person {asked}", "en", Answer("d", room.chronicle.number, bid))
        after = figures()
        assert [after[name] - before.get(name, 0) for name in after] == [2, 2]

    asyncio.run(run())


@pytest.mark.parametrize(("name", "players"), CASES)
def test_what_a_spectator_is_told_to_expect_depends_on_nobodys_secrets(name: str, players: int) -> None:
    rng = Rng(12)
    table = game(name).start(players)
    for _ in range(90):
        table.apply(pick(table, rng))
    expected = bots.evaluate(table, None, playouts=1, seed=5)
    for seat in range(players):  # a world that this seat cannot tell from the truth; a spectator even less so
        assert bots.evaluate(table.guess(seat, rng), None, playouts=1, seed=5) == expected
