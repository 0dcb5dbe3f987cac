"""What each seat may see: all that lies open, its own screen, and, once the game is over, every screen.

A board needs no rule: reach, prices, balances and the forecast of the six scoring steps are told here.
"""
from __future__ import annotations

from typing import Final

from msgspec import Struct

from kogge.engine.action import Action
from kogge.engine.table import LUCK, Figures
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
    Tile,
)
from kogge.games.liguria.scoring import Filling, score
from kogge.games.liguria.table import VACANT, Island, Player, Table


class TileView(Struct):
    """A tile with all that its visible side shows."""

    name: str
    kind: str
    """wheel, merchant, building, monk, knight, diplomat or order."""
    upgraded: bool = False
    wheels: int = 0
    sacks: int = 0
    plus: int = 0
    swords: int = 0
    cube_symbol: bool = False
    scrolls: int = 0
    cubes: list[int] = []
    """What an order asks for: red, blue, yellow."""
    prestige: int = 0
    filled: bool = False
    """Whether the forecast fills this order."""


class OfferView(Struct):
    """A place of the tile row; empty where a tile was just taken."""

    tile: TileView | None
    price: int
    """Coins that taking it costs now; -1 when it cannot be taken now."""


class CardView(Struct):
    name: str
    points: int
    wheels: int
    reversal: bool
    anchor: bool
    arrows: int
    cubes: list[int]


class MarketView(Struct):
    """A place of the market street."""

    tiles: int
    coins: int
    seat: int


class PlaceView(Struct):
    """A place of the ring: a harbour (seat) or an island (colour, points, holder)."""

    name: str
    harbour: bool
    seat: int
    """Whose harbour it is, or who holds the island; -1 for nobody."""
    colour: str = ""
    points: int = 0
    knights: list[TileView] = []
    swords: int = 0
    free_cubes: int = 0
    ships: list[int] = []


class RouteView(Struct):
    """A place that a ship can reach, by heading."""

    place: int
    clockwise: bool
    steps: int
    stop: bool
    """Whether an anchor may be dropped there on the way."""
    end: bool
    """Whether the move may end there."""


class RowView(Struct):
    """A row of a harbour with the diplomat field in front of it."""

    name: str
    tiles: list[TileView]
    places: int
    envoy: int


class ScreenView(Struct):
    """What lies behind a screen."""

    knights: list[TileView]
    diplomats: list[TileView]
    orders: list[TileView]
    cubes: list[int]
    swords: int
    scrolls: int


class PlayerView(Struct):
    harbour: str
    coins: int
    place: int
    clockwise: bool | None
    """The ship's heading; None in a harbour, where it is free."""
    wheels: int
    """Steps by the harbour's wheels alone."""
    steps: int
    """Steps in this round's move, the card included; in the last move those of the harbour alone."""
    sacks: int
    hold: list[int]
    hold_size: int
    docks: list[int]
    rows: list[RowView]
    envoy_price: int
    """What the next envoy in this harbour costs; 0 when its four fields are taken."""
    cards: list[CardView]
    beaten: int
    plus_and_minus: int
    at_risk: int
    """Prestige that the balance would cost as it stands."""
    screen: ScreenView | None
    """None for what this seat may not see."""
    forecast: dict[str, int] | None
    """The six scoring steps as they stand; None where the screen hides them."""


class NowView(Struct):
    """What the present question is about, as far as it has numbers."""

    seat: int = VACANT
    tiles_left: int = 0
    upgrades_left: int = 0
    cubes_left: int = 0
    price_left: int = 0
    place: int = -1
    landed: list[TileView] = []
    landed_swords: int = 0


class View(Struct):
    round: int
    rounds: int
    phase: str
    """set-up, preparation, market, tiles, cards, moves, last-moves or over."""
    seat: int | None
    ring: list[PlaceView]
    order: list[int]
    street: list[MarketView]
    row: list[OfferView]
    cards: list[CardView]
    bag: int
    deck: int
    players: list[PlayerView]
    routes: list[RouteView]
    """Of the ship that moves now, else of the seat's own ship by its harbour's wheels."""
    routes_of: int
    now: NowView
    price_counts: str
    """What pays for an envoy: scrolls or tiles."""


def harbour_tile(table: Table, design: int, upgraded: bool) -> TileView:
    parts = table.parts
    side = 1 if upgraded else 0
    return TileView(
        name=IN_HARBOUR[design], kind=IN_HARBOUR[design].rpartition("-")[2], upgraded=upgraded,
        wheels=parts.wheels[side] if design == WHEEL else 0, sacks=parts.sacks[side] if design == MERCHANT else 0,
        plus=parts.plus[side] if design == MONK else 0, prestige=parts.prestige[design][side],
    )


def knight_tile(kind: int) -> TileView:
    return TileView(name=KNIGHTS[kind], kind="knight", swords=SWORDS[kind], cube_symbol=kind == KNIGHT_CUBE)


def tile_view(table: Table, tile: Tile, filled: bool = False) -> TileView:
    if tile.row >= 0:
        return harbour_tile(table, int(tile.design), False)
    if tile.knight >= 0:
        return knight_tile(int(tile.knight))
    if tile.diplomat >= 0:
        return TileView(name=tile.name, kind="diplomat", scrolls=SCROLLS[tile.diplomat])
    return TileView(name=tile.name, kind="order", cubes=list(tile.cubes), prestige=int(tile.prestige), filled=filled)


def knight_tiles(counts: list[int]) -> list[TileView]:
    return [knight_tile(kind) for kind, count in enumerate(counts) for _ in range(count)]


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
                tiles += [harbour_tile(table, design, upgraded)] * count
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


def player_view(table: Table, seat: int, shown: bool) -> PlayerView:
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
        screen=screen_view(table, player) if shown else None, forecast=dict(score(table, seat)) if shown else None,
    )


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
        sailor, legal = int(top.seat), table.legal()
    elif seat is not None and top is not None:
        sailor = seat
        legal = [action for action in SAIL if sailing.LastMove(seat).refusal(table, action) is None]
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


PHASES: Final = {
    ring: "set-up", course: "preparation", market: "market", cards: "cards",
    sailing: "moves", islands: "moves", harbours: "moves",
}


def phase(table: Table) -> str:
    if not table.agenda:
        return "over"
    top = table.agenda[-1]
    if isinstance(top, market.TakeTiles):
        return "tiles"
    if sailing.last_moves(table):
        return "last-moves"
    return next(name for module, name in PHASES.items() if type(top).__module__ == module.__name__)


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


def view(table: Table, seat: int | None) -> View:
    sailor, found = routes(table, seat)
    return View(
        round=int(table.round), rounds=table.rounds, phase=phase(table), seat=seat,
        ring=[place_view(table, place) for place in range(int(table.ring()))], order=list(table.order),
        street=[
            MarketView(tiles=tiles, coins=coins, seat=merchant)
            for tiles, coins, merchant in zip(table.parts.street_tiles, table.parts.street_coins, table.street, strict=True)],
        row=offers(table), cards=[card_view(card) for card in table.cards], bag=sum(table.bag), deck=sum(table.deck),
        players=[player_view(table, other, table.over or other == seat) for other in range(len(table.players))],
        routes=found, routes_of=sailor, now=now(table), price_counts="tiles" if table.count_tiles else "scrolls",
    )


def stage(table: Table) -> Figures:
    return {"round": max(1, int(table.round)), "phase": phase(table)}


def place(table: Table, action: Action) -> str:
    """The place on the board that an action belongs to, such as `row 3`, `ring 7` or `dock 2 red`."""
    question = table.agenda[-1]
    seat, verb = int(question.seat), action.verb
    if verb in ("sail", "anchor"):
        return f"ring {target(table, seat, action)}"
    if verb in ("island", "marker"):
        index = len(table.islands) - (verb == "marker")
        return f"ring {index + index // (int(table.gap) - 1) + 1}"
    if verb == "load":
        return f"dock {question.owner} {action.word}" if isinstance(question, harbours.VisitHarbour) else f"supply {action.word}"
    if isinstance(question, harbours.VisitHarbour) and verb == "envoy":
        return f"envoy {question.owner} {action.word}"
    if verb in ("turn", "keep", "stay"):
        return f"ship {seat}"
    return PLACES[verb].format(word=action.word, seat=seat, order=len(table.order) + 1, row=len(table.row) + 1,
                               card=len(table.cards) + 1)


PLACES: Final = {
    "order": "order {order}", "lay": "row {row}", "deal": "display {card}", "market": "street {word}", "take": "row {word}",
    "card": "card {word}", "upgrade": "harbour {seat} {word}", "land": "screen {seat} {word}", "pay": "screen {seat} {word}",
    "done": "done", "leave": "done",
}
