"""Writes the bundle of a trained network: `python export.py --checkpoint FILE --data DIR --out FOLDER --version X.Y.Z`."""

import argparse
import hashlib
import io
import json
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper

from agreement import INPUTS, OUTPUTS, agreement
from network import RetouchNetwork
from paintings import HEIGHT, PLANES, TEXT, WIDTH, Paintings

OPSET = 17
#: Weights of more values than this are kept in half precision, which halves the file; the runtime widens them when it loads.
SMALL = 256
#: What a process that runs it takes, bytes, rounded up.
MEMORY = 200_000_000


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--checkpoint", type=Path, required=True)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--version", required=True)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    network = RetouchNetwork()
    saved = torch.load(options.checkpoint, map_location="cpu")
    network.load_state_dict(saved["average"])
    full = as_onnx(network.eval())
    model = halved(full)
    file = options.out / "model.onnx"
    file.write_bytes(model.SerializeToString(deterministic=True))
    onnx.checker.check_model(onnx.load(file), full_check=True)
    manifest = describe(file, options.version, saved["step"])
    (options.out / "bundle.json").write_text(json.dumps(manifest, indent=2) + "\n")
    mean, _ = agreement(full, onnx.load(file), Paintings(options.data, held_out=True))
    print(f"{file}: {file.stat().st_size} bytes; pictures agree with those in full precision by {mean:.1f} dB")


def as_onnx(network):
    written = io.BytesIO()
    example = (torch.zeros(1, PLANES, HEIGHT, WIDTH), torch.zeros(1, TEXT))
    torch.onnx.export(network, example, written, opset_version=OPSET, dynamo=False, input_names=INPUTS, output_names=OUTPUTS)
    return onnx.load_from_string(written.getvalue())


def halved(model):
    """The same graph with its large weights in half precision, each widened where it is used."""
    model = onnx.load_from_string(model.SerializeToString())
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
    shape = [1, 3, HEIGHT, WIDTH]
    return {
        "schemaVersion": 1,
        "name": "diorama-depth-rgb",
        "version": version,
        "task": "retouch-painting",
        "layout": "onnx-single",
        "licence": "Apache-2.0",
        "source": f"Trained for {steps} steps on renderings of the procedural engine by models/training/depth-rgb.",
        "files": [{"path": model.name, "bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}],
        "model": model.name,
        "opset": OPSET,
        "inputs": [
            {
                "name": "planes",
                "type": "float32",
                "shape": [1, PLANES, HEIGHT, WIDTH],
                "meaning": "A painted panorama, zenith first, in the frame of its survey: red, green and blue in sRGB from 0 to 1; the natural "
                "logarithm of the metres over 5; 1 for sky; the normal upwards, to the east and towards the viewer; the sine of the elevation; noise.",
            },
            {
                "name": "text",
                "type": "float32",
                "shape": [1, TEXT],
                "meaning": "The prompt: a hashed bag of words and their parts, then what the engine reads in it.",
            },
        ],
        "outputs": [
            {"name": "gain", "type": "float32", "shape": shape, "meaning": "Factors on red, green and blue in sRGB."},
            {"name": "bias", "type": "float32", "shape": shape, "meaning": "What is added to them afterwards, of 1."},
        ],
        "preprocessing": {"colour": "srgb", "depth": "log"},
        "memoryBytes": MEMORY,
    }


if __name__ == "__main__":
    main()
