"""Who may put whom where: stand-ins after a grace period, guests sent away, rematches that ask, hosts who are there."""
from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command

from kogge.server.clock import Clock
from kogge.server.hub import Hub
from kogge.server.messages import Greet, Join, Me, NewTable, SeatChange, SeatWish, TableInfo
from kogge.server.people import accounts, sessions
from kogge.server.problems import Trouble
from kogge.server.settings import Settings
from kogge.server.storage.database import alembic_config, migrate
from kogge.server.tables import lobby, seats
from kogge.server.tables.listener import Listener
from server.setting import Person, Server, prepare

# --- stand-ins ---


class House:
    """A server in this process, whose clock a test can turn."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def later(self, seconds: float) -> None:
        """So much time goes by, and the server lives."""
        self.hub.clock.turn(seconds)
        await self.hub._heartbeat()

    async def person(self, name: str) -> sessions.Visit:
        _, token = await self.hub.database.write(accounts.guest, name)
        visit = await self.hub.database.read(sessions.who, token)
        assert visit is not None
        return visit

    async def table(self, *visits: sessions.Visit) -> str:
        host = visits[0].me
        wish = NewTable("nauticus", [SeatWish("me"), *(SeatWish("open") for _ in visits[1:])])
        table = await self.hub.database.write(lobby.open_table, host, wish, lobby.setup_of(wish), self.hub.settings)
        for visit in visits[1:]:
            await self.hub.database.write(seats.join, table, visit.me, Join())
        return table

    async def enter(self, table: str, visit: sessions.Visit) -> Listener:
        room = await self.hub.room(table)
        listener = Listener(room, visit, Greet())
        await room.enter(listener)
        return listener

    async def hand_over(self, table: str, number: int, me: Me, level: str | None = None) -> str:
        """What becomes of the wish to put a bot there."""
        change = SeatChange("bot", level)  # type: ignore[arg-type]
        try:
            await self.hub.database.write(seats.change_seat, table, number, me, change)
        except Trouble as trouble:
            return trouble.code
        return "done"

    async def info(self, table: str) -> TableInfo:
        return (await self.hub.standing(table)).info(None)


def at_home(folder: Path, scene: object) -> None:
    async def run() -> None:
        settings = Settings(folder)
        prepare(settings.url)
        hub = Hub(settings)
        await hub.start()
        try:
            await scene(House(hub))  # type: ignore[operator]
        finally:
            await hub.stop()

    asyncio.run(run())


def test_nobody_is_replaced_before_they_could_come_back(tmp_path: Path, clock: Clock) -> None:
    async def scene(house: House) -> None:
        ann, bert = await house.person("Ann"), await house.person("Bert")
        table = await house.table(ann, bert)
        await house.later(600)  # at the table for long
        listener = await house.enter(table, bert)
        assert await house.hand_over(table, 1, ann.me) == "forbidden"  # he is there
        await listener.room.leave(listener)
        assert await house.hand_over(table, 1, ann.me) == "too-soon"
        assert (await house.info(table)).seats[1].grace == 60
        await house.later(59)
        assert await house.hand_over(table, 1, ann.me) == "too-soon"
        again = await house.enter(table, bert)  # he was back for a moment
        await again.room.leave(again)
        await house.later(59)
        assert await house.hand_over(table, 1, ann.me) == "too-soon"
        await house.later(2)
        assert await house.hand_over(table, 1, ann.me) == "done"
        seat = (await house.info(table)).seats[1]
        assert (seat.level, seat.away) == ("captain", True)

    at_home(tmp_path, scene)


def test_the_time_counts_from_the_start_of_a_game(tmp_path: Path, clock: Clock) -> None:
    async def scene(house: House) -> None:
        ann, bert, cleo = [await house.person(name) for name in ("Ann", "Bert", "Cleo")]
        wish = NewTable("nauticus", [SeatWish("me"), SeatWish("open"), SeatWish("open")])
        table = await house.hub.database.write(lobby.open_table, ann.me, wish, lobby.setup_of(wish), house.hub.settings)
        await house.hub.database.write(seats.join, table, bert.me, Join())
        await house.later(86_400)  # Bert waits at home until the third has come
        await house.hub.database.write(seats.join, table, cleo.me, Join())
        assert await house.hand_over(table, 1, ann.me) == "too-soon"

    at_home(tmp_path, scene)


def test_a_restart_makes_nobody_absent_for_long(tmp_path: Path, clock: Clock) -> None:
    """Whoever was there when the server died has the whole grace period to come back."""
    async def before(house: House) -> None:
        ann, bert = await house.person("Ann"), await house.person("Bert")
        table = await house.table(ann, bert)
        await house.later(600)
        await house.enter(table, bert)
        found.extend([table, ann.me])

    async def after(house: House) -> None:
        assert await house.hand_over(found[0], 1, found[1]) == "too-soon"
        await house.later(61)
        assert await house.hand_over(found[0], 1, found[1]) == "done"

    found: list[object] = []
    at_home(tmp_path, before)
    at_home(tmp_path, after)


def test_nobody_is_replaced_by_a_weaker_bot_than_they_chose(tmp_path: Path, clock: Clock) -> None:
    async def scene(house: House) -> None:
        ann, bert = await house.person("Ann"), await house.person("Bert")
        table = await house.table(ann, bert)
        await house.later(61)
        assert await house.hand_over(table, 1, ann.me, "mate") == "weaker-bot"  # a captain unless somebody says otherwise
        await house.hub.database.write(seats.choose_stand_in, table, 1, bert.me, "admiral")
        assert await house.hand_over(table, 1, ann.me, "captain") == "weaker-bot"
        assert await house.hand_over(table, 1, ann.me) == "done"
        assert (await house.info(table)).seats[1].level == "admiral"
        assert await house.hand_over(table, 1, ann.me, "deckhand") == "forbidden"  # nor exchanged afterwards
        with pytest.raises(Trouble, match="not your seat"):
            await house.hub.database.write(seats.choose_stand_in, table, 1, ann.me, "deckhand")

    at_home(tmp_path, scene)


def test_whoever_leaves_is_followed_by_the_bot_of_their_choice(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.table("me", "open")
    guest.join(table)
    chosen = guest.http.patch(f"/api/tables/{table}/seats/1", json={"level": "deckhand"}).json()
    assert chosen["seats"][1]["stand_in"] == "deckhand"
    assert guest.post(f"/api/tables/{table}/leave").json()["seats"][1]["level"] == "deckhand"


# --- hosts ---


def test_the_host_sends_a_guest_away_before_the_start(server: Server) -> None:
    host, guest, other = Person(server), Person(server), Person(server)
    table = host.table("me", "open", "open")
    guest.join(table)
    seat = f"/api/tables/{table}/seats/1"
    assert guest.http.delete(f"/api/tables/{table}/seats/0").json()["code"] == "forbidden"
    assert other.http.delete(seat).json()["code"] == "forbidden"
    assert host.http.delete(f"/api/tables/{table}/seats/0").json()["code"] == "forbidden"  # oneself one leaves
    assert host.http.delete(seat).json()["seats"][1]["kind"] == "open"
    assert guest.join(table).json()["code"] == "sent-away"
    assert other.join(table).status_code == 200
    assert Person(server).join(table).json()["status"] == "playing"
    assert host.http.delete(seat).json()["code"] == "not-waiting"


def test_a_host_who_has_left_ends_nothing_and_the_next_is_host(server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = host.table("me", "open", "open")
    guest.join(table)
    Person(server).join(table)
    host.post(f"/api/tables/{table}/leave")
    assert host.post(f"/api/tables/{table}/abandon").json()["code"] == "forbidden"
    assert guest.get(f"/api/tables/{table}").json()["host"] is True
    assert guest.post(f"/api/tables/{table}/abandon").json()["status"] == "abandoned"


# --- rematch ---


def over(server: Server) -> tuple[Person, Person, str]:
    host, guest = Person(server, name="Ann"), Person(server, name="Bert")
    table = host.table("me", "open", "mate")
    guest.join(table)
    host.post(f"/api/tables/{table}/abandon")
    return host, guest, table


def test_a_rematch_asks_and_seats_nobody(server: Server) -> None:
    host, guest, table = over(server)
    again = host.post(f"/api/tables/{table}/rematch").json()
    assert (again["status"], again["seats"][0]["kind"], again["seats"][0]["name"]) == ("waiting", "invited", "Bert")
    seen = next(t for t in guest.get("/api/tables/mine").json()["tables"] if t["id"] == again["id"])
    assert (seen["invited"], seen["seats"][0]["kept_for_me"], seen["seats"][0]["mine"]) == (True, True, False)
    assert Person(server).join(again["id"]).json()["code"] == "seat-taken"  # the seat is kept
    assert guest.join(again["id"]).json()["status"] == "playing"


def test_a_rematch_can_be_declined_and_the_seat_is_open(server: Server) -> None:
    host, guest, table = over(server)
    again = host.post(f"/api/tables/{table}/rematch").json()["id"]
    left = guest.post(f"/api/tables/{again}/leave").json()
    assert (left["status"], left["seats"][0]["kind"], left["seats"][0]["name"]) == ("waiting", "open", "")
    assert Person(server).join(again).json()["status"] == "playing"


def test_the_host_may_stop_asking(server: Server) -> None:
    host, guest, table = over(server)
    again = host.post(f"/api/tables/{table}/rematch").json()["id"]
    filled = host.http.put(f"/api/tables/{again}/seats/0", json={"kind": "bot", "level": "deckhand"}).json()
    assert (filled["status"], filled["seats"][0]["name"]) == ("playing", "Deckhand")
    assert guest.join(again).json()["code"] == "not-waiting"


def test_forgetting_somebody_who_is_asked(server: Server) -> None:
    host, guest, table = over(server)
    again = host.post(f"/api/tables/{table}/rematch").json()["id"]
    assert guest.http.request("DELETE", "/api/me", json={}).status_code == 204
    seat = host.get(f"/api/tables/{again}").json()["seats"][0]
    assert (seat["kind"], seat["name"]) == ("open", "")


# --- what is there already ---


def test_an_old_database_keeps_its_people_and_tables(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/kogge.db"
    command.upgrade(alembic_config(url), "0002")
    with sqlite3.connect(tmp_path / "kogge.db") as old:
        old.execute("INSERT INTO person VALUES ('p', 'Ian', 'ian', 'h', 1), ('q', 'lan', 'lan', 'h', 2)")
        old.execute("INSERT INTO person VALUES ('g', 'Guest', NULL, NULL, 3)")
        old.execute("INSERT INTO session VALUES ('a1b2c3d4e5f6a7b8c9', 'p', 1, 1)")
        old.execute("INSERT INTO game_table VALUES ('t', 'nauticus', 2, '{}', NULL, 'standard', 'h', 1, 'p', 0, 1, 1, "
                    "'playing', 1, 0, 1, NULL, NULL)")
        old.execute("INSERT INTO seat VALUES ('t', 0, 'p', 'Ian', NULL), ('t', 1, NULL, 'Mate', 'mate')")
        old.execute("INSERT INTO log VALUES ('t', 1, 0, 'x', 0, NULL, 1)")
    migrate(url)
    engine = sa.create_engine(url)
    with engine.connect() as new:
        assert new.exec_driver_sql("PRAGMA foreign_key_check").all() == []
        assert new.exec_driver_sql("SELECT id, looks FROM person ORDER BY id").all() == [("g", None), ("p", "1an"), ("q", None)]
        assert new.exec_driver_sql("SELECT id, agent FROM session").all() == [("a1b2c3d4e5f6a7b8", "")]
        assert new.exec_driver_sql("SELECT stand_in, invited FROM seat").all() == [("captain", None)] * 2
        assert new.exec_driver_sql("SELECT grace, length FROM game_table").all() == [(60, 1)]
        assert new.exec_driver_sql("SELECT count(*) FROM log").scalar() == 1
    engine.dispose()
