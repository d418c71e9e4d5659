"""What an import replaces: the parts that a former import of the same world has below its empty."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import bpy

__all__ = ["PART", "WORLD_ID", "former_root", "parts_of", "remove_unused", "replace"]

WORLD_ID = "diorama_world_id"
"""Custom property of the empty and of the lighting of a world."""
PART = "diorama_part"
"""Custom property of each object and collection that an import adds below the empty."""


def former_root(scene: bpy.types.Scene, world_id: str) -> bpy.types.Object | None:
    """Return the empty of a former import of the world into the scene."""
    return next((each for each in scene.objects if each.get(WORLD_ID) == world_id), None)


def parts_of(root: bpy.types.Object) -> list[bpy.types.Object]:
    """Return the imported objects below the empty; objects of the user are not among them."""
    return [each for each in bpy.data.objects if each.get(PART) and _is_below(each, root)]


@contextmanager
def replace(parts: list[bpy.types.Object]) -> Iterator[None]:
    """Leave the names of the parts to the block, and remove the parts after it; if it raises, keep them with their names."""
    names = [each.name for each in parts]
    collections = {each for part in parts for each in part.users_collection if each.get(PART)}
    for number, each in enumerate(parts):
        each.name = f"diorama former {number}"
    try:
        yield
    except Exception:
        for each, name in zip(parts, names, strict=True):
            each.name = name
        raise
    _remove(parts)
    bpy.data.batch_remove([each for each in collections if not each.objects and not each.children])


def _remove(parts: list[bpy.types.Object]) -> None:
    """Remove objects, and then their meshes, materials and pictures that nothing else uses."""
    data = {each.data for each in parts if each.data is not None}
    materials = {each for block in data for each in getattr(block, "materials", ()) if each is not None}
    trees = [each.node_tree for each in materials if each.node_tree is not None]
    images = {node.image for tree in trees for node in tree.nodes if getattr(node, "image", None) is not None}
    bpy.data.batch_remove(parts)
    for blocks in (data, materials, images):
        remove_unused(blocks)


def remove_unused(blocks: Iterable[Any]) -> None:
    """Remove the data-blocks that nothing uses."""
    bpy.data.batch_remove([each for each in blocks if each.users == 0])


def _is_below(each: bpy.types.Object, root: bpy.types.Object) -> bool:
    while each.parent is not None:
        each = each.parent
        if each == root:
            return True
    return False
