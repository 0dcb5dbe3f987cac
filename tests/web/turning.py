"""A server in this process, whose clock a test can turn."""
from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from kogge.server.app import create
from kogge.server.clock import CLOCK
from kogge.server.settings import Settings
from patience import eventually
from server.setting import free_port, prepare


class Turning:
    """Served at `base`; `turn` lets so many seconds go by."""

    def __init__(self, base: str) -> None:
        self.base = base

    def turn(self, seconds: float) -> None:
        CLOCK.turn(seconds)


@contextmanager
def turning(data: Path, **settings: object) -> Iterator[Turning]:
    chosen = Settings(data, limits=False, thinkers=1, **settings)  # type: ignore[arg-type]
    prepare(chosen.url)
    port = free_port()
    server = uvicorn.Server(uvicorn.Config(create(chosen), port=port, log_config=None, ws="websockets-sansio"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    eventually(lambda: server.started)
    try:
        yield Turning(f"http://127.0.0.1:{port}")
    finally:
        server.should_exit = True
        thread.join()
        CLOCK.ahead = 0.0
