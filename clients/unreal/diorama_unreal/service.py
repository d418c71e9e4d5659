"""Files of a world from the World Generation API, with the standard library alone.

In: an address, an API key and the id of a world. Out: its files in a folder, and what the import needs to know. Every failure is a
`ServiceError` with a message for the user.
"""

from __future__ import annotations

import http.client
import json
import math
import re
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

from .frame import Vector

__all__ = [
    "CancelledError",
    "OnProgress",
    "Service",
    "ServiceError",
    "SpawnPoint",
    "Sun",
    "WorldEntry",
    "WorldFiles",
    "fetch_world",
    "list_worlds",
    "parse_eye_height",
    "parse_spawn_points",
    "parse_sun",
]

TIMEOUT_SECONDS = 60.0
POLL_SECONDS = 3.0
CHUNK_BYTES = 1 << 20
RETRIES = 3
RETRY_SECONDS = 2.0
RETRIED = (408, 429, 502, 503, 504)
"""Statuses of temporary failures."""
EXPORT_SHARE = 0.6
"""Share of the progress that exports take; the rest is for the files."""
EXPORT_SECONDS = 1_800.0
EYE_HEIGHT = 1.6
"""Metres."""
EXPORTS: dict[str, dict[str, str]] = {
    "mesh.hq_mesh_url": {"asset_type": "mesh", "format": "glb"},
    "imagery.pano_hdr_url": {"asset_type": "panorama", "format": "hdr"},
}
"""Files that are made on request, which costs credits, by their places in `assets`."""
NAME_CHARACTERS = 60
"""Longest name in a list of worlds."""
EXAMPLE_ID = "019aa3c5-7d1e-7c3a-9f0a-3a1d2f6b8c11"
FILES = {
    "mesh.collider_mesh_url": "collider.glb",
    "mesh.hq_mesh_url": "mesh.glb",
    "imagery.pano_hdr_url": "light.hdr",
    "manifest_url": "manifest.json",
}


OnProgress = Callable[[float, str], None]
"""Called with the share that is done, 0 to 1, and the current step."""


class ServiceError(Exception):
    """A call failed; the message is for the user."""


class _TemporaryError(ServiceError):
    """A failure that a retry may end."""


class CancelledError(Exception):
    """The user has cancelled the import."""


@dataclass(frozen=True)
class SpawnPoint:
    """A place of the eyes of a visitor.

    Attributes:
        position: Metres in the frame of the world: x right, y up, z back.
        azimuth: Degrees clockwise from the centre of the panorama.
    """

    position: Vector
    azimuth: float


@dataclass(frozen=True)
class Sun:
    """Where the sun stands: degrees clockwise from the centre of the panorama, and above the horizon."""

    azimuth: float
    elevation: float


@dataclass(frozen=True)
class WorldFiles:
    """A world on this machine.

    A path is None for a file that the world does not have. `eye_height` is the distance from the ground to the eyes at a spawn point, in
    metres.
    """

    world_id: str
    collider: Path | None
    mesh: Path | None
    light: Path | None
    spawn_points: list[SpawnPoint]
    sun: Sun | None
    eye_height: float


@dataclass(frozen=True)
class WorldEntry:
    """A finished world of the account. The name of an unnamed world is the start of its prompt."""

    world_id: str
    name: str


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Follows no redirects, which would carry the API key to another host."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Service:
    """The service at an address; the API key is sent there alone.

    Args:
        base_url: Address, http or https, without a path of the API.
        api_key: An API key of the service.
        sleep: Waits for the given seconds before a retry.
    """

    def __init__(self, base_url: str, api_key: str, sleep: Callable[[float], None] = time.sleep) -> None:
        if urllib.parse.urlsplit(base_url).scheme not in ("http", "https"):
            raise ServiceError("The address must be a URL such as http://127.0.0.1:8800")
        if not api_key:
            raise ServiceError("There is no API key. Set DIORAMA_API_KEY, or write it to Saved/Diorama/diorama.env")
        self._base_url = base_url.rstrip("/")
        self._api_key = api_key
        self._sleep = sleep
        self._opener = urllib.request.build_opener(_NoRedirects)

    def call(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Return the JSON object of a GET, or of a POST with a body. A temporary failure is retried; a retry never starts twice."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Svc-Api-Key": self._api_key, "Content-Type": "application/json"}
        if body is not None:
            headers["Idempotency-Key"] = str(uuid.uuid4())
        request = urllib.request.Request(self._base_url + path, data, headers)
        try:
            with self._open_with_retries(request) as response:
                answer = json.load(response)
        except (OSError, ValueError, http.client.HTTPException):
            answer = None
        if not isinstance(answer, dict):
            raise ServiceError(f"{self._base_url} does not respond like a Diorama service. Check the address")
        return answer

    def save(self, url: str, target: Path, on_chunk: Callable[[], None] = lambda: None) -> None:
        """Save a file, which appears at the path when it is complete. The API key is not sent.

        Args:
            url: Signed URL of the file.
            target: Path of the file.
            on_chunk: Called after each megabyte. Ends the download by raising an exception.
        """
        unfinished = target.with_name(f"{target.name}.part")
        try:
            with self._open_with_retries(urllib.request.Request(url)) as response, unfinished.open("wb") as sink:
                _copy(response, sink, on_chunk)
        except (OSError, http.client.HTTPException) as error:
            unfinished.unlink(missing_ok=True)
            raise ServiceError(f"The download of {target.name} failed: {error}") from None
        except Exception:
            unfinished.unlink(missing_ok=True)
            raise
        unfinished.replace(target)

    def _open_with_retries(self, request: urllib.request.Request) -> http.client.HTTPResponse:
        for attempt in range(RETRIES):
            try:
                return self._open(request)
            except _TemporaryError:
                self._sleep(RETRY_SECONDS * 2**attempt)
        return self._open(request)

    def _open(self, request: urllib.request.Request) -> http.client.HTTPResponse:
        try:
            response: http.client.HTTPResponse = self._opener.open(request, timeout=TIMEOUT_SECONDS)
        except urllib.error.HTTPError as error:
            with error:
                kind = _TemporaryError if error.code in RETRIED else ServiceError
                raise kind(_message_of(error)) from None
        except (urllib.error.URLError, TimeoutError) as error:
            raise _TemporaryError(f"No connection to {request.host}: {getattr(error, 'reason', 'timeout')}") from None
        return response


def fetch_world(
    service: Service,
    world_id: str,
    folder: Path,
    *,
    may_export: bool,
    sleep: Callable[[float], None] = time.sleep,
    on_progress: OnProgress = lambda share, step: None,
) -> WorldFiles:
    """Save the files of a finished world in a folder.

    Args:
        service: Where the world is.
        world_id: Id of the world.
        folder: Where the files go; it is made if it is missing.
        may_export: Whether files that are made on request, the mesh and the light, are exported if they are missing. That costs credits.
        sleep: Waits for the given seconds between two looks at an export.
        on_progress: Called with the share that is done, 0 to 1, and the current step, also while an export runs. Ends the import by raising
            an exception; the export of the service continues then, and a later import finds its file.
    """
    if re.fullmatch(r"[0-9a-f-]{36}", world_id) is None:
        raise ServiceError("This is not the id of a world. Copy it from the address of its page: 36 characters such as " + EXAMPLE_ID)
    path = f"/svc/v1/worlds/{world_id}"
    on_progress(0.0, "Reading the world")
    assets = _assets_of(service.call(path))
    if may_export:
        missing = [body for name, body in EXPORTS.items() if _find(assets, name) is None]
        for index, body in enumerate(missing):

            def show(percent: int, index: int = index, asset: str = body["asset_type"]) -> None:
                on_progress(EXPORT_SHARE * (index + percent / 100) / len(missing), f"Exporting the {asset}: {percent} %")

            _export(service, path, body, sleep, show)
        if missing:
            assets = _assets_of(service.call(path))
    folder.mkdir(parents=True, exist_ok=True)
    saved: dict[str, Path] = {}
    for index, (name, file_name) in enumerate(FILES.items()):
        url = _find(assets, name)
        if url is not None:
            share = EXPORT_SHARE + (1 - EXPORT_SHARE) * index / len(FILES)
            on_progress(share, f"Downloading {file_name}")
            saved[name] = folder / file_name
            service.save(url, saved[name], partial(on_progress, share, f"Downloading {file_name}"))
    on_progress(1.0, "Importing")
    manifest = saved.get("manifest_url")
    return WorldFiles(
        world_id=world_id,
        collider=saved.get("mesh.collider_mesh_url"),
        mesh=saved.get("mesh.hq_mesh_url"),
        light=saved.get("imagery.pano_hdr_url"),
        spawn_points=parse_spawn_points(assets),
        sun=None if manifest is None else parse_sun(json.loads(manifest.read_text(encoding="utf-8"))),
        eye_height=parse_eye_height(assets),
    )


def list_worlds(service: Service, count: int = 20) -> list[WorldEntry]:
    """Return the newest finished worlds of the account, newest first."""
    answer = service.call("/svc/v1/worlds:list", {"status": "SUCCEEDED", "page_size": count})
    worlds = answer.get("worlds")
    entries = [world for world in worlds if isinstance(world, dict)] if isinstance(worlds, list) else []
    return [WorldEntry(str(world.get("id")), _name_of(world)) for world in entries]


def parse_spawn_points(assets: dict[str, Any]) -> list[SpawnPoint]:
    """Return the valid spawn points of a world's assets; the capture point for a world that has none."""
    points: list[SpawnPoint] = []
    for value in assets.get("spawn_points") or []:
        numbers = _numbers(value, ("x", "y", "z", "azimuth"))
        if numbers is not None:
            x, y, z, azimuth = numbers
            points.append(SpawnPoint((x, y, z), azimuth))
    return points or [SpawnPoint((0.0, 0.0, 0.0), 0.0)]


def parse_sun(manifest: dict[str, Any]) -> Sun | None:
    """Return the sun of a manifest; None where it has none, as in rooms, at night and for worlds from pictures."""
    numbers = _numbers(manifest.get("sun"), ("azimuth", "elevation"))
    return None if numbers is None else Sun(*numbers)


def parse_eye_height(assets: dict[str, Any]) -> float:
    """Return the metres from the ground to the capture point; the usual height for a world that does not state them."""
    splats = assets.get("splats")
    metadata = splats.get("semantics_metadata") if isinstance(splats, dict) else None
    numbers = _numbers(metadata, ("ground_plane_offset",))
    return EYE_HEIGHT if numbers is None else numbers[0]


def _name_of(world: dict[str, Any]) -> str:
    """Return the name of a world, or else the start of its prompt, in one line."""
    prompt = world.get("world_prompt")
    text = prompt.get("text_prompt") if isinstance(prompt, dict) else None
    return " ".join(str(world.get("display_name") or text or "").split())[:NAME_CHARACTERS]


def _export(service: Service, path: str, body: dict[str, str], sleep: Callable[[float], None], show: Callable[[int], None]) -> None:
    operation = service.call(f"{path}:export", body)
    waited = 0.0
    while not operation.get("done"):
        show(_percent_of(operation))
        if waited >= EXPORT_SECONDS:
            raise ServiceError("The export takes too long. Try again later")
        sleep(POLL_SECONDS)
        waited += POLL_SECONDS
        operation = service.call(f"/svc/v1/operations/{urllib.parse.quote(str(operation.get('operation_id')), safe='')}")
    error = operation.get("error")
    if error:
        raise ServiceError(f"The export failed: {error.get('message')}")


def _copy(response: http.client.HTTPResponse, sink: BinaryIO, on_chunk: Callable[[], None]) -> None:
    while chunk := response.read(CHUNK_BYTES):
        sink.write(chunk)
        on_chunk()
    if response.length:
        raise http.client.IncompleteRead(b"", response.length)


def _percent_of(operation: dict[str, Any]) -> int:
    progress = (operation.get("metadata") or {}).get("progress") or {}
    percent = progress.get("percent")
    return percent if isinstance(percent, int) and 0 <= percent <= 100 else 0


def _assets_of(answer: dict[str, Any]) -> dict[str, Any]:
    world = answer.get("world")
    assets = world.get("assets") if isinstance(world, dict) else None
    if not isinstance(assets, dict) or _find(assets, "mesh.collider_mesh_url") is None:
        raise ServiceError("This world is not finished")
    return assets


def _find(assets: dict[str, Any], name: str) -> str | None:
    value: Any = assets
    for part in name.split("."):
        value = value.get(part) if isinstance(value, dict) else None
    return value if isinstance(value, str) else None


def _numbers(value: Any, names: tuple[str, ...]) -> list[float] | None:
    if not isinstance(value, dict):
        return None
    numbers = [value.get(name) for name in names]
    if any(isinstance(number, bool) or not isinstance(number, (int, float)) or not math.isfinite(number) for number in numbers):
        return None
    return [float(number) for number in numbers if number is not None]


def _message_of(error: urllib.error.HTTPError) -> str:
    if error.code == 401:
        return "The API key is not valid here. Check the address and the key"
    try:
        body = json.load(error)
    except (OSError, ValueError):
        body = None
    facts = body if isinstance(body, dict) else {}
    source = [str(facts["code"])] if facts.get("code") else []
    source += [f"request {facts['request_id']}"] if facts.get("request_id") else []
    return _describe(facts.get("detail"), error.code) + (f" ({', '.join(source)})" if source else "")


def _describe(detail: Any, status: int) -> str:
    if isinstance(detail, str):
        return detail
    if isinstance(detail, list):
        entries = [entry for entry in detail if isinstance(entry, dict)]
        return "; ".join(f"{'.'.join(map(str, entry.get('loc') or []))}: {entry.get('msg')}" for entry in entries)
    return f"The service responded with status {status}"
