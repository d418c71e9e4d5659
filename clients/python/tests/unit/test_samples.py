"""The Python samples of the API reference call the client with parameters that it has."""

from __future__ import annotations

import inspect
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest

import diorama_worlds as dw

DOCUMENT = json.loads((Path(__file__).parents[4] / "docs/reference/openapi.json").read_text())
SAMPLES = {
    operation["operationId"]: sample["source"]
    for methods in DOCUMENT["paths"].values()
    for operation in methods.values()
    for sample in operation["x-codeSamples"]
    if sample["lang"] == "Python"
}


REAL_CLIENT = dw.Diorama


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
            return (MagicMock(), MagicMock()) if name == "generate_and_wait" else MagicMock()

        return call


class CheckedClient(Checked):
    def __init__(self) -> None:
        super().__init__(REAL_CLIENT(base_url="http://127.0.0.1:1", api_key="svck_test"))

    def __enter__(self) -> CheckedClient:
        return self

    def __exit__(self, *_error: object) -> None:
        self._part.close()


def test_every_operation_has_a_sample() -> None:
    assert len(SAMPLES) == sum(len(methods) for methods in DOCUMENT["paths"].values())


@pytest.mark.parametrize("operation", SAMPLES)
def test_a_sample_runs(operation: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dw, "Diorama", CheckedClient)
    scope = {"print": MagicMock(), "open": MagicMock()}
    exec(compile(SAMPLES[operation], operation, "exec"), vars(SimpleNamespace(**scope)))
