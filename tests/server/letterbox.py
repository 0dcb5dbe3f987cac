"""Real servers on loopback that take what Kogge sends: mail, push and webhooks."""
from __future__ import annotations

import base64
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from server.setting import free_port


@dataclass
class Call:
    """A request that came in."""

    path: str
    headers: dict[str, str]
    body: bytes


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """The keys of a browser that has subscribed."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"address": endpoint, "p256dh": base64url(point), "auth": base64url(self.auth)}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


@dataclass
class Letterbox:
    """What has arrived. `moods` are the next answers of the web server, then 201."""

    calls: list[Call] = field(default_factory=list)
    mails: list[Message] = field(default_factory=list)
    moods: list[int] = field(default_factory=list)
    web: str = ""
    smtp: str = ""

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    def mail_text(self, number: int = -1) -> str:
        payload = self.mails[number].get_payload(decode=True)
        assert isinstance(payload, bytes)
        return payload.decode()


@contextmanager
def letterbox() -> Iterator[Letterbox]:
    box = Letterbox()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            box.calls.append(Call(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(box.moods.pop(0) if box.moods else 201)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Quiet."""

    web = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=web.serve_forever, daemon=True).start()
    mail = Controller(box, hostname="127.0.0.1", port=free_port())
    mail.start()
    box.web, box.smtp = f"http://127.0.0.1:{web.server_port}", f"smtp://127.0.0.1:{mail.port}"
    try:
        yield box
    finally:
        mail.stop()
        web.shutdown()
        web.server_close()
