"""The examples of this package: code blocks of the README, and notebooks."""

from __future__ import annotations

import json
import re
import textwrap
from pathlib import Path
from typing import Any

from diorama_worlds import Diorama

PACKAGE = Path(__file__).parents[2]
ROOT = PACKAGE.parents[1]
EXAMPLES = [
    textwrap.dedent(code)
    for code in re.findall(r"^ *```python\n(.*?)^ *```", (PACKAGE / "README.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
]
NOTEBOOKS = sorted((PACKAGE / "examples").glob("*.ipynb"))


def run(code: str, name: str) -> dict[str, Any]:
    """Run an example as a program, and return its variables."""
    variables: dict[str, Any] = {"__name__": "example"}
    exec(compile(code, name, "exec"), variables)
    # A server leaves its client open until it is stopped.
    client = variables.get("diorama")
    if isinstance(client, Diorama):
        client.close()
    return variables


def code_of(notebook: Path) -> str:
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    return "\n\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
