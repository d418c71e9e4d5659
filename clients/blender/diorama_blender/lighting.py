"""The panorama of a world as the lighting of a scene."""

from pathlib import Path

import bpy

from .frame import PANORAMA_ROTATION_Z
from .replacing import WORLD_ID, remove_unused

__all__ = ["light_scene"]


def light_scene(scene: bpy.types.Scene, panorama: Path, name: str, world_id: str) -> None:
    """Make the panorama the world of the scene, turned so that it matches the imported mesh; the picture is packed.

    The lighting of a former import keeps its nodes, such as the rotation, and gets the new picture.
    """
    image = bpy.data.images.load(str(panorama))
    image.name = f"{name} panorama"
    image.pack()
    node = _former_node(scene.world, world_id)
    if node is not None:
        former, node.image = node.image, image
        remove_unused([] if former is None else [former])
        image.name = f"{name} panorama"
        return
    world = bpy.data.worlds.new(name)
    world[WORLD_ID] = world_id
    if bpy.app.version < (5, 0, 0):  # later versions always use nodes
        world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    mapping = tree.nodes.new("ShaderNodeMapping")
    mapping.inputs["Rotation"].default_value = (0.0, 0.0, PANORAMA_ROTATION_Z)
    environment = tree.nodes.new("ShaderNodeTexEnvironment")
    environment.image = image
    background = tree.nodes.new("ShaderNodeBackground")
    output = tree.nodes.new("ShaderNodeOutputWorld")
    for place, node in enumerate((coordinates, mapping, environment, background, output)):
        node.location = (200 * place, 0)
    tree.links.new(coordinates.outputs["Generated"], mapping.inputs["Vector"])
    tree.links.new(mapping.outputs["Vector"], environment.inputs["Vector"])
    tree.links.new(environment.outputs["Color"], background.inputs["Color"])
    tree.links.new(background.outputs["Background"], output.inputs["Surface"])
    scene.world = world


def _former_node(world: bpy.types.World | None, world_id: str) -> bpy.types.ShaderNode | None:
    """Return the node with the panorama in the lighting that a former import of the world has made."""
    if world is None or world.get(WORLD_ID) != world_id or world.node_tree is None:
        return None
    return next((each for each in world.node_tree.nodes if each.bl_idname == "ShaderNodeTexEnvironment"), None)
