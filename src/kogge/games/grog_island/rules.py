"""What can forbid an answer. Each id stands in the ledger (rules.toml); ids are never renamed or reused."""
from __future__ import annotations

from typing import Final

from kogge.engine.rule import Rule

TILE_LAID: Final = Rule("grog-island.setup.tile-laid")
NONE_LEFT: Final = Rule("grog-island.setup.none-left")
UNDER_IN_ORDER: Final = Rule("grog-island.setup.under-in-order")
NO_SUCH_SEAT: Final = Rule("grog-island.setup.no-such-seat")

MUST_OPEN: Final = Rule("grog-island.opening.must-open")
DESCENDING: Final = Rule("grog-island.opening.descending")
OVER_CEILING: Final = Rule("grog-island.cash.over-ceiling")
NOT_HIGHER: Final = Rule("grog-island.raising.not-higher")

OPEN_SEA: Final = Rule("grog-island.ships.open-sea")
GHOST_SHIP: Final = Rule("grog-island.ships.ghost-ship")
SHIP_TAKEN: Final = Rule("grog-island.ships.ship-taken")
NOT_SUPPLIED: Final = Rule("grog-island.ships.not-supplied")
MUST_TRADE: Final = Rule("grog-island.ships.must-trade")
MAIN_ONCE: Final = Rule("grog-island.ships.main-once")
TILE_LIMIT: Final = Rule("grog-island.ships.tile-limit")
DECK_SHORT: Final = Rule("grog-island.ships.deck-short")
TOO_FEW_TILES: Final = Rule("grog-island.ships.too-few-tiles")
TOO_FEW_OWN: Final = Rule("grog-island.ships.too-few-own")
TOO_FEW_OTHERS: Final = Rule("grog-island.ships.too-few-others")
OTHER_COLOURS: Final = Rule("grog-island.ships.other-colours")
NO_SUCH_TILE: Final = Rule("grog-island.ships.no-such-tile")

NO_SUCH_CHEST: Final = Rule("grog-island.paying.no-such-chest")
CANNOT_PAY: Final = Rule("grog-island.paying.cannot-pay")
COINS_SHORT: Final = Rule("grog-island.paying.coins-short")
CHEST_SHOWN: Final = Rule("grog-island.paying.chest-shown")

NOT_FREE: Final = Rule("grog-island.claiming.not-free")
NO_CREW: Final = Rule("grog-island.claiming.no-crew")
SAME_KIND: Final = Rule("grog-island.claiming.same-kind")

NO_DIE_CARD: Final = Rule("grog-island.parrots.no-die-card")
NO_HOLD_CARD: Final = Rule("grog-island.parrots.no-hold-card")
NO_BID_FOLLOWS: Final = Rule("grog-island.parrots.no-bid-follows")
CARD_PLAYED: Final = Rule("grog-island.parrots.card-played")
