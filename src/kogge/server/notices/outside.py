"""Addresses that strangers give us are called with care: no private network, no redirect, no long answer."""
from __future__ import annotations

import ipaddress
import socket
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

SECONDS: Final = 10.0


class Refused(Exception):
    """It will never work: `status` as the other side said it, 0 where we do not even ask."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason)
        self.status: Final = status


class Unwell(Exception):
    """It did not work, and may later."""


def public(address: str) -> bool:
    found = ipaddress.ip_address(address)
    mapped = getattr(found, "ipv4_mapped", None)
    return (mapped or found).is_global and not found.is_multicast


class Careful(AbstractResolver):
    """Names that lead into a private network lead nowhere. The address that is checked is the one that is called."""

    def __init__(self, private: bool) -> None:
        self.private: Final = private
        self.resolver: Final = ThreadedResolver()

    async def resolve(self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET) -> list[ResolveResult]:
        found = await self.resolver.resolve(host, port, family)
        if not self.private and not all(public(each["host"]) for each in found):
            raise Refused(0, f"{host} is not a public address")
        return found

    async def close(self) -> None:
        await self.resolver.close()


class Outside:
    """Calls to addresses of strangers. `private`: also into our own network."""

    def __init__(self, private: bool) -> None:
        self.private: Final = private
        self._session: aiohttp.ClientSession | None = None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Raises Refused, Unwell."""
        self._check(url)
        if self._session is None:
            connector = aiohttp.TCPConnector(resolver=Careful(self.private), limit=32)
            timeout = aiohttp.ClientTimeout(total=SECONDS)
            self._session = aiohttp.ClientSession(connector=connector, timeout=timeout, trust_env=False)
        try:
            async with self._session.post(url, data=body, headers=dict(headers), allow_redirects=False) as answer:
                status = answer.status
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            raise Unwell(str(error)) from None
        if 200 <= status < 300:
            return
        if 300 <= status < 500 and status not in (408, 425, 429):
            raise Refused(status, f"answered {status}")
        raise Unwell(f"answered {status}")

    def _check(self, url: str) -> None:
        parts = urlsplit(url)
        if self.private:
            return
        if parts.scheme != "https":
            raise Refused(0, "only https")
        try:
            literal = public(parts.hostname or "")
        except ValueError:
            return  # a name, to be resolved
        if not literal:
            raise Refused(0, "not a public address")

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
