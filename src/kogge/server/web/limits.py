"""How often, and how much: what one address, one person or one table may ask for at a time."""
from __future__ import annotations

import contextlib
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from typing import Any, Final

from litestar.connection import ASGIConnection

from kogge.server.messages import At, Command, Restart, TakeBack, Why
from kogge.server.people.sessions import Visit
from kogge.server.problems import Trouble
from kogge.server.settings import Settings
from kogge.server.tables.room import Room

LOOK: Final = 50
"""What a look back costs besides the answers that are played again: a view, a question and their texts."""
Link = ASGIConnection[Any, Any, Any, Any]


def address_of(link: Link) -> str:
    """Where it comes from. Whoever has one address of IPv6 has all of its /64."""
    try:
        address = ipaddress.ip_address(link.client.host if link.client else "")
    except ValueError:
        return ""
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))


class Bucket:
    """So many at once, so many a second."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst: Final = burst
        self.rate: Final = rate
        self.level = burst
        self.time = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.time) * self.rate)
        self.time = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Limits:
    """A bucket for each address or person and kind of request, those not used for longest forgotten first; and how many
    connections each has. Every server process counts for itself."""

    LARGEST: Final = 10_000

    def __init__(self, settings: Settings) -> None:
        self.on: Final = settings.limits
        self.bounds: Final = settings.bounds
        self.kinds: Final = {
            "plain": (200, 50), "costly": (20, 0.5), "replay": (20_000, 5_000), "message": (300, 100), "reading": (10, 0.5),
            "public": (10, 1 / 60), "opened": (self.bounds.opened, 1 / 30), "uploaded": (self.bounds.uploaded, 100)}
        """How many at once and how many a second."""
        self.connections: Final[Counter[str]] = Counter()
        self.buckets: Final[OrderedDict[tuple[str, str], Bucket]] = OrderedDict()

    def take(self, who: str, kind: str, cost: float = 1) -> bool:
        key = who, kind
        if key not in self.buckets:
            self.buckets[key] = Bucket(*self.kinds[kind])
            if len(self.buckets) > self.LARGEST:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return not self.on or self.buckets[key].take(cost)

    def check(self, link: Link, costly: bool = False) -> None:
        if not self.take(address_of(link), "costly" if costly else "plain"):
            raise Trouble("too-many-requests", "Too many requests; wait a little.")

    def check_reading(self, person: str) -> None:
        """Before a text of this person's goes to the readers."""
        if not self.take(person, "reading"):
            raise Trouble("too-many-requests", "Too many records and parts files; wait a little.")

    def may_replay(self, address: str, person: str | None, room: Room, command: Command) -> bool:
        """Whether whoever asks, by however many connections, may have as many answers played again, or refusals explained, as
        this command needs; without a session all of an address count as one."""
        if isinstance(command, Why):
            return self.take(person or address, "replay", LOOK + room.refusable())
        if not isinstance(command, At | TakeBack | Restart):
            return True
        known = room.chronicle.length_for(room.standing.seats_of(person))
        answers = room.chronicle.replayed(min(command.count, known) if isinstance(command, At) else known)
        return self.take(person or address, "replay", LOOK + answers)

    # --- what is kept ---

    def check_opening(self, link: Link, size: int, public: bool = False) -> None:
        """A new table with so many bytes of a stranger's. Raises Trouble."""
        address = address_of(link)
        costs = [("opened", 1, "tables"), ("public", int(public), "public tables"), ("uploaded", size, "bytes")]
        for kind, cost, what in costs:
            if not self.take(address, kind, cost):
                most, _ = self.kinds[kind]
                raise Trouble("too-many-requests", f"More than {most} {what} from one address; wait a while.", bound=int(most))

    # --- connections ---

    def check_connection(self, link: Link, visit: Visit | None, room: Room) -> None:
        """One more connection at a table. Raises Trouble."""
        if not self.on:
            return
        for key, bound, whose in self._counted(link, visit, room):
            if self.connections[key] >= bound:
                raise Trouble("too-many-connections", f"{whose} has {bound} connections, which is the most.", bound=bound)

    def connected(self, link: Link, visit: Visit | None, room: Room) -> contextlib.AbstractContextManager[None]:
        """Counts it for as long as it is there; whose it is is read now, while its request is."""
        return self._counting([key for key, _, _ in self._counted(link, visit, room)])

    @contextlib.contextmanager
    def _counting(self, keys: list[str]) -> Iterator[None]:
        self.connections.update(keys)
        try:
            yield
        finally:
            self.connections.subtract(keys)
            for key in keys:
                if self.connections[key] <= 0:
                    del self.connections[key]

    def _counted(self, link: Link, visit: Visit | None, room: Room) -> list[tuple[str, int, str]]:
        """What a connection counts for: its address, its person, and the table if it only looks on."""
        counted = [(f"address {address_of(link)}", self.bounds.sockets_address, "This address")]
        if visit is not None:
            counted.append((f"person {visit.me.id}", self.bounds.sockets, "This person"))
        if visit is None or not room.standing.seats_of(visit.me.id):
            counted.append((f"table {room.id}", self.bounds.sockets_table, "This table"))
        return counted
