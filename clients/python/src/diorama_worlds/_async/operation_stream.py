"""Follows the events of an operation over as many connections as it takes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping

from .._core.retry import Deadline, is_retryable, retry_delay
from .._core.server_events import ServerEvent, ServerEventReader
from ..errors import APIConnectionError, DioramaError
from ..events import DoneEvent, OperationEvent, operation_event, preview_of
from ..types import Preview
from .runtime import sleep
from .transport import AsyncTransport, Attempt

SILENCE_SECONDS = 45.0
"""The service sends at least a comment every 15 seconds; after three missed ones the connection is dead."""
PATIENCE = 3
"""So many connections in a row without an event, and the stream ends."""

OnInterruption = Callable[[DioramaError | None], None]
"""Function that receives the error that interrupted a connection, or None if the service closed the connection."""
OnPreview = Callable[[Preview], None]
"""Function that receives the URLs of all files that a running generation has already stored."""


async def follow_stream(
    transport: AsyncTransport,
    path: str,
    deadline: Deadline,
    on_interruption: OnInterruption | None,
    on_preview: OnPreview | None = None,
    share_token: str | None = None,
) -> AsyncIterator[OperationEvent]:
    """Yield the events of a stream until the operation ends. Each connection continues where the previous one broke off.

    The iterator ends without a `DoneEvent` when streams do not get through at all, as behind some proxies.

    Raises:
        DioramaError: The service refuses the stream for a reason that does not pass.
        APITimeoutError: The deadline has passed.
    """
    newest = ""
    headers = {} if share_token is None else {"share-token": share_token}
    failures = 0
    while failures < PATIENCE:
        fault: DioramaError | None = None
        try:
            async for event in _connect(transport, path, headers, newest, Attempt(failures + 1, deadline)):
                failures, newest = 0, event.id
                if on_preview is not None and (preview := preview_of(event)) is not None:
                    on_preview(preview)
                known = operation_event(event)
                if known is None:
                    continue
                yield known
                if isinstance(known, DoneEvent):
                    return
        except DioramaError as error:
            if not is_retryable(error):
                raise
            fault = error
        failures += 1
        if on_interruption is not None:
            on_interruption(fault)
        if failures < PATIENCE:
            wait = retry_delay(fault, failures, transport.settings.random)
            await sleep(min(wait, deadline.remaining()))


async def _connect(
    transport: AsyncTransport, path: str, headers: Mapping[str, str], newest: str, attempt: Attempt
) -> AsyncIterator[ServerEvent]:
    headers = {**headers, "accept": "text/event-stream"}
    if newest:
        headers["last-event-id"] = newest
    async with transport.stream(path, headers, attempt, SILENCE_SECONDS) as response:
        if not response.headers.get("content-type", "").startswith("text/event-stream"):
            raise APIConnectionError("The response is not an event stream")
        reader = ServerEventReader()
        async for piece in response.aiter_bytes():
            attempt.deadline.remaining()
            for event in reader.push(piece):
                yield event
