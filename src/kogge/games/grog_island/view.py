"""What each seat may see, and which place on the board an action belongs to.

Everybody sees how many chests, parrots and goals a player has; which ones only their owner (`own`). Goals lie open after the end.
Dice that a player has turned with die cards show to the others together with the bid.
"""
from __future__ import annotations

from msgspec import Struct

from kogge.engine.action import Action
from kogge.engine.table import Figures
from kogge.games.grog_island.auction import Bid
from kogge.games.grog_island.claiming import income
from kogge.games.grog_island.parts import (
    CHESTS,
    CLOUDS,
    COLOURS,
    FIRST_GOOD_GOAL,
    FIRST_PENINSULA_GOAL,
    GOALS,
    KIND_COUNT,
    KINDS,
    NO_CLOUD,
    OPEN_SEA,
    PARROT_GOAL,
    PARROTS,
    REWARDS,
    SHIPS,
    SITES,
)
from kogge.games.grog_island.passing import Visit, passing_goods
from kogge.games.grog_island.scoring import crew_on, different_goals, goal_points, sources
from kogge.games.grog_island.table import FREE, GHOST, LOCKED, NO_BUILDING, NO_SHIP, Player, Table, total
from kogge.games.grog_island.trading import affordable, cards_left, main_limit

NOBODY = -1
STATES = {FREE: "free", GHOST: "ghost", LOCKED: "lock"}


class BuildingView(Struct):
    peninsula: str
    kind: str
    state: str
    """free, crew, ghost or lock."""
    seat: int
    """Whose crew stands on it; -1: nobody's."""
    coins: int
    """What claiming it pays now."""


class KindView(Struct):
    kind: str
    points: int
    """For each building of the kind, with its goal."""
    free: int


class PeninsulaView(Struct):
    colour: str
    good: str
    cloud: str
    crew: list[int]
    """How many buildings each seat has here."""
    ghosts: int


class ShipView(Struct):
    ship: str
    place: str
    """The peninsula it is anchored at, or sea."""
    ghost: bool
    marker: int
    """The seat whose trade marker lies on it, or -1."""
    coins: int
    """For each tile; 0 for the ships that bring cards."""
    limit: int
    """How many tiles its main action takes now; 0: none."""
    cards: int
    """How many cards are left for it; -1 for the ships that pay coins."""
    own_tiles: int
    """How many tiles the viewer could hand over here, three others for one included."""


class DieView(Struct):
    colour: str
    face: int
    space: int
    """The bidding space, from 0; -1 on its goods space."""


class AuctionView(Struct):
    bid: int
    bidder: int
    dice: list[DieView]
    rewards: list[str]
    played: list[str]
    """Parrots played with the standing bid."""
    turned: bool
    """Whether these are the dice as the viewer has turned them, before the bid that shows them to all."""


class PassingView(Struct):
    """What passing would bring the viewer now."""

    goods: list[str]
    ships: list[str]
    """Peninsulas whose ship could be visited."""


class GoalView(Struct):
    goal: str
    family: str
    """building, parrots, goods or peninsula."""
    subject: str
    """The kind of building, or the colour."""
    copies: int
    points: int
    """As things stand now; both copies together count once."""


class WorthView(Struct):
    """What the goals that are not about buildings bring."""

    parrot: int
    good: int
    majority: int
    presence: int


class PlayerView(Struct):
    coins: int
    ceiling: int
    points: int
    crew: int
    goods: dict[str, int]
    chests: int
    parrots: int
    goals: int
    drawn: int
    passed: bool
    hand: list[GoalView]
    """The viewer's own goals; after the end everybody's."""
    sources: dict[str, int]
    """The viewer's points as they stand now; after the end everybody's."""


class OwnView(Struct):
    """What only the viewer knows."""

    chests: dict[str, int]
    money: int
    parrots: dict[str, int]
    spent: dict[str, int]
    """Die cards played for the bid in the making."""
    drawn: list[str]
    under: list[str]
    """The goals slid under the stack, from the top down; '' where somebody else did it."""


class View(Struct):
    round: int
    starter: int
    over: bool
    peninsulas: list[PeninsulaView]
    kinds: list[KindView]
    buildings: list[BuildingView]
    ships: list[ShipView]
    """By water space, from left to right."""
    auction: AuctionView
    players: list[PlayerView]
    own: OwnView | None
    passing: PassingView | None
    chests: int
    parrots: int
    goals: int
    chest_box: dict[str, int]
    parrot_box: dict[str, int]
    locks: int
    ghosts: int
    last_round: bool
    """Whether somebody has placed the last crew member."""
    claim_tiles: int
    """What a ship takes for a building."""
    replacement: int
    """How many other tiles stand in for one."""
    worth: WorthView


def counts(names: list[str], numbers: list[int]) -> dict[str, int]:
    return dict(zip(names, numbers, strict=True))


def building_view(table: Table, site: int) -> BuildingView:
    taken = table.sites[site]
    state = STATES.get(taken, "crew")
    clouded = table.clouds[site // KIND_COUNT] != NO_CLOUD
    return BuildingView(
        peninsula=COLOURS[site // KIND_COUNT], kind=KINDS[site % KIND_COUNT], state=state,
        seat=taken if state == "crew" else NOBODY, coins=int(income(table, site)) if taken == FREE and clouded else 0,
    )


def peninsula_view(table: Table, colour: int) -> PeninsulaView:
    cloud = table.clouds[colour]
    return PeninsulaView(
        colour=COLOURS[colour], good=table.parts.goods[colour], cloud="" if cloud == NO_CLOUD else CLOUDS[cloud],
        crew=[int(crew_on(table, seat, colour)) for seat in range(len(table.players))],
        ghosts=int(crew_on(table, GHOST, colour)),
    )


def ship_view(table: Table, water: int, viewer: Player | None) -> ShipView:
    ship = table.ships[water]
    ghost = ship == table.ghost_ship
    coins = table.parts.ship_coins[ship]
    markers = [seat for seat, player in enumerate(table.players) if player.marker == water]
    at_sea = water == OPEN_SEA
    return ShipView(
        ship=SHIPS[ship], place="sea" if at_sea else COLOURS[table.parts.waters[water]], ghost=ghost,
        marker=markers[0] if markers else NOBODY, coins=coins, limit=0 if ghost else int(main_limit(table, ship)),
        cards=-1 if coins else int(cards_left(table, ship)),
        own_tiles=int(affordable(table, viewer, table.parts.waters[water])) if viewer and not at_sea else 0,
    )


def auction_view(table: Table, bid: Bid | None) -> AuctionView:
    """`bid` is the viewer's bid in the making, if there is one."""
    dice = bid.dice(table) if bid else table.dice
    return AuctionView(
        bid=int(table.bid), bidder=int(table.bidder),
        dice=[DieView(colour=name, face=dice[n], space=table.row.index(n) if n in table.row else NOBODY)
              for n, name in enumerate(COLOURS)],
        rewards=[REWARDS[reward] for reward in table.parts.rewards], played=[PARROTS[card] for card in table.played],
        turned=bid is not None and bid.turned is not None,
    )


def passing_view(table: Table, seat: int) -> PassingView:
    after = table.copy()
    goods = list(passing_goods(table))
    for colour in goods:
        after.players[seat].goods[colour] += 1
    return PassingView(
        goods=[COLOURS[colour] for colour in goods],
        ships=[COLOURS[action.n] for action in Visit(seat).options(after)],
    )


def goal_view(goal: int, copies: int, points: int) -> GoalView:
    if goal < KIND_COUNT:
        family, subject = "building", KINDS[goal]
    elif goal == PARROT_GOAL:
        family, subject = "parrots", ""
    elif goal < FIRST_PENINSULA_GOAL:
        family, subject = "goods", COLOURS[goal - FIRST_GOOD_GOAL]
    else:
        family, subject = "peninsula", COLOURS[goal - FIRST_PENINSULA_GOAL]
    return GoalView(goal=GOALS[goal], family=family, subject=subject, copies=copies, points=points)


def player_view(table: Table, seat: int, shown: bool) -> PlayerView:
    player = table.players[seat]
    each = zip(different_goals(player.goals), goal_points(table, seat), strict=True)
    return PlayerView(
        coins=int(player.coins), ceiling=int(player.ceiling()), points=int(player.points), crew=int(player.crew),
        goods=counts(COLOURS, player.goods), chests=int(total(player.chests)), parrots=int(total(player.parrots)),
        goals=len(player.goals), drawn=len(player.drawn), passed=player.has_passed(),
        hand=[goal_view(goal, player.goals.count(goal), points) for goal, points in each] if shown else [],
        sources=dict(sources(table, seat)) if shown else {},
    )


def own_view(table: Table, seat: int, bid: Bid | None) -> OwnView:
    player = table.players[seat]
    return OwnView(
        chests=counts(CHESTS, player.chests), money=int(player.money()), parrots=counts(PARROTS, player.parrots),
        spent=counts(COLOURS, bid.spent) if bid else {}, drawn=[GOALS[goal] for goal in player.drawn],
        under=[GOALS[slid.goal] if slid.seat == seat else "" for slid in table.under],
    )


def view(table: Table, seat: int | None) -> View:
    top = table.agenda[-1] if table.agenda else None
    bid = top if isinstance(top, Bid) and top.seat == seat else None
    viewer = None if seat is None else table.players[seat]
    bidding = isinstance(top, Bid) and viewer is not None and not viewer.has_passed()
    afloat = NO_SHIP not in table.ships
    return View(
        round=int(table.round), starter=int(table.starter), over=table.over,
        peninsulas=[peninsula_view(table, colour) for colour in range(len(COLOURS))],
        kinds=[KindView(kind=kind, points=table.parts.values[n], free=int(table.free_of_kind(n)))
               for n, kind in enumerate(KINDS)],
        buildings=[building_view(table, site) for site in range(SITES) if table.sites[site] != NO_BUILDING],
        ships=[ship_view(table, water, viewer) for water in range(len(table.ships))] if afloat else [],
        auction=auction_view(table, bid),
        players=[player_view(table, n, n == seat or table.over) for n in range(len(table.players))],
        own=None if seat is None else own_view(table, seat, bid),
        passing=passing_view(table, seat) if seat is not None and bidding else None,
        chests=int(total(table.chests)), parrots=int(total(table.parrots)), goals=int(table.goals_left()),
        chest_box=counts(CHESTS, table.chest_box), parrot_box=counts(PARROTS, table.parrot_box),
        locks=int(table.locks), ghosts=int(table.ghosts),
        last_round=any(player.crew == 0 for player in table.players),
        claim_tiles=table.parts.claim_tiles, replacement=table.parts.replacement,
        worth=WorthView(parrot=table.parts.parrot_points, good=table.parts.good_points, majority=table.parts.majority,
                        presence=table.parts.presence),
    )


PLACES = {
    "cloud": "cloud {colour}", "moor": "water {water}", "start": "seat {word}", "roll": "die {colour}", "goal": "goals",
    "chest": "chests", "parrot": "parrots", "return": "goal {word}", "keep": "goal {word}", "take": "good {word}",
    "bid": "row {word}", "hold": "row {word}", "turn": "die {word}", "pass": "pass", "visit": "ship {word}",
    "trade": "ship {colour}", "replace": "ship {colour}", "give": "own good {word}", "claim": "building {word}",
    "lock": "building {word}", "haunt": "building {word}", "show": "chest {word}", "pay": "pay", "renounce": "renounce",
    "decline": "decline", "done": "done",
}


def stage(table: Table) -> Figures:
    return {"round": max(1, int(table.round))}


def place(table: Table, action: Action) -> str:
    """The place on the board that an action belongs to, such as `building sword on yellow`, `row grey green` or `ship blue`."""
    question = table.agenda[-1]
    colour = getattr(question, "colour", None)
    return PLACES[action.verb].format(
        word=action.word, water=getattr(question, "water", ""), colour="" if colour is None else COLOURS[colour])
