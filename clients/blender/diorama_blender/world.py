"""What the add-on reads of a world: the URLs and descriptions that the service returns, checked."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .frame import Sun, Vector
from .service import ServiceError

__all__ = ["SpawnPoint", "World", "WorldFiles", "parse_sun", "parse_world", "spawn_of"]

NAME_CHARACTERS = 40


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
class World:
    """A finished world of the service. URLs are signed for one file each."""

    id: str
    name: str
    mesh_urls: dict[str, str]
    panorama_url: str | None
    panorama_hdr_url: str | None
    manifest_url: str | None
    spawn_points: list[SpawnPoint]


@dataclass(frozen=True)
class WorldFiles:
    """A world on this machine; a path is None for a file that the world does not have.

    The panorama is `panorama.hdr` in linear light where the world has it, else `panorama.png`.
    """

    world_id: str
    name: str
    mesh: Path | None
    collider: Path | None
    panorama: Path | None
    spawn: SpawnPoint
    sun: Sun | None


def parse_world(answer: dict[str, Any]) -> World:
    """Return the world of a response of the API.

    Raises:
        ServiceError: The response holds no finished world.
    """
    world: Any = answer.get("world")
    assets = world.get("assets") if isinstance(world, dict) else None
    if not isinstance(assets, dict) or not isinstance(world.get("id"), str):
        raise ServiceError("The service returned no world")
    imagery, mesh = assets.get("imagery") or {}, assets.get("mesh") or {}
    if not imagery.get("pano_url") and not mesh.get("collider_mesh_url"):
        raise ServiceError("This world is not finished")
    return World(
        id=world["id"],
        name=_name_of(world),
        mesh_urls={name: url for name, url in mesh.items() if isinstance(url, str)},
        panorama_url=imagery.get("pano_url"),
        panorama_hdr_url=imagery.get("pano_hdr_url"),
        manifest_url=assets.get("manifest_url"),
        spawn_points=[point for each in assets.get("spawn_points") or [] if (point := _spawn_point(each))],
    )


def spawn_of(points: list[SpawnPoint]) -> SpawnPoint:
    """Return the first spawn point; the capture point, which is at eye height, for a world that has none."""
    return points[0] if points else SpawnPoint((0.0, 0.0, 0.0), 0.0)


def parse_sun(manifest: Any) -> Sun | None:
    """Return the sun of a manifest; None where the manifest has none, as in rooms and for worlds from pictures."""
    sun = manifest.get("sun") if isinstance(manifest, dict) else None
    if not isinstance(sun, dict):
        return None
    azimuth, elevation = _number(sun.get("azimuth")), _number(sun.get("elevation"))
    if azimuth is None or elevation is None:
        return None
    return Sun(azimuth, elevation)


def _name_of(world: dict[str, Any]) -> str:
    """Return a short name for people: the name of the world, else the beginning of its prompt."""
    prompt = world.get("world_prompt")
    text = world.get("display_name") or (prompt.get("text_prompt") if isinstance(prompt, dict) else None) or world["id"]
    line = " ".join(str(text).split())
    return line if len(line) <= NAME_CHARACTERS else f"{line[: NAME_CHARACTERS - 1].rstrip()}…"


def _spawn_point(value: Any) -> SpawnPoint | None:
    if not isinstance(value, dict):
        return None
    x, y, z, azimuth = (_number(value.get(name)) for name in ("x", "y", "z", "azimuth"))
    if x is None or y is None or z is None or azimuth is None:
        return None
    return SpawnPoint((x, y, z), azimuth)


def _number(value: Any) -> float | None:
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)
    return float(value) if is_number else None
