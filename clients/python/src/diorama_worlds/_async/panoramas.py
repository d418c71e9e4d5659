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
    """A reference to an EXR or PNG file, or an array of distances in metres."""

PATH = "/svc/v1/pano:depth_to_rgb"


class AsyncPanoramas:
    """Methods that generate RGB panoramas from depth panoramas, without generating worlds."""

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
        """Start the generation of an RGB panorama from a depth panorama, and return its operation.

        If the client retries the request, only one operation starts.

        Args:
            depth_pano_image: Reference to an EXR or PNG file, or a float array of the shape height x width, where the width is twice the
                height. The array contains the distance along the ray of each pixel in metres. 0 or a value that is not finite means sky.
                Upload files of more than 100 MB first.
            text_prompt: Description of the panorama in English, 1 to 2000 characters.
            idempotency_key: Key that makes the call safe to repeat. Within 24 hours, a call with the same key returns the first operation.
                Default: a new key for each call.
            timeout: Maximum time in seconds for the call with all its retries. Default: the `timeout` of the client.

        Options:
            seed: Integer from 0 to 4294967295. The same request with the same seed generates the same panorama. Default: a random seed.
            z_min: Nearest depth of a PNG file in metres, greater than 0. Requires `z_max`.
            z_max: Farthest depth of a PNG file in metres, greater than `z_min`.
            depth_encoding: How the values of a PNG file map to depths: `linear` (default) or `inverse_log`.

        Raises:
            BadRequestError: The depth panorama cannot be used. The subclass `ContentPolicyError` means that the prompt or an
                input violates the content policy.
            InsufficientCreditsError: The account has too few credits.
            NotFoundError: A media asset in the request does not exist, or belongs to another account.
            ValidationError: A field is not valid, or `idempotency_key` was already used with another request. `entries` lists the invalid
                fields.
            RateLimitError: The account exceeded its rate limit, or it already has too many running generations. Wait `retry_after` seconds.

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
        """Return the price and the expected duration of a panorama, without starting it.

        Args:
            depth_pano_image: Reference to an EXR or PNG file, or a float array, as for `depth_to_rgb`.
            text_prompt: Description of the panorama in English, 1 to 2000 characters.
            timeout: Maximum time in seconds for the call with all its retries. Default: the `timeout` of the client.

        Options:
            seed: Integer from 0 to 4294967295. The same request with the same seed generates the same panorama. Default: a random seed.
            z_min: Nearest depth of a PNG file in metres, greater than 0. Requires `z_max`.
            z_max: Farthest depth of a PNG file in metres, greater than `z_min`.
            depth_encoding: How the values of a PNG file map to depths: `linear` (default) or `inverse_log`.

        Raises:
            BadRequestError: The depth panorama cannot be used. The subclass `ContentPolicyError` means that the prompt or an
                input violates the content policy.
            NotFoundError: A media asset in the request does not exist, or belongs to another account.
            ValidationError: A field is not valid. `entries` lists the invalid fields.
            RateLimitError: The account exceeded its rate limit. Wait `retry_after` seconds.
        """
        body = {
            "depth_pano_image": _reference_of(depth_pano_image),
            "text_prompt": text_prompt,
            **options,
            "dry_run": True,
        }
        return decode(Quote, await self._transport.json("POST", PATH, body=body, timeout=timeout))

    def result(self, operation: Operation) -> PanoDepthToRgbResult | None:
        """Return the URLs of the panorama that an operation generated.

        The result is None if the operation is not done, or if it is of another kind. This method sends no request.

        Args:
            operation: Finished operation that `operations.wait` returned.
        """
        return operation.response if isinstance(operation.response, PanoDepthToRgbResult) else None


def _reference_of(image: DepthImage) -> Any:
    if isinstance(image, (dict, UriReference, MediaAssetReference, Base64Reference)):
        return image
    from ..arrays import write_depth_exr

    return media_from_bytes(write_depth_exr(cast("npt.NDArray[np.floating[Any]]", image)), "exr")
