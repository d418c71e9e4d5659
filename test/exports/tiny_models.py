"""Single networks of published code with tiny random weights, and what they make of a picture."""

import math

import numpy as np
import torch
from PIL import Image

VIEW, PANORAMA, TILE = 56, (64, 128), 32


def panorama(seed=11):
    """A smooth panorama without a seam."""
    random = np.random.default_rng(seed)
    rows, columns = np.meshgrid((np.arange(PANORAMA[0]) + 0.5) / PANORAMA[0], (np.arange(PANORAMA[1]) + 0.5) / PANORAMA[1], indexing="ij")
    colours = [0.5 + 0.2 * np.sin(2 * np.pi * (k + 1) * columns + random.random() * 6) * np.sin(np.pi * rows) + 0.2 * np.cos((k + 2) * 3 * rows) for k in range(3)]
    return np.clip(np.stack(colours, -1), 0, 1).astype(np.float32)


def cut_view(picture, azimuth, pitch, fov, size):
    """A square view of a panorama: one bilinear sample for each pixel."""
    height, width, _ = picture.shape
    steps = (2 * (np.arange(size) + 0.5) / size - 1) * np.tan(fov / 2)
    across, down = np.meshgrid(steps, steps)
    x, y, z = across, -down, -np.ones_like(across)
    y, z = y * np.cos(pitch) - z * np.sin(pitch), y * np.sin(pitch) + z * np.cos(pitch)
    x, z = x * np.cos(azimuth) - z * np.sin(azimuth), x * np.sin(azimuth) + z * np.cos(azimuth)
    column = (np.arctan2(x, -z) / (2 * np.pi) + 0.5) % 1 * width - 0.5
    row = np.clip((0.5 - np.arctan2(y, np.hypot(x, z)) / np.pi) * height - 0.5, 0, height - 1)
    left, top = np.floor(column).astype(int), np.minimum(np.floor(row).astype(int), height - 2)
    u, v = (column - left)[..., None], (row - top)[..., None]
    at = lambda r, c: picture[r, c % width]
    return (at(top, left) * (1 - u) + at(top, left + 1) * u) * (1 - v) + (at(top + 1, left) * (1 - u) + at(top + 1, left + 1) * u) * v


def resize(picture, size):
    """By Pillow's bicubic filter, which the processors of Depth Anything use, but without its rounding to bytes."""
    planes = [Image.fromarray(picture[..., channel], "F").resize((size[1], size[0]), Image.Resampling.BICUBIC) for channel in range(3)]
    return np.stack([np.asarray(plane) for plane in planes], -1)


def export(model, inputs, folder, names, outputs, dynamic=None):
    folder.mkdir(parents=True, exist_ok=True)
    torch.onnx.export(
        model, inputs, str(folder / "model.onnx"), input_names=names, output_names=outputs, opset_version=18, dynamic_axes=dynamic or {}, dynamo=False
    )


# The views of the manifest that `import` writes, in its order: the first of each ring is enough to compare.
RINGS = [(-50, 0.0), (0, np.pi / 4), (50, 0.0)]


def views_of(picture):
    return [cut_view(picture, azimuth, np.radians(pitch), np.radians(100), VIEW).astype(np.float32) for pitch, azimuth in RINGS]


def depth_anything(metric, size=(VIEW, VIEW)):
    from transformers import DepthAnythingConfig, DepthAnythingForDepthEstimation, Dinov2Config, DPTImageProcessor

    def make(folder):
        torch.manual_seed(6)
        backbone = Dinov2Config(
            hidden_size=24, num_hidden_layers=4, num_attention_heads=2, image_size=56, patch_size=14, out_indices=[1, 2, 3, 4], reshape_hidden_states=False,
            apply_layernorm=True,
        )
        config = DepthAnythingConfig(
            backbone_config=backbone, reassemble_hidden_size=24, neck_hidden_sizes=[8, 8, 16, 16], fusion_hidden_size=8, head_hidden_size=8,
            depth_estimation_type="metric" if metric else "relative", max_depth=20 if metric else None,
        )
        model = DepthAnythingForDepthEstimation(config).eval()
        # The library starts with weights so small that all pixels would be alike.
        for weights in model.parameters():
            if weights.dim() > 1:
                torch.nn.init.normal_(weights, std=1.5 / math.sqrt(weights[0].numel()))
        torch.nn.init.constant_(model.head.conv3.bias, 0.5)
        processor = DPTImageProcessor(
            image_mean=[0.485, 0.456, 0.406], image_std=[0.229, 0.224, 0.225], do_rescale=False,
            do_resize=False,
        )
        picture = panorama()
        shown = views_of(picture) if size[0] == size[1] else [resize(picture, size)]
        values = []
        with torch.no_grad():
            for view in shown:
                pixels = processor(images=view, return_tensors="pt", input_data_format="channels_last")["pixel_values"]
                values.append(model(pixels).predicted_depth[0].numpy())
        export(model, (torch.zeros(1, 3, *size),), folder, ["pixel_values"], ["predicted_depth"], {"pixel_values": {0: "batch_size", 2: "height", 3: "width"}})
        model.config.save_pretrained(folder)
        processor.save_pretrained(folder)
        return {"picture": picture, "values": np.stack(values)}

    return make


def moge(folder):
    """MoGe-2 with a tiny encoder in place of its ViT; the rest is the published code, with its own solution for the shift."""
    from moge.model import v2
    from moge.model.dinov2.hub import backbones
    from moge.model.dinov2.models.vision_transformer import DinoVisionTransformer

    backbones.tiny = lambda pretrained=False: DinoVisionTransformer(
        img_size=56, patch_size=14, embed_dim=24, depth=2, num_heads=2, mlp_ratio=2, init_values=1.0, block_chunks=0
    )
    torch.manual_seed(7)
    widths = [16, 8, 8, 8, 8]
    stack = lambda outputs: {
        "dim_in": widths, "dim_res_blocks": widths, "dim_out": [None] * 4 + [outputs], "num_res_blocks": 1, "resamplers": ["conv_transpose"] * 4,
        "res_block_in_norm": "none", "res_block_hidden_norm": "none",
    }
    neck = {**stack(None), "dim_in": [18, 2, 2, 2, 2], "dim_out": widths}
    model = v2.MoGeModel(
        encoder={"backbone": "tiny", "intermediate_layers": 2, "dim_out": 16}, neck=neck, points_head=stack(3), mask_head=stack(1), normal_head=stack(3),
        scale_head={"dims": [24, 8, 1]}, remap_output="exp",
    ).eval()
    tokens = 16
    picture = panorama()
    values = []
    with torch.no_grad():
        for view in views_of(picture):
            shown = torch.from_numpy(view.transpose(2, 0, 1)[None])
            answer = model.infer(shown, num_tokens=tokens, fov_x=100.0, apply_mask=False, use_fp16=False)
            values.append(answer["depth"][0].numpy())
    model.onnx_compatible_mode = True
    names = ["points", "normal", "mask", "metric_scale"]

    class Fixed(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.model = model

        def forward(self, image):
            found = self.model(image, num_tokens=tokens)
            return tuple(found[name] for name in names)

    export(Fixed().eval(), (torch.zeros(1, 3, VIEW, VIEW),), folder, ["image"], names)
    return {"picture": picture, "values": np.stack(values)}


def real_esrgan(folder):
    from spandrel.architectures.ESRGAN import ESRGAN as RRDBNet

    torch.manual_seed(8)
    model = RRDBNet(in_nc=3, out_nc=3, num_filters=8, num_blocks=1, scale=4).eval()
    picture = panorama()
    # The whole panorama at once: around its ends it continues, above and below it repeats its first and last rows.
    margin = 48
    wide = np.concatenate([picture[:, -margin:], picture, picture[:, :margin]], 1)
    wide = np.concatenate([wide[:1]] * margin + [wide] + [wide[-1:]] * margin, 0)
    with torch.no_grad():
        large = model(torch.from_numpy(wide.transpose(2, 0, 1)[None]))[0].numpy()
    inner = large[:, 4 * margin : -4 * margin, 4 * margin : -4 * margin]
    axes = {"input": {0: "batch", 2: "height", 3: "width"}, "output": {0: "batch", 2: "height*4", 3: "width*4"}}
    export(model, (torch.zeros(1, 3, 64, 64),), folder, ["input"], ["output"], axes)
    return {"picture": picture, "rgb": np.clip(inner, 0, 1)}


DEPTH_MODELS = {
    "depth-anything": depth_anything(False),
    "depth-anything-metric": depth_anything(True),
    "moge": moge,
    "depth-anything-panorama": depth_anything(False, (56, 112)),
}
UPSCALERS = {"real-esrgan": real_esrgan}
