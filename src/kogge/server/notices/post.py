"""The post office: takes what is due to be sent and sends it, by push, mail or webhook.

A row of the queue is claimed by one process, sent, and struck out; what fails is tried again, later each time. If a process dies
between sending and striking out, it is sent once more under the same id (push: `Topic`, mail: `Message-ID`, webhook:
`Kogge-Id`), by which browsers, mail servers and webhooks know it."""
from __future__ import annotations

import hashlib
import hmac
import json
import re
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote, urlsplit

import aiosmtplib
from py_vapid import Vapid02
from pywebpush import WebPusher

from kogge.server.due import Thing
from kogge.server.notices import keys, notices, ways
from kogge.server.notices.outside import Outside, Refused
from kogge.server.notices.wording import Told, say, tell
from kogge.server.people import recovery
from kogge.server.storage.database import now

if TYPE_CHECKING:
    from kogge.server.hub import Hub

ATTEMPTS: Final = 12
"""After so many failures, half a day later, it is given up."""
TTL: Final = 86_400
WIDE: Final = SMTP.clone(max_line_length=200)
"""Links in headers are not folded: not every mail program puts them together again."""
GONE: Final = (401, 403, 404, 410)
"""What a push service or a webhook says when it wants no more of it."""


class Post:
    """Sends for one server process."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self.outside: Final = Outside(hub.settings.private)
        self._key: str | None = None

    async def key(self) -> str:
        if self._key is None:
            self._key = await self.hub.database.write(keys.private_key)
        return self._key

    async def public_key(self) -> str:
        return keys.public_key(await self.key())

    async def close(self) -> None:
        await self.outside.close()

    # --- what is due ---

    async def send(self, thing: Thing) -> float | None:
        """One notice by one way; in the morning, if it is night by now."""
        payload = thing.payload
        row = await self.hub.database.read(notices.waiting, payload)
        way = await self.hub.database.read(ways.one, payload["way"])
        if row is None or way is None or row.kind not in json.loads(way.kinds) or thing.attempts >= ATTEMPTS:
            return None
        if (at := await self.hub.database.read(notices.awake, way.person, now())) > now():
            return at
        id = hashlib.sha256(f"{thing.key} {payload['at']}".encode()).hexdigest()[:32]
        told = tell(id, row.kind, json.loads(row.facts), way.lang, self.hub.settings.address)
        await self._by(way, told, row.kind)
        return None

    async def digest(self, thing: Thing) -> float | None:
        """All that waits, in one mail; in the morning, if it is night by now."""
        way = await self.hub.database.read(ways.one, thing.key)
        if way is None or not way.digest or thing.attempts >= ATTEMPTS:
            return None
        if (at := await self.hub.database.read(notices.awake, way.person, now())) > now():
            return at
        rows = await self.hub.database.read(notices.unread, way)
        if not rows:
            return None
        all = [tell("", row.kind, json.loads(row.facts), way.lang, self.hub.settings.address) for row in rows]
        id = hashlib.sha256(f"{thing.key} {rows[-1].at}".encode()).hexdigest()[:32]
        text = "\n\n".join(f"{each.title}\n{each.more}\n{each.link}" for each in all)
        title, open = say(way.lang, "digest", count=len(all)), say(way.lang, "digest-open")
        told = Told(id, title, text, self.hub.settings.address + "/", open)
        await self._mail(way, told, leaving=True)
        return await self.hub.database.write(notices.digested, way.id, way.person, rows[-1].at)

    async def confirm(self, thing: Thing) -> None:
        """Is this address yours?"""
        way = await self.hub.database.read(ways.one, thing.key)
        if way is not None and way.confirmed is None and thing.attempts < ATTEMPTS:
            link = f"{self.hub.settings.address}/confirm#{way.token}"
            title, more, open = (say(way.lang, key) for key in ("confirm", "confirm-more", "confirm-open"))
            told = Told(hashlib.sha256(way.token.encode()).hexdigest()[:32], title, more, link, open)
            await self._mail(way, told, leaving=False)

    async def recover(self, thing: Thing) -> None:
        """A way back into an account, to each address of it that is confirmed. The link is made when it is sent: nothing that
        opens an account lies in the queue."""
        found = await self.hub.database.read(ways.mail_of, thing.key)
        if not found or thing.attempts >= 3:
            return
        token = await self.hub.database.write(recovery.issue, thing.key, recovery.BY_MAIL)
        for way in found:
            told = Told(
                hashlib.sha256(token.encode()).hexdigest()[:32], say(way.lang, "recover"),
                say(way.lang, "recover-more", name=way.name), self.hub.settings.address + recovery.link(token),
                say(way.lang, "recover-open"))
            await self._mail(way, told, leaving=False)

    # --- by which way ---

    async def _by(self, way: Any, told: Told, kind: str) -> None:
        try:
            if way.kind == "push":
                await self._push(way, told)
            elif way.kind == "webhook":
                await self._webhook(way, told, kind)
            else:
                await self._mail(way, told, leaving=True)
        except Refused as refused:
            self.hub.logger.info("refused", way=way.kind, status=refused.status, reason=str(refused))
            if refused.status in GONE and way.kind != "mail":
                await self.hub.database.write(ways.gone, way.id)

    async def _push(self, way: Any, told: Told) -> None:
        """RFC 8030, 8188, 8291 and 8292, by pywebpush and py_vapid."""
        subscription = json.loads(way.address)
        message = json.dumps({"id": told.id, "title": told.title, "body": told.more, "link": urlsplit(told.link).path})
        try:
            body = WebPusher(subscription).encode(message.encode(), "aes128gcm")["body"]
        except Exception as error:  # keys that are none
            raise Refused(410, str(error)) from None
        service = urlsplit(subscription["endpoint"])
        claims = {"aud": f"{service.scheme}://{service.netloc}", "sub": self.hub.settings.contact, "exp": int(now()) + 12 * 3600}
        signed = Vapid02.from_pem((await self.key()).encode()).sign(claims)
        await self.outside.post(subscription["endpoint"], body, {
            **{str(name): str(value) for name, value in signed.items()}, "TTL": str(TTL), "Topic": told.id, "Urgency": "normal",
            "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"})

    async def _webhook(self, way: Any, told: Told, kind: str) -> None:
        """JSON as Discord takes it, with fields of our own, signed by HMAC-SHA256 over time and body."""
        body = json.dumps({
            "username": "Kogge", "content": f"**{plain(told.title)}** {plain(told.more)} {told.link}",
            "allowed_mentions": {"parse": []},
            "kogge": {"id": told.id, "kind": kind, "title": told.title, "link": told.link}}).encode()
        time = str(int(now()))
        signature = hmac.new(way.secret.encode(), f"{time}.".encode() + body, hashlib.sha256).hexdigest()
        await self.outside.post(way.address, body, {
            "Content-Type": "application/json", "User-Agent": "Kogge", "Kogge-Id": told.id, "Kogge-Time": time,
            "Kogge-Signature": f"sha256={signature}"})

    async def _mail(self, way: Any, told: Told, leaving: bool) -> None:
        """`leaving`: with the header and the link by which it ends (RFC 8058)."""
        settings = self.hub.settings
        host = urlsplit(settings.address).hostname or "localhost"
        message = EmailMessage(WIDE)
        message["From"] = Address("Kogge", addr_spec=settings.mail_from)
        message["To"] = Address(addr_spec=way.address)
        message["Subject"] = told.title
        message["Message-ID"] = f"<{told.id}.{way.id}@{host}>"
        message["Auto-Submitted"] = "auto-generated"
        text = f"{told.title}\n\n{told.more}\n\n{told.open}: {told.link}\n"
        if leaving:
            message["List-Unsubscribe"] = f"<{settings.address}/api/unsubscribe/{way.secret}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            text += f"\n--\n{say(way.lang, 'unsubscribe')}: {settings.address}/unsubscribe#{way.secret}\n"
        message.set_content(text)
        server = urlsplit(settings.smtp)
        try:
            await aiosmtplib.send(
                message.as_bytes(), sender=settings.mail_from, recipients=[way.address],
                hostname=server.hostname, port=server.port, use_tls=server.scheme == "smtps",
                username=unquote(server.username) if server.username else None,
                password=unquote(server.password) if server.password else None, timeout=30,
                start_tls=None if server.scheme == "smtp" else False)
        except aiosmtplib.SMTPRecipientsRefused as refused:
            raise Refused(550, str(refused)) from None


def plain(text: str) -> str:
    """Names come from people: nothing in them is a link or a style where Markdown is read."""
    return re.sub(r"([\\`*_~|\[\]<>])", r"\\\1", text)
