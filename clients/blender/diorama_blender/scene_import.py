"""Imports the files of a world into the scene.

A world is a collection with the collections `Mesh` and `Collider`; all of its objects are children of one empty at the capture
point, which moves, turns and scales the world. An import of a world that the scene already has replaces its parts below the same empty.
The importer of glTF makes a metre of a file a metre of the scene, in every unit of
the scene; what this module places does the same.
"""

import math
from pathlib import Path
from typing import Any

import bpy

from .frame import camera_rotation, sun_rotation, to_blender, units_per_metre
from .keeping import all_or_nothing, keep_selection_and_engine
from .lighting import light_scene
from .replacing import PART, WORLD_ID, former_root, parts_of, replace
from .world import WorldFiles

__all__ = ["import_world"]

CAMERA_LENS_MM = 18.0
"""90 degrees of a sensor of 36 mm."""
CLIP_METERS = (0.05, 2_000.0)
SUN_STRENGTH = 2.0
"""Watts per square metre, in addition to the light of the panorama."""
SUN_ANGLE = math.radians(0.53)


def import_world(
    context: bpy.types.Context, files: WorldFiles, *, lighting: bool, sun: bool, camera: bool, standard_view: bool
) -> bpy.types.Object:
    """Import a world into the scene and return the empty that carries it; a failure leaves the scene as it was.

    Args:
        context: Of Blender.
        files: The world.
        lighting: Whether the panorama becomes the lighting of the scene.
        sun: Whether the scene gets a sun where the world has one and the lighting is not a panorama in linear light, which contains it.
        camera: Whether the scene gets a camera at the first spawn point.
        standard_view: Whether the view transform becomes Standard, so that painted colours stay as they are.
    """
    scene = context.scene
    former = former_root(scene, files.world_id)
    with replace([] if former is None else parts_of(former)), keep_selection_and_engine(context), all_or_nothing(scene):
        root = former or _add_root(scene, files)
        _import_parts(context, files, root, sun=sun and not (lighting and _has_sun_in_panorama(files)), camera=camera)
        if lighting and files.panorama is not None:
            light_scene(scene, files.panorama, files.name, files.world_id)
        if standard_view:
            scene.view_settings.view_transform = "Standard"
        context.view_layer.update()
    return root


def _has_sun_in_panorama(files: WorldFiles) -> bool:
    return files.panorama is not None and files.panorama.suffix == ".hdr"


def _add_root(scene: bpy.types.Scene, files: WorldFiles) -> bpy.types.Object:
    """Return a new empty in a new collection."""
    collection = bpy.data.collections.new(files.name)
    scene.collection.children.link(collection)
    root = bpy.data.objects.new(files.name, None)
    root[WORLD_ID] = files.world_id
    root.empty_display_size = 0.5 * units_per_metre(scene.unit_settings.scale_length)
    collection.objects.link(root)
    return root


def _import_parts(context: bpy.types.Context, files: WorldFiles, root: bpy.types.Object, *, sun: bool, camera: bool) -> None:
    collection = root.users_collection[0]
    if files.mesh is not None:
        _import_gltf(files.mesh, _child(collection, "Mesh"), root)
    if files.collider is not None:
        _import_collider(context, files, collection, root)
    if sun and files.sun is not None and files.sun.elevation > 0:
        light = bpy.data.lights.new("Sun", "SUN")
        light.energy, light.angle = SUN_STRENGTH, SUN_ANGLE
        _place(light, collection, root).rotation_euler = sun_rotation(files.sun)
    if camera:
        scale = units_per_metre(context.scene.unit_settings.scale_length)
        context.scene.camera = _add_camera(files, collection, root, scale)


def _import_gltf(path: Path, collection: bpy.types.Collection, root: bpy.types.Object) -> list[bpy.types.Object]:
    """Import a glTF file into the collection, below the root, and return its objects."""
    known = set(bpy.data.objects)
    bpy.ops.import_scene.gltf(filepath=str(path), import_pack_images=True)
    objects = [each for each in bpy.data.objects if each not in known]
    for each in objects:
        for former in list(each.users_collection):
            former.objects.unlink(each)
        collection.objects.link(each)
        each[PART] = collection[PART]
        if each.parent is None:
            each.parent = root
        each.select_set(False)
    return objects


def _import_collider(context: bpy.types.Context, files: WorldFiles, collection: bpy.types.Collection, root: bpy.types.Object) -> None:
    """Import the collider as wires that renders leave out; it stays visible when it is all that the world has."""
    target = _child(collection, "Collider")
    assert files.collider is not None
    for each in _import_gltf(files.collider, target, root):
        each.display_type = "WIRE"
        each.hide_render = True
    target.hide_render = True
    layer = _layer_of(context.view_layer.layer_collection, target)
    if layer is not None:
        layer.hide_viewport = files.mesh is not None


def _add_camera(files: WorldFiles, collection: bpy.types.Collection, root: bpy.types.Object, scale: float) -> bpy.types.Object:
    data = bpy.data.cameras.new("Camera")
    data.lens, data.sensor_width = CAMERA_LENS_MM, 36.0
    data.clip_start, data.clip_end = CLIP_METERS[0] * scale, CLIP_METERS[1] * scale
    camera = _place(data, collection, root)
    camera.location = [scale * value for value in to_blender(files.spawn.position)]
    camera.rotation_euler = camera_rotation(files.spawn.azimuth)
    return camera


def _place(data: Any, collection: bpy.types.Collection, root: bpy.types.Object) -> bpy.types.Object:
    """Return a new object of the data below the root."""
    placed = bpy.data.objects.new(f"{root.name} {data.name.split('.')[0]}", data)
    placed[PART] = data.name
    collection.objects.link(placed)
    placed.parent = root
    return placed


def _child(collection: bpy.types.Collection, name: str) -> bpy.types.Collection:
    """Return the collection of a former import, else a new one."""
    former = next((each for each in collection.children if each.get(PART) == name), None)
    if former is not None:
        return former
    child = bpy.data.collections.new(name)
    child[PART] = name
    collection.children.link(child)
    return child


def _layer_of(layer: bpy.types.LayerCollection, collection: bpy.types.Collection) -> bpy.types.LayerCollection | None:
    """Return the layer collection of a collection, searched below a layer collection."""
    if layer.collection == collection:
        return layer
    for child in layer.children:
        found = _layer_of(child, collection)
        if found is not None:
            return found
    return None
