"""Calls that start work and wait for its end, and clients with other options."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import anyio
import httpx
import pytest
from service import DOCUMENT, Service, async_client, client, sample

import diorama_worlds as dw
from diorama_worlds._core.log import logger, start_log

WORLD = sample(DOCUMENT["components"]["schemas"]["World"])
EXPORT = {"asset_type": "splats", "format": "gltf", "url": "https://files.example/splats.glb?signature=s"}
STARTED = {"operation_id": "op", "done": False}


def progress(percent: int, status: str = "IN_PROGRESS") -> dict[str, Any]:
    return {"status": status, "description": f"step {percent}", "percent": percent}


def ended(operation_type: str, response: Any, error: Any = None, world_id: str | None = "w") -> dict[str, Any]:
    metadata = {"operation_type": operation_type, "progress": progress(100, "FAILED" if error else "SUCCEEDED"), "world_id": world_id}
    return {"operation_id": "op", "done": True, "metadata": metadata, "response": response, "error": error}


def service_of(operation: dict[str, Any], events: str = "") -> Callable[[httpx.Request], httpx.Response]:
    """A service whose operation ends as given."""
    seen: list[str] = []

    def respond(request: httpx.Request) -> httpx.Response:
        seen.append(f"{request.method} {request.url.path}")
        if request.url.path.endswith("/events"):
            done = 'event: done\ndata: {"status": "SUCCEEDED", "operation_id": "op"}\n\n'
            return httpx.Response(200, text=events + done, headers={"content-type": "text/event-stream"})
        if request.url.path == "/svc/v1/operations/op":
            return httpx.Response(200, json=operation)
        if request.method == "POST":
            return httpx.Response(200, json=STARTED)
        if request.url.host == "files.example":
            return httpx.Response(200, content=b"glTF")
        return httpx.Response(200, json={"world": WORLD})

    respond.seen = seen  # type: ignore[attr-defined]
    return respond


def test_an_export_is_started_waited_for_and_saved(tmp_path: Path) -> None:
    respond = service_of(ended("export-world", EXPORT), 'event: progress\ndata: {"description": "x", "percent": 40}\n\n')
    diorama = client(respond)
    heard: list[Any] = []
    result, operation = diorama.export_and_wait(
        "w",
        "splats",
        "gltf",
        on_progress=lambda step: heard.append(step.percent),
        on_start=lambda started: heard.append(started.operation_id),
    )
    assert heard == ["op", 40, 100]
    assert (result.url, operation.operation_id) == (EXPORT["url"], "op")
    assert respond.seen[0] == "POST /svc/v1/worlds/w:export"  # type: ignore[attr-defined]
    assert diorama.downloads.save(result, tmp_path) == tmp_path / "splats.glb"
    assert diorama.downloads.save(result, tmp_path / "own.glb").read_bytes() == diorama.downloads.read(result) == b"glTF"


def test_the_asynchronous_client_exports_and_waits_too() -> None:
    async def main() -> dw.Exported:
        async with async_client(service_of(ended("export-world", EXPORT))) as diorama:
            return await diorama.export_and_wait("w", "splats", "gltf", timeout=5)

    assert anyio.run(main).result.format == "gltf"


def test_an_export_that_fails_raises_and_shows_its_last_progress() -> None:
    heard: list[Any] = []
    failed = ended("export-world", None, {"code": 500, "message": "The engine failed"})
    with pytest.raises(dw.OperationFailedError, match="The engine failed"):
        client(service_of(failed)).export_and_wait("w", "mesh", "glb", on_progress=lambda step: heard.append(step.status))
    assert heard == ["FAILED"]


def test_an_operation_without_an_export_is_an_error() -> None:
    with pytest.raises(dw.DioramaError, match="no export"):
        client(service_of(ended("generate-world", None))).export_and_wait("w", "mesh", "glb")


def test_an_export_without_a_file_is_an_error() -> None:
    result = dw.ExportResult(asset_type="mesh", format="glb")
    with pytest.raises(dw.DioramaError, match="names no file"):
        client(Service(httpx.Response(200))).downloads.read(result)


@pytest.mark.parametrize("operation", ["op", dw.Operation(operation_id="op", done=False)], ids=["id", "operation"])
def test_the_world_of_any_generation_is_waited_for(operation: str | dw.Operation) -> None:
    world, finished = client(service_of(ended("generate-world", None))).wait_for_world(operation)
    assert (world.id, finished.done) == (WORLD["id"], True)


def test_an_operation_without_a_world_is_an_error() -> None:
    with pytest.raises(dw.DioramaError, match="contains no world"):
        client(service_of(ended("pano", None, world_id=None))).wait_for_world("op")


def test_a_task_shows_its_last_progress() -> None:
    heard: list[int] = []
    steps = [{**progress(40), "done": False}, {**progress(100, "SUCCEEDED"), "done": True}]
    answers = [httpx.Response(200, json={"operationId": "op", "done": step.pop("done"), "progress": step}) for step in steps]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("diorama_worlds._async.operations.POLL_SECONDS", 0)
        patch.setattr("diorama_worlds._sync.operations.POLL_SECONDS", 0)
        assert client(Service(*answers)).tasks.wait("op", on_progress=lambda step: heard.append(step.percent)).done
    assert heard == [40, 100]


def test_other_options_share_the_connections() -> None:
    unavailable = httpx.Response(503, json={"detail": "x"}, headers={"retry-after": "0"})
    service = Service(unavailable, httpx.Response(200, json={"remaining_credits": 1}))
    diorama = client(service)
    other = diorama.with_options(api_key="svck_other", max_retries=0)
    with pytest.raises(dw.ServiceError):
        other.credits()
    other.close()
    assert diorama.credits().remaining_credits == 1
    assert [request.headers["svc-api-key"] for request in service.requests] == ["svck_other", "svck_test"]


def test_options_that_are_left_out_stay_and_the_first_client_does_not_change() -> None:
    retries: list[dw.Retry] = []
    unavailable = httpx.Response(503, json={"detail": "x"}, headers={"retry-after": "0"})
    service = Service(unavailable, unavailable, httpx.Response(200, json={"remaining_credits": 1}))
    diorama = client(service, max_retries=2)
    assert diorama.with_options(timeout=9, on_retry=retries.append).credits().remaining_credits == 1
    assert [str(retry.error) for retry in retries] == ["x", "x"]
    assert {request.headers["svc-api-key"] for request in service.requests} == {"svck_test"}
    diorama.credits()
    assert len(retries) == 2


@pytest.mark.parametrize(
    ("options", "message"), [({"timeout": 0}, "timeout"), ({"max_retries": -1}, "max_retries"), ({"api_key": "a b"}, "api_key")]
)
def test_options_that_are_not_valid_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(dw.DioramaError, match=message):
        client(Service(httpx.Response(200))).with_options(**options)


def test_deliveries_are_filtered_on_every_page() -> None:
    pages = [httpx.Response(200, json={"deliveries": [], "next_page_token": token}) for token in ("t", None)]
    service = Service(*pages)
    wanted = {"state": "DELIVERED", "host": "a", "operation_id": "o", "created_from": "2026-11-21", "created_until": "2026-11-22"}
    assert list(client(service).webhooks.list(**wanted)) == []  # type: ignore[arg-type]
    assert [dict(request.url.params) for request in service.requests] == [wanted, {**wanted, "page_token": "t"}]


def test_requests_are_logged_without_what_is_secret(caplog: pytest.LogCaptureFixture) -> None:
    unavailable = httpx.Response(503, json={"detail": "busy"}, headers={"retry-after": "0"})
    service = Service(unavailable, httpx.Response(200, json={}, headers={"x-request-id": "req_7"}))
    diorama = client(service)
    with caplog.at_level(logging.DEBUG, "diorama_worlds"):
        diorama.catalogue.page(q="secret")
        diorama.downloads.read("https://files.example/a?signature=secret")
    assert [re.sub(r"in 0\.\d s", "in T s", record.getMessage()) for record in caplog.records] == [
        "GET http://service.example/svc/v1/catalogue returned 503 (attempt 1, request ID none)",
        "attempt 1 failed: busy; the next one follows in T s",
        "GET http://service.example/svc/v1/catalogue returned 200 (attempt 2, request ID req_7)",
        "GET a signed URL of files.example returned 200 (attempt 1, request ID req_7)",
    ]
    assert not any(word in caplog.text for word in ("secret", "svck_test"))


@pytest.mark.parametrize(("level", "number"), [("debug", logging.DEBUG), ("INFO", logging.INFO), ("loud", None), (None, None)])
def test_the_log_is_written_from_the_level_of_the_environment_on(level: str | None, number: int | None) -> None:
    before = (logger.level, [*logger.handlers])
    try:
        start_log(level)
        start_log(level)
        assert logger.level == (before[0] if number is None else number)
        assert len(logger.handlers) == len(before[1]) + (number is not None)
    finally:
        logger.setLevel(before[0])
        logger.handlers[:] = before[1]
