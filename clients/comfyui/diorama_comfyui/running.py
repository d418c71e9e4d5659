"""Operations that run while a node waits, with progress, previews and interrupts."""

from __future__ import annotations

import contextlib
import queue
import threading
from typing import Union

import diorama_worlds as dw
from PIL import UnidentifiedImageError

from .host import Progress, throw_if_interrupted
from .tensors import decode_picture

__all__ = ["follow", "world_of"]

LOOK_SECONDS = 0.2
"""Between two looks at whether the user has interrupted the run."""


_News = Union[dw.Progress, dw.Preview, dw.Operation, BaseException]
"""What a wait brings: at last the finished operation, or the error of the wait."""


def follow(client: dw.Diorama, started: dw.Operation) -> dw.Operation:
    """Return the operation when it has succeeded. When the user interrupts the run, the operation is cancelled.

    Raises:
        OperationFailedError: The operation failed.
    """
    news: queue.SimpleQueue[_News] = queue.SimpleQueue()

    def wait() -> None:
        try:
            news.put(client.operations.wait(started.operation_id, on_progress=news.put, on_preview=news.put))
        except BaseException as error:
            news.put(error)

    threading.Thread(target=wait, name="diorama", daemon=True).start()
    try:
        return _listen(client, news)
    except dw.DioramaError:
        raise
    except BaseException:
        with contextlib.suppress(dw.DioramaError):
            client.operations.cancel(started.operation_id)
        raise


def _listen(client: dw.Diorama, news: queue.SimpleQueue[_News]) -> dw.Operation:
    progress = Progress()
    percent, is_shown = 0, False
    while True:
        throw_if_interrupted()
        try:
            item = news.get(timeout=LOOK_SECONDS)
        except queue.Empty:
            continue
        if isinstance(item, dw.Operation):
            return item
        if isinstance(item, BaseException):
            raise item
        if isinstance(item, dw.Progress):
            percent = item.percent
            progress.show(percent)
        elif item.thumbnail_url is not None and not is_shown:
            is_shown = True
            _show_preview(client, item.thumbnail_url, percent, progress)


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
