"""Schooled bots: the net says the same compiled and plain, has its say in a search, and makes nobody see more than they may."""
from __future__ import annotations

import json
import math
import random
import struct
from copy import copy
from dataclasses import replace
from itertools import pairwise

import pytest

import kogge
from kogge import compiled
from kogge.bots import Level, choose, hint, judge, thinker
from kogge.bots.levels import level
from kogge.bots.net import NETS, PlainNet, School, school, told
from kogge.bots.search import Search
from kogge.bots.trained import Graduate, Pupil
from kogge.engine.observation import Notes, note_awaited
from kogge.engine.table import Table
from kogge.games.nauticus.actions import DONE_THEN_EXTRA, EXTRA, PASS_THEN_EXTRA

SHORT = Level("search", iterations=60, schooled=True)
SCHOOLED = sorted((file.stem.rpartition("-")[0], int(file.stem.rpartition("-")[2])) for file in NETS.glob("*.net"))


def position(name: str, players: int, seed: int, answers: int = 60) -> Table:
    """Some way into a random game, where a seat has a choice."""
    rng = kogge.Rng(seed)
    table = kogge.game(name).start(players)
    while answers > 0 or table.seat == kogge.LUCK or len(judge(name).sensible(table, table.legal())) < 3:
        table.apply(kogge.pick(table, rng))
        answers -= 1
    return table


def seen(known: School, table: Table, players: int) -> tuple[bytes, list[float], int, list[int]]:
    notes = Notes()
    note_awaited(notes, table, table.seat, players)
    known.observe(notes, table, table.seat)
    row = notes.take() + told([], len(known.sources), players)[table.seat]
    return row, judge(table.game.name).worths(table, players), table.seat, [action.index for action in table.legal()]


def numbers(file: str) -> tuple[list[float], list[int]]:
    head, _, raw = (NETS / file).read_bytes().partition(b"\n")
    said = json.loads(head)
    shape = [said[name] for name in ("inputs", "first", "second", "seats", "actions")]
    return list(struct.unpack(f"<{len(raw) // 2}e", raw)), shape


def test_there_are_nets():
    assert ("nauticus", 2) in SCHOOLED
    assert school("nauticus", 2) is school("nauticus", 2) is not None


@pytest.mark.skipif(not compiled.active(), reason="there is only one of them in the plain build")
@pytest.mark.parametrize(("name", "players"), SCHOOLED)
def test_compiled_and_plain_say_the_same_to_the_last_bit(name, players):
    every, shape = numbers(f"{name}-{players}.net")
    plain = PlainNet(every, *shape)
    known = school(name, players)
    assert not isinstance(known.net, PlainNet)
    for seed in range(5):
        what = seen(known, position(name, players, seed), players)
        assert known.net.think(*what) == plain.think(*what)


@pytest.mark.parametrize(("name", "players"), SCHOOLED)
def test_hopes_are_bounded_and_looks_shared_out(name, players):
    known = school(name, players)
    *hopes_of, = (known.net.think(*seen(known, position(name, players, seed), players)) for seed in range(4))
    for found in hopes_of:
        assert all(-1.0 <= hope <= 1.0 for hope in found[:players])
        assert sum(found[players:]) == pytest.approx(1.0)
    assert any(one != other for one, other in pairwise(hopes_of))


@pytest.mark.parametrize("kind", ["plain", "compiled"])
def test_a_net_of_another_shape_is_refused(kind):
    if kind == "plain":
        made = PlainNet
    else:
        if not compiled.active():
            pytest.skip("there is none in the plain build")
        from kogge.bots._net import Net as made
    with pytest.raises(ValueError, match="has 18 numbers, not 17"):
        made([0.0] * 17, 1, 1, 1, 2, 1)


@pytest.mark.skipif(not compiled.active(), reason="there is none in the plain build")
def test_the_compiled_net_takes_nothing_that_it_does_not_know():
    known = school("nauticus", 2)
    row, worths, seat, answers = seen(known, position("nauticus", 2, 1), 2)
    for bad in ((row[:-2], worths, seat, answers), (row, [1.0], seat, answers), (row, worths, 2, answers)):
        with pytest.raises(ValueError, match="no position"):
            known.net.think(*bad)
    for bad in ((row, worths, seat, [214]), (row, worths, seat, [-1])):
        with pytest.raises(IndexError, match="no answer"):
            known.net.think(*bad)
    with pytest.raises(TypeError):
        known.net.think(row, worths, seat)
    with pytest.raises(TypeError):
        known.net.think(row, ["much", 1.0], seat, answers)


class Fond:
    """A net that likes one answer, and hopes for nothing."""

    def __init__(self, fond_of: int) -> None:
        self.fond_of = fond_of
        self.asked = 0

    def think(self, row: bytes, worths: list[float], seat: int, answers: list[int]) -> list[float]:
        self.asked += 1
        return [0.0] * len(worths) + [float(answer == self.fond_of) for answer in answers]


class Taught:
    """A school whose net, trust and heed a test chooses."""

    def __init__(self, net: object, trust: float, heed: float) -> None:
        known = school("nauticus", 2)
        self.net, self.observe, self.margin, self.trust, self.heed = net, known.observe, known.margin, trust, heed
        self.sources, self.own = known.sources, 0.0


@pytest.mark.parametrize(("kind", "trust"), [(Pupil, 0.0), (Graduate, 1.0)])
def test_what_the_net_is_fond_of_is_tried_more(kind, trust):
    table = position("nauticus", 2, 5)
    least = Search(table, table.seat, judge("nauticus"), 2, 1)
    least.run(60, 0.0)
    unloved = least.ranked()[-1]
    net = Fond(unloved.action.index)
    search = kind(table, table.seat, judge("nauticus"), 2, 1, Taught(net, trust, 1.0))
    search.run(60, 0.0)
    assert net.asked > 5
    assert search.root.branches[unloved.action.index].visits > unloved.visits + 1


class Hopeful:
    """A net that hopes for much wherever the judge sees its seat ahead, and looks everywhere alike."""

    def __init__(self, sign: float) -> None:
        self.sign = sign

    def think(self, row: bytes, worths: list[float], seat: int, answers: list[int]) -> list[float]:
        mean = sum(worths) / len(worths)
        return [self.sign * (worth - mean) / 100 for worth in worths] + [1 / len(answers) for _ in answers]


@pytest.mark.parametrize("kind", [Pupil, Graduate])
def test_what_the_net_hopes_for_decides(kind):
    table = position("nauticus", 2, 5)
    found = []
    for sign in (1.0, -1.0):
        search = kind(table, table.seat, judge("nauticus"), 2, 1, Taught(Hopeful(sign), 1.0, 1.0))
        search.run(200, 0.0)
        found.append([branch.visits for branch in search.root.branches.values()])
    assert found[0] != found[1]


def test_who_goes_to_school():
    for players in (2, 3, 4):
        table = position("nauticus", players, 2)
        assert type(thinker(table, table.seat, SHORT, 1)) is Graduate
        assert type(thinker(table, table.seat, Level("search", iterations=60), 1)) is Search
        for name in ("captain", "admiral", "legend"):
            for character in ("sober", "builder", "trader", "gambler"):
                mind = thinker(table, table.seat, level(f"{name}:{character}", "nauticus"), 1)
                assert type(mind) is Graduate
                own = school("nauticus", players).tastes
                assert mind.tastes == [own[character if seat == table.seat else "sober"] for seat in range(players)]
    table = position("liguria", 3, 2, 150)
    assert type(thinker(table, table.seat, level("captain", "liguria"), 1)) is Search
    worths = set()
    for character in ("sober", "builder", "trader", "gambler"):  # its net hears of no tastes, so the judge has them
        mind = thinker(table, table.seat, level(f"legend:{character}", "liguria"), 1)
        assert type(mind) is Graduate
        assert mind.tastes == []
        worths.add(tuple(mind.start))
        assert mind.start == judge("liguria", character).worths(table, 3)
    assert len(worths) == 4
    table = position("grog-island", 2, 2)
    assert type(thinker(table, table.seat, SHORT, 1)) is Pupil
    table = position("grog-island", 4, 2)
    assert type(thinker(table, table.seat, SHORT, 1)) is Search  # nothing was learned with four


def test_a_net_hears_of_tastes_from_each_chair():
    assert [struct.unpack("<6h", heard) for heard in told([[1, 2], [3, 4], [5, 6]], 2, 3)] == [
        (1, 2, 3, 4, 5, 6), (3, 4, 5, 6, 1, 2), (5, 6, 1, 2, 3, 4)]
    assert told([], 2, 3) == [bytes(12)] * 3


def test_what_a_seat_likes_counts_more_for_it_alone():
    known = school("nauticus", 2)
    seat, rng, sober = 0, kogge.Rng(5), judge("nauticus")
    table = kogge.game("nauticus").start(2)
    points = [dict(of) for of in table.scores()]
    while table.seat != seat or not all(of["crowns"] for of in points):
        table.apply(kogge.pick(table, rng))
        points = [dict(of) for of in table.scores()]
    fond = [[0] * len(known.sources) for _ in range(2)]
    fond[seat][known.sources.index("crowns")] = 50
    plain, tasted = (Graduate(table, seat, sober, 2, 1, known, tastes) for tastes in ([], fond))
    before, after = plain.worths(table, seat), tasted.worths(table, seat)
    assert after[seat] - before[seat] == points[seat]["crowns"] / 2
    assert after[1 - seat] == before[1 - seat]
    while not table.over:
        table.apply(kogge.pick(table, rng))
    totals, crowns = table.totals(), dict(table.scores()[seat])["crowns"]
    ahead = totals[seat] - totals[1 - seat]
    assert plain.outcome(table)[seat] == pytest.approx(math.tanh(ahead / known.margin))
    assert tasted.outcome(table)[seat] == pytest.approx(math.tanh((ahead + crowns / 2) / known.margin))
    assert tasted.outcome(table)[1 - seat] == pytest.approx(math.tanh(-ahead / known.margin))


def test_own_points_count_beside_hopes():
    """Each point so much as the school says, in a leaf and at the end alike; with two nobody counts them."""
    seat, known, sober = 1, school("nauticus", 3), judge("nauticus")
    assert known.own > school("nauticus", 2).own == 0
    rng, table = kogge.Rng(6), kogge.game("nauticus").start(3)
    modest = copy(known)
    modest.own = 0.0
    proud, humble = (Graduate(table, seat, sober, 3, 1, taught) for taught in (known, modest))
    point = known.own / known.margin
    for _ in range(80):
        table.apply(kogge.pick(table, rng))
    gained = [after - before for before, after in zip(proud.start, proud.worths(table, seat), strict=True)]
    assert max(abs(gain) for gain in gained) > 5
    hopes = [search.view(table, seat, []) for search in (proud, humble)]
    assert hopes[0] == pytest.approx([hope + point * gain for hope, gain in zip(hopes[1], gained, strict=True)])
    while not table.over:
        table.apply(kogge.pick(table, rng))
    ends = [search.outcome(table) for search in (proud, humble)]
    gained = [total - before for before, total in zip(proud.start, table.totals(), strict=True)]
    assert ends[0] == pytest.approx([end + point * gain for end, gain in zip(ends[1], gained, strict=True)])


def test_the_extra_action_is_kept_for_the_last_rounds():
    """By whoever goes by a net; there are five rounds with three, so before the fourth it is not even thought of."""
    rng, table = kogge.Rng(4), kogge.game("nauticus").start(3)
    extra = {EXTRA, PASS_THEN_EXTRA, DONE_THEN_EXTRA}
    offered = {True: 0, False: 0}
    while not table.over:
        if table.seat != kogge.LUCK and extra.intersection(table.legal()):
            late = table.round >= 4
            mind = thinker(table, table.seat, SHORT, 1)
            kept = mind.judge.sensible(table, table.legal())
            assert {*kept} == {*judge("nauticus").sensible(table, table.legal())} - (set() if late else extra)
            assert bool(extra.intersection(kept)) is late
            offered[late] += 1
            table.apply(next(action for action in table.legal() if action not in extra))
        else:
            table.apply(kogge.pick(table, rng))
    assert min(offered.values()) > 5


@pytest.mark.parametrize(("name", "players"), SCHOOLED)
def test_a_schooled_bot_knows_no_more_than_its_seat(name, players):
    """The same answer on the table and on one in which all that the seat cannot know has been dealt anew."""
    for seed in range(3):
        table = position(name, players, 20 + seed)
        other = table.guess(table.seat, kogge.Rng(random.Random(seed).getrandbits(30)))
        assert choose(table, table.seat, SHORT, 3) is choose(other, table.seat, SHORT, 3)
        assert choose(table, table.seat, SHORT, 3) is choose(table, table.seat, SHORT, 3)


@pytest.mark.parametrize("players", kogge.game("nauticus").players)
def test_a_hint_is_what_a_schooled_bot_would_do(players):
    """It tells points, and where they come from if everybody goes on by the net; and no more than the seat may know."""
    others = 0
    for seed in range(6):
        table = position("nauticus", players, 40 + seed)
        seat, twin = table.seat, table.guess(table.seat, kogge.Rng(seed))
        hints = hint(table, seat, SHORT, 3)
        assert hints == hint(twin, seat, SHORT, 3)
        assert max(hints, key=lambda each: each.share).action is choose(table, seat, SHORT, 3)
        assert sum(each.share for each in hints) == pytest.approx(1.0)
        others += hints[0].action is not hint(table, seat, replace(SHORT, schooled=False), 3)[0].action
        expert = thinker(table.guess(seat, kogge.Rng(3)), seat, SHORT, 3)
        assert expert.plain == expert.judge.worths(expert.table, players) != expert.start
        for each in hints[:3]:
            assert -50 < each.worth < 50
            assert 0 < each.score < 200
            ends = []
            for number in range(12):
                rng = kogge.Rng(3 + number)
                end = table.guess(seat, rng)
                end.apply(each.action)
                expert.play_out(end, rng)
                assert end.over
                ends.append(end.totals()[seat])
            assert sum(each.sources.values()) == pytest.approx(sum(ends) / len(ends))
    assert others


@pytest.mark.parametrize(("name", "players"), SCHOOLED)
def test_a_game_can_be_thought_to_its_end(name, players):
    """Close to the end leaves are ends, whose hopes are how far everybody is ahead."""
    rng = kogge.Rng(3)
    table = kogge.game(name).start(players)
    last = table.copy()
    while not table.over:
        if table.seat != kogge.LUCK and len(judge(name).sensible(table, table.legal())) > 1:
            last = table.copy()
        table.apply(kogge.pick(table, rng))
    assert choose(last, last.seat, SHORT, 1) in last.legal()
