"""Why an action can be refused: ids into the ledger (rules.toml). Never rename or reuse one."""
from __future__ import annotations

from typing import Final

from kogge.engine.rule import Rule

LAID_ALREADY: Final = Rule("die-werft.preparation.each-tile-once")
ONE_HELPER_EACH: Final = Rule("die-werft.preparation.first-game-helpers")
DEALT_ALREADY: Final = Rule("die-werft.preparation.contracts-dealt")
NOT_IN_DECK: Final = Rule("die-werft.preparation.decks")

LEAD_TILE: Final = Rule("die-werft.choose.not-the-lead")
TILE_OCCUPIED: Final = Rule("die-werft.choose.not-occupied")
JUST_CHOSEN: Final = Rule("die-werft.act.extra-not-the-chosen")
MAIN_ACTION: Final = Rule("die-werft.act.extra-leaves-the-main")

TOO_DEAR: Final = Rule("die-werft.act.too-dear")
NOTHING_THERE: Final = Rule("die-werft.act.nothing-there")

TAKE_ONE: Final = Rule("die-werft.build.at-least-one")
NOTHING_TO_BUILD: Final = Rule("die-werft.build.nothing-possible")
FITS_NOWHERE: Final = Rule("die-werft.build.only-what-fits")
SPACE_TAKEN: Final = Rule("die-werft.build.empty-spaces")
NEVER_A_SHIP: Final = Rule("die-werft.build.must-become-a-ship")
DOCK_FULL: Final = Rule("die-werft.build.full-dock")
NOT_RUN_OUT: Final = Rule("die-werft.completion.blank-tiles")
FINISHES_NOTHING: Final = Rule("die-werft.completion.one-tile")

NO_TRAINS_OFFERED: Final = Rule("die-werft.trains.none-offered")
NO_CANALS_OFFERED: Final = Rule("die-werft.canals.none-offered")
NO_TRAIN: Final = Rule("die-werft.trade.needs-a-train")
SWAPPED_ALREADY: Final = Rule("die-werft.trade.no-item-twice")

NOBODY_TO_HIRE: Final = Rule("die-werft.hire.nobody-possible")
NO_MORE_OF_THESE: Final = Rule("die-werft.hire.none-left")
EMPLOYED_ALREADY: Final = Rule("die-werft.hire.no-kind-twice")
FIRST_LEVEL: Final = Rule("die-werft.employees.dealer-levels")

NO_CAPTAIN: Final = Rule("die-werft.voyage.captain")
NO_ROUTE: Final = Rule("die-werft.voyage.full-speed")
NOT_IN_STORE: Final = Rule("die-werft.voyage.from-store")
NO_CABIN: Final = Rule("die-werft.voyage.cabin-each")
NO_MOUNT: Final = Rule("die-werft.voyage.mount-each")
