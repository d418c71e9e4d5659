"""A service in memory: it responds as a test says, and remembers what it was asked."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from diorama_worlds import AsyncDiorama, Diorama

BASE_URL = "http://service.example"
DOCUMENT: dict[str, Any] = json.loads((Path(__file__).parents[4] / "docs/reference/openapi.json").read_text("utf-8"))

Respond = Callable[[httpx.Request], httpx.Response]


class Service:
    """Responds with the given responses in turn; the last one repeats."""

    def __init__(self, *responses: httpx.Response | Exception) -> None:
        self.requests: list[httpx.Request] = []
        self._responses = list(responses)

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        response = self._responses.pop(0) if len(self._responses) > 1 else self._responses[0]
        if isinstance(response, Exception):
            raise response
        return response

    def body(self, index: int = -1) -> Any:
        return json.loads(self.requests[index].content)


def client(respond: Respond, **options: Any) -> Diorama:
    http = httpx.Client(transport=httpx.MockTransport(respond))
    return Diorama(BASE_URL, "svck_test", http_client=http, **options)


def async_client(respond: Respond, **options: Any) -> AsyncDiorama:
    http = httpx.AsyncClient(transport=httpx.MockTransport(respond))
    return AsyncDiorama(BASE_URL, "svck_test", http_client=http, **options)


def sample(schema: dict[str, Any]) -> Any:
    """A value that matches a schema of the document, with all properties."""
    if "$ref" in schema:
        return sample(DOCUMENT["components"]["schemas"][schema["$ref"].split("/")[-1]])
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return schema["enum"][0]
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return sample(schema[key][0])
    kind = schema["type"][0] if isinstance(schema.get("type"), list) else schema.get("type")
    if kind == "object":
        return {name: sample(each) for name, each in schema.get("properties", {}).items()}
    if kind == "array":
        return [sample(schema["items"])]
    formats = {"date-time": "2026-11-21T09:00:00.000Z", "date": "2026-11-21", "uri": "https://worlds.example.com/file"}
    return {"string": formats.get(schema.get("format", ""), "text"), "integer": 3, "number": 0.5, "boolean": True}.get(kind or "")
