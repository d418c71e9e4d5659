"""Webhooks: their events, and whether the service sent them (docs/reference/webhooks.md).

Verification needs the extra `webhooks`, which installs the package `cryptography`.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

from typing_extensions import NotRequired, TypedDict

from .errors import DioramaError, WebhookVerificationError
from .types import Jwk, KeySet

__all__ = ["WebhookCallback", "WebhookData", "WebhookError", "WebhookEvent", "WebhookHeaders"]

TOLERANCE_SECONDS = 300.0
SIGNATURE_BYTES = 64

WebhookHeaders = Mapping[str, str]
"""Headers of a request. Their names can be in upper or lower case."""


class WebhookError(TypedDict):
    """Reason why a task failed."""

    code: str | int
    """Error code, such as `ENGINE_FAILED`."""


class WebhookData(TypedDict):
    """The operation of a webhook event."""

    accountId: str
    """ID of the account."""
    projectId: str
    """ID of the project. Compare it with your project, because the same key signs the events of all accounts."""
    operationId: str
    """ID of the operation."""
    operation: str
    """Path of the operation: `operations/` and its ID."""
    taskName: str
    """Kind of the task, such as `generateWorld`."""
    state: Literal["SUCCEEDED", "FAILED"]
    """The result of the task."""
    error: NotRequired[WebhookError]
    """Reason for the failure. Absent if the task succeeded."""


class WebhookEvent(TypedDict):
    """The event of a webhook. Returned by `verify_webhook`. Names of fields are in camelCase, as in the received body."""

    id: str
    """ID of the event. It is the same in each attempt."""
    type: Literal["task.succeeded", "task.failed", "webhook.test"]
    """Kind of the event. New kinds may be added."""
    schemaVersion: str
    """Version of the schema of the event."""
    createdAt: str
    """Time at which the operation was done, ISO 8601 in UTC."""
    data: WebhookData
    """Information about the operation."""


class WebhookCallback:
    """A request that claims to come from the service. The parts of its signature are checked when it is made.

    Args:
        headers: Headers of the received request, in upper or lower case.
        body: The bytes as they came: a body that was parsed and serialized again does not verify.
        tolerance: How old the attempt may be, or how far ahead of this clock, in seconds.
        now: Unix time in seconds. Default: the current time.

    Raises:
        WebhookVerificationError: A header is missing, or the request is too old or too new.
    """

    def __init__(self, headers: WebhookHeaders, body: bytes, *, tolerance: float = TOLERANCE_SECONDS, now: float | None = None) -> None:
        lowered = {name.lower(): value for name, value in headers.items()}
        webhook_id = _header(lowered, "webhook-id")
        timestamp = _header(lowered, "webhook-timestamp")
        self.signatures = _signatures_of(_header(lowered, "webhook-signature"))
        _check_time(timestamp, time.time() if now is None else now, tolerance)
        self.body = body
        self._content = f"{webhook_id}.{timestamp}.".encode() + body
        if not self.signatures:
            raise self.unverified()

    def verifies(self, keys: Iterable[Jwk] | KeySet) -> bool:
        """Return whether any signature verifies against any key."""
        return _any_verifies(self.signatures, keys.keys if isinstance(keys, KeySet) else keys, self._content)

    def event(self) -> WebhookEvent:
        """Return the event. Call it after `verifies` has returned True.

        Raises:
            WebhookVerificationError: The body is not a JSON object.
        """
        try:
            event: Any = json.loads(self.body)
        except ValueError:
            event = None
        if not isinstance(event, dict):
            raise WebhookVerificationError("bad_body", "The body of the webhook is not a JSON object")
        return event  # type: ignore[return-value]

    def unverified(self) -> WebhookVerificationError:
        """Return the error of a webhook without a valid signature."""
        return WebhookVerificationError("bad_signature", "No signature of the webhook verifies against any key")


def _header(headers: Mapping[str, str], name: str) -> str:
    value = headers.get(name)
    if not value:
        raise WebhookVerificationError("missing_header", f"The header {name} is missing")
    return value


def _check_time(timestamp: str, now: float, tolerance: float) -> None:
    if not re.fullmatch(r"[0-9]{1,12}", timestamp):
        raise WebhookVerificationError("bad_timestamp", "The webhook-timestamp is not a number of seconds")
    age = now - int(timestamp)
    if age > tolerance:
        raise WebhookVerificationError("too_old", "The webhook is too old")
    if age < -tolerance:
        raise WebhookVerificationError("too_new", "The timestamp of the webhook is in the future; check the clock")


def _signatures_of(header: str) -> list[bytes]:
    """Signatures of version v1a; others, and what is not a signature, are skipped."""
    entries = [entry.removeprefix("v1a,") for entry in header.split(" ") if entry.startswith("v1a,")]
    decoded = (_decode_base64(entry) for entry in entries)
    return [signature for signature in decoded if len(signature) == SIGNATURE_BYTES]


def _decode_base64(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return b""


def _any_verifies(signatures: Sequence[bytes], keys: Iterable[Jwk], content: bytes) -> bool:
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ImportError:
        raise DioramaError("Webhooks need the package cryptography: install the wheel of diorama-worlds with the extra webhooks") from None
    for key in keys:
        if (key.kty, key.crv) != ("OKP", "Ed25519"):
            continue
        try:
            # The key is base64 for URLs without padding; signatures are standard base64 with padding.
            public = Ed25519PublicKey.from_public_bytes(base64.urlsafe_b64decode(key.x + "=" * (-len(key.x) % 4)))
        except ValueError:
            continue  # a key that cannot be read must not hide the others
        for signature in signatures:
            try:
                public.verify(signature, content)
            except InvalidSignature:
                continue
            return True
    return False
