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
    """The asynchronous client of the World Generation API.

    Use it as a context manager, which closes its connections at the end. Otherwise, call `aclose`.

    Every method that sends a request can raise `AuthenticationError` (the API key is not valid), `PermissionDeniedError` (the key lacks a
    scope), `APIConnectionError` (no response), `APITimeoutError` (the call exceeded `timeout`) and `ServiceError` (the service failed).
    The description of each method lists its other errors.

    Args:
        base_url: URL of the service without a path. Default: the environment variable `DIORAMA_URL`, or `http://127.0.0.1:8800` if it is
            not set.
        api_key: API key. Default: the environment variable `DIORAMA_API_KEY`. The methods of `gallery` and the method `health` need no key.
        max_retries: Maximum number of retries of a request after a temporary error. `math.inf` means no limit.
        timeout: Maximum time in seconds for one call with all its retries. `math.inf` means no limit. Each method has a `timeout` that
            overrides it.
        on_retry: Function that receives a `Retry` before each retry.
        http_client: Your own `httpx` client, for example to set proxies or certificates. The Diorama client does not close it.

    Raises:
        DioramaError: An option is not valid, for example a negative `max_retries`.

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
        """Return a client with other options that uses the same connections.

        Omitted options keep their values. Close only the original client, not the returned one.

        Args:
            api_key: API key, for example of another account.
            max_retries: Maximum number of retries of a request after a temporary error.
            timeout: Maximum time in seconds for one call with all its retries.
            on_retry: Function that is called before each retry.

        Raises:
            DioramaError: An option is not valid, for example a negative `max_retries`.
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
        """Generate a world, wait until it is finished, and return the world and its operation.

        Args:
            world_prompt: Prompt of the world: a string, a `Scene`, a `SceneComposition`, or a dictionary with a `type`, such as an
                image prompt.
            on_progress: Function that receives each progress update, including the last one. `percent` never decreases.
            on_preview: Function that receives the URLs of all files that are already stored, such as the panorama, while the generation is
                running. It can be called several times with the same files.
            on_start: Function that receives the operation once it has started, for example to save its ID.
            idempotency_key: Key that makes the call safe to repeat. Within 24 hours, a call with the same key returns the first operation.
                Default: a new key for each call.
            timeout: Maximum time in seconds for the request and the wait together. Default: no limit.

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
            OperationFailedError: The generation failed or was cancelled.
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
        """Wait for a generation that was already started, and return the world and its operation.

        Pass an operation from `worlds.generate`, `worlds.vary` or `worlds.edit`, or the `operation` of a batch item.

        Args:
            operation: The operation, or its ID.
            on_progress: Function that receives each progress update, including the last one. `percent` never decreases.
            on_preview: Function that receives the URLs of all files that are already stored, such as the panorama, while the generation is
                running. It can be called several times with the same files.
            timeout: Maximum time to wait, in seconds. Default: no limit.

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
        """Export a file of a finished world, wait until the file exists, and return its URL.

        To save the file, pass the result to `downloads.save`.

        Args:
            world_id: ID of the world.
            asset_type: What to export: `splats`, `mesh`, `panorama`, `world`, `occupancy`, `navmesh` or `camera_path`.
            format: File format. `splats`: `ply`, `sog`, `sog-lod` or `gltf`. `mesh`: `glb`, `glb-lod` or `usdz`. `panorama`: `hdr`.
                `world` and `occupancy`: `zip`. `navmesh`: `glb`. `camera_path`: `mp4` or `frames`.
            compression: Only for `mesh` as `glb`. `meshopt` compresses the geometry with EXT_meshopt_compression. Default: `none`.
            agent: Only for `navmesh`. Dimensions of the agent: `radius`, `height` and `max_step` in metres, `max_slope` in degrees.
            camera_path: Only for `camera_path`, where it is required. Poses in metres and degrees, and the duration and resolution of the
                film.
            on_progress: Function that receives each progress update, including the last one. `percent` never decreases.
            on_start: Function that receives the operation once it has started, for example to save its ID.
            idempotency_key: Key that makes the call safe to repeat. Within 24 hours, a call with the same key returns the first operation.
                Default: a new key for each call.
            timeout: Maximum time in seconds for the request and the wait together. Default: no limit.

        Raises:
            BadRequestError: The world is not finished, or its assets of this type cannot be exported in this format.
            InsufficientCreditsError: The account has too few credits.
            NotFoundError: The world does not exist, or belongs to another account.
            ValidationError: A field is not valid, or `idempotency_key` was already used with another request. `entries` lists the invalid
                fields.
            RateLimitError: The account exceeded its rate limit, or it already has too many running generations. Wait `retry_after` seconds.
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
        """Return the price and the expected duration of a generation, without starting it.

        This method is the same as `worlds.quote`.

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

        Example:
            quote = await diorama.quote("a quiet beach at dawn", model="svc-1.1")
            print(quote.cost.total_credits, quote.estimated_seconds)
        """
        return await self.worlds.quote(world_prompt, timeout=timeout, **options)

    async def whoami(self, *, timeout: float | None = None) -> Caller:
        """Return the account, the project, the name and the scopes of the API key."""
        return decode(Caller, await self._transport.json("GET", "/svc/v1/whoami", timeout=timeout))

    async def credits(self, *, timeout: float | None = None) -> Credits:
        """Return the available and the reserved credits of the account."""
        return decode(Credits, await self._transport.json("GET", "/svc/v1/credits", timeout=timeout))

    async def storage(self, *, timeout: float | None = None) -> Storage:
        """Return the storage that the media assets of the account use, and its quota."""
        return decode(Storage, await self._transport.json("GET", "/svc/v1/storage", timeout=timeout))

    async def usage(
        self,
        *,
        from_: datetime.datetime | str | None = None,
        until: datetime.datetime | str | None = None,
        timeout: float | None = None,
    ) -> Usage:
        """Return the credits that the account used on each day of a period.

        Args:
            from_: Start of the period, inclusive. Default: the first day of this month (UTC).
            until: End of the period, exclusive. Default: now.
            timeout: Maximum time in seconds for the call with all its retries. Default: the `timeout` of the client.
        """
        query = {"from": from_, "until": until}
        return decode(Usage, await self._transport.json("GET", "/svc/v1/usage", query=query, timeout=timeout))

    def webhook_keys(self, *, max_age: float = DAY_SECONDS) -> AsyncJwksCache:
        """Return a cache of the public keys that verify webhooks.

        Create one cache and use it for all webhooks.

        Args:
            max_age: Maximum age of cached keys in seconds, up to 86400 (one day).
        """

        async def fetch() -> KeySet:
            return decode(KeySet, await self._transport.json("GET", "/.well-known/webhooks/jwks.json"))

        return AsyncJwksCache(fetch, max_age=max_age)

    async def health(self, *, timeout: float | None = None) -> Health:
        """Return the status of the service. This method needs no API key."""
        return decode(Health, await self._transport.json("GET", "/healthz", timeout=timeout))

    async def aclose(self) -> None:
        """Close the connections of the client."""
        if self._is_own:
            await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.aclose()
