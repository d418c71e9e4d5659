"""A job that fetches a world in a separate thread, while Blender stays responsive.

In: what to generate or the id of a world. Out: its progress, and in the end the paths of its files. The thread touches nothing of
Blender; the main thread looks at the job from a timer and imports the files.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from .service import JobCancelledError, Pause, Service, ServiceError, operation_path, world_path
from .world import World, WorldFiles, parse_sun, parse_world, spawn_of

__all__ = ["MESHES", "Job", "Request"]

POLL_SECONDS = 1.0
Mesh = Literal["TEXTURED", "VERTEX_COLORS", "COLLIDER"]
MESHES: dict[Mesh, str | None] = {"TEXTURED": "hq_mesh_url", "VERTEX_COLORS": "full_res_mesh_url", "COLLIDER": None}
"""The file of each choice in addition to the collider."""
GENERATION_SHARE = 70
"""Percent of the progress that a generation takes; the rest is for the mesh, the HDR panorama and the files."""
MESH_SHARE = 85
EXPORT_SHARE = 90


@dataclass(frozen=True)
class Request:
    """What a job fetches.

    Attributes:
        world_id: A finished world; None to generate one of the other fields.
        prompt: A text.
        model: Id of the model.
        seed: None for a random one.
        mesh: Which mesh; the textured and the vertex-coloured one are exported, for credits, where the world does not have them.
        hdr: Whether the panorama in linear light is exported, for credits, where the world does not have it.
    """

    mesh: Mesh
    world_id: str | None = None
    prompt: str = ""
    model: str = ""
    seed: int | None = None
    hdr: bool = False


class Job:
    """Runs in a thread from `start` on; `is_done` says when `files` or `error` is set.

    Args:
        connect: Makes the service for a function that waits.
        request: What to fetch.
        folder: Where the files are saved.
    """

    def __init__(self, connect: Callable[[Pause], Service], request: Request, folder: Path) -> None:
        self.request = request
        self.percent = 0
        self.description = "Starting"
        self.files: WorldFiles | None = None
        self.error: Exception | None = None
        self._folder = folder
        self._cancelled = threading.Event()
        self._service = connect(self._pause)
        self._operation_id: str | None = None
        self._thread = threading.Thread(target=self._run, name="diorama", daemon=True)

    @property
    def is_done(self) -> bool:
        """Whether the job has ended."""
        return self.files is not None or self.error is not None

    @property
    def is_cancelled(self) -> bool:
        """Whether the user has cancelled the job, which may have fetched its files before."""
        return self._cancelled.is_set()

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def cancel(self) -> None:
        """Make the job end soon, with `JobCancelledError` as its error; the service stops what it does for the job."""
        self._cancelled.set()

    def join(self, seconds: float) -> None:
        """Wait for the end of the thread."""
        self._thread.join(seconds)

    def _pause(self, seconds: float) -> None:
        if self._cancelled.wait(seconds) if seconds > 0 else self._cancelled.is_set():
            raise JobCancelledError("Cancelled")

    def _run(self) -> None:
        try:
            files = self._fetch()
        except JobCancelledError as error:
            self._cancel_operation()
            self.error = error
        except (ServiceError, OSError, ValueError) as error:
            self.error = error
        except Exception as error:
            self.error = ServiceError(f"The add-on failed: {error!r}")
        else:
            self.files = files

    def _fetch(self) -> WorldFiles:
        self._folder.mkdir(parents=True, exist_ok=True)
        world_id = self.request.world_id or self._generate()
        world = parse_world(self._service.get(world_path(world_id)))
        place = MESHES[self.request.mesh]
        if place is not None and not world.mesh_urls.get(place):
            self.description = "Making the mesh"
            world = self._export(world_id, {"asset_type": "mesh", "format": "glb"}, GENERATION_SHARE, MESH_SHARE)
            if not world.mesh_urls.get(place):
                raise ServiceError("This world has no such mesh")
        if self.request.hdr and not world.panorama_hdr_url:
            self.description = "Making the HDR panorama"
            world = self._export(world_id, {"asset_type": "panorama", "format": "hdr"}, max(self.percent, GENERATION_SHARE), EXPORT_SHARE)
            if not world.panorama_hdr_url:
                raise ServiceError("This world has no HDR panorama")
        panorama = "panorama.hdr" if world.panorama_hdr_url else "panorama.png"
        urls = {"collider.glb": world.mesh_urls.get("collider_mesh_url"), panorama: world.panorama_hdr_url or world.panorama_url}
        if place is not None:
            urls["mesh.glb"] = world.mesh_urls.get(place)
        urls["manifest.json"] = world.manifest_url
        paths = self._download({name: url for name, url in urls.items() if url})
        return WorldFiles(
            world_id=world.id,
            name=world.name,
            mesh=paths.get("mesh.glb"),
            collider=paths.get("collider.glb"),
            panorama=paths.get(panorama),
            spawn=spawn_of(world.spawn_points),
            sun=_sun_in(paths.get("manifest.json")),
        )

    def _export(self, world_id: str, body: dict[str, str], begin: int, end: int) -> World:
        """Export files of a world, and return the world that has them."""
        self._finish(self._service.start(f"{world_path(world_id)}:export", body), begin, end)
        return parse_world(self._service.get(world_path(world_id)))

    def _generate(self) -> str:
        request = self.request
        body: dict[str, Any] = {"world_prompt": {"type": "text", "text_prompt": request.prompt}}
        if request.model:
            body["model"] = request.model
        if request.seed is not None:
            body["seed"] = request.seed
        operation = self._finish(self._service.start("/svc/v1/worlds:generate", body), 0, GENERATION_SHARE)
        world_id = (operation.get("metadata") or {}).get("world_id")
        if not isinstance(world_id, str):
            raise ServiceError("The finished operation names no world")
        return world_id

    def _finish(self, operation: dict[str, Any], begin: int, end: int) -> dict[str, Any]:
        """Return the operation when it has succeeded; its progress moves ours from `begin` to `end` percent."""
        operation_id = str(operation.get("operation_id"))
        self._operation_id = operation_id
        while not operation.get("done"):
            progress = (operation.get("metadata") or {}).get("progress") or {}
            self.percent = begin + (end - begin) * int(progress.get("percent") or 0) // 100
            self.description = str(progress.get("description") or self.description)
            self._pause(POLL_SECONDS)
            operation = self._service.get(operation_path(operation_id))
        self._operation_id = None
        error = operation.get("error")
        if error is not None:
            code = error.get("code")
            named = f"operation {operation_id}" if code is None else f"code {code}, operation {operation_id}"
            raise ServiceError(f"{error.get('message') or 'The operation failed'} ({named})", code)
        self.percent = end
        return operation

    def _download(self, urls: dict[str, str]) -> dict[str, Path]:
        paths: dict[str, Path] = {}
        begin = self.percent
        for index, (name, url) in enumerate(urls.items()):
            target = self._folder / name
            self.description = f"Downloading {name}"

            def show(received: int, total: int | None, index: int = index) -> None:
                share = received / total if total else 0
                self.percent = begin + int((99 - begin) * (index + share) / len(urls))

            self._service.save(url, target, show)
            paths[name] = target
        return paths

    def _cancel_operation(self) -> None:
        if self._operation_id is None:
            return
        try:
            self._service.cancel(self._operation_id)
        except (ServiceError, OSError):
            return  # the service ends it by itself at its deadline


def _sun_in(manifest: Path | None) -> Any:
    if manifest is None:
        return None
    try:
        return parse_sun(json.loads(manifest.read_text("utf-8")))
    except ValueError:
        return None
