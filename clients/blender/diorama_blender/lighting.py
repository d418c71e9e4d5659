"""The panorama of a world as the lighting of a scene."""

from pathlib import Path

import bpy

from .frame import PANORAMA_ROTATION_Z

__all__ = ["light_scene"]


def light_scene(scene: bpy.types.Scene, panorama: Path, name: str) -> None:
    """Make the panorama the world of the scene, turned so that it matches the imported mesh; the picture is packed."""
    image = bpy.data.images.load(str(panorama))
    image.name = f"{name} panorama"
    image.pack()
    world = bpy.data.worlds.new(name)
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
