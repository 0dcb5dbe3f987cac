"""For every test: whoever asks a server has the suite's patience; httpx's own is five seconds."""
from functools import partial

import httpx

from patience import PATIENCE

for name in ("get", "post", "request"):
    setattr(httpx, name, partial(getattr(httpx, name), timeout=PATIENCE))

collect_ignore = ["skeleton"]  # its tests run where `kogge new-game` puts them: cli/test_new_game.py
