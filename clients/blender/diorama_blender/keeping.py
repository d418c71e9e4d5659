"""What an import leaves as it was: the selection and the render engine, and after a failure the whole scene."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import bpy

__all__ = ["all_or_nothing", "keep_selection_and_engine"]

KINDS = ("objects", "collections", "meshes", "cameras", "lights", "worlds", "materials", "images")
"""What an import adds to the blend file, users first."""


@contextmanager
def keep_selection_and_engine(context: bpy.types.Context) -> Iterator[None]:
    """Restore the selection, the active object and the render engine, which the importer of glTF changes."""
    scene, layer = context.scene, context.view_layer
    engine, active = scene.render.engine, layer.objects.active
    selected = {each for each in layer.objects if each.select_get(view_layer=layer)}
    try:
        yield
    finally:
        if scene.render.engine != engine:
            scene.render.engine = engine
        for each in layer.objects:
            if each.select_get(view_layer=layer) != (each in selected):
                each.select_set(each in selected, view_layer=layer)
        layer.objects.active = active


@contextmanager
def all_or_nothing(scene: bpy.types.Scene) -> Iterator[None]:
    """Remove everything that the block has added if it raises, and restore what it has set in the scene."""
    known = {kind: set(getattr(bpy.data, kind)) for kind in KINDS}
    world, camera, transform = scene.world, scene.camera, scene.view_settings.view_transform
    try:
        yield
    except Exception:
        scene.world, scene.camera = world, camera
        scene.view_settings.view_transform = transform
        for kind in KINDS:
            holder = getattr(bpy.data, kind)
            for each in [each for each in holder if each not in known[kind]]:
                holder.remove(each)
        raise
