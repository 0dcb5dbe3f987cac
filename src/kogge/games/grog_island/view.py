"""What each seat may see.

Everybody sees how many chests, parrots and goals a player has; which ones only their owner (`own`). Goals lie open after the end.
Dice that a player has turned with die cards show to the others together with the bid.
"""
from __future__ import annotations

import copy
from functools import lru_cache
from typing import Final

from kogge.engine.counts import total
from kogge.engine.table import Figures, Seen
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
    Parts,
)
from kogge.games.grog_island.passing import Visit, passing_goods
from kogge.games.grog_island.scoring import by_source, crew_on, different_goals, goal_points
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
from kogge.games.grog_island.table import FREE, GHOST, LOCKED, NO_BUILDING, NO_SHIP, Player, Table
from kogge.games.grog_island.trading import affordable, cards_left, main_limit

NOBODY = -1
LAST_CREW = "grog-island.end.last-crew"
ENDLESS = "grog-island.end.endless"
STATES = {FREE: "free", GHOST: "ghost", LOCKED: "lock"}


def counts(names: list[str], numbers: list[int]) -> dict[str, int]:
    return {name: numbers[n] for n, name in enumerate(names)}


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


@lru_cache(maxsize=20_000)
def die_view(die: int, faces: tuple[int, ...], space: int) -> DieView:
    """One of the dice that show these faces."""
    dice = list(faces)
    return DieView(
        colour=COLOURS[die], face=dice[die], space=space,
        after=[COLOURS[left] for left in range(DICE) if left != die and descends(dice, [left, die])])


def auction_view(table: Table, bid: Bid | None) -> AuctionView:
    """`bid` is the viewer's bid in the making, if there is one."""
    faces = tuple(bid.dice(table) if bid else table.dice)
    spaces = [NOBODY] * DICE
    for space, die in enumerate(table.row):
        spaces[die] = space
    return AuctionView(
        bid=int(table.bid), bidder=int(table.bidder), dice=[die_view(die, faces, spaces[die]) for die in range(DICE)],
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


@lru_cache(maxsize=10_000)
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
    mine, held = copy.copy(seen), table.players[seat].goals
    goals = different_goals(held)
    each = goal_points(table, seat, goals)
    mine.hand = [goal_view(goal, held.count(goal), each[n]) for n, goal in enumerate(goals)]
    mine.sources = dict(by_source(table, seat, goals, each))
    return mine


def own_view(table: Table, seat: int, bid: Bid | None) -> OwnView:
    player = table.players[seat]
    return OwnView(
        chests=counts(CHESTS, player.chests), money=int(player.money()), parrots=counts(PARROTS, player.parrots),
        spent=counts(COLOURS, bid.spent) if bid else {}, drawn=[GOALS[goal] for goal in player.drawn],
        under=[GOALS[slid.goal] if slid.seat == seat else "" for slid in table.under],
    )


class Island:
    """What is the same for all who look, with what is left of the last look."""

    def __init__(self, table: Table, last: Seen | None) -> None:
        self.table: Final = table
        self.old: Final[Table | None] = last.table if last is not None and not table.over and not last.table.over else None
        self.views: Final[dict[int | None, View]] = last.views if last is not None else {}
        was: View | None = next(iter(self.views.values())) if self.views else None
        old = self.old
        self.same_sites: Final = old is not None and table.sites == old.sites and table.clouds == old.clouds
        self.same_harbour: Final = old is not None and same_harbour(table, old)
        self.same_players: Final = [
            old is not None and player.same(old.players[n]) for n, player in enumerate(table.players)]
        if was is not None and self.same_sites:
            self.peninsulas, self.kinds, self.buildings = was.peninsulas, was.kinds, was.buildings
        else:
            self.peninsulas = [peninsula_view(table, colour) for colour in range(len(COLOURS))]
            self.kinds = [
                KindView(kind=kind, points=table.parts.values[n], free=int(table.free_of_kind(n)))
                for n, kind in enumerate(KINDS)]
            self.buildings = [building_view(table, site) for site in range(SITES) if table.sites[site] != NO_BUILDING]
        if old is not None and was is not None and table.chest_box == old.chest_box and table.parrot_box == old.parrot_box:
            self.chest_box, self.parrot_box, self.worth = was.chest_box, was.parrot_box, was.worth
        else:
            self.chest_box, self.parrot_box = counts(CHESTS, table.chest_box), counts(PARROTS, table.parrot_box)
            self.worth = worth(table.parts)
        self.auction: Final = self._auction()
        self.players: Final = [self._player(seat) for seat in range(len(table.players))]
        self.ships: list[ShipView] | None = None
        self.after: Table | None = None
        """A copy on which passing is tried."""

    def _auction(self) -> AuctionView:
        table, old = self.table, self.old
        if old is not None and table.bid == old.bid and table.bidder == old.bidder and table.dice == old.dice and (
                table.row == old.row and table.played == old.played):
            for view in self.views.values():
                if not view.auction.turned:
                    return view.auction
        return auction_view(table, None)

    def _player(self, seat: int) -> PlayerView:
        """With the goals face down, until the end."""
        if self.table.over:
            return with_goals(self.table, seat, player_view(self.table, seat))
        if self.same_players[seat]:
            for eyes, view in self.views.items():
                if eyes != seat:
                    return view.players[seat]
        return player_view(self.table, seat)

    def ships_for(self, seat: int | None) -> list[ShipView]:
        table, old, was = self.table, self.old, self.views.get(seat)
        if was is not None and old is not None and self.same_harbour and (
                seat is None or table.players[seat].goods == old.players[seat].goods):
            return was.ships
        if self.ships is None:
            self.ships = [ship_view(table, water) for water in range(len(table.ships))] if NO_SHIP not in table.ships else []
        return self.ships if seat is None else [loaded(table, n, ship, seat) for n, ship in enumerate(self.ships)]

    def players_for(self, seat: int | None) -> list[PlayerView]:
        if seat is None or self.table.over:
            return self.players
        was, mine = self.views.get(seat), self.players[:]
        if was is not None and self.same_sites and self.same_players[seat]:
            mine[seat] = was.players[seat]
        else:
            mine[seat] = with_goals(self.table, seat, mine[seat])
        return mine

    def own(self, seat: int, bid: Bid | None) -> OwnView:
        table, old, was = self.table, self.old, self.views.get(seat)
        if was is not None and was.own is not None and old is not None and bid is None and not was.own.spent and (
                same_secrets(table.players[seat], old.players[seat]) and table.under == old.under):
            return was.own
        return own_view(self.table, seat, bid)

    def passing(self, seat: int) -> PassingView:
        was = self.views.get(seat)
        if was is not None and was.passing is not None and self.old is not None and self.table.row == self.old.row and (
                self.same_sites and self.same_harbour and self.same_players[seat]):
            return was.passing
        if self.after is None:
            self.after = self.table.copy()
        return passing_view(self.after, list(passing_goods(self.table)), seat)


def same_secrets(player: Player, other: Player) -> bool:
    """Whether both own as much, of the same."""
    return (
        player.coins == other.coins and player.chests == other.chests and player.parrots == other.parrots
        and player.drawn == other.drawn)


def same_harbour(table: Table, old: Table) -> bool:
    """Whether the ships lie as they lay, as free, and with as many cards."""
    for n, player in enumerate(table.players):
        if player.marker != old.players[n].marker:
            return False
    return (
        table.ships == old.ships and table.ghost_ship == old.ghost_ship and total(table.chests) == total(old.chests)
        and total(table.parrots) == total(old.parrots) and table.goals_left() == old.goals_left())


def worth(parts: Parts) -> WorthView:
    return WorthView(
        parrot=parts.parrot_points, good=parts.good_points, majority=parts.majority, presence=parts.presence)


def views(table: Table, seats: list[int | None], last: Seen | None = None) -> list[View]:
    """What looks the same to all is made once, and what has not changed not again."""
    top = table.agenda[-1] if table.agenda else None
    parts, island = table.parts, Island(table, last)
    crewless = last_crew_placed(table)
    ended_by = "" if not table.over else LAST_CREW if crewless else ENDLESS
    chests, parrots, goals = int(total(table.chests)), int(total(table.parrots)), int(table.goals_left())
    found: list[View] = []
    for seat in seats:
        bid = top if isinstance(top, Bid) and seat is not None and top.seat == seat else None
        bidding = isinstance(top, Bid) and seat is not None and not table.players[seat].has_passed()
        found.append(View(
            round=int(table.round), starter=int(table.starter), over=table.over, peninsulas=island.peninsulas, kinds=island.kinds,
            buildings=island.buildings, ships=island.ships_for(seat),
            auction=island.auction if bid is None or bid.turned is None else auction_view(table, bid),
            players=island.players_for(seat), own=None if seat is None else island.own(seat, bid),
            passing=island.passing(seat) if seat is not None and bidding else None,
            chests=chests, parrots=parrots, goals=goals, chest_box=island.chest_box, parrot_box=island.parrot_box,
            locks=int(table.locks), ghosts=int(table.ghosts),
            last_round=crewless, without_crew=int(table.rounds_without_crew()), without_crew_end=IDLE_ROUNDS, ended_by=ended_by,
            claim_tiles=parts.claim_tiles, replacement=parts.replacement, worth=island.worth))
    return found


def purses(table: Table) -> list[dict[str, int]]:
    """What everybody can count before each seat."""
    return [
        {"coins": int(player.coins), "points": int(player.points), "crew": int(player.crew), "goods": int(total(player.goods)),
         "chests": int(total(player.chests)), "parrots": int(total(player.parrots))}
        for player in table.players]


def stage(table: Table) -> Figures:
    return {"round": max(1, int(table.round))}
