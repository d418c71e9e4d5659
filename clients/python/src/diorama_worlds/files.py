"""The files of a world."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from .types import World

__all__ = ["AssetFile", "files_of"]


@dataclass(frozen=True)
class AssetFile:
    """One file of a world.

    Attributes:
        name: Its place in `assets`, such as `splats.spz_urls.full_res`.
        file_name: A name to save it under.
        url: Signed for this file alone; valid for at least 23 hours.
    """

    name: str
    file_name: str
    url: str


_FILES = {
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
    found: list[AssetFile] = []
    for name, file_name in _FILES.items():
        value: Any = world.assets
        for part in name.split("."):
            value = cast("dict[str, Any]", value).get(part) if isinstance(value, dict) else getattr(value, part, None)
        if isinstance(value, str):
            found.append(AssetFile(name, file_name, value))
    return found
