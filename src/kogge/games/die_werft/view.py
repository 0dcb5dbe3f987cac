"""What each seat may see: everything but the contracts of the others."""
from __future__ import annotations

import copy
from functools import lru_cache
from typing import Final

from kogge.engine.counts import total
from kogge.engine.table import LUCK, Figures, Seen
from kogge.games.die_werft import dock
from kogge.games.die_werft.course import Finishing
from kogge.games.die_werft.freight import Trading, price
from kogge.games.die_werft.parts import (
    ABSENT_SYMBOL,
    ALL_TRAINS,
    CAPTAIN,
    COLOURS,
    COLUMN_HULLS,
    COLUMNS,
    CONTRACTS,
    DESIGNS,
    DOCK,
    EMPLOYEES,
    FEATURES,
    GREEN,
    HEXAGON,
    HULLS,
    ITEMS,
    LOADS,
    ROWS,
    SECTOR,
    SYMBOLS,
    TILES,
)
from kogge.games.die_werft.prospects import berths, entries, next_step, preview
from kogge.games.die_werft.renting import Entering, Laying, Turning
from kogge.games.die_werft.rings import hire_price, oval_price, ring_price
from kogge.games.die_werft.scoring import SECRET, contract_points, count
from kogge.games.die_werft.shapes import (
    ActionTile,
    Canal,
    CanalOffer,
    Contract,
    Employee,
    Figure,
    Hand,
    HexagonSpace,
    Hull,
    LaidCanal,
    Launch,
    Offer,
    OvalSector,
    PlayerView,
    Sector,
    Segment,
    TrainOffer,
    Vessel,
    View,
)
from kogge.games.die_werft.shipbuilding import Building, Placing
from kogge.games.die_werft.ships import Ship
from kogge.games.die_werft.table import ABSENT, NOTHING, Player, Table
from kogge.games.die_werft.turns import Choosing, Offering, income
from kogge.games.die_werft.voyage import Steering
from kogge.games.die_werft.waterway import Laid


@lru_cache(maxsize=1_000)
def hull(kind: int, design: int) -> Hull:
    return Hull(HULLS[kind], [FEATURES[feature] for feature in DESIGNS[design].features])


def canal(table: Table, number: int) -> Canal:
    return Canal(number + 1, symbols(table, number))


def symbols(table: Table, number: int) -> list[str]:
    return ["" if symbol == ABSENT_SYMBOL else SYMBOLS[symbol] for symbol in table.parts.canals[number]]


@lru_cache(maxsize=500)
def loads(train: int) -> list[str]:
    return ALL_TRAINS[train].name.split()


def names(counts: list[int], words: list[str]) -> dict[str, int]:
    return {word: n for word, n in zip(words, counts, strict=True) if n}


def bits(mask: int) -> list[int]:
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def dock_tiles(player: Player) -> list[Hull | None]:
    row = int(player.row)
    return [
        hull(int(dock.hull_at(row, space)), player.designs[space]) if player.designs[space] != NOTHING else None
        for space in range(DOCK)
    ]


def segments(player: Player) -> list[Segment]:
    """Neighbouring tiles, a new segment at every bow and after every stern."""
    groups: list[list[int]] = []
    before = ""
    for space, tile in enumerate(dock_tiles(player)):
        kind = tile.hull if tile else ""
        if kind:
            if before in ("", "stern") or kind == "bow":
                groups.append([])
            groups[-1].append(space)
        before = kind
    out = []
    for group in groups:
        kinds = [HULLS[int(dock.hull_at(int(player.row), space))] for space in group]
        needs = [kind for kind in HULLS[1:] if kind not in kinds]
        out.append(Segment(group[0] + 1, len(group), not needs, needs))
    return out


def vessel(table: Table, ship: Ship) -> Vessel:
    parts = table.parts
    kinds = ["bow", *["middle"] * (len(ship.tiles) - 2), "stern"]
    crew, equipment, speed = ship.crew_points(parts), ship.equipment_points(parts), ship.speed_points(parts)
    return Vessel(
        tiles=[hull(HULLS.index(kind), tile) for kind, tile in zip(kinds, ship.tiles, strict=True)],
        features=names(ship.features, FEATURES), items=names(ship.items, ITEMS), speed=int(ship.speed),
        crew_points=int(crew), equipment_points=int(equipment), speed_points=int(speed),
        official_points=int(ship.officials), riband_points=int(ship.riband),
        points=int(ship.points(parts)))


def launch(table: Table) -> Launch | None:
    ship = table.ship
    if ship is None:
        return None
    seat = int(table.seat)
    player = table.players[seat]
    if isinstance(table.agenda[-1], Steering):
        speeds = [int(ship.speed)]
    else:
        plain = int(ship.plain_speed(table.parts))
        speeds = [plain + more for more in range(int(ship.boost(table.parts, player.employees)) + 1)]
    return Launch(
        seat=seat, first=int(ship.first) + 1, vessel=vessel(table, ship), captain=ship.items[CAPTAIN] > 0,
        reach=int(player.water.reach), moves=int(ship.moves),
        room=[ITEMS[n] for n in range(len(ITEMS)) if ship.room_refusal(table.parts, player.employees, n) is None],
        previews=[preview(table, player, ship, speed) for speed in speeds])


def contracts(table: Table, player: Player, launching: bool) -> list[Contract]:
    """What the player holds and has dropped."""
    out = []
    for number in bits(int(player.hand | player.dropped)):
        then = player.copy()
        if launching and table.ship is not None:
            then.fleet.append(table.ship)
        have = int(count(player, number))
        needed, next = next_step(table.parts.contracts[number], have)
        out.append(Contract(
            name=CONTRACTS[number], colour="blue" if number < GREEN else "green", held=bool(player.hand >> number & 1),
            count=have, points=int(contract_points(table.parts, player, number)),
            needed=needed, next=next, then=int(contract_points(table.parts, then, number))))
    return out


def laid(table: Table, canal: Laid) -> LaidCanal:
    return LaidCanal(
        int(canal.number) + 1, symbols(table, int(canal.number)), int(canal.x), int(canal.y), int(canal.turned))


def points(table: Table) -> list[int]:
    """Everybody's, without the secret contracts until these lie open."""
    return [
        sum([earned for source, earned in sources if table.over or source not in SECRET]) for sources in table.scores()]


def player_view(table: Table, seat: int, points: int) -> PlayerView:
    """Without the contracts, which are the player's own."""
    player = table.players[seat]
    row = int(player.row)
    water = player.water
    kinds = {HULLS[kind]: bits(int(dock.spaces(row, kind))) for kind in range(1, len(HULLS))}
    here = water.here
    held = bits(int(player.hand))
    return PlayerView(
        guilders=int(player.guilders), points=points, store=dict(zip(ITEMS, player.store, strict=True)),
        trains=[loads(train) for train in player.trains], employees=[EMPLOYEES[n] for n in bits(int(player.employees))],
        figures=[TILES[tile] for tile in player.figures], dock=dock_tiles(player), segments=segments(player),
        spaces={kind: [space + 1 for space in spaces] for kind, spaces in kinds.items()},
        finishes={
            kind: {space + 1: size for space in spaces if (size := int(dock.finishes(row, HULLS.index(kind), space)))}
            for kind, spaces in kinds.items()},
        ready=player.store[CAPTAIN] > 0 and water.reach > 0, canals=[laid(table, canal) for canal in water.canals],
        figure=None if here is None else Figure(int(here.number) + 1, int(water.space), int(water.stern)),
        reach=int(water.reach), used_canals=int(water.used), fleet=[vessel(table, ship) for ship in player.fleet],
        blue=sum([1 for n in held if n < GREEN]), green=sum([1 for n in held if n >= GREEN]), contracts=[])


def with_contracts(table: Table, seat: int, seen: PlayerView) -> PlayerView:
    """What the player too can see of it."""
    mine = copy.copy(seen)
    mine.contracts = contracts(table, table.players[seat], int(table.seat) == seat)
    return mine


def action_tiles(table: Table) -> list[ActionTile]:
    choosing = isinstance(table.agenda[-1], Choosing) if table.agenda else False
    figures = {tile: [] for tile in range(len(TILES))}  # type: dict[int, list[int]]
    limit = int(table.figure_limit())
    for seat, player in enumerate(table.players):
        for age, tile in enumerate(player.figures):
            figures[tile] += [seat] * (limit if age == 0 else 1)
    return [
        ActionTile(
            TILES[tile], position % table.parts.spaces, tile == table.lead, figures[tile],
            int(income(table, tile)) if choosing and not figures[tile] else -1)
        for tile, position in enumerate(table.positions) if position != ABSENT
    ]


def phase(table: Table) -> tuple[str, str]:
    """The step of the turn or of the end, and the tile chosen for it."""
    for question in table.agenda[::-1]:
        if isinstance(question, Choosing):
            return "choose", ""
        if isinstance(question, Offering):
            return "extra", TILES[question.main]
        if isinstance(question, Finishing):
            return "final-action", ""
        if isinstance(question, Building) and question.finishing:
            return "completion", ""
    if not table.agenda:
        return "over", ""
    if table.ship is not None:
        return "voyage", ""
    return "act" if table.seat != LUCK else "luck", ""


def hand(table: Table) -> Hand:
    question = table.agenda[-1] if table.agenda else None
    if isinstance(question, Placing):
        return Hand(hull=hull(int(question.hull), int(question.design)))
    if isinstance(question, Entering):
        return Hand(canal=canal(table, int(question.canal)), entries=entries(int(question.canal)))
    if isinstance(question, (Laying, Turning)):
        water = table.players[question.seat].water
        spots = water.spots() if isinstance(question, Laying) else [int(question.spot)]
        return Hand(canal=canal(table, int(question.canal)), berths=berths(water, int(question.canal), spots))
    if isinstance(question, Trading):
        wagons = [LOADS[load] for load, left in enumerate(question.loads) for _ in range(left)]
        return Hand(loads=wagons, swapped=[ITEMS[item] for item in bits(int(question.swapped))])
    return Hand()


def market(table: Table) -> dict[str, list[Offer]]:
    return {
        name: [
            Offer(table.parts.ship_prices[row], None if tile == NOTHING else hull(COLUMN_HULLS[column], tile))
            for row, tile in enumerate(table.market[column * ROWS:(column + 1) * ROWS])
        ]
        for column, name in enumerate(COLUMNS)
    }


def oval(table: Table, player: Player) -> list[OvalSector]:
    sectors = []
    for sector in range(len(table.oval) // SECTOR):
        employees = [
            Employee(
                EMPLOYEES[table.oval[n]], COLOURS[table.oval[n]], table.employees[table.oval[n]],
                int(hire_price(table, player, n)))
            for n in range(sector * SECTOR, (sector + 1) * SECTOR)
        ]
        sectors.append(OvalSector(employees, sector == table.oval_at, int(oval_price(table, player, sector))))
    return sectors


class Prices:
    """What the rings cost and wagons bring for whoever employs these people: the same for all who employ the same."""

    def __init__(self, ring: list[Sector], circle: list[Sector], oval: list[OvalSector], sales: dict[str, int]) -> None:
        self.ring: Final = ring
        self.circle: Final = circle
        self.oval: Final = oval
        self.sales: Final = sales


def selling(table: Table) -> bool:
    return isinstance(table.agenda[-1], Trading) if table.agenda else False


def prices(table: Table, player: Player) -> Prices:
    parts = table.parts
    at = int(table.hexagon_at) if selling(table) else (int(table.hexagon_at) + 1) % HEXAGON
    return Prices(
        [Sector(ITEMS[n], parts.equipment[table.ring_at] == n, int(ring_price(table, player, n))) for n in parts.equipment],
        [Sector(ITEMS[n], parts.crew[table.circle_at] == n, int(ring_price(table, player, n))) for n in parts.crew],
        oval(table, player), {load: int(price(table, player, n, at)) for n, load in enumerate(LOADS)})


def trains(table: Table) -> list[TrainOffer]:
    return [
        TrainOffer(table.parts.train_prices[row], [] if train == NOTHING else loads(train))
        for row, train in enumerate(table.trains)]


def canals(table: Table) -> list[CanalOffer]:
    return [
        CanalOffer(table.parts.canal_prices[row], None if number == NOTHING else canal(table, number))
        for row, number in enumerate(table.canals)]


def same_rings(table: Table, old: Table) -> bool:
    """Whether the markers stand where they stood, beside the same employees, and wagons are as far from being sold."""
    return (
        table.ring_at == old.ring_at and table.circle_at == old.circle_at and table.oval_at == old.oval_at
        and table.hexagon_at == old.hexagon_at and table.oval == old.oval and table.employees == old.employees
        and selling(table) == selling(old))


class Shipyard:
    """What is the same for all who look, with what is left of the last look."""

    def __init__(self, table: Table, last: Seen | None) -> None:
        self.table: Final = table
        fresh = last is None or table.over or last.table.over
        self.old: Final[Table | None] = None if last is None or fresh else last.table
        self.views: Final[dict[int | None, View]] = {} if last is None or fresh else last.views
        parts, old = table.parts, self.old
        was: View | None = next(iter(self.views.values())) if self.views else None
        if was is not None and old is not None and table.hexagon_at == old.hexagon_at:
            self.hexagon, self.swaps = was.hexagon, was.swaps
        else:
            self.hexagon = [
                HexagonSpace({load: parts.prices[n][space] for n, load in enumerate(LOADS)}, space == table.hexagon_at)
                for space in range(HEXAGON)]
            self.swaps = {
                load: [ITEMS[i] for i, wanted in enumerate(parts.swap_load) if wanted == n] for n, load in enumerate(LOADS)}
        if was is not None and old is not None and table.market == old.market and table.trains == old.trains and (
                table.canals == old.canals):
            self.market, self.trains, self.canals = was.market, was.trains, was.canals
        else:
            self.market, self.trains, self.canals = market(table), trains(table), canals(table)
        self.players: Final = [self._player(seat, earned) for seat, earned in enumerate(points(table))]
        self.prices: Final[dict[int, Prices]] = {}
        if old is not None and same_rings(table, old):
            for eyes, view in self.views.items():
                if eyes is not None:
                    self.prices[int(old.players[eyes].employees)] = Prices(view.ring, view.circle, view.oval, view.sale_prices)

    def _player(self, seat: int, earned: int) -> PlayerView:
        """Without the contracts, until the end."""
        table, old = self.table, self.old
        if table.over:
            return with_contracts(table, seat, player_view(table, seat, earned))
        if old is not None and table.players[seat].same(old.players[seat]):
            for eyes, view in self.views.items():
                if eyes != seat and view.players[seat].points == earned:
                    return view.players[seat]
        return player_view(table, seat, earned)

    def players_for(self, seat: int | None) -> list[PlayerView]:
        table, old = self.table, self.old
        if seat is None or table.over:
            return self.players
        was, mine = self.views.get(seat), self.players[:]
        if was is not None and old is not None and table.ship is None and old.ship is None and (
                was.players[seat].points == mine[seat].points and table.players[seat].same(old.players[seat])):
            mine[seat] = was.players[seat]
        else:
            mine[seat] = with_contracts(table, seat, mine[seat])
        return mine

    def prices_for(self, player: Player) -> Prices:
        staff = int(player.employees)
        found = self.prices.get(staff)
        if found is None:
            found = prices(self.table, player)
            self.prices[staff] = found
        return found


def views(table: Table, seats: list[int | None], last: Seen | None = None) -> list[View]:
    """What looks the same to all is made once, and what has not changed not again. Prices are those of the seat that looks; a
    spectator sees the prices of the seat in turn."""
    parts, yard = table.parts, Shipyard(table, last)
    lead = table.positions[table.lead]
    step, chosen = phase(table)
    tiles, bridge, held = action_tiles(table), launch(table), hand(table)
    decks = {"bow": sum(table.decks[0]), "middle": sum(table.decks[1]) + sum(table.decks[2]), "stern": sum(table.decks[3])}
    found: list[View] = []
    for seat in seats:
        seen = yard.prices_for(table.players[seat if seat is not None else max(int(table.seat), 0)])
        found.append(View(
            starter=int(table.starter), lap=int(table.laps) + 1, laps=len(table.players), spaces=parts.spaces,
            spaces_left=-lead % parts.spaces or parts.spaces, drops=parts.drops[len(table.players)], ending=table.ending,
            phase=step, chosen=chosen, reserve=int(table.reserve), tiles=tiles, ring=seen.ring, circle=seen.circle,
            oval=seen.oval, hexagon=yard.hexagon, sale_prices=seen.sales, swaps=yard.swaps, market=yard.market, decks=decks,
            trains=yard.trains, train_deck=sum(table.train_deck), train_discard=sum(table.train_discard), canals=yard.canals,
            canal_deck=int(table.canal_deck).bit_count(), canal_discard=int(table.canal_discard).bit_count(),
            extra_price=parts.extra_price, hand=held, launch=bridge, players=yard.players_for(seat)))
    return found


def purses(table: Table) -> list[dict[str, int]]:
    """What everybody can count before each seat."""
    return [
        {"guilders": int(player.guilders), "hulls": int(dock.tiles(player.row)), "items": int(total(player.store)),
         "trains": len(player.trains), "ships": len(player.fleet),
         "points": sum(int(ship.points(table.parts)) for ship in player.fleet)}
        for player in table.players]


def stage(table: Table) -> Figures:
    return {"lap": min(int(table.laps) + 1, len(table.players)), "ending": int(table.ending)}
