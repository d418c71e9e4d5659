import json
import struct
from pathlib import Path
from typing import Any

import pytest

from diorama_unreal.glb import GlbError, read_bounds

POSITIONS = {"meshes": [{"primitives": [{"attributes": {"POSITION": 0}}]}], "accessors": [{"min": [-1, 0, -2], "max": [1, 3, 4]}]}


def write(file: Path, document: Any, magic: bytes = b"glTF") -> Path:
    text = json.dumps(document).encode()
    file.write_bytes(struct.pack("<4sIII4s", magic, 2, 20 + len(text), len(text), b"JSON") + text)
    return file


def test_bounds_cover_all_nodes_with_their_translations(tmp_path: Path) -> None:
    nodes = [{"mesh": 0}, {"mesh": 0, "translation": [10, 0, -5]}, {"name": "empty"}]
    assert read_bounds(write(tmp_path / "a.glb", POSITIONS | {"nodes": nodes})) == ((-1, 0, -7), (11, 3, 4))


@pytest.mark.parametrize(
    ("document", "message"),
    [
        (POSITIONS | {"nodes": []}, "contains no mesh"),
        (POSITIONS | {"nodes": [{"mesh": 7}]}, "not a valid GLB file"),
        ({}, "not a valid GLB file"),
        ([], "is not a GLB file"),
    ],
)
def test_reports_files_without_bounds(tmp_path: Path, document: Any, message: str) -> None:
    with pytest.raises(GlbError, match=message):
        read_bounds(write(tmp_path / "a.glb", document))


def test_reports_other_files(tmp_path: Path) -> None:
    truncated = write(tmp_path / "short.glb", POSITIONS)
    truncated.write_bytes(truncated.read_bytes()[:40])
    for file in [truncated, tmp_path / "missing.glb", write(tmp_path / "other.glb", POSITIONS, b"html")]:
        with pytest.raises(GlbError, match="is missing or is not a GLB file"):
            read_bounds(file)
