import math

import pytest

from diorama_unreal.frame import SKY_ANGLE, Rotation, player_start, spawn_rotation, sun_rotation, to_unreal


def forward(rotation: Rotation) -> tuple[float, float, float]:
    """Return the direction of +x of a rotator of Unreal."""
    pitch, yaw = math.radians(rotation.pitch), math.radians(rotation.yaw)
    return (math.cos(pitch) * math.cos(yaw), math.cos(pitch) * math.sin(yaw), math.sin(pitch))


def direction(azimuth: float, elevation: float = 0.0) -> tuple[float, float, float]:
    """Return the direction in the frame of the world: clockwise from -z, above the horizon."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return (math.sin(a) * math.cos(e), math.sin(e), -math.cos(a) * math.cos(e))


def test_metres_become_centimetres_with_z_up() -> None:
    assert to_unreal((1.0, 2.0, -3.0)) == (100.0, -300.0, 200.0)


@pytest.mark.parametrize("azimuth", [0.0, 45.0, 90.0, 200.0, 359.0])
def test_a_spawn_point_looks_where_its_azimuth_points(azimuth: float) -> None:
    wanted = [value / 100 for value in to_unreal(direction(azimuth))]
    assert forward(spawn_rotation(azimuth)) == pytest.approx(wanted, abs=1e-9)


def test_clockwise_in_the_world_is_clockwise_in_unreal() -> None:
    assert spawn_rotation(90.0).yaw - spawn_rotation(0.0).yaw == pytest.approx(90.0)


@pytest.mark.parametrize(("azimuth", "elevation"), [(0.0, 30.0), (120.0, 5.0), (300.0, 80.0)])
def test_light_shines_from_the_sun_to_the_origin(azimuth: float, elevation: float) -> None:
    towards = [value / 100 for value in to_unreal(direction(azimuth, elevation))]
    assert forward(sun_rotation(azimuth, elevation)) == pytest.approx([-value for value in towards], abs=1e-9)


def panorama_direction(column: float) -> tuple[float, float]:
    """Return the horizontal direction in which Unreal shows a column of an HDR panorama, 0 to 1, on a sky light without rotation.

    Unreal reads the column 0.5 + atan2(X, -Y) / 2 pi for the direction (X, Y).
    """
    angle = 2 * math.pi * (column - 0.5)
    return (math.sin(angle), -math.cos(angle))


@pytest.mark.parametrize("azimuth", [-170.0, -90.0, 0.0, 35.0, 90.0])
def test_the_sky_shows_a_direction_where_the_mesh_and_the_sun_have_it(azimuth: float) -> None:
    assert SKY_ANGLE == 0.0
    sky = panorama_direction(0.5 + azimuth / 360)
    mesh = [value / 100 for value in to_unreal(direction(azimuth))][:2]
    light = [-value for value in forward(sun_rotation(azimuth, 0.0))][:2]
    assert sky == pytest.approx(mesh, abs=1e-9)
    assert sky == pytest.approx(light, abs=1e-9)


def test_the_exchange_of_two_axes_changes_the_handedness() -> None:
    (a, b, c), (d, e, f), (g, h, i) = (to_unreal(axis) for axis in ((0.01, 0.0, 0.0), (0.0, 0.01, 0.0), (0.0, 0.0, 0.01)))
    assert a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) == pytest.approx(-1.0)


def test_a_player_start_is_a_capsule_above_the_ground() -> None:
    assert player_start((1.0, 1.6, -2.0), 1.6) == pytest.approx((100.0, -200.0, 100.0))
