"""Files that can be uploaded."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, Literal, NamedTuple, Union, cast

from ..errors import DioramaError

UploadFile = Union[str, os.PathLike[str], bytes, bytearray, memoryview, BinaryIO]
"""The path of a file, its content as bytes, or an open binary file."""

CHUNK_BYTES = 1 << 18
VIDEO_EXTENSIONS = frozenset({"mp4", "mov", "mkv", "webm"})


class UploadProgress(NamedTuple):
    """Progress of an upload. Passed to `on_progress` of `media.upload`."""

    sent: int
    """Number of bytes sent so far. A retry starts at 0 again."""
    total: int | None
    """Size of the file in bytes, or None if it is not known."""


OnUploadProgress = Callable[[UploadProgress], None]
"""Function that receives the progress of an upload."""


class Upload(NamedTuple):
    """A file with what the service must know of it."""

    stream: BinaryIO
    start: int | None
    """Where the bytes to send begin; None for a stream that can be read only once."""
    total: int | None
    file_name: str
    extension: str
    kind: Literal["image", "video"]


def open_upload(
    file: UploadFile, file_name: str | None, kind: Literal["image", "video"] | None, extension: str | None
) -> AbstractContextManager[Upload]:
    """Return a context that holds the open file. Name, kind and extension default to those of the path.

    Raises:
        DioramaError: The file has no name, or its name has no extension.
        OSError: The path cannot be opened.
    """
    name = file_name or _name_of(file)
    if name is None:
        raise DioramaError("file_name is missing: bytes have no name")
    ending = (extension or Path(name).suffix).removeprefix(".").lower()
    if not ending:
        raise DioramaError(f"'{name}' has no extension; pass the extension")
    kind = kind or ("video" if ending in VIDEO_EXTENSIONS else "image")
    return _open(file, name, ending, kind)


class _OpenFile(AbstractContextManager[Upload]):
    def __init__(self, path: Path, name: str, extension: str, kind: Literal["image", "video"]) -> None:
        self._stream = path.open("rb")
        total = os.fstat(self._stream.fileno()).st_size
        self._upload = Upload(cast(BinaryIO, self._stream), 0, total, name, extension, kind)

    def __enter__(self) -> Upload:
        return self._upload

    def __exit__(self, *_: object) -> None:
        self._stream.close()


def _open(file: UploadFile, name: str, extension: str, kind: Literal["image", "video"]) -> AbstractContextManager[Upload]:
    if isinstance(file, (str, os.PathLike)):
        return _OpenFile(Path(file), name, extension, kind)
    if isinstance(file, (bytes, bytearray, memoryview)):
        return nullcontext(Upload(BytesIO(file), 0, len(memoryview(file).cast("B")), name, extension, kind))
    if not file.seekable():
        return nullcontext(Upload(file, None, None, name, extension, kind))
    start = file.tell()
    total = file.seek(0, os.SEEK_END) - start
    file.seek(start)
    return nullcontext(Upload(file, start, total, name, extension, kind))


def _name_of(file: UploadFile) -> str | None:
    if isinstance(file, (str, os.PathLike)):
        return Path(file).name
    name = getattr(file, "name", None)
    return Path(name).name if isinstance(name, str) else None
