"""Import of a world into the open level, in the Python of the editor of Unreal Engine 5.4 and newer, with the plug-in *Interchange*."""

from __future__ import annotations

import os
import time
from pathlib import Path

import unreal

from .actors import (
    adopt_mesh,
    find_parts,
    place_collider,
    place_sky_light,
    place_start,
    place_sun,
    remove_parts,
    remove_world_actors,
)
from .assets import check_bounds, import_cubemap, import_meshes, import_scene, prepare_collider
from .service import CancelledError, Service, WorldEntry, WorldFiles, fetch_world, list_worlds
from .settings import read_settings

__all__ = ["find_worlds", "import_world", "print_worlds", "remove_world"]

PROGRESS_STEPS = 100.0
DIALOG_SECONDS = 0.1
"""Between two checks of the button of the dialog."""


def import_world(world_id: str, *, base_url: str = "", api_key: str = "", may_export: bool = False, with_sun: bool = False) -> None:
    """Bring a finished world into the open level: mesh, collider, spawn point and light.

    An import replaces the actors of an earlier import of the same world, and keeps the transform of its root. Actors of other worlds stay.

    Args:
        world_id: Id of the world.
        base_url: Address of the service; `DIORAMA_URL` of the environment or of `Saved/Diorama/diorama.env` by default.
        api_key: API key; `DIORAMA_API_KEY` of the same sources by default. A key that is typed in the console is in the logs.
        may_export: Whether a missing mesh or light is exported, which costs credits.
        with_sun: Whether a directional light is placed in the direction of the sun. The sky light contains the sun already.

    Raises:
        ServiceError: The service did not return the files.
        ImportFailedError: Unreal did not import a file as expected. The level does not change then.
    """
    service = _connect(base_url, api_key)
    try:
        files = _fetch(service, world_id, _saved_folder() / world_id, may_export=may_export)
    except CancelledError:
        unreal.log_warning("Diorama: the import was cancelled. A running export continues on the service")
        return
    content = f"/Game/Diorama/{world_id}"
    colliders = [] if files.collider is None else _import_collider(files.collider, f"{content}/Collider")
    cubemap = None if files.light is None else import_cubemap(files.light, f"{content}/Light")
    earlier = find_parts(world_id)
    scene = [] if files.mesh is None else import_scene(files.mesh, f"{content}/Mesh")
    remove_parts(earlier)
    adopt_mesh(world_id, scene)
    for collider in colliders:
        place_collider(world_id, collider)
    if cubemap is not None:
        place_sky_light(world_id, cubemap)
    place_start(world_id, files.spawn_points[0], files.eye_height)
    if with_sun and files.sun is not None:
        place_sun(world_id, files.sun)
    _warn_of_missing(files, with_sun=with_sun)
    unreal.log(f"Diorama: imported the world {world_id}, and removed {len(earlier)} actors of its earlier import")


def remove_world(world_id: str) -> None:
    """Remove the actors of a world from the open level. The assets stay in `/Game/Diorama/<world>`."""
    with unreal.ScopedEditorTransaction("Remove Diorama world"):
        removed = remove_world_actors(world_id)
    unreal.log(f"Diorama: removed {removed} actors of the world {world_id}")


def print_worlds(*, base_url: str = "", api_key: str = "") -> None:
    """Print the ids of the newest finished worlds, with their names or the start of their prompts."""
    for world in find_worlds(base_url=base_url, api_key=api_key):
        unreal.log(f"{world.world_id}  {world.name}")


def find_worlds(*, base_url: str = "", api_key: str = "") -> list[WorldEntry]:
    """Return the newest finished worlds, newest first."""
    return list_worlds(_connect(base_url, api_key))


def _connect(base_url: str, api_key: str) -> Service:
    return Service(*read_settings(_saved_folder() / "diorama.env", os.environ, base_url, api_key))


def _saved_folder() -> Path:
    return Path(str(unreal.Paths.convert_relative_path_to_full(unreal.Paths.project_saved_dir()))) / "Diorama"


def _warn_of_missing(files: WorldFiles, *, with_sun: bool) -> None:
    if files.mesh is None:
        unreal.log_warning("Diorama: the world has no textured mesh yet, so the level shows nothing. Use may_export=True")
    if files.light is None:
        unreal.log_warning("Diorama: the world has no HDR panorama yet, so there is no sky light. Use may_export=True")
    if with_sun and files.sun is None:
        unreal.log_warning("Diorama: this world has no sun, so there is no directional light")


def _import_collider(file: Path, content: str) -> list[unreal.StaticMesh]:
    meshes = import_meshes(file, content)
    check_bounds(meshes, file)
    for mesh in meshes:
        prepare_collider(mesh)
    return meshes


def _fetch(service: Service, world_id: str, folder: Path, *, may_export: bool) -> WorldFiles:
    """Save the files of a world while a dialog of the editor shows the progress and can be cancelled."""
    with unreal.ScopedSlowTask(PROGRESS_STEPS, "Diorama: importing a world") as task:
        task.make_dialog(True)
        shown = 0.0

        def show(share: float, step: str) -> None:
            nonlocal shown
            if task.should_cancel():
                raise CancelledError(step)
            task.enter_progress_frame(max(0.0, share * PROGRESS_STEPS - shown), f"Diorama: {step}")
            shown = max(shown, share * PROGRESS_STEPS)

        def sleep(seconds: float) -> None:
            """Wait in short steps, so that the dialog stays responsive."""
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                if task.should_cancel():
                    raise CancelledError("waiting for an export")
                task.enter_progress_frame(0.0)
                time.sleep(DIALOG_SECONDS)

        return fetch_world(service, world_id, folder, may_export=may_export, sleep=sleep, on_progress=show)
