from __future__ import annotations

import datetime

import pytest
from service import DOCUMENT, sample

from diorama_worlds import types
from diorama_worlds._core.codec import camel_case, decode, encode, snake_case

RESPONSE = DOCUMENT["paths"]["/svc/v1/worlds/{world_id}"]["get"]["responses"]["200"]
WORLD = RESPONSE["content"]["application/json"]["examples"]["world"]["value"]
NAMES = {"WorldAnswer": "WorldResponse", "BatchAnswer": "BatchResponse"}
"""Schemas whose classes have other names."""
CLASSES = [name for name in DOCUMENT["components"]["schemas"] if NAMES.get(name, name) in types.__all__]


def test_a_world_has_attributes_and_times() -> None:
    world = decode(types.WorldResponse, WORLD).world
    assert world.created_at == datetime.datetime(2026, 11, 21, 9, tzinfo=datetime.timezone.utc)
    assert isinstance(world.world_prompt, types.TextPrompt)
    assert world.assets.splats is not None
    assert world.assets.splats.spz_urls == WORLD["world"]["assets"]["splats"]["spz_urls"]
    assert world.assets.zip_url is None


@pytest.mark.parametrize("name", CLASSES)
def test_every_class_reads_what_its_schema_describes(name: str) -> None:
    camel = name.startswith("Task") or "Webhook" in name or name == "DeliveryAttempt"
    data = sample(DOCUMENT["components"]["schemas"][name])
    value = decode(getattr(types, NAMES.get(name, name)), data, camel=camel)
    expected = {snake_case(key): None for key in data} if camel else data
    assert set(value.to_dict()) == set(expected)


def test_both_interfaces_give_the_same_world() -> None:
    first = sample(DOCUMENT["components"]["schemas"]["World"])
    second = sample(DOCUMENT["components"]["schemas"]["TaskWorld"])
    assert first != second
    assert decode(types.World, first) == decode(types.World, second, camel=True)


def test_the_response_of_an_operation_has_its_class() -> None:
    operation = {"operation_id": "op", "done": True}
    responses = {
        "World": types.World,
        "ExportResult": types.ExportResult,
        "PanoDepthToRgbResult": types.PanoDepthToRgbResult,
    }
    for name, kind in responses.items():
        data = {**operation, "response": sample(DOCUMENT["components"]["schemas"][name])}
        assert type(decode(types.Operation, data).response) is kind


def test_what_a_newer_service_adds_is_skipped_and_what_an_older_one_lacks_is_none() -> None:
    account = decode(types.Credits, {"held_credits": 2, "debt": 9})
    assert (account.remaining_credits, account.held_credits) == (None, 2)


def test_a_scene_is_given_back_as_it_came() -> None:
    data = {
        "version": 2,
        "place": "meadow",
        "objects": [{"kind": "barn", "at": [{"x": 1.5, "z": -2.0}]}],
        "relations": [{"kind": "on", "subject": 0, "area": "floor"}],
    }
    assert encode(decode(types.Scene, data)) == data


def test_attributes_that_are_keywords_have_their_name_in_json() -> None:
    noun = decode(types.RepresentedNoun, {"text": "barns", "id": "objects/0", "kind": "barn", "as": "exact"})
    assert noun.as_ == "exact"
    assert noun.to_dict()["as"] == "exact"


def test_requests_of_tasks_are_camel_case_at_every_level() -> None:
    request = {"world_prompt": {"type": "multi-image", "multi_image_prompt": [{"azimuth": 0.0}]}, "seed": None}
    assert encode(request, camel=True) == {"worldPrompt": {"type": "multi-image", "multiImagePrompt": [{"azimuth": 0.0}]}}
    assert snake_case(camel_case("full_res_mesh_url")) == "full_res_mesh_url"
