"""Python client of the World Generation API.

In: an address and an API key. Out: typed calls with retries and timeouts, waits, event streams, uploads, downloads and arrays.
`Diorama` is the client; `AsyncDiorama` has the same methods for asyncio and trio.
"""

from __future__ import annotations

from . import errors, types
from ._async.client import AsyncDiorama
from ._async.webhooks import AsyncJwksCache, averify_webhook
from ._core.retry import new_idempotency_key
from ._core.settings import Retry
from ._core.uploads import UploadFile, UploadProgress
from ._sync.client import Diorama
from ._sync.webhooks import JwksCache, verify_webhook
from ._version import __version__
from .errors import (
    APIConnectionError,
    APITimeoutError,
    AuthenticationError,
    BadRequestError,
    ConflictError,
    ContentPolicyError,
    DioramaError,
    InsufficientCreditsError,
    MediaRejectedError,
    NotFoundError,
    OperationFailedError,
    PermissionDeniedError,
    PreconditionFailedError,
    RateLimitError,
    ServiceError,
    SignedUrlError,
    TaskFailedError,
    ValidationError,
    WebhookVerificationError,
)
from .events import DoneEvent, OperationEvent, ProgressEvent
from .files import AssetFile
from .generated import Generated, TaggedWorld
from .prompts import WorldPromptLike, image_from_asset, image_from_bytes, image_from_file, image_from_url
from .types import Operation, Preview, Progress, Quote, Scene, SceneComposition, TaskOperation, World
from .webhooks import WebhookEvent

__all__ = [
    "APIConnectionError",
    "APITimeoutError",
    "AssetFile",
    "AsyncDiorama",
    "AsyncJwksCache",
    "AuthenticationError",
    "BadRequestError",
    "ConflictError",
    "ContentPolicyError",
    "Diorama",
    "DioramaError",
    "DoneEvent",
    "Generated",
    "InsufficientCreditsError",
    "JwksCache",
    "MediaRejectedError",
    "NotFoundError",
    "Operation",
    "OperationEvent",
    "OperationFailedError",
    "PermissionDeniedError",
    "PreconditionFailedError",
    "Preview",
    "Progress",
    "ProgressEvent",
    "Quote",
    "RateLimitError",
    "Retry",
    "Scene",
    "SceneComposition",
    "ServiceError",
    "SignedUrlError",
    "TaggedWorld",
    "TaskFailedError",
    "TaskOperation",
    "UploadFile",
    "UploadProgress",
    "ValidationError",
    "WebhookEvent",
    "WebhookVerificationError",
    "World",
    "WorldPromptLike",
    "__version__",
    "averify_webhook",
    "errors",
    "image_from_asset",
    "image_from_bytes",
    "image_from_file",
    "image_from_url",
    "new_idempotency_key",
    "types",
    "verify_webhook",
]
