"""What the add-on adds to Blender."""

import bpy

from . import operators, panel, properties

CLASSES = (*properties.CLASSES, *operators.CLASSES, *panel.CLASSES)


def register() -> None:
    """Register all classes and the settings of a scene."""
    for each in CLASSES:
        bpy.utils.register_class(each)
    bpy.types.Scene.diorama = bpy.props.PointerProperty(type=properties.DIORAMA_PG_settings)
    bpy.app.handlers.load_pre.append(operators.stop_before_load)


def unregister() -> None:
    """Cancel the running job and take all classes back."""
    bpy.app.handlers.load_pre.remove(operators.stop_before_load)
    operators.stop()
    del bpy.types.Scene.diorama
    for each in reversed(CLASSES):
        bpy.utils.unregister_class(each)
