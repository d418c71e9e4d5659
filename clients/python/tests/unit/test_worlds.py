from __future__ import annotations

from typing import Any

import httpx
import pytest
from service import DOCUMENT, Service, client, sample

import diorama_worlds as dw
from diorama_worlds.prompts import BatchItemPrompt

STARTED = httpx.Response(200, json={"operation_id": "op", "done": False})
ANSWER = {"world": sample(DOCUMENT["components"]["schemas"]["World"])}


def test_a_world_is_changed_from_the_version_that_was_read() -> None:
    service = Service(httpx.Response(200, json=ANSWER, headers={"etag": '"1"'}), httpx.Response(200, json=ANSWER, headers={"etag": '"2"'}))
    diorama = client(service)
    _, etag = diorama.worlds.get_with_etag("w/1")
    changed = diorama.worlds.update("w/1", if_match=etag, display_name="", tags=[])
    request = service.requests[-1]
    assert (request.method, request.url.raw_path, request.headers["if-match"]) == ("PATCH", b"/svc/v1/worlds/w%2F1", '"1"')
    assert service.body() == {"display_name": "", "tags": []}
    assert (type(changed.world), changed.etag) == (dw.World, '"2"')


def test_a_change_of_an_older_version_fails_once() -> None:
    service = Service(httpx.Response(412, json={"detail": "The world has changed"}))
    with pytest.raises(dw.PreconditionFailedError, match="The world has changed"):
        client(service).worlds.update("w", if_match='"0"', tags=["a"])
    assert len(service.requests) == 1


def test_a_change_without_a_version_names_none() -> None:
    service = Service(httpx.Response(200, json=ANSWER))
    assert client(service).worlds.update("w", permission={"public": True}).etag == ""
    assert "if-match" not in service.requests[0].headers


def test_none_removes_a_restriction_of_the_link_and_leaves_other_fields_out() -> None:
    service = Service(httpx.Response(200, json=ANSWER))
    client(service).worlds.update("w", display_name=None, sharing={"expires_at": None, "password": None})
    assert service.body() == {"sharing": {"expires_at": None, "password": None}}


def test_a_world_is_varied_and_edited_with_a_key_each() -> None:
    service = Service(STARTED)
    diorama = client(service)
    assert diorama.worlds.vary("w/1", season="winter").operation_id == "op"
    diorama.worlds.edit("w/1", [{"remove": {"object": 0}}], idempotency_key="order-1")
    assert [request.url.raw_path for request in service.requests] == [b"/svc/v1/worlds/w%2F1:vary", b"/svc/v1/worlds/w%2F1:edit"]
    assert [service.body(0), service.body(1)] == [{"season": "winter"}, {"changes": [{"remove": {"object": 0}}]}]
    assert service.requests[0].headers["idempotency-key"]
    assert service.requests[1].headers["idempotency-key"] == "order-1"


def test_variations_and_edits_have_prices() -> None:
    quote: dict[str, Any] = sample(DOCUMENT["components"]["schemas"]["Quote"])
    service = Service(httpx.Response(200, json=quote))
    diorama = client(service)
    assert isinstance(diorama.worlds.quote_variation("w", time="dusk"), dw.Quote)
    assert isinstance(diorama.worlds.quote_edit("w", [{"add": {"kind": "bench"}}]), dw.Quote)
    assert [service.body(0), service.body(1)] == [
        {"time": "dusk", "dry_run": True},
        {"changes": [{"add": {"kind": "bench"}}], "dry_run": True},
    ]


def test_a_batch_returns_an_operation_or_an_error_for_each_item() -> None:
    refused = {"status": 429, "detail": "Too many", "retry_after": 20}
    items = [
        {"index": 0, "operation": {"operation_id": "op", "done": False}, "quote": None, "error": None, "replayed": False},
        {"index": 1, "operation": None, "quote": None, "error": refused, "replayed": False},
    ]
    service = Service(httpx.Response(503, json={}, headers={"retry-after": "0"}), httpx.Response(200, json={"items": items}))
    prompts: list[Any] = ["a", {"world_prompt": "b", "seed": 7}]
    first, second = client(service).worlds.generate_batch(prompts, model="svc-1.0-draft")
    assert first.operation is not None
    assert second.error is not None
    assert (first.operation.operation_id, second.error.status) == ("op", 429)
    assert service.body() == {
        "model": "svc-1.0-draft",
        "prompts": ["a", {"world_prompt": {"type": "text", "text_prompt": "b"}, "seed": 7}],
    }
    assert len({request.headers["idempotency-key"] for request in service.requests}) == 1


def test_an_item_of_a_batch_has_the_properties_of_the_document() -> None:
    found = DOCUMENT["components"]["schemas"]["GenerateWorldRequest"]
    assert set(BatchItemPrompt.__annotations__) == set(found["properties"]) - {"dry_run"}
