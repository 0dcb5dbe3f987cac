"""The tuner: candidates meet the weights of today, and the file keeps what was found."""
import json
import math

import pytest

from kogge.arena import tune
from kogge.bots.greedy import weights


def test_equal_weights_are_worth_nothing_over_both_seats_of_a_deal():
    mine = weights("nauticus")
    assert tune.worth("nauticus", tune.Plan(2, 2, 0), mine, mine, 5) == 0


def test_a_generation_is_kept_in_the_file_and_repeats_itself(tmp_path):
    pytest.importorskip("cma")
    found = []
    for name in ("one.json", "two.json"):
        file = tmp_path / name
        words = "nauticus --games 1 --candidates 4 --minutes 0 --jobs 1 --file"
        assert tune.main([*words.split(), str(file)]) == 0
        found.append(json.loads(file.read_text()))
    assert found[0] == found[1] != weights("nauticus")
    for name, value in weights("nauticus").items():
        assert math.copysign(1, found[0][name]) == math.copysign(1, value), "a weight keeps its sign"


def test_one_number_stands_for_all_plans():
    assert tune.plans("2,4", "16", "60,40") == [tune.Plan(2, 16, 60), tune.Plan(4, 16, 40)]


def test_where_nobody_minds_the_others_points_count_and_all_have_the_weights():
    mine = weights("die-werft")
    plan = tune.Plan(2, 2, 0)
    found = tune.worth("die-werft", plan, mine, {}, 5)
    judge = tune.make("die-werft", "sober", mine)
    games = [tune._totals("die-werft", [judge, judge], 0, seed, 0)[0] for seed in (5, 6)]
    assert found == sum(games[0] + games[1]) / 4
