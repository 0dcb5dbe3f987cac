"""The shape of a view: what a board needs to draw it, rules aside."""
from __future__ import annotations

from msgspec import Struct


class ActionTile(Struct, gc=False):
    """An action tile on the track; `income` is what it brings to the seat that chooses now, else -1."""

    tile: str
    space: int
    lead: bool
    figures: list[int]
    """Seats whose figures stand on it; with two players the tile of the turn before carries two."""
    income: int


class Sector(Struct, gc=False):
    """A sector of the equipment ring or the crew circle, with its price for the seat that looks."""

    item: str
    marker: bool
    price: int


class Employee(Struct, gc=False):
    """An employee of the oval; `price` includes steps and surcharge."""

    name: str
    colour: str
    left: int
    price: int


class OvalSector(Struct, gc=False):
    employees: list[Employee]
    marker: bool
    price: int


class HexagonSpace(Struct, gc=False):
    prices: dict[str, int]
    marker: bool


class Hull(Struct, gc=False):
    """A ship tile: bow, middle or stern, with its features. A blank has none."""

    hull: str
    features: list[str]


class Offer(Struct, gc=False):
    """One place of a market; `tile` is None when nothing lies there."""

    price: int
    tile: Hull | None


class TrainOffer(Struct, gc=False):
    price: int
    loads: list[str]


class Canal(Struct, gc=False):
    """A canal; its symbols from the north side on, clockwise, before it is turned."""

    number: int
    symbols: list[str]


class CanalOffer(Struct, gc=False):
    price: int
    canal: Canal | None


class LaidCanal(Struct, gc=False):
    number: int
    symbols: list[str]
    x: int
    y: int
    turned: int
    """Quarter turns clockwise."""


class Figure(Struct, gc=False):
    """The ship figure: on which canal, on which of its seven spaces, and the space or edge its stern points to."""

    canal: int
    space: int
    stern: int
    """1: the next space, -1: the one before, 0: the edge of the canal."""


class Segment(Struct, gc=False):
    """Tiles that lie together in the dock as one ship in the making."""

    first: int
    size: int
    finished: bool
    needs: list[str]


class Vessel(Struct, gc=False):
    """A ship of the fleet, with all it has earned."""

    tiles: list[Hull]
    features: dict[str, int]
    items: dict[str, int]
    speed: int
    crew_points: int
    equipment_points: int
    speed_points: int
    official_points: int
    riband_points: int
    points: int


class Passed(Struct, gc=False):
    """A symbol on the way: after how many moves, on which canal and space of it, and the points it brings."""

    move: int
    canal: int
    space: int
    symbol: str
    points: int
    later: bool
    """A riband that counts nothing, because another one comes later."""


class Preview(Struct, gc=False):
    """What the ship would score at a speed, sailed as well as possible; `route` are canal numbers and spaces."""

    speed: int
    possible: bool
    route: list[tuple[int, int]]
    passed: list[Passed]
    route_points: int
    points: int


class Launch(Struct, gc=False):
    """The ship that is being launched."""

    seat: int
    first: int
    vessel: Vessel
    captain: bool
    reach: int
    moves: int
    room: list[str]
    """Items that would still find room, whether in store or not."""
    previews: list[Preview]


class Contract(Struct, gc=False):
    """A contract of one's own: what it counts, its points now, at its next step, and with the ship being launched."""

    name: str
    colour: str
    held: bool
    count: int
    points: int
    needed: int
    """How many more it takes until it pays more; 0 when no number does."""
    next: int
    """What it pays then."""
    then: int


class PlayerView(Struct, gc=False):
    guilders: int
    points: int
    store: dict[str, int]
    trains: list[list[str]]
    employees: list[str]
    figures: list[str]
    dock: list[Hull | None]
    segments: list[Segment]
    spaces: dict[str, list[int]]
    """For each kind of hull part the spaces, from 1, where it may lie."""
    finishes: dict[str, dict[int, int]]
    """For each kind of hull part the spaces where it finishes a ship, with the ship's size."""
    ready: bool
    """Whether a captain is in store and a canal is there, so that a finished ship can sail."""
    canals: list[LaidCanal]
    figure: Figure | None
    reach: int
    used_canals: int
    fleet: list[Vessel]
    blue: int
    green: int
    """Contracts in hand."""
    contracts: list[Contract]


class Berth(Struct, gc=False):
    """A spot where the canal in hand may lie: the longest route that it would give, for each of its four turns."""

    x: int
    y: int
    reach: list[int]


class Hand(Struct, gc=False):
    """What the seat in turn has just taken and must lay, or the wagons it has to unload."""

    hull: Hull | None = None
    canal: Canal | None = None
    berths: list[Berth] = []
    entries: dict[str, int] = {}
    """For a first canal: the longest route from each side by which the ship may enter."""
    loads: list[str] = []
    swapped: list[str] = []


class View(Struct, gc=False):
    starter: int
    lap: int
    laps: int
    spaces: int
    spaces_left: int
    """Moves until the lap is over."""
    drops: list[int]
    """Contracts of each colour that go at the end of each lap."""
    ending: bool
    phase: str
    chosen: str
    reserve: int
    tiles: list[ActionTile]
    ring: list[Sector]
    circle: list[Sector]
    oval: list[OvalSector]
    hexagon: list[HexagonSpace]
    sale_prices: dict[str, int]
    """For the seat that looks: what a wagon brings in the next trade, or in the one under way, dealers included."""
    swaps: dict[str, list[str]]
    market: dict[str, list[Offer]]
    decks: dict[str, int]
    trains: list[TrainOffer]
    train_deck: int
    train_discard: int
    canals: list[CanalOffer]
    canal_deck: int
    canal_discard: int
    extra_price: int
    hand: Hand
    launch: Launch | None
    players: list[PlayerView]


class LaunchWish(Struct, forbid_unknown_fields=True):
    """What the launch planner is asked; what is left open it chooses itself, as well as possible."""

    tile: str = ""
    """The answer that takes the last tile: `take bow 2`."""
    space: int = 0
    """Where it is laid."""
    load: dict[str, int] | None = None
    speed: int | None = None


class LastTile(Struct, gc=False):
    """A tile that would finish a ship: the answer that takes it, where it would lie, and the best launch with it."""

    action: str
    space: int
    tile: Hull
    price: int
    short: int
    """Guilders that are missing for it."""
    size: int
    points: int | None
    """None: the ship could not sail, or it was not asked what is best."""


class Planned(Struct):
    """A ship as it would be launched."""

    tile: LastTile | None
    """None: it lies finished in the dock and is being fitted out."""
    vessel: Vessel
    store: dict[str, int]
    """How many of each item there are, on board and in store."""
    room: list[str]
    """Items in store that still find room."""
    best: bool
    """The load is the best one; `top` is what that brings."""
    top: int | None
    refused: str
    """The clause by which it cannot sail so; "" if it can."""
    plain: int
    """Its speed without helmsman and rigger."""
    reach: int
    speeds: list[Preview]
    speed: int
    points: int
    used: list[int]
    lost: list[int]
    waits: int
    """Canals that would be used, that would be lost, and the one where the ship figure waits then."""
    now: dict[str, int]
    then: dict[str, int]
    """Points by source, before and after."""
    loading: list[str]
    """The answers that bring this load on board, while the ship is fitted out."""


class LaunchPlan(Struct):
    """What would finish a ship, best first, and one of them worked out."""

    tiles: list[LastTile]
    planned: Planned | None
