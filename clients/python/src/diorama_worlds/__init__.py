"""Python client of the World Generation API.

In: an address and an API key. Out: typed calls with retries and timeouts, waits, event streams, uploads, downloads and arrays.
`Diorama` is the client; `AsyncDiorama` has the same methods for asyncio and trio.
"""

from __future__ import annotations

import os as _os

from . import errors, types
from ._async.client import AsyncDiorama
from ._async.webhooks import AsyncJwksCache, averify_webhook
from ._core.log import start_log as _start_log
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
from .files import AssetFile, FileName
from .generated import Exported, Generated, TaggedWorld, WorldWithEtag
from .notebook import ProgressBar, WorldView
from .prompts import (
    WorldPromptLike,
    image_from_asset,
    image_from_bytes,
    image_from_file,
    image_from_url,
    media_from_asset,
    media_from_bytes,
    media_from_file,
    media_from_url,
)
from .types import (
    AssetType,
    DeliveryState,
    ExportFormat,
    ExportResult,
    ModelName,
    Operation,
    OperationState,
    Preview,
    Progress,
    Quote,
    Scene,
    SceneComposition,
    Scope,
    TaskOperation,
    World,
)
from .webhooks import WebhookEvent

_start_log(_os.environ.get("DIORAMA_LOG"))

__all__ = [
    "APIConnectionError",
    "APITimeoutError",
    "AssetFile",
    "AssetType",
    "AsyncDiorama",
    "AsyncJwksCache",
    "AuthenticationError",
    "BadRequestError",
    "ConflictError",
    "ContentPolicyError",
    "DeliveryState",
    "Diorama",
    "DioramaError",
    "DoneEvent",
    "ExportFormat",
    "ExportResult",
    "Exported",
    "FileName",
    "Generated",
    "InsufficientCreditsError",
    "JwksCache",
    "MediaRejectedError",
    "ModelName",
    "NotFoundError",
    "Operation",
    "OperationEvent",
    "OperationFailedError",
    "OperationState",
    "PermissionDeniedError",
    "PreconditionFailedError",
    "Preview",
    "Progress",
    "ProgressBar",
    "ProgressEvent",
    "Quote",
    "RateLimitError",
    "Retry",
    "Scene",
    "SceneComposition",
    "Scope",
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
    "WorldView",
    "WorldWithEtag",
    "__version__",
    "averify_webhook",
    "errors",
    "image_from_asset",
    "image_from_bytes",
    "image_from_file",
    "image_from_url",
    "media_from_asset",
    "media_from_bytes",
    "media_from_file",
    "media_from_url",
    "new_idempotency_key",
    "types",
    "verify_webhook",
]
