"""Whole games, replayed answer by answer; their scores stay as they were until somebody renews them (renew.py) and says why."""
from pathlib import Path

import pytest

from kogge import Journal, Record, game, games
from records.renew import renew, summary

FILES = sorted(Path(__file__).parent.glob("*.kogge"))
EARLIER = sorted((Path(__file__).parent / "earlier").glob("*.kogge"))
"""Games by earlier rules or with earlier parts. They are never renewed: they tell that old games stay what they were."""


@pytest.mark.parametrize("file", [*FILES, *EARLIER], ids=lambda file: file.stem)
def test_a_whole_game(file):
    record = Record.read(file.read_text(encoding="utf-8"))

    journal = Journal.replay(record, game(record.game))

    assert journal.table.over
    record.options = game(record.game).chosen(record.options)  # one that came later has its first choice
    assert journal.record().write() == record.write()
    assert summary(journal) == file.with_suffix(".scores").read_text(encoding="utf-8")


def test_a_game_is_renewed_only_by_name_and_only_if_the_rules_have_changed(tmp_path):
    for file in FILES:
        for part in (file, file.with_suffix(".scores")):
            (tmp_path / part.name).write_text(part.read_text(encoding="utf-8"), encoding="utf-8")
    before = {file.name: file.read_text(encoding="utf-8") for file in tmp_path.iterdir()}

    assert "stays" in renew(tmp_path, "nauticus-2")
    assert {file.name: file.read_text(encoding="utf-8") for file in tmp_path.iterdir()} == before

    old = tmp_path / "nauticus-2.kogge"
    version = game("nauticus").rules_version
    old.write_text(before[old.name].replace(f"rules: {version}\n", "rules: 0\n"), encoding="utf-8")
    renew(tmp_path, "nauticus-2")

    assert (tmp_path / "earlier/nauticus-2-rules-0.scores").read_text(encoding="utf-8") == before["nauticus-2.scores"]
    assert Record.read(old.read_text(encoding="utf-8")).rules_version == version
    assert all((tmp_path / name).read_text(encoding="utf-8") == text for name, text in before.items() if "nauticus-2" not in name)


def test_every_game_and_number_of_players_has_its_record():
    assert {file.stem for file in FILES} == {f"{name}-{players}" for name in games() for players in game(name).players}


@pytest.mark.parametrize("name", games())
def test_every_earlier_version_of_rules_and_parts_has_its_record(name):
    records = [Record.read(file.read_text(encoding="utf-8")) for file in EARLIER if file.name.startswith(name)]
    found = game(name)

    assert {record.rules_version for record in records} >= set(range(1, found.rules_version))
    assert {record.parts_hash for record in records} >= {sheet.hash for sheet in found.earlier_sheets}
    assert all(record.rules_version < found.rules_version or record.parts_hash != found.sheet.hash for record in records)
