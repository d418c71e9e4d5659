"""PNG files (W3C Portable Network Graphics, third edition): grey and RGB, with or without alpha, 8 or 16 bits, not interlaced."""

from __future__ import annotations

import struct
import zlib
from typing import Any

import numpy as np
import numpy.typing as npt

from ..errors import DioramaError

SIGNATURE = b"\x89PNG\r\n\x1a\n"
_CHANNELS = {0: 1, 2: 3, 4: 2, 6: 4}
"""By the colour type."""
_NONE, _SUB, _UP, _AVERAGE, _PAETH = range(5)


def read_png(data: bytes) -> npt.NDArray[Any]:
    """Return the pixels of a PNG file.

    The shape is height x width for grey, and height x width x channels otherwise. The type is `uint8` or `uint16`.

    Raises:
        DioramaError: The data is not a PNG file, is damaged, or has an unsupported format.
    """
    try:
        return _read(data)
    except (struct.error, zlib.error, ValueError, IndexError) as error:
        raise DioramaError("The PNG file is damaged") from error


def _read(data: bytes) -> npt.NDArray[Any]:
    if data[:8] != SIGNATURE:
        raise DioramaError("This is not a PNG file")
    width, height, bits, colour, _, _, interlace = struct.unpack(">IIBBBBB", data[16:29])
    if bits not in (8, 16) or colour not in _CHANNELS or interlace != 0:
        raise DioramaError("Only grey and RGB PNG files of 8 or 16 bits without interlacing can be read")
    channels = _CHANNELS[colour]
    step = channels * bits // 8
    raw = np.frombuffer(zlib.decompress(_joined_chunks(data, b"IDAT")), np.uint8)
    rows = raw[: height * (1 + width * step)].reshape(height, 1 + width * step)
    samples = _unfilter(rows[:, 0], rows[:, 1:].reshape(height, width, step))
    pixels = samples.reshape(height, width * step)
    values = pixels.view(">u2").astype(np.uint16) if bits == 16 else pixels
    return values.reshape((height, width) if channels == 1 else (height, width, channels))


def _joined_chunks(data: bytes, kind: bytes) -> bytes:
    at, parts = len(SIGNATURE), []
    while at < len(data):
        length, name = struct.unpack(">I4s", data[at : at + 8])
        if name == kind:
            parts.append(data[at + 8 : at + 8 + length])
        at += 12 + length
    return b"".join(parts)


def _unfilter(filters: npt.NDArray[np.uint8], rows: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
    """The samples of filtered rows, height x width x bytes of a pixel (section 9 of the specification)."""
    if filters.size > 0 and filters.max() > _PAETH:
        raise DioramaError("The PNG file is damaged")
    if not np.isin(filters, (_AVERAGE, _PAETH)).any():
        return _unfilter_sums(filters, rows)
    return _unfilter_diagonals(filters, rows)


def _unfilter_sums(filters: npt.NDArray[np.uint8], rows: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
    """Filters that add one neighbour are sums along a row or a column."""
    samples = rows.copy()
    is_sub = filters == _SUB
    samples[is_sub] = np.cumsum(samples[is_sub], axis=1, dtype=np.uint8)
    for y in np.flatnonzero(filters == _UP):
        if y > 0:
            samples[y] += samples[y - 1]
    return samples


def _unfilter_diagonals(filters: npt.NDArray[np.uint8], rows: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
    """All filters: a pixel needs its neighbours at the left and above, so pixels of one diagonal are independent of each other."""
    height, width, step = rows.shape
    # Row y is shifted by y, with a border of zeros above and at the left: the diagonal x + y = d is a column.
    filtered = np.zeros((height + width, height, step), np.int16)
    y, x = np.mgrid[:height, :width]
    filtered[x + y, y] = rows
    done = np.zeros((height + width + 1, height + 1, step), np.int16)
    kinds = filters.astype(np.int64)[:, None]
    for d in range(height + width - 1):
        first, last = max(0, d - width + 1), min(height, d + 1)
        left, above, corner = done[d, first + 1 : last + 1], done[d, first:last], done[d - 1, first:last]
        if d == 0:
            corner = np.zeros_like(left)
        kind = kinds[first:last]
        predicted = np.where(kind == _PAETH, _paeth(left, above, corner), 0)
        predicted = np.where(kind == _AVERAGE, (left + above) >> 1, predicted)
        predicted = np.where(kind == _SUB, left, predicted)
        predicted = np.where(kind == _UP, above, predicted)
        done[d + 1, first + 1 : last + 1] = (filtered[d, first:last] + predicted) & 255
    samples: npt.NDArray[np.uint8] = done[x + y + 1, y + 1].astype(np.uint8)
    return samples


def _paeth(left: npt.NDArray[np.int16], above: npt.NDArray[np.int16], corner: npt.NDArray[np.int16]) -> npt.NDArray[np.int16]:
    to_left, to_above = np.abs(above - corner), np.abs(left - corner)
    to_corner = np.abs(left + above - 2 * corner)
    nearest = np.where(to_above <= to_corner, above, corner)
    predicted: npt.NDArray[np.int16] = np.where((to_left <= to_above) & (to_left <= to_corner), left, nearest)
    return predicted
