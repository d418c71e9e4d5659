"""What the pixels of a panorama mean."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

SEMANTIC_CLASSES = (
    "sky",
    "ground",
    "water",
    "rock",
    "plant",
    "tree",
    "building",
    "furniture",
    "wall",
    "floor",
    "ceiling",
    "object",
    "light",
    "path",
    "vehicle",
)
"""Names of the values of `semantics`; newer services may add classes at the end."""


def ray_directions(height: int, width: int) -> npt.NDArray[np.float32]:
    """Return the unit vector through the centre of each pixel of an equirectangular panorama, height x width x 3.

    x is right, y is up, z is back; the centre of the panorama looks along -z. `depth[..., None] * ray_directions(*depth.shape)` are
    the points of a world in metres, relative to the capture point.

    Args:
        height: Rows of pixels.
        width: Columns of pixels, twice as many.
    """
    azimuth = ((np.arange(width) + 0.5) / width - 0.5) * 2 * np.pi
    elevation = (0.5 - (np.arange(height) + 0.5) / height) * np.pi
    directions = np.empty((height, width, 3), np.float32)
    directions[..., 0] = np.cos(elevation)[:, None] * np.sin(azimuth)
    directions[..., 1] = np.sin(elevation)[:, None]
    directions[..., 2] = -np.cos(elevation)[:, None] * np.cos(azimuth)
    return directions


def normals_of(pixels: npt.NDArray[Any]) -> npt.NDArray[np.float32]:
    """Return the unit normals of the pixels of a normal panorama, height x width x 3, zeros for sky.

    Args:
        pixels: The pixels of the PNG file, from `read_png`.
    """
    normals = pixels.astype(np.float32)
    normals /= 127.5
    normals -= 1
    normals[(pixels == 128).all(axis=-1)] = 0
    return normals
