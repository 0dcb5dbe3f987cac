"""What an answer costs is counted: statements, and what is made and kept."""
from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from kogge import Rng, pick
from kogge.engine.table import Seen
from kogge.server.hub import Hub
from kogge.server.messages import Answer, NewTable, SeatWish
from kogge.server.people import accounts
from kogge.server.settings import Settings
from kogge.server.tables import lobby
from server.rooms import answer, listen, room
from server.setting import prepare


def test_an_answer_is_stored_by_two_statements(tmp_path: Path) -> None:
    """Where the table stands, and the row of the log, in a transaction of their own: nobody has orders, nobody was called."""
    settings, statements = Settings(tmp_path), list[str]()
    prepare(settings.url)

    def opened(connection: sa.Connection) -> tuple[str, str]:
        me, _ = accounts.guest(connection, "Hanna", "")
        wish = NewTable(game="nauticus", seats=[SeatWish("me"), SeatWish("here")])
        return me.id, lobby.open_table(connection, me, wish, lobby.setup_of(wish), settings)

    async def run() -> None:
        hub = Hub(settings)
        # asked of the driver, to which ready statements go directly
        sa.event.listen(hub.database.engine, "checkout", lambda driver, *_: driver.set_trace_callback(statements.append))
        me, table_id = await hub.database.write(opened)
        where = await hub.room(table_id)
        statements.clear()
        where.standing = replace(where.standing, present=frozenset([me]))
        command = Answer("c1", where.number_for(me), where.chronicle.table.legal()[0].text)
        await where.obey(me, "en", command)
        hub.database.close()

    asyncio.run(run())
    assert [statement.split()[0] for statement in statements] == ["BEGIN", "UPDATE", "INSERT", "COMMIT"]


def test_when_all_are_told_only_what_they_have_seen_is_kept() -> None:
    """No steps, lines or sights of the telling, nothing of the position before, and no long question."""
    where = room("grog-island", 4)
    listeners = [listen(where, person) for person in ("a", "b", "c", "d", None)]
    for _ in range(3):
        for listener in listeners:
            listener.due()
        where.rest()
        answer(where, where.chronicle.table.legal()[0].text)
    for listener in listeners:
        listener.due()
    where.rest()
    scene = where.scene()
    kept = [scene._steps, scene._heads, scene._lines, scene._sights, scene._differences, scene._questions, scene._before]
    assert not any(kept)
    assert all(len(listener._sight.question) < 300 for listener in listeners if listener._sight is not None)


@pytest.mark.parametrize("name", ["nauticus", "grog-island", "die-werft", "liguria"])
def test_what_an_answer_leaves_alone_is_not_made_again(name: str) -> None:
    """Before most players nothing has changed, and what a spectator sees of them is the very object that it was. No game must
    do so: ours are quick because they do."""
    where, rng, last = room(name, 4), Rng(7), None
    alike = same = 0
    while not where.chronicle.over:
        table = where.chronicle.table
        view, = where.chronicle.setup.game.views(table, [None], last)
        if last is not None:
            alike += sum(new == old for new, old in zip(view.players, last.views[None].players, strict=True))
            same += sum(new is old for new, old in zip(view.players, last.views[None].players, strict=True))
        last = Seen(table, {None: view})
        where.chronicle.answer(pick(table, rng))
    assert same > 0.9 * alike > 0
