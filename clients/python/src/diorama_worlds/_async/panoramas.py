"""Panoramas without worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Union, cast

from typing_extensions import Unpack

from .._core.codec import decode
from ..prompts import media_from_bytes
from ..types import (
    Base64Reference,
    DepthToRgbOptions,
    MediaAssetReference,
    MediaReferenceParam,
    Operation,
    PanoDepthToRgbResult,
    Quote,
    UriReference,
)
from .transport import AsyncTransport

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    DepthImage = Union[MediaReferenceParam, npt.NDArray[np.floating[Any]]]

PATH = "/svc/v1/pano:depth_to_rgb"


class AsyncPanoramas:
    """Panoramas without worlds."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def depth_to_rgb(
        self,
        depth_pano_image: DepthImage,
        text_prompt: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
        **options: Unpack[DepthToRgbOptions],
    ) -> Operation:
        """Start an operation that generates an RGB panorama from a depth panorama.

        If the client retries the request, only one operation starts.

        Args:
            depth_pano_image: A reference to an EXR or PNG file, or a float array of height x width that is twice as wide as high. The array
                contains the distance along the ray of each pixel in metres; 0 or a value that is not finite means sky. If the file for the
                array would be larger than 100 MB, upload it first.
            text_prompt: What the panorama shows.
            idempotency_key: Identifies the request. If you repeat the call with the same key, even from another process, nothing is started
                twice.
            timeout: Seconds for the call with all its retries.

        Options:
            seed: 0 to 4294967295, for a reproducible panorama. By default, the service chooses a random seed.
            z_min: The nearest depth of a PNG file, in metres. Requires `z_max`.
            z_max: The farthest depth of a PNG file, in metres; greater than `z_min`.
            depth_encoding: How values of a PNG file map to depths: `linear` (the default) or `inverse_log`.

        Raises:
            BadRequestError: The model is unknown, or an input cannot be used. `ContentPolicyError` if the prompt or an input violates the
                content policy.
            InsufficientCreditsError: The account has too few credits.
            NotFoundError: A media asset does not exist.
            ValidationError: A field is not valid (`entries` lists each invalid field), or `idempotency_key` was used with another request.
            RateLimitError: Too many start requests, or too many running generations; see `retry_after`.

        Example:
            from diorama_worlds import media_from_file

            started = await diorama.panoramas.depth_to_rgb(media_from_file("depth.exr"), "a frozen lake at dusk", seed=5)
            operation = await diorama.operations.wait(started.operation_id)
            picture = await diorama.arrays.painted_panorama(operation)
        """
        body = {"depth_pano_image": _reference_of(depth_pano_image), "text_prompt": text_prompt, **options}
        return decode(Operation, await self._transport.start(PATH, body, idempotency_key, timeout))

    async def quote(
        self,
        depth_pano_image: DepthImage,
        text_prompt: str,
        *,
        timeout: float | None = None,
        **options: Unpack[DepthToRgbOptions],
    ) -> Quote:
        """Return what a panorama would cost and how long it would take. Nothing starts and no credits are spent.

        Args:
            depth_pano_image: A reference to an EXR or PNG file, or a float array, as for `depth_to_rgb`.
            text_prompt: What the panorama shows.
            timeout: Seconds for the call with all its retries.

        Options:
            seed: 0 to 4294967295, for a reproducible panorama. By default, the service chooses a random seed.
            z_min: The nearest depth of a PNG file, in metres. Requires `z_max`.
            z_max: The farthest depth of a PNG file, in metres; greater than `z_min`.
            depth_encoding: How values of a PNG file map to depths: `linear` (the default) or `inverse_log`.

        Raises:
            BadRequestError: The model is unknown, or an input cannot be used. `ContentPolicyError` if the prompt or an input violates the
                content policy.
            NotFoundError: A media asset does not exist.
            ValidationError: A field is not valid; `entries` lists each invalid field.
            RateLimitError: Too many requests; see `retry_after`.
        """
        body = {
            "depth_pano_image": _reference_of(depth_pano_image),
            "text_prompt": text_prompt,
            **options,
            "dry_run": True,
        }
        return decode(Quote, await self._transport.json("POST", PATH, body=body, timeout=timeout))

    def result(self, operation: Operation) -> PanoDepthToRgbResult | None:
        """Return the painted panorama of an operation. Returns None for any other operation, or if the operation is not done.

        Args:
            operation: The operation, from `operations.wait`.
        """
        return operation.response if isinstance(operation.response, PanoDepthToRgbResult) else None


def _reference_of(image: DepthImage) -> Any:
    if isinstance(image, (dict, UriReference, MediaAssetReference, Base64Reference)):
        return image
    from ..arrays import write_depth_exr

    return media_from_bytes(write_depth_exr(cast("npt.NDArray[np.floating[Any]]", image)), "exr")
