# Generated from _async/worlds.py by tools/python-client.mjs. Do not edit.
"""Worlds of the account."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any, Literal, cast

from typing_extensions import Unpack, deprecated

from .._core.codec import Nullable, decode
from .._core.paths import quoted
from .._core.retry import Deadline
from ..events import OperationEvent
from ..generated import WorldWithEtag
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
from .transport import Transport

BatchResults = list[BatchItem]
"""The operation, the quote or the error of each item of a batch, in order."""
Compression = Literal["none", "meshopt"]


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
        """Start a generation and return its operation. If the client retries the request, only one operation starts.

        Args:
            world_prompt: What the world shows: a text, a scene, or a prompt of the API.
            idempotency_key: Identifies the request. If you repeat the call with the same key, even from another process, nothing is started
                twice.
            timeout: Seconds for the call with all its retries.

        Options:
            display_name: Name of the world, up to 64 characters.
            model: `svc-1.0`, `svc-1.1` (the default), `svc-1.1-plus` or `svc-1.0-draft`.
            engine: `procedural`, `painted` or `models`, if it is available on the installation. By default, the operator chooses the
                engine.
            permission: Who can read the world, such as `{"public": True}` or `{"allow_id_access": True}`.
            tags: Up to 10 labels of up to 32 characters.
            seed: 0 to 4294967295, for a reproducible world. By default, the service chooses a random seed, which it returns in `metadata`
                of the operation.

        Raises:
            BadRequestError: The model is unknown, or an input cannot be used. `ContentPolicyError` if the prompt or an input violates the
                content policy.
            InsufficientCreditsError: The account has too few credits.
            NotFoundError: A media asset does not exist.
            ValidationError: A field is not valid (`entries` lists each invalid field), or `idempotency_key` was used with another request.
            RateLimitError: Too many start requests, or too many running generations; see `retry_after`.

        Example:
            operation = diorama.worlds.generate("a quiet beach at dawn", model="svc-1.0-draft", seed=7, tags=["beach"])
            world, operation = diorama.wait_for_world(operation)
        """
        body = {"world_prompt": world_prompt_of(world_prompt), **options}
        return decode(Operation, self._transport.start("/svc/v1/worlds:generate", body, idempotency_key, timeout))

    def quote(self, world_prompt: WorldPromptLike, *, timeout: float | None = None, **options: Unpack[GenerateWorldOptions]) -> Quote:
        """Return what a generation would cost and how long it would take. Nothing starts and no credits are spent.

        Options:
            display_name: Name of the world, up to 64 characters.
            model: `svc-1.0`, `svc-1.1` (the default), `svc-1.1-plus` or `svc-1.0-draft`.
            engine: `procedural`, `painted` or `models`, if it is available on the installation. By default, the operator chooses the
                engine.
            permission: Who can read the world, such as `{"public": True}` or `{"allow_id_access": True}`.
            tags: Up to 10 labels of up to 32 characters.
            seed: 0 to 4294967295, for a reproducible world. By default, the service chooses a random seed, which it returns in `metadata`
                of the operation.

        Raises:
            BadRequestError: The model is unknown, or an input cannot be used. `ContentPolicyError` if the prompt or an input violates the
                content policy.
            ValidationError: A field is not valid; `entries` lists each invalid field.
            RateLimitError: Too many requests; see `retry_after`.
        """
        body = {"world_prompt": world_prompt_of(world_prompt), **options, "dry_run": True}
        return decode(Quote, self._transport.json("POST", "/svc/v1/worlds:generate", body=body, timeout=timeout))

    def generate_batch(
        self,
        prompts: Sequence[BatchPrompt] | None = None,
        *,
        world_prompt: WorldPromptLike | None = None,
        seeds: Sequence[int] | None = None,
        dry_run: bool | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        **options: Unpack[GenerateWorldOptions],
    ) -> BatchResults:
        """Start up to 20 generations, and return the operation or the error of each item, in order.

        An item that did not start costs nothing.

        If the client retries the call, no item starts twice. The client does not retry items with an error.

        Args:
            prompts: Texts, or dictionaries with a `world_prompt` and other fields.
            world_prompt: The prompt for all `seeds`, instead of `prompts`.
            seeds: Seeds for `world_prompt`. Each seed starts one generation.
            dry_run: If True, the service starts nothing and returns a quote for each item.
            idempotency_key: Identifies the batch. If you repeat the call with the same key, even from another process, nothing is started
                twice.
            timeout: Seconds for the call with all its retries.

        Options:
            display_name: Name of the world, up to 64 characters.
            model: `svc-1.0`, `svc-1.1` (the default), `svc-1.1-plus` or `svc-1.0-draft`.
            engine: `procedural`, `painted` or `models`, if it is available on the installation. By default, the operator chooses the
                engine.
            permission: Who can read the world, such as `{"public": True}` or `{"allow_id_access": True}`.
            tags: Up to 10 labels of up to 32 characters.
            seed: 0 to 4294967295, for a reproducible world. By default, the service chooses a random seed, which it returns in `metadata`
                of the operation.

        Raises:
            BadRequestError: The request cannot be read. If a prompt is rejected, its item has an `error`.
            ValidationError: A field is not valid; `entries` lists each invalid field. Insufficient credits and rate limits are reported as
                errors of items.

        Example:
            for item in diorama.worlds.generate_batch(["a barn", "a lake"], model="svc-1.0-draft"):
                print(item.index, item.operation.operation_id if item.operation else item.error)
        """
        body = {
            **options,
            "prompts": None if prompts is None else [batch_prompt_of(each) for each in prompts],
            "world_prompt": None if world_prompt is None else world_prompt_of(world_prompt),
            "seeds": None if seeds is None else [*seeds],
            "dry_run": dry_run,
        }
        return decode(BatchResponse, self._transport.start("/svc/v1/worlds:batch", body, idempotency_key, timeout)).items

    def vary(
        self,
        world_id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        **options: Unpack[VaryWorldOptions],
    ) -> Operation:
        """Generate a new world from the scene of a finished world, with another season, time of day, weather, style or seed.

        Options:
            time: `dawn`, `day`, `dusk` or `night`. Defaults to the time of the original world.
            season: `spring`, `summer`, `autumn` or `winter`. Defaults to the season of the original world.
            weather: `clear`, `overcast`, `fog`, `snow` or `rain`. Defaults to the weather of the original world.
            style: Style from the catalogue, such as `victorian`, which replaces the styles of the world.
            seed: 0 to 4294967295. Defaults to the seed of the original world. Another seed results in other shapes and positions.
            display_name: Name of the world, up to 64 characters.
            model: As for `generate`. Defaults to the model of the original world.
            engine: `procedural`, `painted` or `models`, if it is available on the installation. By default, the operator chooses the
                engine.
            permission: Who can read the world, such as `{"public": True}` or `{"allow_id_access": True}`.
            tags: Up to 10 labels of up to 32 characters.

        Raises:
            BadRequestError: The world is not finished or has no scene, or the model is unknown.
            InsufficientCreditsError: The account has too few credits.
            NotFoundError: There is no such world in the account.
            ValidationError: A field is not valid (`entries` lists each invalid field), or `idempotency_key` was used with another request.
            RateLimitError: Too many start requests, or too many running generations; see `retry_after`.

        Example:
            operation = diorama.worlds.vary("WORLD_ID", season="winter", time="night")
        """
        return decode(Operation, self._transport.start(f"{self._path(world_id)}:vary", options, idempotency_key, timeout))

    def quote_variation(self, world_id: str, *, timeout: float | None = None, **options: Unpack[VaryWorldOptions]) -> Quote:
        """Return what a variation would cost. Nothing starts and no credits are spent.

        Options:
            time: `dawn`, `day`, `dusk` or `night`. Defaults to the time of the original world.
            season: `spring`, `summer`, `autumn` or `winter`. Defaults to the season of the original world.
            weather: `clear`, `overcast`, `fog`, `snow` or `rain`. Defaults to the weather of the original world.
            style: Style from the catalogue, such as `victorian`, which replaces the styles of the world.
            seed: 0 to 4294967295. Defaults to the seed of the original world. Another seed results in other shapes and positions.
            display_name: Name of the world, up to 64 characters.
            model: As for `generate`. Defaults to the model of the original world.
            engine: `procedural`, `painted` or `models`, if it is available on the installation. By default, the operator chooses the
                engine.
            permission: Who can read the world, such as `{"public": True}` or `{"allow_id_access": True}`.
            tags: Up to 10 labels of up to 32 characters.

        Raises:
            BadRequestError: The world is not finished or has no scene, or the model is unknown.
            NotFoundError: There is no such world in the account.
            ValidationError: A field is not valid; `entries` lists each invalid field.
            RateLimitError: Too many requests; see `retry_after`.
        """
        body = {**options, "dry_run": True}
        data = self._transport.json("POST", f"{self._path(world_id)}:vary", body=body, timeout=timeout)
        return decode(Quote, data)

    def edit(
        self,
        world_id: str,
        changes: Sequence[SceneChangeParam],
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        **options: Unpack[EditWorldOptions],
    ) -> Operation:
        """Generate a new world from a finished world, with some objects added, moved, removed or restyled.

        Everything else remains unchanged.

        Args:
            world_id: The finished world, which does not change.
            changes: Changes in order, each with one key, such as `{"move": {"object": "barn", "to": {"x": 3, "z": -12}}}`.
            idempotency_key: Identifies the request. If you repeat the call with the same key, even from another process, nothing is started
                twice.
            timeout: Seconds for the call with all its retries.

        Options:
            display_name: Name of the world, up to 64 characters.
            model: As for `generate`. Defaults to the model of the original world.
            engine: `procedural`, `painted` or `models`, if it is available on the installation. By default, the operator chooses the
                engine.
            permission: Who can read the world, such as `{"public": True}` or `{"allow_id_access": True}`.
            tags: Up to 10 labels of up to 32 characters.

        Raises:
            BadRequestError: The world is not finished or has no scene, or the model is unknown.
            InsufficientCreditsError: The account has too few credits.
            NotFoundError: There is no such world in the account.
            ValidationError: A field is not valid (`entries` lists each invalid field), or `idempotency_key` was used with another request.
            RateLimitError: Too many start requests, or too many running generations; see `retry_after`.

        Example:
            changes = [{"add": {"kind": "bench"}}, {"remove": {"object": 0}}]
            operation = diorama.worlds.edit("WORLD_ID", changes, display_name="with a bench")
        """
        body = {**options, "changes": [*changes]}
        return decode(Operation, self._transport.start(f"{self._path(world_id)}:edit", body, idempotency_key, timeout))

    def quote_edit(
        self, world_id: str, changes: Sequence[SceneChangeParam], *, timeout: float | None = None, **options: Unpack[EditWorldOptions]
    ) -> Quote:
        """Return what an edit would cost. Nothing starts and no credits are spent.

        Options:
            display_name: Name of the world, up to 64 characters.
            model: As for `generate`. Defaults to the model of the original world.
            engine: `procedural`, `painted` or `models`, if it is available on the installation. By default, the operator chooses the
                engine.
            permission: Who can read the world, such as `{"public": True}` or `{"allow_id_access": True}`.
            tags: Up to 10 labels of up to 32 characters.

        Raises:
            BadRequestError: The world is not finished or has no scene, or the model is unknown.
            NotFoundError: There is no such world in the account.
            ValidationError: A field is not valid; `entries` lists each invalid field.
            RateLimitError: Too many requests; see `retry_after`.
        """
        body = {**options, "changes": [*changes], "dry_run": True}
        data = self._transport.json("POST", f"{self._path(world_id)}:edit", body=body, timeout=timeout)
        return decode(Quote, data)

    def page(self, *, timeout: float | None = None, **options: Unpack[ListWorldsOptions]) -> WorldPage:
        """Return one page of the worlds that match the filter.

        Options:
            page_size: Worlds in each page, 1 to 100; 20 by default.
            page_token: `next_page_token` of the previous page; the first page by default.
            status: `SUCCEEDED` for finished worlds, `PENDING` for unfinished worlds.
            model: Only worlds of this model.
            tags: Only worlds with at least one of these tags.
            is_public: Only worlds that the gallery lists (`True`), or only worlds that it does not list (`False`).
            created_after: Created at this time or later.
            created_before: Created before this time.
            sort_by: `created_at` (the default) or `updated_at`.
            sort_order: `desc` (the default) or `asc`.

        Raises:
            ValidationError: A field is not valid; `entries` lists each invalid field.
        """
        body = cast("dict[str, Any]", options)
        return decode(WorldPage, self._transport.json("POST", "/svc/v1/worlds:list", body=body, timeout=timeout))

    def list(self, *, timeout: float | None = None, **options: Unpack[ListWorldsOptions]) -> Iterator[World]:
        """Iterate over all worlds that match the filter. `timeout` is for each page.

        Options:
            page_size: Worlds in each page, 1 to 100; 20 by default.
            page_token: `next_page_token` of the previous page; the first page by default.
            status: `SUCCEEDED` for finished worlds, `PENDING` for unfinished worlds.
            model: Only worlds of this model.
            tags: Only worlds with at least one of these tags.
            is_public: Only worlds that the gallery lists (`True`), or only worlds that it does not list (`False`).
            created_after: Created at this time or later.
            created_before: Created before this time.
            sort_by: `created_at` (the default) or `updated_at`.
            sort_order: `desc` (the default) or `asc`.

        Raises:
            ValidationError: A field is not valid; `entries` lists each invalid field.

        Example:
            for world in diorama.worlds.list(status="SUCCEEDED", tags=["beach"]):
                print(world.id, world.display_name)
        """

        def fetch(token: str | None) -> WorldPage:
            more: ListWorldsOptions = {**options, "page_token": token}
            return self.page(timeout=timeout, **more)

        return iterate_pages(fetch, lambda page: page.worlds, options.get("page_token"))

    def get(self, world_id: str, *, timeout: float | None = None) -> World:
        """Return the world with newly signed URLs of its files.

        Raises:
            NotFoundError: There is no such world in the account.

        Example:
            world = diorama.worlds.get("WORLD_ID")
            print(world.display_name, world.world_svc_url)
        """
        data = self._transport.json("GET", self._path(world_id), timeout=timeout)
        return decode(WorldResponse, data).world

    def get_with_etag(self, world_id: str, *, timeout: float | None = None) -> WorldWithEtag:
        """Return the world like `get`, together with its ETag, which you can pass to `update` as `if_match`.

        Raises:
            NotFoundError: There is no such world in the account.

        Example:
            world, etag = diorama.worlds.get_with_etag("WORLD_ID")
            diorama.worlds.update(world.id, if_match=etag, display_name="a better name")
        """
        data, etag = self._transport.tagged("GET", self._path(world_id), timeout=timeout)
        return WorldWithEtag(decode(WorldResponse, data).world, etag)

    @deprecated("worlds.get_tagged has the new name worlds.get_with_etag")
    def get_tagged(self, world_id: str, *, timeout: float | None = None) -> WorldWithEtag:
        """Return the world as `get_with_etag` does."""
        return self.get_with_etag(world_id, timeout=timeout)

    def update(
        self,
        world_id: str,
        *,
        if_match: str | None = None,
        timeout: float | None = None,
        **changes: Unpack[UpdateWorldOptions],
    ) -> WorldWithEtag:
        """Change the name, tags, permissions or restrictions of the link of a finished world, and return the world.

        Absent fields keep their values. None in `sharing` removes a restriction.

        Args:
            world_id: The world.
            if_match: The `etag` of a world that you have read.
            timeout: Seconds for the call with all its retries.

        Options:
            display_name: New name, up to 64 characters; an empty string removes the name.
            tags: Up to 10 labels of up to 32 characters, which replace all tags. An empty list removes all tags.
            permission: New permissions. Absent fields keep their values.
            sharing: New restrictions of the link. Absent fields keep their values, and None removes a restriction.

        Raises:
            NotFoundError: There is no such world in the account.
            ValidationError: A field is not valid; `entries` lists each invalid field.
            PreconditionFailedError: The world has changed since the version that was passed as `if_match`.

        Example:
            world, etag = diorama.worlds.get_with_etag("WORLD_ID")
            diorama.worlds.update(world.id, if_match=etag, tags=["beach"])
        """
        body = dict(cast("dict[str, Any]", changes))
        if body.get("sharing") is not None:
            body["sharing"] = Nullable(body["sharing"])
        data, etag = self._transport.tagged("PATCH", self._path(world_id), body=body, if_match=if_match, timeout=timeout)
        return WorldWithEtag(decode(WorldResponse, data).world, etag)

    def delete(self, world_id: str, *, timeout: float | None = None) -> DeletedWorld:
        """Permanently delete the world and its files.

        If the response is lost, the client retries. A retry that finds no world counts as success.

        Raises:
            NotFoundError: There is no such world in the account.
        """
        data = self._transport.delete(self._path(world_id), timeout)
        if data is None:
            return DeletedWorld(id=world_id, world_id=world_id, deleted=True)
        return decode(DeletedWorld, data)

    def export(
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
        """Start an export of a finished world. To also wait for the export, use `export_and_wait` of the client.

        If the file already exists, the returned operation is already done.

        Args:
            world_id: The world.
            asset_type: `splats`, `mesh`, `panorama`, `world`, `occupancy`, `navmesh` or `camera_path`.
            format: `ply`, `sog` or `gltf` for splats; `glb`, `glb-lod` or `usdz` for the mesh; `hdr` for the panorama; `zip` for the world
                and for occupancy; `glb` for the navmesh; `mp4` or `frames` for a camera path.
            compression: Only for a mesh as `glb`: `meshopt` compresses its geometry with EXT_meshopt_compression.
            agent: Size of the agent of a navmesh: `radius`, `height` and `max_step` in metres, `max_slope` in degrees.
            camera_path: Path of a `camera_path`: poses in metres and degrees, and the duration and resolution of the film.
                The response of the operation contains the URL of the file, but the world does not.
            idempotency_key: Identifies the request. If you repeat the call with the same key, even from another process, nothing is started
                twice.
            timeout: Seconds for the call with all its retries.

        Raises:
            BadRequestError: The world is not finished, or its assets of this type cannot be exported in this format.
            InsufficientCreditsError: The account has too few credits.
            NotFoundError: There is no such world in the account.
            ValidationError: A field is not valid (`entries` lists each invalid field), or `idempotency_key` was used with another request.
            RateLimitError: Too many start requests, or too many running generations; see `retry_after`.

        Example:
            operation = diorama.worlds.export("WORLD_ID", "splats", "ply")
            diorama.operations.wait(operation.operation_id)
        """
        body = {"asset_type": asset_type, "format": format, "compression": compression, "agent": agent, "camera_path": camera_path}
        return decode(Operation, self._transport.start(f"{self._path(world_id)}:export", body, idempotency_key, timeout))

    def quote_export(
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

        An export is free of charge if the files already exist or if another operation is creating them. The parameters are the same as for
        `export`.

        Args:
            world_id: The world.
            asset_type: As for `export`.
            format: As for `export`.
            compression: As for `export`.
            agent: As for `export`.
            camera_path: As for `export`.
            timeout: Seconds for the call with all its retries.

        Raises:
            BadRequestError: The world is not finished, or its assets of this type cannot be exported in this format.
            NotFoundError: There is no such world in the account.
            ValidationError: A field is not valid; `entries` lists each invalid field.
            RateLimitError: Too many requests; see `retry_after`.
        """
        body = {
            "asset_type": asset_type,
            "format": format,
            "compression": compression,
            "agent": agent,
            "camera_path": camera_path,
            "dry_run": True,
        }
        data = self._transport.json("POST", f"{self._path(world_id)}:export", body=body, timeout=timeout)
        return decode(Quote, data)

    def events(
        self,
        world_id: str,
        *,
        timeout: float = math.inf,
        on_interruption: OnInterruption | None = None,
        on_preview: OnPreview | None = None,
    ) -> Iterator[OperationEvent]:
        """Iterate over the events of the operation that generates the world.

        If event streams do not work, for example behind some proxies, the iterator stops without a `DoneEvent`.

        Args:
            world_id: The world.
            timeout: Seconds until the iterator raises APITimeoutError; no limit by default.
            on_interruption: Called before a reconnection, with the error that interrupted the connection, or with None if the service
                closed the connection.
            on_preview: Called with the files that a running generation has already stored. A file can occur in several calls.

        Raises:
            NotFoundError: There is no such world in the account.
            APITimeoutError: The call exceeded `timeout`. The operation continues.

        Example:
            for event in diorama.worlds.events("WORLD_ID"):
                print(event.progress.percent if event.type == "progress" else event.status)
        """
        return follow_stream(self._transport, f"{self._path(world_id)}/events", Deadline(timeout), on_interruption, on_preview)

    def _path(self, world_id: str) -> str:
        return f"/svc/v1/worlds/{quoted(world_id)}"
