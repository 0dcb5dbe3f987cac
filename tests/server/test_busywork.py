"""Nobody is asked in vain: forced answers follow by themselves, and only what is lost or shown for good is asked about twice."""
from __future__ import annotations

import pytest

import kogge
from kogge import Rng, Sheet, pick
from kogge.engine.texts import texts
from kogge.server.tables.chronicle import Chronicle, Opening
from kogge.server.tables.setup import Setup
from kogge.server.tables.telling import Outcome
from server.setting import Person, Server

GAMES = 20
LOSSES = {
    "lost-blue": lambda table: table.agenda[-1].blue > 0,
    "lost-pass": lambda table: table.players[table.seat].passes >= table.parts.pass_tiles,
    "lost-win": lambda table: table.bid > 0,
    "lost-claim": lambda table: any(action.verb == "claim" for action in table.legal()),
    "lost-ship": lambda table: table.ship is not None,
}
"""What each warning of a loss is about, looked up in the position."""


def begun(name: str) -> Chronicle:
    game = kogge.game(name)
    sheet: Sheet = game.sheet
    setup = Setup(game, game.players[0], game.chosen({}), sheet)
    return Chronicle.load(setup, Opening.of(setup).rows)


@pytest.mark.parametrize("name", kogge.games())
def test_no_question_with_one_answer_is_put_and_no_warning_is_empty(name: str) -> None:
    """Seat 0 is a person, the others answer at random as well."""
    put = warned = asked = 0
    speech = [texts(kogge.game(name), lang) for lang in ("en", "de")]
    for seed in range(GAMES):
        chronicle, rng = begun(name), Rng(seed)
        while not chronicle.over:
            table = chronicle.table
            if table.seat == 0:
                asked += 1
                put += len(table.legal()) == 1 and not table.agenda[-1].private()
            action = pick(table, rng)
            outcome = Outcome(table, action)
            risk = outcome.risk()
            if risk:
                warned += table.seat == 0
                assert risk.startswith("shown-by-") <= outcome.reveals
                assert risk.startswith("lost-") <= LOSSES.get(risk, lambda table: False)(table), risk
                assert risk.startswith("shown-") <= (outcome.reveals or outcome.after.seat == kogge.LUCK)
                assert all(each.has(risk) for each in speech), risk
            chronicle.answer(action, by_themselves=[0])
    assert put == 0
    assert asked > GAMES
    assert warned < asked


def test_the_only_answer_is_taken_back_with_the_one_before_it() -> None:
    chronicle, rng = begun("nauticus"), Rng(1)
    while True:
        seat, before = chronicle.table.seat, chronicle.length
        rows = chronicle.answer(pick(chronicle.table, rng), by_themselves=range(2))
        if len(rows) > 1 and rows[1].seat == seat and chronicle.journal.undoable(seat):
            break
    assert chronicle.journal.entries[-1].forced
    chronicle.adopt(chronicle.taken_back(seat, chronicle.journal.unforced(1)))
    assert chronicle.length == before
    assert chronicle.table.forced() is None


def test_the_same_answer_several_times_at_one_press() -> None:
    """Five workers at the crowns are one press."""
    chronicle, rng = begun("nauticus"), Rng(3)
    while (action := kogge.game("nauticus").action("use a worker")) not in chronicle.table.legal() \
            or Outcome(chronicle.table, action).times() < 3:
        chronicle.answer(pick(chronicle.table, rng))
    seat, before, times = chronicle.table.seat, chronicle.length, Outcome(chronicle.table, action).times()
    chronicle.answer(action, times=times)
    assert [entry.action for entry in chronicle.journal.entries[before:]] == [action] * times
    assert chronicle.journal.undoable(seat) >= times


def test_whoever_wants_to_be_asked_is_asked(server: Server) -> None:
    """The setting is the person's, wherever they play."""
    me = Person(server)
    assert me.get("/api/me").json()["asks"] is False
    changed = me.http.patch("/api/me", json={"asks": True}).json()
    assert (changed["asks"], changed["name"]) == (True, me.get("/api/me").json()["name"])
    table = me.table("me", "here")
    with me.live(table) as live:
        for _ in range(200):
            if len(live.legal()) == 1:
                break
            live.answer_first()
        assert len(live.legal()) == 1
        me.http.patch("/api/me", json={"asks": False})
    with me.live(table) as live:
        live.answer_first()
        for _ in range(60):
            assert len(live.legal()) != 1
            live.answer_first()
