"""Errors of the client. All of them are a `DioramaError`."""

from __future__ import annotations

import datetime
import email.utils
import json
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, cast

if TYPE_CHECKING:
    from .types import Operation, TaskOperation, ValidationEntry

__all__ = [
    "APIConnectionError",
    "APITimeoutError",
    "AuthenticationError",
    "BadRequestError",
    "ConflictError",
    "ContentPolicyError",
    "DioramaError",
    "InsufficientCreditsError",
    "MediaRejectedError",
    "NotFoundError",
    "OperationFailedError",
    "PermissionDeniedError",
    "PreconditionFailedError",
    "RateLimitError",
    "ServiceError",
    "SignedUrlError",
    "TaskFailedError",
    "ValidationError",
    "WebhookVerificationError",
]


WebhookErrorReason = Literal["missing_header", "bad_timestamp", "too_old", "too_new", "bad_signature", "bad_body"]


class DioramaError(Exception):
    """Base class of all errors of this client.

    Attributes:
        message: Human-readable description of the error.
        status: HTTP status of the response. None if there was no response.
        code: Error code for programs. For a rejected request, it is a word such as `RATE_LIMITED` (docs/reference/errors.md). For an
            `OperationFailedError`, it is an integer. For a `TaskFailedError`, it is a word such as `ENGINE_FAILED`. None if there was no
            response, or if the service sent no code.
        request_id: Request ID. Give it to the operator when you report a problem. None if there was no response.
        retry_after: Minimum number of seconds to wait before the next attempt. None if the service did not send it.
        attempts: Number of times that the client sent the request.
    """

    def __init__(
        self,
        message: str,
        *,
        status: int | None = None,
        code: str | int | None = None,
        request_id: str | None = None,
        retry_after: float | None = None,
        attempts: int = 1,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self._code = code
        self.request_id = request_id
        self.retry_after = retry_after
        self.attempts = attempts

    @property
    def code(self) -> str | int | None:
        """Error code; None when the service gave none."""
        return self._code


class APIConnectionError(DioramaError, ConnectionError):
    """The service did not respond, or the connection was interrupted."""


class APITimeoutError(DioramaError, TimeoutError):
    """The call did not return within its `timeout`."""


class BadRequestError(DioramaError):
    """HTTP 400: the request is not valid, or the service cannot fetch a URL in the request."""


class ContentPolicyError(BadRequestError):
    """HTTP 400: the prompt or an input violates the content policy."""


class AuthenticationError(DioramaError):
    """HTTP 401: the API key is missing or not valid, or a shared world needs a share token."""


class InsufficientCreditsError(DioramaError):
    """HTTP 402: the account has too few credits."""


class PermissionDeniedError(DioramaError):
    """HTTP 403: the API key lacks a scope, or the password of a shared world is wrong."""


class SignedUrlError(DioramaError):
    """HTTP 403: the signed URL of a file or an upload is not valid or has expired. Call `worlds.get` or `media.prepare_upload` again."""


class NotFoundError(DioramaError):
    """HTTP 404: the resource does not exist or belongs to another account."""


class ConflictError(DioramaError):
    """HTTP 409: the current state of the resource does not allow the request, for example because a delivery is still in progress."""


class PreconditionFailedError(DioramaError):
    """HTTP 412: the world has changed since you read the version in `if_match`. Read the world again and repeat the update."""


class ValidationError(DioramaError):
    """HTTP 422: a field of the request is not valid.

    Attributes:
        entries: List of the invalid fields. Each `ValidationEntry` has a location `loc` and a message `msg`.
    """

    def __init__(self, message: str, entries: list[ValidationEntry], **details: Any) -> None:
        super().__init__(message, **details)
        self.entries = entries


class RateLimitError(DioramaError):
    """HTTP 429: a rate limit was exceeded, or too many operations are running. Nothing was started. Wait `retry_after` seconds."""


class ServiceError(DioramaError):
    """HTTP 5xx, or another status without a separate class, such as 405 or 408."""


class OperationFailedError(DioramaError):
    """The operation failed or was cancelled after it had started. `status` is None, because this is not an HTTP error.

    Attributes:
        operation: The failed operation.
        code: Reason as an integer with the meaning of the HTTP status: 404 (an input was deleted), 408 (a stage took too long), 409
            (cancelled), 410 (not done within 24 hours), 422 (an input is damaged or too small, or no pixel of a depth panorama has a
            depth), 500 (the engine failed) or 503 (no model or worker was available). None if the service sent no code.
    """

    def __init__(self, operation: Operation) -> None:
        error = operation.error
        super().__init__((error.message if error else None) or "The operation failed")
        self.operation = operation
        self._operation_code = error.code if error else None

    @property
    def code(self) -> int | None:
        """Error code; None when the service gave none."""
        return self._operation_code


class TaskFailedError(DioramaError):
    """The operation of a task failed or was cancelled.

    Attributes:
        operation: The failed operation.
        code: Reason as a word, such as `ENGINE_FAILED`, `EXPIRED` or `CANCELLED`. None if the service sent no code.
    """

    def __init__(self, operation: TaskOperation) -> None:
        error = operation.error
        super().__init__(error.message if error else "The operation failed")
        self.operation = operation
        self._task_code: str | None = error.code if error else None

    @property
    def code(self) -> str | None:
        """Error code; None when the service gave none."""
        return self._task_code


class MediaRejectedError(DioramaError):
    """The service rejected an upload: the file is damaged, is not of the given kind, or arrived too late.

    Attributes:
        media_asset_id: ID of the rejected media asset.
    """

    def __init__(self, media_asset_id: str, message: str, **details: Any) -> None:
        super().__init__(message, **details)
        self.media_asset_id = media_asset_id


class WebhookVerificationError(DioramaError):
    """The request is not a valid, current webhook. Respond with HTTP 400.

    Attributes:
        reason: Reason of the rejection: `missing_header`, `bad_timestamp`, `too_old`, `too_new`, `bad_signature` or `bad_body`.
    """

    def __init__(self, reason: WebhookErrorReason, message: str) -> None:
        super().__init__(message)
        self.reason: WebhookErrorReason = reason


_BY_STATUS: Mapping[int, type[DioramaError]] = {
    400: BadRequestError,
    401: AuthenticationError,
    402: InsufficientCreditsError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    412: PreconditionFailedError,
    429: RateLimitError,
}


def error_of_response(status: int, headers: Mapping[str, str], text: str, *, attempts: int, signed: bool) -> DioramaError:
    """Return the error for a response that is not a success: `detail` as a sentence or as entries, or `message`.

    Args:
        status: HTTP status.
        headers: Headers, with lookup that ignores case.
        text: The body.
        attempts: How often the request was sent.
        signed: Whether the URL carries its own signature, so that a 403 is not about the API key.
    """
    body = _body_of(text)
    detail, generic, code, named = body.get("detail"), body.get("message"), body.get("code"), body.get("request_id")
    details: dict[str, Any] = {
        "status": status,
        "code": code if isinstance(code, str) else None,
        "request_id": headers.get("x-request-id") or (named if isinstance(named, str) else None),
        "retry_after": _retry_after_of(headers.get("retry-after")),
        "attempts": attempts,
    }
    message = next((each for each in (detail, generic) if isinstance(each, str)), f"The service returned {status}")
    if status == 422:
        entries = _entries_of(detail)
        sentences = "; ".join(f"{'.'.join(map(str, entry.loc))}: {entry.msg}" for entry in entries)
        return ValidationError(sentences or message, entries, **details)
    if status == 403 and signed:
        return SignedUrlError(message, **details)
    # Another implementation of the specification may send no codes.
    is_policy = code == "CONTENT_POLICY_VIOLATION" or (code is None and "content policy" in message.lower())
    if status == 400 and is_policy:
        return ContentPolicyError(message, **details)
    return _BY_STATUS.get(status, ServiceError)(message, **details)


def _body_of(text: str) -> dict[str, Any]:
    try:
        body: Any = json.loads(text)
    except ValueError:
        return {}  # a proxy responds in its own format
    return cast("dict[str, Any]", body) if isinstance(body, dict) else {}


def _entries_of(detail: Any) -> list[ValidationEntry]:
    from ._core.codec import decode
    from .types import ValidationEntry

    found: list[Any] = [*detail] if isinstance(detail, list) else []  # pyright: ignore[reportUnknownVariableType]
    return [decode(ValidationEntry, each) for each in found if isinstance(each, dict) and "loc" in each and "msg" in each]


def _retry_after_of(value: str | None) -> float | None:
    """Seconds of `Retry-After` (RFC 9110, 10.2.3), which is a number or a date."""
    if value is None:
        return None
    if re.fullmatch(r"\d+", value):
        return float(value)
    try:
        moment = email.utils.parsedate_to_datetime(value)
    except ValueError:
        return None
    return max(0.0, (moment - datetime.datetime.now(datetime.timezone.utc)).total_seconds())
