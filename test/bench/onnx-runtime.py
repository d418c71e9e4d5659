"""ONNX Runtime (PyPI: onnxruntime, numpy) on one thread: `onnx-runtime.py MODEL RUNS` prints the milliseconds of the middle run."""

import json
import statistics
import sys
import time

import numpy as np
import onnxruntime

#: Runs until all memory that it takes is taken.
WARM_UPS = 5

options = onnxruntime.SessionOptions()
options.intra_op_num_threads = 1
options.inter_op_num_threads = 1
session = onnxruntime.InferenceSession(sys.argv[1], options, providers=["CPUExecutionProvider"])
random = np.random.default_rng(1)
inputs = {value.name: random.random(value.shape, np.float32) for value in session.get_inputs()}
times = []
for _ in range(WARM_UPS + int(sys.argv[2])):
    started_at = time.perf_counter()
    session.run(None, inputs)
    times.append((time.perf_counter() - started_at) * 1000)
print(json.dumps({"milliseconds": statistics.median(times[WARM_UPS:])}))
