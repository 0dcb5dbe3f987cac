"""Why an action can be refused: ids into the ledger (rules.toml). Never rename or reuse one."""
from __future__ import annotations

from typing import Final

from kogge.engine.rule import Rule

TILE_LAID: Final = Rule("nauticus.round.tile-once")
TILE_USED: Final = Rule("nauticus.round.tile-used")

NO_WORKER: Final = Rule("nauticus.3.1.worker-each")
STACK_EMPTY: Final = Rule("nauticus.setup.stack-empty")
TOO_DEAR: Final = Rule("nauticus.3.1.too-dear")
FREE_TO_WAREHOUSE: Final = Rule("nauticus.golden.free-to-warehouse")
NO_ROOM: Final = Rule("nauticus.3.2.2.1.warehouse-full")
SAME_GOOD: Final = Rule("nauticus.4.two-different-goods")

NOT_USED: Final = Rule("nauticus.3.3.no-use-is-a-pass")
ALREADY_USED: Final = Rule("nauticus.3.3.used-is-no-pass")
EXTRA_SPENT: Final = Rule("nauticus.5.once-a-game")
EXTRA_INSIDE: Final = Rule("nauticus.5.not-inside")
EXTRA_NO_PASS: Final = Rule("nauticus.5.no-pass")

MUST_BUILD: Final = Rule("nauticus.3.2.2.1.placed-at-once")
NOT_STORED: Final = Rule("nauticus.3.2.2.1.from-warehouse")
FITS_NOWHERE: Final = Rule("nauticus.3.2.2.1.needs-a-place")
HULL_STARTS: Final = Rule("nauticus.3.2.1.1.hull-starts-a-ship")
FROM_AN_END: Final = Rule("nauticus.first.from-an-end")
HULL_CLOSED: Final = Rule("nauticus.3.2.1.1.size-fixed")
SINGLE_ALONE: Final = Rule("nauticus.3.2.1.1.single-alone")
HULL_END: Final = Rule("nauticus.3.2.1.1.one-bow-one-stern")
HULL_MIDDLES: Final = Rule("nauticus.3.2.1.1.two-middles")
MAST_NEEDS_HULL: Final = Rule("nauticus.3.2.1.2.mast-needs-hull")
SAIL_NEEDS_MAST: Final = Rule("nauticus.3.2.1.3.sail-needs-mast")
ONE_CREST: Final = Rule("nauticus.3.2.1.3.one-crest")
HOLD_FULL: Final = Rule("nauticus.3.2.1.4.one-good-a-hull")

NOT_FINISHED: Final = Rule("nauticus.3.2.2.3.finished-ship")
NOT_LOADED: Final = Rule("nauticus.3.2.2.3.fully-loaded")
WHOLE_CARGO: Final = Rule("nauticus.3.2.2.3.whole-cargo")
NO_CROWNS: Final = Rule("nauticus.3.2.2.4.no-crowns")
CROWNS_FULL: Final = Rule("nauticus.3.2.2.4.limit-15")
REWARD_TWICE: Final = Rule("nauticus.4.twice-at-most")
