"""What a view is made of. Nothing in it refers back to itself, so the garbage collector need not look at it."""
from __future__ import annotations

from msgspec import Struct


class BuildingView(Struct, gc=False):
    peninsula: str
    kind: str
    state: str
    """free, crew, ghost or lock."""
    seat: int
    """Whose crew stands on it; -1: nobody's."""
    coins: int
    """What claiming it pays now."""


class KindView(Struct, gc=False):
    kind: str
    points: int
    """For each building of the kind, with its goal."""
    free: int


class PeninsulaView(Struct, gc=False):
    colour: str
    good: str
    cloud: str
    crew: list[int]
    """How many buildings each seat has here."""
    ghosts: int


class ShipView(Struct, gc=False):
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


class DieView(Struct, gc=False):
    colour: str
    face: int
    space: int
    """The bidding space, from 0; -1 on its goods space."""
    after: list[str]
    """The dice that may lie directly left of it."""


class AuctionView(Struct, gc=False):
    bid: int
    bidder: int
    dice: list[DieView]
    rewards: list[str]
    played: list[str]
    """Parrots played with the standing bid."""
    turned: bool
    """Whether these are the dice as the viewer has turned them, before the bid that shows them to all."""


class PassingView(Struct, gc=False):
    """What passing would bring the viewer now."""

    goods: list[str]
    ships: list[str]
    """Peninsulas whose ship could be visited."""


class GoalView(Struct, gc=False):
    goal: str
    family: str
    """building, parrots, goods or peninsula."""
    subject: str
    """The kind of building, or the colour."""
    copies: int
    points: int
    """As things stand now; both copies together count once."""


class WorthView(Struct, gc=False):
    """What the goals that are not about buildings bring."""

    parrot: int
    good: int
    majority: int
    presence: int


class PlayerView(Struct, gc=False):
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


class OwnView(Struct, gc=False):
    """What only the viewer knows."""

    chests: dict[str, int]
    money: int
    parrots: dict[str, int]
    spent: dict[str, int]
    """Die cards played for the bid in the making."""
    drawn: list[str]
    under: list[str]
    """The goals slid under the stack, from the top down; '' where somebody else did it."""


class View(Struct, gc=False):
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
    without_crew: int
    """Rounds in a row in which no player has placed crew."""
    without_crew_end: int
    """So many of them end the game."""
    ended_by: str
    """The clause that has ended the game; empty while it lasts."""
    claim_tiles: int
    """What a ship takes for a building."""
    replacement: int
    """How many other tiles stand in for one."""
    worth: WorthView
