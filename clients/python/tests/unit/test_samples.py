"""The Python samples of the API reference call the client with parameters that it has."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import MagicMock

import pytest
from checked_client import CheckedClient

import diorama_worlds as dw

DOCUMENT = json.loads((Path(__file__).parents[4] / "docs/reference/openapi.json").read_text())
SAMPLES = {
    operation["operationId"]: sample["source"]
    for methods in DOCUMENT["paths"].values()
    for operation in methods.values()
    for sample in operation["x-codeSamples"]
    if sample["lang"] == "Python"
}


def test_every_operation_has_a_sample() -> None:
    assert len(SAMPLES) == sum(len(methods) for methods in DOCUMENT["paths"].values())


@pytest.mark.parametrize("operation", SAMPLES)
def test_a_sample_runs(operation: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dw, "Diorama", CheckedClient)
    scope = {"print": MagicMock(), "open": MagicMock()}
    exec(compile(SAMPLES[operation], operation, "exec"), vars(SimpleNamespace(**scope)))
