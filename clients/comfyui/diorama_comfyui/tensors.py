"""Pictures as ComfyUI has them: IMAGE is batch x height x width x channels, MASK is batch x height x width, float32 from 0 to 1.

Without torch, which ComfyUI always has, tensors are numpy arrays.
"""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image

__all__ = ["array_of", "decode_picture", "depth_image", "encode_png", "image_tensor", "metres_of_picture"]

Floats = npt.NDArray[np.float32]
GREY_TOLERANCE = 2.5 / 255
"""Between the channels of a picture of depth, which may come from a lossy file."""


def image_tensor(pixels: npt.NDArray[np.uint8] | Floats) -> Any:
    """Return an IMAGE of one picture, height x width x 3; bytes are divided by 255."""
    values = pixels.astype(np.float32) / 255 if pixels.dtype == np.uint8 else pixels.astype(np.float32)
    batch = np.ascontiguousarray(values[None])
    try:
        import torch
    except ImportError:
        return batch
    return torch.from_numpy(batch)


def array_of(tensor: Any) -> Floats:
    """Return a tensor as an array of float32."""
    on_host = tensor.detach().cpu().numpy() if hasattr(tensor, "detach") else tensor
    return np.asarray(on_host, dtype=np.float32)


def encode_png(picture: Floats) -> bytes:
    """Return a PNG file of one picture, height x width x 1, 3 or 4.

    Raises:
        ValueError: The array is no picture.
    """
    if picture.ndim != 3 or picture.shape[2] not in (1, 3, 4) or 0 in picture.shape:
        raise ValueError(f"An image of the shape {picture.shape} cannot be sent: IMAGE has height x width x 3")
    values = np.nan_to_num(picture, nan=0.0, posinf=1.0, neginf=0.0)
    pixels = (values.clip(0, 1) * 255).round().astype(np.uint8)
    file = io.BytesIO()
    Image.fromarray(pixels[..., 0] if pixels.shape[2] == 1 else pixels).save(file, "PNG")
    return file.getvalue()


def decode_picture(data: bytes) -> npt.NDArray[np.uint8]:
    """Return the pixels of a PNG, WebP or JPEG file, height x width x 3."""
    with Image.open(io.BytesIO(data)) as picture:
        return np.asarray(picture.convert("RGB"))


def depth_image(metres: Floats) -> Floats:
    """Return a picture of depth for people, height x width x 3: near is bright, sky is black, equal steps are equal ratios."""
    known = np.isfinite(metres) & (metres > 0)
    bright = np.zeros(metres.shape, np.float32)
    if known.any():
        logarithms = np.log(metres[known])
        low, high = float(logarithms.min()), float(logarithms.max())
        bright[known] = 1 - 0.95 * (logarithms - low) / max(high - low, 1e-6)
    return np.repeat(bright[..., None], 3, axis=2)


def metres_of_picture(picture: Floats, z_min: float, z_max: float, encoding: str, sky: Floats | None) -> Floats:
    """Return the distances of a picture of depth, height x width, infinite where there is no depth.

    Args:
        picture: Height x width, or height x width x channels with equal red, green and blue; 0 to 1. Where a fourth channel is 0,
            there is no depth.
        z_min: Metres of the nearest value.
        z_max: Metres of the farthest value.
        encoding: `linear` for `z_min + v (z_max - z_min)`; `inverse_log` for `z_min (z_max / z_min)^(1 - v)`, near is bright;
            `disparity` for `1 / (1 / z_max + v (1 / z_min - 1 / z_max))`, near is bright.
        sky: Height x width; where it is above 0.5, there is no depth.

    Raises:
        ValueError: The picture, the mask or the range cannot be used.
    """
    if not 0 < z_min < z_max:
        raise ValueError("z_min must be above 0, and z_max above z_min")
    values = picture
    absent = np.zeros(picture.shape[:2], np.bool_)
    if picture.ndim == 3:
        colors = picture[..., :3]
        if colors.shape[2] == 3 and np.ptp(colors, axis=2).max(initial=0) > GREY_TOLERANCE:
            raise ValueError("The depth image has colours. Depth is grey: connect a depth map, not a coloured rendering of it")
        values = colors.mean(axis=2)
        if picture.shape[2] == 4:
            absent |= picture[..., 3] <= 0
    if values.ndim != 2:
        raise ValueError(f"A depth image has height x width, not the shape {picture.shape}")
    if sky is not None:
        if sky.shape != values.shape:
            raise ValueError(
                f"The mask of the sky has {sky.shape[1]} x {sky.shape[0]} pixels, the depth {values.shape[1]} x {values.shape[0]}"
            )
        absent |= sky > 0.5
    metres = _decode(values.clip(0, 1), z_min, z_max, encoding)
    return np.where(absent | ~np.isfinite(values), np.inf, metres).astype(np.float32)


def _decode(share: Floats, z_min: float, z_max: float, encoding: str) -> npt.NDArray[np.floating[Any]]:
    if encoding == "linear":
        return z_min + share * (z_max - z_min)
    if encoding == "inverse_log":
        return z_min * (z_max / z_min) ** (1 - share)
    if encoding == "disparity":
        return 1 / (1 / z_max + share * (1 / z_min - 1 / z_max))
    raise ValueError(f"The encoding of depth is linear, inverse_log or disparity, not {encoding!r}")
