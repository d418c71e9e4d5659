from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import anyio
import httpx
import pytest
from service import async_client, client

import diorama_worlds as dw

ASSET = {"id": "ma_1", "file_name": "a.png", "kind": "image", "extension": "png", "created_at": "2026-11-21T09:00:00Z"}
INFO = {"upload_url": "http://files.example/up", "upload_method": "PUT", "required_headers": {"x-goog-content-length-range": "0,9"}}


class Store:
    """Takes one upload; fails as often as a test says."""

    def __init__(self, *failures: int, states: tuple[str, ...] = ("PENDING_UPLOAD", "READY")) -> None:
        self.failures = list(failures)
        self.states = list(states)
        self.uploads: list[httpx.Request] = []
        self.prepared: dict[str, Any] = {}

    def __call__(self, request: httpx.Request) -> httpx.Response:
        if request.url.path.endswith(":prepare_upload"):
            self.prepared = httpx.Response(200, content=request.content).json()
            return httpx.Response(200, json={"media_asset": {**ASSET, "state": "PENDING_UPLOAD"}, "upload_info": INFO})
        if request.method == "PUT":
            self.uploads.append(request)
            return httpx.Response(self.failures.pop(0) if self.failures else 200, json={"message": "It is not an image"})
        state = self.states.pop(0) if len(self.states) > 1 else self.states[0]
        return httpx.Response(200, json={**ASSET, "state": state, "metadata": {"reason": "late"}})


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("media", "transport"):
        monkeypatch.setattr(f"diorama_worlds._sync.{module}.sleep", lambda seconds: None)


def sources(folder: Path) -> list[tuple[Any, dict[str, Any]]]:
    path = folder / "a.png"
    path.write_bytes(b"content")
    opened = io.BytesIO(b"skipped content")
    opened.seek(8)
    return [(path, {}), (str(path), {}), (b"content", {"file_name": "a.png"}), (opened, {"file_name": "a.png"})]


@pytest.mark.parametrize("index", range(4))
def test_uploads_paths_bytes_and_files_again_when_the_connection_breaks(index: int, tmp_path: Path) -> None:
    file, options = sources(tmp_path)[index]
    store = Store(503)
    sent: list[dw.UploadProgress] = []
    asset = client(store).media.upload(file, on_progress=sent.append, **options)
    assert asset.state == "READY"
    assert store.prepared == {"file_name": "a.png", "kind": "image", "extension": "png"}
    assert [request.read() for request in store.uploads] == [b"content", b"content"]
    headers = store.uploads[0].headers
    assert (headers["content-length"], headers["x-goog-content-length-range"]) == ("7", "0,9")
    assert "svc-api-key" not in headers
    assert (sent[0], sent[-1]) == ((0, 7), (7, 7))


def test_a_stream_that_cannot_be_read_again_is_sent_once() -> None:
    class Pipe(io.BytesIO):
        def seekable(self) -> bool:
            return False

    with pytest.raises(dw.DioramaError, match="cannot be read again"):
        client(Store(503)).media.upload(Pipe(b"content"), file_name="a.mp4")


def test_the_asynchronous_client_uploads_too() -> None:
    store = Store()

    async def main() -> dw.types.MediaAsset:
        async with async_client(store) as diorama:
            return await diorama.media.upload(b"content", file_name="clip.MOV")

    assert anyio.run(main).state == "READY"
    assert store.prepared["kind"] == "video"
    assert store.uploads[0].content == b"content"


def test_bytes_that_are_not_an_image_are_rejected() -> None:
    with pytest.raises(dw.MediaRejectedError, match="not an image") as raised:
        client(Store(400)).media.upload(b"content", file_name="a.png")
    assert raised.value.media_asset_id == "ma_1"
    with pytest.raises(dw.MediaRejectedError, match="EXPIRED: late"):
        client(Store(states=("EXPIRED",))).media.upload(b"content", file_name="a.png")


@pytest.mark.parametrize("options", [{}, {"file_name": "noextension"}])
def test_bytes_need_a_name_with_an_extension(options: dict[str, str]) -> None:
    with pytest.raises(dw.DioramaError):
        client(Store()).media.upload(b"content", **options)


def test_a_download_appears_when_it_is_complete(tmp_path: Path) -> None:
    file = dw.AssetFile("manifest_url", "manifest.json", "http://files.example/m")
    seen: list[tuple[int, int | None]] = []
    diorama = client(lambda request: httpx.Response(200, content=b"{}"))
    assert diorama.downloads.save(file, tmp_path, on_progress=lambda *progress: seen.append(progress)) == tmp_path / "manifest.json"
    assert (tmp_path / "manifest.json").read_bytes() == b"{}"
    assert seen == [(2, 2)]
    with pytest.raises(dw.SignedUrlError):
        client(lambda request: httpx.Response(403, json={})).downloads.save(file, tmp_path / "other.json")
    assert [each.name for each in tmp_path.iterdir()] == ["manifest.json"]
