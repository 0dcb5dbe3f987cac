"""What can forbid an answer; the ids are those of the ledger."""
from __future__ import annotations

from typing import Final

from kogge.engine.rule import Rule

# The ring
ISLANDS_GONE: Final = Rule("liguria.0.islands-gone")
COLOURS_DIFFER: Final = Rule("liguria.0.colours-differ")
COLOURS_SUFFICE: Final = Rule("liguria.0.colours-suffice")
MARKERS_GONE: Final = Rule("liguria.0.markers-gone")
ORDER_DRAWN: Final = Rule("liguria.0.order-drawn")

# Rounds
BAG_HOLDS_NONE: Final = Rule("liguria.1.bag-holds-none")
CARD_DEALT: Final = Rule("liguria.1.card-dealt")

# The market
PLACE_TAKEN: Final = Rule("liguria.2.place-taken")
TILE_GONE: Final = Rule("liguria.3a.tile-gone")
LEFT_TO_RIGHT: Final = Rule("liguria.3a.left-to-right")
GAP_TOO_DEAR: Final = Rule("liguria.3a.gap-too-dear")

# Cards
NOTHING_TO_TURN: Final = Rule("liguria.3b.nothing-to-turn")

# Movement
TOO_FAR: Final = Rule("liguria.3c.too-far")
NO_TURNING: Final = Rule("liguria.3c.no-turning")
STOP_ON_THE_WAY: Final = Rule("liguria.3c.stop-on-the-way")

# Islands
NO_KNIGHT: Final = Rule("liguria.4.no-knight")
TOO_FEW_SWORDS: Final = Rule("liguria.4.too-few-swords")
HOLD_FULL: Final = Rule("liguria.4.hold-full")

# Harbours
NO_CUBE: Final = Rule("liguria.5.no-cube")
SACKS_USED: Final = Rule("liguria.5.sacks-used")
FIELD_TAKEN: Final = Rule("liguria.5.field-taken")
ONE_ENVOY_A_TURN: Final = Rule("liguria.5.one-envoy-a-turn")
TOO_FEW_SCROLLS: Final = Rule("liguria.5.too-few-scrolls")
NO_DIPLOMAT: Final = Rule("liguria.5.no-diplomat")
