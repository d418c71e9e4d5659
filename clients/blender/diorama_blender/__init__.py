"""Add-on of Blender: worlds of a Diorama service as meshes, light and cameras.

The modules `frame`, `job`, `service` and `world` do without Blender, so the others are imported when Blender registers the add-on.
"""


def register() -> None:
    """Register the add-on."""
    from . import registration

    registration.register()


def unregister() -> None:
    """Take the add-on back."""
    from . import registration

    registration.unregister()
