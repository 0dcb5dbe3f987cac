"""Standing orders: what a seat is to answer while its person is away, or only too lazy. Secret, and never more than was planned.

An order is looked at when its seat is asked, by whichever process is awake (see kogge.server.due), a moment later, so that no
haste tells that it was one. It uses what its owner may know and nothing else.
"""
from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from kogge import LUCK, Action, Game, Table
from kogge.engine.entry import Entry
from kogge.engine.texts import LANGUAGES, named, question_key, slug, texts
from kogge.server import due
from kogge.server.messages import Counted, NewOrder, OrderInfo, OrderState, OrderStep
from kogge.server.problems import Trouble
from kogge.server.storage.database import now
from kogge.server.storage.rows import standing_order
from kogge.server.tables.chronicle import ORDER, Chronicle, Draft
from kogge.server.tables.studying import Desk
from kogge.study import Study

KIND: Final = "orders"
MOST: Final = 20
"""Orders of one person at one table."""
LEAST_PAUSE: Final = 0.4
LONGEST_PAUSE: Final = 2.4
"""Seconds until an order answers, by chance."""
PASS: Final = "pass"
RANKS: Final = {"plan": 0, "pass": 1, "forced": 2}


@dataclass(frozen=True)
class Step:
    """An answer of a plan. `known`: as its owner would read it in the log."""

    seat: int
    kind: str
    action: str
    known: str
    texts: dict[str, str]


@dataclass(frozen=True)
class Order:
    """What is to be answered, and when. `content` is its own to read."""

    id: str
    kind: str
    name: str
    seat: int
    active: bool
    used: int
    at: int
    """How many answers its owner knew of when it was left."""
    steps: tuple[Step, ...] = ()
    trunk: str = ""
    """What the log said up to there."""
    when: tuple[str, ...] = ()
    """Rivals' answers that are awaited instead of the exact way: "SEAT ACTION" each."""
    having: dict[str, int] = field(default_factory=dict)
    """Of what can be counted before its seat, so much at least, instead of the exact way."""
    given: int = 0
    """How many of its own answers it has given, where conditions are named."""
    until: tuple[str, ...] = ()
    """What ends passing: round, mine, rival."""
    base: str = ""
    """My things when it last looked."""
    round: int = 0
    ended: str = ""
    """Why it is over: used, or what broke it."""


@dataclass(frozen=True)
class Found:
    """What an order comes to now."""

    state: OrderState
    done: int = 0
    """Steps of the way that have come true."""
    action: Action | None = None
    reason: dict[str, str] = field(default_factory=dict)
    """What broke it, in each language."""


# --- what it comes to ---


def look(order: Order, chronicle: Chronicle) -> Found:
    """Where the order stands, and what it answers now, if its seat is asked and it has something to say."""
    if order.ended:
        return Found("used", len(order.when) or len(order.steps)) if order.ended == "used" else Found("ended")
    if order.kind == "plan":
        return _conditional(order, chronicle) if order.when or order.having else _exact(order, chronicle)
    asked = chronicle.table.seat == order.seat and not chronicle.over
    legal = chronicle.table.legal() if asked else []
    if order.kind == "forced":  # where only its owner knows that there is but one, no haste may tell it
        only = len(legal) == 1 and not chronicle.table.agenda[-1].private()
        return Found("possible" if only else "waits", action=legal[0] if only else None)
    if reached(order, chronicle):
        return Found("ended")
    passing = next((action for action in legal if action.text == PASS), None)
    return Found("possible" if passing is not None else "waits", action=passing)


def _exact(order: Order, chronicle: Chronicle) -> Found:
    """Everything up to now went exactly this way, as far as its owner can see."""
    entries = known(chronicle, order.seat)
    if len(entries) < order.at:
        return Found("waits")
    if fingerprint(entries[:order.at], order.seat) != order.trunk:
        return Found("broken")
    since = entries[order.at:]
    for number, (step, entry) in enumerate(zip(order.steps, since, strict=False)):
        if (step.seat, step.known) != (entry.seat, entry.text(order.seat)):
            return Found("broken", number, reason=spoken(chronicle.setup.game, entry, entry.seen_by(order.seat)))
    if len(since) >= len(order.steps):
        return Found("used", len(order.steps))
    return _next(order, chronicle, order.steps[len(since)], len(since))


def _conditional(order: Order, chronicle: Chronicle) -> Found:
    """All that was named has happened since, what was named is there, and its kind of question is asked."""
    since = known(chronicle, order.seat)[order.at:]
    seen = [condition in {f"{entry.seat} {entry.text(order.seat)}" for entry in since} for condition in order.when]
    if not all(seen):
        return Found("waits", sum(seen))
    mine = [step for step in order.steps if step.seat == order.seat]
    if order.given >= len(mine):
        return Found("used", len(seen))
    purse = purse_of(chronicle.table, order.seat)
    if any(purse.get(name, 0) < count for name, count in order.having.items()):
        return Found("waits", sum(seen))
    return _next(order, chronicle, mine[order.given], sum(seen))


def _next(order: Order, chronicle: Chronicle, step: Step, done: int) -> Found:
    """The planned answer, if it is asked for by the planned kind of question and allowed."""
    table = chronicle.table
    if step.seat != order.seat or table.seat != order.seat:
        return Found("possible", done)
    action = next((action for action in table.legal() if action.text == step.action), None)
    if question_key(table.agenda[-1]) != step.kind or action is None:
        return Found("possible" if order.when or order.having else "broken", done)
    return Found("possible", done, action)


def decide(orders: Sequence[Order], chronicle: Chronicle) -> tuple[Order, Action] | None:
    """The order that answers now: plans come before passing, passing before what is forced."""
    for order in sorted(orders, key=lambda order: RANKS[order.kind]):
        if order.active and order.seat == chronicle.table.seat:
            action = look(order, chronicle).action
            if action is not None:
                return order, action
    return None


def known(chronicle: Chronicle, seat: int) -> list[Entry]:
    return chronicle.journal.entries[:chronicle.length_for([seat])]


def fingerprint(entries: Sequence[Entry], seat: int) -> str:
    """The log as a seat reads it."""
    return hashlib.sha256("\n".join(f"{entry.seat} {entry.text(seat)}" for entry in entries).encode()).hexdigest()[:32]


def spoken(game: Game, entry: Entry, known: bool) -> dict[str, str]:
    """A line of the log but for the names in it, which are put in when it is read."""
    question = slug(entry.question)
    return {
        lang: texts(game, lang).log(question, entry.action, entry.figures, known, entry.seat, entry.audience)
        for lang in LANGUAGES}


# --- what ends passing ---


def reached(order: Order, chronicle: Chronicle) -> bool:
    """Something has happened until which was to be passed."""
    if "round" in order.until and round_of(chronicle) != order.round:
        return True
    if "mine" in order.until and things(chronicle.table, order.seat) != order.base:
        return True
    return "rival" in order.until and outdone(chronicle, order)


def outdone(chronicle: Chronicle, order: Order) -> bool:
    """A rival has not passed who could have: has bid, for instance."""
    table = chronicle.journal.at(order.at)
    for entry in known(chronicle, order.seat)[order.at:]:
        theirs = entry.seat not in (order.seat, LUCK) and entry.action.verb != PASS
        if theirs and any(action.text == PASS for action in table.candidates()):
            return True
        table.apply(entry.action)
    return False


def passing(chronicle: Chronicle) -> bool:
    return PASS in chronicle.setup.game.catalogue.by_text


def round_of(chronicle: Chronicle) -> int:
    stage = chronicle.setup.game.stage(chronicle.table)
    return int(stage.get("round", stage.get("lap", 0)))


def purse_of(table: Table, seat: int) -> dict[str, int]:
    """What can be counted before a seat."""
    purses: list[dict[str, int]] = table.game.purses(table)
    return purses[seat] if purses else {}


def things(table: Table, seat: int) -> str:
    """The same, to be compared."""
    return json.dumps(purse_of(table, seat))


def counted(counts: Mapping[str, int], game: Game, lang: str) -> list[Counted]:
    words = texts(game, lang)
    return [Counted(name, next(iter(words.purse({name: count}))), count) for name, count in counts.items()]


# --- leaving one ---


def leave(chronicle: Chronicle, desk: Desk, wish: NewOrder) -> Order:
    """A new order, not stored yet. Raises Trouble."""
    seat, study = desk.eyes, desk.study
    base = Order(secrets.token_hex(8), wish.kind, wish.name, seat, True, 0, study.length)
    if wish.kind != "plan":
        if wish.kind == PASS and not passing(chronicle):
            raise Trouble("bad-order", "Nobody passes in this game.")
        return replace(base, until=tuple(wish.until), base=things(chronicle.table, seat), round=round_of(chronicle))
    steps = tuple(_step(entry, study, seat) for entry in desk.line.entries)
    if not any(step.seat == seat for step in steps):
        raise Trouble("bad-order", "An order needs an answer of yours.")
    theirs = [f"{step.seat} {step.known}" for step in steps if step.seat != seat]
    when = tuple(theirs[number] for number in wish.when if number < len(theirs))
    at = desk.wish.at
    if not set(wish.having) <= set(purse_of(chronicle.table, seat)):
        raise Trouble("bad-order", "That cannot be counted in this game.")
    trunk = fingerprint(chronicle.journal.entries[:at], seat)
    return replace(base, at=at, steps=steps, trunk=trunk, when=when, having=wish.having)


def _step(entry: Entry, study: Study, seat: int) -> Step:
    words = spoken(study.journal.game, entry, entry.seen_by(seat))
    return Step(entry.seat, slug(entry.question), entry.action.text, entry.text(seat), words)


def info(order: Order, chronicle: Chronicle, lang: str, names: list[str]) -> OrderInfo:
    """What its owner reads of it."""
    found = look(order, chronicle)
    state: OrderState = found.state if order.active or found.state in ("used", "broken", "ended") else "off"
    return OrderInfo(
        id=order.id, kind=order.kind, name=order.name, seat=order.seat, active=order.active, state=state,  # type: ignore[arg-type]
        used=order.used, done=found.done, at=order.at,
        steps=[OrderStep(step.seat, step.action, named(step.texts[lang], names)) for step in order.steps],
        when=list(order.when), having=counted(order.having, chronicle.setup.game, lang),
        until=list(order.until), reason=named(found.reason.get(lang, ""), names))  # type: ignore[arg-type]


# --- transactions ---


def wake(connection: Connection, table_id: str) -> None:
    """There are orders for whoever is asked, or will be: somebody is to look at them in a moment."""
    pause = LEAST_PAUSE + secrets.randbelow(1000) / 1000 * (LONGEST_PAUSE - LEAST_PAUSE)
    due.put(connection, KIND, table_id, now() + pause)


def read(connection: Connection, table_id: str, person: str) -> list[Order]:
    """Somebody's orders at a table, in the order in which they were left."""
    where = sa.and_(standing_order.c.table_id == table_id, standing_order.c.person == person)
    return [_order(row) for row in connection.execute(sa.select(standing_order).where(where).order_by(standing_order.c.created))]


def _order(row: Any) -> Order:
    content = json.loads(row.content)
    content["steps"] = tuple(Step(**step) for step in content.get("steps", ()))
    for name in ("when", "until"):
        content[name] = tuple(content.get(name, ()))
    return Order(row.id, row.kind, row.name, row.seat, row.active, row.used, **content)


def _content(order: Order) -> str:
    names = ("at", "steps", "trunk", "when", "having", "given", "until", "base", "round", "ended")
    return msgspec.json.encode({name: getattr(order, name) for name in names}).decode()


def store(connection: Connection, table_id: str, person: str, order: Order) -> None:
    """Raises Trouble."""
    where = sa.and_(standing_order.c.table_id == table_id, standing_order.c.person == person)
    if (connection.scalar(sa.select(sa.func.count()).select_from(standing_order).where(where)) or 0) >= MOST:
        raise Trouble("too-many-orders", f"There are {MOST} orders of yours here already.", bound=MOST)
    connection.execute(standing_order.insert().values(
        id=order.id, table_id=table_id, person=person, seat=order.seat, kind=order.kind, name=order.name, content=_content(order),
        active=order.active, used=order.used, created=now()))
    if order.active:
        wake(connection, table_id)


def change(connection: Connection, table_id: str, person: str, id: str, order: Order | None) -> None:
    """Another content, or away with it. Raises Trouble."""
    where = sa.and_(standing_order.c.table_id == table_id, standing_order.c.person == person, standing_order.c.id == id)
    if order is None:
        done = connection.execute(standing_order.delete().where(where))
    else:
        done = connection.execute(standing_order.update().where(where).values(
            content=_content(order), active=order.active, used=order.used, name=order.name))
        if order.active:
            wake(connection, table_id)
    if done.rowcount != 1:
        raise Trouble("not-found", "There is no such order.")


def clear(connection: Connection, table_id: str, person: str) -> None:
    connection.execute(standing_order.delete().where(
        standing_order.c.table_id == table_id, standing_order.c.person == person))


def switch_off(connection: Connection, table_id: str, seat: int) -> None:
    """Whoever takes an answer back does not want it given again at once."""
    connection.execute(standing_order.update().where(
        standing_order.c.table_id == table_id, standing_order.c.seat == seat).values(active=False))


def note(connection: Connection, order: Order, draft: Draft) -> None:
    """It has answered."""
    used = replace(order, used=order.used + 1, given=order.given + 1)
    if order.kind == PASS:
        used = replace(used, base=things(draft.table, order.seat))
    connection.execute(standing_order.update().where(standing_order.c.id == order.id).values(
        content=_content(used), used=used.used))


def end(connection: Connection, ended: Sequence[Order], states: Mapping[str, str]) -> None:
    """What has come to its end stays there, whatever becomes of what ended it."""
    for order in ended:
        over = replace(order, ended=states[order.id], active=False)
        connection.execute(standing_order.update().where(standing_order.c.id == order.id).values(
            content=_content(over), active=False))


def command(order: Order, number: int) -> str:
    return f"{ORDER}{order.id}/{number}"
