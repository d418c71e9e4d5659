"""Exports public architectures with tiny random weights, and what their Python pipelines make of them.

    python make_exports.py OUT [NAME...]

Writes OUT/NAME, a folder as optimum, torch.onnx or transformers export it, and OUT/NAME.safetensors with inputs and expected outputs.
"""

import math
import shutil
import sys
from pathlib import Path

import numpy as np
import torch
from diffusers.models.autoencoders.vae import DiagonalGaussianDistribution
from optimum.exporters.onnx import main_export
from safetensors.numpy import save_file

import tiny_pipelines
from tiny_models import DEPTH_MODELS, UPSCALERS
from tiny_pipelines import SIZE

PROMPT, NEGATIVE, SEED, STEPS = "a stormy sea, at night", "blur", 4_000_000_007, 3
LATENT = (SIZE[0] // 4, SIZE[1] // 4)


# ---- noise as libs/platform/random and libs/platform/onnx make it


def mix(value):
    bits = value & 0xFFFFFFFF
    bits = ((bits ^ (bits >> 16)) * 0x7FEB352D) & 0xFFFFFFFF
    bits = ((bits ^ (bits >> 15)) * 0x846CA68B) & 0xFFFFFFFF
    return bits ^ (bits >> 16)


def hashed(seed, a, b=0, c=0):
    return mix(mix(mix(mix(seed + 0x9E3779B9) + a) + b) + c)


def stream_id(name):
    state = 0x811C9DC5
    for code in name.encode("ascii"):
        state = ((state ^ code) * 0x01000193) & 0xFFFFFFFF
    return mix(state)


def noise(channels):
    length, name = channels * LATENT[0] * LATENT[1], stream_id("latents")
    numbers = np.zeros(length, np.float32)
    for i in range(0, length, 2):
        radius = math.sqrt(-2 * math.log((hashed(SEED, name, i) + 1) / 2**32))
        angle = 2 * math.pi * hashed(SEED, name, i + 1) / 2**32
        numbers[i : i + 2] = [radius * math.cos(angle), radius * math.sin(angle)]
    return torch.from_numpy(numbers.reshape(1, channels, *LATENT))


# ---- pipelines of diffusers


def export_pipeline(pipe, folder, task):
    shutil.rmtree(folder, ignore_errors=True)
    work = folder.with_name(folder.name + "-torch")
    pipe.save_pretrained(work)
    main_export(str(work), output=folder, task=task, do_validation=False)
    # What was saved is what was exported; T5 shares a table of weights only after it was loaded.
    loaded = type(pipe).from_pretrained(work)
    shutil.rmtree(work)
    return loaded


def paint(pipe, **more):
    pipe.set_progress_bar_config(disable=True)
    size = {"height": SIZE[0], "width": SIZE[1]}
    picture = pipe(prompt=PROMPT, num_inference_steps=STEPS, output_type="np", **size, **more).images[0]
    return np.ascontiguousarray(picture.transpose(2, 0, 1), np.float32)


def stable_diffusion(folder):
    pipe = tiny_pipelines.stable_diffusion(folder.with_name("words"))
    pipe = export_pipeline(pipe, folder, "text-to-image")
    return {"rgb": paint(pipe, negative_prompt=NEGATIVE, guidance_scale=5.0, latents=noise(4))}


def stable_diffusion_v(folder):
    """The class of SD 2.x: predicts velocity, and a scheduler of Euler's method."""
    pipe = tiny_pipelines.stable_diffusion_v(folder.with_name("words"))
    pipe = export_pipeline(pipe, folder, "text-to-image")
    return {"rgb": paint(pipe, negative_prompt=NEGATIVE, guidance_scale=5.0, latents=noise(4))}


def stable_diffusion_xl(folder):
    pipe = tiny_pipelines.stable_diffusion_xl(folder.with_name("words"))
    pipe = export_pipeline(pipe, folder, "text-to-image")
    zeroed = paint(pipe, guidance_scale=5.0, latents=noise(4))
    return {"rgb": paint(pipe, negative_prompt=NEGATIVE, guidance_scale=5.0, latents=noise(4)), "rgb_without_negative": zeroed}


def stable_diffusion_3(folder):
    pipe = tiny_pipelines.stable_diffusion_3(folder.with_name("words"))
    pipe = export_pipeline(pipe, folder, "text-to-image")
    return {"rgb": paint(pipe, negative_prompt=NEGATIVE, guidance_scale=5.0, latents=noise(8), max_sequence_length=tiny_pipelines.T5_TOKENS)}


def flux(folder):
    pipe = tiny_pipelines.flux(folder.with_name("words"))
    pipe = export_pipeline(pipe, folder, "text-to-image")
    latents = pipe._pack_latents(noise(4), 1, 4, *LATENT)
    return {"rgb": paint(pipe, guidance_scale=3.5, latents=latents, max_sequence_length=tiny_pipelines.T5_TOKENS)}


def inpainting_of(inputs):
    def export(folder):
        pipe = tiny_pipelines.inpainting(folder.with_name("words"), inputs)
        pipe = export_pipeline(pipe, folder, "inpainting")
        random = np.random.default_rng(9)
        picture = random.random((*SIZE, 3)).astype(np.float32)
        mask = np.zeros(SIZE, np.float32)
        mask[8:28, 16:56] = 1
        # A draw from the encoder's distribution would be another number each time; its mean is not.
        DiagonalGaussianDistribution.sample = lambda self, generator=None: self.mean
        image = torch.from_numpy(picture.transpose(2, 0, 1)[None] * 2 - 1)
        rgb = paint(
            pipe, negative_prompt=NEGATIVE, guidance_scale=5.0, latents=noise(4), image=image, mask_image=torch.from_numpy(mask[None, None]), strength=1.0
        )
        return {"rgb": rgb, "picture": picture, "mask": mask}

    return export


PIPELINES = {
    "stable-diffusion": stable_diffusion,
    "stable-diffusion-2": stable_diffusion_v,
    "stable-diffusion-xl": stable_diffusion_xl,
    "stable-diffusion-3": stable_diffusion_3,
    "flux": flux,
    "inpainting": inpainting_of(9),
    "inpainting-blended": inpainting_of(4),
}


def main():
    out = Path(sys.argv[1])
    exports = {**PIPELINES, **DEPTH_MODELS, **UPSCALERS}
    for name in sys.argv[2:] or exports:
        out.mkdir(parents=True, exist_ok=True)
        expected = exports[name](out / name)
        save_file({key: np.ascontiguousarray(value) for key, value in expected.items()}, out / f"{name}.safetensors")
        print(name, flush=True)


if __name__ == "__main__":
    main()
