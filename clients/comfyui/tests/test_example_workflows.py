"""The example workflows use nodes, widgets and links that exist."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from comfy_rules import WIDGETS, Comfy

WORKFLOWS = sorted((Path(__file__).parents[1] / "example_workflows").glob("*.json"))
CORE_OUTPUTS: dict[str, list[str]] = {"LoadImage": ["IMAGE", "MASK"], "PreviewImage": [], "SaveImage": [], "Note": []}
"""Nodes of ComfyUI itself."""


def widgets_of(node: Any) -> list[str]:
    """The widgets of a node in the order of `widgets_values`; a seed has a second widget for what follows a run."""
    names = []
    for group in ("required", "optional"):
        for name, spec in node.INPUT_TYPES().get(group, {}).items():
            if isinstance(spec[0], list) or spec[0] in WIDGETS:
                names += [name, ""] if spec[1].get("control_after_generate") else [name]
    return names


def prompt_of(comfy: Comfy, workflow: dict[str, Any]) -> dict[str, Any]:
    """The prompt that ComfyUI sends for the nodes of the pack; inputs from nodes of ComfyUI itself are left out."""
    links = {link[0]: link for link in workflow["links"]}
    types_ = {node["id"]: node["type"] for node in workflow["nodes"]}
    prompt = {}
    for node in workflow["nodes"]:
        if node["type"] in CORE_OUTPUTS:
            continue
        names = widgets_of(comfy.nodes[node["type"]])
        assert len(names) == len(node["widgets_values"])
        inputs = {name: value for name, value in zip(names, node["widgets_values"], strict=True) if name}
        for each in node["inputs"]:
            if each["link"] is None:
                continue
            _, origin, slot, *_ = links[each["link"]]
            if types_[origin] not in CORE_OUTPUTS:
                inputs[each["name"]] = [str(origin), slot]
        prompt[str(node["id"])] = {"class_type": node["type"], "inputs": inputs}
    return prompt


def test_there_are_three_workflows() -> None:
    assert [path.stem for path in WORKFLOWS] == ["depth-to-rgb", "image-to-world", "text-to-world"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_has_valid_inputs(comfy: Comfy, path: Path) -> None:
    workflow = json.loads(path.read_text())
    errors = comfy.validate(prompt_of(comfy, workflow))
    from_core = {"2": ["images: required"]} if path.stem == "image-to-world" else {}
    assert errors == from_core


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_the_links_of_a_workflow_connect_outputs_with_inputs_of_their_type(comfy: Comfy, path: Path) -> None:
    workflow = json.loads(path.read_text())
    nodes = {node["id"]: node for node in workflow["nodes"]}
    assert workflow["links"]
    for link, origin, slot, target, place, kind in workflow["links"]:
        output, entry = nodes[origin]["outputs"][slot], nodes[target]["inputs"][place]
        name = nodes[origin]["type"]
        known = CORE_OUTPUTS[name] if name in CORE_OUTPUTS else comfy.nodes[name].RETURN_TYPES
        assert (known[slot], output["type"], entry["type"]) == (kind, kind, kind)
        assert link in output["links"]
        assert entry["link"] == link


def test_the_depth_workflow_lists_every_socket_of_the_node(comfy: Comfy) -> None:
    workflow = json.loads(next(path for path in WORKFLOWS if path.stem == "depth-to-rgb").read_text())
    (listed,) = [node["inputs"] for node in workflow["nodes"] if node["type"] == "DioramaDepthToRgb"]
    sockets = {name: spec[0] for name, spec in comfy.nodes["DioramaDepthToRgb"].INPUT_TYPES()["optional"].items()}
    assert {each["name"]: each["type"] for each in listed} == sockets


def test_the_readme_describes_every_node_by_its_name(comfy: Comfy) -> None:
    readme = (Path(__file__).parents[1] / "README.md").read_text("utf-8")
    assert [name for name in comfy.names.values() if f"\n### {name}\n" not in readme] == []


def test_no_workflow_contains_a_key_or_an_address() -> None:
    for path in WORKFLOWS:
        text = path.read_text()
        assert "svck_" not in text
        assert "http" not in text
