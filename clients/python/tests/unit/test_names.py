"""Earlier names still work, with a warning."""

from __future__ import annotations

import inspect
from typing import Any, get_args

import httpx
import pytest
from service import DOCUMENT, Service, client, sample

import diorama_worlds as dw
from diorama_worlds import events, types
from diorama_worlds.files import FileName, files_of

PREVIOUS = {
    "BatchAnswer": types.BatchResponse,
    "ExportResultAgent": types.NavmeshAgent,
    "ExportWorldTaskAgentParam": types.NavmeshAgentParam,
    "TaskOperationMetadataPreview": types.Preview,
    "WorldAnswer": types.WorldResponse,
    "WorldAssetsNavmesh": types.Navmesh,
}


@pytest.mark.parametrize("name", PREVIOUS)
def test_an_earlier_name_of_a_class_is_the_new_class(name: str) -> None:
    with pytest.deprecated_call(match=f"{name} has the new name {PREVIOUS[name].__name__}"):
        assert getattr(types, name) is PREVIOUS[name]
    assert name not in types.__all__


def test_earlier_names_of_other_types_are_the_new_ones() -> None:
    with pytest.deprecated_call(match="Status has the new name OperationOutcome"):
        assert events.Status is events.OperationOutcome
    assert dw.TaggedWorld is dw.WorldWithEtag


def test_a_name_that_never_was_is_missing() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Worlds'"):
        types.Worlds  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("what", ["url", "asset", "bytes", "file"])
def test_earlier_functions_of_media_return_the_same(what: str, tmp_path: Any) -> None:
    path = tmp_path / "a.png"
    path.write_bytes(b"x")
    argument = {"url": "https://a.example/b.mp4", "asset": "m", "bytes": b"x", "file": path}[what]
    with pytest.deprecated_call(match=f"image_from_{what} has the new name media_from_{what}"):
        found = getattr(dw, f"image_from_{what}")(argument)
    assert found == getattr(dw, f"media_from_{what}")(argument)


def test_earlier_methods_return_the_same() -> None:
    service = Service(httpx.Response(200, json={"operationId": "op", "done": True}))
    diorama = client(service)
    with pytest.deprecated_call(match="has the new name tasks.get"):
        assert diorama.tasks.operation("op") == diorama.tasks.get("op")
    world = {"world": sample(DOCUMENT["components"]["schemas"]["World"])}
    reader = client(Service(httpx.Response(200, json=world, headers={"etag": '"1"'})))
    with pytest.deprecated_call(match="has the new name worlds.get_with_etag"):
        assert reader.worlds.get_tagged("w") == reader.worlds.get_with_etag("w")
    with pytest.deprecated_call(match="has the new name api_keys"):
        assert diorama.keys is diorama.api_keys
    assert inspect.iscoroutinefunction(dw.AsyncDiorama.whoami)


def world_with(**assets: Any) -> dw.World:
    return dw.World(id="w", display_name="", world_svc_url="https://a.example/world/w", assets=types.WorldAssets(**assets))


def test_a_file_of_a_world_is_found_by_its_place() -> None:
    world = world_with(thumbnail_url="t", imagery=types.Imagery(pano_url="p"), splats=types.Splats(spz_urls={"100k": "s", "500k": None}))
    assert world.file("imagery.pano_url") == dw.AssetFile("imagery.pano_url", "panorama.png", "p")
    assert [file.name for file in files_of(world)] == ["thumbnail_url", "imagery.pano_url", "splats.spz_urls.100k"]
    assert {file.name for file in files_of(world)} <= set(get_args(FileName))


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("mesh.lod_url", "does not have this file: mesh.lod_url"),
        ("splats.spz_urls.500k", "does not have"),
        ("panorama", "not the name of a file"),
    ],
)
def test_a_file_that_is_missing_is_named(name: Any, message: str) -> None:
    with pytest.raises(dw.DioramaError, match=message):
        world_with(splats=types.Splats(spz_urls={"500k": None})).file(name)
