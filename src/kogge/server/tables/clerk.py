"""PostgreSQL only: the usual answer, of a table without clocks that goes on and calls nobody. Those that wait are stored by one
statement, which is a transaction by itself, and told to other processes by another. SQLAlchemy is asked for the connection alone:
what it does around a statement costs more than all that is done here, and the database does what it can better than we."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server.notices import notices
from kogge.server.storage.database import Database, now
from kogge.server.storage.ferry import Ferry
from kogge.server.storage.herald import Herald, News, announce
from kogge.server.storage.ready import Ready
from kogge.server.tables.chronicle import Draft, Row

MOST: Final = 64
ENCODE: Final = msgspec.json.Encoder().encode
STORE: Final = Ready(sa.text(f"""
    WITH given AS MATERIALIZED (
        SELECT * FROM json_to_recordset(CAST(:stands AS json)) AS given (id text, turn int, length int, open boolean)
    ), held AS MATERIALIZED (
        SELECT game_table.id, given.turn, given.length, given.open FROM given JOIN game_table USING (id)
        WHERE status = 'playing'
        AND NOT EXISTS (SELECT FROM standing_order o WHERE o.table_id = given.id AND o.seat = given.turn AND o.active)
        AND NOT EXISTS (SELECT FROM notice n WHERE n.table_id = given.id AND n.kind IN ({", ".join(
            f"'{kind}'" for kind in notices.OF_A_TURN)}))
        ORDER BY game_table.id FOR UPDATE OF game_table
    ), stood AS (
        UPDATE game_table SET turn = held.turn, thinker = NULL,
            since = CASE WHEN game_table.turn = held.turn THEN since ELSE :now END,
            length = CASE WHEN held.open THEN held.length ELSE game_table.length END,
            changed = CASE WHEN held.open THEN :now ELSE changed END
        FROM held WHERE game_table.id = held.id RETURNING game_table.id
    ), added AS (
        INSERT INTO log (table_id, number, seat, action, steps, command, at)
        SELECT id, number, seat, action, steps, command, :now
        FROM json_to_recordset(CAST(:rows AS json))
        AS fresh (id text, number int, seat int, action text, steps int, command text) JOIN stood USING (id)
    )
    SELECT id FROM stood"""))
"""Rows of tables are held in the order of their names, so that two processes never wait for each other. What is told LATER
changes nothing that lists show."""


class Answered(NamedTuple):
    """An answer that is to be stored, and where it leaves its table."""

    table_id: str
    rows: Sequence[Row]
    stand: dict[str, object]


class Clerk:
    """Stores answers, by a connection that it keeps, and tells of them."""

    def __init__(self, database: Database, herald: Herald) -> None:
        self._database: Final = database
        self._herald: Final = herald
        self._connection: Connection | None = None
        self._ferry: Final = Ferry(self._carry, MOST, "clerk", self._tell)

    async def store(self, table_id: str, draft: Draft) -> bool:
        """Whether it is stored, and told to other processes. If not, nothing has happened: there is more to do, or somebody else
        was faster, and `log.append` knows why."""
        stand: dict[str, object] = {"id": table_id, "turn": draft.turn, "length": draft.length, "open": draft.open}
        return await self._database.stored(self._ferry.take(Answered(table_id, draft.rows, stand)))

    # --- in its thread ---

    def _carry(self, answers: Sequence[Answered], again: bool = True) -> list[bool | Exception]:
        """If one of many cannot be stored, each is tried by itself; if the connection was lost, all are once more. Should they
        have been stored after all, then none is, and `log.append` finds them there."""
        try:
            stored = self._store(answers)
        except sa.exc.IntegrityError:
            if len(answers) == 1:
                return [False]
            return [found for answer in answers for found in self._carry([answer])]
        except sa.exc.SQLAlchemyError as error:
            self._let_go()
            return self._carry(answers, again=False) if again else [error for _ in answers]
        return [answer.table_id in stored for answer in answers]

    def _store(self, answers: Sequence[Answered]) -> set[str]:
        """The tables of which the answer is stored; there is one of each."""
        stands, rows = [answer.stand for answer in answers], [
            {"id": answer.table_id, **row._asdict()} for answer in answers for row in answer.rows]
        found = STORE(self._connected(), stands=ENCODE(stands).decode(), rows=ENCODE(rows).decode(), now=now())
        return {row[0] for row in found.fetchall()}

    def _tell(self, answers: Sequence[Answered], stored: Sequence[bool | Exception]) -> None:
        news = {
            answer.table_id: News(answer.rows[-1].number, answer.rows)
            for answer, done in zip(answers, stored, strict=True) if done is True}
        if not news:
            return
        try:
            announce(self._connected(), [each.said(table_id) for table_id, each in news.items()])
        except Exception:  # then the herald does, until somebody has heard
            self._let_go()
            for table_id, each in news.items():
                self._herald.tell_from_afar(table_id, *each)

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._database.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        return self._connection

    def _let_go(self) -> None:
        """Whatever state it is in. Connections that rest are in the same, likely."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()
            self._database.engine.dispose()

    def close(self) -> None:
        self._ferry.close()
        self._let_go()
