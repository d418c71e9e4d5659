"""The service and the API key, neither of which is in a workflow.

The address comes from the environment of ComfyUI or from a file in the folder of the nodes, so that the workflow of another person
cannot send the key to another address.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
from collections.abc import Iterator
from typing import Any

import diorama_worlds as dw

from .failures import NodeError, describe
from .settings import SETTINGS_FILE, read_setting

__all__ = ["API_KEY_INPUT", "ApiKey", "DioramaApiKey", "connect"]

KEY_VARIABLE = "DIORAMA_API_KEY"
URL_VARIABLE = "DIORAMA_URL"
DEFAULT_URL = "http://127.0.0.1:8800"
NAME = re.compile(r"[A-Z0-9_]{1,32}")
API_KEY_INPUT: tuple[str, dict[str, Any]] = (
    "DIORAMA_API_KEY",
    {"tooltip": "Another API key, from the node Diorama API key. If unconnected, the node uses DIORAMA_API_KEY"},
)
"""The input of nodes that call the service. It is a socket without a widget, so workflow files have no place for a key."""


class ApiKey:
    """An API key that shows nothing of itself in messages and reports of errors."""

    def __init__(self, value: str) -> None:
        self.value = value

    def __repr__(self) -> str:
        return "<API key>"


class DioramaApiKey:
    """Reads another API key from the settings. The workflow contains only its name."""

    DESCRIPTION = "Takes the API key from the environment variable DIORAMA_API_KEY_<name>. The workflow contains only the name."
    CATEGORY = "Diorama"
    RETURN_TYPES = ("DIORAMA_API_KEY",)
    RETURN_NAMES = ("api_key",)
    OUTPUT_TOOLTIPS = ("Connect it to the input api_key of the nodes that use this key",)
    FUNCTION = "read"

    @classmethod
    def INPUT_TYPES(cls) -> dict[str, Any]:
        """Return the inputs of the node."""
        tooltip = "Up to 32 capital letters, digits and underscores. STUDIO reads DIORAMA_API_KEY_STUDIO"
        return {"required": {"name": ("STRING", {"default": "STUDIO", "tooltip": tooltip})}}

    @classmethod
    def VALIDATE_INPUTS(cls, name: str | None = None) -> bool | str:
        """Return whether the name is valid, or what is wrong with it."""
        if name is None or NAME.fullmatch(name):
            return True
        return "The name of an API key has up to 32 capital letters, digits and underscores"

    @classmethod
    def IS_CHANGED(cls, name: str) -> str:
        """Return what changes when the key does, and does not show the key."""
        return hashlib.sha256(read_setting(f"{KEY_VARIABLE}_{name}").encode()).hexdigest()

    def read(self, name: str) -> tuple[ApiKey]:
        """Return the API key of a name."""
        valid = self.VALIDATE_INPUTS(name)
        if valid is not True:
            raise ValueError(valid)
        return (ApiKey(_required(f"{KEY_VARIABLE}_{name}", "")),)


@contextlib.contextmanager
def connect(api_key: ApiKey | None) -> Iterator[dw.Diorama]:
    """Give a client of the service that `DIORAMA_URL` names. Its errors become messages for the user.

    Raises:
        ValueError: The settings contain no API key, or cannot be read.
        NodeError: The service rejected a request, failed, or cannot be reached.
    """
    key = api_key.value if api_key is not None else _required(KEY_VARIABLE, ", or connect the node Diorama API key")
    address = read_setting(URL_VARIABLE) or DEFAULT_URL
    try:
        with dw.Diorama(base_url=address, api_key=key) as client:
            yield client
    except dw.DioramaError as error:
        raise NodeError(describe(error, address)) from error


def _required(variable: str, alternative: str) -> str:
    value = read_setting(variable)
    if not value:
        raise ValueError(f"There is no API key: set {variable} in {SETTINGS_FILE} or in the environment of ComfyUI{alternative}")
    return value
