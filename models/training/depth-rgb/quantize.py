"""A bundle with convolutions in eight bits, beside full precision: `python quantize.py --bundle FOLDER --data DIR [--out FOLDER]`."""

import argparse
import hashlib
import json
import tempfile
from pathlib import Path

import numpy as np
import onnx
from onnx import numpy_helper
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process

from agreement import agreement, feed
from paintings import Paintings

#: Training paintings that say how large values in the network are.
CALIBRATION = 96


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bundle", type=Path, required=True)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    manifest = json.loads((options.bundle / "bundle.json").read_text())
    full = widened(onnx.load(options.bundle / manifest["model"]))
    training, held_out = (Paintings(options.data, held_out=held_out) for held_out in (False, True))
    small = quantized(full, training)
    onnx.checker.check_model(small, full_check=True)
    data = small.SerializeToString(deterministic=True)
    mean, worst = agreement(full, small, held_out)
    print(
        f"{len(data)} bytes, calibrated on {min(CALIBRATION, len(training))} paintings; {len(held_out)} held-out pictures agree with "
        f"those in full precision by {mean:.1f} dB, the worst by {worst:.1f} dB"
    )
    if options.out is not None:
        write(options.out, manifest, data)


def widened(model):
    """The same graph with the weights that it keeps in half precision in full precision."""
    model = onnx.load_from_string(model.SerializeToString())
    graph = model.graph
    weights = {weight.name: weight for weight in graph.initializer}
    for node in list(graph.node):
        weight = weights.get(node.input[0]) if node.op_type == "Cast" else None
        if weight is None:
            continue
        graph.node.remove(node)
        graph.initializer.remove(weight)
        graph.initializer.append(numpy_helper.from_array(numpy_helper.to_array(weight).astype(np.float32), node.output[0]))
    return model


def quantized(model, data):
    """The same graph with convolutions in eight bits, one scale a channel; what answers and what reads the text stays as it is."""
    with tempfile.TemporaryDirectory() as folder:
        whole, ready, small = (Path(folder) / name for name in ("whole.onnx", "ready.onnx", "small.onnx"))
        onnx.save(model, whole)
        quant_pre_process(whole, ready, skip_symbolic_shape=True)
        convolutions = [node.name for node in onnx.load(ready).graph.node if node.op_type == "Conv"]
        quantize_static(
            ready,
            small,
            Calibration(data),
            quant_format=QuantFormat.QDQ,
            per_channel=True,
            reduce_range=True,  # processors without VNNI would overflow
            activation_type=QuantType.QUInt8,
            weight_type=QuantType.QInt8,
            nodes_to_quantize=convolutions[:-1],
        )
        return onnx.load(small)


class Calibration(CalibrationDataReader):
    def __init__(self, data):
        picked = np.linspace(0, len(data) - 1, min(CALIBRATION, len(data))).astype(int)
        self.rest = iter([feed(data, i) for i in picked])

    def get_next(self):
        return next(self.rest, None)


def write(folder, manifest, data):
    """The manifest says the same of the small graph, but for its file; `tools/bundle.mjs seal` gives it golden outputs of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    name = manifest["model"]
    (folder / name).write_bytes(data)
    files = [{"path": name, "bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}]
    rest = {key: value for key, value in manifest.items() if key != "golden"}
    (folder / "bundle.json").write_text(json.dumps({**rest, "files": files}, indent=2) + "\n")


if __name__ == "__main__":
    main()
