"""What a view is made of. Nothing in it refers back to itself, so the garbage collector need not look at it."""
from __future__ import annotations

from msgspec import Struct


class TileView(Struct, gc=False):
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


class OfferView(Struct, gc=False):
    """A place of the tile row; empty where a tile was just taken."""

    tile: TileView | None
    price: int
    """Coins that taking it costs now; -1 when it cannot be taken now."""


class CardView(Struct, gc=False):
    name: str
    points: int
    wheels: int
    reversal: bool
    anchor: bool
    arrows: int
    cubes: list[int]


class MarketView(Struct, gc=False):
    """A place of the market street."""

    tiles: int
    coins: int
    seat: int


class PlaceView(Struct, gc=False):
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


class RouteView(Struct, gc=False):
    """A place that a ship can reach, by heading."""

    place: int
    clockwise: bool
    steps: int
    stop: bool
    """Whether an anchor may be dropped there on the way."""
    end: bool
    """Whether the move may end there."""


class RowView(Struct, gc=False):
    """A row of a harbour with the diplomat field in front of it."""

    name: str
    tiles: list[TileView]
    places: int
    envoy: int


class ScreenView(Struct, gc=False):
    """What lies behind a screen."""

    knights: list[TileView]
    diplomats: list[TileView]
    orders: list[TileView]
    cubes: list[int]
    swords: int
    scrolls: int


class PlayerView(Struct, gc=False):
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


class NowView(Struct, gc=False):
    """What the present question is about, as far as it has numbers."""

    seat: int = -1
    tiles_left: int = 0
    upgrades_left: int = 0
    cubes_left: int = 0
    price_left: int = 0
    place: int = -1
    landed: list[TileView] = []
    landed_swords: int = 0


class View(Struct, gc=False):
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
