"""Blender as a Python module with the add-on, installed from its archive, against a running service.

`DIORAMA_URL` and `DIORAMA_API_KEY` name the service, `DIORAMA_BLENDER_ZIP` the archive, `DIORAMA_BLENDER_PICTURES` a folder for
pictures; `npm run blender` sets all of them. `DIORAMA_BLENDER_WORLD` names a world to use in place of a new one.
"""

from __future__ import annotations

import importlib
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

MODULE = "bl_ext.user_default.diorama_worlds"
PROMPT = "a stone well in a meadow with a red barn to the right"
WITHIN_SECONDS = 600.0


@pytest.fixture(scope="session")
def bpy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Blender with the add-on, in new user folders."""
    os.environ["BLENDER_USER_RESOURCES"] = str(tmp_path_factory.mktemp("blender"))
    blender = importlib.import_module("bpy")
    archive = os.environ["DIORAMA_BLENDER_ZIP"]
    assert blender.ops.extensions.package_install_files(filepath=archive, repo="user_default") == {"FINISHED"}
    preferences = blender.context.preferences.addons[MODULE].preferences
    preferences.url = os.environ["DIORAMA_URL"]
    preferences.api_key = os.environ["DIORAMA_API_KEY"]
    yield blender
    importlib.import_module("addon_utils").disable(MODULE)


@pytest.fixture(scope="session")
def operators(bpy: Any) -> ModuleType:
    """The module of the operators."""
    assert bpy.context.scene.diorama is not None
    return importlib.import_module(f"{MODULE}.operators")


@pytest.fixture(scope="session")
def wait(operators: ModuleType) -> Callable[[], str]:
    """Does what the timer of Blender does, which does not run without a window, and returns the message."""

    def look() -> str:
        until = time.monotonic() + WITHIN_SECONDS
        while operators.advance() is not None:
            assert time.monotonic() < until, "the job does not end"
            time.sleep(0.1)
        return str(operators.last_message())

    return look


@pytest.fixture(scope="session")
def root(bpy: Any, wait: Callable[[], str]) -> Any:
    """The empty of a draft world that the panel's operator has generated."""
    for each in list(bpy.data.objects):
        bpy.data.objects.remove(each)
    settings = bpy.context.scene.diorama
    settings.prompt, settings.model, settings.mesh = PROMPT, "svc-1.0-draft", "TEXTURED"
    settings.use_seed, settings.seed = True, 7
    settings.world_id = os.environ.get("DIORAMA_BLENDER_WORLD", "")
    start = bpy.ops.diorama.import_world if settings.world_id else bpy.ops.diorama.generate
    assert start() == {"FINISHED"}
    assert not bpy.ops.diorama.generate.poll(), "one job runs at a time"
    message = wait()
    assert message.startswith("Imported "), message
    (empty,) = [each for each in bpy.data.objects if "diorama_world_id" in each]
    return empty


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Where pictures are kept for people."""
    folder = Path(os.environ["DIORAMA_BLENDER_PICTURES"])
    folder.mkdir(parents=True, exist_ok=True)
    return folder
