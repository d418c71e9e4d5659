"""Operations that run while a node waits, with progress, previews and interrupts."""

from __future__ import annotations

import contextlib
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass

import diorama_worlds as dw
from PIL import UnidentifiedImageError

from .host import Progress, throw_if_interrupted
from .tensors import decode_picture

__all__ = ["follow", "world_of"]

LOOK_SECONDS = 0.2
"""Between two looks at whether the user has interrupted the run."""


@dataclass(frozen=True)
class _End:
    operation: dw.Operation | None
    error: BaseException | None


def follow(client: dw.Diorama, started: dw.Operation, progress: Progress) -> dw.Operation:
    """Return the operation when it has succeeded. When the user interrupts the run, the operation is cancelled.

    Raises:
        OperationFailedError: The operation failed.
    """
    news: queue.SimpleQueue[dw.Progress | dw.Preview | _End] = queue.SimpleQueue()

    def wait() -> None:
        try:
            end = client.operations.wait(started.operation_id, on_progress=news.put, on_preview=news.put)
        except BaseException as error:
            news.put(_End(None, error))
        else:
            news.put(_End(end, None))

    threading.Thread(target=wait, name="diorama", daemon=True).start()
    try:
        return _listen(client, news.get, progress)
    except dw.DioramaError:
        raise
    except BaseException:
        with contextlib.suppress(dw.DioramaError):
            client.operations.cancel(started.operation_id)
        raise


def _listen(client: dw.Diorama, get: Callable[..., dw.Progress | dw.Preview | _End], progress: Progress) -> dw.Operation:
    percent, is_shown = 0, False
    while True:
        throw_if_interrupted()
        try:
            item = get(timeout=LOOK_SECONDS)
        except queue.Empty:
            continue
        if isinstance(item, dw.Progress):
            percent = item.percent
            progress.show(percent)
        elif isinstance(item, dw.Preview):
            if item.thumbnail_url is not None and not is_shown:
                is_shown = True
                _show_preview(client, item.thumbnail_url, percent, progress)
        elif item.operation is not None:
            return item.operation
        elif item.error is not None:
            raise item.error


def _show_preview(client: dw.Diorama, url: str, percent: int, progress: Progress) -> None:
    """Show a picture of the world that is being made; the run does without it when it cannot be read."""
    from PIL import Image

    with contextlib.suppress(dw.DioramaError, UnidentifiedImageError):
        progress.show(percent, Image.fromarray(decode_picture(client.downloads.read(url))))


def world_of(client: dw.Diorama, operation: dw.Operation) -> dw.World:
    """Return the world of a finished operation."""
    world_id = operation.metadata.world_id if operation.metadata is not None else None
    if world_id is None:
        raise dw.DioramaError("The finished operation contains no world")
    return client.worlds.get(world_id)
