"""Writes `matrix.json.gz`: small files made by OpenEXR itself (PyPI: OpenEXR, numpy), with the values that it reads from them.

    pip install OpenEXR==3.5.3 numpy && python libs/formats/exr/corpus/make_corpus.py
"""

import base64
import gzip
import hashlib
import itertools
import json
import struct
import tempfile
from pathlib import Path

import numpy as np
import OpenEXR

WIDTH, HEIGHT = 18, 35
CODECS = ["NO", "RLE", "ZIPS", "ZIP", "PIZ", "PXR24", "B44", "B44A", "DWAA", "DWAB"]
TIGHT = ["ZIP", "PIZ", "PXR24", "DWAA", "DWAB"]
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
    return entry(name, path, channels, name.startswith("dwa"))


def told(values, is_lossy):
    """Rounding differs where cosines are summed; all else is equal to the last bit, so that its hash is enough."""
    return base64.b64encode(values).decode() if is_lossy else hashlib.sha256(values).hexdigest()


#: Pixels that do not begin at the origin: within a larger picture, around a smaller one, across the edges of one, and beyond it.
WINDOWS = {
    "inside": {"dataWindow": window(5, 7), "displayWindow": window(0, 0, 40, 60)},
    "outside": {"dataWindow": window(-9, -4), "displayWindow": window(0, 0, 8, 8)},
    "across": {"dataWindow": window(-9, 30), "displayWindow": window(0, 0, 40, 60)},
    "beyond": {"dataWindow": window(100, -200), "displayWindow": window(0, 0, 40, 60)},
}


def level_sizes(size):
    """Of all levels, each half of the one before, rounded down."""
    return [max(1, size >> level) for level in range(max(WIDTH, HEIGHT).bit_length()) if level == 0 or size >> (level - 1) > 1]


def complete_levels(path, is_rip):
    """OpenEXR for Python writes the full size only: the smaller levels are appended, uncompressed and all zero."""
    data = bytearray(path.read_bytes())
    across, down = level_sizes(WIDTH), level_sizes(HEIGHT)
    if is_rip:
        levels = [(lx, ly, across[lx], down[ly]) for ly in range(len(down)) for lx in range(len(across))]
    else:
        levels = [(n, n, max(1, WIDTH >> n), max(1, HEIGHT >> n)) for n in range(max(WIDTH, HEIGHT).bit_length())]
    chunks = [
        (x, y, lx, ly, min(16, width - 16 * x) * min(12, height - 12 * y) * 4)
        for lx, ly, width, height in levels
        for y in range(-(-height // 12))
        for x in range(-(-width // 16))
    ]
    first = -(-WIDTH // 16) * -(-HEIGHT // 12)
    table = next(at for at in range(len(data)) if struct.unpack_from("<Q", data, at)[0] == at + 8 * len(chunks))
    for i, (*head, size) in list(enumerate(chunks))[first:]:
        struct.pack_into("<Q", data, table + 8 * i, len(data))
        data += struct.pack("<5i", *head, size) + bytes(size)
    path.write_bytes(data)


def write_levels(folder, name, compression, mode):
    path = Path(folder) / "file.exr"
    values = pixels(0, "Z", np.float32)
    with OpenEXR.File({"compression": compression} | tiles(mode), {"Z": values}) as file:
        file.write(str(path))
    complete_levels(path, mode == OpenEXR.RIPMAP_LEVELS)
    return entry(name, path, ["Z"])


def write_luma(folder):
    """Luma, and colour differences of half as many lines and columns, which OpenEXR for Python does not write."""
    path = Path(folder) / "file.exr"
    attribute = lambda name, kind, value: f"{name}\0{kind}\0".encode() + struct.pack("<i", len(value)) + value
    width, height = WIDTH, HEIGHT + 1
    box = struct.pack("<4i", 0, 0, width - 1, height - 1)
    sampling = {"BY": 2, "RY": 2, "Y": 1}
    channels = b"".join(f"{name}\0".encode() + struct.pack("<iB3xii", 1, 0, step, step) for name, step in sampling.items())
    header = struct.pack("<ii", 20000630, 2) + b"".join([
        attribute("channels", "chlist", channels + b"\0"),
        attribute("compression", "compression", b"\0"),
        attribute("dataWindow", "box2i", box),
        attribute("displayWindow", "box2i", box),
        attribute("lineOrder", "lineOrder", b"\0"),
        attribute("pixelAspectRatio", "float", struct.pack("<f", 1)),
        attribute("screenWindowCenter", "v2f", struct.pack("<2f", 0, 0)),
        attribute("screenWindowWidth", "float", struct.pack("<f", 1)),
    ]) + b"\0"
    random = np.random.default_rng(7)
    lines = [
        b"".join(random.random(width // step).astype("<f2").tobytes() for step in sampling.values() if y % step == 0)
        for y in range(height)
    ]
    places = np.cumsum([len(header) + 8 * height] + [8 + len(line) for line in lines])[:-1]
    table = b"".join(struct.pack("<Q", place) for place in places)
    path.write_bytes(header + table + b"".join(struct.pack("<ii", y, len(line)) + line for y, line in enumerate(lines)))
    return entry("no luma half lines", path, ["Y"])


def entry(name, path, channels, is_lossy=False):
    """A file with what OpenEXR reads from it."""
    with OpenEXR.File(str(path), separate_channels=True) as file:
        read = {c: file.channels()[c].pixels.astype("<f4") for c in channels}
    return {
        "name": name,
        "file": base64.b64encode(path.read_bytes()).decode(),
        "channels": {c: told(values.tobytes(), is_lossy) for c, values in read.items()},
    }


def write_refused(folder):
    """Deep data and a cube map."""
    path = Path(folder) / "file.exr"
    samples = np.empty((HEIGHT, WIDTH), dtype=object)
    for y, x in np.ndindex(samples.shape):
        samples[y, x] = np.arange(1 + (x + y) % 2, dtype=np.float32)
    deep = {"compression": OpenEXR.ZIPS_COMPRESSION, "type": OpenEXR.deepscanline}
    cube = {"compression": OpenEXR.ZIP_COMPRESSION, "type": OpenEXR.scanlineimage, "envmap": OpenEXR.ENVMAP_CUBE}
    files = {
        "deep lines": (deep, samples),
        "deep tiles": (deep | tiles(OpenEXR.ONE_LEVEL) | {"type": OpenEXR.deeptile}, samples),
        "cube": (cube, pixels(0, "Z", np.float32)),
    }
    for name, (header, values) in files.items():
        with OpenEXR.File(header, {"Z": values}) as file:
            file.write(str(path))
        yield {"name": name, "file": base64.b64encode(path.read_bytes()).decode(), "channels": {}}


def write_flat(folder, codec):
    """A picture of one value, which codecs pack most tightly."""
    path = Path(folder) / "file.exr"
    values = np.full((256, 1024), 0.5, np.float32)
    with OpenEXR.File({"compression": getattr(OpenEXR, f"{codec}_COMPRESSION")}, {"A": values, "Y": values, "Z": values}) as file:
        file.write(str(path))
    return entry(f"{codec.lower()} flat", path, ["A", "Y", "Z"])


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
            files.append(write_levels(folder, f"{codec.lower()} Z float mipmap", compression, OpenEXR.MIPMAP_LEVELS))
            files.append(write_levels(folder, f"{codec.lower()} Z float ripmap", compression, OpenEXR.RIPMAP_LEVELS))
            shuffled = {"compression": compression, "lineOrder": OpenEXR.RANDOM_Y} | tiles(OpenEXR.ONE_LEVEL)
            files.append(write(folder, f"{codec.lower()} Z float shuffled", shuffled, channels))
            if codec in TIGHT:
                files.append(write_flat(folder, codec))
        latlong = {"compression": OpenEXR.ZIP_COMPRESSION, "envmap": OpenEXR.ENVMAP_LATLONG}
        files.append(write(folder, "zip Z float latlong", latlong, channels))
        files.append(write_luma(folder))
        files.extend(write_refused(folder))
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
