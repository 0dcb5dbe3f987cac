"""What can forbid an answer. Each id stands in the ledger (rules.toml); ids are never renamed or reused."""
from __future__ import annotations

from typing import Final

from kogge.engine.rule import Rule

TILE_LAID: Final = Rule("grog-island.1.tile-laid")
NONE_LEFT: Final = Rule("grog-island.1.none-left")
UNDER_IN_ORDER: Final = Rule("grog-island.1.under-in-order")
NO_SUCH_SEAT: Final = Rule("grog-island.1.no-such-seat")

MUST_OPEN: Final = Rule("grog-island.3.must-open")
DESCENDING: Final = Rule("grog-island.3.descending")
OVER_CEILING: Final = Rule("grog-island.4.over-ceiling")
NOT_HIGHER: Final = Rule("grog-island.5.not-higher")

OPEN_SEA: Final = Rule("grog-island.7.open-sea")
GHOST_SHIP: Final = Rule("grog-island.7.ghost-ship")
SHIP_TAKEN: Final = Rule("grog-island.7.ship-taken")
NOT_SUPPLIED: Final = Rule("grog-island.7.not-supplied")
MUST_TRADE: Final = Rule("grog-island.7.must-trade")
MAIN_ONCE: Final = Rule("grog-island.7.main-once")
TILE_LIMIT: Final = Rule("grog-island.7.tile-limit")
DECK_SHORT: Final = Rule("grog-island.7.deck-short")
TOO_FEW_TILES: Final = Rule("grog-island.7.too-few-tiles")
TOO_FEW_OWN: Final = Rule("grog-island.7.too-few-own")
TOO_FEW_OTHERS: Final = Rule("grog-island.7.too-few-others")
OTHER_COLOURS: Final = Rule("grog-island.7.other-colours")
NO_SUCH_TILE: Final = Rule("grog-island.7.no-such-tile")

NO_SUCH_CHEST: Final = Rule("grog-island.8.no-such-chest")
CANNOT_PAY: Final = Rule("grog-island.8.cannot-pay")
COINS_SHORT: Final = Rule("grog-island.8.coins-short")
CHEST_SHOWN: Final = Rule("grog-island.8.chest-shown")

NOT_FREE: Final = Rule("grog-island.9.not-free")
NO_CREW: Final = Rule("grog-island.9.no-crew")
SAME_KIND: Final = Rule("grog-island.9.same-kind")

NO_DIE_CARD: Final = Rule("grog-island.13.no-die-card")
NO_HOLD_CARD: Final = Rule("grog-island.13.no-hold-card")
NO_BID_FOLLOWS: Final = Rule("grog-island.13.no-bid-follows")
CARD_PLAYED: Final = Rule("grog-island.13.card-played")
