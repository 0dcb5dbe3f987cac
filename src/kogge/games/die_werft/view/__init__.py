"""What each seat may see, and where on the board an action belongs."""
from __future__ import annotations

from kogge.games.die_werft.view.places import place
from kogge.games.die_werft.view.seen import stage, view

__all__ = ["place", "stage", "view"]
