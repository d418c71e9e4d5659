# Generated from _async/operations.py by tools/python-client.mjs. Do not edit.
"""Operations: work that continues after the request that started it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Callable

from .._core.codec import decode
from .._core.paths import quoted
from .._core.retry import Deadline
from ..errors import OperationFailedError
from ..events import DoneEvent, OperationEvent, ProgressEvent, done_event, has_succeeded
from ..types import Operation, OperationPage, OperationState, Progress, QueuePlace
from .operation_stream import OnInterruption, OnPreview, follow_stream
from .pages import iterate_pages
from .runtime import sleep
from .transport import Transport

POLL_SECONDS = 2.0
"""Between two looks at an operation, up to a quarter more or less, so that clients do not poll together."""

OnProgress = Callable[[Progress], None]
"""Function that receives each progress update of an operation."""


class Operations:
    """Methods to read, follow and cancel operations.

    An operation is the work that a request starts, such as a generation or an export. It is done when it has succeeded, failed or was
    cancelled.
    """

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(self, operation_id: str, *, timeout: float | None = None) -> Operation:
        """Return an operation in its current state, with newly signed URLs of its files.

        Raises:
            NotFoundError: The operation does not exist, or belongs to another account.
        """
        return decode(Operation, self._transport.json("GET", self._path(operation_id), timeout=timeout))

    def page(
        self,
        *,
        page_size: int | None = None,
        page_token: str | None = None,
        state: OperationState | None = None,
        timeout: float | None = None,
    ) -> OperationPage:
        """Return one page of the operations, newest first."""
        query = {"page_size": page_size, "page_token": page_token, "state": state}
        return decode(OperationPage, self._transport.json("GET", "/svc/v1/operations", query=query, timeout=timeout))

    def list(
        self, *, page_size: int | None = None, state: OperationState | None = None, timeout: float | None = None
    ) -> Iterator[Operation]:
        """Iterate over all operations, newest first."""

        def fetch(token: str | None) -> OperationPage:
            return self.page(page_size=page_size, page_token=token, state=state, timeout=timeout)

        return iterate_pages(fetch, lambda page: page.operations)

    def queue_place(self, operation_id: str, *, timeout: float | None = None) -> QueuePlace:
        """Return the place of an operation in the queue, and when it is likely to be done.

        Raises:
            NotFoundError: The operation does not exist, or belongs to another account.
        """
        return decode(QueuePlace, self._transport.json("GET", f"{self._path(operation_id)}/queue", timeout=timeout))

    def cancel(self, operation_id: str, *, timeout: float | None = None) -> Operation:
        """Cancel an operation and return it. An operation that is already done does not change.

        Raises:
            NotFoundError: The operation does not exist, or belongs to another account.
        """
        data = self._transport.json("POST", f"{self._path(operation_id)}:cancel", body={}, timeout=timeout)
        return decode(Operation, data)

    def events(
        self,
        operation_id: str,
        *,
        timeout: float = math.inf,
        on_interruption: OnInterruption | None = None,
        on_preview: OnPreview | None = None,
    ) -> Iterator[OperationEvent]:
        """Iterate over the progress events and the final event of an operation.

        If the connection is interrupted, the client reconnects and continues after the last event. If event streams do not work, the client
        polls the operation every 2 seconds.

        Args:
            operation_id: ID of the operation.
            timeout: Maximum time in seconds until the iterator raises `APITimeoutError`. Default: no limit.
            on_interruption: Function that is called when the event stream is interrupted. It receives the error, or None if the service
                closed the connection.
            on_preview: Function that receives the URLs of all files that are already stored, such as the panorama, while the generation is
                running. It can be called several times with the same files.

        Raises:
            NotFoundError: The operation does not exist, or belongs to another account.
            APITimeoutError: The call exceeded `timeout`. The operation continues. To stop it, call `operations.cancel`.

        Example:
            for event in diorama.operations.events("OPERATION_ID"):
                print(event.progress.percent if event.type == "progress" else event.status)
        """
        deadline = Deadline(timeout)
        path = f"{self._path(operation_id)}/events"
        for event in follow_stream(self._transport, path, deadline, on_interruption, on_preview):
            yield event
            if isinstance(event, DoneEvent):
                return
        for event in self._poll(operation_id, deadline, on_preview):
            yield event

    def wait(
        self,
        operation_id: str,
        *,
        on_progress: OnProgress | None = None,
        on_preview: OnPreview | None = None,
        timeout: float = math.inf,
    ) -> Operation:
        """Wait until an operation has succeeded, and return it.

        Args:
            operation_id: ID of the operation.
            on_progress: Function that receives each progress update, including the last one. `percent` never decreases.
            on_preview: Function that receives the URLs of all files that are already stored, such as the panorama, while the generation is
                running. It can be called several times with the same files.
            timeout: Maximum time to wait, in seconds. Default: no limit.

        Raises:
            NotFoundError: The operation does not exist, or belongs to another account.
            OperationFailedError: The operation failed or was cancelled.
            APITimeoutError: The call exceeded `timeout`. The operation continues. To stop it, call `operations.cancel`.

        Example:
            operation = diorama.operations.wait("OPERATION_ID", timeout=600)
            print(operation.cost.total_credits if operation.cost else 0)
        """
        deadline = Deadline(timeout)
        latest: Progress | None = None
        for event in self.events(operation_id, timeout=timeout, on_preview=on_preview):
            if isinstance(event, ProgressEvent):
                latest = event.progress
                if on_progress is not None:
                    on_progress(latest)
        operation = self.get(operation_id, timeout=deadline.limit(self._transport.settings.timeout))
        last = operation.metadata.progress if operation.metadata is not None else None
        if on_progress is not None and last is not None and last != latest and (latest is None or last.percent >= latest.percent):
            on_progress(last)
        if not has_succeeded(operation):
            raise OperationFailedError(operation)
        return operation

    def _poll(self, operation_id: str, deadline: Deadline, on_preview: OnPreview | None) -> Iterator[OperationEvent]:
        percent = -1
        while True:
            operation = self.get(operation_id, timeout=deadline.limit(self._transport.settings.timeout))
            if operation.done:
                yield done_event(operation)
                return
            progress = operation.metadata.progress if operation.metadata is not None else None
            if progress is not None and progress.percent > percent:
                percent = progress.percent
                yield ProgressEvent(progress)
            preview = operation.metadata.preview if operation.metadata is not None else None
            if preview is not None and on_preview is not None:
                on_preview(preview)
            pause(self._transport, deadline)

    def _path(self, operation_id: str) -> str:
        return f"/svc/v1/operations/{quoted(operation_id)}"


def pause(transport: Transport, deadline: Deadline) -> None:
    """Wait before the next poll of an operation, at most until the deadline."""
    sleep(min(POLL_SECONDS * (0.75 + 0.5 * transport.settings.random()), deadline.remaining()))
