"""API keys and webhook deliveries of the account."""

from __future__ import annotations

import datetime
from collections.abc import AsyncIterator, Sequence

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
from .transport import AsyncTransport

KEYS = "/svc/v1/keys"
DELIVERIES = "/svc/v1/webhooks/deliveries"


class AsyncApiKeys:
    """API keys of the account. Changes need a key with the scope `account:write`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(self, *, timeout: float | None = None) -> Sequence[ApiKey]:
        """Return all keys of the account, newest first, including keys that have expired or were revoked."""
        return decode(ApiKeyList, await self._transport.json("GET", KEYS, timeout=timeout)).api_keys

    async def create(
        self,
        name: str,
        *,
        scopes: Sequence[Scope] | None = None,
        expires_at: datetime.datetime | str | None = None,
        project_id: str | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> CreatedApiKey:
        """Create a key. It can have only scopes of the calling key, and it cannot expire later than the calling key.

        `api_key` is the secret, which no later response contains. If the first response was lost and this call repeats the request, it is
        None.

        Args:
            name: Name of the key, for human readers.
            scopes: Scopes of the key, which must be scopes of the calling key. Defaults to all scopes of the calling key.
            expires_at: Expiry time of the key. Defaults to the expiry time of the calling key.
            project_id: Project of the key. Defaults to the project of the calling key.
            idempotency_key: Identifies the request. If you repeat the call with the same key, even from another process, no second key is
                created.
            timeout: Seconds for the call with all its retries.

        Raises:
            ConflictError: The account already has the maximum number of valid keys.
            NotFoundError: There is no such project.
            ValidationError: A field is not valid; `entries` lists each invalid field.
            PermissionDeniedError: The calling key lacks a scope.
        """
        end = expires_at.isoformat() if isinstance(expires_at, datetime.datetime) else expires_at
        given = {"scopes": None if scopes is None else [*scopes], "expires_at": end, "project_id": project_id}
        body = {"name": name, **{field: value for field, value in given.items() if value is not None}}
        return decode(CreatedApiKey, await self._transport.start(KEYS, body, idempotency_key, timeout))

    async def revoke(self, api_key_id: str, *, force: bool = False, timeout: float | None = None) -> ApiKey:
        """Revoke a key permanently.

        Args:
            api_key_id: The key.
            force: Also revoke the last key that can manage keys.
            timeout: Seconds for the call with all its retries.

        Raises:
            ConflictError: The key is the last key that can manage keys, and `force` is not set.
        """
        body = {"force": True} if force else {}
        return decode(ApiKey, await self._transport.json("POST", f"{KEYS}/{quoted(api_key_id)}:revoke", body=body, timeout=timeout))


class AsyncWebhookDeliveries:
    """Webhook deliveries of the account. `redeliver` needs a key with the scope `account:write`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def page(
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
        """Return one page, newest first."""
        query = {
            "state": state,
            "host": host,
            "operation_id": operation_id,
            "created_from": created_from,
            "created_until": created_until,
            "page_size": page_size,
            "page_token": page_token,
        }
        return decode(AccountDeliveryPage, await self._transport.json("GET", DELIVERIES, query=query, timeout=timeout))

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
    ) -> AsyncIterator[AccountDelivery]:
        """Iterate over all deliveries that match the filter, newest first. `timeout` is for each page.

        Args:
            state: Only deliveries in this state.
            host: Part of the host of the receiver.
            operation_id: Only those of this operation.
            created_from: Created at this time or later.
            created_until: Created before this time.
            page_size: Deliveries in each page, 1 to 100; 20 by default.
            timeout: Seconds for each page with all its retries.
        """

        async def fetch(token: str | None) -> AccountDeliveryPage:
            return await self.page(
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

    async def get(self, delivery_id: str, *, timeout: float | None = None) -> AccountDeliveryDetails:
        """Return a delivery with its event and every attempt."""
        data = await self._transport.json("GET", f"{DELIVERIES}/{quoted(delivery_id)}", timeout=timeout)
        return decode(AccountDeliveryDetails, data)

    async def redeliver(self, delivery_id: str, *, timeout: float | None = None) -> AccountDelivery:
        """Send a finished delivery again.

        Raises:
            NotFoundError: There is no such delivery in the account.
            RateLimitError: Too many requests; see `retry_after`.
            ConflictError: The delivery is in progress.
        """
        data = await self._transport.json("POST", f"{DELIVERIES}/{quoted(delivery_id)}:redeliver", is_once=True, timeout=timeout)
        return decode(AccountDelivery, data)
