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
    """Return the direction of each pixel of an equirectangular panorama as a unit vector.

    The shape is height x width x 3. The axes are x right, y up and z back, and the centre of the panorama is in the direction -z. To
    convert depth to points in metres from the capture point, use `depth[..., np.newaxis] * ray_directions(*depth.shape)`.

    Args:
        height: Number of rows of pixels.
        width: Number of columns of pixels: twice `height`.
    """
    azimuth = ((np.arange(width) + 0.5) / width - 0.5) * 2 * np.pi
    elevation = (0.5 - (np.arange(height) + 0.5) / height) * np.pi
    directions = np.empty((height, width, 3), np.float32)
    directions[..., 0] = np.cos(elevation)[:, None] * np.sin(azimuth)
    directions[..., 1] = np.sin(elevation)[:, None]
    directions[..., 2] = -np.cos(elevation)[:, None] * np.cos(azimuth)
    return directions


def normals_of(pixels: npt.NDArray[Any]) -> npt.NDArray[np.float32]:
    """Convert the pixels of a normal panorama to unit vectors.

    The shape is height x width x 3. The normal of sky is zero.

    Args:
        pixels: Pixels of the PNG file, which `read_png` returned.
    """
    normals = pixels.astype(np.float32)
    normals /= 127.5
    normals -= 1
    normals[(pixels == 128).all(axis=-1)] = 0
    return normals
