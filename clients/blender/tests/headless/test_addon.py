from __future__ import annotations

import json
import math
import os
import struct
import urllib.request
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

Pixels = npt.NDArray[np.float32]
WIDTH, HEIGHT = 128, 64


def collection_of(root: Any, name: str) -> Any:
    (found,) = [each for each in root.users_collection[0].children if each.name.startswith(name)]
    return found


def vertices_of(collection: Any) -> Pixels:
    """The vertices of the meshes of a collection in the frame of the scene."""
    parts = []
    for each in collection.objects:
        if each.type == "MESH":
            flat = np.empty(len(each.data.vertices) * 3, np.float32)
            each.data.vertices.foreach_get("co", flat)
            matrix = np.array(each.matrix_world, np.float32)
            parts.append(flat.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
    return np.concatenate(parts)


def gltf_bounds(data: bytes) -> tuple[Pixels, Pixels]:
    """The bounds of all positions of a GLB file, as its accessors name them."""
    (length,) = struct.unpack_from("<I", data, 12)
    document = json.loads(data[20 : 20 + length])
    accessors = [document["accessors"][each["attributes"]["POSITION"]] for mesh in document["meshes"] for each in mesh["primitives"]]
    return np.min([each["min"] for each in accessors], axis=0), np.max([each["max"] for each in accessors], axis=0)


def shrink(pixels: Pixels) -> Pixels:
    """The means of blocks, HEIGHT x WIDTH x 3."""
    height, width, _ = pixels.shape
    return pixels.reshape(HEIGHT, height // HEIGHT, WIDTH, width // WIDTH, 3).mean(axis=(1, 3))


def packed_panorama(bpy: Any) -> Pixels:
    """The panorama of the lighting, HEIGHT x WIDTH x 3 in sRGB, rows from the top."""
    (image,) = [each for each in bpy.data.images if each.name.endswith(" panorama")]
    assert image.packed_file is not None
    flat = np.empty(len(image.pixels), np.float32)
    image.pixels.foreach_get(flat)
    return shrink(flat.reshape(image.size[1], image.size[0], 4)[::-1, :, :3])


def render(bpy: Any, path: Path, width: int, height: int, samples: int) -> Pixels:
    """Render the scene with Cycles on the processor, and return height x width x 4 in sRGB, rows from the top."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device, scene.cycles.samples, scene.cycles.use_denoising = "CPU", samples, False
    scene.cycles.max_bounces, scene.render.resolution_percentage = 4, 100
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGBA"
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)
    image = bpy.data.images.load(str(path))
    flat = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return flat.reshape(height, width, 4)[::-1]


@pytest.fixture
def panorama_camera(bpy: Any, root: Any) -> Any:
    """A panoramic camera at the capture point, level and towards +y; the scene gets its own camera back afterwards."""
    scene, former = bpy.context.scene, bpy.context.scene.camera
    data = bpy.data.cameras.new("Around")
    data.type = "PANO"
    holder = data if hasattr(data, "panorama_type") else data.cycles
    holder.panorama_type = "EQUIRECTANGULAR"
    camera = bpy.data.objects.new("Around", data)
    camera.rotation_euler = (math.pi / 2, 0, 0)
    scene.collection.objects.link(camera)
    scene.camera = camera
    yield camera
    bpy.data.objects.remove(camera)
    scene.camera = former


def difference(left: Pixels, right: Pixels, mask: npt.NDArray[np.bool_] | None = None) -> float:
    """The mean difference of two pictures, 0 to 1, where the mask is set."""
    apart = np.abs(left - right).mean(axis=2)
    return float(apart.mean() if mask is None else apart[mask].mean())


def test_the_world_comes_as_collections_below_one_empty(bpy: Any, root: Any) -> None:
    assert {each.name.split(".")[0] for each in root.users_collection[0].children} == {"Mesh", "Collider"}
    objects = [each for each in bpy.data.objects if each is not root and each.name != "Around"]
    for each in objects:
        top = each
        while top.parent is not None:
            top = top.parent
        assert top == root
    assert bpy.context.scene.diorama.world_id == root["diorama_world_id"]


def test_lengths_are_metres_and_y_up_becomes_z_up(bpy: Any, root: Any) -> None:
    address = f"{os.environ['DIORAMA_URL']}/svc/v1/worlds/{root['diorama_world_id']}"
    with urllib.request.urlopen(urllib.request.Request(address, headers={"Svc-Api-Key": os.environ["DIORAMA_API_KEY"]})) as response:
        world = json.load(response)["world"]
    with urllib.request.urlopen(world["assets"]["mesh"]["collider_mesh_url"]) as response:
        low, high = gltf_bounds(response.read())
    assert bpy.context.scene.unit_settings.scale_length == 1
    points = vertices_of(collection_of(root, "Collider"))
    np.testing.assert_allclose(points.min(axis=0), [low[0], -high[2], low[1]], atol=1e-3)
    np.testing.assert_allclose(points.max(axis=0), [high[0], -low[2], high[1]], atol=1e-3)
    ground = points[np.hypot(points[:, 0], points[:, 1]) < 2][:, 2]
    assert -2.2 < np.median(ground) < -1.2, "the ground is below the eyes of a person"
    spawn = world["assets"]["spawn_points"][0]
    camera = bpy.context.scene.camera
    np.testing.assert_allclose(camera.matrix_world.translation, [spawn["x"], -spawn["z"], spawn["y"]], atol=1e-4)
    forward = np.array(camera.matrix_world)[:3, :3] @ [0, 0, -1]
    azimuth = math.degrees(math.atan2(forward[0], forward[1]))
    assert math.isclose(math.cos(math.radians(azimuth - spawn["azimuth"])), 1, abs_tol=1e-6)
    assert math.isclose(forward[2], 0, abs_tol=1e-6)


def test_the_lighting_shows_each_direction_of_the_panorama_where_it_is(bpy: Any, root: Any, panorama_camera: Any, tmp_path: Path) -> None:
    collection = root.users_collection[0]
    collection.hide_render = True
    shown = render(bpy, tmp_path / "lighting.png", WIDTH, HEIGHT, 16)[..., :3]
    collection.hide_render = False
    truth = packed_panorama(bpy)
    assert difference(shown, truth) < 0.02
    assert difference(shown, truth[:, ::-1]) > 0.03
    assert all(difference(shown, np.roll(truth, WIDTH * turn // 8, axis=1)) > 0.03 for turn in range(1, 8))


def test_the_mesh_lies_where_the_panorama_shows_it(bpy: Any, root: Any, panorama_camera: Any, tmp_path: Path) -> None:
    scene = bpy.context.scene
    scene.render.film_transparent = True
    shown = render(bpy, tmp_path / "mesh.png", WIDTH, HEIGHT, 16)
    scene.render.film_transparent = False
    is_mesh = shown[..., 3] > 0.99
    assert is_mesh.mean() > 0.3, "the mesh fills the lower half"
    truth = packed_panorama(bpy)
    assert difference(shown[..., :3], truth, is_mesh) < 0.06
    others = [np.roll(truth, WIDTH * turn // 8, axis=1) for turn in range(1, 8)]
    best = difference(shown[..., :3], truth, is_mesh)
    assert all(difference(shown[..., :3], other, is_mesh) > best * 1.25 for other in [*others, truth[:, ::-1]])


def test_the_sun_shines_from_where_the_world_has_it(bpy: Any, root: Any) -> None:
    (sun,) = [each for each in bpy.data.objects if each.type == "LIGHT"]
    assert sun.data.type == "SUN"
    towards = np.array(sun.matrix_world)[:3, :3] @ [0, 0, 1]
    image = packed_panorama(bpy)
    azimuth, elevation = math.atan2(towards[0], towards[1]), math.asin(towards[2])
    column = int((azimuth / (2 * math.pi) + 0.5) * WIDTH) % WIDTH
    row = int((0.5 - elevation / math.pi) * HEIGHT)
    brightness = image.mean(axis=2)
    assert brightness[row - 1 : row + 2, column - 1 : column + 2].max() > 0.97 * brightness.max()


def test_the_collider_is_left_out_of_renders_and_the_mesh_is_not(bpy: Any, root: Any) -> None:
    collider, mesh = collection_of(root, "Collider"), collection_of(root, "Mesh")
    assert collider.hide_render
    assert all(each.hide_render for each in collider.objects)
    assert not mesh.hide_render
    assert not any(each.hide_render for each in mesh.objects)


def test_a_picture_from_the_first_spawn_point_shows_the_world(bpy: Any, root: Any, pictures: Path) -> None:
    shown = render(bpy, pictures / "world.png", 640, 360, 16)
    assert shown[..., :3].std() > 0.05
    assert bpy.context.scene.view_settings.view_transform == "Standard"


def test_blend_files_hold_the_panorama_but_no_api_key(bpy: Any, root: Any, tmp_path: Path) -> None:
    path = tmp_path / "world.blend"
    bpy.ops.wm.save_as_mainfile(filepath=str(path), compress=False, copy=True)
    data = path.read_bytes()
    assert b"\x89PNG" in data
    assert os.environ["DIORAMA_API_KEY"].encode() not in data


def test_a_world_is_imported_by_its_id_with_the_collider_alone(bpy: Any, root: Any, wait: Callable[[], str]) -> None:
    settings = bpy.context.scene.diorama
    settings.world_id, settings.mesh = root["diorama_world_id"], "COLLIDER"
    bpy.context.scene.unit_settings.scale_length = 0.01
    first, names = vertices_of(collection_of(root, "Collider")), {each.name for each in collection_of(root, "Mesh").objects}
    worlds, images = len(bpy.data.worlds), len(bpy.data.images)
    assert bpy.ops.diorama.import_world() == {"FINISHED"}
    assert wait().startswith("Imported ")
    bpy.context.view_layer.update()
    assert [each for each in bpy.data.objects if "diorama_world_id" in each] == [root]
    assert [each.name for each in root.users_collection[0].children] == ["Collider"]
    np.testing.assert_allclose(vertices_of(collection_of(root, "Collider")), first * 100, rtol=1e-4, atol=0.1)
    assert len(bpy.data.worlds) == worlds
    assert len(bpy.data.images) <= images
    bpy.context.scene.unit_settings.scale_length, settings.mesh = 1, "TEXTURED"
    assert bpy.ops.diorama.import_world() == {"FINISHED"}
    assert wait().startswith("Imported ")
    bpy.context.view_layer.update()
    assert {each.name for each in collection_of(root, "Mesh").objects} == names
    np.testing.assert_allclose(vertices_of(collection_of(root, "Collider")), first, rtol=1e-4, atol=0.1)


def test_cancelling_ends_the_job_and_imports_nothing(bpy: Any, root: Any, operators: ModuleType, wait: Callable[[], str]) -> None:
    known = set(bpy.data.objects)
    assert bpy.ops.diorama.generate() == {"FINISHED"}
    assert bpy.ops.diorama.cancel() == {"FINISHED"}
    assert wait() == "Cancelled"
    assert set(bpy.data.objects) == known
    assert operators.current() is None


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("url", "ftp://worlds.example.com", "The address must be a URL"),
        ("url", "file:///etc/passwd", "The address must be a URL"),
        ("url", "https://worlds.example.com", "Blender is offline"),
        ("api_key", "key with spaces", "The API key has characters"),
        ("prompt", "  ", "The prompt is empty"),
    ],
)
def test_bad_settings_start_no_job(bpy: Any, root: Any, operators: ModuleType, name: str, value: str, message: str) -> None:
    preferences = bpy.context.preferences.addons["bl_ext.user_default.diorama_worlds"].preferences
    holder = bpy.context.scene.diorama if name == "prompt" else preferences
    former = getattr(holder, name)
    setattr(holder, name, value)
    with pytest.raises(RuntimeError, match=message):
        bpy.ops.diorama.generate()
    setattr(holder, name, former)
    assert operators.current() is None


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("api_key", "svck_dev_unknown", "Error: The API key is not valid here"),
        ("world_id", "../credits", "Error: "),
        ("world_id", "0192f0c8-0000-7000-8000-000000000000", "Error: "),
    ],
)
def test_what_the_service_rejects_is_shown(bpy: Any, root: Any, wait: Callable[[], str], name: str, value: str, message: str) -> None:
    preferences = bpy.context.preferences.addons["bl_ext.user_default.diorama_worlds"].preferences
    holder = preferences if name == "api_key" else bpy.context.scene.diorama
    former = getattr(holder, name)
    setattr(holder, name, value)
    assert bpy.ops.diorama.import_world() == {"FINISHED"}
    shown = wait()
    setattr(holder, name, former)
    assert shown.startswith(message)
    assert len(shown) > len("Error: ")
