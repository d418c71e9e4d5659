"""Turns an imported bundle of Stable Diffusion 1.x or 2.x into one for pano-depth-to-rgb, by a ControlNet for depth.

    python add_controlnet.py BUNDLE PIPELINE CONTROLNET

PIPELINE and CONTROLNET are names or folders of Python's diffusers; PIPELINE is the one that BUNDLE was exported from. Both networks are
exported for the size of the bundle, in half precision where a GPU computes. Seal the bundle afterwards.
"""

import json
import sys
from pathlib import Path

import torch
from diffusers import ControlNetModel, UNet2DConditionModel

bundle, pipeline, controlnet = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
kind, device = (torch.float16, "cuda") if torch.cuda.is_available() else (torch.float32, "cpu")
manifest = json.loads((bundle / "bundle.json").read_text())
latents, tokens = manifest["latents"], manifest["tokenizer"]["length"]


class Control(torch.nn.Module):
    def __init__(self, network):
        super().__init__()
        self.network = network

    def forward(self, sample, timestep, encoder_hidden_states, controlnet_cond):
        down, middle = self.network(sample, timestep, encoder_hidden_states, controlnet_cond, return_dict=False)
        return (*down, middle)


class Denoiser(torch.nn.Module):
    def __init__(self, network):
        super().__init__()
        self.network = network

    def forward(self, sample, timestep, encoder_hidden_states, *residuals):
        more = {"down_block_additional_residuals": residuals[:-1], "mid_block_additional_residual": residuals[-1]}
        return self.network(sample, timestep, encoder_hidden_states, return_dict=False, **more)[0]


def describe(name, tensor):
    types = {torch.float32: "float32", torch.float16: "float16", torch.int64: "int64"}
    return {"name": name, "type": types[tensor.dtype], "shape": list(tensor.shape), "meaning": name.replace("_", " ")}


def export(module, part, inputs, outputs):
    """Writes the graph and returns its entry in the manifest. `inputs` are tensors by name, `outputs` names."""
    folder = bundle / part
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        if old.name != "config.json":
            old.unlink()
    with torch.no_grad():
        made = module(*inputs.values())
    torch.onnx.export(
        module, tuple(inputs.values()), str(folder / "model.onnx"), input_names=list(inputs), output_names=outputs,
        opset_version=18, dynamo=True, external_data=True, optimize=True,
    )
    made = made if isinstance(made, tuple) else (made,)
    described = [[describe(*pair) for pair in pairs] for pairs in (inputs.items(), zip(outputs, made))]
    return dict(zip(outputs, made)), {"model": f"{part}/model.onnx", "opset": 18, "inputs": described[0], "outputs": described[1]}


unet = UNet2DConditionModel.from_pretrained(pipeline, subfolder="unet", torch_dtype=kind).to(device).eval()
control = ControlNetModel.from_pretrained(controlnet, torch_dtype=kind).to(device).eval()
height, width, pixels = latents["height"], latents["width"], latents["pixels"]
shared = {
    "sample": torch.zeros(1, latents["channels"], height, width, dtype=kind, device=device),
    "timestep": torch.zeros(1, dtype=torch.int64, device=device),
    "encoder_hidden_states": torch.zeros(1, tokens, unet.config.cross_attention_dim, dtype=kind, device=device),
}
picture = {"controlnet_cond": torch.zeros(1, 3, height * pixels, width * pixels, dtype=kind, device=device)}
with torch.no_grad():
    count = len(Control(control)(*shared.values(), *picture.values())) - 1
names = [*(f"down_block_{index}_additional_residual" for index in range(count)), "mid_block_additional_residual"]
residuals, manifest["graphs"]["controlnet"] = export(Control(control), "controlnet", {**shared, **picture}, names)
_, manifest["graphs"]["unet"] = export(Denoiser(unet), "unet", {**shared, **residuals}, ["out_sample"])
manifest.update(task="pano-depth-to-rgb", control={"input": "controlnet_cond"})
(bundle / "bundle.json").write_text(json.dumps(manifest, indent=2) + "\n")
