"""Tournaments of a club: entered, drawn round by round (`kogge.server.people.pairings`), played at ordinary tables, and counted
from their results. Functions are parts of transactions."""
from __future__ import annotations

import json
import secrets
from collections import defaultdict
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from kogge import game, games
from kogge.server import due
from kogge.server.clock import iso
from kogge.server.due import Thing
from kogge.server.messages import (
    Me,
    NewTable,
    NewTournament,
    RoundCell,
    SeatWish,
    StandingRow,
    TimeRule,
    TournamentInfo,
    TournamentTable,
)
from kogge.server.notices import notices
from kogge.server.people import clubs, names, pairings, ratings
from kogge.server.problems import Trouble
from kogge.server.settings import Settings
from kogge.server.storage.database import inserting, now
from kogge.server.storage.rows import club, club_table, entrant, game_table, person, result, seat, tournament, tournament_table
from kogge.server.tables import clocks, lobby
from kogge.server.tables.standing import STAND_IN, Seat

if TYPE_CHECKING:
    from kogge.server.hub import Hub

LOOK: Final = 3600.0
"""Seconds after which it is looked again whether a round has ended."""
ENTRANTS: Final = 128


def one(connection: Connection, id: str, lock: bool = False) -> Any:
    query = sa.select(tournament).where(tournament.c.id == id)
    row = connection.execute(query.with_for_update() if lock else query).first()
    if row is None:
        raise Trouble("not-found", "There is no such tournament.")
    return row


def announce(connection: Connection, me: Me, club_id: str, wish: NewTournament) -> str:
    clubs.owned(connection, me, club_id)
    if wish.game not in games():
        raise Trouble("no-such-game", f"There is no game {wish.game!r}.")
    if wish.size not in game(wish.game).players:
        raise Trouble("bad-request", "This game is not played by so many.")
    clocks.check(wish.time)
    id = secrets.token_urlsafe(9)
    connection.execute(tournament.insert().values(
        id=id, club=club_id, name=names.proper(wish.name), game=wish.game, mode=wish.mode, rounds=wish.rounds, size=wish.size,
        time=msgspec.json.encode(wish.time).decode(), status="registering", round=0, created=now()))
    return id


def enter(connection: Connection, me: Me, id: str) -> None:
    row = one(connection, id, lock=True)
    if me.guest:
        raise Trouble("no-account", "A tournament is entered by somebody with an account.")
    if row.status != "registering":
        raise Trouble("not-waiting", "This tournament has begun.")
    if (connection.scalar(sa.select(sa.func.count()).where(entrant.c.tournament == id)) or 0) >= ENTRANTS:
        raise Trouble("seat-taken", "This tournament is full.")
    strength = ratings.strength(connection, me.id, row.game, json.loads(row.time)["kind"])
    values = {"tournament": id, "person": me.id, "strength": strength, "lot": secrets.randbelow(1 << 30)}
    connection.execute(inserting(connection, entrant).values(**values).on_conflict_do_nothing())


def withdraw(connection: Connection, me: Me, id: str) -> None:
    """Before the start: not entered; later: not drawn any more."""
    row = one(connection, id, lock=True)
    mine = sa.and_(entrant.c.tournament == id, entrant.c.person == me.id)
    if row.status == "registering":
        connection.execute(entrant.delete().where(mine))
    else:
        connection.execute(entrant.update().where(mine).values(withdrawn=True))


def start(connection: Connection, me: Me, id: str, settings: Settings) -> None:
    row = one(connection, id, lock=True)
    clubs.owned(connection, me, row.club)
    if row.status != "registering":
        raise Trouble("not-waiting", "This tournament has begun.")
    if (connection.scalar(sa.select(sa.func.count()).where(entrant.c.tournament == id)) or 0) < row.size:
        raise Trouble("not-over", "Too few have entered.")
    _draw(connection, row, settings)


# --- rounds ---


@dataclass
class Score:
    """How somebody stands."""

    strength: float = 0.0
    lot: int = 0
    withdrawn: bool = False
    points: float = 0.0
    share: list[float] = field(default_factory=list)
    met: list[str] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    cells: dict[int, RoundCell] = field(default_factory=dict)


def standings(connection: Connection, row: Any) -> tuple[list[str], dict[str, Score]]:
    """People from first to last: by points, by those of whom they have met, by their share of points at their tables, by lots."""
    scores = {each.person: Score(each.strength, each.lot, each.withdrawn) for each in connection.execute(
        sa.select(entrant).where(entrant.c.tournament == row.id, entrant.c.person.is_not(None)))}
    for table in connection.execute(sa.select(tournament_table, game_table.c.status).join(
            game_table, game_table.c.id == tournament_table.c.table_id).where(tournament_table.c.tournament == row.id)).all():
        _count(connection, table, scores)

    def order(who: str) -> tuple[float, float, float, float, int]:
        mine = scores[who]
        begun = bool(mine.met)
        return (-mine.points, -_opponents(scores, who), -sum(mine.share) / max(1, len(mine.share)),
                0.0 if begun else -mine.strength, mine.lot)

    return sorted(scores, key=order), scores


def _opponents(scores: dict[str, Score], who: str) -> float:
    return sum(scores[other].points for other in scores[who].met if other in scores)


def _count(connection: Connection, table: Any, scores: dict[str, Score]) -> None:
    people = json.loads(table.people)
    for number, who in enumerate(people):
        if who in scores:
            scores[who].met += [other for other in people if other not in (who, pairings.BOT)]
            scores[who].seats.append(number)
            scores[who].cells[table.round] = RoundCell(table.number, table.table_id, None, None)
    rows = connection.execute(sa.select(result).where(result.c.table_id == table.table_id).order_by(result.c.seat)).all()
    if not rows:
        return
    total = max(1, sum(max(0, each.points) for each in rows))
    for who, each, worth in zip(people, rows, pairings.award([each.place for each in rows]), strict=True):
        if who in scores:
            scores[who].points += 1.0 if each.lost and worth > 1.0 else worth  # a stand-in counts as third at best
            scores[who].share.append(max(0, each.points) / total)
            scores[who].cells[table.round] = RoundCell(table.number, table.table_id, each.place, each.points)


def _draw(connection: Connection, row: Any, settings: Settings) -> None:
    """The next round, and its tables."""
    order, scores = standings(connection, row)
    there = [who for who in order if not scores[who].withdrawn]
    if row.mode == "robin":
        there.sort(key=lambda who: scores[who].lot)
    met: dict[frozenset[str], int] = defaultdict(int)
    for who in scores:
        for other in scores[who].met:
            met[frozenset((who, other))] += 1
    drawn = pairings.tables(there, met, row.size, game(row.game).players)
    for number, people in enumerate(drawn, 1):
        seats = pairings.seated(people, {who: scores[who].seats for who in people if who != pairings.BOT})
        table_id = _table(connection, row, seats, settings)
        connection.execute(tournament_table.insert().values(
            tournament=row.id, round=row.round + 1, number=number, table_id=table_id, people=json.dumps(seats)))
        notices.tell(connection, table_id, "round", [who for who in seats if who != pairings.BOT])
    connection.execute(tournament.update().where(tournament.c.id == row.id).values(status="running", round=row.round + 1))
    due.put(connection, clubs.ROUND, row.id, now() + LOOK)


def _table(connection: Connection, row: Any, people: list[str], settings: Settings) -> str:
    known = {each.id: each.name for each in connection.execute(sa.select(person).where(person.c.id.in_(people)))}
    wish = NewTable(row.game, [SeatWish("open") for _ in people], time=msgspec.json.decode(row.time, type=TimeRule), rated=True,
                    hints=False)
    seats: list[Seat] = []
    for number, who in enumerate(people):
        told = names.distinct(known.get(who, STAND_IN.capitalize()), [other.name for other in seats])
        seats.append(Seat(number, who or None, told, None if who else STAND_IN))
    host = next(who for who in people if who)
    unbound = replace(settings, limits=False)
    id = lobby.insert(connection, Me(host, known[host], False), lobby.setup_of(wish), seats, wish, unbound)
    connection.execute(club_table.insert().values(table_id=id, club=row.club))
    return id


def next_round(connection: Connection, thing: Thing, settings: Settings) -> float | None:
    row = connection.execute(sa.select(tournament).where(tournament.c.id == thing.key).with_for_update()).first()
    if row is None or row.status != "running":
        return None
    going_on = sa.select(game_table.c.id).join(tournament_table, tournament_table.c.table_id == game_table.c.id).where(
        tournament_table.c.tournament == row.id, tournament_table.c.round == row.round, game_table.c.status == "playing")
    if connection.execute(going_on).first() is not None:
        return now() + LOOK
    if row.round < row.rounds:
        _draw(connection, row, settings)
    else:
        connection.execute(tournament.update().where(tournament.c.id == row.id).values(status="over"))
    return None


def running(hub: Hub) -> None:
    hub.calendar.on(clubs.ROUND, lambda connection, thing: next_round(connection, thing, hub.settings))


# --- what is told ---


def info(connection: Connection, id: str, me: str | None) -> TournamentInfo:
    row = one(connection, id)
    home = clubs.one(connection, row.club)
    order, scores = standings(connection, row)
    known = {each.id: each.name for each in connection.execute(sa.select(person).where(person.c.id.in_(order)))}
    rows = [StandingRow(
        number, known[who], who == me, scores[who].withdrawn, round(scores[who].points, 2), round(_opponents(scores, who), 2),
        round(100 * sum(scores[who].share) / max(1, len(scores[who].share)), 1),
        [scores[who].cells.get(n) for n in range(1, row.rounds + 1)]) for number, who in enumerate(order, 1)]
    tables = connection.execute(sa.select(tournament_table, game_table.c.status, game_table.c.turn, game_table.c.deadline).join(
        game_table, game_table.c.id == tournament_table.c.table_id).where(
            tournament_table.c.tournament == id, tournament_table.c.round == row.round).order_by(tournament_table.c.number)).all()
    told = [TournamentTable(
        each.number, each.table_id, each.status, list(connection.scalars(sa.select(seat.c.name).where(
            seat.c.table_id == each.table_id).order_by(seat.c.seat))), each.turn if each.status == "playing" else None,
        None if each.deadline is None else iso(each.deadline), me in json.loads(each.people)) for each in tables]
    return TournamentInfo(
        row.id, row.name, row.game, row.mode, row.rounds, row.size, msgspec.json.decode(row.time, type=TimeRule), row.status,
        row.round, home.id, home.name, home.owner == me, me in scores and not scores[me].withdrawn if me else False, rows,
        sorted(told, key=lambda each: not each.mine))


def listed(connection: Connection, me: str | None) -> list[TournamentInfo]:
    ids = connection.scalars(sa.select(tournament.c.id).join(club, club.c.id == tournament.c.club).order_by(
        tournament.c.status == "over", tournament.c.created.desc()).limit(50)).all()
    return [info(connection, id, me) for id in ids]
