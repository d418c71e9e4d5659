"""What a world can do without a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from ..files import AssetFile, FileName
    from ..notebook import WorldView
    from ..types import World


class WorldMethods:
    """Methods of `World`."""

    __slots__ = ()

    def file(self, name: FileName) -> AssetFile:
        """Return the name and the URL of a file of the world. This method sends no request.

        Args:
            name: Path of the file in `world.assets`, such as `imagery.pano_url`.

        Raises:
            DioramaError: The world does not have this file, or the object is outdated. Call `worlds.get` again.
        """
        from ..files import file_of

        return file_of(cast("World", self), name)

    def show(self, *, width: str | int = "100%", height: int = 480) -> WorldView:
        """Return an embedded viewer of the world for notebooks.

        A notebook shows the viewer as the result of a cell. The world must be public or shared by its link.

        Args:
            width: Width in pixels, or a CSS length such as `"50%"`.
            height: Height in pixels.
        """
        from ..notebook import WorldView

        return WorldView(cast("World", self).world_svc_url, width, height)

    def _repr_html_(self) -> str:
        """The card of the world, which notebooks show."""
        from ..notebook import world_card

        return world_card(cast("World", self))
