"""Writes `matrix.json.gz`: small files made by OpenEXR itself (PyPI: OpenEXR, numpy), with the values that it reads from them.

    pip install OpenEXR==3.5.3 numpy && python libs/exr/corpus/make_corpus.py
"""

import base64
import gzip
import hashlib
import itertools
import json
import tempfile
from pathlib import Path

import numpy as np
import OpenEXR

WIDTH, HEIGHT = 18, 35
CODECS = ["NO", "RLE", "ZIPS", "ZIP", "PIZ", "PXR24", "B44", "B44A", "DWAA", "DWAB"]
UNREAD = ["HTJ2K32", "HTJ2K256", "ZSTD"]
LAYER = "ViewLayer"
LAYOUTS = {
    "Z": ["Z"],
    "Y": ["Y"],
    "R": ["R"],
    "depth": ["depth"],
    "rgbaz": ["R", "G", "B", "A", "Z"],
    "blender": [f"{LAYER}.Combined.{c}" for c in "RGBA"] + [f"{LAYER}.Depth.Z"],
}
TYPES = {"half": np.float16, "float": np.float32, "uint": np.uint32}


def pixels(index, name, kind):
    """Depths with noise and an infinity; colours without one."""
    random = np.random.default_rng(index)
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    values = (3 + 2 * np.sin(0.1 * x) + 0.05 * y + random.normal(0, 0.01, x.shape)) * (1 + 0.3 * index)
    if name.split(".")[-1] in ("Z", "depth"):
        values[3, 5] = np.inf
    if kind == np.uint32:
        values = np.where(np.isfinite(values), 1000 * values, 4e9)
    return np.ascontiguousarray(values.astype(kind))


def tiles(mode):
    description = OpenEXR.TileDescription()
    description.xSize, description.ySize, description.mode = 16, 12, mode
    return {"type": OpenEXR.tiledimage, "tiles": description}


def window(x, y, width=WIDTH, height=HEIGHT):
    return (np.array([x, y], np.int32), np.array([x + width - 1, y + height - 1], np.int32))


def write_parts(folder, name, compression):
    """Three parts: colours in lines, a depth in tiles, and another depth."""
    path = Path(folder) / "file.exr"
    lines = {"compression": compression, "type": OpenEXR.scanlineimage}
    named = lambda name, header: {**header, "name": name}
    parts = [
        OpenEXR.Part(named("colours", lines), {c: pixels(i, c, np.float16) for i, c in enumerate("RGB")}),
        OpenEXR.Part(named("depth", {"compression": compression} | tiles(OpenEXR.ONE_LEVEL)), {"Z": pixels(3, "Z", np.float32)}),
        OpenEXR.Part(named("other", lines), {"depth": pixels(4, "depth", np.float32)}),
    ]
    with OpenEXR.File(parts) as file:
        file.write(str(path))
    values = {}
    with OpenEXR.File(str(path), separate_channels=True) as file:
        for part in range(3):
            for channel, found in file.channels(part).items():
                values[channel] = told(found.pixels.astype("<f4").tobytes(), name.startswith("dwa"))
    return {"name": name, "file": base64.b64encode(path.read_bytes()).decode(), "channels": values}


def write(folder, name, header, channels):
    path = Path(folder) / "file.exr"
    with OpenEXR.File(header, channels) as file:
        file.write(str(path))
    with OpenEXR.File(str(path), separate_channels=True) as file:
        read = {c: file.channels()[c].pixels.astype("<f4") for c in channels}
    return {
        "name": name,
        "file": base64.b64encode(path.read_bytes()).decode(),
        "channels": {c: told(values.tobytes(), name.startswith("dwa")) for c, values in read.items()},
    }


def told(values, is_lossy):
    """Rounding differs where cosines are summed; all else is equal to the last bit, so that its hash is enough."""
    return base64.b64encode(values).decode() if is_lossy else hashlib.sha256(values).hexdigest()


#: Pixels that do not begin at the origin, within a larger picture and beyond it.
WINDOWS = {
    "inside": {"dataWindow": window(5, 7), "displayWindow": window(0, 0, 40, 60)},
    "outside": {"dataWindow": window(-9, -4), "displayWindow": window(0, 0, 8, 8)},
}


def main():
    files = []
    with tempfile.TemporaryDirectory() as folder:
        for codec, (layout, names), (kind, dtype), store in itertools.product(CODECS, LAYOUTS.items(), TYPES.items(), ["lines", "tiles"]):
            header = {"compression": getattr(OpenEXR, f"{codec}_COMPRESSION"), "type": OpenEXR.scanlineimage}
            if store == "tiles":
                header |= tiles(OpenEXR.ONE_LEVEL)
            channels = {c: pixels(i, c, dtype) for i, c in enumerate(names)}
            files.append(write(folder, f"{codec.lower()} {layout} {kind} {store}", header, channels))
        channels = {"Z": pixels(0, "Z", np.float32)}
        for codec in CODECS:
            compression = getattr(OpenEXR, f"{codec}_COMPRESSION")
            for title, header in WINDOWS.items():
                files.append(write(folder, f"{codec.lower()} Z float {title}", {"compression": compression, **header}, channels))
            files.append(write_parts(folder, f"{codec.lower()} parts", compression))
        for codec in UNREAD:
            header = {"compression": getattr(OpenEXR, f"{codec}_COMPRESSION"), "type": OpenEXR.scanlineimage}
            files.append(write(folder, f"{codec.lower()} Z float lines", header, channels))
        for codec in CODECS:
            header = {"compression": getattr(OpenEXR, f"{codec}_COMPRESSION"), "lineOrder": OpenEXR.DECREASING_Y}
            files.append(write(folder, f"{codec.lower()} Z float upwards", header, channels))
    out = Path(__file__).with_name("matrix.json.gz")
    out.write_bytes(gzip.compress(json.dumps(files).encode(), 9, mtime=0))
    print(f"{len(files)} files, {out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
