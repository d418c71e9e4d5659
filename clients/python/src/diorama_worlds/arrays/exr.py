"""Depth panoramas as OpenEXR files ("OpenEXR File Layout", openexr.com): one part of scan lines, raw or compressed with zlib."""

from __future__ import annotations

import struct
import zlib
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..errors import DioramaError

MAGIC = 20000630
VERSION = 2
SCAN_LINE_FLAGS = VERSION | 0x400
"""The version, and the flag of long names, which changes nothing for readers."""
_LINES_PER_BLOCK = {0: 1, 2: 1, 3: 16}
"""By the compression: none, ZIPS, ZIP."""
_ZIP = 3
_PIXEL_TYPES: dict[int, np.dtype[Any]] = {0: np.dtype("<u4"), 1: np.dtype("<f2"), 2: np.dtype("<f4")}
_FLOAT = 2


class _Header(NamedTuple):
    channels: list[tuple[str, np.dtype[Any]]]
    compression: int
    window: tuple[int, int, int, int]
    end: int


def read_depth_exr(data: bytes) -> npt.NDArray[np.float32]:
    """Return the depth of an EXR file: its channel `Z`, or its only channel.

    The shape is height x width.

    Raises:
        DioramaError: The data is not an EXR file, is damaged, or has an unsupported format.
    """
    try:
        return _read(data)
    except (struct.error, zlib.error, ValueError, IndexError, KeyError) as error:
        raise DioramaError("The EXR file is damaged") from error


def write_depth_exr(depth: npt.NDArray[Any]) -> bytes:
    """Return the bytes of an EXR file with the depth in its channel `Z` as 32-bit floats.

    Args:
        depth: Array of the shape height x width, in metres. 0 or a value that is not finite means sky.

    Raises:
        DioramaError: The array does not have two dimensions.
    """
    if depth.ndim != 2 or depth.size == 0:
        raise DioramaError("A depth panorama is an array of height x width")
    height, width = depth.shape
    header = _header_of(height, width)
    rows = np.ascontiguousarray(depth, dtype="<f4")
    lines = _LINES_PER_BLOCK[_ZIP]
    blocks = [(y, _zip(rows[y : y + lines].tobytes())) for y in range(0, height, lines)]
    at = len(header) + 8 * len(blocks)
    offsets: list[int] = []
    for _, block in blocks:
        offsets.append(at)
        at += 8 + len(block)
    body = b"".join(struct.pack("<ii", y, len(block)) + block for y, block in blocks)
    return header + struct.pack(f"<{len(offsets)}Q", *offsets) + body


def _read(data: bytes) -> npt.NDArray[np.float32]:
    magic, flags = struct.unpack("<II", data[:8])
    if magic != MAGIC:
        raise DioramaError("This is not an EXR file")
    if flags & ~SCAN_LINE_FLAGS:
        raise DioramaError("Only EXR files of one part of scan lines can be read")
    header = _read_header(data)
    if header.compression not in _LINES_PER_BLOCK:
        raise DioramaError("Only EXR files without compression, or with ZIP or ZIPS, can be read")
    left, top, right, bottom = header.window
    width, height = right - left + 1, bottom - top + 1
    before, kind = _depth_channel(header.channels, width)
    line_bytes = sum(each.itemsize for _, each in header.channels) * width
    lines = _LINES_PER_BLOCK[header.compression]
    count = -(-height // lines)
    depth = np.empty((height, width), np.float32)
    for offset in struct.unpack(f"<{count}Q", data[header.end : header.end + 8 * count]):
        y, length = struct.unpack("<ii", data[offset : offset + 8])
        rows = min(lines, bottom + 1 - y)
        block = _unzip(data[offset + 8 : offset + 8 + length], rows * line_bytes, header.compression)
        samples = np.frombuffer(block, np.uint8).reshape(rows, line_bytes)[:, before : before + width * kind.itemsize]
        depth[y - top : y - top + rows] = np.ascontiguousarray(samples).view(kind)
    return depth


def _depth_channel(channels: list[tuple[str, np.dtype[Any]]], width: int) -> tuple[int, np.dtype[Any]]:
    """Where the depth begins in a line, in bytes, and its type."""
    names = [name for name, _ in channels]
    if "Z" not in names and len(names) != 1:
        raise DioramaError(f"The EXR file has no channel Z, but {', '.join(names)}")
    index = names.index("Z") if "Z" in names else 0
    return sum(kind.itemsize for _, kind in channels[:index]) * width, channels[index][1]


def _read_header(data: bytes) -> _Header:
    at = 8
    found: dict[str, bytes] = {}
    while data[at] != 0:
        name_end = data.index(0, at)
        type_end = data.index(0, name_end + 1)
        (size,) = struct.unpack("<i", data[type_end + 1 : type_end + 5])
        found[data[at:name_end].decode("latin-1")] = data[type_end + 5 : type_end + 5 + size]
        at = type_end + 5 + size
    window = struct.unpack("<4i", found["dataWindow"])
    return _Header(_channels_of(found["channels"]), found["compression"][0], window, at + 1)


def _channels_of(data: bytes) -> list[tuple[str, np.dtype[Any]]]:
    at = 0
    channels: list[tuple[str, np.dtype[Any]]] = []
    while data[at] != 0:
        end = data.index(0, at)
        kind, _, x_step, y_step = struct.unpack("<i4sii", data[end + 1 : end + 17])
        if (x_step, y_step) != (1, 1):
            raise DioramaError("EXR files with fewer samples than pixels cannot be read")
        channels.append((data[at:end].decode("latin-1"), _PIXEL_TYPES[kind]))
        at = end + 17
    return channels


def _unzip(block: bytes, length: int, compression: int) -> bytes:
    """The bytes of a block: deflated, as differences, with the odd bytes after the even ones. A block that gains nothing is raw."""
    if compression == 0 or len(block) == length:
        return block
    differences = np.frombuffer(zlib.decompress(block), np.uint8).copy()
    differences[1:] -= np.uint8(128)
    planes = np.cumsum(differences, dtype=np.uint8)
    whole = np.empty(length, np.uint8)
    half = (length + 1) // 2
    whole[0::2], whole[1::2] = planes[:half], planes[half:]
    return whole.tobytes()


def _zip(raw: bytes) -> bytes:
    """The reverse of `_unzip`."""
    whole = np.frombuffer(raw, np.uint8)
    planes = np.concatenate((whole[0::2], whole[1::2]))
    differences = planes.copy()
    differences[1:] = planes[1:] - planes[:-1] + np.uint8(128)
    packed = zlib.compress(differences.tobytes(), 6)
    return packed if len(packed) < len(raw) else raw


def _header_of(height: int, width: int) -> bytes:
    window = struct.pack("<4i", 0, 0, width - 1, height - 1)
    attributes = [
        ("channels", "chlist", b"Z\0" + struct.pack("<i4xii", _FLOAT, 1, 1) + b"\0"),
        ("compression", "compression", bytes([_ZIP])),
        ("dataWindow", "box2i", window),
        ("displayWindow", "box2i", window),
        ("lineOrder", "lineOrder", b"\0"),
        ("pixelAspectRatio", "float", struct.pack("<f", 1)),
        ("screenWindowCenter", "v2f", struct.pack("<2f", 0, 0)),
        ("screenWindowWidth", "float", struct.pack("<f", 1)),
    ]
    entries = (name.encode() + b"\0" + kind.encode() + b"\0" + struct.pack("<i", len(value)) + value for name, kind, value in attributes)
    return struct.pack("<II", MAGIC, VERSION) + b"".join(entries) + b"\0"
