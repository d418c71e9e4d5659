"""Frames: positions and directions of a world in the frame of Blender.

The files of a world have x right, y up, z back, in metres, with the capture point at the origin and the centre of the panorama
along -z. Blender has z up; its importer of glTF turns (x, y, z) into (x, -z, y), so the centre of the panorama lies along +y.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

__all__ = [
    "PANORAMA_ROTATION_Z",
    "Sun",
    "Vector",
    "camera_rotation",
    "sun_rotation",
    "to_blender",
    "units_per_metre",
]

Vector = tuple[float, float, float]

PANORAMA_ROTATION_Z = -math.pi / 2
"""Radians about z of the mapping before an environment texture, whose centre Blender puts along +x."""


def to_blender(position: Vector) -> Vector:
    """Return a position or direction of a world in the frame of Blender."""
    x, y, z = position
    return (x, -z, y)


def camera_rotation(azimuth: float) -> Vector:
    """Return the Euler angles (XYZ, radians) of a level camera.

    Args:
        azimuth: Degrees clockwise from the centre of the panorama.
    """
    return (math.pi / 2, 0.0, -math.radians(azimuth))


@dataclass(frozen=True)
class Sun:
    """Where the sun of a world stands.

    Attributes:
        azimuth: Degrees clockwise from the centre of the panorama.
        elevation: Degrees above the horizon.
    """

    azimuth: float
    elevation: float


def sun_rotation(sun: Sun) -> Vector:
    """Return the Euler angles (XYZ, radians) of a light that shines along its -z, from the sun to the origin."""
    return (math.pi / 2 - math.radians(sun.elevation), 0.0, math.pi - math.radians(sun.azimuth))


def units_per_metre(scale_length: float) -> float:
    """Return the units of a scene that are one metre.

    Args:
        scale_length: Metres of a unit of the scene; anything that is not above 0 counts as 1.
    """
    return 1 / scale_length if scale_length > 0 else 1.0
