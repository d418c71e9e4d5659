"""Writes the bundle of a trained network: `python export.py --checkpoint FILE --out FOLDER --version X.Y.Z`."""

import argparse
import hashlib
import io
import json
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper

from network import INPUTS, DepthNetwork, Exported
from windows import FURTHEST, HEIGHT, NEAREST, WIDTH

OPSET = 17
#: Weights of more values than this are kept in half precision, which halves the file; the runtime widens them when it loads.
SMALL = 256
#: What a process that runs it takes, bytes, rounded up.
MEMORY = 220_000_000


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--checkpoint", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--version", required=True)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    network = DepthNetwork()
    saved = torch.load(options.checkpoint, map_location="cpu")
    network.load_state_dict(saved["average"])
    model = options.out / "model.onnx"
    model.write_bytes(halve(as_onnx(Exported(network).eval())).SerializeToString(deterministic=True))
    onnx.checker.check_model(onnx.load(model), full_check=True)
    manifest = describe(model, options.version, saved["step"])
    (options.out / "bundle.json").write_text(json.dumps(manifest, indent=2) + "\n")
    print(f"{model}: {model.stat().st_size} bytes")


def as_onnx(network):
    written = io.BytesIO()
    example = torch.zeros(1, INPUTS, HEIGHT, WIDTH)
    names = {"input_names": ["window"], "output_names": ["metres", "sky", "ground"]}
    torch.onnx.export(network, example, written, opset_version=OPSET, dynamo=False, **names)
    return onnx.load_from_string(written.getvalue())


def halve(model):
    """The same graph with its large weights in half precision, each widened where it is used."""
    graph = model.graph
    for weight in list(graph.initializer):
        values = numpy_helper.to_array(weight)
        if values.dtype != np.float32 or values.size <= SMALL:
            continue
        name = weight.name
        graph.initializer.remove(weight)
        graph.initializer.append(numpy_helper.from_array(values.astype(np.float16), f"{name}.half"))
        graph.node.insert(0, helper.make_node("Cast", [f"{name}.half"], [name], to=onnx.TensorProto.FLOAT))
    return model


def describe(model, version, steps):
    data = model.read_bytes()
    shape = [1, HEIGHT, WIDTH]
    return {
        "schemaVersion": 1,
        "name": "image-depth",
        "version": version,
        "task": "image-depth",
        "layout": "onnx-single",
        "licence": "Apache-2.0",
        "source": f"Trained for {steps} steps on renderings of the procedural engine by models/training/image-depth.",
        "files": [{"path": model.name, "bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}],
        "model": model.name,
        "opset": OPSET,
        "inputs": [
            {
                "name": "window",
                "type": "float32",
                "shape": [1, INPUTS, HEIGHT, WIDTH],
                "meaning": "Window of the sphere, highest row first, equal angles between rows and columns: red, green and blue in sRGB from 0 to 1, "
                "1 where the picture is known, the sine of the elevation, the natural logarithm of the metres to level ground.",
            }
        ],
        "outputs": [
            {"name": "metres", "type": "float32", "shape": shape, "meaning": f"Metres along the ray, {NEAREST} to {FURTHEST}."},
            {"name": "sky", "type": "float32", "shape": shape, "meaning": "Probability that the pixel shows sky, 0 to 1."},
            {"name": "ground", "type": "float32", "shape": shape, "meaning": "Probability that the surface is level ground, 0 to 1."},
        ],
        "memoryBytes": MEMORY,
    }


if __name__ == "__main__":
    main()
