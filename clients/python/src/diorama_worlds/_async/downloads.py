"""Files of worlds."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Union

import httpx

from ..files import AssetFile, exported_file_of, files_of
from ..types import ExportResult, World
from .runtime import run_blocking
from .transport import AsyncTransport, Attempt, read_all

DOWNLOAD_SECONDS = 1_800.0
"""Enough for gigabytes over a slow line."""

Downloadable = Union[AssetFile, ExportResult, str]
"""A file of a world, the result of an export, or the URL of a file."""
OnDownloadProgress = Callable[[int, "int | None"], None]
"""Function that receives the number of bytes received so far, and the total number, or None if it is not known. A retry starts at 0."""


class AsyncDownloads:
    """Methods to list, read and save the files of worlds and of exports.

    The client does not send the API key, because the URL of each file is signed. The URLs of a private world expire 23 to 24 hours after
    the response. `worlds.get` and `operations.get` return new URLs.
    """

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    def files(self, world: World) -> list[AssetFile]:
        """Return the files of a world, with their names and URLs. This method sends no request."""
        return files_of(world)

    async def read(self, file: Downloadable, *, on_progress: OnDownloadProgress | None = None, timeout: float = DOWNLOAD_SECONDS) -> bytes:
        """Return the content of a file as bytes.

        If the connection is interrupted, the client reads the file again from the beginning.

        Args:
            file: A file of a world, the result of an export, or the URL of a file.
            on_progress: Function that receives the number of bytes received so far, and the total number.
            timeout: Maximum time in seconds for the file with all retries.

        Raises:
            SignedUrlError: The URL has expired. Call `worlds.get` to get a new URL.
        """

        async def take(response: httpx.Response, attempt: Attempt) -> bytes:
            return await read_all(response, attempt, _reporter(response, on_progress))

        return await self._transport.read(_url_of(file), take, timeout=timeout)

    async def save(
        self,
        file: Downloadable,
        path: str | os.PathLike[str],
        *,
        on_progress: OnDownloadProgress | None = None,
        timeout: float = DOWNLOAD_SECONDS,
    ) -> Path:
        """Save a file to a path and return the path.

        The download is atomic: the file appears at the path only when it is complete.

        Args:
            file: A file of a world, the result of an export, or the URL of a file.
            path: Path of the new file. It can also be an existing folder, unless `file` is a URL.
            on_progress: Function that receives the number of bytes received so far, and the total number.
            timeout: Maximum time in seconds for the file with all retries.

        Raises:
            SignedUrlError: The URL has expired. Call `worlds.get` to get a new URL.

        Example:
            world = await diorama.worlds.get("WORLD_ID")
            path = await diorama.downloads.save(world.file("imagery.pano_url"), "panorama.png")
        """
        target = Path(path)
        entry = exported_file_of(file) if isinstance(file, ExportResult) else file
        if target.is_dir() and isinstance(entry, AssetFile):
            target /= entry.file_name
        partial = target.with_name(f"{target.name}.part")

        async def take(response: httpx.Response, attempt: Attempt) -> None:
            report = _reporter(response, on_progress)
            received = 0
            with partial.open("wb") as sink:
                async for chunk in response.aiter_bytes():
                    attempt.deadline.remaining()
                    await run_blocking(lambda piece=chunk: sink.write(piece))  # type: ignore[misc]
                    received += len(chunk)
                    if report is not None:
                        report(received)

        try:
            await self._transport.read(_url_of(file), take, timeout=timeout)
            partial.replace(target)
        finally:
            partial.unlink(missing_ok=True)
        return target

    async def size(self, file: Downloadable, *, timeout: float | None = None) -> int | None:
        """Return the size of a file in bytes, or None if the server does not send it."""

        async def take(response: httpx.Response, attempt: Attempt) -> int | None:
            return _length_of(response)

        return await self._transport.read(_url_of(file), take, method="HEAD", timeout=timeout)


def _url_of(file: Downloadable) -> str:
    if isinstance(file, str):
        return file
    return file.url if isinstance(file, AssetFile) else exported_file_of(file).url


def _length_of(response: httpx.Response) -> int | None:
    """The length of a body; None when it is not known, or when the body is encoded and has another length here."""
    length = response.headers.get("content-length")
    return int(length) if length is not None and "content-encoding" not in response.headers else None


def _reporter(response: httpx.Response, on_progress: OnDownloadProgress | None) -> Callable[[int], None] | None:
    if on_progress is None:
        return None
    total = _length_of(response)
    return lambda received: on_progress(received, total)
