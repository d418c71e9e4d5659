from __future__ import annotations

import gzip
import struct
import zlib
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from diorama_worlds import DioramaError, arrays  # noqa: E402


def paeth(a: int, b: int, c: int) -> int:
    """As section 9.4 of the specification of PNG words it."""
    p = a + b - c
    pa, pb, pc = abs(p - a), abs(p - b), abs(p - c)
    return a if pa <= pb and pa <= pc else b if pb <= pc else c


def png_of(pixels: Any, filters: list[int]) -> bytes:
    """A PNG file whose rows have the given filters, by the formulas of the specification, one byte after the other."""
    height, width = pixels.shape[:2]
    channels = 1 if pixels.ndim == 2 else pixels.shape[2]
    colour = {1: 0, 2: 4, 3: 2, 4: 6}[channels]
    step = channels * pixels.dtype.itemsize
    rows = pixels.astype(pixels.dtype.newbyteorder(">")).reshape(height, -1).view(np.uint8).tolist()
    raw = bytearray()
    above = [0] * (width * step)
    for row, kind in zip(rows, filters, strict=True):
        raw.append(kind)
        for i, value in enumerate(row):
            a, b, c = row[i - step] if i >= step else 0, above[i], above[i - step] if i >= step else 0
            raw.append((value - (0, a, b, (a + b) // 2, paeth(a, b, c))[kind]) % 256)
        above = row
    packed = zlib.compress(bytes(raw))
    header = struct.pack(">IIBBBBB", width, height, 8 * pixels.dtype.itemsize, colour, 0, 0, 0)
    parts = [(b"IHDR", header), (b"tEXt", b"note"), (b"IDAT", packed[:20]), (b"IDAT", packed[20:]), (b"IEND", b"")]
    chunks = (struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body)) for name, body in parts)
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


@pytest.mark.parametrize("filters", [[0, 0, 0, 0, 0], [2, 1, 0, 2, 1], [4, 4, 4, 4, 4], [0, 1, 2, 3, 4], [3, 4, 3, 2, 1]])
@pytest.mark.parametrize(("shape", "kind"), [((5, 7), "u1"), ((5, 9, 3), "u1"), ((5, 4, 4), "u1"), ((5, 3, 2), "u2"), ((5, 1), "u2")])
def test_png_files_are_read_with_every_filter(filters: list[int], shape: tuple[int, ...], kind: str) -> None:
    pixels = np.random.default_rng(1).integers(0, 256 ** int(kind[1]), shape).astype(kind)
    read = arrays.read_png(png_of(pixels, filters))
    assert read.dtype == pixels.dtype
    np.testing.assert_array_equal(read, pixels)


@pytest.mark.parametrize("change", [b"", b"GIF89a", slice(0, 20), slice(0, 60)])
def test_other_and_damaged_files_are_refused(change: Any) -> None:
    whole = png_of(np.zeros((5, 7, 3), "u1"), [0] * 5)
    with pytest.raises(DioramaError):
        arrays.read_png(whole[change] if isinstance(change, slice) else change)
    exr = arrays.write_depth_exr(np.ones((4, 8)))
    with pytest.raises(DioramaError):
        arrays.read_depth_exr(exr[change] if isinstance(change, slice) else change)


@pytest.mark.parametrize("shape", [(1, 2), (16, 32), (33, 66)])
def test_depth_survives_a_file(shape: tuple[int, int]) -> None:
    depth = np.random.default_rng(2).uniform(0.1, 90, shape).astype(np.float32)
    depth[0, 0] = np.inf
    np.testing.assert_array_equal(arrays.read_depth_exr(arrays.write_depth_exr(depth)), depth)


def test_a_depth_panorama_of_doubles_becomes_floats() -> None:
    read = arrays.read_depth_exr(arrays.write_depth_exr(np.full((4, 8), 2.5)))
    assert (read.dtype, read.shape, float(read[0, 0])) == (np.float32, (4, 8), 2.5)
    with pytest.raises(DioramaError):
        arrays.write_depth_exr(np.zeros((4, 8, 3)))


def spz_of(version: int, rotation: bytes) -> bytes:
    """One splat at (1, -0.5, 0.25) m with harmonics of degree 1."""
    header = struct.pack("<IIIBBBB", 0x5053474E, version, 1, 1, 12, 0, 0)
    position = b"".join(struct.pack("<i", round(value * 4096))[:3] for value in (1, -0.5, 0.25))
    return gzip.compress(header + position + bytes([255]) + bytes([128, 255, 0]) + bytes([160, 176, 144]) + rotation + bytes(range(9)))


def test_spz_files_are_arrays_in_metres() -> None:
    magnitude = 400
    packed = (0 << 30) | (0 << 20) | (512 | magnitude) << 10 | 0  # x is the largest, z is negative
    for version, rotation in ((3, struct.pack("<I", packed)), (2, bytes([255, 128, 128]))):
        splats = arrays.read_spz(spz_of(version, rotation))
        assert splats.dtype == arrays.splat_dtype(1)
        np.testing.assert_allclose(splats["position"], [[1, -0.5, 0.25]])
        np.testing.assert_allclose(splats["scale"], [[1, np.e, 1 / np.e]], rtol=1e-6)
        np.testing.assert_allclose(splats["opacity"], [1])
        np.testing.assert_allclose(splats["color"][0, 0], 0.5, atol=0.01)
        np.testing.assert_allclose(splats["sh"][0, 0], [-1, -127 / 128, -126 / 128])
        np.testing.assert_allclose(np.linalg.norm(splats["rotation"], axis=1), [1], atol=1e-2)
    z = -magnitude * np.sqrt(0.5) / 511
    np.testing.assert_allclose(
        arrays.read_spz(spz_of(3, struct.pack("<I", packed)))["rotation"], [[np.sqrt(1 - z * z), 0, z, 0]], atol=1e-6
    )
    with pytest.raises(DioramaError, match="version 4"):
        arrays.read_spz(spz_of(4, bytes(4)))
    with pytest.raises(DioramaError):
        arrays.read_spz(spz_of(3, bytes(4))[:30])


PLY_COLUMNS = ["x", "y", "z", "f_dc_0", "f_dc_1", "f_dc_2", "opacity", *(f"scale_{i}" for i in range(3)), *(f"rot_{i}" for i in range(4))]


def ply(columns: list[str], row: list[float]) -> bytes:
    header = ["ply", "format binary_little_endian 1.0", "element vertex 1", *(f"property float {name}" for name in columns), "end_header"]
    return ("\n".join(header) + "\n").encode() + struct.pack(f"<{len(row)}f", *row)


def test_ply_files_have_their_harmonics_in_the_frame_of_spz() -> None:
    rest = [f"f_rest_{i}" for i in range(9)]
    # Rotation without a turn; the coefficients are red, then green, then blue, along y, z and x.
    row: list[float] = [1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    splats = arrays.read_ply(ply([*PLY_COLUMNS, *rest], row))
    assert splats["position"].tolist() == [[1, -2, -3]]
    assert splats["sh"].tolist() == [[[-1, -4, -7], [-2, -5, -8], [3, 6, 9]]]
    assert "sh" not in (arrays.read_ply(ply(PLY_COLUMNS, row[:14])).dtype.names or ())
    with pytest.raises(DioramaError, match="not a whole degree"):
        arrays.read_ply(ply([*PLY_COLUMNS, *rest[:5]], row[:19]))


def test_normals_are_unit_vectors_and_the_sky_has_none() -> None:
    normals = arrays.normals_of(np.array([[[255, 128, 128], [128, 128, 128]]], np.uint8))
    np.testing.assert_allclose(normals, [[[1, 0, 0], [0, 0, 0]]], atol=0.005)


def test_rays_follow_the_frame_of_worlds() -> None:
    rays = arrays.ray_directions(64, 128)
    np.testing.assert_allclose(np.linalg.norm(rays, axis=-1), 1, rtol=1e-6)
    np.testing.assert_allclose(rays[32, 64], [0, 0, -1], atol=0.03)
    np.testing.assert_allclose(rays[32, 96], [1, 0, 0], atol=0.03)
    np.testing.assert_allclose(rays[0, 0], [0, 1, 0], atol=0.03)
