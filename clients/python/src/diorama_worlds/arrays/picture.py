"""Arrays as pictures: PNG files that notebooks show."""

from __future__ import annotations

import os
import struct
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ..errors import DioramaError
from .png import SIGNATURE

SKY = (150, 180, 215)
"""Colour of pixels without a depth."""


class Picture:
    """Image of an array. A notebook shows it as the result of a cell.

    - RGB panoramas keep their colours.
    - Classes and other `uint8` arrays with one channel become grey.
    - Depth becomes grey on a logarithmic scale, from white (nearest) to black (farthest). Sky becomes blue.
    - Normals become colours: (1 + n) / 2 for x, y and z.

    Args:
        pixels: Array of the shape height x width or height x width x 3. Its type is `uint8`, or a float type for depth and normals.
        width: Maximum width in pixels. A wider array is reduced by averaging square blocks of pixels. Default: no limit.

    Attributes:
        png: The PNG file.

    Raises:
        DioramaError: The array has another shape or type.
    """

    def __init__(self, pixels: npt.NDArray[Any], *, width: int | None = None) -> None:
        colours = _colours_of(pixels)
        shown = colours if width is None else _reduced(colours, width)
        self.png = write_png(shown)
        self._size = f"{shown.shape[1]} x {shown.shape[0]}"

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Save the picture as a PNG file and return the path.

        Args:
            path: Path of the file. An existing file is replaced.
        """
        target = Path(path)
        target.write_bytes(self.png)
        return target

    def __repr__(self) -> str:
        return f"Picture({self._size})"

    def _repr_png_(self) -> bytes:
        return self.png


def write_png(pixels: npt.NDArray[np.uint8]) -> bytes:
    """Return the bytes of a PNG file with the given pixels.

    Args:
        pixels: Array of the shape height x width (grey) or height x width x 3 (RGB).

    Raises:
        DioramaError: The array has another shape or type.
    """
    channels = 1 if pixels.ndim == 2 else pixels.shape[-1]
    if pixels.dtype != np.uint8 or pixels.ndim not in (2, 3) or channels not in (1, 3) or pixels.size == 0:
        raise DioramaError("A picture is a uint8 array of height x width or height x width x 3")
    height, width = pixels.shape[:2]
    rows = pixels.reshape(height, width, channels)
    left = np.pad(rows, ((0, 0), (1, 0), (0, 0)))[:, :-1].astype(np.int16)
    above = np.pad(rows, ((1, 0), (0, 0), (0, 0)))[:-1].astype(np.int16)
    corner = np.pad(rows, ((1, 0), (1, 0), (0, 0)))[:-1, :-1].astype(np.int16)
    filtered = (rows - _paeth(left, above, corner)).astype(np.uint8).reshape(height, -1)
    lines = np.concatenate([np.full((height, 1), 4, np.uint8), filtered], axis=1)  # 4 names the filter Paeth
    header = struct.pack(">IIBBBBB", width, height, 8, 0 if channels == 1 else 2, 0, 0, 0)
    return b"".join([SIGNATURE, _chunk(b"IHDR", header), _chunk(b"IDAT", zlib.compress(lines.tobytes(), 9)), _chunk(b"IEND", b"")])


def _paeth(left: npt.NDArray[np.int16], above: npt.NDArray[np.int16], corner: npt.NDArray[np.int16]) -> npt.NDArray[np.int16]:
    """The nearest of the three neighbours to left + above - corner (PNG, 9.4)."""
    by_left, by_above, by_corner = np.abs(above - corner), np.abs(left - corner), np.abs(left + above - 2 * corner)
    nearest = np.where(by_above <= by_corner, above, corner)
    return np.where((by_left <= by_above) & (by_left <= by_corner), left, nearest)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _colours_of(pixels: npt.NDArray[Any]) -> npt.NDArray[np.uint8]:
    if not np.issubdtype(pixels.dtype, np.floating):
        return pixels  # write_png refuses other types than uint8
    if pixels.ndim == 3:
        return (127.5 * pixels + 127.5).round().clip(0, 255).astype(np.uint8)
    near = np.isfinite(pixels) & (pixels > 0)
    colours = np.full((*pixels.shape, 3), SKY, np.uint8)
    if near.any():
        depths = np.log(pixels[near])
        span = max(float(depths.max() - depths.min()), 1e-6)
        colours[near] = (255 * (depths.max() - depths) / span).round().astype(np.uint8)[:, None]
    return colours


def _reduced(colours: npt.NDArray[np.uint8], width: int) -> npt.NDArray[np.uint8]:
    """The picture with blocks of pixels averaged; rows and columns that fill no block are left out."""
    if colours.ndim not in (2, 3) or width < 1:
        raise DioramaError("A picture is an array of height x width or height x width x 3, and its width is at least 1")
    step = min(-(-colours.shape[1] // width), colours.shape[0])
    if step <= 1:
        return colours
    height, across = colours.shape[0] // step, colours.shape[1] // step
    blocks = colours[: height * step, : across * step].reshape(height, step, across, step, -1)
    averaged: npt.NDArray[np.uint8] = blocks.mean(axis=(1, 3)).round().astype(np.uint8)
    return averaged if colours.ndim == 3 else averaged[..., 0]
