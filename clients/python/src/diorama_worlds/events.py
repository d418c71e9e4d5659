"""What happens to an operation: progress, any number of times, then its end."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Union

from ._core.codec import decode
from ._core.deprecation import renamed
from ._core.server_events import ServerEvent
from .types import Operation, Preview, Progress

__all__ = ["DoneEvent", "OperationEvent", "OperationOutcome", "ProgressEvent"]

OperationOutcome = Literal["SUCCEEDED", "FAILED", "CANCELLED"]
"""The result of an operation."""


@dataclass(frozen=True)
class ProgressEvent:
    """An event that reports the progress of an operation."""

    progress: Progress
    """The progress, with `percent` and `description`."""
    type: Literal["progress"] = "progress"
    """Kind of the event."""


@dataclass(frozen=True)
class DoneEvent:
    """The last event of an operation."""

    status: OperationOutcome
    """The result of the operation."""
    operation_id: str
    """ID of the operation."""
    world_id: str | None
    """ID of the generated world. None if the operation is not a generation."""
    type: Literal["done"] = "done"
    """Kind of the event."""


OperationEvent = Union[ProgressEvent, DoneEvent]
"""An event of an operation. `type` distinguishes the two kinds."""


def operation_event(event: ServerEvent) -> OperationEvent | None:
    """Return the event of a stream; None for a preview, and for a kind that this version does not know."""
    if event.event == "progress":
        return ProgressEvent(decode(Progress, json.loads(event.data)))
    if event.event != "done":
        return None
    data = json.loads(event.data)
    return DoneEvent(data["status"], data["operation_id"], data.get("world_id"))


def preview_of(event: ServerEvent) -> Preview | None:
    """Return the early files that an event of a stream names; None for an event of another kind."""
    return decode(Preview, json.loads(event.data)) if event.event == "preview" else None


def has_succeeded(operation: Operation) -> bool:
    """Return whether the operation has ended without an error."""
    return operation.done and operation.error is None


def done_event(operation: Operation) -> DoneEvent:
    """Return the end of an operation that has ended."""
    metadata = operation.metadata
    is_cancelled = metadata is not None and metadata.progress.status == "CANCELLED"
    status: OperationOutcome = "SUCCEEDED" if has_succeeded(operation) else "CANCELLED" if is_cancelled else "FAILED"
    return DoneEvent(status, operation.operation_id, metadata.world_id if metadata is not None else None)


if TYPE_CHECKING:
    Status = OperationOutcome


def __getattr__(name: str) -> Any:
    return renamed(name, globals(), {"Status": "OperationOutcome"})
