"""Many matches at once: on the cores of this machine, or on a Ray cluster."""
from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

import kogge
from kogge.arena.match import Match, Result, hold


class RayMissing(RuntimeError):
    """Ray is an extra that is not installed here."""


def hold_all(matches: list[Match], jobs: int = 0, ray: str = "") -> Iterator[Result]:
    """The results as they come in, in any order. Without `jobs` every core is used."""
    if ray:
        yield from _on_ray(matches, ray)
    elif jobs == 1 or len(matches) == 1:
        yield from map(hold, matches)
    else:
        workers = min(jobs or os.cpu_count() or 1, max(1, len(matches)))
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            for done in as_completed([pool.submit(hold, match) for match in matches]):
                yield done.result()


def _on_ray(matches: list[Match], address: str) -> Iterator[Result]:
    """`address` is a cluster's, "auto" for the one this machine belongs to, or "local" to start one here.

    Kogge must be installed on a cluster's machines; a local one finds this very package.
    """
    try:
        import ray
    except ImportError:
        raise RayMissing("--ray needs the extra: pip install 'kogge[ray]'") from None
    if address == "local":
        here = {"env_vars": {"PYTHONPATH": str(Path(kogge.__file__).parents[1])}}
        ray.init(address="local", runtime_env=here, log_to_driver=False)
    else:
        ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
    remote: Any = ray.remote(hold)
    waiting = [remote.remote(match) for match in matches]
    try:
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        if address == "local":
            ray.shutdown()


class Book:
    """A file of finished matches, a line each, so that an interrupted run goes on where it stopped."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.results: list[Result] = []
        if path is not None and path.exists():
            lines = path.read_bytes().splitlines(keepends=True)
            whole = [line for line in lines if line.endswith(b"\n")]  # a line half written is played again
            self.results = [msgspec.json.decode(line, type=Result) for line in whole]
            if len(whole) < len(lines):
                path.write_bytes(b"".join(whole))

    def missing(self, matches: Iterable[Match]) -> list[Match]:
        """The matches that have not been played yet."""
        done = {result.match for result in self.results}
        return [match for match in matches if match not in done]

    def finished(self, matches: Iterable[Match]) -> list[Result]:
        """The results of these matches in their order."""
        by_match = {result.match: result for result in self.results}
        return [by_match[match] for match in matches if match in by_match]

    def add(self, result: Result) -> None:
        self.results.append(result)
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")
