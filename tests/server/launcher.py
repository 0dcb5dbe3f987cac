"""A process that has `kogge serve` loaded and forks for each server: what takes a second to import, and half of one to put
together, is there already.

It reads requests, a line of JSON each, and answers each with a line: `{"serve": [...], "environ": {...}, "log": "..."}` with the
number of the new process, `{"ask": number}` with its exit status, or null while it runs. It ends with its input, and whatever it
has started with it.
"""
from __future__ import annotations

import json
import os
import signal
import sys
from typing import Any


def serve(words: list[str], environ: dict[str, str], log: str) -> int:
    """In the new process."""
    os.environ.clear()
    os.environ |= environ
    told = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for file, number in ((nothing, 0), (told, 1), (told, 2)):
        os.dup2(file, number)
    os.closerange(3, max(nothing, told) + 1)
    from kogge.cli import main

    return main(words)


def launch() -> int | None:
    """Until the input ends; in a new process its exit status."""
    running: set[int] = set()
    for line in sys.stdin:
        asked: dict[str, Any] = json.loads(line)
        answer: int | None = None
        if "serve" in asked:
            answer = os.fork()
            if answer == 0:
                return serve(asked["serve"], asked["environ"], asked["log"])
            running.add(answer)
        else:
            found, status = os.waitpid(asked["ask"], os.WNOHANG)
            if found:
                running.remove(found)
                answer = os.waitstatus_to_exitcode(status)
        print(json.dumps(answer), flush=True)
    for process in running:
        os.kill(process, signal.SIGKILL)
    return None


if __name__ == "__main__":
    from kogge.server import app

    app.load_words()
    assembled = app.assembled()
    app.assembled = lambda: assembled  # each process serves one
    sys.exit(launch())
