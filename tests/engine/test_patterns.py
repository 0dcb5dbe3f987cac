"""What we fill in ourselves reads as Fluent would write it."""
from __future__ import annotations

import pytest

import kogge
from kogge.engine.patterns import Unknown, filled, pieces
from kogge.engine.texts import LANGUAGES, MINUS, texts

VALUES: list[tuple[int | str, ...]] = [
    (0,) * 12, (1,) * 12, (2, 3, 1, 0, 5, 6, 7, 8, 9, 1, 2, 3), (1234,) * 12, (-3,) * 12, tuple("abcdefghijkl")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", kogge.games())
def test_every_message_reads_as_fluent_writes_it(name: str, lang: str) -> None:
    speech = texts(kogge.game(name), lang)
    for key, uses in speech.uses.items():
        value = speech.bundle.get_message(key).value
        assert value is not None
        for values in VALUES:
            figures = dict(zip(uses, values, strict=False))
            written, _ = speech.bundle.format_pattern(value, figures)
            assert speech.message(key, figures) == MINUS.sub("−", written), key


def test_what_is_not_known_here_is_left_to_fluent() -> None:
    speech = texts(kogge.game("nauticus"), "de")
    key = next(key for key, uses in speech.uses.items() if uses)
    pattern = speech.bundle.get_message(key).value
    assert pattern is not None
    for figures in ({}, dict.fromkeys(speech.uses[key], 1000)):
        with pytest.raises(Unknown):
            filled(pieces(pattern), figures, speech.locale)
