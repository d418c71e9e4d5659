"""Nodes that load worlds and save their files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import diorama_worlds as dw

from .connection import API_KEY_INPUT, ApiKey, connect
from .host import Progress, output_folder, path_below_output, save_place, throw_if_interrupted
from .running import follow
from .world_nodes import WORLD_NAMES, WORLD_TOOLTIPS, WORLD_TYPES, outputs_of

__all__ = ["DioramaLoadWorld", "DioramaSaveWorld"]

WORLD_ID = re.compile(r"[0-9A-Za-z-]{1,64}")
LOADED = ("imagery.pano_url", "imagery.depth_exr_url", "thumbnail_url", "mesh.collider_mesh_url", "scene_url", "manifest_url")
"""Files that `Load world` keeps, as far as a world has them."""

Export = tuple[str, str] | None
SPLATS: dict[str, tuple[str, Export]] = {
    "500k (spz)": ("splats.spz_urls.500k", None),
    "100k (spz)": ("splats.spz_urls.100k", None),
    "full (spz)": ("splats.spz_urls.full_res", None),
    "full (ply)": ("splats.ply_url", ("splats", "ply")),
    "full (sog)": ("splats.sog_url", ("splats", "sog")),
    "full (glb)": ("splats.gltf_url", ("splats", "gltf")),
}
"""Where the file of each choice lies in `assets`, and the export that makes it."""
MESHES: dict[str, tuple[str, Export]] = {
    "collider (glb)": ("mesh.collider_mesh_url", None),
    "textured (glb)": ("mesh.hq_mesh_url", ("mesh", "glb")),
    "vertex colors (glb)": ("mesh.full_res_mesh_url", ("mesh", "glb")),
    "textured (usdz)": ("mesh.usdz_url", ("mesh", "usdz")),
}
NONE = "none"
WORLD_ID_INPUT: tuple[str, dict[str, Any]] = (
    "STRING",
    {"default": "", "tooltip": "Id of a finished world, as its page and the console show it"},
)


class DioramaLoadWorld:
    """Loads a finished world by its id."""

    DESCRIPTION = "Loads the panorama and the depth of a finished world, and keeps its files below output/diorama."
    CATEGORY = "Diorama"
    RETURN_TYPES = (*WORLD_TYPES, "STRING")
    RETURN_NAMES = (*WORLD_NAMES, "files")
    OUTPUT_TOOLTIPS = (*WORLD_TOOLTIPS, "Paths of the files in output/diorama/<world id>, as a list")
    OUTPUT_IS_LIST = (False, False, False, False, False, True)
    FUNCTION = "load"
    OUTPUT_NODE = True

    @classmethod
    def INPUT_TYPES(cls) -> dict[str, Any]:
        """Return the inputs of the node."""
        return {"required": {"world_id": WORLD_ID_INPUT}, "optional": {"api_key": API_KEY_INPUT}}

    @classmethod
    def VALIDATE_INPUTS(cls, world_id: str | None = None) -> bool | str:
        """Return whether the id can be one of a world, or what is wrong with it."""
        return check_world_id(world_id)

    def load(self, world_id: str, api_key: ApiKey | None = None) -> tuple[Any, ...]:
        """Return the outputs of the world and the paths of its files."""
        wanted = valid_world_id(world_id)
        with connect(api_key) as client:
            world = client.worlds.get(wanted)
            folder = output_folder() / "diorama" / valid_world_id(world.id)
            folder.mkdir(parents=True, exist_ok=True)
            paths = [save(client, file, folder / file.file_name) for file in client.downloads.files(world) if file.name in LOADED]
            return (*outputs_of(client, world), [str(path) for path in paths])


class DioramaSaveWorld:
    """Saves splats and a mesh of a world to the output folder."""

    DESCRIPTION = "Saves splats and a mesh of a world to the output folder. The first textured mesh of a world costs credits."
    CATEGORY = "Diorama"
    RETURN_TYPES = ("STRING", "STRING", "STRING")
    RETURN_NAMES = ("splats_path", "mesh_path", "mesh_file")
    OUTPUT_TOOLTIPS = (
        "Full path of the splats; empty for none",
        "Full path of the mesh; empty for none",
        "Path of the mesh below the output folder, for nodes that preview 3D files; empty for none",
    )
    FUNCTION = "save"
    OUTPUT_NODE = True

    @classmethod
    def INPUT_TYPES(cls) -> dict[str, Any]:
        """Return the inputs of the node."""
        return {
            "required": {
                "world_id": WORLD_ID_INPUT,
                "splats": ([*SPLATS, NONE], {"tooltip": "Number of splats and format. No choice costs credits"}),
                "mesh": (
                    [NONE, *MESHES],
                    {"tooltip": "collider is free of charge. The first textured or vertex-coloured GLB and the first USDZ cost credits"},
                ),
                "filename_prefix": (
                    "STRING",
                    {"default": "diorama/world", "tooltip": "Folders below the output folder, and the beginning of the file names"},
                ),
            },
            "optional": {"api_key": API_KEY_INPUT},
        }

    @classmethod
    def VALIDATE_INPUTS(cls, world_id: str | None = None) -> bool | str:
        """Return whether the id can be one of a world, or what is wrong with it."""
        return check_world_id(world_id)

    def save(self, world_id: str, splats: str, mesh: str, filename_prefix: str, api_key: ApiKey | None = None) -> dict[str, Any]:
        """Return the paths of the files. The path of a file that the user does not choose is empty."""
        wanted = valid_world_id(world_id)
        with connect(api_key) as client:
            folder, beginning = save_place(filename_prefix)
            paths = []
            for choice, choices in ((splats, SPLATS), (mesh, MESHES)):
                if choice == NONE:
                    paths.append("")
                    continue
                file = file_of(client, wanted, *choices[choice])
                paths.append(str(save(client, file, folder / f"{beginning}{file.file_name}")))
        mesh_file = path_below_output(paths[1]) if paths[1] else ""
        return {"ui": {"text": [path for path in paths if path]}, "result": (*paths, mesh_file)}


def file_of(client: dw.Diorama, world_id: str, place: str, export: Export) -> dw.AssetFile:
    """Return a file of a world, exported first where the world does not have it yet."""
    for is_exported in (False, True):
        world = client.worlds.get(world_id)
        for file in client.downloads.files(world):
            if file.name == place:
                return file
        if export is None or is_exported:
            break
        asset_type, form = export
        started = client.worlds.export(world_id, asset_type, form)  # type: ignore[arg-type]
        follow(client, started)
    raise dw.DioramaError(f"This world has no file {place}")


def save(client: dw.Diorama, file: dw.AssetFile, path: Path) -> Path:
    """Save a file with progress, unless it is there: files of a world never change."""
    if path.exists():
        return path
    progress = Progress()

    def show(received: int, total: int | None) -> None:
        throw_if_interrupted()
        if total:
            progress.show(100 * received // total)

    return client.downloads.save(file, path, on_progress=show)


def check_world_id(world_id: str | None) -> bool | str:
    """Return True for what can be the id of a world, or for a value that is not known yet; else what is wrong."""
    if world_id is None or WORLD_ID.fullmatch(world_id.strip()):
        return True
    return "world_id must be the id of a world, as its page and the console show it"


def valid_world_id(world_id: str) -> str:
    """Return the id without spaces around it.

    Raises:
        ValueError: It cannot be the id of a world.
    """
    valid = check_world_id(world_id)
    if valid is not True:
        raise ValueError(valid)
    return world_id.strip()
