"""OpenEXR (PyPI: OpenEXR, numpy) on one thread. Each line it is given is an order, each line it gives is the answer.

    ["write", path, codec, width, height]   depths of a hilly place under a sky
    ["read", path]                          {"seconds": processor time}
    ["peak"]                                {"gigabytes": the most memory that the process held}
"""

import json
import resource
import sys
import time

import numpy as np
import OpenEXR

#: Numbers around the smooth fields that are added up, and how much each weighs in metres.
FIELDS = {8: 8.0, 64: 1.0, 512: 0.1}
#: Depths are multiples of this in metres, so that a picture of the largest size is no larger than a file may be.
STEP = 1 / 64


def field(random, count, width, height):
    """Random numbers on a grid, between which it is linear."""
    grid = random.random((count // 2 + 1, count + 1), np.float32)
    x, y = np.linspace(0, count, width, endpoint=False), np.linspace(0, count // 2, height, endpoint=False)
    left, upper = x.astype(int), y.astype(int)
    across, down = (x - left).astype(np.float32), (y - upper).astype(np.float32)[:, None]
    rows = grid[:, left] * (1 - across) + grid[:, left + 1] * across
    return rows[upper] * (1 - down) + rows[upper + 1] * down


def write(path, codec, width, height):
    random = np.random.default_rng(1)
    depths = 2 + sum(weight * field(random, count, width, height) for count, weight in FIELDS.items())
    sky = depths[: height // 3]
    sky[sky > 7] = np.inf
    if width * height > 2**25:
        depths = np.floor(depths / STEP) * STEP
    header = {"compression": getattr(OpenEXR, f"{codec}_COMPRESSION"), "type": OpenEXR.scanlineimage}
    with OpenEXR.File(header, {"Z": depths.astype(np.float32)}) as file:
        file.write(path)
    return {}


def read(path):
    started_at = time.process_time()
    with OpenEXR.File(path, separate_channels=True) as file:
        file.channels()["Z"].pixels
    return {"seconds": time.process_time() - started_at}


def peak():
    return {"gigabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 / 1e9}


OpenEXR.set_global_thread_count(0)
print(json.dumps({"version": OpenEXR.__version__}), flush=True)
for line in sys.stdin:
    name, *arguments = json.loads(line)
    print(json.dumps({"write": write, "read": read, "peak": peak}[name](*arguments)), flush=True)
