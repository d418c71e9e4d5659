# Generated from _async/worlds.py by tools/python-client.mjs. Do not edit.
"""Worlds of the account."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, Literal, cast

from typing_extensions import Unpack

from .._core.codec import decode
from .._core.paths import quoted
from .._core.retry import Deadline, new_idempotency_key
from ..errors import NotFoundError
from ..events import OperationEvent
from ..prompts import WorldPromptLike, world_prompt_of
from ..types import (
    DeletedWorld,
    GenerateWorldOptions,
    ListWorldsOptions,
    Operation,
    Quote,
    World,
    WorldAnswer,
    WorldPage,
)
from .operation_stream import OnInterruption, follow_stream
from .pages import iterate_pages
from .transport import Transport

AssetType = Literal["splats", "mesh", "world", "occupancy"]
ExportFormat = Literal["ply", "sog", "gltf", "glb", "usdz", "zip"]


class Worlds:
    """Worlds of the account."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def generate(
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
            idempotency_key: A key of your own, so that a start after a restart of your program is not repeated either.
            timeout: Seconds for the call with all its retries.
            **options: Model, seed, name and other fields of the request.
        """
        body = {"world_prompt": world_prompt_of(world_prompt), **options}
        data = self._transport.json(
            "POST",
            "/svc/v1/worlds:generate",
            body=body,
            idempotency_key=idempotency_key or new_idempotency_key(),
            timeout=timeout,
        )
        return decode(Operation, data)

    def quote(self, world_prompt: WorldPromptLike, *, timeout: float | None = None, **options: Unpack[GenerateWorldOptions]) -> Quote:
        """Return what a generation would cost and how long it would take. Nothing starts and no credits are spent."""
        body = {"world_prompt": world_prompt_of(world_prompt), **options, "dry_run": True}
        return decode(Quote, self._transport.json("POST", "/svc/v1/worlds:generate", body=body, timeout=timeout))

    def page(self, *, timeout: float | None = None, **options: Unpack[ListWorldsOptions]) -> WorldPage:
        """Return one page of the worlds that match the filter."""
        body = cast("dict[str, Any]", options)
        return decode(WorldPage, self._transport.json("POST", "/svc/v1/worlds:list", body=body, timeout=timeout))

    def list(self, *, timeout: float | None = None, **options: Unpack[ListWorldsOptions]) -> Iterator[World]:
        """Iterate over all worlds that match the filter. `timeout` is for each page."""

        def fetch(token: str | None) -> WorldPage:
            more: ListWorldsOptions = {**options, "page_token": token}
            return self.page(timeout=timeout, **more)

        return iterate_pages(fetch, lambda page: page.worlds, options.get("page_token"))

    def get(self, world_id: str, *, timeout: float | None = None) -> World:
        """Return the world with new URLs of its files.

        Raises:
            NotFoundError: There is no such world in the account.
        """
        data = self._transport.json("GET", f"/svc/v1/worlds/{quoted(world_id)}", timeout=timeout)
        return decode(WorldAnswer, data).world

    def delete(self, world_id: str, *, timeout: float | None = None) -> DeletedWorld:
        """Delete the world and its files permanently.

        When the response to the first attempt was lost, a retry that finds no world shows that the world is deleted.
        """
        try:
            data = self._transport.json("DELETE", f"/svc/v1/worlds/{quoted(world_id)}", timeout=timeout)
        except NotFoundError as error:
            if error.attempts == 1:
                raise
            return DeletedWorld(id=world_id, world_id=world_id, deleted=True)
        return decode(DeletedWorld, data)

    def export(
        self,
        world_id: str,
        asset_type: AssetType,
        format: ExportFormat,  # noqa: A002
        *,
        compression: Literal["none", "meshopt"] | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> Operation:
        """Make another file of the world: splats as ply, sog or gltf; mesh as glb or usdz; world and occupancy as zip.

        The operation of a mesh takes time; others are mostly done in the response.
        """
        data = self._transport.json(
            "POST",
            f"/svc/v1/worlds/{quoted(world_id)}:export",
            body={"asset_type": asset_type, "format": format, "compression": compression},
            idempotency_key=idempotency_key or new_idempotency_key(),
            timeout=timeout,
        )
        return decode(Operation, data)

    def events(
        self, world_id: str, *, timeout: float = math.inf, on_interruption: OnInterruption | None = None
    ) -> Iterator[OperationEvent]:
        """Iterate over the events of the operation that makes the world.

        The iterator ends without a `DoneEvent` where event streams do not get through, as behind some proxies.
        """
        return follow_stream(self._transport, f"/svc/v1/worlds/{quoted(world_id)}/events", Deadline(timeout), on_interruption)
