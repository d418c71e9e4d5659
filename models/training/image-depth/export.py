"""Writes the network as ONNX: `python export.py --checkpoint FILE --out model.onnx`."""

import argparse
from pathlib import Path

import onnx
import torch

from network import DepthNetwork, Exported
from panoramas import HEIGHT, WIDTH

OPSET = 17


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--checkpoint", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    network = DepthNetwork()
    network.load_state_dict(torch.load(options.checkpoint, map_location="cpu")["average"])
    torch.onnx.export(
        Exported(network).eval(),
        torch.zeros(1, 4, HEIGHT, WIDTH),
        options.out,
        input_names=["panorama"],
        output_names=["metres", "sky"],
        opset_version=OPSET,
        dynamo=False,
    )
    onnx.checker.check_model(onnx.load(options.out), full_check=True)
    print(f"{options.out}: {options.out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
