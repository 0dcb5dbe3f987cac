"""For every test: whoever asks a server has the suite's patience; httpx's own is five seconds. Our servers speak plain HTTP, so
nobody reads the authorities' certificates first, which takes longer than most of what is asked for."""
from functools import partial

import httpx

from patience import PATIENCE

for name in ("get", "post", "request"):
    setattr(httpx, name, partial(getattr(httpx, name), timeout=PATIENCE, verify=False))

collect_ignore = ["skeleton"]  # its tests run where `kogge new-game` puts them: cli/test_new_game.py
