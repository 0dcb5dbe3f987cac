"""What is wrong with something that somebody wrote, in both languages: it may be read by whoever brought it."""
from __future__ import annotations


class Told(ValueError):
    """`str` tells it in English, `german` in German."""

    def __init__(self, english: str, german: str = "") -> None:
        super().__init__(english)
        self.german = german or english


def in_german(error: Exception) -> str:
    """As far as it was told in German."""
    return error.german if isinstance(error, Told) else str(error)
