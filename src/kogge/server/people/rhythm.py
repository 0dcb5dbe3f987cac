"""When somebody can be expected to play: nights and holidays of a person's own, and how time counts between them."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Any, Final, NamedTuple
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


def _at(day: date, zone: ZoneInfo, minutes: int = 0) -> float:
    return datetime.combine(day, time(minutes // 60, minutes % 60), zone).timestamp()


class Holiday(NamedTuple):
    """Days off, by the clocks of the zone in which they were taken: wherever somebody goes, a day is no longer than a day."""

    first: date
    last: date
    zone: ZoneInfo = UTC

    @property
    def begin(self) -> float:
        return _at(self.first, self.zone)

    @property
    def end(self) -> float:
        return _at(self.last + DAY, self.zone)

    def days(self) -> Iterator[date]:
        return (self.first + number * DAY for number in range((self.last - self.first).days + 1))


@dataclass(frozen=True)
class Waking:
    """A person's nights, in minutes after midnight, and days off, the first first."""

    zone: ZoneInfo = UTC
    night: tuple[int, int] | None = None
    off: tuple[Holiday, ...] = ()
    since: float = 0.0
    """Nights that begin earlier count like days."""

    def spans(self, since: float) -> Iterator[tuple[float, float]]:
        """The stretches from then on in which time counts."""
        off = [(each.begin, each.end) for each in self.off if each.end > since]
        day = datetime.fromtimestamp(since, self.zone).date() - DAY
        while True:
            for begin, end in self._day(day):
                yield from _without(off, max(begin, since), end)
            day += DAY

    @property
    def _always(self) -> bool:
        """Every second counts: lists of many tables need not walk through days."""
        return self.night is None and not self.off

    def _day(self, day: date) -> list[tuple[float, float]]:
        dawn, dusk = _at(day, self.zone), _at(day + DAY, self.zone)
        if self.night is None:
            return [(dawn, dusk)]
        begin, end = (_at(day, self.zone, minutes) for minutes in self.night)
        if begin < end:
            return [(dawn, dusk)] if begin < self.since else [(dawn, begin), (end, dusk)]
        last_night = _at(day - DAY, self.zone, self.night[0])
        return [(dawn if last_night < self.since else end, dusk if begin < self.since else begin)]

    def after(self, since: float, seconds: float) -> float:
        """When so many seconds that count have gone by."""
        if self._always:
            return since + seconds
        for begin, end in self.spans(since):
            if end - begin >= seconds:
                return begin + seconds
            seconds -= end - begin
        raise AssertionError("days do not end")

    def between(self, since: float, until: float) -> float:
        """How many seconds count between two times."""
        if self._always:
            return max(0.0, until - since)
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
        until: date | None = None
        for each in self.off:
            if each.begin <= at < each.end or (until is not None and each.first <= until + DAY):
                until = each.last
        return until


def _without(off: list[tuple[float, float]], begin: float, end: float) -> Iterator[tuple[float, float]]:
    """What is left of a stretch of time."""
    for free_from, free_to in off:
        if begin < free_from < end:
            yield begin, free_from
        if free_from < end:
            begin = max(begin, free_to)
    if begin < end:
        yield begin, end


ALWAYS: Final = Waking()
"""Nobody's nights, no holidays."""


def waking(connection: Connection, person: str) -> Waking:
    row = connection.execute(sa.select(rhythm).where(rhythm.c.person == person)).first()
    off = connection.execute(sa.select(holiday).where(holiday.c.person == person).order_by(holiday.c.first)).all()
    days = tuple(Holiday(date.fromisoformat(each.first), date.fromisoformat(each.last), ZoneInfo(each.zone)) for each in off)
    if row is None:
        return Waking(off=days)
    night = (row.night_from, row.night_to) if row.night_from != row.night_to else None
    return Waking(ZoneInfo(row.zone), night, days, row.since)


# --- what somebody says of it ---


def rhythm_of(connection: Connection, me: Me) -> Rhythm:
    """As it is said anew: holidays that are over are not."""
    found = waking(connection, me.id)
    begin, end = found.night or (0, 0)
    coming = _joined({day: UTC for each in found.off if each.end > now() for day in each.days()})
    return Rhythm(str(found.zone), begin, end, [DaysOff(each.first.isoformat(), each.last.isoformat()) for each in coming])


def change(connection: Connection, me: Me, wish: Rhythm) -> None:
    """Another night, other holidays. A night that takes another's place counts from a day later on, so that nobody sleeps round
    the clock. A day off that has begun stays taken, and one that was taken before stays where it is whatever the zone is now."""
    if wish.zone not in available_timezones():
        raise Trouble("bad-request", "There is no such time zone.")
    if (wish.night_to - wish.night_from) % (24 * 60) > LONGEST_NIGHT:
        raise Trouble("long-night", "A night has at most twelve hours.", bound=LONGEST_NIGHT // 60)
    off = _days_off(waking(connection, me.id), wish)
    values: dict[str, Any] = {"zone": wish.zone, "night_from": wish.night_from, "night_to": wish.night_to}
    row = connection.execute(sa.select(rhythm).where(rhythm.c.person == me.id)).first()
    if row is not None and any(getattr(row, name) != value for name, value in values.items()):
        values["since"] = now() + DAY.total_seconds()
    insert = inserting(connection, rhythm).values(person=me.id, **values)
    connection.execute(insert.on_conflict_do_update(index_elements=["person"], set_=values))
    connection.execute(holiday.delete().where(holiday.c.person == me.id))
    for each in _joined(off):
        connection.execute(holiday.insert().values(
            person=me.id, first=each.first.isoformat(), last=each.last.isoformat(), zone=str(each.zone)))


def _days_off(before: Waking, wish: Rhythm) -> dict[date, ZoneInfo]:
    """Each day, and by whose clocks it is one."""
    here = ZoneInfo(wish.zone)
    today = datetime.fromtimestamp(now(), here).date()
    taken = {day: each.zone for each in before.off for day in each.days()}
    off = {day: zone for day, zone in taken.items() if _at(day, zone) <= now() and day.year >= today.year - 1}
    for each in _read(wish):
        if each.last > today + AHEAD * DAY:
            raise Trouble("bad-holiday", "That is too far ahead.", bound=AHEAD)
        for day in each._replace(first=max(each.first, today - DAY)).days():
            zone = taken.get(day, here)
            if _at(day + DAY, zone) > now():
                off[day] = zone
    if any(many > DAYS_OFF for year, many in Counter(day.year for day in off).items() if year >= today.year):
        raise Trouble("too-many-holidays", f"A year has at most {DAYS_OFF} days off.", bound=DAYS_OFF)
    return off


def _read(wish: Rhythm) -> list[Holiday]:
    try:
        days = [Holiday(date.fromisoformat(each.first), date.fromisoformat(each.last)) for each in wish.holidays]
    except ValueError:
        raise Trouble("bad-request", "A day is written as 2026-07-31.") from None
    if any(each.first > each.last for each in days):
        raise Trouble("bad-holiday", "A holiday ends after it begins.", bound=AHEAD)
    return days


def _joined(off: dict[date, ZoneInfo]) -> list[Holiday]:
    """The same days, those together that follow each other."""
    out: list[Holiday] = []
    for day, zone in sorted(off.items(), key=lambda each: each[0]):
        if out and out[-1].last == day - DAY and out[-1].zone == zone:
            out[-1] = out[-1]._replace(last=day)
        else:
            out.append(Holiday(day, day, zone))
    return out
