"""What schooled bots learn from: games with their positions, where long searches looked, and a file that bots can read."""
import struct
import sys

import numpy as np
import pytest

import kogge
from kogge.arena import school
from kogge.bots.net import School


@pytest.fixture(autouse=True)
def _little(monkeypatch):
    monkeypatch.setattr(school, "ITERATIONS", dict.fromkeys(school.ITERATIONS, (12, 4)))


@pytest.mark.parametrize("game", sorted(school.ITERATIONS))
def test_a_game_is_played_to_its_end_and_positions_are_kept(game):
    players = kogge.game(game).players[0]
    found = school.played(game, players, 7)
    assert len(found.totals) == players
    assert max(found.totals) > 0
    sizes = {len(position.row) for position in found.positions}
    assert len(sizes) == 1
    assert {position.seat for position in found.positions} == set(range(players))
    looked = [position.looks for position in found.positions if position.looks]
    assert 3 < len(looked) < len(found.positions)
    for looks in looked:
        assert len(looks) > 1
        assert 0 < sum(visits for _, visits in looks) <= 12
        assert all(0 <= action < len(kogge.game(game).catalogue) for action, _ in looks)


def test_a_net_is_told_what_everybody_likes():
    found = school.played("nauticus", 3, 7)
    lesson = school.Lesson("nauticus", 3, 7, None)
    assert lesson.sources == ["goods", "ships", "crowns", "rest"]
    assert all(liking in school.TASTES["nauticus", 3].values() for liking in lesson.tastes)
    for position in found.positions:
        around = [much for n in range(3) for much in lesson.tastes[(position.seat + n) % 3]]
        assert list(struct.unpack("<12h", position.row[-24:])) == around
    assert any(found.liked)
    assert not any(school.played("liguria", 3, 7).liked)  # nobody has a taste there


def test_the_same_seed_plays_the_same_game():
    assert school.played("grog-island", 2, 4) == school.played("grog-island", 2, 4)
    assert school.played("grog-island", 2, 4) != school.played("grog-island", 2, 5)


def test_games_are_played_while_there_is_time():
    assert len(school.games("grog-island", 2, 0.0, 1, 1)) == 2  # those that were begun


def test_what_is_saved_can_be_read(tmp_path):
    size = len(school.played("nauticus", 2, 7).positions[0].row) // 2
    said = {
        "inputs": size, "first": 2, "second": 3, "seats": 2, "actions": 214, "margin": 12.0, "trust": 0.2, "heed": 0.5,
        "alone": False}
    count = (size + 2 + 1) * 4 + 3 * 3 + 3 * 2 + 214 * 4
    numbers = np.zeros(count)
    numbers[-1] = 0.5  # the last answer is looked at a little more
    school.save(tmp_path / "new" / "nauticus-2.net", said, numbers)
    known = School("nauticus", tmp_path / "new" / "nauticus-2.net")
    assert (known.trust, known.heed, known.margin, known.alone) == (0.2, 0.5, 12.0, False)
    found = known.net.think(bytes(2 * size), [1.0, 2.0], 0, [0, 213])
    assert found[:2] == [0.0, 0.0]
    assert found[3] / found[2] == pytest.approx(np.exp(0.5))


def test_without_pytorch_one_line_says_so(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "kogge.arena.fitting", raising=False)
    with pytest.raises(SystemExit) as stopped:
        school.main(["nauticus"])
    assert stopped.value.code == 2
    assert "pip install torch" in capsys.readouterr().err
