"""Frames: positions and directions of a world in the frame of Unreal Engine.

| | world and glTF | Unreal |
|---|---|---|
| unit | 1 m | 1 cm |
| handedness | right-handed | left-handed |
| right of the panorama | +x | +X |
| up | +y | +Z |
| centre of the panorama | -z | -Y |

The glTF importer of Unreal turns (x, y, z) into 100 (x, z, y). The exchange of two axes changes the handedness, so the world is not
mirrored. The importer of HDR files places the centre of a panorama along -Y and the right of it along +X, which are the same directions.
Therefore, a sky light needs no rotation (`SKY_ANGLE`).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

__all__ = ["CENTIMETRES", "SKY_ANGLE", "Rotation", "Vector", "player_start", "spawn_rotation", "sun_rotation", "to_unreal"]

Vector = tuple[float, float, float]
CENTIMETRES = 100.0
"""Units of Unreal in a metre."""
SKY_ANGLE = 0.0
"""Degrees of *Source Cubemap Angle* with which the sky of a sky light matches the mesh."""
CAPSULE_HALF_HEIGHT = 92.0
"""Of the capsule of a Player Start, whose location is the centre of the capsule."""
CLEARANCE = 8.0
"""Centimetres between the ground and the capsule, so that the capsule does not touch uneven ground."""


@dataclass(frozen=True)
class Rotation:
    """Angles of a rotator of Unreal, in degrees; roll is 0.

    Attributes:
        pitch: Upwards from the horizon.
        yaw: From +X towards +Y.
    """

    pitch: float
    yaw: float


def to_unreal(position: Vector) -> Vector:
    """Return a position of a world in centimetres of Unreal."""
    x, y, z = position
    return (CENTIMETRES * x, CENTIMETRES * z, CENTIMETRES * y)


def player_start(position: Vector, eye_height: float) -> Vector:
    """Return the location of a Player Start whose capsule ends slightly above the ground.

    Args:
        position: Eyes of a visitor, in metres in the frame of the world.
        eye_height: Metres from the ground to the eyes.
    """
    x, y, z = position
    ground_x, ground_y, ground_z = to_unreal((x, y - eye_height, z))
    return (ground_x, ground_y, ground_z + CAPSULE_HALF_HEIGHT + CLEARANCE)


def spawn_rotation(azimuth: float) -> Rotation:
    """Return the rotation of a level view.

    Args:
        azimuth: Degrees clockwise from the centre of the panorama.
    """
    return Rotation(0.0, _wrapped(azimuth - 90.0))


def sun_rotation(azimuth: float, elevation: float) -> Rotation:
    """Return the rotation of a directional light, which shines along its +X, from the sun to the origin.

    Args:
        azimuth: Degrees clockwise from the centre of the panorama to the sun.
        elevation: Degrees of the sun above the horizon.
    """
    return Rotation(-elevation, _wrapped(azimuth + 90.0))


def _wrapped(degrees: float) -> float:
    """Return the same angle from -180 to 180 degrees."""
    return math.remainder(degrees, 360.0)
