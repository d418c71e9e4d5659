"""Images and videos of the account."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Literal, cast

from typing_extensions import Unpack

from .._core.codec import decode
from .._core.paths import quoted
from .._core.retry import Deadline
from .._core.uploads import CHUNK_BYTES, OnUploadProgress, Upload, UploadFile, UploadProgress, open_upload
from ..errors import BadRequestError, ConflictError, MediaRejectedError
from ..types import (
    DeletedMediaAsset,
    ListMediaAssetsOptions,
    MediaAsset,
    MediaAssetPage,
    PreparedUpload,
)
from .pages import iterate_pages
from .runtime import run_blocking, sleep
from .transport import AsyncTransport

UPLOAD_SECONDS = 1_800.0
"""Enough for a gigabyte over a slow line."""
FIRST_LOOK_SECONDS = 0.1
LONGEST_LOOK_SECONDS = 2.0


class AsyncMedia:
    """Images and videos of the account."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def get(self, media_asset_id: str, *, timeout: float | None = None) -> MediaAsset:
        """Return the media asset.

        Raises:
            NotFoundError: There is no such media asset in the account.
        """
        return decode(MediaAsset, await self._transport.json("GET", self._path(media_asset_id), timeout=timeout))

    async def page(self, *, timeout: float | None = None, **options: Unpack[ListMediaAssetsOptions]) -> MediaAssetPage:
        """Return one page of the media assets that match the filter, newest first.

        Options:
            page_size: Media assets in each page, 1 to 100; 20 by default.
            page_token: `next_page_token` of the previous page; the first page by default.
            kind: `image` or `video`.
            state: `PENDING_UPLOAD`, `READY`, `REJECTED` or `EXPIRED`.
            sort_order: By creation time: `desc` (the default) or `asc`.

        Raises:
            ValidationError: A field is not valid; `entries` lists each invalid field.
        """
        body = cast("dict[str, Any]", options)
        data = await self._transport.json("POST", "/svc/v1/media-assets:list", body=body, timeout=timeout)
        return decode(MediaAssetPage, data)

    def list(self, *, timeout: float | None = None, **options: Unpack[ListMediaAssetsOptions]) -> AsyncIterator[MediaAsset]:
        """Iterate over all media assets that match the filter. `timeout` is for each page.

        Options:
            page_size: Media assets in each page, 1 to 100; 20 by default.
            page_token: `next_page_token` of the previous page; the first page by default.
            kind: `image` or `video`.
            state: `PENDING_UPLOAD`, `READY`, `REJECTED` or `EXPIRED`.
            sort_order: By creation time: `desc` (the default) or `asc`.

        Raises:
            ValidationError: A field is not valid; `entries` lists each invalid field.
        """

        async def fetch(token: str | None) -> MediaAssetPage:
            more: ListMediaAssetsOptions = {**options, "page_token": token}
            return await self.page(timeout=timeout, **more)

        return iterate_pages(fetch, lambda page: page.media_assets, options.get("page_token"))

    async def delete(self, media_asset_id: str, *, timeout: float | None = None) -> DeletedMediaAsset:
        """Permanently delete the media asset and its file.

        If the response is lost, the client retries. A retry that finds no asset counts as success.

        Raises:
            NotFoundError: There is no such media asset in the account.
        """
        data = await self._transport.delete(self._path(media_asset_id), timeout)
        if data is None:
            return DeletedMediaAsset(id=media_asset_id, media_asset_id=media_asset_id, deleted=True)
        return decode(DeletedMediaAsset, data)

    async def prepare_upload(
        self, file_name: str, kind: Literal["image", "video"], extension: str, *, timeout: float | None = None
    ) -> PreparedUpload:
        """Prepare an upload without sending the bytes. Use this method if your program sends the bytes itself.

        Args:
            file_name: Name of the file, for human readers.
            kind: Image or video.
            extension: Extension of the file name, without a dot.
            timeout: Seconds for the call with all its retries.

        Raises:
            BadRequestError: The storage quota of the account is exceeded.
            ValidationError: A field is not valid; `entries` lists each invalid field.
        """
        body = {"file_name": file_name, "kind": kind, "extension": extension}
        data = await self._transport.json("POST", "/svc/v1/media-assets:prepare_upload", body=body, timeout=timeout)
        return decode(PreparedUpload, data)

    async def upload(
        self,
        file: UploadFile,
        *,
        file_name: str | None = None,
        kind: Literal["image", "video"] | None = None,
        extension: str | None = None,
        on_progress: OnUploadProgress | None = None,
        timeout: float = UPLOAD_SECONDS,
    ) -> MediaAsset:
        """Upload a file and return the media asset when it is READY.

        Args:
            file: A path, bytes, or a binary file. If the connection breaks, the client can send the file again only if it can read it
                again.
            file_name: Defaults to the file name of the path. Required for bytes.
            kind: Defaults to the kind that matches the extension.
            extension: Without a dot. Defaults to the extension of the file name.
            on_progress: Called as bytes are sent.
            timeout: Seconds for the whole upload.

        Raises:
            BadRequestError: The storage quota of the account is exceeded.
            ValidationError: A field is not valid; `entries` lists each invalid field.
            MediaRejectedError: The file is not a readable image or video of this kind.

        Example:
            from diorama_worlds import media_from_asset

            asset = await diorama.media.upload("photo.jpg")
            operation = await diorama.worlds.generate({"type": "image", "image_prompt": media_from_asset(asset)})
        """
        deadline = Deadline(timeout)
        with open_upload(file, file_name, kind, extension) as upload:
            prepared = await self.prepare_upload(upload.file_name, upload.kind, upload.extension, timeout=deadline.remaining())
            asset, info = prepared.media_asset, prepared.upload_info
            headers = dict(info.required_headers)
            if upload.total is not None:
                headers["content-length"] = str(upload.total)
            try:
                content = _Content(upload, on_progress)
                await self._transport.put(info.upload_url, info.upload_method, headers, content.make, deadline)
            except BadRequestError as error:
                details = {"status": error.status, "code": error.code, "request_id": error.request_id, "attempts": error.attempts}
                raise MediaRejectedError(asset.id, error.message, **details) from error
            except ConflictError as error:
                if error.attempts == 1:
                    raise
                # The response to the first attempt was lost: the asset is complete and takes no further bytes.
        return await self._when_ready(asset.id, deadline)

    async def _when_ready(self, media_asset_id: str, deadline: Deadline) -> MediaAsset:
        wait = FIRST_LOOK_SECONDS
        while True:
            asset = await self.get(media_asset_id, timeout=deadline.remaining())
            if asset.state in (None, "READY"):
                return asset
            if asset.state != "PENDING_UPLOAD":
                reason = (asset.metadata or {}).get("reason")
                suffix = f": {reason}" if isinstance(reason, str) else ""
                raise MediaRejectedError(media_asset_id, f"The media asset is {asset.state}{suffix}")
            await sleep(min(wait, deadline.remaining()))
            wait = min(LONGEST_LOOK_SECONDS, wait * 2)

    def _path(self, media_asset_id: str) -> str:
        return f"/svc/v1/media-assets/{quoted(media_asset_id)}"


class _Content:
    """The body of an upload, made again for each attempt."""

    def __init__(self, upload: Upload, on_progress: OnUploadProgress | None) -> None:
        self._upload = upload
        self._on_progress = on_progress
        self._is_fresh = True

    def make(self) -> AsyncIterator[bytes] | None:
        if self._upload.start is None and not self._is_fresh:
            return None
        self._is_fresh = False
        return self._chunks()

    async def _chunks(self) -> AsyncIterator[bytes]:
        stream, start, total = self._upload.stream, self._upload.start, self._upload.total
        if start is not None:
            stream.seek(start)
        sent = 0
        while True:
            self._report(sent, total)
            chunk = await run_blocking(lambda: stream.read(CHUNK_BYTES))
            if not chunk:
                return
            yield chunk
            sent += len(chunk)

    def _report(self, sent: int, total: int | None) -> None:
        if self._on_progress is not None:
            self._on_progress(UploadProgress(sent, total))
