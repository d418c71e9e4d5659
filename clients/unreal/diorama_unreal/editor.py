"""Import of a world into the open level, in the Python of the editor of Unreal Engine 5.4 and newer, with the plug-in *Interchange*."""

from __future__ import annotations

import os
import time
from pathlib import Path

import unreal

from .frame import Rotation, Vector, spawn_rotation, sun_rotation, to_unreal
from .service import CancelledError, Service, SpawnPoint, Sun, WorldFiles, fetch_world, list_worlds

__all__ = ["import_world", "print_worlds"]

PROGRESS_STEPS = 100.0
DIALOG_SECONDS = 0.1
"""Between two looks at the button of the dialog."""
TAG = "Diorama"
SUN_LUX = 75_000.0
"""Illuminance of a sun in a clear sky on a surface that faces it."""


def import_world(world_id: str, *, base_url: str = "", api_key: str = "", may_export: bool = False, with_sun: bool = False) -> None:
    """Bring a finished world into the open level: mesh, collider, spawn point and light.

    Args:
        world_id: Id of the world.
        base_url: Address of the service; `DIORAMA_URL` of the environment where left out.
        api_key: API key; `DIORAMA_API_KEY` of the environment where left out.
        may_export: Whether a missing mesh or light is exported, which costs credits.
        with_sun: Whether a directional light stands where the sun of the world does. The sky light contains the sun already.
    """
    service = _connect(base_url, api_key)
    folder = Path(str(unreal.Paths.convert_relative_path_to_full(unreal.Paths.project_saved_dir()))) / "Diorama" / world_id
    try:
        files = _fetch(service, world_id, folder, may_export=may_export)
    except CancelledError:
        unreal.log_warning("The import was cancelled. An export that had started continues on the service")
        return
    content = f"/Game/Diorama/{world_id}"
    _remove_earlier_actors()
    if files.mesh is None:
        unreal.log_warning("The world has no mesh yet: the level shows only its collider, which is hidden in the game. Use may_export=True")
    else:
        _import_scene(files.mesh, f"{content}/Mesh")
    if files.collider is not None:
        _place_collider(files.collider, f"{content}/Collider")
    if files.light is not None:
        _place_sky_light(files, f"{content}/Light")
    _place_start(files.spawn_points[0])
    if with_sun and files.sun is not None:
        _place_sun(files.sun)


def print_worlds(*, base_url: str = "", api_key: str = "") -> None:
    """Print the ids and names of the newest finished worlds."""
    for world in list_worlds(_connect(base_url, api_key)):
        unreal.log(f"{world.world_id}  {world.name}")


def _connect(base_url: str, api_key: str) -> Service:
    return Service(base_url or os.environ.get("DIORAMA_URL", ""), api_key or os.environ.get("DIORAMA_API_KEY", ""))


def _remove_earlier_actors() -> None:
    """Remove what an earlier import placed: collider, start and lights. The actors of a mesh keep their places in the level."""
    actors = unreal.get_editor_subsystem(unreal.EditorActorSubsystem)
    for actor in actors.get_all_level_actors():
        if TAG in [str(tag) for tag in actor.tags]:
            actors.destroy_actor(actor)


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


def _import_scene(file: Path, content: str) -> None:
    """Import a file with an actor for each of its nodes."""
    manager = unreal.InterchangeManager.get_interchange_manager_scripted()
    parameters = unreal.ImportAssetParameters()
    parameters.is_automated = True
    manager.import_scene(content, manager.create_source_data(str(file)), parameters)


def _import_assets(file: Path, content: str) -> list[unreal.Object]:
    task = unreal.AssetImportTask()
    task.filename = str(file)
    task.destination_path = content
    task.automated = True
    task.replace_existing = True
    task.save = True
    unreal.AssetToolsHelpers.get_asset_tools().import_asset_tasks([task])
    return [unreal.EditorAssetLibrary.load_asset(path) for path in task.imported_object_paths]


def _place_collider(file: Path, content: str) -> None:
    """Place the collider: its triangles stop bodies, and it is seen in the editor alone."""
    for mesh in _import_assets(file, content):
        if not isinstance(mesh, unreal.StaticMesh):
            continue
        body: unreal.BodySetup = mesh.get_editor_property("body_setup")
        body.set_editor_property("collision_trace_flag", unreal.CollisionTraceFlag.CTF_USE_COMPLEX_AS_SIMPLE)
        unreal.EditorAssetLibrary.save_loaded_asset(mesh)
        actor = _spawn(unreal.StaticMeshActor, (0.0, 0.0, 0.0), Rotation(0.0, 0.0), "Diorama collider")
        actor.static_mesh_component.set_static_mesh(mesh)
        actor.set_actor_hidden_in_game(True)


def _place_sky_light(files: WorldFiles, content: str) -> None:
    for cube in _import_assets(files.light, content) if files.light is not None else []:
        if not isinstance(cube, unreal.TextureCube):
            continue
        component = _spawn(unreal.SkyLight, (0.0, 0.0, 0.0), Rotation(0.0, 0.0), "Diorama light").light_component
        component.set_editor_property("source_type", unreal.SkyLightSourceType.SLS_SPECIFIED_CUBEMAP)
        component.set_editor_property("cubemap", cube)
        component.recapture_sky()


def _place_start(spawn: SpawnPoint) -> None:
    _spawn(unreal.PlayerStart, to_unreal(spawn.position), spawn_rotation(spawn.azimuth), "Diorama start")


def _place_sun(sun: Sun) -> None:
    light = _spawn(unreal.DirectionalLight, (0.0, 0.0, 0.0), sun_rotation(sun.azimuth, sun.elevation), "Diorama sun")
    light.light_component.set_editor_property("intensity", SUN_LUX)


def _spawn(kind: type[unreal.Actor], location: Vector, rotation: Rotation, label: str) -> unreal.Actor:
    actors = unreal.get_editor_subsystem(unreal.EditorActorSubsystem)
    angles = unreal.Rotator(roll=0.0, pitch=rotation.pitch, yaw=rotation.yaw)
    actor = actors.spawn_actor_from_class(kind, unreal.Vector(*location), angles)
    actor.set_actor_label(label)
    actor.tags = [unreal.Name(TAG)]
    return actor
