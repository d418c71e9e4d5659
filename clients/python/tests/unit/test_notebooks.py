"""The notebooks of the examples keep the results of a run, so that readers see them without one."""

from __future__ import annotations

import ast
import base64
import json
import re
from pathlib import Path
from typing import Any

import pytest

from diorama_worlds.arrays import read_png

FOLDER = Path(__file__).parents[2] / "examples"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
LARGEST_BYTES = 700_000
VARIES = re.compile(r"https?://|[0-9a-f]{8}-[0-9a-f]{4}-|svck_|op_[A-Za-z0-9]{20}|at 0x")
"""What differs in each run: addresses, ids, keys and places in memory."""


def cells_of(notebook: Path) -> list[dict[str, Any]]:
    return [cell for cell in json.loads(notebook.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]


def shows_something(source: str) -> bool:
    """Whether a cell ends with a value or prints at its top level."""
    statements = ast.parse(source).body
    names = {node.func.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    last = statements[-1]
    is_value = isinstance(last, ast.Expr) and not ast.unparse(last).startswith(("print", "diorama.close"))
    return is_value or bool(names & {"print", "ProgressBar"})


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_a_notebook_keeps_the_results_of_one_run(notebook: Path) -> None:
    cells = cells_of(notebook)
    assert [cell["execution_count"] for cell in cells] == [*range(1, len(cells) + 1)]
    assert [bool(cell["outputs"]) for cell in cells] == [shows_something("".join(cell["source"])) for cell in cells]
    kinds = {output["output_type"] for cell in cells for output in cell["outputs"]}
    assert kinds <= {"stream", "execute_result", "display_data"}
    outputs = json.dumps([cell["outputs"] for cell in cells])
    assert VARIES.findall(re.sub(r'"image/png": "[^"]*"', "", outputs)) == []


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_a_notebook_keeps_small_pictures(notebook: Path) -> None:
    assert notebook.stat().st_size < LARGEST_BYTES
    data = [output["data"] for cell in cells_of(notebook) for output in cell["outputs"] if "data" in output]
    pictures = [base64.b64decode("".join(each["image/png"])) for each in data if "image/png" in each]
    assert len(pictures) >= 2
    for picture in pictures:
        assert read_png(picture).std() > 10


def test_the_notebooks_are_found() -> None:
    assert len(NOTEBOOKS) == 2
