"""Passwords: argon2id in threads of its own. It is slow on purpose: nothing else may wait for it, and few may wait at all."""
from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from zxcvbn import zxcvbn

from kogge.server.problems import Trouble

T = TypeVar("T")

HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)  # OWASP's figures for argon2id
NOBODYS: Final = HASHER.hash(secrets.token_hex())  # so that an unknown name takes as long as a wrong password
THREADS: Final = 2
WAITING: Final = 40
GUESSES: Final = 1_000_000
"""A password must withstand more guesses than this; the usual ones stand in lists that begin with a few thousand."""
LOOKED_AT: Final = 32
"""How many of its characters are looked at: the look takes longer the longer it is."""


class Passwords:
    """Hashes and compares; whoever comes while too many wait is sent away."""

    def __init__(self) -> None:
        self._threads: Final = ThreadPoolExecutor(THREADS, "passwords")
        self._waiting = 0

    async def hash(self, password: str, *names: str) -> str:
        """How it is kept. Raises Trouble if it is among the first that anybody would try, or made of these names."""
        return await self._run(lambda: _checked_hash(password, names))

    async def fits(self, password_hash: str | None, password: str) -> bool:
        """Whether this is the password; None is nobody's."""
        return await self._run(lambda: _verify(password_hash, password))

    async def _run(self, work: Callable[[], T]) -> T:
        if self._waiting >= WAITING:
            raise Trouble("busy-signing-in", "Too many people are signing in; try again.")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _checked_hash(password: str, names: tuple[str, ...]) -> str:
    if zxcvbn(password[:LOOKED_AT], user_inputs=["kogge", *names])["guesses"] < GUESSES:
        raise Trouble("weak-password", "This password is among the first that anybody would try.")
    return HASHER.hash(password)


def _verify(password_hash: str | None, password: str) -> bool:
    try:
        return HASHER.verify(password_hash or NOBODYS, password) and password_hash is not None
    except (VerificationError, InvalidHashError):
        return False
