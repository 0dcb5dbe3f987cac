"""What judges do to be quick changes nothing of what they say."""
from __future__ import annotations

import pytest

import kogge
from kogge.bots.greedy import judge, make, weights
from kogge.bots.greedy.liguria import Outlook
from kogge.bots.search import Search
from kogge.games.liguria.parts import KNIGHTS


def along(name: str, seed: int, every: int, players: int = 0) -> list[kogge.Table]:
    """Positions of a game between Mates, so that there is something on the table."""
    table, rng = kogge.game(name).start(players or kogge.game(name).players[0]), kogge.Rng(seed)
    found = []
    for count in range(10_000):
        if table.over:
            break
        if count % every == 0:
            found.append(table.copy())
        guided = table.seat != kogge.LUCK and len(table.legal()) > 1
        table.apply(kogge.bots.choose(table, table.seat, "mate", count) if guided else kogge.pick(table, rng))
    return found


def sober(name: str) -> kogge.bots.judge.Judge:
    """A judge who remembers nothing yet."""
    return make(name, "sober", weights(name))


def test_a_yard_seen_before_is_worth_what_it_was():
    knowing = sober("die-werft")
    tables, known = along("die-werft", 5, 4), []
    for _ in range(2):
        for table in tables:
            for seat, player in enumerate(table.players):
                for more in (0, 1):
                    player.store[0] += more
                    assert knowing.worth(table, seat) == sober("die-werft").worth(table, seat)
                    player.store[0] -= more
        known.append(len(knowing.yard.known))
    assert known[1] == known[0] > len(tables), "the second time all are known"


def test_yards_of_other_parts_are_forgotten():
    knowing = sober("die-werft")
    table = along("die-werft", 5, 40)[3]
    knowing.worth(table, 0)
    assert knowing.yard.known
    assert knowing.yard.parts is table.parts
    knowing.yard.parts = None
    knowing.yard.known = dict.fromkeys(knowing.yard.known, 1e6)
    assert knowing.worth(table, 0) == sober("die-werft").worth(table, 0)


def test_who_minds_nobody_thinks_the_same_without_the_others_worths():
    minding = sober("die-werft")
    minding.aloof = False
    for table in along("die-werft", 6, 60)[1:]:
        if table.seat == kogge.LUCK or len(table.legal()) == 1:
            continue
        searches = [Search(table, table.seat, of, 2, 3) for of in (sober("die-werft"), minding)]
        for search in searches:
            search.run(40, 0.0)
        looks = [[(branch.action, branch.visits, branch.total) for branch in search.ranked()] for search in searches]
        assert looks[0] == looks[1]


def test_an_attack_is_a_landing_of_nobody_yet():
    worths = set()
    for table in along("liguria", 5, 9, 3):
        for seat in range(3):
            outlook = Outlook(table, seat, judge("liguria").scales)
            outlook.cargo()  # finds out which colours are needed
            for island in table.islands:
                worths.add(outlook.attack(island))
                assert outlook.attack(island) == outlook.landing(island, [0] * len(KNIGHTS))
    assert len(worths) > 50


@pytest.mark.parametrize("name", kogge.games())
def test_nobody_but_the_aloof_forgets_rivals(name):
    table = along(name, 7, 50)[2]
    one, seats = judge(name), len(table.players)
    everybody = one.worths(table, seats)
    assert one.minded(table, seats, 1) == ([0.0, everybody[1]] if name == "die-werft" else everybody)
