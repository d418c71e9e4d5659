# Generated from _async/account.py by tools/python-client.mjs. Do not edit.
"""API keys and webhook deliveries of the account."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence

from .._core.codec import decode
from .._core.paths import quoted
from ..types import (
    AccountDelivery,
    AccountDeliveryDetails,
    AccountDeliveryPage,
    ApiKey,
    ApiKeyList,
    CreatedApiKey,
    DeliveryState,
    Scope,
)
from .pages import iterate_pages
from .transport import Transport

KEYS = "/svc/v1/keys"
DELIVERIES = "/svc/v1/webhooks/deliveries"


class ApiKeys:
    """Methods to list, create and revoke the API keys of the account.

    `list` needs a key with the scope `account:read`. `create` and `revoke` need the scope `account:write`.
    """

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, *, timeout: float | None = None) -> Sequence[ApiKey]:
        """Return all API keys of the account, newest first. The list includes expired and revoked keys."""
        return decode(ApiKeyList, self._transport.json("GET", KEYS, timeout=timeout)).api_keys

    def create(
        self,
        name: str,
        *,
        scopes: Sequence[Scope] | None = None,
        expires_at: datetime.datetime | str | None = None,
        project_id: str | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> CreatedApiKey:
        """Create an API key.

        The new key can have only scopes that the key of the client has, and it cannot expire later than that key.

        The secret is in `api_key` of the result. Only the first response contains it. In the response to a repeated request, it is None.

        Args:
            name: Display name of the key.
            scopes: Scopes of the new key. Default: all scopes of the calling key.
            expires_at: Expiry time of the new key. Default: the expiry time of the calling key.
            project_id: ID of the project of the new key. Default: the project of the calling key.
            idempotency_key: Key that makes the call safe to repeat. Within 24 hours, a call with the same `idempotency_key` creates no
                second API key. Default: a new key for each call.
            timeout: Maximum time in seconds for the call with all its retries. Default: the `timeout` of the client.

        Raises:
            ConflictError: The account already has the maximum number of valid keys.
            NotFoundError: The project does not exist, or belongs to another account.
            ValidationError: A field is not valid. `entries` lists the invalid fields.
            PermissionDeniedError: The calling key lacks `account:write` or one of the requested scopes.
        """
        end = expires_at.isoformat() if isinstance(expires_at, datetime.datetime) else expires_at
        given = {"scopes": None if scopes is None else [*scopes], "expires_at": end, "project_id": project_id}
        body = {"name": name, **{field: value for field, value in given.items() if value is not None}}
        return decode(CreatedApiKey, self._transport.start(KEYS, body, idempotency_key, timeout))

    def revoke(self, api_key_id: str, *, force: bool = False, timeout: float | None = None) -> ApiKey:
        """Permanently revoke an API key.

        Args:
            api_key_id: ID of the API key.
            force: If True, revoke even the last key with the scope `account:write`.
            timeout: Maximum time in seconds for the call with all its retries. Default: the `timeout` of the client.

        Raises:
            NotFoundError: The key does not exist, or belongs to another account.
            ConflictError: The key is the last key with the scope `account:write`, and `force` is False.
        """
        body = {"force": True} if force else {}
        return decode(ApiKey, self._transport.json("POST", f"{KEYS}/{quoted(api_key_id)}:revoke", body=body, timeout=timeout))


class WebhookDeliveries:
    """Methods to inspect and redeliver webhooks.

    `redeliver` needs a key with the scope `account:write`. To verify a received webhook, use the function `verify_webhook`.
    """

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def page(
        self,
        *,
        state: DeliveryState | None = None,
        host: str | None = None,
        operation_id: str | None = None,
        created_from: datetime.datetime | str | None = None,
        created_until: datetime.datetime | str | None = None,
        page_size: int | None = None,
        page_token: str | None = None,
        timeout: float | None = None,
    ) -> AccountDeliveryPage:
        """Return one page of the deliveries that match all filters, newest first."""
        query = {
            "state": state,
            "host": host,
            "operation_id": operation_id,
            "created_from": created_from,
            "created_until": created_until,
            "page_size": page_size,
            "page_token": page_token,
        }
        return decode(AccountDeliveryPage, self._transport.json("GET", DELIVERIES, query=query, timeout=timeout))

    def list(
        self,
        *,
        state: DeliveryState | None = None,
        host: str | None = None,
        operation_id: str | None = None,
        created_from: datetime.datetime | str | None = None,
        created_until: datetime.datetime | str | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Iterator[AccountDelivery]:
        """Iterate over all deliveries that match all filters, newest first.

        Args:
            state: Only deliveries in this state.
            host: Only deliveries to hosts that contain this text.
            operation_id: Only the delivery of this operation.
            created_from: Only deliveries that were created at this time or later.
            created_until: Only deliveries that were created before this time.
            page_size: Number of deliveries in each page, 1 to 100. Default: 20.
            timeout: Maximum time in seconds for each page with all its retries. Default: the `timeout` of the client.
        """

        def fetch(token: str | None) -> AccountDeliveryPage:
            return self.page(
                state=state,
                host=host,
                operation_id=operation_id,
                created_from=created_from,
                created_until=created_until,
                page_size=page_size,
                page_token=token,
                timeout=timeout,
            )

        return iterate_pages(fetch, lambda page: page.deliveries)

    def get(self, delivery_id: str, *, timeout: float | None = None) -> AccountDeliveryDetails:
        """Return a delivery with its event and all its attempts.

        Raises:
            NotFoundError: The delivery does not exist, or belongs to another account.
        """
        data = self._transport.json("GET", f"{DELIVERIES}/{quoted(delivery_id)}", timeout=timeout)
        return decode(AccountDeliveryDetails, data)

    def redeliver(self, delivery_id: str, *, timeout: float | None = None) -> AccountDelivery:
        """Redeliver a webhook whose delivery is in a final state or in `PUBLISH_FAILED`.

        Raises:
            NotFoundError: The delivery does not exist, or belongs to another account.
            RateLimitError: The account exceeded its rate limit. Wait `retry_after` seconds.
            ConflictError: The delivery is still in progress.
        """
        data = self._transport.json("POST", f"{DELIVERIES}/{quoted(delivery_id)}:redeliver", is_once=True, timeout=timeout)
        return decode(AccountDelivery, data)
