"""Bounds of a GLB file, from its JSON chunk alone. They show whether an importer kept the axes and the scale."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

from .frame import Vector

__all__ = ["Bounds", "GlbError", "read_bounds"]

Bounds = tuple[Vector, Vector]
"""The smallest and the largest corner."""
MAGIC = b"glTF"
HEADER = struct.Struct("<4sIII4s")
"""Magic, version and length of the file, then length and type of the first chunk (glTF 2.0, section 4.4)."""


class GlbError(Exception):
    """A file is not a GLB file with positions; the message is for the user."""


def read_bounds(file: Path) -> Bounds:
    """Return the bounds of all meshes of a GLB file, in the axes and the unit of the file.

    Each node of a world has a translation at most, and no node has children.

    Args:
        file: Path of the file.

    Raises:
        GlbError: The file is not a GLB file, or it contains no mesh.
    """
    document = _read_document(file)
    corners: list[list[float]] = []
    try:
        for node in document["nodes"]:
            if "mesh" not in node:
                continue
            shift = node.get("translation", [0.0, 0.0, 0.0])
            for primitive in document["meshes"][node["mesh"]]["primitives"]:
                accessor = document["accessors"][primitive["attributes"]["POSITION"]]
                corners += [[float(value) + by for value, by in zip(accessor[end], shift, strict=True)] for end in ("min", "max")]
    except (KeyError, IndexError, TypeError, ValueError):
        raise GlbError(f"{file.name} is not a valid GLB file") from None
    if not corners:
        raise GlbError(f"{file.name} contains no mesh")
    x, y, z = zip(*corners, strict=True)
    return (min(x), min(y), min(z)), (max(x), max(y), max(z))


def _read_document(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as source:
            magic, _, _, length, kind = HEADER.unpack(source.read(HEADER.size))
            document = json.loads(source.read(length)) if magic == MAGIC and kind == b"JSON" else None
    except (OSError, ValueError, struct.error):
        document = None
    if not isinstance(document, dict):
        raise GlbError(f"{file.name} is missing or is not a GLB file. Import the world again")
    return document
