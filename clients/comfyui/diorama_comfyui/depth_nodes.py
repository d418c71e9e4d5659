"""The node that paints a panorama onto a panorama of depth."""

from __future__ import annotations

from typing import Any

from .connection import API_KEY_INPUT, ApiKey, connect
from .running import follow
from .tensors import Floats, array_of, image_tensor, metres_of_picture
from .world_nodes import PROMPT_TOOLTIP, SEED_INPUT

__all__ = ["DioramaDepthToRgb"]

PIXELS_MAX = 16_000_000
"""Of a panorama that travels inside a request: a file of 64 MB."""
ENCODINGS = ["linear", "inverse_log", "disparity"]


class DioramaDepthToRgb:
    """Paints a panorama of a text onto the geometry of a panorama of depth."""

    DESCRIPTION = "Generates a panorama that matches an equirectangular depth panorama. Connect one of depth, image and mask."
    CATEGORY = "Diorama"
    RETURN_TYPES = ("IMAGE",)
    RETURN_NAMES = ("panorama",)
    OUTPUT_TOOLTIPS = ("Equirectangular panorama with the geometry of the depth",)
    FUNCTION = "paint"

    @classmethod
    def INPUT_TYPES(cls) -> dict[str, Any]:
        """Return the inputs of the node."""
        metres = {"min": 0.001, "max": 1_000_000.0, "step": 0.1}
        return {
            "required": {
                "prompt": ("STRING", {"multiline": True, "default": "a marble hall at dusk", "tooltip": PROMPT_TOOLTIP}),
                "seed": SEED_INPUT,
                "z_min": ("FLOAT", {**metres, "default": 0.5, "tooltip": "Metres of the nearest value of image or mask"}),
                "z_max": ("FLOAT", {**metres, "default": 100.0, "tooltip": "Metres of the farthest value of image or mask"}),
                "encoding": (
                    ENCODINGS,
                    {
                        "tooltip": (
                            "Of image or mask. linear: white is far. inverse_log: white is near. "
                            "disparity: white is near, for Depth Anything V2 and MiDaS"
                        )
                    },
                ),
            },
            "optional": {
                "depth": ("DIORAMA_DEPTH", {"tooltip": "Depth of a world, in metres"}),
                "image": ("IMAGE", {"tooltip": "Grey depth map, twice as wide as high"}),
                "mask": ("MASK", {"tooltip": "Depth map as a mask, twice as wide as high"}),
                "sky": ("MASK", {"tooltip": "White where there is no depth, for image and mask"}),
                "api_key": API_KEY_INPUT,
            },
        }

    def paint(
        self,
        prompt: str,
        seed: int,
        z_min: float,
        z_max: float,
        encoding: str,
        depth: Any = None,
        image: Any = None,
        mask: Any = None,
        sky: Any = None,
        api_key: ApiKey | None = None,
    ) -> tuple[Any]:
        """Return the painted panorama."""
        if not prompt.strip():
            raise ValueError("The prompt is empty")
        metres = distances_of(depth, image, mask, sky, (z_min, z_max, encoding))
        with connect(api_key) as client:
            started = client.panoramas.depth_to_rgb(metres, prompt.strip(), seed=seed)
            return (image_tensor(client.arrays.painted_panorama(follow(client, started))),)


def distances_of(depth: Any, image: Any, mask: Any, sky: Any, values: tuple[float, float, str]) -> Floats:
    """Return the distances of the connected input, height x width in metres.

    Raises:
        ValueError: Not one of them is connected, or it cannot be used.
    """
    connected = [each for each in (depth, image, mask) if each is not None]
    if len(connected) != 1:
        raise ValueError("Connect one of depth, image and mask")
    if depth is not None:
        metres = array_of(depth)
        if metres.ndim != 2:
            raise ValueError(f"Depth has height x width, not the shape {metres.shape}")
    else:
        batch = array_of(connected[0])
        if batch.ndim == (4 if mask is None else 3):
            if len(batch) != 1:
                raise ValueError(f"Depth is one image, not {len(batch)}")
            batch = batch[0]
        absent = None if sky is None else array_of(sky)
        metres = metres_of_picture(batch, *values, None if absent is None else absent.reshape(absent.shape[-2:]))
    if metres.size > PIXELS_MAX:
        raise ValueError(f"The panorama of depth has {metres.size:,} pixels; at most {PIXELS_MAX:,} can be sent. Make it smaller")
    return metres
