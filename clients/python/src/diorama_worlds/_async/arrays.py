"""Files of worlds as NumPy arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from ..errors import DioramaError
from ..types import Operation, PanoDepthToRgbResult, World
from .downloads import AsyncDownloads
from .runtime import run_blocking

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

SplatLevel = Literal["100k", "500k", "full_res"]
"""Number of splats in a file: about 100,000, about 500,000, or all."""


class AsyncArrays:
    """Methods to download files of worlds as NumPy arrays.

    They need the extra `numpy`. The panorama, its depth, its normals and its classes have the same height and width.
    """

    def __init__(self, downloads: AsyncDownloads) -> None:
        self._downloads = downloads

    async def panorama(self, world: World) -> npt.NDArray[np.uint8]:
        """Return the equirectangular panorama as sRGB values.

        The shape is height x width x 3.
        """
        return await self._pixels(_imagery_url(world, "pano_url", "panorama"))

    async def depth(self, world: World) -> npt.NDArray[np.float32]:
        """Return the distance along the ray of each pixel in metres.

        The shape is height x width. The distance of sky is infinite.
        """
        from ..arrays import read_depth_exr

        url = _imagery_url(world, "depth_exr_url", "depth panorama")
        data = await self._downloads.read(url)
        return await run_blocking(lambda: read_depth_exr(data))

    async def normals(self, world: World) -> npt.NDArray[np.float32]:
        """Return the surface normal of each pixel as a unit vector.

        The shape is height x width x 3. The axes are x right, y up and z back. The normal of sky is zero.
        """
        from ..arrays import normals_of

        pixels = await self._pixels(_imagery_url(world, "normal_url", "normals"))
        return normals_of(pixels)

    async def semantics(self, world: World) -> npt.NDArray[np.uint8]:
        """Return the class of each pixel, such as water or building.

        The shape is height x width. Each value is an index of `diorama_worlds.arrays.SEMANTIC_CLASSES`.
        """
        return await self._pixels(_imagery_url(world, "semantic_url", "classes"))

    async def splats(self, world: World, level: SplatLevel = "full_res") -> npt.NDArray[np.void]:
        """Return the Gaussian splats as a structured array.

        `diorama_worlds.arrays.splat_dtype` describes the fields.

        Args:
            world: World that you read less than 23 hours ago.
            level: Number of splats: about 100,000 (`100k`), about 500,000 (`500k`), or all (`full_res`).
        """
        from ..arrays import read_spz

        splats = world.assets.splats
        url = _required((splats.spz_urls or {}).get(level) if splats is not None else None, f"{level} splats")
        data = await self._downloads.read(url)
        return await run_blocking(lambda: read_spz(data))

    async def painted_panorama(self, operation: Operation) -> npt.NDArray[np.uint8]:
        """Return the panorama that `panoramas.depth_to_rgb` generated, as sRGB values.

        The shape is height x width x 3.

        Args:
            operation: Finished operation that `operations.wait` returned.
        """
        result = operation.response
        return await self._pixels(_required(result.pano_url if isinstance(result, PanoDepthToRgbResult) else None, "panorama"))

    async def _pixels(self, url: str) -> npt.NDArray[Any]:
        from ..arrays import read_png

        data = await self._downloads.read(url)
        return await run_blocking(lambda: read_png(data))


def _required(url: str | None, what: str) -> str:
    if not url:
        raise DioramaError(f"The world or operation does not have this file: {what}")
    return url


def _imagery_url(world: World, name: str, what: str) -> str:
    return _required(getattr(world.assets.imagery, name, None), what)
