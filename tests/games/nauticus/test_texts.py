"""What players read where a number or a full warehouse changes the sentence, and the view between two actions."""
import pytest

from games.nauticus.setting import GAME, acting, asked, piece, started
from games.setting import play
from kogge.engine.texts import texts
from kogge.games.nauticus.building import ChooseReward


def told(table, text, lang="en"):
    return texts(GAME, lang).action(table, GAME.action(text))


@pytest.mark.parametrize(("passes", "en", "de"), [
    (0, "Pass and flip a tile (saves 3 points)", "Passen und ein Plättchen umdrehen (erspart 3 Minuspunkte)"),
    (2, "Pass and flip a tile (saves 1 point)", "Passen und ein Plättchen umdrehen (erspart 1 Minuspunkt)"),
    (3, "Pass (all tiles are flipped)", "Passen (alle Plättchen sind umgedreht)"),
])
def test_a_pass_tells_what_it_saves(passes, en, de):
    table = acting("money", passes=passes)

    assert (told(table, "pass"), told(table, "pass", "de")) == (en, de)
    assert ("flip" in told(table, "pass then extra")) is (passes < 3)


@pytest.mark.parametrize(("tile", "crowns", "en", "de"), [
    ("money", 0, "2 taler", "2 Taler"), ("crowns", 1, "1 point", "1 Punkt"), ("crowns", 4, "4 points", "4 Punkte"),
])
def test_a_worker_tells_what_it_brings(tile, crowns, en, de):
    table = acting(tile, crowns=crowns)

    assert told(table, "use a worker") == f"Use a worker (brings {en})"
    assert told(table, "use a worker", "de") == f"Einen Arbeiter einsetzen (bringt {de})"


@pytest.mark.rule("nauticus.4.one-good-left")
def test_a_reward_of_goods_warns_when_it_brings_only_one():
    assert told(asked(ChooseReward(0, 1)), "reward goods") == "Reward: two different goods"
    assert told(asked(ChooseReward(0, 1), room=1), "reward goods") == "Reward: one good only, no second can be had"
    table = asked(ChooseReward(0, 1))
    for name in ("grain", "coffee", "salt"):
        table.stock[piece(name).index] = 0
    assert told(table, "reward goods", "de") == "Belohnung: nur eine Ware, eine zweite ist nicht zu haben"


@pytest.mark.rule("nauticus.golden.free-to-warehouse")
def test_a_free_piece_without_room_is_told_so():
    table = acting("hulls", room=0)
    single = GAME.action("buy single")

    assert "no room" in texts(GAME, "en").refusal(table, single, table.why_not(single))
    assert "kein Platz" in texts(GAME, "de").refusal(table, single, table.why_not(single))


def test_the_tile_stays_chosen_while_the_extra_action_is_named():
    table = play(started(money=4), "choose money")
    assert table.view(0).space == 4

    play(table, "pass then extra")
    assert table.view(0).space == 4  # the others still have their turn with it

    play(table, "extra hulls", "done", "pass")
    assert table.view(0).space == -1
