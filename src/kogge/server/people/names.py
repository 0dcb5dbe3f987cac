"""Names: what may be one, and which two are the same to a reader's eye."""
from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable
from functools import cache
from typing import Final

import sqlalchemy as sa
from confusable_homoglyphs import categories, confusables
from sqlalchemy import Connection

from kogge.server.problems import Trouble
from kogge.server.storage.rows import person

LONGEST: Final = 40
MARKS: Final = 2
"""Accents on one letter; more climb over the lines above."""
ALIKE: Final = frozenset({"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "COPTIC", "CHEROKEE"})
"""Scripts with letters that look the same: one name keeps to one of them."""
BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f\u180b\u180c\u180d\u180f")
"""Letters and marks that show nothing."""
LEFT_TO_RIGHT: Final = "\u200e"  # the library puts it around letters of the other direction


def proper(name: str) -> str:
    """The name in its usual form. Raises Trouble if it is none: what cannot be seen or is made to deceive is no part of one."""
    name = unicodedata.normalize("NFC", name)
    reason = fault(name)
    if reason:
        raise Trouble("bad-name", f"No name looks like this: {reason}.")
    return name


def fault(name: str) -> str:
    """What is wrong with a name; nothing if it is empty."""
    if not 0 < len(name) <= LONGEST:
        return f"it has 1 to {LONGEST} characters"
    if max(len(account(name)), len(looks(name))) > 4 * LONGEST:
        return "it has signs that stand for whole words"
    if name != " ".join(name.split()):
        return "it begins or ends with a blank, or has two in a row"
    if not name.isprintable() or any(letter in BLANK or _varies(letter) for letter in name):
        return "it has signs that cannot be seen"
    if not any(letter.isalnum() for letter in name):
        return "it has no letter"
    run = 0
    for letter in unicodedata.normalize("NFD", name):
        run = run + 1 if unicodedata.combining(letter) else 0
        if run > MARKS:
            return "it has too many accents on one letter"
    scripts = {categories.alias(letter) for letter in name}
    return "it mixes letters that look alike" if len(scripts & ALIKE) > 1 else ""


def _varies(letter: str) -> bool:
    """Selectors that change how the letter before them is drawn."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def account(name: str) -> str:
    """What makes two accounts' names the same whatever their case; it is what signs in."""
    return unicodedata.normalize("NFKC", name).casefold()


def looks(name: str) -> str:
    """What makes two names the same to the eye: each letter for all that look like it, and no case."""
    letters = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    return "".join(_likenesses().get(letter, letter) for letter in letters).casefold()


def same(one: str, other: str) -> bool:
    return account(one) == account(other) or looks(one) == looks(other)


def check_free(connection: Connection, name: str, person_id: str = "") -> None:
    """An account's name, and what looks like it, is nobody else's. Raises Trouble."""
    like = sa.or_(person.c.account == account(name), person.c.looks == looks(name))
    if connection.scalar(sa.select(person.c.id).where(like, person.c.id != person_id).limit(1)) is not None:
        raise Trouble("name-taken", "Somebody has this name already.")


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number where others at the table bear it."""
    taken: Collection[str] = [other for other in others if other]
    told, count = name, 1
    while any(same(told, other) for other in taken):
        count += 1
        told = f"{name[:LONGEST - 4]} {count}"
    return told


@cache
def _likenesses() -> dict[str, str]:
    """One sign for each group that Unicode calls confusable; several letters that look like one (rn, m) where there are such."""
    groups: dict[str, set[str]] = {}
    for sign, found in confusables.confusables_data.items():
        group = {sign.strip(LEFT_TO_RIGHT), *(each["c"].strip(LEFT_TO_RIGHT) for each in found)}
        for member in list(group):
            group |= groups.get(member, set())
        for member in group:
            groups[member] = group
    return {sign: min(group, key=lambda each: (len(each) == 1, each)) for sign, group in groups.items() if len(sign) == 1}
