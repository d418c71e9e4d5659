"""Docstrings have examples that run, and describe the keyword arguments of their methods."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from pathlib import Path
from typing import Any

import pytest
from checked_client import CheckedClient
from service import DOCUMENT

import diorama_worlds as dw
from diorama_worlds import types

PACKAGE = Path(dw.__file__).parent
STARTS = ["Worlds.generate", "Worlds.vary", "Worlds.edit", "Worlds.export", "Panoramas.depth_to_rgb", "Tasks.submit"]
WITH_EXAMPLES = {
    "Diorama",
    "generate_and_wait",
    "export_and_wait",
    "Worlds.generate",
    "Worlds.get",
    "Worlds.get_with_etag",
    "Worlds.list",
    "Worlds.export",
    "Worlds.vary",
    "Worlds.edit",
    "Worlds.events",
    "Operations.wait",
    "Operations.events",
    "Media.upload",
    "Downloads.save",
    "Panoramas.depth_to_rgb",
    "Tasks.submit",
    "verify_webhook",
}


def documented(folder: str) -> dict[str, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]:
    """The definitions of the client with a docstring, by name; methods of the client itself have no prefix."""
    found: dict[str, Any] = {}
    for path in sorted((PACKAGE / folder).glob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if not isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
                continue
            name = node.name.removeprefix("Async")
            inner = node.body if isinstance(node, ast.ClassDef) else []
            prefix = "" if name == "Diorama" else f"{name}."
            methods = {f"{prefix}{each.name}": each for each in inner if isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef))}
            found.update({key: each for key, each in {name: node, **methods}.items() if ast.get_docstring(each)})
    return found


def section(node: Any, title: str) -> str | None:
    match = re.search(rf"^{title}:\n((?:    .*\n|\n)+)", f"{ast.get_docstring(node)}\n", re.MULTILINE)
    return match and textwrap.dedent(match[1])


def examples_of(folder: str) -> dict[str, str]:
    found = {name: section(node, "Example") for name, node in documented(folder).items()}
    return {name: example for name, example in found.items() if example is not None}


EXAMPLES = examples_of("_sync")
TAKERS = {
    name: node
    for name, node in documented("_sync").items()
    if isinstance(node, ast.FunctionDef) and not name.startswith("Transport.") and "Unpack[" in ast.unparse(node.args)
}


def test_main_methods_have_examples() -> None:
    assert set(EXAMPLES) >= WITH_EXAMPLES


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_runs(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "depth.exr").write_bytes(b"EXR")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(dw, "Diorama", CheckedClient)
    exec(compile(EXAMPLES[name], name, "exec"), {"diorama": CheckedClient()})


@pytest.mark.parametrize(("name", "example"), examples_of("_async").items())
def test_an_asynchronous_example_is_valid(name: str, example: str) -> None:
    compile(example, name, "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)


@pytest.mark.parametrize("name", TAKERS)
def test_a_docstring_describes_every_keyword_argument(name: str) -> None:
    node = TAKERS[name]
    annotation = ast.unparse(node.args.kwarg.annotation)  # type: ignore[union-attr]
    options = getattr(types, annotation.removeprefix("Unpack[").removesuffix("]"))
    described = re.findall(r"^(\w+): ", section(node, "Options") or "", re.MULTILINE)
    assert described == list(inspect.get_annotations(options))


LIMITED = [
    ("generate_and_wait", "GenerateWorldRequest", ["display_name", "tags", "seed"]),
    ("Worlds.generate", "GenerateWorldRequest", ["display_name", "tags", "seed"]),
    ("Worlds.vary", "VaryWorldRequest", ["display_name", "tags", "seed"]),
    ("Worlds.edit", "EditWorldRequest", ["display_name", "tags"]),
    ("Worlds.update", "UpdateWorldRequest", ["display_name", "tags"]),
    ("Worlds.list", "ListWorldsRequest", ["page_size"]),
    ("Panoramas.depth_to_rgb", "DepthToRgbRequest", ["seed"]),
]


@pytest.mark.parametrize(("name", "request_name", "fields"), LIMITED)
def test_a_docstring_has_the_limits_of_the_document(name: str, request_name: str, fields: list[str]) -> None:
    properties = DOCUMENT["components"]["schemas"][request_name]["properties"]
    lines = dict(re.findall(r"^(\w+): (.*)$", section(documented("_sync")[name], "Options") or "", re.MULTILINE))
    for field in fields:
        schema = properties[field]["anyOf"][0]
        limits = [schema.get("maximum"), schema.get("maxLength"), schema.get("maxItems"), schema.get("items", {}).get("maxLength")]
        missing = [limit for limit in limits if limit is not None and str(limit) not in lines[field]]
        assert (field, missing) == (field, [])
        assert any(limit is not None for limit in limits)


@pytest.mark.parametrize("name", STARTS)
def test_a_start_names_its_errors(name: str) -> None:
    named = set(re.findall(r"^(\w+): ", section(documented("_sync")[name], "Raises") or "", re.MULTILINE))
    assert named >= {"BadRequestError", "InsufficientCreditsError", "NotFoundError", "ValidationError", "RateLimitError"}
    assert all(issubclass(getattr(dw, each), dw.DioramaError) for each in named)
