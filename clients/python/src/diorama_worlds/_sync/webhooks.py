# Generated from _async/webhooks.py by tools/python-client.mjs. Do not edit.
"""The keys that verify webhooks, and the verification."""

from __future__ import annotations

import time
from collections.abc import Callable

import httpx

from .._core.codec import decode
from ..errors import APIConnectionError
from ..types import KeySet
from ..webhooks import TOLERANCE_SECONDS, WebhookCallback, WebhookEvent, WebhookHeaders
from .runtime import Lock, sleep

DAY_SECONDS = 86_400.0
PAUSE_SECONDS = 1.0
"""Between the beginnings of two requests for keys: a sender of forged webhooks cannot cause further ones."""
FETCH_SECONDS = 10.0


class JwksCache:
    """A cache of the public keys that verify webhooks.

    The cache fetches the keys when they are needed, and keeps them for up to one day. Create one cache and use it for all webhooks. The
    method `webhook_keys` of the client also creates a cache.

    Args:
        source: URL of the key set, or a function that fetches the key set.
        max_age: Maximum age of cached keys in seconds, up to 86400 (one day).
        now: Clock that returns seconds. Default: `time.monotonic`.
    """

    def __init__(
        self,
        source: str | Callable[[], KeySet],
        *,
        max_age: float = DAY_SECONDS,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._source = source
        self._max_age = min(max_age, DAY_SECONDS)
        self._now = now
        self._lock = Lock()
        self._kept: tuple[KeySet, float] | None = None
        self._asked_at = float("-inf")

    def current(self) -> KeySet:
        """Return the keys. If the cache is empty or older than `max_age`, fetch the keys first."""
        kept = self._kept
        if kept is not None and self._now() - kept[1] < self._max_age:
            return kept[0]
        return self.refetch(kept[0] if kept is not None else None)

    def refetch(self, known: KeySet | None) -> KeySet:
        """Fetch the keys again and return them.

        Concurrent calls with the same `known` share one request.

        Args:
            known: Key set that `current` returned, or None.

        Raises:
            APIConnectionError: The request for the keys failed.
        """
        with self._lock:
            kept = self._kept
            if kept is not None and kept[0] is not known:
                return kept[0]
            pause = self._asked_at + PAUSE_SECONDS - self._now()
            if pause > 0:
                sleep(min(pause, PAUSE_SECONDS))
            self._asked_at = self._now()
            keys = self._fetch()
            self._kept = (keys, self._now())
            return keys

    def _fetch(self) -> KeySet:
        if not isinstance(self._source, str):
            return self._source()
        try:
            with httpx.Client(timeout=FETCH_SECONDS) as http:
                response = http.get(self._source)
            response.raise_for_status()
            keys = decode(KeySet, response.json())
        except (httpx.HTTPError, ValueError) as error:
            raise APIConnectionError("The signing keys cannot be requested") from error
        if not isinstance(keys, KeySet) or not isinstance(keys.keys, list):
            raise APIConnectionError("The signing keys cannot be requested: the response is not a key set")
        return keys


def verify_webhook(
    headers: WebhookHeaders,
    body: bytes,
    jwks: JwksCache | KeySet,
    *,
    tolerance: float = TOLERANCE_SECONDS,
    now: float | None = None,
) -> WebhookEvent:
    """Verify the signature of a webhook and return its event.

    The function implements Standard Webhooks: it checks an Ed25519 signature (`v1a`) of
    `{webhook-id}.{webhook-timestamp}.{raw body}`. If no signature matches a cached key, the function fetches the keys once more before it
    rejects the webhook.

    The service can send an event several times. All attempts have the same `webhook-id`. Store this ID to process each event only once.

    Args:
        headers: Headers of the received request, in upper or lower case.
        body: Body of the received request, byte for byte. Do not parse and serialise it first.
        jwks: Cache from `webhook_keys`, or a set of published keys.
        tolerance: Maximum difference between the time of the attempt and `now`, in seconds.
        now: Unix time in seconds. Default: the current time.

    Raises:
        WebhookVerificationError: The request is not a valid, current webhook. Respond with 400.
        APIConnectionError: The keys cannot be fetched. Respond with 503, so that the service sends the webhook again.

    Example:
        from diorama_worlds import verify_webhook

        keys = diorama.webhook_keys()  # one cache for all webhooks


        def receive(headers: dict[str, str], body: bytes) -> str:
            event = verify_webhook(headers, body, keys)
            return event["data"]["operationId"]
    """
    callback = WebhookCallback(headers, body, tolerance=tolerance, now=now)
    if isinstance(jwks, KeySet):
        if not callback.verifies(jwks):
            raise callback.unverified()
        return callback.event()
    known = jwks.current()
    if not callback.verifies(known) and not callback.verifies(jwks.refetch(known)):
        raise callback.unverified()
    return callback.event()
