"""The rules by which ComfyUI loads, validates and executes custom nodes, for tests on machines without it.

They follow ComfyUI's documentation of custom nodes: a pack is a folder whose `__init__.py` has `NODE_CLASS_MAPPINGS`; a prompt names
nodes with inputs that are values or links; outputs are tuples as `RETURN_TYPES` says; unchanged nodes are not executed again.
"""

from __future__ import annotations

import importlib.util
import inspect
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

Prompt = dict[str, dict[str, Any]]
WIDGETS: dict[str, type | tuple[type, ...]] = {"STRING": str, "INT": int, "FLOAT": (int, float), "BOOLEAN": bool}


class InterruptProcessingException(Exception):  # the name of ComfyUI
    """The user has interrupted the run."""


class Comfy:
    """ComfyUI with one pack of nodes, and what its modules offer to nodes."""

    def __init__(self, pack: Path, output: Path) -> None:
        self.progress: list[tuple[int, bool]] = []
        self.interrupt_when: Callable[[], bool] = lambda: False
        self.executed: list[str] = []
        self._output = output
        self._cache: dict[str, tuple[Any, tuple[Any, ...]]] = {}
        self._offer_modules()
        module = self._load(pack)
        self.nodes: dict[str, Any] = module.NODE_CLASS_MAPPINGS
        self.names: dict[str, str] = module.NODE_DISPLAY_NAME_MAPPINGS

    def validate(self, prompt: Prompt) -> dict[str, list[str]]:
        """Return the errors of each node of a prompt that has some."""
        errors = {node_id: self._errors_of(prompt, node_id) for node_id in prompt}
        return {node_id: found for node_id, found in errors.items() if found}

    def execute(self, prompt: Prompt) -> dict[str, tuple[Any, ...]]:
        """Execute a valid prompt and return the outputs of each node."""
        errors = self.validate(prompt)
        assert errors == {}, errors
        self.executed, outputs, fresh = [], {}, set()
        for node_id in _ordered(prompt):
            self._execute_node(prompt, node_id, outputs, fresh)
        return outputs

    def _execute_node(self, prompt: Prompt, node_id: str, outputs: dict[str, tuple[Any, ...]], fresh: set[str]) -> None:
        node = self.nodes[prompt[node_id]["class_type"]]
        inputs = prompt[node_id]["inputs"]
        links = {name: value for name, value in inputs.items() if isinstance(value, list)}
        values = {name: outputs[value[0]][value[1]] if name in links else value for name, value in inputs.items()}
        mark: Any = None
        if hasattr(node, "IS_CHANGED"):
            mark = node.IS_CHANGED(**{name: None if name in links else value for name, value in inputs.items()})
        signature = (repr(sorted(inputs.items(), key=str)), mark)
        is_known = node_id in self._cache and self._cache[node_id][0] == signature and mark == mark
        if is_known and not any(value[0] in fresh for value in links.values()):
            outputs[node_id] = self._cache[node_id][1]
            return
        self._throw_if_interrupted()
        returned = getattr(node(), node.FUNCTION)(**values)
        result = returned.get("result", ()) if isinstance(returned, dict) else returned
        _check_outputs(node, result)
        outputs[node_id] = result
        self._cache[node_id] = (signature, result)
        self.executed.append(node_id)
        fresh.add(node_id)

    def _errors_of(self, prompt: Prompt, node_id: str) -> list[str]:
        node = self.nodes[prompt[node_id]["class_type"]]
        types_ = node.INPUT_TYPES()
        inputs, errors = prompt[node_id]["inputs"], []
        checked = set(inspect.signature(node.VALIDATE_INPUTS).parameters) if hasattr(node, "VALIDATE_INPUTS") else set()
        for name, spec in {**types_["required"], **types_.get("optional", {})}.items():
            if name not in inputs:
                errors += [f"{name}: required"] if name in types_["required"] else []
            elif isinstance(inputs[name], list):
                origin, slot = inputs[name]
                given = self.nodes[prompt[origin]["class_type"]].RETURN_TYPES[slot]
                errors += [] if given == spec[0] else [f"{name}: {given} is not {spec[0]}"]
            elif name not in checked:
                errors += _value_errors(name, inputs[name], spec)
        if checked:
            given = {name: None if isinstance(inputs.get(name), list) else inputs.get(name) for name in checked}
            verdict = node.VALIDATE_INPUTS(**given)
            errors += [] if verdict is True else [str(verdict)]
        return errors

    def _throw_if_interrupted(self) -> None:
        if self.interrupt_when():
            raise InterruptProcessingException

    def _offer_modules(self) -> None:
        progress = self.progress

        class ProgressBar:
            def __init__(self, total: int) -> None:
                self.total = total

            def update_absolute(self, value: int, total: int | None = None, preview: Any = None) -> None:
                assert 0 <= value <= (total or self.total)
                progress.append((value, preview is not None))

        comfy, utils, management, paths = (
            types.ModuleType(name) for name in ("comfy", "comfy.utils", "comfy.model_management", "folder_paths")
        )
        utils.ProgressBar = ProgressBar  # type: ignore[attr-defined]
        management.throw_exception_if_processing_interrupted = self._throw_if_interrupted  # type: ignore[attr-defined]
        paths.get_output_directory = lambda: str(self._output)  # type: ignore[attr-defined]
        paths.get_save_image_path = self._save_place  # type: ignore[attr-defined]
        for module in (comfy, utils, management, paths):
            sys.modules[module.__name__] = module

    def _save_place(self, prefix: str, output: str) -> tuple[str, str, int, str, str]:
        folder = (Path(output) / prefix).parent.resolve()
        name = Path(prefix).name
        if not folder.is_relative_to(Path(output).resolve()):
            raise ValueError("Saving image outside the output folder is not allowed.")
        folder.mkdir(parents=True, exist_ok=True)
        taken = [each.name[len(name) + 1 :].split("_")[0] for each in folder.iterdir() if each.name.startswith(f"{name}_")]
        counter = max([int(digits) for digits in taken if digits.isdigit()], default=0) + 1
        return str(folder), name, counter, str(folder.relative_to(Path(output).resolve())), prefix

    def _load(self, pack: Path) -> Any:
        name = str(pack).replace(".", "_x_")
        spec = importlib.util.spec_from_file_location(name, pack / "__init__.py", submodule_search_locations=[str(pack)])
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
        return module


def _value_errors(name: str, value: Any, spec: tuple[Any, ...]) -> list[str]:
    kind, options = spec[0], spec[1] if len(spec) > 1 else {}
    if isinstance(kind, list):
        return [] if value in kind else [f"{name}: {value!r} is not in the list"]
    if kind not in WIDGETS:
        return [f"{name}: {kind} must be a link"]
    if not isinstance(value, WIDGETS[kind]):
        return [f"{name}: {value!r} is not {kind}"]
    if kind in ("INT", "FLOAT") and not options.get("min", value) <= value <= options.get("max", value):
        return [f"{name}: {value!r} is out of range"]
    return []


def _check_outputs(node: Any, result: Any) -> None:
    assert isinstance(result, tuple)
    assert len(result) == len(node.RETURN_TYPES) == len(getattr(node, "RETURN_NAMES", node.RETURN_TYPES))
    lists = getattr(node, "OUTPUT_IS_LIST", (False,) * len(result))
    assert len(lists) == len(result)
    for kind, is_list, value in zip(node.RETURN_TYPES, lists, result, strict=True):
        assert isinstance(value, list) or not is_list
        for each in value if is_list else [value]:
            _check_output(kind, each)


def _check_output(kind: str, value: Any) -> None:
    if kind == "STRING":
        assert isinstance(value, str)
    if kind in ("IMAGE", "MASK"):
        pixels = np.asarray(value)
        assert pixels.dtype == np.float32
        assert pixels.ndim == (4 if kind == "IMAGE" else 3)
        assert kind == "MASK" or pixels.shape[-1] in (3, 4)
        assert pixels.min() >= 0
        assert pixels.max() <= 1


def _ordered(prompt: Prompt) -> list[str]:
    """The nodes of a prompt, each after those that it takes inputs from."""
    ordered: list[str] = []

    def visit(node_id: str) -> None:
        for value in prompt[node_id]["inputs"].values():
            if isinstance(value, list):
                visit(value[0])
        if node_id not in ordered:
            ordered.append(node_id)

    for node_id in prompt:
        visit(node_id)
    return ordered
