"""All 24 contracts, with the numbers of the rule book's examples."""
import pytest

from games.die_werft.setting import change, launched, points, ship, started
from kogge.games.die_werft.parts import CONTRACTS, GREEN
from kogge.games.die_werft.scoring import contract_points


def worth(name, *ships, employees=(), used=0):
    table = change(started(), 0, employees=employees)
    player = table.players[0]
    player.fleet = list(ships)
    player.water.used = used
    return contract_points(table.parts, player, CONTRACTS.index(name))


@pytest.mark.rule("die-werft.contracts.fleet-only")
def test_what_lies_in_the_yard_counts_nothing():
    table = launched("cabin", "mast mast", "cabin lifebelt", store={"sail": 9, "soldier": 9, "propeller": 9})
    for contract in range(24):
        assert contract_points(table.parts, table.players[0], contract) == 0


@pytest.mark.rule("die-werft.contracts.cranes-and-businessmen")
def test_cranes_and_businessmen():
    assert worth("cranes-and-businessmen", ship(crane=2, businessman=1), ship(businessman=2), ship(crane=1, businessman=1)) == 6


@pytest.mark.rule("die-werft.contracts.businessmen")
def test_businessmen():
    assert worth("businessmen", ship(businessman=3), ship(businessman=2)) == 8
    assert worth("businessmen", ship(businessman=1)) == 0
    assert worth("businessmen", ship()) == 0


@pytest.mark.rule("die-werft.contracts.sail-and-steam")
def test_sail_and_steam():
    assert worth("sail-and-steam", ship(sail=2, smokestack=2, propeller=2)) == 6
    assert worth("sail-and-steam", ship(sail=1, smokestack=1), ship(propeller=1)) == 0
    assert worth("sail-and-steam", ship(sail=1, smokestack=1, propeller=1), ship(sail=1, smokestack=1, propeller=1)) == 12


@pytest.mark.rule("die-werft.contracts.soldiers-and-cannons")
def test_soldiers_and_cannons():
    assert worth("soldiers-and-cannons", ship(soldier=2, cannon=3), ship(soldier=1), ship(cannon=1)) == 6


@pytest.mark.rule("die-werft.contracts.soldiers")
def test_soldiers():
    assert worth("soldiers", ship(soldier=2), ship(soldier=2)) == 6
    assert worth("soldiers", ship(soldier=1)) == 0


@pytest.mark.rule("die-werft.contracts.all-purpose")
def test_all_purpose():
    assert worth("all-purpose", ship(businessman=2, soldier=2, crane=2, cannon=2), ship(businessman=1, soldier=1, crane=1)) == 8


@pytest.mark.rule("die-werft.contracts.sails")
def test_sails():
    assert worth("sails", ship(sail=3), ship(sail=1)) == 3
    assert worth("sails", ship(sail=2), ship(sail=2)) == worth("sails", ship(sail=4)) == 6


@pytest.mark.rule("die-werft.contracts.officers")
def test_officers():
    """Seven captains on three ships: four officers."""
    assert worth("officers", ship(captain=3), ship(captain=3), ship(captain=1)) == 12


@pytest.mark.rule("die-werft.contracts.variety")
def test_variety():
    assert worth("variety", ship(captain=1, sail=1)) == 0  # the captain is no kind of its own
    assert worth("variety", ship(captain=2, sail=1)) == 1
    everything = {
        "propeller": 1, "smokestack": 1, "sail": 1, "crane": 1, "cannon": 1, "businessman": 1, "soldier": 1, "captain": 2}
    assert worth("variety", ship(**everything)) == 16
    assert worth("variety", ship(sail=1), ship(sail=1, crane=1)) == 1


@pytest.mark.rule("die-werft.contracts.smokestacks")
def test_smokestacks():
    assert worth("smokestacks", ship(smokestack=5), ship(smokestack=1)) == 6


@pytest.mark.rule("die-werft.contracts.propellers")
def test_propellers():
    assert worth("propellers", ship(propeller=2), ship(propeller=1)) == 9


@pytest.mark.rule("die-werft.contracts.used-canals")
def test_used_canals():
    assert worth("used-canals", used=3) == 12


@pytest.mark.rule("die-werft.contracts.safety-features")
@pytest.mark.parametrize("feature", ["lifebelt", "lifeboat", "lantern"])
def test_safety_features(feature):
    """Six are worth 12, each further one a point."""
    assert worth(feature + "s", ship(**{feature: 4}), ship(**{feature: 2})) == 12
    assert worth(feature + "s", ship(**{feature: 9})) == 15
    assert worth(feature + "s", ship()) == 0


@pytest.mark.rule("die-werft.contracts.ships-of-a-length")
def test_ships_of_a_length():
    assert worth("ships-of-five", ship(5), ship(5), ship(5), ship(4), ship(6)) == 15
    assert worth("ships-of-six", ship(6), ship(6), ship(5), ship(7)) == 10
    assert worth("ships-of-seven", ship(7), ship(9), ship(6)) == 12


@pytest.mark.rule("die-werft.contracts.ships-of-a-length")
@pytest.mark.parametrize(("name", "length", "more"), [("ships-of-five", 5, 2), ("ships-of-six", 6, 3), ("ships-of-seven", 7, 4)])
def test_ships_of_a_length_bring_more_and_more(name, length, more):
    """A table of n(n + more), whatever n: the columns of the card and what lies beyond them."""
    assert [worth(name, *[ship(length)] * n) for n in range(10)] == [n * (n + more) for n in range(10)]


@pytest.mark.rule("die-werft.contracts.tiles")
def test_tiles():
    assert worth("tiles", ship(5), ship(4)) == 0
    assert worth("tiles", ship(5), ship(5)) == 2
    assert [worth("tiles", ship(9), ship(9), ship(size)) for size in (4, 5, 6, 7, 8)] == [16, 16, 19, 19, 22]


@pytest.mark.rule("die-werft.contracts.ships")
def test_ships():
    assert worth("ships", ship(3), ship(9), ship(5)) == 6
    assert [worth("ships", *[ship(3)] * n) for n in range(9)] == [0, 1, 3, 6, 10, 15, 21, 27, 33]


EMPLOYED = ["engineer-sail", "engineer-crane", "recruiter-captain", "dealer-coal", "helmsman", "foreman", "craftsman-crew"]


@pytest.mark.rule("die-werft.contracts.employees")
def test_employees():
    assert worth("employees", employees=EMPLOYED) == 10
    assert worth("employees", employees=EMPLOYED[:4]) == 4


@pytest.mark.rule("die-werft.contracts.coloured-employees")
def test_coloured_employees():
    """Blue, yellow and orange; no engineer, no recruiter."""
    assert worth("coloured-employees", employees=EMPLOYED) == 8
    assert worth("coloured-employees", employees=EMPLOYED[:3]) == 0


@pytest.mark.rule("die-werft.contracts.safe-ships")
def test_safe_ships():
    assert worth("safe-ships", ship(lifebelt=2, lifeboat=2, lantern=2)) == 5
    assert worth("safe-ships", ship(lifebelt=1, lifeboat=1), ship(lantern=1)) == 0


@pytest.mark.rule("die-werft.contracts.employee-kinds")
def test_employee_kinds():
    assert worth("employee-kinds", employees=["engineer-sail", "engineer-crane"]) == 1
    assert worth("employee-kinds", employees=EMPLOYED) == 11  # five colours
    masters = ["dealer-coal", "master-dealer-coal", "dealer-steel", "master-dealer-steel"]
    assert worth("employee-kinds", employees=masters) == 2
    assert worth("employee-kinds", employees=EMPLOYED + masters) == 16


def test_of_several_contracts_the_best_counts_so_far():
    fleet = [ship(6, sail=4), ship(3)]
    table = change(started(), 0, hand=CONTRACTS)
    table.players[0].fleet = fleet

    assert points(table)["blue-contracts"] == max(worth(name, *fleet) for name in CONTRACTS[:GREEN]) > worth("sails", ship(3))
    assert points(table)["green-contracts"] == max(worth(name, *fleet) for name in CONTRACTS[GREEN:])


def test_the_example_of_contracts_and_dealers():
    """The rule book's last page: 12 for four pairs of sails, 10 for two ships of six, 5 for dealers."""
    table = change(
        started(), 0, hand=["sails", "ships-of-six"], employees=["dealer-steel", "master-dealer-steel", "dealer-coal"])
    table.players[0].fleet = [ship(6, sail=4), ship(6, sail=3), ship(4, sail=2)]
    table.agenda = []

    assert {source: earned for source, earned in points(table).items() if earned} == {
        "blue-contracts": 12, "green-contracts": 10, "dealers": 5}
