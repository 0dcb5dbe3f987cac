"""What the employees do."""
import pytest

from games.die_werft.setting import acting, canal, change, employ, launched, points, started
from games.setting import legal, play, why_not
from kogge.games.die_werft import rules
from kogge.games.die_werft.parts import ITEMS


def store(table, seat=0):
    return {ITEMS[n]: count for n, count in enumerate(table.players[seat].store) if count}


@pytest.mark.rule("die-werft.employees.engineer")
@pytest.mark.rule("die-werft.employees.for-the-whole-game")
def test_the_engineer_example():
    """The rule book's example: engineers for crane and sail, the marker at the cannon."""
    engineers = ["engineer-crane", "engineer-sail"]
    free = play(acting("equipment", employees=engineers), "make smokestack", "assist sail", "assist crane")
    assert store(free) == {"sail": 1, "smokestack": 1, "crane": 1}
    assert free.players[0].guilders == 6

    paid = play(acting("equipment", employees=engineers), "make crane", "assist crane", "assist sail")
    assert store(paid) == {"sail": 1, "crane": 2}
    assert paid.players[0].guilders == 5


@pytest.mark.rule("die-werft.employees.voluntary")
def test_nobody_has_to_be_used():
    table = play(acting("equipment", employees=["engineer-crane", "engineer-sail"]), "make smokestack")
    assert legal(table) == ["assist sail", "assist crane", "done"]
    play(table, "assist sail")
    assert legal(table) == ["assist crane", "done"]
    play(table, "done")

    assert store(table) == {"sail": 1, "smokestack": 1}


@pytest.mark.rule("die-werft.employees.recruiter")
def test_recruiters():
    table = play(acting("crew", employees=["recruiter-propeller", "recruiter-captain", "engineer-sail"]), "recruit soldier")
    assert legal(table) == ["assist captain", "assist propeller", "done"]  # the engineer helps on the other ring
    play(table, "assist captain", "assist propeller")

    assert store(table) == {"captain": 1, "soldier": 1, "propeller": 1}


@pytest.mark.rule("die-werft.employees.dealer")
@pytest.mark.parametrize(("dealers", "guilders"), [
    ([], 2 + 2 + 2), (["dealer-steel"], 3 + 3 + 2), (["dealer-steel", "master-dealer-steel"], 4 + 4 + 2),
    (["dealer-grain"], 2 + 2 + 3), (["dealer-coal"], 6),
])
def test_dealers(dealers, guilders):
    table = acting("trade", trains=["steel steel grain"], employees=dealers, guilders=0)
    play(table, "sell steel", "sell steel", "sell grain")

    assert table.players[0].guilders == guilders


@pytest.mark.rule("die-werft.employees.dealer-levels")
def test_the_second_level_needs_the_first():
    table = acting("hire", guilders=20)
    assert why_not(table, "hire master-dealer-steel") is rules.FIRST_LEVEL
    employ(table.players[0], "dealer-coal")
    assert why_not(table, "hire master-dealer-steel") is rules.FIRST_LEVEL
    assert why_not(table, "hire master-dealer-coal") is None


@pytest.mark.rule("die-werft.employees.dealer-points")
def test_the_dealer_example():
    """The rule book's example: both steel dealers and the first for coal bring 5."""
    table = change(started(), 0, employees=["dealer-steel", "master-dealer-steel", "dealer-coal"])

    assert points(table)["dealers"] == 1 + 3 + 1


PLAIN = ("lifebelt", "lifebelt lifeboat", "lifeboat lantern")


@pytest.mark.rule("die-werft.employees.craftsman")
@pytest.mark.parametrize(("craftsman", "item", "room"), [
    ("craftsman-sail", "sail", 2), ("craftsman-smokestack", "smokestack", 2), ("craftsman-crane", "crane", 2),
    ("craftsman-cannon", "cannon", 2), ("craftsman-propeller", "propeller", 1), ("craftsman-crew", "soldier", 2),
])
def test_craftsmen(craftsman, item, room):
    table = launched(*PLAIN, store={item: 3}, employees=[craftsman])
    play(table, *[f"fit {item}"] * room)

    assert why_not(table, f"fit {item}") in (rules.NO_MOUNT, rules.NO_CABIN)
    assert why_not(launched(*PLAIN, store={item: 3}), f"fit {item}") in (rules.NO_MOUNT, rules.NO_CABIN)


@pytest.mark.rule("die-werft.employees.craftsman")
def test_two_propellers_with_a_craftsman():
    """One on its mount, the other by the craftsman; and any two of the crew without cabins."""
    table = launched(
        "cabin", "mast mast", "cabin propeller-mount", store={"propeller": 3, "soldier": 3, "businessman": 3, "captain": 2},
        employees=["craftsman-propeller", "craftsman-crew"])
    play(table, "fit propeller", "fit propeller")
    assert why_not(table, "fit propeller") is rules.NO_MOUNT
    play(table, "fit captain", "fit captain", "fit soldier", "fit businessman", "fit businessman")
    assert why_not(table, "fit soldier") is rules.NO_CABIN


def test_a_craftsman_for_sails_leaves_the_mounts_to_smokestacks():
    table = launched("mast", *PLAIN[1:], store={"sail": 3, "smokestack": 1}, employees=["craftsman-sail"])
    play(table, "fit sail", "fit sail", "fit smokestack")

    assert why_not(table, "fit sail") is rules.NO_MOUNT


@pytest.mark.rule("die-werft.employees.craftsman-from-store")
def test_craftsmen_take_from_the_store():
    table = launched(*PLAIN, store={"sail": 1}, employees=["craftsman-sail"])
    play(table, "fit sail")

    assert why_not(table, "fit sail") is rules.NOT_IN_STORE


CANALS = (canal(0), canal(1, x=1))


def fast(employees, sails, canals=CANALS):
    tiles = ["mast", "mast mast", "mast mast", "cabin lantern"]
    table = launched(*tiles, store={"captain": 1, "sail": sails}, employees=employees, canals=canals)
    return play(table, "fit captain", *["fit sail"] * sails, "set sail")


@pytest.mark.rule("die-werft.employees.helmsman")
@pytest.mark.rule("die-werft.employees.announced-before-sailing")
def test_the_helmsman():
    table = fast(["helmsman"], 1)
    assert legal(table) == ["boost 0", "boost 1"]
    play(table, "boost 1")

    assert table.ship.speed == 3


@pytest.mark.rule("die-werft.employees.rigger")
def test_the_rigger_may_be_used_in_part():
    """Four sails: +2, +1 or nothing."""
    assert legal(fast(["rigger"], 4)) == ["boost 0", "boost 1", "boost 2"]
    assert legal(fast(["rigger", "helmsman"], 4)) == ["boost 0", "boost 1", "boost 2", "boost 3"]
    assert legal(fast(["rigger"], 3)) == ["boost 0", "boost 1"]
    assert not any(text.startswith("boost") for text in legal(fast(["rigger"], 1)))  # no pair, no question


def test_the_preview_shows_every_speed():
    table = fast(["rigger"], 4)

    assert [(preview.speed, preview.possible) for preview in table.view(0).launch.previews] == [(5, True), (6, True), (7, True)]
    play(table, "boost 1")
    assert [preview.speed for preview in table.view(0).launch.previews] == [6]


@pytest.mark.rule("die-werft.voyage.full-speed")
def test_no_boost_beyond_the_canals():
    table = fast(["rigger", "helmsman"], 4, canals=(canal(0),))  # six spaces at most

    assert legal(table) == ["boost 0", "boost 1"]
    assert why_not(table, "boost 2") is rules.NO_ROUTE


@pytest.mark.rule("die-werft.employees.accountant")
@pytest.mark.parametrize(("item", "price"), [("smokestack", 0), ("crane", 0), ("sail", 0), ("cannon", 1)])
def test_the_accountant(item, price):
    table = play(acting("equipment", employees=["accountant"]), f"make {item}")

    assert table.players[0].guilders == 6 - price
    assert play(acting("crew", employees=["accountant"]), "recruit captain").players[0].guilders == 5


@pytest.mark.rule("die-werft.employees.foreman")
@pytest.mark.parametrize(("name", "price"), [("rigger", 0), ("helmsman", 0), ("master-dealer-steel", 0), ("dealer-coal", 2)])
def test_the_foreman(name, price):
    """Steps 1 to 4 are free, the sixth costs two."""
    table = acting("hire", employees=["foreman"])
    if name.startswith("master"):
        employ(table.players[0], "dealer-steel")
    play(table, f"hire {name}")

    assert table.players[0].guilders == 6 - price
