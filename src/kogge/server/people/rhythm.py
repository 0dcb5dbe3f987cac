"""When somebody can be expected to play: nights and holidays of a person's own, and how time counts between them."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo, available_timezones

import sqlalchemy as sa
from sqlalchemy import Connection

from kogge.server.messages import DaysOff, Me, Rhythm
from kogge.server.problems import Trouble
from kogge.server.storage.database import inserting, now
from kogge.server.storage.rows import holiday, rhythm

DAY: Final = timedelta(days=1)
UTC: Final = ZoneInfo("UTC")
LONGEST_NIGHT: Final = 12 * 60
"""Minutes: whoever sleeps longer keeps others waiting."""
DAYS_OFF: Final = 30
"""In a calendar year."""
AHEAD: Final = 400
"""Days ahead for which a holiday can be entered."""


@dataclass(frozen=True)
class Waking:
    """A person's nights, in minutes after midnight, and days off."""

    zone: ZoneInfo = UTC
    night: tuple[int, int] | None = None
    off: tuple[tuple[date, date], ...] = ()
    since: float = 0.0
    """Nights that begin earlier count like days."""

    def spans(self, since: float) -> Iterator[tuple[float, float]]:
        """The stretches from then on in which time counts."""
        day = datetime.fromtimestamp(since, self.zone).date() - DAY
        while True:
            if not any(first <= day <= last for first, last in self.off):
                for begin, end in self._day(day):
                    if end > since:
                        yield max(begin, since), end
            day += DAY

    def _day(self, day: date) -> list[tuple[float, float]]:
        dawn, dusk = self._at(day, 0), self._at(day + DAY, 0)
        if self.night is None:
            return [(dawn, dusk)]
        begin, end = (self._at(day, minutes) for minutes in self.night)
        if begin < end:
            return [(dawn, dusk)] if begin < self.since else [(dawn, begin), (end, dusk)]
        last_night = self._at(day - DAY, self.night[0])
        return [(dawn if last_night < self.since else end, dusk if begin < self.since else begin)]

    def _at(self, day: date, minutes: int) -> float:
        return datetime.combine(day, time(minutes // 60, minutes % 60), self.zone).timestamp()

    def after(self, since: float, seconds: float) -> float:
        """When so many seconds that count have gone by."""
        for begin, end in self.spans(since):
            if end - begin >= seconds:
                return begin + seconds
            seconds -= end - begin
        raise AssertionError("days do not end")

    def between(self, since: float, until: float) -> float:
        """How many seconds count between two times."""
        counted = 0.0
        for begin, end in self.spans(since):
            if begin >= until:
                break
            counted += min(end, until) - begin
        return counted

    def asleep(self, at: float) -> float | None:
        """When this night ends, if it is night, however new."""
        begin, _ = next(Waking(self.zone, self.night).spans(at))
        return begin if begin > at else None

    def off_until(self, at: float) -> date | None:
        """The last day of the holiday, if it is one."""
        today = datetime.fromtimestamp(at, self.zone).date()
        return next((last for first, last in self.off if first <= today <= last), None)


ALWAYS: Final = Waking()
"""Nobody's nights, no holidays."""


def waking(connection: Connection, person: str) -> Waking:
    row = connection.execute(sa.select(rhythm).where(rhythm.c.person == person)).first()
    off = connection.execute(sa.select(holiday).where(holiday.c.person == person).order_by(holiday.c.first)).all()
    days = tuple((date.fromisoformat(each.first), date.fromisoformat(each.last)) for each in off)
    if row is None:
        return Waking(off=days)
    night = (row.night_from, row.night_to) if row.night_from != row.night_to else None
    return Waking(ZoneInfo(row.zone), night, days, row.since)


# --- what somebody says of it ---


def rhythm_of(connection: Connection, me: Me) -> Rhythm:
    found = waking(connection, me.id)
    begin, end = found.night or (0, 0)
    return Rhythm(str(found.zone), begin, end, [DaysOff(first.isoformat(), last.isoformat()) for first, last in found.off])


def change(connection: Connection, me: Me, wish: Rhythm) -> None:
    """Another night, other holidays. A night that takes another's place counts from a day later on, so that nobody sleeps round
    the clock. What has begun of a holiday stays taken: it can end early, today at the earliest."""
    if wish.zone not in available_timezones():
        raise Trouble("bad-request", "There is no such time zone.")
    if (wish.night_to - wish.night_from) % (24 * 60) > LONGEST_NIGHT:
        raise Trouble("bad-request", "A night has at most twelve hours.")
    today = datetime.fromtimestamp(now(), ZoneInfo(wish.zone)).date()
    before = waking(connection, me.id).off
    days = _read(wish)
    past = [(first, min(last, today - DAY)) for first, last in before if first < today]
    _check(past, [(max(first, today), last) for first, last in days if last >= today], today)
    values: dict[str, Any] = {"zone": wish.zone, "night_from": wish.night_from, "night_to": wish.night_to}
    row = connection.execute(sa.select(rhythm).where(rhythm.c.person == me.id)).first()
    if row is not None and any(getattr(row, name) != value for name, value in values.items()):
        values["since"] = now() + DAY.total_seconds()
    insert = inserting(connection, rhythm).values(person=me.id, **values)
    connection.execute(insert.on_conflict_do_update(index_elements=["person"], set_=values))
    connection.execute(holiday.delete().where(holiday.c.person == me.id))
    kept = past + [(max(first, today), last) for first, last in days if last >= today]
    for first, last in _joined(kept):
        connection.execute(holiday.insert().values(person=me.id, first=first.isoformat(), last=last.isoformat()))


def _read(wish: Rhythm) -> list[tuple[date, date]]:
    try:
        days = [(date.fromisoformat(each.first), date.fromisoformat(each.last)) for each in wish.holidays]
    except ValueError:
        raise Trouble("bad-request", "A day is written as 2026-07-31.") from None
    if any(first > last for first, last in days):
        raise Trouble("bad-request", "A holiday ends after it begins.")
    return days


def _check(past: list[tuple[date, date]], coming: list[tuple[date, date]], today: date) -> None:
    if any(last > today + AHEAD * DAY for _, last in coming):
        raise Trouble("bad-request", "That is too far ahead.")
    taken: dict[int, set[date]] = {}
    for first, last in past + coming:
        for number in range((last - first).days + 1):
            day = first + number * DAY
            taken.setdefault(day.year, set()).add(day)
    if any(len(days) > DAYS_OFF for year, days in taken.items() if year >= today.year):
        raise Trouble("too-many-holidays", f"A year has at most {DAYS_OFF} days off.", bound=DAYS_OFF)


def _joined(days: list[tuple[date, date]]) -> list[tuple[date, date]]:
    """The same days, none twice."""
    out: list[tuple[date, date]] = []
    for first, last in sorted(days):
        if out and first <= out[-1][1] + DAY:
            out[-1] = (out[-1][0], max(last, out[-1][1]))
        else:
            out.append((first, last))
    return out
