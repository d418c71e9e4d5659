"""Tests against a running service, which `DIORAMA_URL` and `DIORAMA_API_KEY` name. All of them share one generated world."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from examples import EXAMPLES, ROOT, run

import diorama_worlds as dw


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if "DIORAMA_URL" in os.environ:
        return
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason="DIORAMA_URL names no running service"))


@pytest.fixture(scope="session", autouse=True)
def _folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Examples run in a new folder with the documents of the repository."""
    folder = tmp_path_factory.mktemp("examples")
    (folder / "docs").symlink_to(ROOT / "docs")
    before = Path.cwd()
    os.chdir(folder)
    yield
    os.chdir(before)


@pytest.fixture(scope="session")
def diorama() -> Iterator[dw.Diorama]:
    with dw.Diorama() as client:
        yield client


@pytest.fixture(scope="session")
def made() -> dw.Generated:
    """What the first example of the README generates."""
    variables = run(EXAMPLES[0], "README.md")
    assert Path("panorama.png").read_bytes().startswith(b"\x89PNG")
    return dw.Generated(variables["world"], variables["operation"])


@pytest.fixture(scope="session")
def world(made: dw.Generated) -> dw.World:
    return made.world
