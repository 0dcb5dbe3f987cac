"""For every kind of eyes: colours that the system forces, and those that somebody cannot tell apart, hide nothing."""
from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from web.scrutiny import GAME
from web.test_layout import at_stage, settled
from web.visitor import Visitor, look_at

LEAST = 2.4
"""The contrast between the lightest and the darkest of a box; what has vanished has 1."""

SEEN = Path(__file__).with_name("seen.js").read_text(encoding="utf-8")

# What tells seats and sources of points apart once their colours are taken away.
TOLD_APART = """() => ({
  seats: [...document.querySelectorAll('[data-slot=players] [data-seat]')].map((each) => each.querySelector('svg.ic').innerHTML),
  legend: [...document.querySelectorAll('.forecast dt i')].map((i) => i.textContent || getComputedStyle(i).backgroundImage),
})"""
COLOURS = re.compile(r'(fill|stroke)="[^"]*"')


def unseen(visitor: Visitor) -> list[str]:
    """Whatever has too little contrast in itself, as it is drawn now."""
    image = pytest.importorskip("PIL.Image", reason="pictures are looked at with Pillow")
    look_at(visitor.page)
    boxes = visitor.page.evaluate(SEEN)
    assert boxes
    picture = image.open(io.BytesIO(visitor.page.screenshot())).convert("L")
    found = {what: contrast(picture.crop(tuple(box))) for what, *box in boxes}
    return [f"{what}: {value:.1f}" for what, value in found.items() if value < LEAST]


def contrast(picture: Any) -> float:
    dark, light = (0.05 + (value / 255) ** 2.2 for value in picture.getextrema())
    return light / dark


def eyes(visitor: Visitor) -> Iterator[str]:
    """One kind after the other."""
    for scheme in ("dark", "light"):
        visitor.page.emulate_media(forced_colors="active", color_scheme=scheme)
        yield f"forced colours, {scheme}"
    visitor.page.emulate_media(forced_colors="none", color_scheme="light")
    for kind in ("protanopia", "deuteranopia", "tritanopia"):
        visitor.chrome.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
        yield kind
    visitor.chrome.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


@GAME(3)
def test_nothing_is_told_by_colour_alone(visit: Callable[..., Visitor], game: str, tmp_path: Path) -> None:
    visitor = visit(lang="de", own=True)
    visitor.resume(at_stage(game, "middle"), tmp_path)
    visitor.page.wait_for_selector("main.table .prompt .ask")
    visitor.page.add_style_tag(content=".goes-on { animation: none !important; }")  # what fades out is not meant
    visitor.page.keyboard.press("Tab")
    found = {}
    for kind in eyes(visitor):
        settled(visitor)
        found[kind] = unseen(visitor)
    assert not any(found.values()), {kind: wrong[:12] for kind, wrong in found.items() if wrong}
    apart = visitor.page.evaluate(TOLD_APART)
    shapes = [COLOURS.sub("", each) for each in apart["seats"]]
    assert len(shapes) > 1
    assert len(set(shapes)) == len(shapes)
    assert apart["legend"]
    assert not {"", "none"} & set(apart["legend"])
