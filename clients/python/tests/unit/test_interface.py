"""The client calls every path of the OpenAPI document, with every property of each request."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from service import DOCUMENT, async_client, client, sample

from diorama_worlds import AsyncDiorama, Diorama, media_from_bytes

ROUTES = {f"{method.upper()} {path}" for path, item in DOCUMENT["paths"].items() for method in item}
# The same operation, which the client calls under /api/v2.
ROUTES.discard("GET /operations/{operationId}")

REFERENCE = media_from_bytes(b"x", "exr")
OPTIONS: dict[str, Any] = {
    "model": "svc-1.0-draft",
    "engine": "procedural",
    "display_name": "n",
    "tags": ["t"],
    "seed": 1,
    "permission": {},
}
TASK: dict[str, Any] = {"world_prompt": {"type": "text", "text_prompt": "a"}, "webhook_url": "https://a.example", **OPTIONS}
DEPTH: dict[str, Any] = {"seed": 1, "z_min": 0.5, "z_max": 9, "depth_encoding": "linear"}
FILTER: dict[str, Any] = {
    "page_size": 1,
    "page_token": "t",
    "status": "SUCCEEDED",
    "model": "m",
    "tags": ["t"],
    "is_public": True,
    "created_after": "2026-11-21",
    "created_before": "2026-11-22",
    "sort_by": "created_at",
    "sort_order": "asc",
}
VARIATION: dict[str, Any] = {"time": "dusk", "season": "winter", "weather": "fog", "style": "victorian", **OPTIONS}
EDIT: dict[str, Any] = {name: value for name, value in OPTIONS.items() if name != "seed"}
CHANGES: list[dict[str, Any]] = [{"remove": {"object": 0}}]
DELIVERIES: dict[str, Any] = {
    "page_size": 1,
    "page_token": "t",
    "state": "DELIVERED",
    "host": "a",
    "operation_id": "o",
    "created_from": "2026-11-21",
    "created_until": "2026-11-22",
}
ASSETS: dict[str, Any] = {"page_size": 1, "page_token": "t", "kind": "image", "state": "READY", "sort_order": "asc"}

CALLS: list[Callable[[Any], Any]] = [
    lambda d: d.worlds.generate("a", **OPTIONS),
    lambda d: d.quote("a", **OPTIONS),
    lambda d: d.worlds.page(**FILTER),
    lambda d: d.worlds.get("w"),
    lambda d: d.worlds.get_with_etag("w"),
    lambda d: d.worlds.update("w", if_match='"1"', display_name="n", tags=["t"], permission={}, sharing={}),
    lambda d: d.worlds.delete("w"),
    lambda d: d.worlds.generate_batch(["a"], **OPTIONS),
    lambda d: d.worlds.generate_batch(world_prompt="a", seeds=[1], dry_run=True, **OPTIONS),
    lambda d: d.worlds.vary("w", **VARIATION),
    lambda d: d.worlds.quote_variation("w", **VARIATION),
    lambda d: d.worlds.edit("w", CHANGES, **EDIT),
    lambda d: d.worlds.quote_edit("w", CHANGES, **EDIT),
    lambda d: d.worlds.quote_export("w", "mesh", "glb", compression="none"),
    lambda d: d.worlds.export("w", "mesh", "glb", compression="meshopt"),
    lambda d: d.worlds.export("w", "navmesh", "glb", agent={"radius": 0.3}),
    lambda d: d.worlds.export("w", "camera_path", "mp4", camera_path={"poses": [{"x": 0, "y": 0, "z": 0}, {"x": 1, "y": 0, "z": 0}]}),
    lambda d: d.operations.page(page_size=1, page_token="t", state="RUNNING"),
    lambda d: d.operations.get("o"),
    lambda d: d.operations.queue_place("o"),
    lambda d: d.operations.cancel("o"),
    lambda d: d.media.prepare_upload("a.png", "image", "png"),
    lambda d: d.media.get("m"),
    lambda d: d.media.delete("m"),
    lambda d: d.media.page(**ASSETS),
    lambda d: d.panoramas.depth_to_rgb(REFERENCE, "a", **DEPTH),
    lambda d: d.panoramas.quote(REFERENCE, "a", **DEPTH),
    lambda d: d.scenes.compose("a", seed=1),
    lambda d: d.catalogue.page(q="a", theme="b", page_size=1, page_token="t"),
    lambda d: d.catalogue.get("barn"),
    lambda d: d.catalogue.picture("barn"),
    lambda d: d.tasks.submit("generateWorld", TASK, wait=True),
    lambda d: d.tasks.quote("generateWorld", TASK),
    lambda d: d.tasks.submit("panoDepthToRgb", {"depth_pano_image": REFERENCE, "text_prompt": "a", "webhook_url": "u", **DEPTH}, wait=True),
    lambda d: d.tasks.quote("exportWorld", {"world_id": "w", "asset_type": "mesh", "format": "glb"}),
    lambda d: d.tasks.quote("panoDepthToRgb", {"depth_pano_image": REFERENCE, "text_prompt": "a"}),
    lambda d: d.tasks.submit(
        "exportWorld",
        {"world_id": "w", "asset_type": "mesh", "format": "glb", "compression": "none", "webhook_url": "u"},
        wait=True,
    ),
    lambda d: d.tasks.submit("exportWorld", {"world_id": "w", "asset_type": "navmesh", "format": "glb", "agent": {"radius": 0.3}}),
    lambda d: d.tasks.submit(
        "exportWorld",
        {"world_id": "w", "asset_type": "camera_path", "format": "mp4", "camera_path": {"poses": [{"x": 0, "y": 0, "z": 0}]}},
    ),
    lambda d: d.tasks.page(page_size=1, page_token="t", state="RUNNING"),
    lambda d: d.tasks.get("o"),
    lambda d: d.tasks.cancel("o"),
    lambda d: d.tasks.webhook_delivery("o"),
    lambda d: d.whoami(),
    lambda d: d.credits(),
    lambda d: d.usage(from_="2026-11-01T00:00:00Z", until="2026-12-01T00:00:00Z"),
    lambda d: d.storage(),
    lambda d: d.api_keys.list(),
    lambda d: d.api_keys.create("n", scopes=["worlds:read"], expires_at="2027-01-01T00:00:00Z", project_id="p", idempotency_key="k"),
    lambda d: d.api_keys.revoke("k", force=True),
    lambda d: d.webhooks.page(**DELIVERIES),
    lambda d: d.webhooks.get("d"),
    lambda d: d.webhooks.redeliver("d"),
    lambda d: d.gallery.page(query="a", tag="b", style="c", page_size=1, page_token="t"),
    lambda d: d.gallery.get("w", share_token="t"),
    lambda d: d.gallery.unlock("w", "p"),
    lambda d: d.health(),
    lambda d: d.webhook_keys().current(),
]
STREAMS: list[Callable[[Any], Any]] = [
    lambda d: d.worlds.events("w"),
    lambda d: d.operations.events("o"),
    lambda d: d.gallery.events("w", share_token="t"),
]


class Recorder:
    """Responds to each route as its document says, and remembers the route, the query, the headers and the keys of the body."""

    def __init__(self) -> None:
        self.seen: dict[str, set[str]] = {}

    def __call__(self, request: httpx.Request) -> httpx.Response:
        route = next(route for route in ROUTES if self._matches(route, request))
        method, path = route.split(" ")
        operation = DOCUMENT["paths"][path][method.lower()]
        names = self.seen.setdefault(route, set())
        names.update(request.url.params.keys(), {"Idempotency-Key", "If-Match", "Share-Token"} & {name.title() for name in request.headers})
        names.update(json.loads(request.content) if request.content else ())
        ((media, content),) = operation["responses"]["200"]["content"].items()
        if media == "text/event-stream":
            done = 'event: done\ndata: {"status": "SUCCEEDED", "operation_id": "o"}\n\n'
            return httpx.Response(200, text=done, headers={"content-type": media})
        return httpx.Response(200, json=sample(content["schema"])) if "schema" in content else httpx.Response(200, content=b"picture")

    def _matches(self, route: str, request: httpx.Request) -> bool:
        pattern = re.sub(r"\\\{\w+\\\}", "[^/:]+", re.escape(route))
        return re.fullmatch(pattern, f"{request.method} {request.url.path}") is not None


def taken_by(route: str) -> set[str]:
    """Names of parameters and of properties of the body; the path's are left out."""
    method, path = route.split(" ")
    operation = DOCUMENT["paths"][path][method.lower()]
    names = {each["name"] for each in operation.get("parameters", []) if each["in"] != "path"}
    for content in operation.get("requestBody", {}).get("content", {}).values():
        names |= set(DOCUMENT["components"]["schemas"][content["schema"]["$ref"].split("/")[-1]]["properties"])
    return names


def test_the_client_calls_all_of_the_interface() -> None:
    recorder = Recorder()
    diorama: Diorama = client(recorder)
    for call in CALLS:
        call(diorama)
    for follow in STREAMS:
        assert [event.type for event in follow(diorama)] == ["done"]
    assert set(recorder.seen) == ROUTES
    assert {route: taken_by(route) - names for route, names in recorder.seen.items() if taken_by(route) - names} == {}


@pytest.mark.parametrize("backend", ["asyncio"])
def test_the_asynchronous_client_calls_all_of_it_too(backend: str) -> None:
    import anyio

    recorder = Recorder()

    async def main() -> None:
        async with async_client(recorder) as diorama:
            for call in CALLS:
                await call(diorama)
            for follow in STREAMS:
                assert [event.type async for event in follow(diorama)] == ["done"]

    anyio.run(main, backend=backend)
    assert set(recorder.seen) == ROUTES


def test_both_clients_have_the_same_methods() -> None:
    def public(kind: type) -> set[str]:
        return {name for name in dir(kind) if not name.startswith("_")}

    assert public(AsyncDiorama) - {"aclose"} == public(Diorama) - {"close"}
