"""Why an action can be refused: ids into the ledger (rules.toml). Never rename or reuse one."""
from __future__ import annotations

from typing import Final

from kogge.engine.rule import Rule

# The ring
ISLANDS_GONE: Final = Rule("liguria.setup.islands-gone")
COLOURS_DIFFER: Final = Rule("liguria.setup.colours-differ")
COLOURS_SUFFICE: Final = Rule("liguria.setup.colours-suffice")
MARKERS_GONE: Final = Rule("liguria.setup.markers-gone")
ORDER_DRAWN: Final = Rule("liguria.setup.order-drawn")

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
NO_KNIGHT: Final = Rule("liguria.island.no-knight")
TOO_FEW_SWORDS: Final = Rule("liguria.island.too-few-swords")

# Harbours
NO_CUBE: Final = Rule("liguria.abroad.no-cube")
HOLD_FULL: Final = Rule("liguria.abroad.hold-full")
SACKS_USED: Final = Rule("liguria.abroad.sacks-used")
FIELD_TAKEN: Final = Rule("liguria.abroad.field-taken")
ONE_ENVOY_A_TURN: Final = Rule("liguria.abroad.one-envoy-a-turn")
TOO_FEW_SCROLLS: Final = Rule("liguria.abroad.too-few-scrolls")
NO_DIPLOMAT: Final = Rule("liguria.abroad.no-diplomat")
