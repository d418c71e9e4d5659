"""Writes `openexr-images.json`: what OpenEXR (PyPI: OpenEXR, numpy) reads from the public openexr-images set, as hashes.

    git clone https://github.com/AcademySoftwareFoundation/openexr-images && git -C openexr-images checkout e38ffb0
    python libs/formats/exr/corpus/openexr_images.py openexr-images
"""

import hashlib
import json
import sys
from pathlib import Path

import numpy as np
import OpenEXR

#: Enough to tell any two pictures apart.
DIGITS = 16


def told(pixels):
    values = pixels.astype("<f4")
    values[np.isnan(values)] = np.nan  # there are many, and readers need not keep which one it was
    return hashlib.sha256(values.tobytes()).hexdigest()[:DIGITS]


def parts_of(path):
    """By part and channel; channels of deep data, which hold no numbers, are left out."""
    with OpenEXR.File(str(path), separate_channels=True) as file:
        parts = [file.channels(part) for part in range(len(file.parts))]
        return [{name: told(c.pixels) for name, c in part.items() if c.pixels.dtype != object} for part in parts]


def main():
    root = Path(sys.argv[1])
    paths = sorted(path for path in root.rglob("*.exr") if "Damaged" not in path.parts)
    files = {path.relative_to(root).as_posix(): parts_of(path) for path in paths}
    out = Path(__file__).with_name("openexr-images.json")
    out.write_text(json.dumps(files, indent=0, sort_keys=True) + "\n")
    print(f"{len(files)} files, {out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
