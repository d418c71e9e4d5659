"""Assets of a world in the Content Browser: the import of files, and checks of the result."""

from __future__ import annotations

from pathlib import Path

import unreal

from .frame import to_unreal
from .glb import Bounds, GlbError, read_bounds

__all__ = ["ImportFailedError", "check_bounds", "import_cubemap", "import_meshes", "import_scene", "prepare_collider"]

TOLERANCE_CENTIMETRES = 5.0
TOLERANCE_SHARE = 0.01
"""Of the largest coordinate: the importer rounds coordinates."""


class ImportFailedError(Exception):
    """Unreal did not import a file as expected; the message is for the user."""


def import_meshes(file: Path, folder: str) -> list[unreal.StaticMesh]:
    """Import the static meshes of a GLB file into a folder of the Content Browser, without actors.

    Raises:
        ImportFailedError: The file is missing, or Unreal did not import a static mesh.
    """
    hint = "Turn on the plug-in Interchange Framework, and see the Output Log"
    return _import_assets(file, folder, unreal.StaticMesh, "static mesh", hint)


def import_cubemap(file: Path, folder: str) -> unreal.TextureCube:
    """Import an HDR panorama as a cubemap into a folder of the Content Browser.

    Raises:
        ImportFailedError: The file is missing, or Unreal did not import a cubemap.
    """
    return _import_assets(file, folder, unreal.TextureCube, "cubemap", "See the Output Log")[0]


def import_scene(file: Path, folder: str) -> list[unreal.Actor]:
    """Import a GLB file with an actor for each of its nodes, and return the actors.

    Raises:
        ImportFailedError: The file is missing, or Unreal did not create an actor.
    """
    _check_file(file)
    earlier = {str(actor.get_path_name()) for actor in _level_actors()}
    manager = unreal.InterchangeManager.get_interchange_manager_scripted()
    parameters = unreal.ImportAssetParameters()
    parameters.is_automated = True
    if hasattr(parameters, "replace_existing"):  # not in all supported versions
        parameters.replace_existing = True
    manager.import_scene(folder, manager.create_source_data(str(file)), parameters)
    actors = [actor for actor in _level_actors() if str(actor.get_path_name()) not in earlier]
    if not actors:
        raise ImportFailedError(f"Unreal created no actor from {file}. Turn on the plug-in Interchange Framework, and see the Output Log")
    return actors


def check_bounds(meshes: list[unreal.StaticMesh], file: Path) -> None:
    """Check that the importer kept the axes and the scale that `to_unreal` assumes.

    Raises:
        ImportFailedError: The imported meshes have other bounds than the file, or the file is damaged.
    """
    try:
        low, high = read_bounds(file)
    except GlbError as error:
        raise ImportFailedError(str(error)) from None
    expected = (to_unreal(low), to_unreal(high))
    boxes = [mesh.get_bounding_box() for mesh in meshes]
    found: Bounds = (
        (min(box.min.x for box in boxes), min(box.min.y for box in boxes), min(box.min.z for box in boxes)),
        (max(box.max.x for box in boxes), max(box.max.y for box in boxes), max(box.max.z for box in boxes)),
    )
    pairs = [(one, other) for corner in (0, 1) for one, other in zip(expected[corner], found[corner], strict=True)]
    tolerance = max(TOLERANCE_CENTIMETRES, TOLERANCE_SHARE * max(abs(one) for one, _ in pairs))
    if any(abs(one - other) > tolerance for one, other in pairs):
        raise ImportFailedError(
            f"The glTF importer of this project uses other axes or another scale: {file.name} has the bounds {_show(found)} instead of "
            f"{_show(expected)} cm. Reset the Interchange pipelines for glTF in Project Settings > Engine > Interchange"
        )


def prepare_collider(mesh: unreal.StaticMesh) -> None:
    """Make each triangle of a mesh stop bodies. With Nanite, Unreal would use a simplified copy of the triangles."""
    subsystem = unreal.get_editor_subsystem(unreal.StaticMeshEditorSubsystem)
    nanite = subsystem.get_nanite_settings(mesh)
    nanite.set_editor_property("enabled", False)
    subsystem.set_nanite_settings(mesh, nanite, apply_changes=True)
    body: unreal.BodySetup = mesh.get_editor_property("body_setup")
    body.set_editor_property("collision_trace_flag", unreal.CollisionTraceFlag.CTF_USE_COMPLEX_AS_SIMPLE)
    _asset_subsystem().save_loaded_asset(mesh)


def _import_assets(file: Path, folder: str, kind: type[unreal.Object], noun: str, hint: str) -> list[unreal.Object]:
    _check_file(file)
    task = unreal.AssetImportTask()
    task.filename = str(file)
    task.destination_path = folder
    task.automated = True
    task.replace_existing = True
    task.save = True
    unreal.AssetToolsHelpers.get_asset_tools().import_asset_tasks([task])
    paths = [str(path) for path in task.imported_object_paths]
    assets = [asset for asset in map(_asset_subsystem().load_asset, paths) if isinstance(asset, kind)]
    if not assets:
        imported = ", ".join(paths) or "nothing"
        raise ImportFailedError(f"Unreal imported no {noun} from {file} into {folder}, but {imported}. {hint}")
    return assets


def _check_file(file: Path) -> None:
    if not file.is_file():
        raise ImportFailedError(f"The file {file} is missing. Import the world again")


def _asset_subsystem() -> unreal.EditorAssetSubsystem:
    return unreal.get_editor_subsystem(unreal.EditorAssetSubsystem)


def _level_actors() -> list[unreal.Actor]:
    return list(unreal.get_editor_subsystem(unreal.EditorActorSubsystem).get_all_level_actors())


def _show(bounds: Bounds) -> str:
    return " to ".join("(" + ", ".join(f"{value:.0f}" for value in corner) + ")" for corner in bounds)
