"""Worlds that their owners share."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator

from .._core.codec import decode
from .._core.paths import quoted
from .._core.retry import Deadline
from ..events import OperationEvent
from ..types import SharedWorld, ShareToken, World, WorldPage
from .operation_stream import OnInterruption, OnPreview, follow_stream
from .pages import iterate_pages
from .transport import AsyncTransport


class AsyncGallery:
    """Worlds that their owners share. No API key is necessary."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def page(
        self,
        *,
        query: str | None = None,
        tag: str | None = None,
        style: str | None = None,
        page_size: int | None = None,
        page_token: str | None = None,
        timeout: float | None = None,
    ) -> WorldPage:
        """Return one page of the public worlds that match the words and filters, newest first."""
        parameters = {"query": query, "tag": tag, "style": style, "page_size": page_size, "page_token": page_token}
        return decode(WorldPage, await self._transport.json("GET", "/public/worlds", query=parameters, timeout=timeout))

    def list(
        self,
        *,
        query: str | None = None,
        tag: str | None = None,
        style: str | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> AsyncIterator[World]:
        """Iterate over all public worlds that match the words and filters, newest first. `timeout` is for each page."""

        async def fetch(token: str | None) -> WorldPage:
            return await self.page(query=query, tag=tag, style=style, page_size=page_size, page_token=token, timeout=timeout)

        return iterate_pages(fetch, lambda page: page.worlds)

    async def get(self, world_id: str, *, share_token: str | None = None, timeout: float | None = None) -> SharedWorld:
        """Return a world that is public or readable by its link, with its progress while it is being generated.

        Args:
            world_id: The world.
            share_token: Token from `unlock`, for a world with a password.
            timeout: Seconds for the call with all its retries.

        Raises:
            AuthenticationError: The world has a password, and `share_token` is missing or has expired.
            NotFoundError: There is no such shared world.
        """
        data = await self._transport.json("GET", f"/public/worlds/{quoted(world_id)}", share_token=share_token, timeout=timeout)
        return decode(SharedWorld, data)

    async def unlock(self, world_id: str, password: str, *, timeout: float | None = None) -> ShareToken:
        """Exchange the password of a shared world for a token that opens the world for an hour.

        The token is None if the world has no password.

        Args:
            world_id: The world.
            password: The password that its owner set.
            timeout: Seconds for the call with all its retries.

        Raises:
            NotFoundError: There is no such shared world.
            PermissionDeniedError: The password is wrong.
            RateLimitError: Too many wrong passwords; see `retry_after`.
        """
        path = f"/public/worlds/{quoted(world_id)}:unlock"
        return decode(ShareToken, await self._transport.json("POST", path, body={"password": password}, timeout=timeout))

    def events(
        self,
        world_id: str,
        *,
        share_token: str | None = None,
        timeout: float = math.inf,
        on_interruption: OnInterruption | None = None,
        on_preview: OnPreview | None = None,
    ) -> AsyncIterator[OperationEvent]:
        """Iterate over the events of the operation that generates the world.

        If event streams do not work, for example behind some proxies, the iterator stops without a `DoneEvent`.

        Args:
            world_id: The world.
            share_token: Token from `unlock`, for a world with a password.
            timeout: Seconds until the iterator raises APITimeoutError; no limit by default.
            on_interruption: Called before a reconnection, with the error that interrupted the connection, or with None if the service
                closed the connection.
            on_preview: Called with the files that a running generation has already stored. A file can occur in several calls.

        Raises:
            NotFoundError: There is no such shared world.
            APITimeoutError: The call exceeded `timeout`.
        """
        path = f"/public/worlds/{quoted(world_id)}/events"
        return follow_stream(self._transport, path, Deadline(timeout), on_interruption, on_preview, share_token)
