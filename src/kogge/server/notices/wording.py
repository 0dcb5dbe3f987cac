"""What a notice says, in the language of whoever gets it."""
from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from kogge import game
from kogge.engine.texts import texts


@dataclass(frozen=True)
class Told:
    """A notice in words: a line, one more, where it leads and what the link is called. However often it is sent, `id` is one."""

    id: str
    title: str
    more: str
    link: str
    open: str


@cache
def bundle(lang: str) -> FluentBundle:
    found = FluentBundle([lang], use_isolating=False)
    found.add_resource(FluentResource((Path(__file__).parent / "text" / f"{lang}.ftl").read_text(encoding="utf-8")))
    return found


def say(lang: str, key: str, **figures: object) -> str:
    message = bundle(lang).get_message(key)
    assert message.value is not None, key
    text, errors = bundle(lang).format_pattern(message.value, figures)
    assert not errors, (key, errors)
    return str(text)


def tell(id: str, kind: str, facts: Mapping[str, object], lang: str, base: str) -> Told:
    """A notice about a table. Names come from people: they never break a line."""
    names: Sequence[str] = [line(name) for name in facts.get("names", [])]  # type: ignore[attr-defined]
    figures = {
        "game": texts(game(str(facts["game"])), lang).message("title"), "names": ", ".join(names),
        "count": len(names), "who": line(facts.get("who", ""))}
    return Told(id, say(lang, kind, **figures), say(lang, f"{kind}-more", **figures), f"{base}/table/{facts['table']}",
                say(lang, "open"))


def line(name: object) -> str:
    return re.sub(r"\s+", " ", str(name))
