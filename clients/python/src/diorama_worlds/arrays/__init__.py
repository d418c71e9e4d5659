"""Files of worlds as numpy arrays, and depth as a file. Needs the extra `numpy`.

In: bytes of PNG, EXR, SPZ or PLY files, or a depth array. Out: arrays, or the bytes of an EXR file.
"""

from __future__ import annotations

from ..errors import DioramaError

try:
    import numpy as _numpy  # noqa: F401
except ImportError:
    raise DioramaError('Arrays need the package numpy: pip install "diorama-worlds[numpy]"') from None

from .exr import read_depth_exr, write_depth_exr
from .pixels import SEMANTIC_CLASSES, normals_of, ray_directions
from .png import read_png
from .splats import read_ply, read_spz, splat_dtype

__all__ = [
    "SEMANTIC_CLASSES",
    "normals_of",
    "ray_directions",
    "read_depth_exr",
    "read_ply",
    "read_png",
    "read_spz",
    "splat_dtype",
    "write_depth_exr",
]
