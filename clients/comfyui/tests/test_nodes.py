from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tomllib

from comfy_rules import Comfy

PACK = Path(__file__).parents[1]
GENERATE = {"prompt": "a beach", "model": "svc-1.0-draft", "seed": 7}
IMAGES = {"prompt": "", "model": "svc-1.0-draft", "seed": 7, "is_panorama": "auto", "azimuths": ""}
DEPTH = {"prompt": "a hall", "seed": 7, "z_min": 0.5, "z_max": 100.0, "encoding": "linear"}


def image(height: int = 4, width: int = 8, batch: int = 1, channels: int = 3, value: float = 0.5) -> Any:
    return np.full((batch, height, width, channels), value, np.float32)


def module(comfy: Comfy, name: str) -> Any:
    """A module of the pack, which ComfyUI loads under another name."""
    package = comfy.nodes["DioramaGenerateWorld"].__module__.rsplit(".", 1)[0]
    return sys.modules[f"{package}.{name}"]


def run(comfy: Comfy, node: str, **inputs: Any) -> Any:
    return getattr(comfy.nodes[node](), comfy.nodes[node].FUNCTION)(**inputs)


def test_each_node_fulfils_the_contract_of_custom_nodes(comfy: Comfy) -> None:
    assert set(comfy.names) == set(comfy.nodes)
    for node in comfy.nodes.values():
        inputs = node.INPUT_TYPES()
        assert set(inputs) <= {"required", "optional", "hidden"}
        assert callable(getattr(node, node.FUNCTION))
        assert node.CATEGORY == "Diorama"
        assert isinstance(node.RETURN_TYPES, tuple)
        assert len(node.RETURN_NAMES) == len(node.RETURN_TYPES)
        assert node.DESCRIPTION.endswith(".")
        assert len(node.OUTPUT_TOOLTIPS) == len(node.RETURN_TYPES)
        json.dumps(inputs)  # ComfyUI sends them to the browser


def test_each_input_and_output_has_a_tooltip(comfy: Comfy) -> None:
    for node in comfy.nodes.values():
        for group in node.INPUT_TYPES().values():
            for name, spec in group.items():
                assert len(spec[1].get("tooltip", "")) > 10, name
        assert all(node.OUTPUT_TOOLTIPS)


def test_no_node_has_a_widget_for_an_api_key_or_an_address(comfy: Comfy) -> None:
    widgets = ("STRING", "INT", "FLOAT", "BOOLEAN", "COMBO")
    for node in comfy.nodes.values():
        for group in node.INPUT_TYPES().values():
            for name, spec in group.items():
                if "key" in name or "url" in name or "address" in name:
                    assert spec[0] not in widgets


@pytest.mark.parametrize(
    ("node", "inputs", "error"),
    [
        ("DioramaGenerateWorld", {**GENERATE, "model": "gpt"}, "is not in the list"),
        ("DioramaGenerateWorld", {**GENERATE, "seed": -1}, "out of range"),
        ("DioramaGenerateWorld", {**GENERATE, "seed": 2**32}, "out of range"),
        ("DioramaGenerateWorld", {**GENERATE, "api_key": "svck_test"}, "must be a link"),
        ("DioramaGenerateWorld", {"prompt": "a beach"}, "required"),
        ("DioramaLoadWorld", {"world_id": ""}, "must be the id of a world"),
        ("DioramaLoadWorld", {"world_id": "../../etc"}, "must be the id of a world"),
        ("DioramaLoadWorld", {"world_id": "a" * 65}, "must be the id of a world"),
        ("DioramaApiKey", {"name": "../HOME"}, "The name of an API key"),
        ("DioramaApiKey", {"name": ""}, "The name of an API key"),
        ("DioramaDepthToRgb", {**DEPTH, "z_min": 0}, "out of range"),
        ("DioramaDepthToRgb", {**DEPTH, "encoding": "cubic"}, "is not in the list"),
    ],
)
def test_bad_values_are_found_before_anything_is_executed(comfy: Comfy, node: str, inputs: dict[str, Any], error: str) -> None:
    errors = comfy.validate({"1": {"class_type": node, "inputs": inputs}})
    assert error in " ".join(errors["1"])


@pytest.mark.parametrize(
    ("node", "inputs", "message"),
    [
        ("DioramaGenerateWorld", {**GENERATE, "prompt": "  "}, "The prompt is empty"),
        ("DioramaGenerateWorld", {**GENERATE, "scene_json": "{"}, "scene_json is not JSON"),
        ("DioramaGenerateWorld", {**GENERATE, "scene_json": "[" * 100_000}, "scene_json is not JSON"),
        ("DioramaGenerateWorld", {**GENERATE, "scene_json": "[1]"}, "must be a JSON object"),
        ("DioramaGenerateWorld", GENERATE, "There is no API key: set DIORAMA_API_KEY"),
        ("DioramaWorldFromImages", {**IMAGES, "images": image(batch=9)}, "1 to 8 images, not 9"),
        ("DioramaWorldFromImages", {**IMAGES, "images": image(batch=0)}, "not 0"),
        ("DioramaWorldFromImages", {**IMAGES, "images": image(batch=5), "image_3": image(batch=4)}, "not 9"),
        ("DioramaWorldFromImages", {**IMAGES, "images": image(), "image_2": np.zeros((4, 8), np.float32)}, "IMAGE has the shape"),
        ("DioramaWorldFromImages", {**IMAGES, "images": image(), "image_2": image(), "azimuths": "0"}, "1 numbers for 2 images"),
        ("DioramaWorldFromImages", {**IMAGES, "images": np.zeros((4, 8), np.float32)}, "IMAGE has the shape"),
        ("DioramaWorldFromImages", {**IMAGES, "images": image(channels=2)}, "cannot be sent"),
        ("DioramaWorldFromImages", {**IMAGES, "images": image(batch=2), "azimuths": "0"}, "1 numbers for 2 images"),
        ("DioramaWorldFromImages", {**IMAGES, "images": image(), "azimuths": "north"}, "must be numbers"),
        ("DioramaDepthToRgb", DEPTH, "Connect one of"),
        ("DioramaDepthToRgb", {**DEPTH, "image": image(), "mask": image()[..., 0]}, "Connect one of"),
        ("DioramaDepthToRgb", {**DEPTH, "image": image(batch=2)}, "one image, not 2"),
        ("DioramaDepthToRgb", {**DEPTH, "image": image() * [1, 0.5, 0]}, "has colours"),
        ("DioramaDepthToRgb", {**DEPTH, "image": image(), "z_max": 0.5}, "z_max above z_min"),
        ("DioramaDepthToRgb", {**DEPTH, "image": image(), "sky": np.zeros((1, 2, 2), np.float32)}, "mask of the sky"),
        ("DioramaDepthToRgb", {**DEPTH, "depth": np.ones((4001, 4000), np.float32)}, "Make it smaller"),
        ("DioramaDepthToRgb", {**DEPTH, "depth": np.ones(7, np.float32)}, "height x width"),
        ("DioramaLoadWorld", {"world_id": "a/b"}, "must be the id of a world"),
        ("DioramaApiKey", {"name": "MISSING"}, "set DIORAMA_API_KEY_MISSING"),
    ],
)
def test_what_cannot_be_used_is_a_sentence_for_the_user(
    comfy: Comfy, monkeypatch: pytest.MonkeyPatch, node: str, inputs: dict[str, Any], message: str
) -> None:
    monkeypatch.delenv("DIORAMA_API_KEY", raising=False)
    with pytest.raises(ValueError, match=message):
        run(comfy, node, **inputs)


def test_an_api_key_shows_nothing_of_itself_and_a_new_one_runs_its_node_again(comfy: Comfy, monkeypatch: pytest.MonkeyPatch) -> None:
    prompt = {"1": {"class_type": "DioramaApiKey", "inputs": {"name": "STUDIO"}}}
    monkeypatch.setenv("DIORAMA_API_KEY_STUDIO", "svck_secret")
    (key,) = comfy.execute(prompt)["1"]
    assert key.value == "svck_secret"
    assert "svck" not in f"{key} {key!r} {comfy.nodes['DioramaApiKey'].IS_CHANGED('STUDIO')}"
    comfy.execute(prompt)
    assert comfy.executed == []
    monkeypatch.setenv("DIORAMA_API_KEY_STUDIO", "svck_other")
    assert comfy.execute(prompt)["1"][0].value == "svck_other"


@pytest.mark.parametrize(
    ("encoding", "value", "metres"),
    [
        ("linear", 0.0, 1.0),
        ("linear", 0.5, 50.5),
        ("inverse_log", 1.0, 1.0),
        ("inverse_log", 0.5, 10.0),
        ("disparity", 0.0, 100.0),
        ("disparity", 0.5, 1 / 0.505),
        ("disparity", 1.0, 1.0),
    ],
)
def test_pictures_of_depth_become_metres(comfy: Comfy, encoding: str, value: float, metres: float) -> None:
    read = module(comfy, "tensors").metres_of_picture
    for picture in (image(value=value)[0], image(value=value)[0, ..., 0]):
        assert read(picture, 1.0, 100.0, encoding, None) == pytest.approx(np.full((4, 8), metres), rel=1e-5)


def test_an_unknown_encoding_of_depth_is_rejected(comfy: Comfy) -> None:
    with pytest.raises(ValueError, match="linear, inverse_log or disparity"):
        module(comfy, "tensors").metres_of_picture(image()[0], 1.0, 100.0, "cubic", None)


def test_a_new_node_keeps_its_seed(comfy: Comfy) -> None:
    for node in comfy.nodes.values():
        seed = node.INPUT_TYPES()["required"].get("seed")
        assert seed is None or seed[1]["control_after_generate"] == "fixed"


def test_pictures_of_several_inputs_keep_their_order_and_sizes(comfy: Comfy) -> None:
    read, nodes = module(comfy, "tensors").decode_picture, module(comfy, "world_nodes")
    files = nodes.pictures_of(image(4, 8, batch=2), image(6, 4), image(2, 2))
    assert [read(each).shape[:2] for each in files] == [(4, 8), (4, 8), (6, 4), (2, 2)]
    optional = comfy.nodes["DioramaWorldFromImages"].INPUT_TYPES()["optional"]
    assert [name for name, spec in optional.items() if spec[0] == "IMAGE"] == [f"image_{number}" for number in range(2, 9)]


def test_nodes_that_write_files_run_without_a_connected_output(comfy: Comfy) -> None:
    assert [name for name, node in comfy.nodes.items() if getattr(node, "OUTPUT_NODE", False)] == ["DioramaLoadWorld", "DioramaSaveWorld"]


def test_the_client_of_the_pack_is_used_before_an_installed_one(tmp_path: Path) -> None:
    installed = tmp_path / "diorama_worlds"
    installed.mkdir()
    (installed / "__init__.py").write_text("raise ImportError('an older client')\n")
    program = """
import sys
from pathlib import Path
from comfy_rules import Comfy
before = [*sys.path]
Comfy(Path(sys.argv[1]), Path(sys.argv[2]))
assert sys.path == before
print(sys.modules["diorama_worlds"].__file__)
"""
    path = os.pathsep.join([str(tmp_path), str(Path(__file__).parent)])
    command = [sys.executable, "-c", program, str(PACK), str(tmp_path)]
    ran = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert Path(ran.stdout.strip()) == PACK.parent / "python/src/diorama_worlds/__init__.py"


def test_there_is_no_depth_where_the_sky_is_masked_alpha_is_zero_or_the_value_is_no_number(comfy: Comfy) -> None:
    read = module(comfy, "tensors").metres_of_picture
    picture = image(channels=4)[0]
    picture[0, 0, 3], picture[0, 1, :3] = 0, np.nan
    sky = np.zeros((4, 8), np.float32)
    sky[3, 7] = 1
    metres = read(picture, 1.0, 100.0, "linear", sky)
    absent = np.argwhere(~np.isfinite(metres)).tolist()
    assert absent == [[0, 0], [0, 1], [3, 7]]


def test_a_picture_of_depth_for_people_is_brighter_where_it_is_nearer_and_black_for_sky(comfy: Comfy) -> None:
    shown = module(comfy, "tensors").depth_image(np.array([[1, 10, 100, np.inf]], np.float32))
    assert shown[0, :, 0] == pytest.approx([1, 0.525, 0.05, 0])


def test_pictures_survive_the_way_to_the_service(comfy: Comfy) -> None:
    tensors = module(comfy, "tensors")
    picture = np.random.default_rng(7).integers(0, 256, (4, 8, 3), np.uint8)
    tensor = tensors.image_tensor(picture)
    assert (tensors.decode_picture(tensors.encode_png(np.asarray(tensor)[0])) == picture).all()


def test_the_files_that_install_the_pack_agree() -> None:
    project = tomllib.loads((PACK / "pyproject.toml").read_text("utf-8"))
    assert (PACK / "requirements.txt").read_text("utf-8").split() == project["project"]["dependencies"]
    assert {"PublisherId", "DisplayName"} <= set(project["tool"]["comfy"])
