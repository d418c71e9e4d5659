"""Preferences, and settings of a scene. The API key is a preference, so no blend file contains it."""

import os

import bpy
from bpy.props import BoolProperty, EnumProperty, IntProperty, StringProperty

from .prices import HDR_CREDITS, MESH_CREDITS

__all__ = ["CLASSES", "DIORAMA_AP_preferences", "DIORAMA_PG_settings", "preferences_of"]

DEFAULT_URL = "http://127.0.0.1:8800"
SEED_MAX = 2**31 - 1
"""Largest integer of a property of Blender; the service takes seeds up to 2**32 - 1."""


class DIORAMA_AP_preferences(bpy.types.AddonPreferences):
    """Where the service is, and the API key."""

    bl_idname = __package__

    url: StringProperty(  # type: ignore[valid-type]
        name="Address", description="Address of the Diorama service", default=os.environ.get("DIORAMA_URL", DEFAULT_URL)
    )
    api_key: StringProperty(  # type: ignore[valid-type]
        name="API key",
        description="Stored in the preferences of Blender, not in blend files. If empty, DIORAMA_API_KEY of the environment is used",
        subtype="PASSWORD",
    )

    def draw(self, _context: bpy.types.Context) -> None:
        """Draw the preferences."""
        self.layout.prop(self, "url")
        self.layout.prop(self, "api_key")


class DIORAMA_PG_settings(bpy.types.PropertyGroup):
    """What the panel asks for."""

    prompt: StringProperty(  # type: ignore[valid-type]
        name="Prompt", description="What the world shows", default="a stone well in a meadow at dusk", maxlen=2000
    )
    model: EnumProperty(  # type: ignore[valid-type]
        name="Model",
        description=(
            "Larger models cover a wider area around the start, and cost more credits. "
            "The add-on begins with the draft; the default of the API is svc-1.1. The prices are default prices"
        ),
        items=[
            (
                "svc-1.0-draft",
                "Draft (svc-1.0-draft)",
                "230 credits. For tries: a panorama of 2048 pixels, and splats as far as 12 m outdoors",
            ),
            ("svc-1.0", "svc-1.0", "1,580 credits. For older integrations: an earlier name for the settings of svc-1.1"),
            (
                "svc-1.1",
                "svc-1.1",
                "1,580 credits. The default of the API: a panorama of 4096 pixels, and splats as far as 25 m outdoors",
            ),
            (
                "svc-1.1-plus",
                "svc-1.1-plus",
                "3,080 credits. For long walks outdoors: a panorama of 4096 pixels, and splats as far as 60 m",
            ),
        ],
    )
    use_seed: BoolProperty(  # type: ignore[valid-type]
        name="Fixed seed", description="The same prompt, model and seed give the same world"
    )
    seed: IntProperty(  # type: ignore[valid-type]
        name="Seed",
        description=(
            "0 to 2147483647, the largest integer that Blender stores. The service also takes seeds up to 4294967295. "
            "To use a world with such a seed, generate it elsewhere and import it by its id"
        ),
        default=7,
        min=0,
        max=SEED_MAX,
    )
    world_id: StringProperty(  # type: ignore[valid-type]
        name="World", description="Id of a finished world. Choose one of your worlds with the button, or paste an id"
    )
    mesh: EnumProperty(  # type: ignore[valid-type]
        name="Mesh",
        description=f"The first textured or vertex-colored mesh of a world costs {MESH_CREDITS:,} credits with the default prices",
        items=[
            ("COLLIDER", "Collider only", "Free: the shape without colors, and the panorama"),
            ("TEXTURED", "Textured", f"{MESH_CREDITS:,} credits for the first mesh of a world. Mesh with pictures"),
            (
                "VERTEX_COLORS",
                "Vertex colors",
                f"{MESH_CREDITS:,} credits for the first mesh of a world. Mesh with a color at each vertex",
            ),
        ],
        default="COLLIDER",
    )
    use_lighting: BoolProperty(  # type: ignore[valid-type]
        name="Panorama as lighting", description="Light the scene with the panorama of the world", default=True
    )
    use_hdr: BoolProperty(  # type: ignore[valid-type]
        name=f"HDR lighting ({HDR_CREDITS} credits)",
        description=(
            "Export the panorama in linear light, which contains the sun, and use it as lighting. "
            f"It costs {HDR_CREDITS} credits with the default prices, and nothing if the world already has it"
        ),
        default=False,
    )
    use_sun: BoolProperty(  # type: ignore[valid-type]
        name="Sun light", description="Add a sun where the world has one", default=True
    )
    use_camera: BoolProperty(  # type: ignore[valid-type]
        name="Camera at the start", description="Put a camera at the first spawn point, at eye height", default=True
    )
    use_standard_view: BoolProperty(  # type: ignore[valid-type]
        name="Standard view transform",
        description="Set the view transform to Standard, which shows the colors of the world unchanged",
        default=True,
    )


def preferences_of(context: bpy.types.Context) -> DIORAMA_AP_preferences:
    """Return the preferences of the add-on."""
    return context.preferences.addons[__package__].preferences  # type: ignore[no-any-return]


CLASSES = (DIORAMA_AP_preferences, DIORAMA_PG_settings)
