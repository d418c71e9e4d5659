"""How far two graphs of the network agree."""

import numpy as np
from onnxruntime import InferenceSession

#: Names in the graphs.
INPUTS = ["planes", "text"]
OUTPUTS = ["gain", "bias"]


def agreement(first, second, data):
    """Peak signal to noise between the pictures that two graphs make of some paintings, of all and of the worst, decibels."""
    sessions = [InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"]) for model in (first, second)]
    errors = []
    for i in range(len(data)):
        inputs = feed(data, i)
        one, other = (np.clip(inputs["planes"][:, :3] * gain + bias, 0, 1) for gain, bias in (s.run(OUTPUTS, inputs) for s in sessions))
        errors.append(np.mean((one - other) ** 2))
    return -10 * np.log10(np.mean(errors)), -10 * np.log10(np.max(errors))


def feed(data, i):
    planes, text, _ = data.example(i)
    return {"planes": planes[None].numpy(), "text": text[None].numpy()}
