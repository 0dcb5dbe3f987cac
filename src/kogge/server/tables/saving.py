"""Studies that somebody has saved: a tree of answers on a finished game, kept as a record with variations."""
from __future__ import annotations

import secrets
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge import Journal, Record, game
from kogge.engine.errors import in_german
from kogge.engine.game import UnknownAction
from kogge.engine.record import RecordError
from kogge.engine.rule import Refused
from kogge.engine.table import Table
from kogge.engine.texts import slug, texts
from kogge.server.messages import Me, NewTable, PlayOn, StudyNode, StudyTree, StudyTrunk
from kogge.server.people import names
from kogge.server.problems import Trouble
from kogge.server.reading.texts import Unreadable
from kogge.server.settings import Settings
from kogge.server.storage.database import now
from kogge.server.storage.rows import study
from kogge.server.tables import lobby
from kogge.server.tables.chronicle import Opening, Row
from kogge.server.tables.setup import Setup, sheet
from kogge.server.tables.standing import Seat
from kogge.server.tables.studying import Desk
from kogge.study import MOST_NODES, Node, Study, read, trunk, write
from kogge.study.study import LONGEST_COMMENT

MOST: Final = 100
"""Studies of one person."""
DEEPEST: Final = 300


# --- in a reader's process ---


def grow(record: str, parts: str, tree: StudyTree) -> str | Unreadable:
    """A tree as text, every answer of it checked."""
    try:
        found = Record.read(record)
        grown = Study(Journal.replay(found, game(found.game), sheet(parts)))
        for place in tree.trunk:
            if place.comment:
                grown.comments[place.at] = place.comment[:LONGEST_COMMENT]
            if place.branches:
                grown.branches[place.at] = [_node(node, grown.start(place.at), 0) for node in place.branches]
        if grown.size() > MOST_NODES:
            return Unreadable("bad-line", f"A study has at most {MOST_NODES} answers.")
        return write(grown)
    except (Refused, UnknownAction, RecordError, ValueError) as error:
        return Unreadable("bad-line", str(error))


def _node(node: StudyNode, table: Table, depth: int) -> Node:
    if depth > DEEPEST:
        raise ValueError(f"A line of a study has at most {DEEPEST} answers.")
    action = table.game.action(node.action)
    table.play(action)
    return Node(action, node.comment[:LONGEST_COMMENT], [_node(child, table.copy(), depth + 1) for child in node.children])


def trunk_of(text: str) -> str | Unreadable:
    """The record of a study, without what was tried."""
    try:
        return trunk(text).write()
    except (RecordError, ValueError) as error:
        return Unreadable("bad-record", str(error), in_german(error))


def tell(text: str, parts: str | None, lang: str, names: list[str]) -> StudyTree | Unreadable:
    """A text as a tree, with its answers in words. `parts`: where they are not printed ones."""
    try:
        found = read(text, game(Record.read(text).game), sheet(parts) if parts is not None else None)
    except (RecordError, ValueError) as error:
        return Unreadable("bad-record", str(error), in_german(error))
    names = names or [str(seat + 1) for seat in range(found.journal.players)]
    places = []
    for at in sorted({*found.branches, *found.comments}):
        branches = [_told(node, found, found.start(at), lang, names) for node in found.branches.get(at, [])]
        places.append(StudyTrunk(at, found.comments.get(at, ""), branches))
    return StudyTree(places)


def _told(node: Node, study: Study, table: Table, lang: str, names: list[str]) -> StudyNode:
    speech, draft = texts(study.journal.game, lang), Journal(
        study.journal.game, study.journal.players, study.journal.parts, study.journal.options, table=table)
    entry = draft.play(node.action)
    children = [_told(child, study, table.copy(), lang, names) for child in node.children]
    return StudyNode(
        node.action.text, node.comment, children, entry.seat, speech.entry(entry, entry.seat, names), speech.stage(entry.stage),
        entry.place, slug(entry.question))


# --- transactions ---


def find(connection: Connection, id: str) -> Any:
    """Raises Trouble."""
    row = connection.execute(sa.select(study).where(study.c.id == id)).first()
    if row is None:
        raise Trouble("not-found", "There is no such study.")
    return row


def mine(connection: Connection, person: str) -> list[Any]:
    return list(connection.execute(sa.select(study).where(study.c.person == person).order_by(study.c.changed.desc()).limit(MOST)))


def save(connection: Connection, id: str | None, person: str, table_id: str, title: str, text: str) -> str:
    """A new one, or mine anew. Raises Trouble."""
    if id is not None:
        done = connection.execute(study.update().where(study.c.id == id, study.c.person == person).values(
            title=title, text=text, changed=now()))
        if done.rowcount != 1:
            raise Trouble("not-found", "There is no such study of yours.")
        return id
    if (connection.scalar(sa.select(sa.func.count()).select_from(study).where(study.c.person == person)) or 0) >= MOST:
        raise Trouble("too-many-studies", f"You have {MOST} studies, which is the most.", bound=MOST)
    id = secrets.token_urlsafe(9)
    connection.execute(study.insert().values(
        id=id, table_id=table_id, person=person, title=title, text=text, created=now(), changed=now()))
    return id


def forget(connection: Connection, id: str, person: str) -> None:
    """Raises Trouble."""
    if connection.execute(study.delete().where(study.c.id == id, study.c.person == person)).rowcount != 1:
        raise Trouble("not-found", "There is no such study of yours.")


def play_on(connection: Connection, me: Me, setup: Setup, desk: Desk, wish: PlayOn, settings: Settings) -> str:
    """A table with the answers so far; I have one seat, bots have the others."""
    given = [*desk.study.journal.entries[:wish.at], *desk.line.entries]
    rows = [Row(number, entry.seat, entry.action.text) for number, entry in enumerate(given, 1)]
    opening = Opening.of(setup, rows)
    if opening.over:
        raise Trouble("not-playing", "The game is over there.")
    seats: list[Seat] = []
    for number in range(setup.players):
        name = me.name if number == wish.mine else wish.level.capitalize()
        told = names.distinct(name, [seat.name for seat in seats])
        seats.append(Seat(number, me.id if number == wish.mine else None, told, None if number == wish.mine else wish.level))
    printed = setup.game.printed(setup.parts.hash) is not None
    table = NewTable(game=setup.game.name, seats=[], parts=None if printed else setup.parts.text)
    return lobby.insert(connection, me, setup, seats, table, settings, opening)
