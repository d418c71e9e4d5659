"""Prompts, and media in them."""

from __future__ import annotations

import base64
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Union, cast

from typing_extensions import Required, deprecated

from .types import (
    Base64ReferenceParam,
    GenerateWorldOptions,
    MediaAsset,
    MediaAssetReferenceParam,
    Scene,
    SceneComposition,
    UriReferenceParam,
    WorldPrompt,
    WorldPromptParam,
)

__all__ = [
    "BatchItemPrompt",
    "BatchPrompt",
    "WorldPromptLike",
    "image_from_asset",
    "image_from_bytes",
    "image_from_file",
    "image_from_url",
    "media_from_asset",
    "media_from_bytes",
    "media_from_file",
    "media_from_url",
]

WorldPromptLike = Union[str, Scene, SceneComposition, WorldPromptParam, WorldPrompt]
"""A text, a scene, the result of `scenes.compose`, or a dictionary with a `type`, such as an image prompt."""


class BatchItemPrompt(GenerateWorldOptions, total=False):
    """One of several starts, with the fields in which it differs from the others."""

    world_prompt: Required[WorldPromptLike]


BatchPrompt = Union[str, BatchItemPrompt]
"""An item of a batch: a string, or a dictionary of the type `BatchItemPrompt`.

The dictionary has the key `world_prompt` (required), and any of the keys `display_name`, `model`, `engine`, `permission`,
`tags` and `seed`.

"""


def world_prompt_of(prompt: WorldPromptLike) -> Mapping[str, Any] | WorldPrompt:
    """Return the prompt as the API takes it."""
    if isinstance(prompt, str):
        return {"type": "text", "text_prompt": prompt}
    if isinstance(prompt, SceneComposition):
        return {"type": "scene", "scene": prompt.scene}
    if isinstance(prompt, Scene):
        return {"type": "scene", "scene": prompt}
    return cast("Mapping[str, Any] | WorldPrompt", prompt)


def batch_prompt_of(prompt: BatchPrompt) -> str | dict[str, Any]:
    """Return the prompt of an item of a batch as the API takes it."""
    return prompt if isinstance(prompt, str) else {**prompt, "world_prompt": world_prompt_of(prompt["world_prompt"])}


def media_from_url(uri: str) -> UriReferenceParam:
    """Return a reference to an image or a video at a URL. The service fetches the URL.

    Args:
        uri: Public http or https URL that needs no authentication.
    """
    return {"source": "uri", "uri": uri}


def media_from_asset(asset: MediaAsset | str) -> MediaAssetReferenceParam:
    """Return a reference to an image or a video that you have uploaded.

    Args:
        asset: Media asset from `media.upload`, or its ID.
    """
    return {"source": "media_asset", "media_asset_id": asset if isinstance(asset, str) else asset.id}


def media_from_bytes(data: bytes, extension: str | None = None) -> Base64ReferenceParam:
    """Return a reference that embeds the bytes of an image or video in the request.

    The maximum size is 20 MB, or 100 MB for a depth panorama. Upload larger files with `media.upload`.

    Args:
        data: Bytes of the file.
        extension: Extension of the file name without the dot, such as `jpg`.
    """
    reference: Base64ReferenceParam = {"source": "data_base64", "data_base64": base64.b64encode(data).decode("ascii")}
    if extension is not None:
        reference["extension"] = extension
    return reference


def media_from_file(path: str | os.PathLike[str]) -> Base64ReferenceParam:
    """Return a reference that embeds the content of an image or video file in the request.

    The maximum size is 20 MB, or 100 MB for a depth panorama. Upload larger files with `media.upload`.

    Args:
        path: Path of the file. Its extension determines the format.
    """
    file = Path(path)
    return media_from_bytes(file.read_bytes(), file.suffix.removeprefix(".").lower() or None)


@deprecated("image_from_url has the new name media_from_url")
def image_from_url(uri: str) -> UriReferenceParam:
    """Return a reference as `media_from_url` does."""
    return media_from_url(uri)


@deprecated("image_from_asset has the new name media_from_asset")
def image_from_asset(asset: MediaAsset | str) -> MediaAssetReferenceParam:
    """Return a reference as `media_from_asset` does."""
    return media_from_asset(asset)


@deprecated("image_from_bytes has the new name media_from_bytes")
def image_from_bytes(data: bytes, extension: str | None = None) -> Base64ReferenceParam:
    """Return a reference as `media_from_bytes` does."""
    return media_from_bytes(data, extension)


@deprecated("image_from_file has the new name media_from_file")
def image_from_file(path: str | os.PathLike[str]) -> Base64ReferenceParam:
    """Return a reference as `media_from_file` does."""
    return media_from_file(path)
