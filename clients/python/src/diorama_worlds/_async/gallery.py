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
    """Methods to read worlds that their owners share. They need no API key."""

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
        """Return one page of the public worlds that match all filters, newest first."""
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
        """Iterate over all public worlds that match all filters, newest first."""

        async def fetch(token: str | None) -> WorldPage:
            return await self.page(query=query, tag=tag, style=style, page_size=page_size, page_token=token, timeout=timeout)

        return iterate_pages(fetch, lambda page: page.worlds)

    async def get(self, world_id: str, *, share_token: str | None = None, timeout: float | None = None) -> SharedWorld:
        """Return a world that is public or shared by its link.

        While the world is being generated, the result contains the progress.

        Args:
            world_id: ID of the world.
            share_token: Token from `gallery.unlock`. Required if the world has a password.
            timeout: Maximum time in seconds for the call with all its retries. Default: the `timeout` of the client.

        Raises:
            AuthenticationError: The world has a password, and `share_token` is missing or has expired.
            NotFoundError: The world does not exist, or is not shared.
        """
        data = await self._transport.json("GET", f"/public/worlds/{quoted(world_id)}", share_token=share_token, timeout=timeout)
        return decode(SharedWorld, data)

    async def unlock(self, world_id: str, password: str, *, timeout: float | None = None) -> ShareToken:
        """Exchange the password of a shared world for a share token.

        The token is valid for one hour. It is None if the world has no password.

        Args:
            world_id: ID of the world.
            password: Password that the owner of the world set.
            timeout: Maximum time in seconds for the call with all its retries. Default: the `timeout` of the client.

        Raises:
            NotFoundError: The world does not exist, or is not shared.
            PermissionDeniedError: The password is wrong.
            RateLimitError: There were too many wrong passwords. Wait `retry_after` seconds.
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
        """Iterate over the progress events and the final event of the operation that generates a shared world.

        If event streams do not work, for example behind some proxies, the iterator stops without a `DoneEvent`.

        Args:
            world_id: ID of the world.
            share_token: Token from `gallery.unlock`. Required if the world has a password.
            timeout: Maximum time in seconds until the iterator raises `APITimeoutError`. Default: no limit.
            on_interruption: Function that is called when the event stream is interrupted. It receives the error, or None if the service
                closed the connection.
            on_preview: Function that receives the URLs of all files that are already stored, such as the panorama, while the generation is
                running. It can be called several times with the same files.

        Raises:
            NotFoundError: The world does not exist, or is not shared.
            APITimeoutError: The call exceeded `timeout`. The generation continues.
        """
        path = f"/public/worlds/{quoted(world_id)}/events"
        return follow_stream(self._transport, path, Deadline(timeout), on_interruption, on_preview, share_token)
