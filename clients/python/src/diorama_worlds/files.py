"""The files of a world."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, cast, get_args

from .errors import DioramaError
from .types import ExportResult, World

__all__ = ["AssetFile", "FileName", "file_of", "files_of"]

FileName = Literal[
    "thumbnail_url",
    "imagery.pano_url",
    "imagery.pano_hdr_url",
    "imagery.depth_exr_url",
    "imagery.normal_url",
    "imagery.semantic_url",
    "splats.spz_urls.100k",
    "splats.spz_urls.500k",
    "splats.spz_urls.full_res",
    "splats.ply_url",
    "splats.sog_url",
    "splats.sog_lod_url",
    "splats.gltf_url",
    "mesh.collider_mesh_url",
    "mesh.hq_mesh_url",
    "mesh.full_res_mesh_url",
    "mesh.meshopt_urls.hq",
    "mesh.meshopt_urls.full_res",
    "mesh.lod_url",
    "mesh.usdz_url",
    "zip_url",
    "occupancy_url",
    "navmesh.glb_url",
    "navmesh.detour_url",
    "scene_url",
    "manifest_url",
]
"""Path of a file in `world.assets`."""


@dataclass(frozen=True)
class AssetFile:
    """A file of a world. Returned by `downloads.files` and `world.file`.

    Attributes:
        name: Path of the file in `world.assets`, such as `splats.spz_urls.full_res`.
        file_name: Suggested file name, such as `splats-full-res.spz`.
        url: URL of the file. It is valid for at least 23 hours.
    """

    name: str
    file_name: str
    url: str


_FILES: dict[FileName, str] = {
    "thumbnail_url": "thumbnail.webp",
    "imagery.pano_url": "panorama.png",
    "imagery.pano_hdr_url": "panorama.hdr",
    "imagery.depth_exr_url": "depth.exr",
    "imagery.normal_url": "normals.png",
    "imagery.semantic_url": "semantics.png",
    "splats.spz_urls.100k": "splats-100k.spz",
    "splats.spz_urls.500k": "splats-500k.spz",
    "splats.spz_urls.full_res": "splats-full-res.spz",
    "splats.ply_url": "splats.ply",
    "splats.sog_url": "splats.sog",
    "splats.sog_lod_url": "splats-lod.zip",
    "splats.gltf_url": "splats.glb",
    "mesh.collider_mesh_url": "collider.glb",
    "mesh.hq_mesh_url": "mesh-hq.glb",
    "mesh.full_res_mesh_url": "mesh-full-res.glb",
    "mesh.meshopt_urls.hq": "mesh-hq-meshopt.glb",
    "mesh.meshopt_urls.full_res": "mesh-full-res-meshopt.glb",
    "mesh.lod_url": "mesh-lod.glb",
    "mesh.usdz_url": "mesh.usdz",
    "zip_url": "world.zip",
    "occupancy_url": "occupancy.zip",
    "navmesh.glb_url": "navmesh.glb",
    "navmesh.detour_url": "navmesh.bin",
    "scene_url": "scene.json",
    "manifest_url": "manifest.json",
}


def files_of(world: World) -> list[AssetFile]:
    """Return the files that the world has, as this copy of it names them."""
    return [file for name in _FILES if (file := _find(world, name)) is not None]


def file_of(world: World, name: FileName) -> AssetFile:
    """Return a file of a world by its place in `assets`.

    Raises:
        DioramaError: The world does not have this file, or the name is not that of a file.
    """
    if name not in _FILES:
        raise DioramaError(f"{name!r} is not the name of a file; the names are {', '.join(get_args(FileName))}")
    file = _find(world, name)
    if file is None:
        raise DioramaError(f"The world does not have this file: {name}")
    return file


def exported_file_of(result: ExportResult) -> AssetFile:
    """Return the file of an export.

    Raises:
        DioramaError: The result names no file.
    """
    if result.url is None:
        raise DioramaError("The result of the export names no file")
    suffix = {"gltf": ".glb", "glb-lod": "-lod.glb", "sog-lod": "-lod.zip"}.get(result.format, f".{result.format}")
    return AssetFile("url", f"{result.asset_type}{suffix}", result.url)


def _find(world: World, name: FileName) -> AssetFile | None:
    value: Any = world.assets
    for part in name.split("."):
        value = cast("dict[str, Any]", value).get(part) if isinstance(value, dict) else getattr(value, part, None)
    return AssetFile(name, _FILES[name], value) if isinstance(value, str) else None
