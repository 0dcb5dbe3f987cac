"""How a server is to run. Server processes share it through environment variables."""
from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


class BadSettings(ValueError):
    """Settings that do not go together."""


def user_folder() -> Path:
    """Where this system keeps the data of a user's programs."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "~/AppData/Local")).expanduser() / "kogge"
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/kogge").expanduser()
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "kogge"


@dataclass(frozen=True)
class Bounds:
    """The most that one person, one address or one table may have. KOGGE_BOUNDS=tables=100,sockets=50 changes some."""

    tables: int = 60
    """Tables that wait or are played, of one host."""
    public: int = 4
    """Of these, public ones that wait for players."""
    parts: int = 500_000
    """Characters of parts files of one host's tables."""
    rows: int = 20_000
    """Rows in the log of a table; answers and what is taken back each make one."""
    opened: int = 60
    """Tables that one address may open at once; one more every half a minute."""
    uploaded: int = 5_000_000
    """Bytes of parts files and records from one address at once; 100 more a second."""
    sockets: int = 40
    """Connections of one person."""
    sockets_address: int = 250
    """Connections of one address."""
    sockets_table: int = 250
    """Connections at one table, of people who do not sit there."""

    @classmethod
    def read(cls, text: str) -> Bounds:
        chosen: dict[str, int] = {}
        for part in filter(None, text.split(",")):
            name, _, value = part.partition("=")
            if name.strip() not in cls.__dataclass_fields__ or not value.strip().isdecimal():
                raise BadSettings(f"KOGGE_BOUNDS has no {part.strip()!r}; it is NAME=NUMBER,… with "
                                  + ", ".join(cls.__dataclass_fields__))
            chosen[name.strip()] = int(value)
        return cls(**chosen)

    def __str__(self) -> str:
        return ",".join(f"{name}={getattr(self, name)}" for name in self.__dataclass_fields__)


@dataclass(frozen=True)
class Settings:
    """`database` is an SQLAlchemy URL; without one it is an SQLite file in `data`."""

    data: Path
    database: str = ""
    workers: int = 1
    thinkers: int = 0
    """Processes in which bots think, for each server process; 0: as many as there are cores to spare, -1: none, they think
    in other server processes on the same PostgreSQL."""
    limits: bool = True
    """Whether anybody is kept from asking too often or having too much; off for load tests."""
    bounds: Bounds = Bounds()
    hosts: tuple[str, ...] = ()
    """Names by which browsers reach this server besides addresses and local names; *.example.org: all below it, *: any."""
    patience: float = 30.0
    """Seconds in which a request must have arrived whole, and in which a client must go on reading."""
    grace: int = 60
    """Seconds after which a person who has lost the connection may be replaced by a bot, at tables opened from now on."""

    address: str = "http://localhost:8000"
    """Where people find this server, for links in notices."""
    smtp: str = ""
    """The server that takes our mail: smtp://USER:PASSWORD@HOST:587, or smtps://…; without one no mail is sent."""
    mail_from: str = "kogge@localhost"
    private: bool = False
    """Whether webhooks and push services may lie in our own network."""

    @property
    def contact(self) -> str:
        """Whom a push service may ask about us."""
        return f"mailto:{self.mail_from}"

    def __post_init__(self) -> None:
        if self.workers < 1:
            raise BadSettings("at least one worker")
        if self.thinkers < 0 and self.sqlite:
            raise BadSettings("with SQLite there is no other process in which bots could think")
        if self.workers > 1 and self.sqlite:
            raise BadSettings("several workers need PostgreSQL: SQLite has no way to tell the others of an answer; "
                              "give --database postgresql://… or --workers 1")

    @property
    def url(self) -> str:
        """The address with the driver that we use."""
        if not self.database:
            return f"sqlite:///{self.data.absolute() / 'kogge.db'}"
        scheme, colon, rest = self.database.partition(":")
        if scheme in ("postgres", "postgresql"):
            scheme = "postgresql+psycopg"
        return scheme + colon + rest

    @property
    def sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    @property
    def thinking(self) -> int:
        spare = max(1, ((os.cpu_count() or 2) - 1) // self.workers)
        return max(0, self.thinkers or spare)

    def environment(self) -> dict[str, str]:
        return {
            "KOGGE_DATA": str(self.data), "KOGGE_DATABASE": self.database, "KOGGE_WORKERS": str(self.workers),
            "KOGGE_THINKERS": str(self.thinkers), "KOGGE_LIMITS": "on" if self.limits else "off",
            "KOGGE_BOUNDS": str(self.bounds), "KOGGE_HOSTS": ",".join(self.hosts),
            "KOGGE_PATIENCE": str(self.patience), "KOGGE_GRACE": str(self.grace),
            "KOGGE_ADDRESS": self.address, "KOGGE_SMTP": self.smtp, "KOGGE_MAIL_FROM": self.mail_from,
            "KOGGE_PRIVATE": "on" if self.private else "off",
        }

    @classmethod
    def read(cls, environ: Mapping[str, str] = os.environ) -> Settings:
        return cls(
            data=Path(environ.get("KOGGE_DATA") or user_folder()), database=environ.get("KOGGE_DATABASE", ""),
            workers=int(environ.get("KOGGE_WORKERS") or 1), thinkers=int(environ.get("KOGGE_THINKERS") or 0),
            limits=environ.get("KOGGE_LIMITS", "on") != "off", bounds=Bounds.read(environ.get("KOGGE_BOUNDS", "")),
            hosts=tuple(host.strip().lower() for host in environ.get("KOGGE_HOSTS", "").split(",") if host.strip()),
            patience=float(environ.get("KOGGE_PATIENCE") or cls.patience), grace=int(environ.get("KOGGE_GRACE") or cls.grace),
            address=(environ.get("KOGGE_ADDRESS") or cls.address).rstrip("/"), smtp=environ.get("KOGGE_SMTP", ""),
            mail_from=environ.get("KOGGE_MAIL_FROM") or cls.mail_from, private=environ.get("KOGGE_PRIVATE", "off") == "on",
        )
