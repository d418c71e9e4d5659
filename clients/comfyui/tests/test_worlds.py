from __future__ import annotations

from pathlib import Path
from typing import Any

import diorama_worlds as dw
import numpy as np
import pytest

from comfy_rules import Comfy, InterruptProcessingException

GENERATE = {"prompt": "a stone well in a meadow", "model": "svc-1.0-draft", "seed": 7}


@pytest.fixture(scope="module")
def made(comfy: Comfy) -> dict[str, Any]:
    """The outputs of a generated world, and the progress while it was made."""
    comfy.progress.clear()
    outputs = comfy.execute({"1": {"class_type": "DioramaGenerateWorld", "inputs": GENERATE}})["1"]
    return {"outputs": outputs, "progress": list(comfy.progress)}


def test_a_generated_world_is_a_panorama_with_its_depth(made: dict[str, Any]) -> None:
    world_id, panorama, depth, depth_image, thumbnail = made["outputs"]
    with dw.Diorama() as client:
        assert client.worlds.get(world_id).seed == 7
    _, height, width, channels = panorama.shape
    assert (width, channels) == (2 * height, 3)
    assert depth.shape == (height, width) == depth_image.shape[1:3]
    assert thumbnail.shape == (1, 288, 512, 3)
    assert np.isinf(depth[: height // 8]).mean() > 0.5
    assert 1 < np.median(depth[-height // 16 :]) < 3


def test_progress_rises_while_a_world_is_made(made: dict[str, Any]) -> None:
    percents = [percent for percent, _ in made["progress"]]
    assert percents == sorted(percents)
    assert len(percents) > 2


def test_an_unchanged_workflow_generates_nothing_again(comfy: Comfy, made: dict[str, Any]) -> None:
    assert comfy.execute({"1": {"class_type": "DioramaGenerateWorld", "inputs": GENERATE}})["1"] == made["outputs"]
    assert comfy.executed == []


def test_a_workflow_loads_saves_and_repaints_a_world(comfy: Comfy, made: dict[str, Any]) -> None:
    world_id, panorama = made["outputs"][:2]
    outputs = comfy.execute(
        {
            "load": {"class_type": "DioramaLoadWorld", "inputs": {"world_id": world_id}},
            "save": {
                "class_type": "DioramaSaveWorld",
                "inputs": {
                    "world_id": ["load", 0],
                    "splats": "full (ply)",
                    "mesh": "collider (glb)",
                    "filename_prefix": "worlds/well",
                },
            },
            "paint": {
                "class_type": "DioramaDepthToRgb",
                "inputs": {
                    "prompt": "a snowy meadow",
                    "seed": 3,
                    "z_min": 0.5,
                    "z_max": 100.0,
                    "encoding": "linear",
                    "depth": ["load", 2],
                },
            },
        }
    )
    assert np.array_equal(outputs["load"][1], panorama)
    assert {Path(path).name for path in outputs["load"][5]} >= {"panorama.png", "depth.exr", "collider.glb", "scene.json"}
    splats, mesh = (Path(path) for path in outputs["save"][:2])
    assert splats.name == "well_00001_splats.ply"
    assert splats.read_bytes().startswith(b"ply\n")
    assert mesh.read_bytes().startswith(b"glTF")
    assert outputs["save"][2] == "worlds/well_00001_collider.glb"
    painted = outputs["paint"][0]
    assert painted.shape[2] == 2 * painted.shape[1]


def test_an_interrupt_cancels_the_generation_of_a_picture_and_leaves_the_upload(comfy: Comfy, made: dict[str, Any]) -> None:
    looks = iter([False, False])
    comfy.interrupt_when = lambda: next(looks, True)
    inputs = {"prompt": "", "model": "svc-1.0-draft", "seed": 7, "is_panorama": "no", "azimuths": ""}
    try:
        with pytest.raises(InterruptProcessingException):
            comfy.nodes["DioramaWorldFromImages"]().generate(images=made["outputs"][4], **inputs)
    finally:
        comfy.interrupt_when = lambda: False
    with dw.Diorama() as client:
        latest = client.operations.page(page_size=1).operations[0]
        with pytest.raises(dw.OperationFailedError) as failed:
            client.operations.wait(latest.operation_id)
        (asset,) = [each for each in client.media.list() if each.file_name == "image-1.png"]
    assert failed.value.code == 409
    assert asset.state == "READY"


def test_a_file_outside_of_the_output_folder_is_not_saved(comfy: Comfy, made: dict[str, Any]) -> None:
    node = comfy.nodes["DioramaSaveWorld"]
    with pytest.raises(ValueError, match="outside the output folder"):
        node().save(world_id=made["outputs"][0], splats="100k (spz)", mesh="none", filename_prefix="../../elsewhere")


def test_a_world_that_does_not_exist_is_a_sentence_for_the_user(comfy: Comfy) -> None:
    with pytest.raises(RuntimeError, match="World not found"):
        comfy.nodes["DioramaLoadWorld"]().load(world_id="0192f0c8-0000-7000-8000-000000000000")
