# Generated from _async/media.py by tools/python-client.mjs. Do not edit.
"""Images and videos of the account."""

from __future__ import annotations

from collections.abc import Iterator
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
from .transport import Transport

UPLOAD_SECONDS = 1_800.0
"""Enough for a gigabyte over a slow line."""
FIRST_LOOK_SECONDS = 0.1
LONGEST_LOOK_SECONDS = 2.0


class Media:
    """Methods to upload, read and delete media assets: images and videos that prompts can use."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(self, media_asset_id: str, *, timeout: float | None = None) -> MediaAsset:
        """Return a media asset.

        Raises:
            NotFoundError: The media asset does not exist, or belongs to another account.
        """
        return decode(MediaAsset, self._transport.json("GET", self._path(media_asset_id), timeout=timeout))

    def page(self, *, timeout: float | None = None, **options: Unpack[ListMediaAssetsOptions]) -> MediaAssetPage:
        """Return one page of the media assets that match all filters.

        Options:
            page_size: Number of media assets in each page, 1 to 100. Default: 20.
            page_token: `next_page_token` of the previous page. Default: the first page.
            kind: Only media assets of this kind: `image` or `video`.
            state: Only media assets in this state: `PENDING_UPLOAD`, `READY`, `REJECTED` or `EXPIRED`.
            sort_order: Order by creation time: `desc` (default, newest first) or `asc`.

        Raises:
            ValidationError: A field is not valid. `entries` lists the invalid fields.
        """
        body = cast("dict[str, Any]", options)
        data = self._transport.json("POST", "/svc/v1/media-assets:list", body=body, timeout=timeout)
        return decode(MediaAssetPage, data)

    def list(self, *, timeout: float | None = None, **options: Unpack[ListMediaAssetsOptions]) -> Iterator[MediaAsset]:
        """Iterate over all media assets that match all filters.

        Options:
            page_size: Number of media assets in each page, 1 to 100. Default: 20.
            page_token: `next_page_token` of the previous page. Default: the first page.
            kind: Only media assets of this kind: `image` or `video`.
            state: Only media assets in this state: `PENDING_UPLOAD`, `READY`, `REJECTED` or `EXPIRED`.
            sort_order: Order by creation time: `desc` (default, newest first) or `asc`.

        Raises:
            ValidationError: A field is not valid. `entries` lists the invalid fields.
        """

        def fetch(token: str | None) -> MediaAssetPage:
            more: ListMediaAssetsOptions = {**options, "page_token": token}
            return self.page(timeout=timeout, **more)

        return iterate_pages(fetch, lambda page: page.media_assets, options.get("page_token"))

    def delete(self, media_asset_id: str, *, timeout: float | None = None) -> DeletedMediaAsset:
        """Permanently delete a media asset and its file.

        A retry that finds no media asset counts as success.

        Raises:
            NotFoundError: The media asset does not exist, or belongs to another account.
        """
        data = self._transport.delete(self._path(media_asset_id), timeout)
        if data is None:
            return DeletedMediaAsset(id=media_asset_id, media_asset_id=media_asset_id, deleted=True)
        return decode(DeletedMediaAsset, data)

    def prepare_upload(
        self, file_name: str, kind: Literal["image", "video"], extension: str, *, timeout: float | None = None
    ) -> PreparedUpload:
        """Create a media asset and return a URL to which your program sends the file.

        Use `upload` instead if the client should send the file.

        Args:
            file_name: File name, shown in lists.
            kind: Kind of the file: `image` or `video`.
            extension: Extension of the file name without the dot, such as `jpg`.
            timeout: Maximum time in seconds for the call with all its retries. Default: the `timeout` of the client.

        Raises:
            BadRequestError: The file would exceed the storage quota of the account.
            ValidationError: A field is not valid. `entries` lists the invalid fields.
        """
        body = {"file_name": file_name, "kind": kind, "extension": extension}
        data = self._transport.json("POST", "/svc/v1/media-assets:prepare_upload", body=body, timeout=timeout)
        return decode(PreparedUpload, data)

    def upload(
        self,
        file: UploadFile,
        *,
        file_name: str | None = None,
        kind: Literal["image", "video"] | None = None,
        extension: str | None = None,
        on_progress: OnUploadProgress | None = None,
        timeout: float = UPLOAD_SECONDS,
    ) -> MediaAsset:
        """Upload a file and return its media asset in the state `READY`.

        Args:
            file: Path, bytes, or open binary file. The client retries an interrupted upload only if the file is seekable.
            file_name: Name of the file. Required for bytes. Default: the file name of the path.
            kind: Kind of the file: `image` or `video`. Default: the kind that the extension implies.
            extension: Extension without the dot, such as `jpg`. Default: the extension of the file name.
            on_progress: Function that receives the number of bytes sent so far, and the total number.
            timeout: Maximum time in seconds for the upload with all retries.

        Raises:
            BadRequestError: The file would exceed the storage quota of the account.
            ValidationError: A field is not valid. `entries` lists the invalid fields.
            MediaRejectedError: The file is damaged, or it is not an image or video of this `kind`.

        Example:
            from diorama_worlds import media_from_asset

            asset = diorama.media.upload("photo.jpg")
            operation = diorama.worlds.generate({"type": "image", "image_prompt": media_from_asset(asset)})
        """
        deadline = Deadline(timeout)
        with open_upload(file, file_name, kind, extension) as upload:
            prepared = self.prepare_upload(upload.file_name, upload.kind, upload.extension, timeout=deadline.remaining())
            asset, info = prepared.media_asset, prepared.upload_info
            headers = dict(info.required_headers)
            if upload.total is not None:
                headers["content-length"] = str(upload.total)
            try:
                content = _Content(upload, on_progress)
                self._transport.put(info.upload_url, info.upload_method, headers, content.make, deadline)
            except BadRequestError as error:
                details = {"status": error.status, "code": error.code, "request_id": error.request_id, "attempts": error.attempts}
                raise MediaRejectedError(asset.id, error.message, **details) from error
            except ConflictError as error:
                if error.attempts == 1:
                    raise
                # The response to the first attempt was lost: the asset is complete and takes no further bytes.
        return self._when_ready(asset.id, deadline)

    def _when_ready(self, media_asset_id: str, deadline: Deadline) -> MediaAsset:
        wait = FIRST_LOOK_SECONDS
        while True:
            asset = self.get(media_asset_id, timeout=deadline.remaining())
            if asset.state in (None, "READY"):
                return asset
            if asset.state != "PENDING_UPLOAD":
                reason = (asset.metadata or {}).get("reason")
                suffix = f": {reason}" if isinstance(reason, str) else ""
                raise MediaRejectedError(media_asset_id, f"The media asset is {asset.state}{suffix}")
            sleep(min(wait, deadline.remaining()))
            wait = min(LONGEST_LOOK_SECONDS, wait * 2)

    def _path(self, media_asset_id: str) -> str:
        return f"/svc/v1/media-assets/{quoted(media_asset_id)}"


class _Content:
    """The body of an upload, made again for each attempt."""

    def __init__(self, upload: Upload, on_progress: OnUploadProgress | None) -> None:
        self._upload = upload
        self._on_progress = on_progress
        self._is_fresh = True

    def make(self) -> Iterator[bytes] | None:
        if self._upload.start is None and not self._is_fresh:
            return None
        self._is_fresh = False
        return self._chunks()

    def _chunks(self) -> Iterator[bytes]:
        stream, start, total = self._upload.stream, self._upload.start, self._upload.total
        if start is not None:
            stream.seek(start)
        sent = 0
        while True:
            self._report(sent, total)
            chunk = run_blocking(lambda: stream.read(CHUNK_BYTES))
            if not chunk:
                return
            yield chunk
            sent += len(chunk)

    def _report(self, sent: int, total: int | None) -> None:
        if self._on_progress is not None:
            self._on_progress(UploadProgress(sent, total))
