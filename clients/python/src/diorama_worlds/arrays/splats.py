"""Gaussian splats as structured arrays, from SPZ (github.com/nianticlabs/spz, versions 2 and 3) and PLY (Kerbl et al., 2023)."""

from __future__ import annotations

import gzip
import math
import re
import struct
import zlib
from typing import Any

import numpy as np
import numpy.typing as npt

from ..errors import DioramaError

SPZ_MAGIC = 0x5053474E
SPZ_HEADER_BYTES = 16
SPZ_COLOR_GAIN = 0.15
"""A colour byte is (coefficient of degree 0 x 0.15 + 0.5) x 255."""
SH_C0 = 0.28209479177387814
"""The constant spherical harmonic, 1 / (2 sqrt(pi))."""


def splat_dtype(sh_degree: int = 0) -> np.dtype[Any]:
    """Return the structured NumPy type of a splat, with these fields.

    - `position`: x (right), y (up) and z (back) in metres from the capture point.
    - `scale`: standard deviations along the three axes of the splat, in metres.
    - `rotation`: unit quaternion x, y, z, w.
    - `color`: red, green and blue, each about 0 to 1.
    - `opacity`: 0 to 1.
    - `sh`: spherical harmonics of degree 1 and higher, with red, green and blue for each coefficient. Absent if `sh_degree` is 0.

    Args:
        sh_degree: Degree of the spherical harmonics, 0 to 3.
    """
    parts: list[Any] = [
        ("position", "<f4", 3),
        ("scale", "<f4", 3),
        ("rotation", "<f4", 4),
        ("color", "<f4", 3),
        ("opacity", "<f4"),
    ]
    if sh_degree > 0:
        parts.append(("sh", "<f4", ((sh_degree + 1) ** 2 - 1, 3)))
    return np.dtype(parts)


def read_spz(data: bytes) -> npt.NDArray[np.void]:
    """Return the splats of an SPZ file. `splat_dtype` describes the fields.

    Raises:
        DioramaError: The data is not an SPZ file, is damaged, or has an unsupported version.
    """
    try:
        return _read_spz(gzip.decompress(data))
    except (OSError, EOFError, zlib.error, struct.error, ValueError) as error:
        raise DioramaError("This is not an SPZ file, or it is damaged") from error


def _read_spz(data: bytes) -> npt.NDArray[np.void]:
    magic, version, count, degree, fraction_bits = struct.unpack("<IIIBB", data[:14])
    if magic != SPZ_MAGIC or degree > 4:
        raise DioramaError("This is not an SPZ file")
    if version not in (2, 3):
        raise DioramaError(f"SPZ version {version} cannot be read")
    splats = np.zeros(count, splat_dtype(degree))
    body = np.frombuffer(data, np.uint8, offset=SPZ_HEADER_BYTES)
    at = 0

    def plane(columns: int) -> npt.NDArray[np.uint8]:
        nonlocal at
        part = body[at : at + count * columns].reshape(count, columns)
        at += count * columns
        return part

    splats["position"] = _fixed_24(plane(9).reshape(count, 3, 3)) * np.float32(2.0**-fraction_bits)
    splats["opacity"] = plane(1)[:, 0] / np.float32(255)
    splats["color"] = 0.5 + SH_C0 * (plane(3) / np.float32(255) - 0.5) / SPZ_COLOR_GAIN
    splats["scale"] = np.exp(plane(3) / np.float32(16) - 10)
    splats["rotation"] = _first_three(plane(3)) if version == 2 else _smallest_three(plane(4))
    if degree > 0:
        coefficients = (degree + 1) ** 2 - 1
        splats["sh"] = (plane(3 * coefficients).reshape(count, coefficients, 3) - np.float32(128)) / 128
    return splats


def _fixed_24(parts: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
    """Little-endian integers of 24 bits, with a sign."""
    low, middle, high = (parts[..., i].astype(np.int32) for i in range(3))
    return ((((high << 24) >> 8) | (middle << 8)) | low).astype(np.float32)


def _first_three(parts: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
    """Version 2: x, y and z; w completes them to length 1."""
    rotation = np.empty((len(parts), 4), np.float32)
    rotation[:, :3] = parts / np.float32(127.5) - 1
    rotation[:, 3] = np.sqrt(np.maximum(0, 1 - (rotation[:, :3] ** 2).sum(axis=1)))
    return rotation


def _smallest_three(parts: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
    """Version 3: the index of the largest component, then the other three from x to w, each a sign and nine bits."""
    packed = np.ascontiguousarray(parts).view("<u4")[:, 0]
    largest = packed >> 30
    rotation = np.zeros((len(parts), 4), np.float32)
    rest = packed.copy()
    for axis in (3, 2, 1, 0):
        is_stored = largest != axis
        bits = rest[is_stored]
        magnitude = (bits & 511).astype(np.float32) * np.float32(np.sqrt(0.5) / 511)
        rotation[is_stored, axis] = np.where(bits & 512, -magnitude, magnitude)
        rest[is_stored] = bits >> 10
    missing = np.sqrt(np.maximum(0, 1 - (rotation**2).sum(axis=1)))
    rotation[np.arange(len(parts)), largest] = missing
    return rotation


def read_ply(data: bytes) -> npt.NDArray[np.void]:
    """Return the splats of a binary PLY file. `splat_dtype` describes the fields.

    The function converts the coordinates to the axes of SPZ files.

    Raises:
        DioramaError: The data is not a binary PLY file of splats, or it is incomplete.
    """
    end = data.find(b"end_header\n")
    header = data[: max(end, 0)].decode("latin-1")
    count = re.search(r"^element vertex (\d+)$", header, re.MULTILINE)
    names = re.findall(r"^property float (\w+)$", header, re.MULTILINE)
    if count is None or "format binary_little_endian" not in header or "rot_3" not in names:
        raise DioramaError("This is not a binary PLY file of splats")
    try:
        rows = np.frombuffer(data, np.dtype([(name, "<f4") for name in names]), int(count[1]), end + len(b"end_header\n"))
    except ValueError as error:
        raise DioramaError("The PLY file is cut off") from error
    rest = [name for name in names if name.startswith("f_rest_")]
    signs = _turned_signs(math.isqrt(len(rest) // 3 + 1) - 1)
    if len(rest) != 3 * len(signs):
        raise DioramaError(f"The PLY file has {len(rest)} coefficients of harmonics, which is not a whole degree")
    splats = np.zeros(len(rows), splat_dtype(math.isqrt(len(signs) + 1) - 1))
    splats["position"] = np.stack([rows["x"], -rows["y"], -rows["z"]], axis=-1)
    splats["scale"] = np.exp(np.stack([rows[f"scale_{i}"] for i in range(3)], axis=-1))
    # Turned by 180 degrees about x; the file has w first.
    splats["rotation"] = np.stack([rows["rot_1"], -rows["rot_2"], -rows["rot_3"], rows["rot_0"]], axis=-1)
    splats["color"] = 0.5 + SH_C0 * np.stack([rows[f"f_dc_{i}"] for i in range(3)], axis=-1)
    splats["opacity"] = 1 / (1 + np.exp(-rows["opacity"]))
    if len(signs) > 0:
        # The file has all coefficients of red first.
        channels = np.stack([rows[name] for name in rest], axis=-1).reshape(len(rows), 3, len(signs))
        splats["sh"] = channels.transpose(0, 2, 1) * signs[:, None]
    return splats


def _turned_signs(degree: int) -> npt.NDArray[np.float32]:
    """Return what turning by 180 degrees about x does to the harmonics of degree 1 and up.

    Flipping y changes the sign of those of an order m below 0, and flipping z of those with an odd l + m.
    """
    orders = [(level, order) for level in range(1, degree + 1) for order in range(-level, level + 1)]
    return np.array([(-1 if order < 0 else 1) * (1 if (level + order) % 2 == 0 else -1) for level, order in orders], np.float32)
