"""Settings of the nodes: variables of the environment of ComfyUI, or lines of the file `diorama.env` in the folder of the nodes.

ComfyUI Desktop starts without the environment of a terminal, so it needs the file. No node reads or writes the file for a workflow.
"""

from __future__ import annotations

import os
from pathlib import Path

__all__ = ["SETTINGS_FILE", "read_setting"]

SETTINGS_FILE = Path(__file__).resolve().parents[1] / "diorama.env"
QUOTES = ("'", '"')


def read_setting(name: str) -> str:
    """Return a setting without spaces around it; empty if neither the environment nor the file contains it.

    Args:
        name: Name of the variable. The environment takes precedence over the file, which is read each time.

    Raises:
        ValueError: The file cannot be read as UTF-8.
    """
    value = os.environ.get(name, "").strip()
    return value or _settings_of_file().get(name, "")


def _settings_of_file() -> dict[str, str]:
    try:
        text = SETTINGS_FILE.read_text("utf-8-sig")
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise ValueError(f"{SETTINGS_FILE} cannot be read. Save it as text in UTF-8: {type(error).__name__}") from None
    lines = (line.partition("=") for line in text.splitlines() if not line.lstrip().startswith("#"))
    return {_name_of(name): _value_of(value) for name, sign, value in lines if sign}


def _name_of(text: str) -> str:
    return text.strip().removeprefix("export ").removeprefix("set ").strip()


def _value_of(text: str) -> str:
    value = text.strip()
    is_quoted = len(value) > 1 and value[0] == value[-1] and value[0] in QUOTES
    return value[1:-1].strip() if is_quoted else value
