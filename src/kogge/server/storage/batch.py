"""SQLite has one writer at a time: transactions that wait share one, and so the wait for the disk. Each stands or falls alone."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Engine

Work = Callable[[Connection], Any]
"""A transaction. It may run again if all it did was undone."""


class Undone(Exception):
    """SQLite has rolled the shared transaction back by itself, as it may on a full disk, and with it all that seemed done."""


class Writer:
    """The one that writes, by a connection that it keeps."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._connection: Connection | None = None

    def carry_out(self, batch: Sequence[Work]) -> list[Any]:
        """For each its result or its error; afterwards all that succeeded is on the disk. Mostly none fails, so at first they
        share all; if one does, they are all undone, and run again so that each can be undone by itself."""
        try:
            return self._together(batch, run)
        except Exception as error:
            self._let_go()
            if len(batch) == 1:
                return [error]
        try:
            return self._together(batch, run_apart)
        except Exception:
            self._let_go()
        return [result for work in batch for result in self.carry_out([work])]

    def _together(self, batch: Sequence[Work], run: Callable[[Connection, Work], Any]) -> list[Any]:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(writes=True)
        connection = self._connection
        with connection.begin():
            return [run(connection, work) for work in batch]

    def _let_go(self) -> None:
        """Whatever state it is in."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def close(self) -> None:
        self._let_go()


def run(connection: Connection, work: Work) -> Any:
    """If it fails, the transaction is undone by whoever began it."""
    result = work(connection)
    if not open_still(connection):
        raise Undone
    return result


def run_apart(connection: Connection, work: Work) -> Any:
    """If it fails, it alone is undone, and the error is its result."""
    driver: Any = connection.connection.driver_connection
    driver.execute("SAVEPOINT alone")
    try:
        result = work(connection)
        driver.execute("RELEASE alone")
    except Exception as error:
        result = error
        if open_still(connection):
            driver.execute("ROLLBACK TO alone")
            driver.execute("RELEASE alone")
    if not open_still(connection):
        raise Undone
    return result


def open_still(connection: Connection) -> bool:
    """Whether the transaction that we began still lasts, as SQLite sees it: SQLAlchemy does not hear of its end, a further
    savepoint would silently begin another, and a commit without one says nothing."""
    driver: Any = connection.connection.driver_connection
    return bool(driver.in_transaction)
