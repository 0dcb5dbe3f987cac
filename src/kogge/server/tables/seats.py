"""Who sits where, and how that changes: joined, left, handed to bots and back, sent away, asked for another game.
Each function is one transaction."""
from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server.messages import Join, Me, NewTable, SeatChange
from kogge.server.notices import notices
from kogge.server.people import names, ties
from kogge.server.problems import Trouble
from kogge.server.settings import Settings
from kogge.server.storage.database import inserting, notify, now
from kogge.server.storage.rows import barred, game_table, seat
from kogge.server.tables import clocks, quotas
from kogge.server.tables.chronicle import Opening
from kogge.server.tables.lobby import another_character, insert, start
from kogge.server.tables.setup import Setup
from kogge.server.tables.standing import LEVELS, STAND_IN, Seat, Standing, lock, standing


def sit(connection: Connection, table_id: str, number: int, **values: object) -> None:
    connection.execute(seat.update().where(seat.c.table_id == table_id, seat.c.seat == number).values(**values))


def empty(connection: Connection, table_id: str, number: int) -> None:
    """Nobody sits there, and nobody is asked to."""
    sit(connection, table_id, number, person=None, invited=None, name="", level=None, character=None, stand_in=STAND_IN)


def settle(connection: Connection, table_id: str) -> None:
    """After a change: start when nobody is missing, end when nobody is left, have a host who is there, and tell the others."""
    table = standing(connection, table_id)
    people = [s.person for s in table.seats if s.person]
    if table.row.status == "waiting" and people and not any(s.free for s in table.seats):
        start(connection, table_id, Opening.of(Setup.of(connection, table.row)))
    elif table.row.status in ("waiting", "playing") and not people:
        end(connection, table_id)
    there = [s.person for s in table.seats if s.person and s.level is None] or people
    if there and table.row.host not in there:
        connection.execute(game_table.update().where(game_table.c.id == table_id).values(host=there[0]))
    clocks.wind(connection, table_id)
    notify(connection, table_id, 0)


def end(connection: Connection, table_id: str) -> None:
    ended = {"status": "abandoned", "turn": None, "changed": now()}
    notices.tell(connection, table_id, "ended", notices.players(connection, table_id))
    connection.execute(game_table.update().where(game_table.c.id == table_id).values(ended))
    clocks.wind(connection, table_id)


# --- coming and going ---


def join(connection: Connection, table_id: str, me: Me, wish: Join) -> None:
    """Take an open seat, or the seats that are kept for me."""
    table = lock(connection, table_id)
    if table.row.status != "waiting":
        raise Trouble("not-waiting", "This table has begun.")
    if wish.seat is not None and wish.seat >= len(table.seats):
        raise Trouble("no-such-seat", "There is no such seat.")
    if connection.execute(sa.select(barred).where(barred.c.table_id == table_id, barred.c.person == me.id)).first():
        raise Trouble("sent-away", "The host has sent you away from this table.")
    if ties.apart(connection, table.row.host, me.id):
        raise Trouble("sent-away", "The host has sent you away from this table.")
    if not accept(connection, table, me):
        free = [s.seat for s in table.seats if s.open and wish.seat in (None, s.seat)]
        if not free:
            raise Trouble("seat-taken", "Somebody sits there already.")
        name = names.proper(wish.name or me.name)
        if name != me.name:
            names.check_free(connection, name, me.id)
        told = names.distinct(name, table.names_besides(free[0]))
        sit(connection, table_id, free[0], person=me.id, name=told, seen=now())
    settle(connection, table_id)
    if table.row.host != me.id and standing(connection, table_id).row.status == "waiting":  # else its beginning is told
        notices.tell(connection, table_id, "joined", [table.row.host], me.name)


def invite(connection: Connection, table_id: str, me: Me, name: str) -> None:
    """The host keeps an open seat for somebody."""
    table = lock(connection, table_id)
    if not table.hosted_by(me.id):
        raise Trouble("forbidden", "Only the host keeps seats for others.")
    if table.row.status != "waiting":
        raise Trouble("not-waiting", "This table has begun.")
    other = ties.named(connection, name)
    if any(other.id in (s.person, s.invited) for s in table.seats):
        raise Trouble("seat-taken", "This person sits here, or is asked to.")
    free = next((s.seat for s in table.seats if s.open), None)
    if free is None or ties.apart(connection, me.id, other.id):
        raise Trouble("seat-taken", "There is no seat for this person.")
    sit(connection, table_id, free, invited=other.id, name=names.distinct(other.name, table.names_besides(free)))
    notices.tell(connection, table_id, "invited", [other.id], me.name)
    notify(connection, table_id, 0)


def accept(connection: Connection, table: Standing, me: Me) -> bool:
    """Sit down on the seats that are kept for me, if any are."""
    kept = [s for s in table.seats if s.invited == me.id]
    for s in kept:
        sit(connection, table.row.id, s.seat, person=me.id, invited=None, seen=now())
    return bool(kept)


def leave(connection: Connection, table_id: str, me: Me, for_good: bool = False) -> None:
    """Before the start my seats open again, or I say no to those that are kept for me. In play bots sit in, and the seats stay
    mine to take back, unless it is for good; a table at which nobody else plays waits for me."""
    table = lock(connection, table_id)
    mine = [s for s in table.seats if me.id in (s.person, s.invited)]
    if not mine:
        raise Trouble("forbidden", "You do not sit at this table.")
    playing = table.row.status == "playing"
    if playing and not for_good and table.alone(me.id):
        return
    for s in mine:
        if table.row.status == "waiting":
            empty(connection, table_id, s.seat)
        elif playing and for_good:
            give_up(connection, table, s.seat, "left")
        elif playing:
            hand_over(connection, table, s, s.level or s.stand_in)
        else:
            sit(connection, table_id, s.seat, person=None)
    settle(connection, table_id)


def hand_over(connection: Connection, table: Standing, s: Seat, level: str) -> None:
    """A person lets a bot play for now: it is told to all, and takes no time back that has passed."""
    clocks.handed_over(connection, table.row, s.seat)
    clocks.happened(connection, table.row.id, "left", s.seat, level)
    sit(connection, table.row.id, s.seat, level=level, stand_in=level, seen=now())


def take_back(connection: Connection, table: Standing, s: Seat) -> None:
    """A person plays again where a bot did. What counts is played by oneself: whoever has let a bot answer has lost it."""
    taken, answered = clocks.since_handed_over(connection, table.row.id, s.seat)
    lost = s.lost or (answered and taken == "left" and table.row.rated)
    sit(connection, table.row.id, s.seat, level=None, lost=lost, seen=now())
    clocks.came_back(connection, table.row.id, s.seat, fresh=answered or taken == "stand-in")


def give_up(connection: Connection, table: Standing, number: int, kind: str) -> None:
    """A person gives up a seat for good during the game, or is let go: a bot plays on, and the game counts as lost."""
    s = table.seats[number]
    level = s.level or s.stand_in
    clocks.happened(connection, table.row.id, kind, number, level)
    sit(connection, table.row.id, number, person=None, level=level, leaver=s.person)


def send_away(connection: Connection, table_id: str, number: int, me: Me) -> None:
    """The host sends a guest away before the start, or asks somebody no longer."""
    table = lock(connection, table_id)
    s = _seat(table, number)
    if not table.hosted_by(me.id) or me.id == s.person:
        raise Trouble("forbidden", "Only the host can send others away.")
    if table.row.status != "waiting":
        raise Trouble("not-waiting", "This table has begun.")
    if s.person is not None:
        connection.execute(inserting(connection, barred).values(table_id=table_id, person=s.person).on_conflict_do_nothing())
        for other in table.seats:
            if other.person == s.person:
                empty(connection, table_id, other.seat)
    else:
        empty(connection, table_id, number)
    settle(connection, table_id)


def abandon(connection: Connection, table_id: str, me: Me) -> None:
    table = lock(connection, table_id)
    if not table.hosted_by(me.id):
        raise Trouble("forbidden", "Only the host, at the table, can end it for all.")
    if table.row.status not in ("waiting", "playing"):
        raise Trouble("not-playing", "This table is over.")
    if not table.endable(me.id):
        raise Trouble("forbidden", "A game by the clock, or one that counts, is ended together.")
    clocks.stop(connection, table.row)
    ended = {"status": "abandoned", "changed": now()}  # whose turn it was stays known: it may go on, see `resume`
    connection.execute(game_table.update().where(game_table.c.id == table_id).values(ended))
    clocks.wind(connection, table_id)
    notify(connection, table_id, 0)


def resume(connection: Connection, table_id: str, me: Me, settings: Settings) -> None:
    """A table that its host has ended for all goes on, if it was a moment ago."""
    table = lock(connection, table_id)
    if not table.resumable(me.id):
        raise Trouble("not-playing", "This table was not ended by you just now.")
    quotas.check_table(connection, me, False, None, settings)
    goes_on = {"status": "playing", "changed": now()}
    connection.execute(game_table.update().where(game_table.c.id == table_id).values(goes_on))
    clocks.wind(connection, table_id)
    notify(connection, table_id, 0)


def _seat(table: Standing, number: int) -> Seat:
    if number >= len(table.seats):
        raise Trouble("no-such-seat", "There is no such seat.")
    return table.seats[number]


def replace(connection: Connection, table_id: str, number: int, new: Me) -> bool:
    """Somebody takes a seat at a running table in another's place, whoever sits there now; with time, if there is a clock. False
    if the game is over."""
    table = lock(connection, table_id)
    if table.row.status != "playing":
        return False
    sit(connection, table_id, number, person=new.id, name=names.distinct(new.name, table.names_besides(number)), level=None,
        character=None, leaver=None, gone=None, lost=False, seen=now())
    clocks.came_back(connection, table_id, number, fresh=True)
    settle(connection, table_id)
    return True


# --- bots for people ---


def change_seat(connection: Connection, table_id: str, number: int, me: Me, wish: SeatChange) -> None:
    """Hand a seat to a bot, or take one's own back."""
    table = lock(connection, table_id)
    s = _seat(table, number)
    if table.row.status not in ("waiting", "playing"):
        raise Trouble("not-playing", "This table is over.")
    if wish.kind == "person":
        if s.person != me.id:
            raise Trouble("forbidden", "That is not your seat.")
        if s.level is not None:
            take_back(connection, table, s)
    elif s.person == me.id:
        hand_over(connection, table, s, wish.level or s.stand_in)
    elif s.person is None and table.hosted_by(me.id):
        level = wish.level or "mate"
        named = None if s.invited else s.name
        name = named or names.distinct(names.proper(wish.name or level.capitalize()), table.names_besides(number))
        character = wish.character or s.character or another_character(table.seats)
        sit(connection, table_id, number, level=level, character=character, name=name, invited=None)
        if table.row.status == "waiting":  # what counts is played between people
            connection.execute(game_table.update().where(game_table.c.id == table_id).values(rated=False))
    else:
        chosen = _stand_in(table, s, me, wish)
        clocks.happened(connection, table_id, "stand-in", number, chosen)
        sit(connection, table_id, number, level=chosen)
    settle(connection, table_id)


def _stand_in(table: Standing, s: Seat, me: Me, wish: SeatChange) -> str:
    """The bot that somebody at the table may put in another person's place: not before they are given up, and none weaker
    than they have chosen."""
    if not table.seats_of(me.id) or table.row.status != "playing" or s.person is None or s.level is not None:
        raise Trouble("forbidden", "Only an absent person's seat can be handed to a bot, by somebody who plays.")
    if table.row.time is not None:
        raise Trouble("forbidden", "Here the clock says when a bot takes over.")
    left = table.grace(s)
    if left is None:
        raise Trouble("forbidden", "This person is here.")
    if left > 0:
        raise Trouble("too-soon", f"This person may come back: wait {left} seconds.", bound=left)
    if wish.level is not None and LEVELS.index(wish.level) < LEVELS.index(s.stand_in):
        raise Trouble("weaker-bot", f"This person has chosen a {s.stand_in} to sit in.")
    return wish.level or s.stand_in


def choose_stand_in(connection: Connection, table_id: str, number: int, me: Me, level: str) -> None:
    """Which bot is to sit in for me when I am away."""
    table = lock(connection, table_id)
    if _seat(table, number).person != me.id:
        raise Trouble("forbidden", "That is not your seat.")
    sit(connection, table_id, number, stand_in=level)
    notify(connection, table_id, 0)


# --- another game ---


def rematch(connection: Connection, table_id: str, me: Me, settings: Settings) -> str:
    """The same game once more; whoever sat second sits first. The others are asked, their seats kept for them, but for those who
    want nothing to do with each other; whoever asks later says yes to the same table."""
    table = lock(connection, table_id)
    row = table.row
    if not table.seats_of(me.id):
        raise Trouble("forbidden", "You do not sit at this table.")
    if row.rematch is not None:
        again = lock(connection, row.rematch)
        if again.row.status == "waiting" and accept(connection, again, me):
            settle(connection, row.rematch)
        return str(row.rematch)
    if row.status not in ("over", "abandoned"):
        raise Trouble("not-over", "This table is not over.")
    setup = Setup.anew(connection, row)
    parts = None if row.parts_id is None else setup.parts.text
    wish = NewTable(game=row.game, seats=[], parts=parts, public=row.public, hints=row.hints,
                    time=clocks.rule_of(row), rated=row.rated)
    anew = [_once_more(s, n, me, ties.apart(connection, me.id, s.person))
            for n, s in enumerate(table.seats[1:] + table.seats[:1])]
    new = insert(connection, me, setup, anew, wish, settings)
    notices.tell(connection, new, "invited", [s.invited for s in anew], me.name)
    connection.execute(game_table.update().where(game_table.c.id == table_id).values(rematch=new))
    notify(connection, table_id, 0)
    return new


def _once_more(s: Seat, number: int, me: Me, apart: bool) -> Seat:
    if apart:
        return Seat(number, None, "", None)
    if s.person is None:
        return Seat(number, None, s.name, s.level, character=s.character)
    mine = s.person == me.id
    return Seat(number, me.id if mine else None, s.name, None, s.stand_in, None if mine else s.person)
