"""docs/protocol.md says what the server does: every example decodes, every path, code and message is named."""
from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import msgspec
import pytest

from kogge.server import messages
from kogge.server.problems import STATUS
from server.setting import ROOT, Server

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def examples() -> Iterator[dict[str, Any]]:
    """Every JSON object of the page that is a live message, but for those that are cut short with …"""
    decoder = json.JSONDecoder()
    for block in re.findall(r"```json\n(.*?)```", PAGE, re.S):
        for start in re.finditer(r'^\{"type"', block, re.M):
            yield decoder.raw_decode(block, start.start())[0]
    for inline in re.findall(r'`(\{"type".*?\})`', PAGE):
        if "TableInfo" not in inline:
            yield json.loads(inline)


@pytest.mark.parametrize("example", list(examples()), ids=lambda example: str(example["type"]))
def test_every_example_is_a_message(example: dict[str, Any]) -> None:
    if "…" in example.get("table", {}):
        return
    server = [kind.__struct_config__.tag for kind in get_args(messages.ServerMessage)]
    asks = example["type"] not in server or (example["type"] == "hint" and "advice" not in example)
    if asks:
        msgspec.convert(example, messages.ClientMessage)
    else:
        example["view"] = msgspec.Raw(b"{}")
        msgspec.convert(example, messages.ServerMessage)


def test_every_message_has_an_example() -> None:
    shown = {example["type"] for example in examples()}
    for kind in (*get_args(messages.ClientMessage), *get_args(messages.ServerMessage)):
        tag = kind.__struct_config__.tag
        assert tag in shown or f'"type": "{tag}"' in PAGE, tag


def test_every_code_is_explained() -> None:
    for code in (*get_args(messages.RefusalCode), *STATUS):
        assert f"`{code}`" in PAGE, code


def test_every_path_is_listed(server: Server) -> None:
    for path, item in httpx.get(server.base + "/schema/openapi.json").json()["paths"].items():
        short = path.replace("{table_id}", "{id}")
        assert short in PAGE, path
        for method in item:
            if path.startswith("/api/"):
                assert f"{method.upper()} {short}" in PAGE, (method, path)
