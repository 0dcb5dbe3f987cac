"""SQLite has one writer at a time: transactions that wait share one, and so the wait for the disk. Each stands or falls alone."""
from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")


class Undone(Exception):
    """SQLite has rolled the shared transaction back by itself, as it may on a full disk, and with it all that seemed done."""


class Write(Generic[T]):
    """A transaction that waits for its turn, and whoever waits for it. `work` may run again if all it did was undone."""

    def __init__(self, done: asyncio.Future[T], work: Callable[[Connection], T]) -> None:
        self.done: Final = done
        self.work: Final = work
        self.error: Exception | None = None

    def run_alone(self, connection: Connection) -> None:
        """If it fails, the transaction is undone by whoever began it. Raises Undone."""
        self.error = None
        self.result = self.work(connection)
        if not open_still(connection):
            raise Undone

    def run(self, connection: Connection) -> None:
        """If it fails, it alone is undone. Raises Undone."""
        self.error = None
        driver: Any = connection.connection.driver_connection
        driver.execute("SAVEPOINT alone")
        try:
            self.result = self.work(connection)
            driver.execute("RELEASE alone")
        except Exception as error:
            self.error = error
            if open_still(connection):
                driver.execute("ROLLBACK TO alone")
                driver.execute("RELEASE alone")
        if not open_still(connection):
            raise Undone from self.error

    def tell(self) -> None:
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


def open_still(connection: Connection) -> bool:
    """Whether the transaction that we began still lasts, as SQLite sees it: SQLAlchemy does not hear of its end, a further
    savepoint would silently begin another, and a commit without one says nothing."""
    driver: Any = connection.connection.driver_connection
    return bool(driver.in_transaction)


def carry_out(engine: Engine, batch: Sequence[Write[Any]]) -> None:
    """Run all and commit; afterwards each write knows its result or its error. What seemed done and was undone with a failing
    neighbour is run again by itself."""
    with engine.connect().execution_options(writes=True) as connection:
        try:
            transaction = connection.begin()
        except Exception as error:
            for write in batch:
                write.error = error
            return
        try:
            if len(batch) == 1:
                batch[0].run_alone(connection)
            else:
                for write in batch:
                    write.run(connection)
            transaction.commit()
            return
        except Exception as error:
            transaction.close()
            if len(batch) == 1:
                write = batch[0]
                write.error = write.error or error
                return
    for write in batch:
        carry_out(engine, [write])
