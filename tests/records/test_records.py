"""Whole games, replayed answer by answer; their scores stay as they were until somebody renews them (renew.py) and says why."""
from pathlib import Path

import pytest

from kogge import Journal, Record, game, games
from records.renew import summary

FILES = sorted(Path(__file__).parent.glob("*.kogge"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_whole_game(file):
    record = Record.read(file.read_text(encoding="utf-8"))

    journal = Journal.replay(record, game(record.game))

    assert journal.table.over
    assert summary(journal) == file.with_suffix(".scores").read_text(encoding="utf-8")


def test_every_game_and_number_of_players_has_its_record():
    assert {file.stem for file in FILES} == {f"{name}-{players}" for name in games() for players in game(name).players}
