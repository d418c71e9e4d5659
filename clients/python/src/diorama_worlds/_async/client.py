"""The client."""

from __future__ import annotations

import copy
import datetime
import math
from collections.abc import Callable
from types import TracebackType

import httpx
from typing_extensions import Self, Unpack, deprecated

from .._core.codec import decode
from .._core.retry import Deadline
from .._core.settings import MAX_RETRIES, TIMEOUT_SECONDS, Retry, Settings, changed_settings, make_settings
from ..errors import DioramaError
from ..generated import Exported, Generated
from ..prompts import WorldPromptLike
from ..types import (
    AssetType,
    Caller,
    CameraPathParam,
    Credits,
    ExportFormat,
    ExportResult,
    GenerateWorldOptions,
    Health,
    KeySet,
    NavmeshAgent,
    NavmeshAgentParam,
    Operation,
    Quote,
    Storage,
    Usage,
)
from .account import AsyncApiKeys, AsyncWebhookDeliveries
from .arrays import AsyncArrays
from .catalogue import AsyncCatalogue
from .downloads import AsyncDownloads
from .gallery import AsyncGallery
from .media import AsyncMedia
from .operation_stream import OnPreview
from .operations import AsyncOperations, OnProgress
from .panoramas import AsyncPanoramas
from .scenes import AsyncScenes
from .tasks import AsyncTasks
from .transport import AsyncTransport
from .webhooks import DAY_SECONDS, AsyncJwksCache
from .worlds import AsyncWorlds, Compression


class AsyncDiorama:
    """The asynchronous client of the World Generation API. Use it as a context manager, or call `aclose` when you are done.

    Every call can raise `AuthenticationError` (the API key is not valid), `PermissionDeniedError` (the key lacks a scope),
    `APIConnectionError` (no response), `APITimeoutError` (the call exceeded `timeout`) and `ServiceError` (the service failed). The
    description of each method lists the other errors that it can raise.

    Args:
        base_url: Address of the service. Defaults to the environment variable `DIORAMA_URL`, and then to `http://127.0.0.1:8800`.
        api_key: Your API key. Defaults to the environment variable `DIORAMA_API_KEY`. The methods of `gallery`, and `health`, do not need a
            key.
        max_retries: Maximum number of retries after a temporary failure; `math.inf` for no limit.
        timeout: Seconds for one call with all its retries; `math.inf` for no limit. You can override it for each call.
        on_retry: Called before each retry, with the reason and the number of seconds to wait.
        http_client: Your own `httpx` client, for example with proxies and certificates. You must close it yourself.

    Raises:
        DioramaError: An option is not valid.

    Example:
        from diorama_worlds import AsyncDiorama

        async with AsyncDiorama(base_url="http://127.0.0.1:8800", api_key="svck_...") as diorama:
            credits = await diorama.credits()
            print(credits.remaining_credits)
    """

    def __init__(
        self,
        base_url: str | None = None,
        api_key: str | None = None,
        *,
        max_retries: float = MAX_RETRIES,
        timeout: float = TIMEOUT_SECONDS,
        on_retry: Callable[[Retry], None] | None = None,
        http_client: httpx.AsyncClient | None = None,
    ) -> None:
        settings = make_settings(base_url, api_key, max_retries, timeout, on_retry)
        http = http_client if http_client is not None else httpx.AsyncClient(follow_redirects=False)
        self._assemble(settings, http, is_own=http_client is None)

    def _assemble(self, settings: Settings, http: httpx.AsyncClient, *, is_own: bool) -> None:
        self._is_own = is_own
        self._http = http
        self._transport = AsyncTransport(settings, http)
        self.worlds = AsyncWorlds(self._transport)
        self.operations = AsyncOperations(self._transport)
        self.panoramas = AsyncPanoramas(self._transport)
        self.scenes = AsyncScenes(self._transport)
        self.catalogue = AsyncCatalogue(self._transport)
        self.tasks = AsyncTasks(self._transport)
        self.media = AsyncMedia(self._transport)
        self.downloads = AsyncDownloads(self._transport)
        self.arrays = AsyncArrays(self.downloads)
        self.gallery = AsyncGallery(self._transport)
        self.api_keys = AsyncApiKeys(self._transport)
        self.webhooks = AsyncWebhookDeliveries(self._transport)

    @property
    @deprecated("keys has the new name api_keys")
    def keys(self) -> AsyncApiKeys:
        """The API keys, as `api_keys`."""
        return self.api_keys

    def with_options(
        self,
        *,
        api_key: str | None = None,
        max_retries: float | None = None,
        timeout: float | None = None,
        on_retry: Callable[[Retry], None] | None = None,
    ) -> Self:
        """Return a client that has other options but shares the connections of this client. Omitted options keep the values of this client.

        Do not close the returned client. Close this client instead.

        Args:
            api_key: Another API key, for example of another account.
            max_retries: Maximum number of retries after a temporary failure.
            timeout: Seconds for one call with all its retries.
            on_retry: Called before each retry.

        Raises:
            DioramaError: An option is not valid.
        """
        settings = changed_settings(self._transport.settings, api_key, max_retries, timeout, on_retry)
        other = copy.copy(self)
        other._assemble(settings, self._http, is_own=False)  # noqa: SLF001
        return other

    async def generate_and_wait(
        self,
        world_prompt: WorldPromptLike,
        *,
        on_progress: OnProgress | None = None,
        on_preview: OnPreview | None = None,
        on_start: Callable[[Operation], None] | None = None,
        idempotency_key: str | None = None,
        timeout: float = math.inf,
        **options: Unpack[GenerateWorldOptions],
    ) -> Generated:
        """Generate a world, wait until it is finished, and return it with its operation.

        Args:
            world_prompt: What the world shows: a text, a scene, or a prompt of the API.
            on_progress: Called with each progress update, and with the final progress. The percentage never decreases.
            on_preview: Called with the files that are stored before the operation is done, such as the panorama. A file can occur in
                several calls.
            on_start: Called with the operation when it has started.
            idempotency_key: Identifies the request. If you repeat the call with the same key, even from another process, nothing is started
                twice.
            timeout: Seconds for the request and the wait together; no limit by default.

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
            OperationFailedError: The generation failed.
            APITimeoutError: The call exceeded `timeout`. The generation continues. To stop it, call `operations.cancel`.

        Example:
            from diorama_worlds import ProgressBar

            prompt = "a quiet beach at dawn"
            world, operation = await diorama.generate_and_wait(prompt, model="svc-1.0-draft", seed=7, on_progress=ProgressBar())
            await diorama.downloads.save(world.file("imagery.pano_url"), "panorama.png")
        """
        deadline = Deadline(timeout)
        longest = self._transport.settings.timeout
        started = await self.worlds.generate(world_prompt, idempotency_key=idempotency_key, timeout=deadline.limit(longest), **options)
        if on_start is not None:
            on_start(started)
        return await self.wait_for_world(started, on_progress=on_progress, on_preview=on_preview, timeout=deadline.remaining())

    async def wait_for_world(
        self,
        operation: Operation | str,
        *,
        on_progress: OnProgress | None = None,
        on_preview: OnPreview | None = None,
        timeout: float = math.inf,
    ) -> Generated:
        """Wait until an operation of `worlds.generate`, `vary`, `edit` or an item of a batch is done, and return its world.

        Args:
            operation: The operation, or its id.
            on_progress: Called with each progress update, and with the final progress. The percentage never decreases.
            on_preview: Called with the files that are stored before the operation is done, such as the panorama. A file can occur in
                several calls.
            timeout: Seconds to wait; no limit by default.

        Raises:
            OperationFailedError: The generation failed or was cancelled.
            APITimeoutError: The call exceeded `timeout`. The generation continues. To stop it, call `operations.cancel`.
            DioramaError: The operation is not a generation.

        Example:
            started = await diorama.worlds.vary("WORLD_ID", season="winter")
            world, operation = await diorama.wait_for_world(started)
        """
        deadline = Deadline(timeout)
        operation_id = operation if isinstance(operation, str) else operation.operation_id
        ended = await self.operations.wait(operation_id, on_progress=on_progress, on_preview=on_preview, timeout=timeout)
        world_id = ended.metadata.world_id if ended.metadata is not None else None
        if world_id is None:
            raise DioramaError("The finished operation contains no world")
        return Generated(await self.worlds.get(world_id, timeout=deadline.limit(self._transport.settings.timeout)), ended)

    async def export_and_wait(
        self,
        world_id: str,
        asset_type: AssetType,
        format: ExportFormat,  # noqa: A002
        *,
        compression: Compression | None = None,
        agent: NavmeshAgentParam | NavmeshAgent | None = None,
        camera_path: CameraPathParam | None = None,
        on_progress: OnProgress | None = None,
        on_start: Callable[[Operation], None] | None = None,
        idempotency_key: str | None = None,
        timeout: float = math.inf,
    ) -> Exported:
        """Export a file of a finished world, wait until it is ready, and return its URL. You can pass the result to `downloads.save`.

        Args:
            world_id: The world.
            asset_type: `splats`, `mesh`, `panorama`, `world`, `occupancy`, `navmesh` or `camera_path`.
            format: `ply`, `sog` or `gltf` for splats; `glb`, `glb-lod` or `usdz` for the mesh; `hdr` for the panorama; `zip` for the world
                and for occupancy; `glb` for the navmesh; `mp4` or `frames` for a camera path.
            compression: Only for a mesh as `glb`: `meshopt` compresses its geometry with EXT_meshopt_compression.
            agent: Size of the agent of a navmesh: `radius`, `height` and `max_step` in metres, `max_slope` in degrees.
            camera_path: Path of a `camera_path`: poses in metres and degrees, and the duration and resolution of the film.
            on_progress: Called with each progress update, and with the final progress. The percentage never decreases.
            on_start: Called with the operation when it has started.
            idempotency_key: Identifies the request. If you repeat the call with the same key, even from another process, nothing is started
                twice.
            timeout: Seconds for the request and the wait together; no limit by default.

        Raises:
            BadRequestError: The world is not finished, or its assets of this type cannot be exported in this format.
            InsufficientCreditsError: The account has too few credits.
            NotFoundError: There is no such world in the account.
            ValidationError: A field is not valid (`entries` lists each invalid field), or `idempotency_key` was used with another request.
            RateLimitError: Too many start requests, or too many running generations; see `retry_after`.
            OperationFailedError: The export failed or was cancelled.
            APITimeoutError: The call exceeded `timeout`. The export continues. To stop it, call `operations.cancel`.

        Example:
            exported, operation = await diorama.export_and_wait("WORLD_ID", "mesh", "glb")
            await diorama.downloads.save(exported, ".")
        """
        deadline = Deadline(timeout)
        started = await self.worlds.export(
            world_id,
            asset_type,
            format,
            compression=compression,
            agent=agent,
            camera_path=camera_path,
            idempotency_key=idempotency_key,
            timeout=deadline.limit(self._transport.settings.timeout),
        )
        if on_start is not None:
            on_start(started)
        operation = await self.operations.wait(started.operation_id, on_progress=on_progress, timeout=deadline.remaining())
        if not isinstance(operation.response, ExportResult):
            raise DioramaError("The finished operation contains no export")
        return Exported(operation.response, operation)

    async def quote(self, world_prompt: WorldPromptLike, *, timeout: float | None = None, **options: Unpack[GenerateWorldOptions]) -> Quote:
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

        Example:
            quote = await diorama.quote("a quiet beach at dawn", model="svc-1.1")
            print(quote.cost.total_credits, quote.estimated_seconds)
        """
        return await self.worlds.quote(world_prompt, timeout=timeout, **options)

    async def whoami(self, *, timeout: float | None = None) -> Caller:
        """Return the account, the project, the name and the scopes of the API key."""
        return decode(Caller, await self._transport.json("GET", "/svc/v1/whoami", timeout=timeout))

    async def credits(self, *, timeout: float | None = None) -> Credits:
        """Return the credits of the account."""
        return decode(Credits, await self._transport.json("GET", "/svc/v1/credits", timeout=timeout))

    async def storage(self, *, timeout: float | None = None) -> Storage:
        """Return the size of the media assets of the account, and its quota."""
        return decode(Storage, await self._transport.json("GET", "/svc/v1/storage", timeout=timeout))

    async def usage(
        self,
        *,
        from_: datetime.datetime | str | None = None,
        until: datetime.datetime | str | None = None,
        timeout: float | None = None,
    ) -> Usage:
        """Return the usage of the account by day; this month in UTC by default.

        Args:
            from_: Start of the period, inclusive.
            until: End of the period, exclusive.
            timeout: Seconds for the call with all its retries.
        """
        query = {"from": from_, "until": until}
        return decode(Usage, await self._transport.json("GET", "/svc/v1/usage", query=query, timeout=timeout))

    def webhook_keys(self, *, max_age: float = DAY_SECONDS) -> AsyncJwksCache:
        """Return a cache of the keys that verify webhooks. Use one cache for all webhooks.

        Args:
            max_age: Maximum age of cached keys in seconds, up to a day.
        """

        async def fetch() -> KeySet:
            return decode(KeySet, await self._transport.json("GET", "/.well-known/webhooks/jwks.json"))

        return AsyncJwksCache(fetch, max_age=max_age)

    async def health(self, *, timeout: float | None = None) -> Health:
        """Return whether the service can respond."""
        return decode(Health, await self._transport.json("GET", "/healthz", timeout=timeout))

    async def aclose(self) -> None:
        """Close the connections."""
        if self._is_own:
            await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.aclose()
