"""The service and the API key, neither of which is in a workflow.

The address comes from the environment of ComfyUI alone, so that the workflow of another person cannot send the key to another address.
"""

from __future__ import annotations

import hashlib
import os
import re
from typing import Any

import diorama_worlds as dw

__all__ = ["API_KEY_INPUT", "ApiKey", "DioramaApiKey", "connect"]

KEY_VARIABLE = "DIORAMA_API_KEY"
NAME = re.compile(r"[A-Z0-9_]{1,32}")
API_KEY_INPUT: tuple[str, dict[str, Any]] = (
    "DIORAMA_API_KEY",
    {"tooltip": "Leave unconnected to use DIORAMA_API_KEY of the environment of ComfyUI"},
)
"""The input of nodes that call the service. It is a socket without a widget, so workflow files have no place for a key."""


class ApiKey:
    """An API key that shows nothing of itself in messages and reports of errors."""

    def __init__(self, value: str) -> None:
        self.value = value

    def __repr__(self) -> str:
        return "<API key>"


class DioramaApiKey:
    """Reads another API key from the environment of ComfyUI. The workflow contains only its name."""

    DESCRIPTION = "Takes the API key from the environment variable DIORAMA_API_KEY_<name>. The workflow contains only the name."
    CATEGORY = "Diorama"
    RETURN_TYPES = ("DIORAMA_API_KEY",)
    RETURN_NAMES = ("api_key",)
    FUNCTION = "read"

    @classmethod
    def INPUT_TYPES(cls) -> dict[str, Any]:
        """Return the inputs of the node."""
        return {"required": {"name": ("STRING", {"default": "STUDIO", "tooltip": "Capital letters, digits and underscores"})}}

    @classmethod
    def VALIDATE_INPUTS(cls, name: str | None = None) -> bool | str:
        """Return whether the name is valid, or what is wrong with it."""
        if name is None or NAME.fullmatch(name):
            return True
        return "The name of an API key has up to 32 capital letters, digits and underscores"

    @classmethod
    def IS_CHANGED(cls, name: str) -> str:
        """Return what changes when the key does, and does not show the key."""
        return hashlib.sha256(os.environ.get(f"{KEY_VARIABLE}_{name}", "").encode()).hexdigest()

    def read(self, name: str) -> tuple[ApiKey]:
        """Return the API key of a name."""
        valid = self.VALIDATE_INPUTS(name)
        if valid is not True:
            raise ValueError(valid)
        variable = f"{KEY_VARIABLE}_{name}"
        value = os.environ.get(variable, "").strip()
        if not value:
            raise ValueError(f"There is no API key: set {variable} in the environment of ComfyUI and start it again")
        return (ApiKey(value),)


def connect(api_key: ApiKey | None) -> dw.Diorama:
    """Return a client of the service that `DIORAMA_URL` names.

    Raises:
        ValueError: There is no API key.
    """
    value = api_key.value if api_key is not None else os.environ.get(KEY_VARIABLE, "").strip()
    if not value:
        raise ValueError(f"There is no API key: set {KEY_VARIABLE} in the environment of ComfyUI, or connect the node Diorama API key")
    return dw.Diorama(api_key=value)
