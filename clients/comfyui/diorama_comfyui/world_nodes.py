"""Nodes that generate worlds."""

from __future__ import annotations

import json
from typing import Any, cast

import diorama_worlds as dw
from diorama_worlds.types import MediaReferenceParam, PlacedImageParam, WorldPromptParam

from .connection import API_KEY_INPUT, ApiKey, connect
from .host import throw_if_interrupted
from .running import follow, world_of
from .tensors import Floats, array_of, decode_picture, depth_image, encode_png, image_tensor

__all__ = ["MODELS", "WORLD_NAMES", "WORLD_TOOLTIPS", "WORLD_TYPES", "DioramaGenerateWorld", "DioramaWorldFromImages", "outputs_of"]

MODELS = ["svc-1.0-draft", "svc-1.0", "svc-1.1", "svc-1.1-plus"]
PROMPT_TOOLTIP = "A place, the objects in it, their colours, the weather and the time of day, in English. Up to 2,000 characters"
SEED_MAX = 2**32 - 1
IMAGES_MAX = 8
PLACED_IMAGES_MAX = 4
"""More pictures than these need `reconstruct_images`."""
PANORAMA_CHOICES: dict[str, Any] = {"auto": "auto", "yes": True, "no": False}

WORLD_TYPES = ("STRING", "IMAGE", "DIORAMA_DEPTH", "IMAGE", "IMAGE")
WORLD_NAMES = ("world_id", "panorama", "depth", "depth_image", "thumbnail")
WORLD_TOOLTIPS = (
    "Id of the world, for Load world and Save splats/mesh",
    "Equirectangular panorama, twice as wide as high. The centre is the front",
    "Metres along the ray of each pixel; infinite for sky. For Depth panorama to RGB",
    "Depth as a grey image, also for ControlNet: near is bright, sky is black",
    "View of 512 x 288 pixels from the first spawn point",
)

MODEL_INPUT: tuple[list[str], dict[str, Any]] = (
    MODELS,
    {
        "tooltip": (
            "Larger models cover a wider area around the start, and cost more credits. "
            "svc-1.0-draft, the default of the nodes, is for tests; svc-1.1, the default of the API, is for final worlds"
        )
    },
)
MORE_IMAGES = [f"image_{number}" for number in range(2, IMAGES_MAX + 1)]
SEED_INPUT: tuple[str, dict[str, Any]] = (
    "INT",
    {
        "default": 7,
        "min": 0,
        "max": SEED_MAX,
        "control_after_generate": "fixed",
        "tooltip": "The same inputs and seed give the same result. Every new seed spends credits: choose fixed to keep the result",
    },
)
"""The value `fixed` is the first value of the control. Frontends that know only True show the control with `randomize`."""

Outputs = tuple[str, Any, Floats, Any, Any]


def outputs_of(client: dw.Diorama, world: dw.World) -> Outputs:
    """Return the outputs of a node that has a world: `WORLD_TYPES`. Depth is in metres along the ray, infinite for sky."""
    throw_if_interrupted()
    depth = client.arrays.depth(world)
    throw_if_interrupted()
    panorama = client.arrays.panorama(world)
    throw_if_interrupted()
    thumbnail = decode_picture(client.downloads.read(world.assets.thumbnail_url or ""))
    return (world.id, image_tensor(panorama), depth, image_tensor(depth_image(depth)), image_tensor(thumbnail))


def generate(client: dw.Diorama, prompt: dw.WorldPromptLike, model: str, seed: int) -> Outputs:
    """Generate a world and return its outputs."""
    started = client.worlds.generate(prompt, model=model, seed=seed)
    return outputs_of(client, world_of(client, follow(client, started)))


class DioramaGenerateWorld:
    """Generates a world from a text or a scene."""

    DESCRIPTION = "Generates a world from a text, or from a scene in JSON. This spends credits of the service."
    CATEGORY = "Diorama"
    RETURN_TYPES = WORLD_TYPES
    RETURN_NAMES = WORLD_NAMES
    OUTPUT_TOOLTIPS = WORLD_TOOLTIPS
    FUNCTION = "generate"

    @classmethod
    def INPUT_TYPES(cls) -> dict[str, Any]:
        """Return the inputs of the node."""
        return {
            "required": {
                "prompt": ("STRING", {"multiline": True, "default": "a quiet beach at dawn", "tooltip": PROMPT_TOOLTIP}),
                "model": MODEL_INPUT,
                "seed": SEED_INPUT,
            },
            "optional": {
                "scene_json": (
                    "STRING",
                    {"multiline": True, "default": "", "tooltip": "A scene in JSON. If it is not empty, the node ignores the prompt"},
                ),
                "api_key": API_KEY_INPUT,
            },
        }

    def generate(self, prompt: str, model: str, seed: int, scene_json: str = "", api_key: ApiKey | None = None) -> Outputs:
        """Return the outputs of a new world."""
        world_prompt = prompt_of(prompt, scene_json)
        with connect(api_key) as client:
            return generate(client, world_prompt, model, seed)


class DioramaWorldFromImages:
    """Generates a world from one picture, or from up to eight."""

    DESCRIPTION = "Generates a world around one to eight images. This spends credits."
    CATEGORY = "Diorama"
    RETURN_TYPES = WORLD_TYPES
    RETURN_NAMES = WORLD_NAMES
    OUTPUT_TOOLTIPS = WORLD_TOOLTIPS
    FUNCTION = "generate"

    @classmethod
    def INPUT_TYPES(cls) -> dict[str, Any]:
        """Return the inputs of the node."""
        return {
            "required": {
                "images": ("IMAGE", {"tooltip": "One image, or a batch of up to eight images of one place and one size"}),
                "prompt": (
                    "STRING",
                    {"multiline": True, "default": "", "tooltip": "The place around the images. Empty: the images determine it"},
                ),
                "model": MODEL_INPUT,
                "seed": SEED_INPUT,
                "is_panorama": (
                    [*PANORAMA_CHOICES],
                    {"tooltip": "Whether a single image is a panorama. auto: 2:1 images are panoramas"},
                ),
                "azimuths": (
                    "STRING",
                    {
                        "default": "",
                        "tooltip": "Degrees for each of several images, such as 0, 90, 180: 0 is front, 90 is right. Empty: automatic",
                    },
                ),
            },
            "optional": {
                "api_key": API_KEY_INPUT,
                **{name: ("IMAGE", {"tooltip": "Another image of the same place, in its own size"}) for name in MORE_IMAGES},
            },
        }

    def generate(
        self,
        images: Any,
        prompt: str,
        model: str,
        seed: int,
        is_panorama: str,
        azimuths: str,
        api_key: ApiKey | None = None,
        **more_images: Any,
    ) -> Outputs:
        """Return the outputs of a new world."""
        others = [more_images[name] for name in MORE_IMAGES if more_images.get(name) is not None]
        pictures = pictures_of(images, *others)
        angles = angles_of(azimuths, len(pictures))
        with connect(api_key) as client:
            references = upload(client, pictures)
            world_prompt: dict[str, Any]
            if len(references) == 1:
                world_prompt = {"type": "image", "image_prompt": references[0], "is_pano": PANORAMA_CHOICES[is_panorama]}
            else:
                placed: list[PlacedImageParam] = [
                    {"content": reference, "azimuth": angle} for reference, angle in zip(references, angles, strict=True)
                ]
                world_prompt = {
                    "type": "multi-image",
                    "multi_image_prompt": placed,
                    "reconstruct_images": len(placed) > PLACED_IMAGES_MAX,
                }
            if prompt.strip():
                world_prompt["text_prompt"] = prompt.strip()
            return generate(client, cast("WorldPromptParam", world_prompt), model, seed)


def upload(client: dw.Diorama, pictures: list[bytes]) -> list[MediaReferenceParam]:
    """Upload PNG files, and return a reference to each. An interrupt ends the node before the next file."""
    references: list[MediaReferenceParam] = []
    for number, data in enumerate(pictures, start=1):
        throw_if_interrupted()
        references.append(dw.media_from_asset(client.media.upload(data, file_name=f"image-{number}.png")))
    return references


def prompt_of(prompt: str, scene_json: str) -> dw.WorldPromptLike:
    """Return the prompt of the inputs.

    Raises:
        ValueError: Both are empty, or the scene is no JSON object.
    """
    if not scene_json.strip():
        if not prompt.strip():
            raise ValueError("The prompt is empty")
        return prompt.strip()
    try:
        scene = json.loads(scene_json)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"scene_json is not JSON: {error}") from None
    if not isinstance(scene, dict):
        raise ValueError("scene_json must be a JSON object")  # noqa: TRY004 - the text of the user is wrong
    return cast("WorldPromptParam", {"type": "scene", "scene": scene})


def pictures_of(*images: Any) -> list[bytes]:
    """Return a PNG file of each picture of one or more IMAGE, in their order.

    Raises:
        ValueError: There are no pictures, too many of them, or no batches of pictures.
    """
    batches = [array_of(each) for each in images]
    for batch in batches:
        if batch.ndim != 4:
            raise ValueError(f"IMAGE has the shape batch x height x width x channels, not {batch.shape}")
    count = sum(len(batch) for batch in batches)
    if not 1 <= count <= IMAGES_MAX:
        raise ValueError(f"A world needs 1 to {IMAGES_MAX} images, not {count}")
    return [encode_png(picture) for batch in batches for picture in batch]


def angles_of(azimuths: str, count: int) -> list[float | None]:
    """Return the degrees of each picture.

    Raises:
        ValueError: There is not one number for each picture.
    """
    parts = [part.strip() for part in azimuths.split(",")] if azimuths.strip() else []
    if not parts:
        return [None] * count
    try:
        angles: list[float | None] = [float(part) for part in parts]
    except ValueError:
        raise ValueError(f"azimuths must be numbers with commas, such as 0, 90, 180: {azimuths!r}") from None
    if len(angles) != count:
        raise ValueError(f"azimuths has {len(angles)} numbers for {count} images")
    return angles
