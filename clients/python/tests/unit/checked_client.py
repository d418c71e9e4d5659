"""A client whose methods check their arguments and call nothing."""

from __future__ import annotations

import inspect
from typing import Any
from unittest.mock import MagicMock

import diorama_worlds as dw

REAL_CLIENT = dw.Diorama
PAIRS = {"generate_and_wait", "wait_for_world", "export_and_wait", "get_with_etag"}
"""Methods whose results examples unpack."""


class Checked:
    """The parts of a client, whose methods check their arguments and call nothing."""

    def __init__(self, part: Any) -> None:
        self._part = part

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._part, name)
        if not callable(value):
            return Checked(value)

        def call(*args: Any, **kwargs: Any) -> Any:
            inspect.signature(value).bind(*args, **kwargs)
            return (MagicMock(), MagicMock()) if name in PAIRS else MagicMock()

        return call


class CheckedClient(Checked):
    def __init__(self, **_options: str) -> None:
        super().__init__(REAL_CLIENT(base_url="http://127.0.0.1:1", api_key="svck_test"))

    def __enter__(self) -> CheckedClient:
        return self

    def __exit__(self, *_error: object) -> None:
        self._part.close()
