"""Worlds of the account."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator, Sequence
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
from .transport import AsyncTransport

BatchResults = list[BatchItem]
"""The operation, the quote or the error of each item of a batch, in order."""
Compression = Literal["none", "meshopt"]
"""Compression of an exported mesh."""


class AsyncWorlds:
    """Methods to generate, read, change, export and delete the worlds of the account."""

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
        """Start a generation and return its operation, without waiting for the world.

        To get the world, pass the operation to `wait_for_world`. If the client retries the request, only one operation starts.

        Args:
            world_prompt: Prompt of the world: a string, a `Scene`, a `SceneComposition`, or a dictionary with a `type`, such as an
                image prompt.
            idempotency_key: Key that makes the call safe to repeat. Within 24 hours, a call with the same key returns the first operation.
                Default: a new key for each call.
            timeout: Maximum time in seconds for the call with all its retries. Default: the `timeout` of the client.

        Options:
            display_name: Name of the world, up to 64 characters.
            model: Model (level of detail and price): `svc-1.1` (default), `svc-1.1-plus`, `svc-1.0` or
                `svc-1.0-draft`.
            engine: Engine that generates the world: `procedural`, `painted` or `models`. The installation must offer it. Default: the
                engine that the operator chose for the model.
            permission: Who can read the world: `{"public": True}` lists it in the gallery, and `{"allow_id_access": True}` shares it by its
                link. Default: only your account.
            tags: Up to 10 labels of 1 to 32 characters each.
            seed: Integer from 0 to 4294967295. The same request with the same seed generates the same world. Default: a random seed, which
                `operation.metadata.seed` contains.

        Raises:
            BadRequestError: The model is unknown, or an input cannot be used. The subclass `ContentPolicyError` means that the prompt or an
                input violates the content policy.
            InsufficientCreditsError: The account has too few credits.
            NotFoundError: A media asset in the request does not exist, or belongs to another account.
            ValidationError: A field is not valid, or `idempotency_key` was already used with another request. `entries` lists the invalid
                fields.
            RateLimitError: The account exceeded its rate limit, or it already has too many running generations. Wait `retry_after` seconds.

        Example:
            operation = await diorama.worlds.generate("a quiet beach at dawn", model="svc-1.0-draft", seed=7, tags=["beach"])
            world, operation = await diorama.wait_for_world(operation)
        """
        body = {"world_prompt": world_prompt_of(world_prompt), **options}
        return decode(Operation, await self._transport.start("/svc/v1/worlds:generate", body, idempotency_key, timeout))

    async def quote(self, world_prompt: WorldPromptLike, *, timeout: float | None = None, **options: Unpack[GenerateWorldOptions]) -> Quote:
        """Return the price and the expected duration of a generation, without starting it.

        Options:
            display_name: Name of the world, up to 64 characters.
            model: Model (level of detail and price): `svc-1.1` (default), `svc-1.1-plus`, `svc-1.0` or
                `svc-1.0-draft`.
            engine: Engine that generates the world: `procedural`, `painted` or `models`. The installation must offer it. Default: the
                engine that the operator chose for the model.
            permission: Who can read the world: `{"public": True}` lists it in the gallery, and `{"allow_id_access": True}` shares it by its
                link. Default: only your account.
            tags: Up to 10 labels of 1 to 32 characters each.
            seed: Integer from 0 to 4294967295. The same request with the same seed generates the same world. Default: a random seed, which
                `operation.metadata.seed` contains.

        Raises:
            BadRequestError: The model is unknown, or an input cannot be used. The subclass `ContentPolicyError` means that the prompt or an
                input violates the content policy.
            ValidationError: A field is not valid. `entries` lists the invalid fields.
            RateLimitError: The account exceeded its rate limit. Wait `retry_after` seconds.
        """
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
    ) -> BatchResults:
        """Start up to 20 generations, and return the operation or the error of each item, in order.

        Pass either `prompts`, or `world_prompt` with `seeds`. The options apply to all items, unless an item sets its own.

        If the credits or a limit do not suffice for an item, the method raises no error. The `error` of the item is set instead.

        An item with an error costs nothing, and the client does not retry it. If the client retries the request, no item starts twice.

        Args:
            prompts: Up to 20 items. Each item is a string, or a dictionary with a `world_prompt` and the options of this item.
            world_prompt: One prompt for all `seeds`. Use it instead of `prompts`.
            seeds: Up to 20 seeds for `world_prompt`. Each seed starts one generation.
            dry_run: If True, the service starts nothing and returns a quote for each item.
            idempotency_key: Key that makes the call safe to repeat. Within 24 hours, a call with the same key starts no item twice.
                Default: a new key for each call.
            timeout: Maximum time in seconds for the call with all its retries. Default: the `timeout` of the client.

        Options:
            display_name: Name of the world, up to 64 characters.
            model: Model (level of detail and price): `svc-1.1` (default), `svc-1.1-plus`, `svc-1.0` or
                `svc-1.0-draft`.
            engine: Engine that generates the world: `procedural`, `painted` or `models`. The installation must offer it. Default: the
                engine that the operator chose for the model.
            permission: Who can read the world: `{"public": True}` lists it in the gallery, and `{"allow_id_access": True}` shares it by its
                link. Default: only your account.
            tags: Up to 10 labels of 1 to 32 characters each.
            seed: Integer from 0 to 4294967295. The same request with the same seed generates the same world. Default: a random seed, which
                `operation.metadata.seed` contains.

        Raises:
            BadRequestError: The batch as a whole is not valid. A rejected prompt sets the `error` of its item instead.
            ValidationError: A field of the batch is not valid. `entries` lists the invalid fields.

        Example:
            for item in await diorama.worlds.generate_batch(["a barn", "a lake"], model="svc-1.0-draft"):
                print(item.index, item.operation.operation_id if item.operation else item.error)
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
        """Start generating a new world from the scene of a finished world, with another season, time of day, weather, style or seed.

        The method returns the operation, without waiting for the world. The original world does not change.

        Options:
            time: Time of day: `dawn`, `day`, `dusk` or `night`. Default: that of the original world.
            season: Season: `spring`, `summer`, `autumn` or `winter`. Default: that of the original world.
            weather: Weather: `clear`, `overcast`, `fog`, `snow` or `rain`. Default: that of the original world.
            style: Style from the catalogue, such as `victorian`. It replaces all styles. Default: the original
                styles.
            seed: Integer from 0 to 4294967295. Another seed results in other shapes and positions. Default: the seed of the original world.
            display_name: Name of the world, up to 64 characters.
            model: Model, as for `generate`. Default: the model of the original world.
            engine: Engine that generates the world: `procedural`, `painted` or `models`. The installation must offer it. Default: the
                engine that the operator chose for the model.
            permission: Who can read the world: `{"public": True}` lists it in the gallery, and `{"allow_id_access": True}` shares it by its
                link. Default: only your account.
            tags: Up to 10 labels of 1 to 32 characters each.

        Raises:
            BadRequestError: The world is not finished or has no scene, or the model is unknown.
            InsufficientCreditsError: The account has too few credits.
            NotFoundError: The world does not exist, or belongs to another account.
            ValidationError: A field is not valid, or `idempotency_key` was already used with another request. `entries` lists the invalid
                fields.
            RateLimitError: The account exceeded its rate limit, or it already has too many running generations. Wait `retry_after` seconds.

        Example:
            operation = await diorama.worlds.vary("WORLD_ID", season="winter", time="night")
        """
        return decode(Operation, await self._transport.start(f"{self._path(world_id)}:vary", options, idempotency_key, timeout))

    async def quote_variation(self, world_id: str, *, timeout: float | None = None, **options: Unpack[VaryWorldOptions]) -> Quote:
        """Return the price and the expected duration of a variation, without starting it.

        Options:
            time: Time of day: `dawn`, `day`, `dusk` or `night`. Default: that of the original world.
            season: Season: `spring`, `summer`, `autumn` or `winter`. Default: that of the original world.
            weather: Weather: `clear`, `overcast`, `fog`, `snow` or `rain`. Default: that of the original world.
            style: Style from the catalogue, such as `victorian`. It replaces all styles. Default: the original
                styles.
            seed: Integer from 0 to 4294967295. Another seed results in other shapes and positions. Default: the seed of the original world.
            display_name: Name of the world, up to 64 characters.
            model: Model, as for `generate`. Default: the model of the original world.
            engine: Engine that generates the world: `procedural`, `painted` or `models`. The installation must offer it. Default: the
                engine that the operator chose for the model.
            permission: Who can read the world: `{"public": True}` lists it in the gallery, and `{"allow_id_access": True}` shares it by its
                link. Default: only your account.
            tags: Up to 10 labels of 1 to 32 characters each.

        Raises:
            BadRequestError: The world is not finished or has no scene, or the model is unknown.
            NotFoundError: The world does not exist, or belongs to another account.
            ValidationError: A field is not valid. `entries` lists the invalid fields.
            RateLimitError: The account exceeded its rate limit. Wait `retry_after` seconds.
        """
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
        """Start generating a new world from the scene of a finished world, with objects added, moved, removed or restyled.

        The method returns the operation, without waiting for the world. All other objects keep their places.

        Args:
            world_id: ID of the finished world. This world does not change.
            changes: List of changes. The service applies them in order. Each change has one key, such as `{"move": {"object": "barn",
                "to": {"x": 3, "z": -12}}}`.
            idempotency_key: Key that makes the call safe to repeat. Within 24 hours, a call with the same key returns the first operation.
                Default: a new key for each call.
            timeout: Maximum time in seconds for the call with all its retries. Default: the `timeout` of the client.

        Options:
            display_name: Name of the world, up to 64 characters.
            model: Model, as for `generate`. Default: the model of the original world.
            engine: Engine that generates the world: `procedural`, `painted` or `models`. The installation must offer it. Default: the
                engine that the operator chose for the model.
            permission: Who can read the world: `{"public": True}` lists it in the gallery, and `{"allow_id_access": True}` shares it by its
                link. Default: only your account.
            tags: Up to 10 labels of 1 to 32 characters each.

        Raises:
            BadRequestError: The world is not finished or has no scene, or the model is unknown.
            InsufficientCreditsError: The account has too few credits.
            NotFoundError: The world does not exist, or belongs to another account.
            ValidationError: A field is not valid, or `idempotency_key` was already used with another request. `entries` lists the invalid
                fields.
            RateLimitError: The account exceeded its rate limit, or it already has too many running generations. Wait `retry_after` seconds.

        Example:
            changes = [
                {"add": {"kind": "bench"}},
                {"remove": {"object": 0}},  # the first entry of `objects` in the scene
            ]
            operation = await diorama.worlds.edit("WORLD_ID", changes, display_name="with a bench")
        """
        body = {**options, "changes": [*changes]}
        return decode(Operation, await self._transport.start(f"{self._path(world_id)}:edit", body, idempotency_key, timeout))

    async def quote_edit(
        self, world_id: str, changes: Sequence[SceneChangeParam], *, timeout: float | None = None, **options: Unpack[EditWorldOptions]
    ) -> Quote:
        """Return the price and the expected duration of an edit, without starting it.

        Options:
            display_name: Name of the world, up to 64 characters.
            model: Model, as for `generate`. Default: the model of the original world.
            engine: Engine that generates the world: `procedural`, `painted` or `models`. The installation must offer it. Default: the
                engine that the operator chose for the model.
            permission: Who can read the world: `{"public": True}` lists it in the gallery, and `{"allow_id_access": True}` shares it by its
                link. Default: only your account.
            tags: Up to 10 labels of 1 to 32 characters each.

        Raises:
            BadRequestError: The world is not finished or has no scene, or the model is unknown.
            NotFoundError: The world does not exist, or belongs to another account.
            ValidationError: A field is not valid. `entries` lists the invalid fields.
            RateLimitError: The account exceeded its rate limit. Wait `retry_after` seconds.
        """
        body = {**options, "changes": [*changes], "dry_run": True}
        data = await self._transport.json("POST", f"{self._path(world_id)}:edit", body=body, timeout=timeout)
        return decode(Quote, data)

    async def page(self, *, timeout: float | None = None, **options: Unpack[ListWorldsOptions]) -> WorldPage:
        """Return one page of the worlds that match all filters.

        Options:
            page_size: Number of worlds in each page, 1 to 100. Default: 20.
            page_token: `next_page_token` of the previous page. Default: the first page.
            status: Only finished worlds (`SUCCEEDED`), or only unfinished worlds (`PENDING`). Default: both.
            model: Only worlds of this model.
            tags: Only worlds with at least one of these tags.
            is_public: Only worlds that the gallery lists (`True`), or only worlds that it does not list (`False`).
            created_after: Only worlds that were created at this time or later.
            created_before: Only worlds that were created before this time.
            sort_by: Field to sort by: `created_at` (default) or `updated_at`.
            sort_order: Order: `desc` (default, newest first) or `asc`.

        Raises:
            ValidationError: A field is not valid. `entries` lists the invalid fields.
        """
        body = cast("dict[str, Any]", options)
        return decode(WorldPage, await self._transport.json("POST", "/svc/v1/worlds:list", body=body, timeout=timeout))

    def list(self, *, timeout: float | None = None, **options: Unpack[ListWorldsOptions]) -> AsyncIterator[World]:
        """Iterate over all worlds that match all filters.

        Options:
            page_size: Number of worlds in each page, 1 to 100. Default: 20.
            page_token: `next_page_token` of the previous page. Default: the first page.
            status: Only finished worlds (`SUCCEEDED`), or only unfinished worlds (`PENDING`). Default: both.
            model: Only worlds of this model.
            tags: Only worlds with at least one of these tags.
            is_public: Only worlds that the gallery lists (`True`), or only worlds that it does not list (`False`).
            created_after: Only worlds that were created at this time or later.
            created_before: Only worlds that were created before this time.
            sort_by: Field to sort by: `created_at` (default) or `updated_at`.
            sort_order: Order: `desc` (default, newest first) or `asc`.

        Raises:
            ValidationError: A field is not valid. `entries` lists the invalid fields.

        Example:
            async for world in diorama.worlds.list(status="SUCCEEDED", tags=["beach"]):
                print(world.id, world.display_name)
        """

        async def fetch(token: str | None) -> WorldPage:
            more: ListWorldsOptions = {**options, "page_token": token}
            return await self.page(timeout=timeout, **more)

        return iterate_pages(fetch, lambda page: page.worlds, options.get("page_token"))

    async def get(self, world_id: str, *, timeout: float | None = None) -> World:
        """Return a world with newly signed URLs of its files.

        Raises:
            NotFoundError: The world does not exist, or belongs to another account.

        Example:
            world = await diorama.worlds.get("WORLD_ID")
            print(world.display_name, world.world_svc_url)
        """
        data = await self._transport.json("GET", self._path(world_id), timeout=timeout)
        return decode(WorldResponse, data).world

    async def get_with_etag(self, world_id: str, *, timeout: float | None = None) -> WorldWithEtag:
        """Return a world and its ETag.

        Pass the ETag to `update` as `if_match`, so that the update does not overwrite a change by another program.

        Raises:
            NotFoundError: The world does not exist, or belongs to another account.

        Example:
            world, etag = await diorama.worlds.get_with_etag("WORLD_ID")
            await diorama.worlds.update(world.id, if_match=etag, display_name="a better name")
        """
        data, etag = await self._transport.tagged("GET", self._path(world_id), timeout=timeout)
        return WorldWithEtag(decode(WorldResponse, data).world, etag)

    @deprecated("worlds.get_tagged has the new name worlds.get_with_etag")
    async def get_tagged(self, world_id: str, *, timeout: float | None = None) -> WorldWithEtag:
        """Return the world as `get_with_etag` does."""
        return await self.get_with_etag(world_id, timeout=timeout)

    async def update(
        self,
        world_id: str,
        *,
        if_match: str | None = None,
        timeout: float | None = None,
        **changes: Unpack[UpdateWorldOptions],
    ) -> WorldWithEtag:
        """Change the name, the tags, the permissions or the link restrictions of a finished world.

        Omitted fields keep their values. The method returns the changed world and its new ETag.

        Args:
            world_id: ID of the world.
            if_match: ETag from `get_with_etag` or an earlier `update`. The update fails if the world has changed since.
            timeout: Maximum time in seconds for the call with all its retries. Default: the `timeout` of the client.

        Options:
            display_name: New name, up to 64 characters. An empty string removes the name.
            tags: New tags, which replace all tags: up to 10 labels of 1 to 32 characters each. An empty list removes all tags.
            permission: New permissions. Omitted fields keep their values.
            sharing: New restrictions of the link: `expires_at` and `password`. Omitted fields keep their values, and None removes a
                restriction.

        Raises:
            BadRequestError: The world is not finished. The subclass `ContentPolicyError` means that the name or a tag violates the content
                policy.
            NotFoundError: The world does not exist, or belongs to another account.
            ValidationError: A field is not valid. `entries` lists the invalid fields.
            PreconditionFailedError: The world has changed since you read the version in `if_match`.

        Example:
            world, etag = await diorama.worlds.get_with_etag("WORLD_ID")
            await diorama.worlds.update(world.id, if_match=etag, tags=["beach"])
        """
        body = dict(cast("dict[str, Any]", changes))
        if body.get("sharing") is not None:
            body["sharing"] = Nullable(body["sharing"])
        data, etag = await self._transport.tagged("PATCH", self._path(world_id), body=body, if_match=if_match, timeout=timeout)
        return WorldWithEtag(decode(WorldResponse, data).world, etag)

    async def delete(self, world_id: str, *, timeout: float | None = None) -> DeletedWorld:
        """Permanently delete a world and its files.

        A retry that finds no world counts as success.

        Raises:
            NotFoundError: The world does not exist, or belongs to another account.
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
        """Start an export of a finished world and return its operation, without waiting for the file.

        To wait for the file, use `export_and_wait`. If the file already exists, the returned operation is already done.

        Args:
            world_id: ID of the world.
            asset_type: What to export: `splats`, `mesh`, `panorama`, `world`, `occupancy`, `navmesh` or `camera_path`.
            format: File format. `splats`: `ply`, `sog`, `sog-lod` or `gltf`. `mesh`: `glb`, `glb-lod` or `usdz`. `panorama`: `hdr`.
                `world` and `occupancy`: `zip`. `navmesh`: `glb`. `camera_path`: `mp4` or `frames`.
            compression: Only for `mesh` as `glb`. `meshopt` compresses the geometry with EXT_meshopt_compression. Default: `none`.
            agent: Only for `navmesh`. Dimensions of the agent: `radius`, `height` and `max_step` in metres, `max_slope` in degrees.
            camera_path: Only for `camera_path`, where it is required. Poses in metres and degrees, and the duration and resolution of the
                film. The response of the operation contains the URL of the file. The world does not.
            idempotency_key: Key that makes the call safe to repeat. Within 24 hours, a call with the same key returns the first operation.
                Default: a new key for each call.
            timeout: Maximum time in seconds for the call with all its retries. Default: the `timeout` of the client.

        Raises:
            BadRequestError: The world is not finished, or its assets of this type cannot be exported in this format.
            InsufficientCreditsError: The account has too few credits.
            NotFoundError: The world does not exist, or belongs to another account.
            ValidationError: A field is not valid, or `idempotency_key` was already used with another request. `entries` lists the invalid
                fields.
            RateLimitError: The account exceeded its rate limit, or it already has too many running generations. Wait `retry_after` seconds.

        Example:
            operation = await diorama.worlds.export("WORLD_ID", "splats", "ply")
            await diorama.operations.wait(operation.operation_id)
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
        """Return the price and the expected duration of an export, without starting it.

        The price is 0 if the files already exist or if another operation is creating them.

        Args:
            world_id: ID of the world.
            asset_type: As for `export`.
            format: As for `export`.
            compression: As for `export`.
            agent: As for `export`.
            camera_path: As for `export`.
            timeout: Maximum time in seconds for the call with all its retries. Default: the `timeout` of the client.

        Raises:
            BadRequestError: The world is not finished, or its assets of this type cannot be exported in this format.
            NotFoundError: The world does not exist, or belongs to another account.
            ValidationError: A field is not valid. `entries` lists the invalid fields.
            RateLimitError: The account exceeded its rate limit. Wait `retry_after` seconds.
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
        """Iterate over the progress events and the final event of the operation that generates a world.

        If you have the operation ID, use `operations.events`, which falls back to polling. If event streams do not work, for
        example behind some proxies, this iterator stops without a `DoneEvent`.

        Args:
            world_id: ID of the world.
            timeout: Maximum time in seconds until the iterator raises `APITimeoutError`. Default: no limit.
            on_interruption: Function that is called when the event stream is interrupted. It receives the error, or None if the service
                closed the connection.
            on_preview: Function that receives the URLs of all files that are already stored, such as the panorama, while the generation is
                running. It can be called several times with the same files.

        Raises:
            NotFoundError: The world does not exist, or belongs to another account.
            APITimeoutError: The call exceeded `timeout`. The operation continues. To stop it, call `operations.cancel`.

        Example:
            async for event in diorama.worlds.events("WORLD_ID"):
                print(event.progress.percent if event.type == "progress" else event.status)
        """
        return follow_stream(self._transport, f"{self._path(world_id)}/events", Deadline(timeout), on_interruption, on_preview)

    def _path(self, world_id: str) -> str:
        return f"/svc/v1/worlds/{quoted(world_id)}"
