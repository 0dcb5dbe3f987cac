"""Notices: told once, by the ways that somebody has chosen, whatever dies meanwhile; and nobody else's."""
from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
import sqlalchemy as sa

from kogge.server.hub import Hub
from kogge.server.messages import Me, NewWay, NoticeKind, Rhythm, Say, TimeRule, WayChange
from kogge.server.notices import notices, outside, ways, wording
from kogge.server.people import accounts, recovery, rhythm
from kogge.server.problems import Trouble
from kogge.server.settings import Settings
from kogge.server.storage.database import engine_of, now
from kogge.server.storage.rows import due, game_table, way
from kogge.server.tables import talk
from patience import eventually
from server.letterbox import Browser, Letterbox, letterbox
from server.setting import Person, Postgres, Server, prepare, unique_name
from server.test_clocks import Harbour

KINDS: list[Any] = list(get_args(NoticeKind))
HOUR = 3600
pytestmark = pytest.mark.usefixtures("clock")


@pytest.fixture(scope="module")
def office() -> Iterator[Letterbox]:
    with letterbox() as box:
        yield box


@pytest.fixture
def box(office: Letterbox) -> Letterbox:
    for heard in (office.calls, office.mails, office.moods):
        heard.clear()
    return office


def scene(folder: Path, box: Letterbox, play: Callable[[Harbour], Awaitable[None]]) -> None:
    async def run() -> None:
        settings = Settings(folder, limits=False, smtp=box.smtp, private=True, address="https://kogge.example")
        prepare(settings.url)
        hub = Hub(settings)
        hub.thinking.workers.all.clear()
        await play(Harbour(hub))
        await hub.office.close()
        hub.database.close()

    asyncio.run(run())


async def by_all_ways(house: Harbour, box: Letterbox, me: Me, browser: Browser) -> str:
    """Ann wants it all; returns the webhook's secret."""
    def add(connection: sa.Connection) -> str:
        ways.add(connection, me, NewWay("push", kinds=KINDS, **browser.subscription(box.web + "/push")), True)
        ways.add(connection, me, NewWay("mail", "ann@example.org", KINDS, "de"), True)
        _, secret = ways.add(connection, me, NewWay("webhook", box.web + "/hook", KINDS), True)
        connection.execute(way.update().values(confirmed=now()))
        return secret

    secret = await house.hub.database.write(add)
    await house.hub.calendar.run()
    box.mails.clear()
    return secret


async def absent_turn(house: Harbour, people: list[Me]) -> tuple[str, Me]:
    """A table, and who is asked there while elsewhere."""
    table = await house.table(people, None)
    return table, people[await house.turn(table, people)]


def test_whoever_is_elsewhere_hears_by_every_way_that_it_is_their_turn(tmp_path: Path, box: Letterbox) -> None:
    browser = Browser()

    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert")
        for me in people:
            await by_all_ways(house, box, me, browser)
        secrets = await house.hub.database.read(lambda c: list(c.scalars(sa.select(way.c.secret).where(way.c.kind == "webhook"))))
        table, asked = await absent_turn(house, people)
        other = next(me for me in people if me is not asked)
        await house.later(0)
        assert box.calls == []  # a moment of patience
        await house.later(notices.PATIENCE)
        await house.later(3600)
        titles = Counter(browser.read(call.body)["title"] for call in box.calls if call.path == "/push")
        assert titles == {"Nauticus: it is your turn": 1}  # nor that it has begun: one has played already, the other hears this
        push = next(call for call in box.calls if call.path == "/push")
        assert (push.headers["content-encoding"], push.headers["ttl"]) == ("aes128gcm", "86400")
        assert push.headers["authorization"].startswith("vapid t=")
        assert browser.read(push.body)["link"] == f"/table/{table}"
        hook = next(call for call in box.calls if call.path == "/hook" and b"your turn" in call.body)
        body = json.loads(hook.body)
        assert body["content"] == (
            f"**Nauticus: it is your turn** {other.name} waits for your answer. https://kogge.example/table/{table}")
        assert body["allowed_mentions"] == {"parse": []}
        signed = f"{hook.headers['kogge-time']}.".encode() + hook.body
        assert hook.headers["kogge-signature"] in [
            "sha256=" + hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest() for secret in secrets]
        assert [str(mail["Subject"]) for mail in box.mails] == ["Nauticus: Du bist dran"]
        assert box.mails[0]["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        told = await house.hub.database.read(notices.listed, asked)
        assert sorted(each.kind for each in told.notices) == ["began", "turn"]
        assert told.unread == 2
        box.calls.clear()
        await house.table(people, None)  # nobody is there: the first hears that it is their turn, the other that it has begun
        await house.later(3600)
        titles = Counter(browser.read(call.body)["title"] for call in box.calls if call.path == "/push")
        assert titles == {"Nauticus: it is your turn": 1, "Nauticus: the game has begun": 1}

    scene(tmp_path, box, play)


def test_at_most_one_notice_a_turn_and_none_of_what_was_seen(tmp_path: Path, box: Letterbox) -> None:
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert")
        for me in people:
            await by_all_ways(house, box, me, Browser())
        table, asked = await absent_turn(house, people)
        await house.hub.database.write(notices.read, asked.id, table)
        await house.later(3600)
        assert box.calls == []
        for _ in range(3):
            await house.turn(table, people)
        await house.later(3600)
        assert Counter(call.path for call in box.calls) == {"/push": 1, "/hook": 1}  # of the last turn alone
        told = await house.hub.database.read(lambda c: [
            each.kind for me in people for each in notices.listed(c, me).notices if not each.read])
        assert Counter(told)["turn"] == 1
        box.calls.clear()
        for word in ("Ahoy", "Are you there?", "Hello?"):  # and one of all that is said until somebody reads it
            await house.hub.database.write(talk.say, table, people[0], Say(word))
            await house.later(3600)
        assert Counter(call.path for call in box.calls) == {"/push": 1, "/hook": 1}
        await house.hub.database.write(notices.read, people[1].id, table)
        await house.hub.database.write(talk.say, table, people[0], Say("Good"))
        await house.later(3600)
        assert len(box.calls) == 4

    scene(tmp_path, box, play)


def test_who_was_called_is_not_told_again_that_the_time_is_up(tmp_path: Path, box: Letterbox) -> None:
    """One notice a turn: the page shows the latest, and each way brings the first that it can."""
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert")

        def add(connection: sa.Connection) -> None:
            for me in people:
                ways.add(connection, me, NewWay("webhook", box.web + "/all", KINDS), True)
                ways.add(connection, me, NewWay("webhook", box.web + "/late", ["ran-out"]), True)
                ways.add(connection, me, NewWay("mail", f"{me.name}@example.org", ["turn", "ran-out"], digest=True), True)
            connection.execute(way.update().values(confirmed=now()))
            connection.execute(due.delete().where(due.c.kind == ways.CONFIRM))

        def heard() -> list[tuple[str, str]]:
            said = [(call.path, json.loads(call.body)["kogge"]["kind"]) for call in box.calls]
            return sorted(each for each in said if each[1] in notices.OF_A_TURN)

        async def play_on() -> tuple[str, Me]:
            table = await house.table(people, TimeRule("days", turn=8 * HOUR))
            return table, people[await house.turn(table, people)]

        async def shown(table: str, me: Me) -> list[str]:
            told = await house.hub.database.read(notices.listed, me)
            return [each.kind for each in told.notices if each.table == table and each.kind in notices.OF_A_TURN]

        await house.hub.database.write(add)
        table, asked = await play_on()
        for hours in (1, 6, 1):
            await house.later(hours * HOUR + 60)
        assert await shown(table, asked) == ["ran-out"]
        for me in people:
            await house.agree(table, me, "wait")
        for hours in (24, 1, 8):  # the time is up a second time
            await house.later(hours * HOUR + 60)
        assert [kind for kind, _ in await house.told(table)][:4] == ["ran-out", "paused", "resumed", "ran-out"]
        assert heard() == [("/all", "turn"), ("/late", "ran-out")]
        assert len(box.mails) == 1

        minute = int(now() // 60) % 1440
        for me in people:
            await house.hub.database.write(rhythm.change, me, Rhythm("UTC", minute, (minute + 700) % 1440))
        box.calls.clear()
        table, asked = await play_on()
        for hours in (8, 5):
            await house.later(hours * HOUR + 60)
        assert heard() == [("/all", "ran-out"), ("/late", "ran-out")]  # a call at night that is late by the morning

    scene(tmp_path, box, play)


def test_only_what_was_chosen_goes_where_it_was_confirmed(tmp_path: Path, box: Letterbox) -> None:
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert")

        def add(connection: sa.Connection) -> list[str]:
            ways.add(connection, people[0], NewWay("mail", "ann@example.org", KINDS), True)  # perhaps not hers
            wishes = [NewWay("webhook", f"{box.web}/{kind}", [kind]) for kind in ("began", "invited")]
            return [ways.add(connection, people[0], wish, True)[0].id for wish in wishes]

        _, invited = await house.hub.database.write(add)
        await house.later(1)
        assert [str(mail["Subject"]) for mail in box.mails] == ["Is this your address?"]
        table = await house.table(people, None)
        await house.later(60)
        assert [call.path for call in box.calls] == ["/began"]
        await house.hub.database.write(notices.tell, table, "invited", [people[0].id], "Bert")
        await house.hub.database.write(ways.change, people[0], invited, WayChange([]))  # before it is sent
        await house.later(60)
        assert (len(box.calls), len(box.mails)) == (1, 1)

    scene(tmp_path, box, play)


def test_nobody_is_told_at_night(tmp_path: Path, box: Letterbox) -> None:
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert")
        minute = int(now() // 60) % 1440
        night = Rhythm("UTC", (minute - 60) % 1440, (minute + 300) % 1440)
        for me in people:
            await by_all_ways(house, box, me, Browser())
            await house.hub.database.write(rhythm.change, me, night)
        await absent_turn(house, people)
        await house.later(4 * 3600)
        assert box.calls == []
        await house.later(2 * 3600)
        assert len(box.calls) == 2

    scene(tmp_path, box, play)


def test_neither_retries_nor_digests_come_at_night(tmp_path: Path, box: Letterbox) -> None:
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert")
        minute = int(now() // 60) % 1440
        for me in people:
            await house.hub.database.write(rhythm.change, me, Rhythm("UTC", (minute + 2) % 1440, (minute + 660) % 1440))

        def add(connection: sa.Connection) -> None:
            for me in people:
                ways.add(connection, me, NewWay("mail", f"{me.name}@example.org", KINDS, digest=True), True)
                ways.add(connection, me, NewWay("webhook", box.web + "/hook", KINDS), True)
            connection.execute(way.update().values(confirmed=now()))
            connection.execute(due.delete().where(due.c.kind == ways.CONFIRM))

        await house.hub.database.write(add)
        await absent_turn(house, people)
        box.moods[:] = [500] * 20
        await house.later(60)
        tried = len(box.calls)
        assert tried > 0  # in the evening, in vain
        box.moods.clear()
        await house.later(7 * 3600)
        assert (len(box.calls), box.mails) == (tried, [])
        await house.later(4 * 3600)
        assert len(box.calls) > tried
        assert len(box.mails) == 2

    scene(tmp_path, box, play)


def test_a_digest_tells_nothing_twice(tmp_path: Path, box: Letterbox) -> None:
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert")

        def add(connection: sa.Connection) -> None:
            ways.add(connection, people[0], NewWay("mail", "ann@example.org", ["invited"], digest=True), True)
            connection.execute(way.update().values(confirmed=now()))
            connection.execute(due.delete().where(due.c.kind == ways.CONFIRM))

        await house.hub.database.write(add)
        tables = [await house.table(people, None) for _ in range(3)]
        for number, table in enumerate(tables):
            await house.hub.database.write(notices.tell, table, "invited", [people[0].id], "Bert")
            await house.later(notices.GATHER + 60 if number else 60)
        assert len(box.mails) == 2
        assert [[table in box.mail_text(n) for table in tables] for n in range(2)] == [[True, True, False], [False, False, True]]

    scene(tmp_path, box, play)


def test_a_digest_gathers(tmp_path: Path, box: Letterbox) -> None:
    async def play(house: Harbour) -> None:
        people = await house.people("Ann", "Bert")

        def add(connection: sa.Connection) -> None:
            for me in people:
                ways.add(connection, me, NewWay("mail", f"{me.name}@example.org", KINDS, digest=True), True)
            connection.execute(way.update().values(confirmed=now()))
            connection.execute(due.delete().where(due.c.kind == ways.CONFIRM))

        await house.hub.database.write(add)
        for _ in range(3):
            await absent_turn(house, people)
        await house.later(3600)
        assert box.mails == []
        await house.later(notices.GATHER)
        assert len(box.mails) == 2
        assert {str(mail["Subject"])[:7] for mail in box.mails} == {"Kogge: "}
        assert sum(box.mail_text(n).count("/table/") for n in range(2)) == 6  # whose turn it is need not hear of the beginning

    scene(tmp_path, box, play)


def test_what_fails_comes_later_and_what_is_gone_is_dropped(tmp_path: Path, box: Letterbox) -> None:
    async def play(house: Harbour) -> None:
        [ann] = await house.people("Ann")
        table = await house.table([ann, ann], None)

        def hook(connection: sa.Connection) -> None:
            ways.add(connection, ann, NewWay("webhook", box.web + "/hook", KINDS), True)
            notices.tell(connection, table, "turn", [ann.id])

        await house.hub.database.write(hook)
        box.moods[:] = [503, 429, 500]
        await house.later(notices.PATIENCE)
        for _ in range(5):
            await house.later(10)
        assert len(box.calls) == 4
        assert len({call.headers["kogge-id"] for call in box.calls}) == 1
        box.moods[:] = [410]
        house.hub.clock.turn(1)
        await house.hub.database.write(notices.tell, table, "turn", [ann.id])
        await house.later(notices.PATIENCE)
        assert await house.hub.database.read(ways.listed, ann) == []

    scene(tmp_path, box, play)


@pytest.mark.parametrize(("kind", "kills", "tables"), [
    ("sqlite", 1, 12), ("postgres", 1, 12), pytest.param("sqlite", 3, 70, marks=pytest.mark.soak),
    pytest.param("postgres", 3, 70, marks=pytest.mark.soak)])
def test_many_notices_arrive_once_each_whoever_is_killed(
        kind: str, kills: int, tables: int, tmp_path: Path, box: Letterbox, request: pytest.FixtureRequest) -> None:
    postgres: Postgres | None = request.getfixturevalue("postgres") if kind == "postgres" else None
    url = postgres.database(f"notices{kills}") if postgres else ""
    more = {"KOGGE_PRIVATE": "on", "KOGGE_SMTP": box.smtp, "KOGGE_ADDRESS": "https://kogge.example"}
    servers = [Server(tmp_path / str(number), url, **more) for number in range(2 if postgres else 1)]
    with servers[0]:
        ann = Person(servers[0])
        table = ann.table("me", "open")
        me = ann.get("/api/me").json()["id"]
    engine = engine_of(servers[0].url)
    with engine.begin() as connection:
        row = connection.execute(sa.select(game_table).where(game_table.c.id == table)).one()._asdict()
        ways.add(connection, Me(me, "", True), NewWay("push", kinds=KINDS, **Browser().subscription(box.web + "/push")), True)
        ways.add(connection, Me(me, "", True), NewWay("mail", "ann@example.org", KINDS), True)
        ways.add(connection, Me(me, "", True), NewWay("webhook", box.web + "/hook", KINDS), True)
        connection.execute(way.update().values(confirmed=now()))
        for number in range(tables):
            connection.execute(game_table.insert().values(row | {"id": f"t{number}"}))
            notices.tell(connection, f"t{number}", "turn", [me])
        connection.execute(due.update().where(due.c.kind == notices.SEND).values(at=now()))

    def ids() -> Counter[str]:
        return Counter([call.headers.get("kogge-id") or "push " + call.headers["topic"] for call in list(box.calls)]
                       + [str(mail["Message-ID"]) for mail in list(box.mails)])

    for kill in range(kills):
        for server in servers:
            server.start()
        eventually(lambda kill=kill: len(ids()) >= (kill + 1) * tables // 2)  # type: ignore[misc]
        for server in servers:
            server.kill()
        with engine.begin() as connection:  # what the dead had claimed is free at once, instead of a minute later
            connection.execute(due.update().where(due.c.claim.is_not(None)).values(claim=None, at=now()))
    with servers[-1]:
        eventually(lambda: len(ids()) == 3 * tables and not queued(engine))
    assert len(ids()) == 3 * tables
    again = sum(count - 1 for count in ids().values())
    assert again <= kills * 16 * len(servers)  # only what was under way at a kill, and under the same id
    engine.dispose()


def queued(engine: sa.Engine) -> int:
    with engine.connect() as connection:
        return connection.scalar(sa.select(sa.func.count()).where(due.c.kind == notices.SEND)) or 0


# --- addresses ---


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory, office: Letterbox) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("mail"), KOGGE_PRIVATE="on", KOGGE_SMTP=office.smtp,
                KOGGE_ADDRESS="https://kogge.example") as running:
        yield running


def new_mail(person: Person, address: str) -> httpx.Response:
    return person.post("/api/me/ways", {"kind": "mail", "address": address, "kinds": ["turn", "joined"]})


def token_in(box: Letterbox, page: str) -> str:
    found = re.search(rf"https://kogge\.example/{page}#(\S+)", box.mail_text())
    assert found is not None, box.mail_text()
    return found[1]


def test_an_address_is_confirmed_used_and_unsubscribed_by_one_click(mailing: Server, box: Letterbox) -> None:
    ann = Person(mailing)
    assert new_mail(ann, "ann@example.org").status_code == 201
    eventually(lambda: len(box.mails) == 1)
    assert not ann.get("/api/me/ways").json()["ways"][0]["confirmed"]
    assert box.mails[0]["List-Unsubscribe"] is None
    token = token_in(box, "confirm")
    assert httpx.post(mailing.base + "/api/confirm", json={"token": "x" + token}).status_code == 404
    assert httpx.post(mailing.base + "/api/confirm", json={"token": token}).status_code == 204
    assert httpx.post(mailing.base + "/api/confirm", json={"token": token}).status_code == 404  # once
    assert ann.get("/api/me/ways").json()["ways"][0]["confirmed"]
    table = ann.table("me", "open", "open")
    Person(mailing, name=unique_name()).join(table)
    engine = engine_of(mailing.url)
    with engine.begin() as connection:
        connection.execute(due.update().where(due.c.kind == notices.SEND).values(at=now()))
    engine.dispose()
    eventually(lambda: len(box.mails) == 2)
    link = str(box.mails[1]["List-Unsubscribe"]).strip("<>").replace("https://kogge.example", mailing.base)
    assert link == f"{mailing.base}/api/unsubscribe/{token_in(box, 'unsubscribe')}"  # the link below says the same
    gone = httpx.post(link, data={"List-Unsubscribe": "One-Click"})
    assert gone.status_code == 204
    [way] = ann.get("/api/me/ways").json()["ways"]
    assert (way["kinds"], way["confirmed"]) == ([], True)  # a forgotten password is another matter
    assert httpx.post(link, data={"List-Unsubscribe": "One-Click"}).status_code == 204  # tells nothing


def test_a_password_is_recovered_by_mail_once(mailing: Server, box: Letterbox) -> None:
    name = unique_name()
    opened = httpx.post(mailing.base + "/api/account", json={"name": name, "password": "ship ahoy!"})
    ann = Person(mailing, opened.json()["token"])
    new_mail(ann, "ann@example.org")
    eventually(lambda: len(box.mails) == 1)
    ask = {"name": name.upper()}
    assert httpx.post(mailing.base + "/api/recover", json=ask).status_code == 204  # not confirmed: nothing is sent
    assert httpx.post(mailing.base + "/api/recover", json={"name": "Nobody at all"}).status_code == 204  # and nothing told
    httpx.post(mailing.base + "/api/confirm", json={"token": token_in(box, "confirm")})
    assert httpx.post(mailing.base + "/api/recover", json=ask).status_code == 204
    eventually(lambda: len(box.mails) == 2)
    for _ in range(3):
        httpx.post(mailing.base + "/api/recover", json=ask)  # no flood
    reset = {"token": token_in(box, "reset"), "password": "another ship ahoy"}
    assert httpx.post(mailing.base + "/api/reset", json=reset).status_code == 201
    assert httpx.post(mailing.base + "/api/reset", json=reset).status_code == 404
    assert ann.get("/api/me").status_code == 401
    signed = httpx.post(mailing.base + "/api/session", json={"name": name, "password": "another ship ahoy"})
    assert signed.status_code == 201
    assert len(box.mails) == 2
    # an operator's link is no reason to send none, and no link outlives another password
    engine, ann = engine_of(mailing.url), Person(mailing, signed.json()["token"])
    me = ann.get("/api/me").json()["id"]
    with engine.begin() as connection:
        recovery.issue(connection, me)
    engine.dispose()
    assert httpx.post(mailing.base + "/api/recover", json=ask).status_code == 204
    eventually(lambda: len(box.mails) == 3)
    changed = ann.http.put("/api/me/password", json={"old": "another ship ahoy", "new": "a third ship ahoy"})
    assert changed.status_code == 204
    late = {"token": token_in(box, "reset"), "password": "a fourth ship ahoy"}
    assert httpx.post(mailing.base + "/api/reset", json=late).json()["code"] == "no-such-link"


def test_a_letter_s_link_to_a_new_password_lasts_an_hour(tmp_path: Path, box: Letterbox) -> None:
    async def play(house: Harbour) -> None:
        def confirmed(connection: sa.Connection) -> None:
            me = accounts.account(connection, None, "Ann", "hash").me
            ways.add(connection, me, NewWay("mail", "ann@example.org", KINDS), True)
            connection.execute(way.update().values(confirmed=now()))
            recovery.ask(connection, "Ann")

        await house.hub.database.write(confirmed)
        await house.later(1)
        token = token_in(box, "reset")
        house.hub.clock.turn(3590)
        assert (await house.hub.database.read(recovery.whose, token)).name == "Ann"
        house.hub.clock.turn(20)
        for late in (recovery.whose, lambda connection, token: recovery.redeem(connection, token, "hash")):
            with pytest.raises(Trouble) as caught:
                await house.hub.database.write(late, token)
            assert caught.value.code == "no-such-link"

    scene(tmp_path, box, play)


# --- attacks ---


def test_nobody_reads_or_changes_what_is_another_s(mailing: Server, box: Letterbox) -> None:
    ann, eve = Person(mailing), Person(mailing)
    hook = {"kind": "webhook", "address": box.web + "/hook", "kinds": ["turn", "joined"]}
    added = ann.post("/api/me/ways", hook).json()
    id = added["way"]["id"]
    table = ann.table("me", "open", "open")
    Person(mailing, name=unique_name()).join(table)
    assert ann.get("/api/me/notices").json()["unread"] == 1
    assert eve.get("/api/me/notices").json() == {"notices": [], "unread": 0}
    assert eve.get("/api/me/ways").json()["ways"] == []
    eve.post("/api/me/notices/seen", {"table": table})
    assert ann.get("/api/me/notices").json()["unread"] == 1
    assert eve.http.patch(f"/api/me/ways/{id}", json={"kinds": []}).status_code == 404
    assert eve.http.delete(f"/api/me/ways/{id}").status_code == 404
    for path, body in (("notices", None), ("ways", None), ("notices/seen", {}), ("ways", hook)):
        method = "GET" if body is None else "POST"
        assert httpx.request(method, f"{mailing.base}/api/me/{path}", json=body).status_code == 401
    foreign = {"Origin": "https://evil.example"}
    assert httpx.post(mailing.base + "/api/confirm", json={"token": "x"}, headers=foreign).status_code == 403
    told = ann.get("/api/me/ways").text
    assert added["secret"] not in told  # told once
    engine = engine_of(mailing.url)
    with engine.connect() as connection:
        assert connection.scalar(sa.select(way.c.token).where(way.c.id == id)) not in told
    engine.dispose()


@pytest.mark.parametrize("address", [
    "ann@example.org\r\nBcc: all@example.org", "Ann <ann@example.org>", "ann@example.org,eve@example.org", "@", "ann@localhost",
    "änn@example.org"])
def test_no_address_is_more_than_one_address(mailing: Server, address: str) -> None:
    assert new_mail(Person(mailing), address).json()["code"] == "bad-address"


def test_letters_to_strangers_are_few(mailing: Server) -> None:
    ann = Person(mailing)
    codes = [new_mail(ann, f"a{n}@example.org").json().get("code") for n in range(5)]
    assert codes == [None, None, None, "too-many-letters", "too-many-letters"]
    for each in ann.get("/api/me/ways").json()["ways"]:  # to take them back helps nothing
        assert ann.http.delete(f"/api/me/ways/{each['id']}").status_code == 204
        assert ann.http.delete(f"/api/me/ways/{each['id']}").json()["code"] == "not-found"
    assert ann.get("/api/me/ways").json()["ways"] == []
    assert new_mail(ann, "a9@example.org").json()["code"] == "too-many-letters"


@pytest.mark.parametrize("address", ["ftp://example.org/", "https://user:word@example.org/", "javascript:alert(1)", "https:///x"])
def test_a_webhook_is_an_ordinary_address(mailing: Server, address: str) -> None:
    answer = Person(mailing).post("/api/me/ways", {"kind": "webhook", "address": address, "kinds": []})
    assert answer.json()["code"] == "bad-address"


@pytest.mark.parametrize("address", [
    "http://example.org/", "https://127.0.0.1/", "https://[::1]/", "https://169.254.169.254/latest", "https://10.0.0.1/",
    "https://localhost/", "https://[::ffff:127.0.0.1]/", "https://0.0.0.0/", "https://2130706433/"])
def test_strangers_do_not_send_us_into_our_own_network(address: str) -> None:
    async def call() -> None:
        calls = outside.Outside(private=False)
        try:
            await calls.post(address, b"", {})
        finally:
            await calls.close()

    with pytest.raises((outside.Refused, outside.Unwell)):
        asyncio.run(call())


def test_what_is_called_is_what_was_checked() -> None:
    """A name that leads to a private address is refused where it is resolved, not before."""
    async def resolve() -> None:
        await outside.Careful(private=False).resolve("localhost", 443)

    with pytest.raises(outside.Refused):
        asyncio.run(resolve())


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_kind_has_its_words(lang: str) -> None:
    facts = {"game": "nauticus", "table": "t", "names": ["Ann\r\nBcc: x", "Bert"], "who": "Eve\nX"}
    for kind in KINDS:
        told = wording.tell("id", kind, facts, lang, "https://kogge.example")
        assert "\n" not in told.title + told.more
        assert "\r" not in told.title + told.more
    alone = wording.tell("id", "turn", facts | {"names": ["Bert"]}, lang, "https://kogge.example")
    assert alone.more == {"en": "Bert waits for your answer.", "de": "Auf deine Antwort wartet Bert."}[lang]
    english, german = (re.findall(r"^([\w-]+) =", (Path(wording.__file__).parent / "text" / f"{each}.ftl").read_text(), re.M)
                       for each in ("en", "de"))
    assert english == german


def test_ways_are_not_without_number(tmp_path: Path, box: Letterbox) -> None:
    async def play(house: Harbour) -> None:
        [ann] = await house.people("Ann")
        for number in range(ways.MOST):
            await house.hub.database.write(ways.add, ann, NewWay("webhook", f"https://example.org/{number}", KINDS), True)
        with pytest.raises(Trouble):
            await house.hub.database.write(ways.add, ann, NewWay("webhook", "https://example.org/x", KINDS), True)

    scene(tmp_path, box, play)
