"""Files of worlds as NumPy arrays, and arrays as files and pictures. Needs the extra `numpy`.

In: bytes of PNG, EXR, SPZ or PLY files, or arrays. Out: arrays, the bytes of EXR and PNG files, or pictures for notebooks.
"""

from __future__ import annotations

from ..errors import DioramaError

try:
    import numpy as _numpy  # noqa: F401
except ImportError:
    raise DioramaError("Arrays need the package numpy: install the wheel of diorama-worlds with the extra numpy") from None

from .exr import read_depth_exr, write_depth_exr
from .picture import Picture, write_png
from .pixels import SEMANTIC_CLASSES, normals_of, ray_directions
from .png import read_png
from .splats import read_ply, read_spz, splat_dtype

__all__ = [
    "SEMANTIC_CLASSES",
    "Picture",
    "normals_of",
    "ray_directions",
    "read_depth_exr",
    "read_ply",
    "read_png",
    "read_spz",
    "splat_dtype",
    "write_depth_exr",
    "write_png",
]
