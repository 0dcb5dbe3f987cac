"""What somebody has learned: lessons and puzzles, kept so that it is there on every screen."""
from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server.messages import Learned, Me
from kogge.server.messages.learning import MOST_DAYS
from kogge.server.storage.database import inserting
from kogge.server.storage.rows import learned


def learned_by(connection: Connection, me: Me) -> Learned:
    text = connection.scalar(sa.select(learned.c.text).where(learned.c.person == me.id))
    return msgspec.json.decode(text, type=Learned) if text else Learned()


def add(connection: Connection, me: Me, more: Learned) -> Learned:
    """Both together: what is finished stays finished, the first try at a puzzle stays the first, a day that counted counts."""
    known = learned_by(connection, me)
    puzzles = more.puzzles | known.puzzles
    rating = more.rating if len(more.puzzles) > len(known.puzzles) else known.rating
    lessons = dict(known.lessons)
    for name, step in more.lessons.items():
        lessons[name] = -1 if -1 in (step, lessons.get(name)) else step
    days = sorted({*known.days, *more.days})[-MOST_DAYS:]
    both = Learned(lessons, puzzles, rating, days)
    values = {"text": msgspec.json.encode(both).decode()}
    insert = inserting(connection, learned).values(person=me.id, **values)
    connection.execute(insert.on_conflict_do_update(index_elements=["person"], set_=values))
    return both
