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
        """Return a file of the world.

        Args:
            name: Path of the file in `assets`, such as `imagery.pano_url`.

        Raises:
            DioramaError: The world does not have this file, or this copy of the world is older than the file.
        """
        from ..files import file_of

        return file_of(cast("World", self), name)

    def show(self, *, width: str | int = "100%", height: int = 480) -> WorldView:
        """Return the viewer of the world, which a notebook shows as the result of a cell.

        The world must be public or readable by its id.

        Args:
            width: Pixels, or a length of CSS.
            height: Pixels.
        """
        from ..notebook import WorldView

        return WorldView(cast("World", self).world_svc_url, width, height)

    def _repr_html_(self) -> str:
        """The card of the world, which notebooks show."""
        from ..notebook import world_card

        return world_card(cast("World", self))
