"""Whole games, replayed answer by answer; their scores stay as they were until somebody renews them (renew.py) and says why."""
from pathlib import Path

import pytest

from kogge import Journal, Record, game, games
from records.renew import summary

FILES = sorted(Path(__file__).parent.glob("*.kogge"))
EARLIER = sorted((Path(__file__).parent / "earlier").glob("*.kogge"))
"""Games by earlier rules or with earlier parts. They are never renewed: they tell that old games stay what they were."""


@pytest.mark.parametrize("file", [*FILES, *EARLIER], ids=lambda file: file.stem)
def test_a_whole_game(file):
    record = Record.read(file.read_text(encoding="utf-8"))

    journal = Journal.replay(record, game(record.game))

    assert journal.table.over
    assert journal.record().write() == record.write()
    assert summary(journal) == file.with_suffix(".scores").read_text(encoding="utf-8")


def test_every_game_and_number_of_players_has_its_record():
    assert {file.stem for file in FILES} == {f"{name}-{players}" for name in games() for players in game(name).players}


@pytest.mark.parametrize("name", games())
def test_every_earlier_version_of_rules_and_parts_has_its_record(name):
    records = [Record.read(file.read_text(encoding="utf-8")) for file in EARLIER if file.name.startswith(name)]
    found = game(name)

    assert {record.rules_version for record in records} >= set(range(1, found.rules_version))
    assert {record.parts_hash for record in records} >= {sheet.hash for sheet in found.earlier_sheets}
    assert all(record.rules_version < found.rules_version or record.parts_hash != found.sheet.hash for record in records)
