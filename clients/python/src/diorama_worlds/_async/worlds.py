"""Worlds of the account."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator, Sequence
from typing import Any, Literal, cast

from typing_extensions import Unpack

from .._core.codec import Nullable, decode
from .._core.paths import quoted
from .._core.retry import Deadline
from ..events import OperationEvent
from ..generated import TaggedWorld
from ..prompts import BatchPrompt, WorldPromptLike, batch_prompt_of, world_prompt_of
from ..types import (
    AssetType,
    BatchItem,
    BatchResponse,
    CameraPathParam,
    DeletedWorld,
    EditWorldOptions,
    ExportFormat,
    GenerateWorldOptions,
    ListWorldsOptions,
    NavmeshAgent,
    NavmeshAgentParam,
    Operation,
    Quote,
    SceneChangeParam,
    UpdateWorldOptions,
    VaryWorldOptions,
    World,
    WorldPage,
    WorldResponse,
)
from .operation_stream import OnInterruption, OnPreview, follow_stream
from .pages import iterate_pages
from .transport import AsyncTransport

BatchItems = list[BatchItem]
Compression = Literal["none", "meshopt"]


class AsyncWorlds:
    """Worlds of the account."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def generate(
        self,
        world_prompt: WorldPromptLike,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        **options: Unpack[GenerateWorldOptions],
    ) -> Operation:
        """Start a generation and return its operation. A start that is sent again by the client never starts twice.

        Args:
            world_prompt: What the world shows: a text, a scene, or a prompt of the API.
            idempotency_key: Identifies the start; the same key after a restart of your program starts nothing twice.
            timeout: Seconds for the call with all its retries.
            **options: Model, seed, name and other fields of the request.
        """
        body = {"world_prompt": world_prompt_of(world_prompt), **options}
        return decode(Operation, await self._transport.start("/svc/v1/worlds:generate", body, idempotency_key, timeout))

    async def quote(self, world_prompt: WorldPromptLike, *, timeout: float | None = None, **options: Unpack[GenerateWorldOptions]) -> Quote:
        """Return what a generation would cost and how long it would take. Nothing starts and no credits are spent."""
        body = {"world_prompt": world_prompt_of(world_prompt), **options, "dry_run": True}
        return decode(Quote, await self._transport.json("POST", "/svc/v1/worlds:generate", body=body, timeout=timeout))

    async def generate_batch(
        self,
        prompts: Sequence[BatchPrompt] | None = None,
        *,
        world_prompt: WorldPromptLike | None = None,
        seeds: Sequence[int] | None = None,
        dry_run: bool | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        **options: Unpack[GenerateWorldOptions],
    ) -> BatchItems:
        """Start up to 20 generations, and return for each in order its operation or its error. An item that did not start costs nothing.

        The client sends the call again without starting an item twice. It does not repeat items with an error.

        Args:
            prompts: Texts, or dictionaries with a `world_prompt` and other fields.
            world_prompt: The prompt of all `seeds`, in place of `prompts`.
            seeds: One world of `world_prompt` for each.
            dry_run: Whether nothing starts and each item has its quote.
            idempotency_key: Identifies the batch; the same key after a restart of your program starts nothing twice.
            timeout: Seconds for the call with all its retries.
            **options: Model, name and other fields of each item that does not set them.
        """
        body = {
            **options,
            "prompts": None if prompts is None else [batch_prompt_of(each) for each in prompts],
            "world_prompt": None if world_prompt is None else world_prompt_of(world_prompt),
            "seeds": None if seeds is None else [*seeds],
            "dry_run": dry_run,
        }
        return decode(BatchResponse, await self._transport.start("/svc/v1/worlds:batch", body, idempotency_key, timeout)).items

    async def vary(
        self,
        world_id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        **options: Unpack[VaryWorldOptions],
    ) -> Operation:
        """Start a new world from the scene of a finished one, with another season, time of day, weather, style or seed."""
        return decode(Operation, await self._transport.start(f"{self._path(world_id)}:vary", options, idempotency_key, timeout))

    async def quote_variation(self, world_id: str, *, timeout: float | None = None, **options: Unpack[VaryWorldOptions]) -> Quote:
        """Return what a variation would cost. Nothing starts and no credits are spent."""
        body = {**options, "dry_run": True}
        data = await self._transport.json("POST", f"{self._path(world_id)}:vary", body=body, timeout=timeout)
        return decode(Quote, data)

    async def edit(
        self,
        world_id: str,
        changes: Sequence[SceneChangeParam],
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        **options: Unpack[EditWorldOptions],
    ) -> Operation:
        """Start a new world from a finished one, with some objects added, moved, removed or restyled. Everything else stays as it is.

        Args:
            world_id: The world to begin with; it stays as it is.
            changes: Such as `{"move": {"object": "barn", "to": {"x": 3, "z": -12}}}`, each with one key, made one after another.
            idempotency_key: Identifies the start; the same key after a restart of your program starts nothing twice.
            timeout: Seconds for the call with all its retries.
            **options: Name, model and other fields of the request.
        """
        body = {**options, "changes": [*changes]}
        return decode(Operation, await self._transport.start(f"{self._path(world_id)}:edit", body, idempotency_key, timeout))

    async def quote_edit(
        self, world_id: str, changes: Sequence[SceneChangeParam], *, timeout: float | None = None, **options: Unpack[EditWorldOptions]
    ) -> Quote:
        """Return what an edit would cost. Nothing starts and no credits are spent."""
        body = {**options, "changes": [*changes], "dry_run": True}
        data = await self._transport.json("POST", f"{self._path(world_id)}:edit", body=body, timeout=timeout)
        return decode(Quote, data)

    async def page(self, *, timeout: float | None = None, **options: Unpack[ListWorldsOptions]) -> WorldPage:
        """Return one page of the worlds that match the filter."""
        body = cast("dict[str, Any]", options)
        return decode(WorldPage, await self._transport.json("POST", "/svc/v1/worlds:list", body=body, timeout=timeout))

    def list(self, *, timeout: float | None = None, **options: Unpack[ListWorldsOptions]) -> AsyncIterator[World]:
        """Iterate over all worlds that match the filter. `timeout` is for each page."""

        async def fetch(token: str | None) -> WorldPage:
            more: ListWorldsOptions = {**options, "page_token": token}
            return await self.page(timeout=timeout, **more)

        return iterate_pages(fetch, lambda page: page.worlds, options.get("page_token"))

    async def get(self, world_id: str, *, timeout: float | None = None) -> World:
        """Return the world with new URLs of its files.

        Raises:
            NotFoundError: There is no such world in the account.
        """
        data = await self._transport.json("GET", self._path(world_id), timeout=timeout)
        return decode(WorldResponse, data).world

    async def get_tagged(self, world_id: str, *, timeout: float | None = None) -> TaggedWorld:
        """Return the world as `get` does, with the version that `update` compares."""
        data, etag = await self._transport.tagged("GET", self._path(world_id), timeout=timeout)
        return TaggedWorld(decode(WorldResponse, data).world, etag)

    async def update(
        self,
        world_id: str,
        *,
        if_match: str | None = None,
        timeout: float | None = None,
        **changes: Unpack[UpdateWorldOptions],
    ) -> TaggedWorld:
        """Change the name, tags, permissions or restrictions of the link of a finished world, and return the world.

        Absent fields keep their values. None in `sharing` removes a restriction.

        Args:
            world_id: The world.
            if_match: The `etag` of a world that you have read.
            timeout: Seconds for the call with all its retries.
            **changes: `display_name`, `tags`, `permission` and `sharing`.

        Raises:
            PreconditionFailedError: The world has changed since the version of `if_match`.
        """
        body = dict(cast("dict[str, Any]", changes))
        if body.get("sharing") is not None:
            body["sharing"] = Nullable(body["sharing"])
        data, etag = await self._transport.tagged("PATCH", self._path(world_id), body=body, if_match=if_match, timeout=timeout)
        return TaggedWorld(decode(WorldResponse, data).world, etag)

    async def delete(self, world_id: str, *, timeout: float | None = None) -> DeletedWorld:
        """Delete the world and its files permanently.

        When the response to the first attempt was lost, a retry that finds no world shows that the world is deleted.
        """
        data = await self._transport.delete(self._path(world_id), timeout)
        if data is None:
            return DeletedWorld(id=world_id, world_id=world_id, deleted=True)
        return decode(DeletedWorld, data)

    async def export(
        self,
        world_id: str,
        asset_type: AssetType,
        format: ExportFormat,  # noqa: A002
        *,
        compression: Compression | None = None,
        agent: NavmeshAgentParam | NavmeshAgent | None = None,
        camera_path: CameraPathParam | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> Operation:
        """Start to make another file of a finished world. `export_and_wait` of the client also waits for it.

        Where the file exists already, the operation that is returned has ended.

        Args:
            world_id: The world.
            asset_type: `splats`, `mesh`, `panorama`, `world`, `occupancy`, `navmesh` or `camera_path`.
            format: `ply`, `sog` or `gltf` for splats; `glb`, `glb-lod` or `usdz` for the mesh; `hdr` for the panorama; `zip` for the world
                and for occupancy; `glb` for the navmesh; `mp4` or `frames` for a camera path.
            compression: Of a mesh as `glb`: `meshopt` compresses its geometry with EXT_meshopt_compression.
            agent: The body that a navmesh is for: `radius`, `height` and `max_step` in metres, `max_slope` in degrees.
            camera_path: The way of the camera of a `camera_path`: poses in metres and degrees, and the duration and resolution of the film.
                The response of the operation has the URL of the file; the world does not.
            idempotency_key: Identifies the start; the same key after a restart of your program starts nothing twice.
            timeout: Seconds for the call with all its retries.
        """
        body = {"asset_type": asset_type, "format": format, "compression": compression, "agent": agent, "camera_path": camera_path}
        return decode(Operation, await self._transport.start(f"{self._path(world_id)}:export", body, idempotency_key, timeout))

    async def quote_export(
        self,
        world_id: str,
        asset_type: AssetType,
        format: ExportFormat,  # noqa: A002
        *,
        compression: Compression | None = None,
        agent: NavmeshAgentParam | NavmeshAgent | None = None,
        camera_path: CameraPathParam | None = None,
        timeout: float | None = None,
    ) -> Quote:
        """Return what an export would cost and how long it would take. Nothing starts and no credits are spent.

        An export whose files exist, or are being made, is free. The parameters are those of `export`.

        Args:
            world_id: The world.
            asset_type: As for `export`.
            format: As for `export`.
            compression: As for `export`.
            agent: As for `export`.
            camera_path: As for `export`.
            timeout: Seconds for the call with all its retries.
        """
        body = {
            "asset_type": asset_type,
            "format": format,
            "compression": compression,
            "agent": agent,
            "camera_path": camera_path,
            "dry_run": True,
        }
        data = await self._transport.json("POST", f"{self._path(world_id)}:export", body=body, timeout=timeout)
        return decode(Quote, data)

    def events(
        self,
        world_id: str,
        *,
        timeout: float = math.inf,
        on_interruption: OnInterruption | None = None,
        on_preview: OnPreview | None = None,
    ) -> AsyncIterator[OperationEvent]:
        """Iterate over the events of the operation that makes the world.

        The iterator ends without a `DoneEvent` where event streams do not get through, as behind some proxies.
        """
        return follow_stream(self._transport, f"{self._path(world_id)}/events", Deadline(timeout), on_interruption, on_preview)

    def _path(self, world_id: str) -> str:
        return f"/svc/v1/worlds/{quoted(world_id)}"
