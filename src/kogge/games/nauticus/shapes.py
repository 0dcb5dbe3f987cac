"""What a view is made of. Nothing in it refers back to itself, so the garbage collector need not look at it."""
from __future__ import annotations

from msgspec import Struct


class ShipView(Struct, gc=False):
    bow: bool
    stern: bool
    single: bool
    middles: int
    size: int
    closed: bool
    crest: str
    masts: int
    sails: int
    crown_masts: int
    crown_sails: int
    cargo: list[str]
    finished: bool
    points: int


class PlayerView(Struct, gc=False):
    workers: int
    taler: int
    points: int
    room: int
    store: dict[str, int]
    ships: list[ShipView]
    delivered: dict[str, int]
    delivered_points: dict[str, int]
    passes: int
    next_loss: int
    crowns: int
    extra: bool
    all_taler: int


class SpaceView(Struct, gc=False):
    bonus: str
    prices: list[int]
    blue: int
    tile: str
    used: bool
    anchor: bool


class View(Struct, gc=False):
    round: int
    rounds: int
    phase: int
    starter: int
    dial: int
    space: int
    """The space whose action is being performed; -1 while a tile is being chosen or laid."""
    blue_left: int
    uses: int
    extra: bool
    hand: str
    rewards_left: int
    slots: int
    """Places in a warehouse, and how many of them a mast takes."""
    mast_slots: int
    pass_tiles: list[int]
    """What each pass tile costs at the end of a round unless it is turned; they are turned in this order."""
    spaces: list[SpaceView]
    stock: dict[str, int]
    players: list[PlayerView]
    edition: str
    """By which rule book it is played: final or first."""
