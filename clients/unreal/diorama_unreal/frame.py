"""Frames: positions and directions of a world in the frame of Unreal Engine.

The files of a world have x right, y up, z back, in metres, with the capture point at the origin and the centre of the panorama
along -z. Unreal has z up, centimetres and a left-handed frame; its importer of glTF turns (x, y, z) into 100 (x, z, y), so the centre
of the panorama lies along -y.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

__all__ = ["CENTIMETRES", "Rotation", "Vector", "spawn_rotation", "sun_rotation", "to_unreal"]

Vector = tuple[float, float, float]
CENTIMETRES = 100.0
"""Units of Unreal in a metre."""


@dataclass(frozen=True)
class Rotation:
    """Angles of a rotator of Unreal, in degrees; roll is 0.

    Attributes:
        pitch: Upwards from the horizon.
        yaw: From +x towards +y.
    """

    pitch: float
    yaw: float


def to_unreal(position: Vector) -> Vector:
    """Return a position of a world in centimetres of Unreal."""
    x, y, z = position
    return (CENTIMETRES * x, CENTIMETRES * z, CENTIMETRES * y)


def spawn_rotation(azimuth: float) -> Rotation:
    """Return the rotation of a level view.

    Args:
        azimuth: Degrees clockwise from the centre of the panorama.
    """
    return Rotation(0.0, _wrapped(azimuth - 90.0))


def sun_rotation(azimuth: float, elevation: float) -> Rotation:
    """Return the rotation of a directional light, which shines along its +x, from the sun to the origin.

    Args:
        azimuth: Degrees clockwise from the centre of the panorama to the sun.
        elevation: Degrees of the sun above the horizon.
    """
    return Rotation(-elevation, _wrapped(azimuth + 90.0))


def _wrapped(degrees: float) -> float:
    """Return the same angle from -180 to 180 degrees."""
    return math.remainder(degrees, 360.0)
