"""What each seat may see.

Everybody sees how many chests, parrots and goals a player has; which ones only their owner (`own`). Goals lie open after the end.
Dice that a player has turned with die cards show to the others together with the bid.
"""
from __future__ import annotations

import copy

from kogge.engine.counts import total
from kogge.engine.table import Figures
from kogge.games.grog_island.auction import Bid
from kogge.games.grog_island.claiming import income
from kogge.games.grog_island.course import IDLE_ROUNDS, last_crew_placed
from kogge.games.grog_island.dice import descends
from kogge.games.grog_island.parts import (
    CHESTS,
    CLOUDS,
    COLOURS,
    DICE,
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
from kogge.games.grog_island.shapes import (
    AuctionView,
    BuildingView,
    DieView,
    GoalView,
    KindView,
    OwnView,
    PassingView,
    PeninsulaView,
    PlayerView,
    ShipView,
    View,
    WorthView,
)
from kogge.games.grog_island.table import FREE, GHOST, LOCKED, NO_BUILDING, NO_SHIP, Table
from kogge.games.grog_island.trading import affordable, cards_left, main_limit

NOBODY = -1
LAST_CREW = "grog-island.end.last-crew"
ENDLESS = "grog-island.end.endless"
STATES = {FREE: "free", GHOST: "ghost", LOCKED: "lock"}


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


def ship_view(table: Table, water: int) -> ShipView:
    """A ship as whoever has no tiles sees it."""
    ship = table.ships[water]
    ghost = ship == table.ghost_ship
    coins = table.parts.ship_coins[ship]
    markers = [seat for seat, player in enumerate(table.players) if player.marker == water]
    return ShipView(
        ship=SHIPS[ship], place="sea" if water == OPEN_SEA else COLOURS[table.parts.waters[water]], ghost=ghost,
        marker=markers[0] if markers else NOBODY, coins=coins, limit=0 if ghost else int(main_limit(table, ship)),
        cards=-1 if coins else int(cards_left(table, ship)), own_tiles=0,
    )


def loaded(table: Table, water: int, ship: ShipView, seat: int) -> ShipView:
    """The same ship with the tiles that a seat could hand over there."""
    tiles = 0 if water == OPEN_SEA else int(affordable(table, table.players[seat], table.parts.waters[water]))
    if tiles == 0:
        return ship
    return ShipView(ship.ship, ship.place, ship.ghost, ship.marker, ship.coins, ship.limit, ship.cards, tiles)


def auction_view(table: Table, bid: Bid | None) -> AuctionView:
    """`bid` is the viewer's bid in the making, if there is one."""
    dice = bid.dice(table) if bid else table.dice
    return AuctionView(
        bid=int(table.bid), bidder=int(table.bidder),
        dice=[DieView(
            colour=name, face=dice[n], space=table.row.index(n) if n in table.row else NOBODY,
            after=[COLOURS[left] for left in range(DICE) if left != n and descends(dice, [left, n])])
            for n, name in enumerate(COLOURS)],
        rewards=[REWARDS[reward] for reward in table.parts.rewards], played=[PARROTS[card] for card in table.played],
        turned=bid is not None and bid.turned is not None,
    )


def passing_view(after: Table, goods: list[int], seat: int) -> PassingView:
    """What passing brings, and where it leads. `after`: a copy, on which these goods are taken."""
    mine = after.players[seat].goods
    for colour in goods:
        mine[colour] += 1
    ships = [COLOURS[action.n] for action in Visit(seat).options(after)]
    for colour in goods:
        mine[colour] -= 1
    return PassingView(goods=[COLOURS[colour] for colour in goods], ships=ships)


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


def player_view(table: Table, seat: int) -> PlayerView:
    """With the goals face down."""
    player = table.players[seat]
    return PlayerView(
        coins=int(player.coins), ceiling=int(player.ceiling()), points=int(player.points), crew=int(player.crew),
        goods=counts(COLOURS, player.goods), chests=int(total(player.chests)), parrots=int(total(player.parrots)),
        goals=len(player.goals), drawn=len(player.drawn), passed=player.has_passed(),
        hand=[], sources={},
    )


def with_goals(table: Table, seat: int, seen: PlayerView) -> PlayerView:
    """What their owner too can see of it."""
    mine, goals = copy.copy(seen), table.players[seat].goals
    each = zip(different_goals(goals), goal_points(table, seat), strict=True)
    mine.hand = [goal_view(goal, goals.count(goal), points) for goal, points in each]
    mine.sources = dict(sources(table, seat))
    return mine


def own_view(table: Table, seat: int, bid: Bid | None) -> OwnView:
    player = table.players[seat]
    return OwnView(
        chests=counts(CHESTS, player.chests), money=int(player.money()), parrots=counts(PARROTS, player.parrots),
        spent=counts(COLOURS, bid.spent) if bid else {}, drawn=[GOALS[goal] for goal in player.drawn],
        under=[GOALS[slid.goal] if slid.seat == seat else "" for slid in table.under],
    )


def views(table: Table, seats: list[int | None]) -> list[View]:
    """What looks the same to all is made once."""
    top = table.agenda[-1] if table.agenda else None
    afloat = NO_SHIP not in table.ships
    parts = table.parts
    peninsulas = [peninsula_view(table, colour) for colour in range(len(COLOURS))]
    kinds = [KindView(kind=kind, points=parts.values[n], free=int(table.free_of_kind(n))) for n, kind in enumerate(KINDS)]
    buildings = [building_view(table, site) for site in range(SITES) if table.sites[site] != NO_BUILDING]
    ships = [ship_view(table, water) for water in range(len(table.ships))] if afloat else []
    auction = auction_view(table, None)
    players = [player_view(table, seat) for seat in range(len(table.players))]
    if table.over:
        players = [with_goals(table, seat, player) for seat, player in enumerate(players)]
    chest_box, parrot_box = counts(CHESTS, table.chest_box), counts(PARROTS, table.parrot_box)
    worth = WorthView(
        parrot=parts.parrot_points, good=parts.good_points, majority=parts.majority, presence=parts.presence)
    last = last_crew_placed(table)
    ended_by = "" if not table.over else LAST_CREW if last else ENDLESS
    after, goods = (table.copy(), list(passing_goods(table))) if isinstance(top, Bid) else (table, [])
    found: list[View] = []
    for seat in seats:
        bid = top if isinstance(top, Bid) and seat is not None and top.seat == seat else None
        bidding = isinstance(top, Bid) and seat is not None and not table.players[seat].has_passed()
        found.append(View(
            round=int(table.round), starter=int(table.starter), over=table.over, peninsulas=peninsulas, kinds=kinds,
            buildings=buildings, ships=ships if seat is None else [loaded(table, n, ship, seat) for n, ship in enumerate(ships)],
            auction=auction if bid is None else auction_view(table, bid),
            players=players if seat is None or table.over else [
                with_goals(table, n, player) if n == seat else player for n, player in enumerate(players)],
            own=None if seat is None else own_view(table, seat, bid),
            passing=passing_view(after, goods, seat) if seat is not None and bidding else None,
            chests=int(total(table.chests)), parrots=int(total(table.parrots)), goals=int(table.goals_left()),
            chest_box=chest_box, parrot_box=parrot_box, locks=int(table.locks), ghosts=int(table.ghosts),
            last_round=last, without_crew=int(table.rounds_without_crew()), without_crew_end=IDLE_ROUNDS, ended_by=ended_by,
            claim_tiles=parts.claim_tiles, replacement=parts.replacement, worth=worth))
    return found


def purses(table: Table) -> list[dict[str, int]]:
    """What everybody can count before each seat."""
    return [
        {"coins": int(player.coins), "points": int(player.points), "crew": int(player.crew), "goods": sum(player.goods),
         "chests": sum(player.chests), "parrots": sum(player.parrots)}
        for player in table.players]


def stage(table: Table) -> Figures:
    return {"round": max(1, int(table.round))}
