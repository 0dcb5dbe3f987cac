"""Processes that a launcher starts, which has `kogge serve` loaded already."""
from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
import threading
from functools import cache
from pathlib import Path
from typing import Any

LAUNCHER = Path(__file__).with_name("launcher.py")
SOURCES = Path(__file__).parents[2] / "src"
ASKING = threading.Lock()


class Process:
    """One that the launcher has started; it is used as those are that we start ourselves."""

    def __init__(self, words: list[str], environ: dict[str, str], log: Path) -> None:
        self.pid = int(asked_launcher({"serve": words, "environ": environ, "log": str(log)}) or 0)
        self.status: int | None = None

    def poll(self) -> int | None:
        """The exit status, None while it runs."""
        if self.status is None:
            self.status = asked_launcher({"ask": self.pid})
        return self.status

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)


@cache
def launcher() -> subprocess.Popen[str]:
    """One for each test process; it ends with it."""
    command = [sys.executable, "-P", str(LAUNCHER)]
    environ = os.environ | {"PYTHONPATH": str(SOURCES)}
    process = subprocess.Popen(command, env=environ, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(process.communicate)
    return process


def asked_launcher(request: dict[str, Any]) -> int | None:
    process = launcher()
    assert process.stdin
    assert process.stdout
    with ASKING:
        print(json.dumps(request), file=process.stdin, flush=True)
        answer: int | None = json.loads(process.stdout.readline())
    return answer
