"""Statements that every answer needs, put together once and given to the driver as they are: what SQLAlchemy does around a
statement each time costs several times what the database does with it."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.engine.interfaces import Dialect


class Words:
    """A statement in the words of one database."""

    def __init__(self, statement: sa.ClauseElement, dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect)
        self.text: Final[str] = str(compiled)
        self.places: Final[list[str] | None] = compiled.positiontup
        """The names of values where it takes them by their order."""
        self.fixed: Final[dict[str, object]] = {
            name: value for name, value in compiled.params.items() if not compiled.binds[name].required}

    def values(self, given: Mapping[str, object]) -> object:
        if self.places is None:
            return {**self.fixed, **given}
        return [given[name] if name in given else self.fixed[name] for name in self.places]


class Ready:
    """A statement that is ready to be carried out."""

    def __init__(self, statement: sa.ClauseElement) -> None:
        self._statement: Final = statement
        self._words: Final[dict[str, Words]] = {}

    def __call__(self, connection: Connection, **values: object) -> Any:
        """The driver's cursor. Errors are SQLAlchemy's."""
        dialect = connection.dialect
        words = self._words.get(dialect.name)
        if words is None:
            words = self._words[dialect.name] = Words(self._statement, dialect)
        given = words.values(values)
        driver: Any = connection.connection.driver_connection
        errors: Any = dialect.loaded_dbapi.Error
        try:
            return driver.execute(words.text, given)
        except errors as error:
            raise sa.exc.DBAPIError.instance(words.text, None, error, errors, dialect=dialect) from error
