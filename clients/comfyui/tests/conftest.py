"""The pack in ComfyUI's rules. Tests of `test_worlds.py` need a service that `DIORAMA_URL` and `DIORAMA_API_KEY` name."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from comfy_rules import Comfy

PACK = Path(__file__).parents[1]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.name == "test_worlds.py" and "DIORAMA_URL" not in os.environ:
            item.add_marker(pytest.mark.skip(reason="DIORAMA_URL names no running service"))


@pytest.fixture(scope="session")
def comfy(tmp_path_factory: pytest.TempPathFactory) -> Comfy:
    return Comfy(PACK, tmp_path_factory.mktemp("output"))
