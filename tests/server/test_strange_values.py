"""Whatever stands in a field, allowed or not, and whatever the door: it is never our fault. What cannot be read at all is sent in
test_manners.py; schemathesis tries far more, among the long tests of test_doors.py."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import httpx
import pytest

from server.setting import Json, Live, Person, Server
from server.test_doors import BODIES, address
from server.test_manners import any_server

__all__ = ["any_server"]

KNOWN = {"game": "nauticus", "level": "mate", "lang": "en", "zone": "UTC", "address": "https://example.org/"}
"""What fits a field whose description says only that it is a text."""
LEFT_ALONE = {("delete", "/api/me"), ("delete", "/api/session"), ("get", "/api/tables/{table_id}/events")}
MOST = 200
"""Of letters or things where no bound is described."""


class Description:
    """The server's own, and what follows from it."""

    def __init__(self, server: Server) -> None:
        self.document: Json = httpx.get(server.base + "/schema/openapi.json").json()

    def doors(self) -> Iterator[tuple[str, str, Json]]:
        for path, item in self.document["paths"].items():
            yield from ((method, path, door) for method, door in item.items() if (method, path) not in LEFT_ALONE)

    def whole(self, schema: Json) -> Json:
        """Written out, and of several forms the first."""
        while "$ref" in schema or "oneOf" in schema:
            known = self.document["components"]["schemas"]
            form = known[schema["$ref"].split("/")[-1]] if "$ref" in schema else schema["oneOf"][0]
            schema = {**form, **{key: value for key, value in schema.items() if key not in ("$ref", "oneOf")}}
        return schema

    def fitting(self, schema: Json, name: str = "") -> Any:
        """A plain value that the description allows."""
        schema = self.whole(schema)
        match schema.get("type"):
            case "object":
                return {key: self.fitting(schema["properties"][key], key) for key in schema.get("required", [])}
            case "array":
                return [self.fitting(schema.get("items", {}))] * schema.get("minItems", 1)
            case "integer" | "number":
                return schema.get("minimum", 0)
            case "boolean":
                return True
        return schema["enum"][0] if "enum" in schema else KNOWN.get(name, "x" * schema.get("minLength", 1))

    def strange(self, schema: Json) -> list[Any]:
        """At the bounds of what is allowed, beyond them, and of another kind."""
        match (schema := self.whole(schema)).get("type"):
            case "object":
                return [{}, None, [{}], {"\0": "\0"}]
            case "array":
                return [[], [self.fitting(schema.get("items", {}))] * schema.get("maxItems", MOST), None, [None], {}]
            case "integer" | "number":
                return [schema.get("maximum", 2**63 - 1), -1, 2**63, 1.5, None, "1", True]
            case "boolean":
                return [False, None, 1, "true"]
        most = schema.get("maxLength", MOST)
        return ["", "\0", "x" * most, "x" * (most + 1), "\U0001f3f4 ' \" %s {0} ../", 7, None, []]

    def bodies(self, schema: Json, depth: int = 3) -> Iterator[Any]:
        """Each with one strange value in it, wherever that may stand; trees not down to every leaf."""
        yield from self.strange(schema)
        schema = self.whole(schema)
        if schema.get("type") == "array":
            yield from ([each] for each in self.bodies(schema.get("items", {}), depth - 1))
        for key, field in schema.get("properties", {}).items() if depth else ():
            yield from ({**self.fitting(schema), key: each} for each in self.bodies(field, depth - 1))

    def requests(self, path: str, door: Json) -> list[Json]:
        """Whatever a door is tried with."""
        fields = [field for field in door.get("parameters", []) if field["in"] == "query"]
        found: list[Json] = [{"params": {field["name"]: each}} for field in fields for each in self.strange(field["schema"])
                             if not isinstance(each, dict | list)]
        for form in door.get("requestBody", {}).get("content", {}).values():
            found += [{"json": body} for body in (BODIES.get(path, self.fitting(form["schema"])), *self.bodies(form["schema"]))]
        return found


@pytest.mark.parametrize("often", [8, pytest.param(1, marks=pytest.mark.soak)])
def test_no_value_of_any_field_is_our_fault(any_server: Server, often: int) -> None:
    """At every door one of eight, each time from another one on, and with another database other ones; all in soak."""
    description, turn = Description(any_server), count(any_server.url.startswith("postgres") * 4)
    person = Person(any_server)
    for method, path, door in description.doors():
        if person.get("/api/me").status_code != 200:  # signed out by what was sent last, and so refused everywhere
            person = Person(any_server)
        if not KNOWN.get("table") or "table" in path or "stud" in path:
            KNOWN["table"] = person.table("me", "here")
        requests = description.requests(path, door)
        for request in requests[next(turn) % min(often, len(requests))::often] if requests else ():
            answer = person.http.request(method, address(path, KNOWN["table"]), **request)
            assert answer.status_code != 500, (method, path, request, answer.text)
    assert "request failed" not in any_server.log()
    with Live(any_server, KNOWN.pop("table"), None) as live:
        assert live.command("ping")["type"] == "pong"
