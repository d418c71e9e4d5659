"""The panel in the sidebar of the 3D view."""

import bpy

from . import operators
from .prices import describe_price
from .worlds import wrap

__all__ = ["CLASSES", "DIORAMA_PT_panel"]

MARGIN_PIXELS = 60
"""Of the icon and the borders of a panel."""


class DIORAMA_PT_panel(bpy.types.Panel):
    """Generate and import worlds."""

    bl_idname = "DIORAMA_PT_panel"
    bl_label = "Diorama"
    bl_space_type = "VIEW_3D"
    bl_region_type = "UI"
    bl_category = "Diorama"

    def draw(self, context: bpy.types.Context) -> None:
        """Draw the panel."""
        layout, settings = self.layout, context.scene.diorama
        layout.use_property_split = True
        layout.prop(settings, "prompt")
        layout.prop(settings, "model")
        seed = layout.row(align=True)
        seed.prop(settings, "use_seed")
        if settings.use_seed:
            seed.prop(settings, "seed", text="")
        layout.prop(settings, "mesh")
        for name in ("use_lighting", "use_sun", "use_camera", "use_standard_view"):
            layout.prop(settings, name)
            if name == "use_lighting":
                hdr = layout.row()
                hdr.enabled = settings.use_lighting
                hdr.prop(settings, "use_hdr")
        job = operators.current()
        if job is None:
            layout.label(text=describe_price(settings.model, settings.mesh, hdr=settings.use_lighting and settings.use_hdr), icon="INFO")
            layout.operator("diorama.generate", icon="WORLD")
            layout.separator()
            world = layout.row(align=True)
            world.prop(settings, "world_id")
            world.operator("diorama.choose_world", text="", icon="VIEWZOOM")
            layout.operator("diorama.import_world", icon="IMPORT")
        else:
            layout.progress(text=f"{job.description} ({job.percent} %)", factor=job.percent / 100)
            layout.operator("diorama.cancel", icon="CANCEL")
        message = operators.last_message()
        if message:
            self._draw_message(context, message)

    def _draw_message(self, context: bpy.types.Context, message: str) -> None:
        """Draw a message on as many lines as the width of the panel needs."""
        column = self.layout.column(align=True)
        width = context.region.width / context.preferences.system.ui_scale - MARGIN_PIXELS
        for number, line in enumerate(wrap(message, width)):
            icon = "BLANK1" if number > 0 else "ERROR" if message.startswith("Error") else "INFO"
            column.label(text=line, icon=icon)


CLASSES = (DIORAMA_PT_panel,)
