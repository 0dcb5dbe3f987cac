"""The log by turns: what pages group and sum up is told by the engine, and tells nobody's secrets."""
import pytest

from kogge import LUCK, Journal, Rng, game, games, pick
from kogge.engine.entry import Scribe, actor, begins
from kogge.engine.texts import texts


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("seed", range(3))
def test_every_answer_belongs_to_one_turn_of_one_seat(name, seed):
    """None twice, none missing: turns follow each other without a gap, and luck's answers are in the turn that led to them."""
    journal, rng = Journal(game(name), game(name).players[-1]), Rng(seed)
    while not journal.table.over:
        journal.play(pick(journal.table, rng))
    turns = []
    for index, entry in enumerate(journal.entries):
        if begins(journal.entries, index):
            turns.append([])
        turns[-1].append(index)
        assert actor(journal.entries, index) in (entry.seat, actor(journal.entries, turns[-1][0]))
    assert [index for turn in turns for index in turn] == list(range(len(journal.entries)))
    seats = [{journal.entries[index].seat for index in turn} for turn in turns]
    assert seats[0] == {LUCK} or journal.entries[0].seat != LUCK  # luck's set-up, where there is one, is a turn of its own
    assert all(len(those - {LUCK}) == 1 for those in seats if those != {LUCK})
    assert {LUCK} not in seats[1:]


@pytest.mark.parametrize("name", games())
def test_what_is_counted_is_open_and_the_gains_add_up(name):
    """In every world that anybody can imagine the same is counted, and it is named in both languages."""
    found = game(name)
    journal, rng = Journal(found, found.players[-1]), Rng(7)
    sums = found.purses(journal.table)
    while not journal.table.over:
        entry = journal.play(pick(journal.table, rng))
        for seat, gains in entry.gains.items():
            for what, count in gains.items():
                sums[seat][what] += count
        if rng.below(29) == 0 and not journal.table.over:
            for eyes in (None, *range(journal.players)):
                world = journal.table.guess(eyes, rng)
                assert found.purses(world) == found.purses(journal.table)
    assert sums == found.purses(journal.table)
    for lang in ("en", "de"):
        assert all(texts(found, lang).has(f"purse-{what}") for what in sums[0])


@pytest.mark.parametrize("name", games())
def test_one_scribe_writes_what_many_would(name):
    journal, rng = Journal(game(name), game(name).players[-1]), Rng(11)
    again = Journal(journal.game, journal.players)
    scribe = Scribe(again.table)
    while not journal.table.over:
        one, other = journal.play(action := pick(journal.table, rng)), again.play(action, scribe)
        for what in ("seat", "action", "audience", "settled", "figures", "place", "stage", "question", "forced", "gains"):
            assert getattr(one, what) == getattr(other, what)
