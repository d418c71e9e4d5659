from __future__ import annotations

import math

import pytest

from diorama_blender.frame import (
    PANORAMA_ROTATION_Z,
    Sun,
    camera_rotation,
    sun_rotation,
    to_blender,
    units_per_metre,
)
from diorama_blender.world import parse_sun

Vector = tuple[float, float, float]


def direction_of_angles(azimuth: float, elevation: float) -> Vector:
    """Return a unit vector in the frame of Blender.

    Args:
        azimuth: Radians clockwise from the centre of the panorama, seen from above.
        elevation: Radians above the horizon.
    """
    level = math.cos(elevation)
    return (math.sin(azimuth) * level, math.cos(azimuth) * level, math.sin(elevation))


def direction_of_pixel(column: int, row: int, width: int, height: int) -> Vector:
    """Return the direction that the centre of a pixel of the panorama shows, a unit vector in the frame of Blender.

    Args:
        column: Counted from the left.
        row: Counted from the top.
        width: Pixels of the panorama.
        height: Pixels of the panorama.
    """
    azimuth = 2 * math.pi * ((column + 0.5) / width - 0.5)
    elevation = math.pi * (0.5 - (row + 0.5) / height)
    return direction_of_angles(azimuth, elevation)


def rotate(euler: Vector, vector: Vector) -> Vector:
    """Turn a vector by Euler angles of Blender in the order XYZ."""
    x, y, z = vector
    for axis, angle in enumerate(euler):
        cosine, sine = math.cos(angle), math.sin(angle)
        if axis == 0:
            y, z = cosine * y - sine * z, sine * y + cosine * z
        elif axis == 1:
            x, z = cosine * x + sine * z, cosine * z - sine * x
        else:
            x, y = cosine * x - sine * y, sine * x + cosine * y
    return (x, y, z)


@pytest.mark.parametrize(
    ("in_world", "in_blender"),
    [((1, 0, 0), (1, 0, 0)), ((0, 1, 0), (0, 0, 1)), ((0, 0, -1), (0, 1, 0))],
    ids=["right", "up", "front"],
)
def test_the_frame_of_a_world_becomes_that_of_blender(in_world: Vector, in_blender: Vector) -> None:
    assert to_blender(in_world) == in_blender


@pytest.mark.parametrize("azimuth", [0.0, 10.0, 90.0, -135.0, 359.0])
def test_a_camera_looks_in_the_direction_of_its_azimuth_with_its_top_up(azimuth: float) -> None:
    euler = camera_rotation(azimuth)
    assert rotate(euler, (0, 0, -1)) == pytest.approx(direction_of_angles(math.radians(azimuth), 0))
    assert rotate(euler, (0, 1, 0)) == pytest.approx((0, 0, 1))


@pytest.mark.parametrize(("azimuth", "elevation"), [(0.0, 5.0), (90.0, 45.0), (-120.0, 80.0), (200.0, 0.0)])
def test_the_light_of_a_sun_comes_from_where_the_sun_stands(azimuth: float, elevation: float) -> None:
    towards = direction_of_angles(math.radians(azimuth), math.radians(elevation))
    shines = rotate(sun_rotation(Sun(azimuth, elevation)), (0, 0, -1))
    assert shines == pytest.approx(tuple(-value for value in towards), abs=1e-9)


def test_pixels_of_a_panorama_have_the_directions_that_the_reference_of_files_names() -> None:
    assert direction_of_pixel(511, 255, 1024, 512) == pytest.approx((0, 1, 0), abs=0.01)
    assert direction_of_pixel(767, 255, 1024, 512) == pytest.approx((1, 0, 0), abs=0.01)
    assert direction_of_pixel(255, 255, 1024, 512) == pytest.approx((-1, 0, 0), abs=0.01)
    assert direction_of_pixel(3, 0, 1024, 512)[2] == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize(("column", "row"), [(0, 100), (256, 256), (511, 300), (900, 411)])
def test_the_mapping_before_the_environment_texture_gives_each_direction_its_pixel(column: int, row: int) -> None:
    x, y, z = rotate((0, 0, PANORAMA_ROTATION_Z), direction_of_pixel(column, row, 1024, 512))
    from_left, from_top = 0.5 - math.atan2(y, x) / (2 * math.pi), 0.5 - math.asin(z) / math.pi  # as Blender reads the picture
    assert (from_left * 1024, from_top * 512) == pytest.approx((column + 0.5, row + 0.5))


@pytest.mark.parametrize(("scale_length", "units"), [(1.0, 1.0), (0.01, 100.0), (1000.0, 0.001), (0.0, 1.0), (-2.0, 1.0)])
def test_a_metre_of_the_world_is_a_metre_of_the_scene(scale_length: float, units: float) -> None:
    assert units_per_metre(scale_length) == pytest.approx(units)


@pytest.mark.parametrize(
    "manifest",
    [
        None,
        [],
        {},
        {"sun": None},
        {"sun": "noon"},
        {"sun": {"azimuth": 10}},
        {"sun": {"azimuth": "10", "elevation": 20}},
        {"sun": {"azimuth": math.nan, "elevation": 20}},
        {"sun": {"azimuth": True, "elevation": 20}},
    ],
)
def test_a_manifest_without_a_usable_sun_has_none(manifest: object) -> None:
    assert parse_sun(manifest) is None


def test_a_manifest_says_where_the_sun_stands() -> None:
    assert parse_sun({"sun": {"azimuth": -140.5, "elevation": 41}}) == Sun(-140.5, 41)
