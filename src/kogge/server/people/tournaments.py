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
    RoundDates,
    SeatWish,
    StandingRow,
    TimeRule,
    TournamentInfo,
    TournamentLine,
    TournamentTable,
)
from kogge.server.people import clubs, names, pairings, ratings
from kogge.server.problems import Trouble
from kogge.server.settings import Settings
from kogge.server.storage.database import inserting, now
from kogge.server.storage.rows import (
    club,
    club_table,
    entrant,
    game_table,
    person,
    profile,
    rating,
    result,
    seat,
    tournament,
    tournament_table,
)
from kogge.server.tables import clocks, lobby
from kogge.server.tables.standing import STAND_IN, Seat

if TYPE_CHECKING:
    from kogge.server.hub import Hub

LOOK: Final = 3600.0
"""Seconds after which it is looked again whether a round has ended."""
ENTRANTS: Final = 128
MOST: Final = 10
"""Of one club that are not over."""
LISTED: Final = 50


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
    going_on = sa.select(sa.func.count()).where(tournament.c.club == club_id, tournament.c.status != "over")
    if (connection.scalar(going_on) or 0) >= MOST:
        raise Trouble("too-many-tournaments", f"At most {MOST} tournaments of a club at a time.", bound=MOST)
    id = secrets.token_urlsafe(9)
    connection.execute(tournament.insert().values(
        id=id, club=club_id, name=names.proper(wish.name), game=wish.game, mode=wish.mode, rounds=wish.rounds, size=wish.size,
        time=msgspec.json.encode(wish.time).decode(), status="registering", round=0, created=now()))
    return id


def enter(connection: Connection, me: Me, id: str) -> None:
    """Before the start: to play; later: to be a substitute, should somebody be missing. Whoever was drawn and has withdrawn is
    drawn again."""
    row = one(connection, id, lock=True)
    if me.guest:
        raise Trouble("no-account", "A tournament is entered by somebody with an account.")
    if row.status == "over":
        raise Trouble("not-waiting", "This tournament is over.")
    if (connection.scalar(sa.select(sa.func.count()).where(entrant.c.tournament == id)) or 0) >= ENTRANTS:
        raise Trouble("seat-taken", "This tournament is full.")
    strength = ratings.strength(connection, me.id, row.game, json.loads(row.time)["kind"])
    values = {"tournament": id, "person": me.id, "strength": strength, "lot": secrets.randbelow(1 << 30),
              "withdrawn": row.status == "running"}
    insert = inserting(connection, entrant).values(**values)
    again = row.status == "running" and me.id not in reserves(standings(connection, row)[1])
    connection.execute(insert.on_conflict_do_update(
        index_elements=["tournament", "person"], set_={"withdrawn": False}) if again else insert.on_conflict_do_nothing())


def withdraw(connection: Connection, me: Me, id: str) -> None:
    """Before the start, and from those who wait to be substitutes: not entered; later: not drawn any more."""
    row = one(connection, id, lock=True)
    mine = sa.and_(entrant.c.tournament == id, entrant.c.person == me.id)
    if row.status == "registering" or me.id in reserves(standings(connection, row)[1]):
        connection.execute(entrant.delete().where(mine))
    else:
        connection.execute(entrant.update().where(mine).values(withdrawn=True))


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
    faced: list[str] = field(default_factory=list)
    """Those of whom they have met in games that are over."""
    seats: list[int] = field(default_factory=list)
    cells: dict[int, RoundCell] = field(default_factory=dict)


def standings(connection: Connection, row: Any) -> tuple[list[str], dict[str, Score]]:
    """People from first to last: by points, by those of whom they have met, by their share of points at their tables, by lots."""
    scores = {each.person: Score(each.strength, each.lot, each.withdrawn) for each in connection.execute(
        sa.select(entrant).where(entrant.c.tournament == row.id, entrant.c.person.is_not(None)))}
    tables = connection.execute(sa.select(tournament_table).where(tournament_table.c.tournament == row.id)).all()
    results: dict[str, list[Any]] = defaultdict(list)
    for each in connection.execute(sa.select(result).where(
            result.c.table_id.in_([table.table_id for table in tables])).order_by(result.c.seat)):
        results[each.table_id].append(each)
    for table in tables:
        _count(table, results[table.table_id], scores)

    def order(who: str) -> tuple[float, float, float, float, int]:
        mine = scores[who]
        begun = bool(mine.faced)
        return (-mine.points, -_opponents(scores, who), -sum(mine.share) / max(1, len(mine.share)),
                0.0 if begun else -mine.strength, mine.lot)

    return sorted(scores, key=order), scores


def reserves(scores: dict[str, Score]) -> list[str]:
    """Those who wait to be substitutes: they came later, and were never drawn."""
    return [who for who, score in scores.items() if score.withdrawn and not score.seats]


def _opponents(scores: dict[str, Score], who: str) -> float:
    return sum(scores[other].points for other in scores[who].faced if other in scores)


def _count(table: Any, rows: list[Any], scores: dict[str, Score]) -> None:
    people = json.loads(table.people)
    for number, who in enumerate(people):
        if who in scores:
            scores[who].met += [other for other in people if other not in (who, pairings.BOT)]
            scores[who].seats.append(number)
            scores[who].cells[table.round] = RoundCell(table.number, table.table_id, None, None)
    if not rows:
        return
    total = max(1, sum(max(0, each.points) for each in rows))
    for who, each, worth in zip(people, rows, pairings.award([each.place for each in rows]), strict=True):
        if who in scores:
            scores[who].points += 1.0 if each.lost and worth > 1.0 else worth  # a stand-in counts as third at best
            scores[who].share.append(max(0, each.points) / total)
            scores[who].faced += [other for other in people if other not in (who, pairings.BOT)]
            scores[who].cells[table.round] = RoundCell(table.number, table.table_id, each.place, each.points)


def draw(connection: Connection, row: Any, settings: Settings) -> None:
    """The next round, and its tables."""
    standing, scores = standings(connection, row)
    there = [who for who in standing if not scores[who].withdrawn]
    if row.mode == "robin":
        there.sort(key=lambda who: scores[who].lot)
    met: dict[frozenset[str], int] = defaultdict(int)
    for who in scores:
        for other in scores[who].met:
            met[frozenset((who, other))] += 1
    drawn = pairings.tables(there, met, row.size, game(row.game).players)
    for number, people in enumerate(drawn, 1):
        order = pairings.seated(people, {who: scores[who].seats for who in people if who != pairings.BOT})
        table_id = _table(connection, row, order, settings)
        connection.execute(tournament_table.insert().values(
            tournament=row.id, round=row.round + 1, number=number, table_id=table_id, people=json.dumps(order)))
    connection.execute(tournament.update().where(tournament.c.id == row.id).values(status="running", round=row.round + 1))
    due.put(connection, clubs.ROUND, row.id, now() + LOOK)


def _table(connection: Connection, row: Any, people: list[str], settings: Settings) -> str:
    known = {each.id: each.name for each in connection.execute(sa.select(person).where(person.c.id.in_(people)))}
    wish = NewTable(row.game, [SeatWish("open") for _ in people], time=msgspec.json.decode(row.time, type=TimeRule), rated=True,
                    hints=False)
    chairs: list[Seat] = []
    for number, who in enumerate(people):
        told = names.distinct(known.get(who, STAND_IN.capitalize()), [other.name for other in chairs])
        chairs.append(Seat(number, who or None, told, None if who else STAND_IN))
    host = next(who for who in people if who)
    unbound = replace(settings, limits=False)
    id = lobby.insert(connection, Me(host, known[host], False), lobby.setup_of(wish), chairs, wish, unbound,
                      begins="round")
    connection.execute(club_table.insert().values(table_id=id, club=row.club))
    return id


def next_round(connection: Connection, thing: Thing, settings: Settings) -> float | None:
    row = connection.execute(sa.select(tournament).where(tournament.c.id == thing.key).with_for_update()).first()
    if row is None or row.status != "running" or row.paused:
        return None
    late = row.round == row.rounds  # the end waits for the tables of all rounds
    going_on = sa.select(game_table.c.id).join(tournament_table, tournament_table.c.table_id == game_table.c.id).where(
        tournament_table.c.tournament == row.id, game_table.c.status == "playing",
        sa.true() if late else tournament_table.c.round == row.round)
    if connection.execute(going_on).first() is not None:
        return now() + LOOK
    if row.round < row.rounds:
        draw(connection, row, settings)
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
    silent = sa.select(profile.c.person).where(~profile.c.ratings, profile.c.person != (me or ""))
    rated = set(connection.scalars(ratings.known("people", row.game, json.loads(row.time)["kind"]).where(
        rating.c.person.in_(order), rating.c.person.not_in(silent))))
    waiting = reserves(scores)
    order = [who for who in order if who not in waiting]
    rows = [StandingRow(
        number, known[who], who == me, scores[who].withdrawn, round(scores[who].strength) if who in rated else None,
        round(scores[who].points, 2),
        round(_opponents(scores, who), 2),
        round(100 * sum(scores[who].share) / max(1, len(scores[who].share)), 1),
        [scores[who].cells.get(n) for n in range(1, row.rounds + 1)]) for number, who in enumerate(order, 1)]
    tables = connection.execute(sa.select(tournament_table, game_table.c.status, game_table.c.turn, game_table.c.deadline).join(
        game_table, game_table.c.id == tournament_table.c.table_id).where(
            tournament_table.c.tournament == id, sa.or_(
                tournament_table.c.round == row.round, game_table.c.status == "playing")).order_by(
                    tournament_table.c.round.desc(), tournament_table.c.number)).all()
    told = [TournamentTable(
        each.round, each.number, each.table_id, each.status, list(connection.scalars(sa.select(seat.c.name).where(
            seat.c.table_id == each.table_id).order_by(seat.c.seat))), each.turn if each.status == "playing" else None,
        None if each.deadline is None else iso(each.deadline), me in json.loads(each.people)) for each in tables]
    return TournamentInfo(
        row.id, row.name, row.game, row.mode, row.rounds, row.size, msgspec.json.decode(row.time, type=TimeRule), row.status,
        row.paused, row.round, home.id, home.name, home.owner == me,
        me in waiting or (me in order and not scores[str(me)].withdrawn), rows,
        sorted(told, key=lambda each: not each.mine), [known[who] for who in waiting], _dates(connection, row))


def _dates(connection: Connection, row: Any) -> list[RoundDates]:
    """When each round began, and when it ended if it has."""
    query = sa.select(
        tournament_table.c.round, sa.func.min(game_table.c.created).label("begun"),
        sa.func.max(game_table.c.changed).label("ended"),
        sa.func.sum(sa.case((game_table.c.status == "playing", 1), else_=0)).label("playing")).join(
            game_table, game_table.c.id == tournament_table.c.table_id).where(tournament_table.c.tournament == row.id)
    return [RoundDates(iso(each.begun), None if each.playing else iso(each.ended))
            for each in connection.execute(query.group_by(tournament_table.c.round).order_by(tournament_table.c.round))]


def listed(connection: Connection, me: str | None) -> list[TournamentLine]:
    """Without standings and tables."""
    entered = sa.select(sa.func.count()).where(entrant.c.tournament == tournament.c.id).correlate(tournament)
    mine = sa.select(sa.func.count()).where(entrant.c.tournament == tournament.c.id, entrant.c.person == (me or "")).correlate(
        tournament)
    query = sa.select(
        tournament, club.c.name.label("club_name"), club.c.owner, entered.scalar_subquery().label("entrants"),
        mine.scalar_subquery().label("mine")).join(club, club.c.id == tournament.c.club)
    rows = connection.execute(query.order_by(tournament.c.status == "over", tournament.c.created.desc()).limit(LISTED))
    return [TournamentLine(row.id, row.name, row.game, row.status, row.round, row.rounds, row.entrants, row.club, row.club_name,
                           bool(row.mine)) for row in rows]
