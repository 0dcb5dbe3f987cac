"""Measures the boxes of a page as it is drawn: what is cut, covered, too small, or out of sight."""
from __future__ import annotations

from pathlib import Path
from typing import Any

from web.visitor import look_at

FINGER = 44
MOUSE = 24
MEASURE = Path(__file__).with_name("boxes.js").read_text(encoding="utf-8")


def faults(page: Any, least: int) -> list[str]:
    """What is wrong with the page as it stands, in the window's present size."""
    look_at(page)
    return list(page.evaluate(MEASURE, least))
