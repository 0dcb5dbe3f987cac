"""What each seat may see: all that lies open, its own screen, and, once the game is over, every screen.

A board needs no rule: reach, prices, balances and the forecast of the six scoring steps are told here.
"""
from __future__ import annotations

import copy
from functools import lru_cache
from typing import Final

from kogge.engine.action import Action
from kogge.engine.counts import total
from kogge.engine.table import LUCK, Figures, Seen
from kogge.games.liguria import cards, course, harbours, islands, market, ring, sailing
from kogge.games.liguria.actions import ANCHOR, SAIL
from kogge.games.liguria.parts import (
    COLOURS,
    DIPLOMATS,
    HARBOURS,
    IN_HARBOUR,
    KNIGHT_CUBE,
    KNIGHTS,
    MERCHANT,
    MONK,
    RING,
    ROW_OF,
    ROWS,
    SCROLLS,
    SWORDS,
    WHEEL,
    Card,
    Parts,
    Tile,
)
from kogge.games.liguria.scoring import Filling, score
from kogge.games.liguria.shapes import (
    CardView,
    MarketView,
    NowView,
    OfferView,
    PlaceView,
    PlayerView,
    RouteView,
    RowView,
    ScreenView,
    TileView,
    View,
)
from kogge.games.liguria.table import VACANT, Island, Player, Table


@lru_cache(maxsize=500)
def harbour_tile(parts: Parts, design: int, upgraded: bool) -> TileView:
    side = 1 if upgraded else 0
    return TileView(
        name=IN_HARBOUR[design], kind=IN_HARBOUR[design].rpartition("-")[2], upgraded=upgraded,
        wheels=parts.wheels[side] if design == WHEEL else 0, sacks=parts.sacks[side] if design == MERCHANT else 0,
        plus=parts.plus[side] if design == MONK else 0, prestige=parts.prestige[design][side],
    )


@lru_cache(maxsize=100)
def knight_tile(kind: int) -> TileView:
    return TileView(name=KNIGHTS[kind], kind="knight", swords=SWORDS[kind], cube_symbol=kind == KNIGHT_CUBE)


def tile_view(table: Table, tile: Tile, filled: bool = False) -> TileView:
    if tile.row >= 0:
        return harbour_tile(table.parts, int(tile.design), False)
    if tile.knight >= 0:
        return knight_tile(int(tile.knight))
    if tile.diplomat >= 0:
        return TileView(name=tile.name, kind="diplomat", scrolls=SCROLLS[tile.diplomat])
    return TileView(name=tile.name, kind="order", cubes=list(tile.cubes), prestige=int(tile.prestige), filled=filled)


def knight_tiles(counts: list[int]) -> list[TileView]:
    return [knight_tile(kind) for kind, count in enumerate(counts) for _ in range(count)]


@lru_cache(maxsize=500)
def card_view(card: Card) -> CardView:
    return CardView(
        name=card.name, points=int(card.points), wheels=int(card.wheels), reversal=card.reversal, anchor=card.anchor,
        arrows=int(card.arrows), cubes=list(card.cubes),
    )


def row_view(table: Table, player: Player, row: int) -> RowView:
    tiles: list[TileView] = []
    for upgraded, counts in ((True, player.back), (False, player.front)):
        for design, count in enumerate(counts):
            if ROW_OF[design] == row:
                tiles += [harbour_tile(table.parts, design, upgraded)] * count
    return RowView(name=ROWS[row], tiles=tiles, places=int(table.parts.places), envoy=player.envoys[row])


def screen_view(table: Table, player: Player) -> ScreenView:
    filling = Filling(player.orders, player.cubes, table.parts.set)
    return ScreenView(
        knights=knight_tiles(player.knights),
        diplomats=[
            TileView(name=DIPLOMATS[kind], kind="diplomat", scrolls=SCROLLS[kind])
            for kind, count in enumerate(player.diplomats) for _ in range(count)],
        orders=[tile_view(table, tile, bool(filling.filled >> index & 1)) for index, tile in enumerate(player.orders)],
        cubes=list(player.cubes),
        swords=sum(SWORDS[kind] * count for kind, count in enumerate(player.knights)),
        scrolls=sum(SCROLLS[kind] * count for kind, count in enumerate(player.diplomats)),
    )


def player_view(table: Table, seat: int) -> PlayerView:
    """With the screen shut."""
    player, parts = table.players[seat], table.parts
    wheels = int(player.wheels(parts))
    balance = int(player.plus_and_minus(parts))
    envoys = int(table.diplomats_in(seat))
    return PlayerView(
        harbour=HARBOURS[seat], coins=int(player.coins), place=int(player.place),
        clockwise=None if table.at_harbour(player) else player.heading > 0,
        wheels=wheels, steps=int(sailing.reach(table, player)),
        sacks=int(player.sacks(parts)), hold=list(player.hold), hold_size=int(parts.hold), docks=list(player.docks),
        rows=[row_view(table, player, row) for row in range(len(ROWS))], envoy_price=envoys + 1 if envoys < len(ROWS) else 0,
        cards=[card_view(card) for card in player.cards], beaten=sum(player.beaten),
        plus_and_minus=balance, at_risk=max(0, -balance * int(parts.missing_point)),
        screen=None, forecast=None,
    )


def behind_the_screen(table: Table, seat: int, seen: PlayerView, was: PlayerView | None = None) -> PlayerView:
    """What its owner too can see of it. `was`: what they saw last, where nothing of theirs has changed since."""
    forecast = dict(score(table, seat))
    if was is not None and forecast == was.forecast:
        return was
    mine = copy.copy(seen)
    mine.screen = screen_view(table, table.players[seat])
    mine.forecast = forecast
    return mine


def island_view(table: Table, place: int, island: Island, ships: list[int]) -> PlaceView:
    return PlaceView(
        name=f"island-{table.island(place) + 1}", harbour=False, seat=int(island.holder), colour=COLOURS[island.colour],
        points=int(island.points), knights=knight_tiles(island.knights), swords=int(island.swords),
        free_cubes=int(island.free_cubes()), ships=ships,
    )


def place_view(table: Table, place: int) -> PlaceView:
    ships = [seat for seat, player in enumerate(table.players) if player.place == place]
    owner = int(table.harbour(place))
    if owner != VACANT:
        return PlaceView(name=HARBOURS[owner], harbour=True, seat=owner, ships=ships)
    index = table.island(place)
    if index < len(table.islands):
        return island_view(table, place, table.islands[index], ships)
    return PlaceView(name=f"island-{index + 1}", harbour=False, seat=VACANT, ships=ships)


def offers(table: Table) -> list[OfferView]:
    top = table.agenda[-1] if table.agenda else None
    out: list[OfferView] = []
    for place, tile in enumerate(table.row):
        price = -1
        if isinstance(top, market.TakeTiles) and tile is not None and place > top.last:
            price = int(top.price(table, place))
        out.append(OfferView(tile=tile_view(table, tile) if tile is not None else None, price=price))
    return out


def routes(table: Table, seat: int | None) -> tuple[int, list[RouteView]]:
    """Where the ship that moves now can go; between moves, where the seat's own could go by its harbour's wheels."""
    top = table.agenda[-1] if table.agenda else None
    if isinstance(top, sailing.SetSail | sailing.SailOn | sailing.LastMove):
        sailor, legal = int(top.seat), set(table.legal())
    elif seat is not None and top is not None:
        sailor, last = seat, sailing.LastMove(seat)
        legal = {action for action in SAIL if last.refusal(table, action) is None}
    else:
        return VACANT, []
    found: list[RouteView] = []
    for route, stop in zip(SAIL, ANCHOR, strict=True):
        if route in legal or stop in legal:
            found.append(RouteView(
                place=target(table, sailor, route), clockwise=route.n < RING, steps=int(sailing.steps(route)),
                stop=stop in legal, end=route in legal,
            ))
    return sailor, found


def target(table: Table, seat: int, route: Action) -> int:
    """The place on the ring where a route ends."""
    return int((table.players[seat].place + sailing.way(route) * sailing.steps(route)) % table.ring())


PHASES: Final = {module.__name__: name for module, name in (
    (ring, "set-up"), (course, "preparation"), (market, "market"), (cards, "cards"),
    (sailing, "moves"), (islands, "moves"), (harbours, "moves"),
)}


def phase(table: Table) -> str:
    if not table.agenda:
        return "over"
    top = table.agenda[-1]
    if isinstance(top, market.TakeTiles):
        return "tiles"
    if sailing.last_moves(table):
        return "last-moves"
    return PHASES[type(top).__module__]


def now(table: Table) -> NowView:
    top = table.agenda[-1] if table.agenda else None
    if top is None or top.seat == LUCK:
        return NowView()
    seat = int(top.seat)
    place = int(table.players[seat].place)
    if isinstance(top, market.TakeTiles):
        return NowView(seat=seat, tiles_left=int(top.left))
    if isinstance(top, cards.UpgradeTile):
        return NowView(seat=seat, upgrades_left=int(top.left))
    if isinstance(top, islands.LandKnights):
        swords = sum(SWORDS[kind] * count for kind, count in enumerate(top.landed))
        return NowView(seat=seat, place=place, landed=knight_tiles(top.landed), landed_swords=swords)
    if isinstance(top, islands.LoadOwn):
        return NowView(seat=seat, place=place, cubes_left=1)
    if isinstance(top, islands.LoadFreely):
        return NowView(seat=seat, place=place, cubes_left=int(top.left))
    if isinstance(top, harbours.VisitHarbour):
        return NowView(seat=seat, place=place, cubes_left=int(top.sacks))
    if isinstance(top, harbours.PayDiplomats):
        return NowView(seat=seat, place=place, price_left=int(top.price))
    return NowView(seat=seat)


class Sea:
    """What is the same for all who look, with what is left of the last look."""

    def __init__(self, table: Table, last: Seen | None) -> None:
        self.table: Final = table
        fresh = last is None or table.over or last.table.over
        self.views: Final[dict[int | None, View]] = {} if last is None or fresh else last.views
        old: Table | None = None if last is None or fresh else last.table
        was: View | None = next(iter(self.views.values())) if self.views else None
        self.step: Final = phase(table)
        self.same_players: Final = [
            old is not None and player.same(old.players[n]) for n, player in enumerate(table.players)]
        self.sailing: Final = bool(table.agenda) and isinstance(
            table.agenda[-1], sailing.SetSail | sailing.SailOn | sailing.LastMove)
        self.same_reach: Final = was is not None and table.round == was.round and (
            (self.step == "last-moves") == (was.phase == "last-moves"))
        if old is None or was is None:
            self.ring = [place_view(table, place) for place in range(int(table.ring()))]
            self.street, self.order, self.row = street(table), table.order[:], offers(table)
            self.cards = [card_view(card) for card in table.cards]
        else:
            taking = "tiles" in (self.step, was.phase)
            self.ring = self._ring(old, was.ring)
            self.street = was.street if table.street == old.street else street(table)
            self.order = was.order if table.order == was.order else table.order[:]
            self.row = was.row if not taking and table.row == old.row else offers(table)
            self.cards = was.cards if table.cards == old.cards else [card_view(card) for card in table.cards]
        self.players: Final = [self._player(seat) for seat in range(len(table.players))]
        self.routes: tuple[int, list[RouteView]] | None = None

    def _ring(self, old: Table, was: list[PlaceView]) -> list[PlaceView]:
        """Where a ship has come or gone, or an island has changed, there is something new."""
        table = self.table
        moved: list[int] = []
        for n, player in enumerate(table.players):
            if player.place != old.players[n].place:
                moved += [int(player.place), int(old.players[n].place)]
        if not moved and table.islands == old.islands:
            return was
        found: list[PlaceView] = []
        for place, seen in enumerate(was):
            island = table.island(place)
            same = table.harbour(place) != VACANT or (
                island < len(old.islands) and island < len(table.islands) and old.islands[island] is table.islands[island])
            found.append(seen if same and place not in moved else place_view(table, place))
        return found

    def _player(self, seat: int) -> PlayerView:
        """With the screen shut, until the end."""
        if self.table.over:
            return behind_the_screen(self.table, seat, player_view(self.table, seat))
        if self.same_reach and self.same_players[seat]:
            for eyes, view in self.views.items():
                if eyes != seat:
                    return view.players[seat]
        return player_view(self.table, seat)

    def players_for(self, seat: int | None) -> list[PlayerView]:
        if seat is None or self.table.over:
            return self.players
        was, mine = self.views.get(seat), self.players[:]
        same = self.same_reach and self.same_players[seat]
        mine[seat] = behind_the_screen(self.table, seat, mine[seat], was.players[seat] if was is not None and same else None)
        return mine

    def routes_for(self, seat: int | None) -> tuple[int, list[RouteView]]:
        """While a ship sails its routes are everybody's; between moves each sees those of the own."""
        was = self.views.get(seat)
        if not self.sailing and seat is not None and was is not None and was.routes_of == seat and self.same_players[seat] and (
                was.phase not in ("moves", "last-moves")):
            return seat, was.routes
        if not self.sailing:
            return routes(self.table, seat)
        if self.routes is None:
            self.routes = routes(self.table, seat)
        return self.routes


def street(table: Table) -> list[MarketView]:
    parts = table.parts
    return [
        MarketView(tiles=tiles, coins=coins, seat=merchant)
        for tiles, coins, merchant in zip(parts.street_tiles, parts.street_coins, table.street, strict=True)]


def views(table: Table, seats: list[int | None], last: Seen | None = None) -> list[View]:
    """What looks the same to all is made once, and what has not changed not again."""
    sea, present = Sea(table, last), now(table)
    found: list[View] = []
    for seat in seats:
        sailor, reach = sea.routes_for(seat)
        found.append(View(
            round=int(table.round), rounds=table.rounds, phase=sea.step, seat=seat, ring=sea.ring, order=sea.order,
            street=sea.street, row=sea.row, cards=sea.cards, bag=sum(table.bag), deck=sum(table.deck),
            players=sea.players_for(seat), routes=reach, routes_of=sailor, now=present,
            price_counts="tiles" if table.count_tiles else "scrolls"))
    return found


def purses(table: Table) -> list[dict[str, int]]:
    """What everybody can count before each seat."""
    return [
        {"coins": int(player.coins), "harbour": int(total(player.front) + total(player.back)), "hold": int(total(player.hold))}
        for player in table.players]


def stage(table: Table) -> Figures:
    return {"round": max(1, int(table.round)), "phase": phase(table)}
