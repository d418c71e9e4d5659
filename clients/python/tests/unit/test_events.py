from __future__ import annotations

import json

import httpx
import pytest
from service import Service, client

import diorama_worlds as dw
from diorama_worlds._core.server_events import ServerEventReader

PROGRESS = {"status": "IN_PROGRESS", "description": "Rendering", "percent": 31, "stage": "render"}
DONE = {"status": "SUCCEEDED", "operation_id": "op", "world_id": "w"}


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("operation_stream", "operations"):
        monkeypatch.setattr(f"diorama_worlds._sync.{module}.sleep", lambda seconds: None)


def stream(*events: tuple[str, str, object]) -> httpx.Response:
    text = "".join(f"event: {kind}\nid: {name}\ndata: {json.dumps(data)}\n\n" for kind, name, data in events)
    return httpx.Response(200, text=text, headers={"content-type": "text/event-stream"})


def operation(done: bool, percent: int = 0, error: object = None) -> httpx.Response:
    metadata = {"operation_type": "generate-world", "progress": {**PROGRESS, "percent": percent}, "world_id": "w"}
    return httpx.Response(200, json={"operation_id": "op", "done": done, "error": error, "metadata": metadata})


@pytest.mark.parametrize("size", [1, 2, 7, 1000])
def test_events_come_in_pieces_of_any_length(size: int) -> None:
    data = "\ufeff: comment\r\nevent: a\r\nid: 1\r\ndata: x\r\ndata:  y\r\n\r\ndata: é\n\nid: 2\r\rdata: lost".encode()
    reader = ServerEventReader()
    found = [event for at in range(0, len(data), size) for event in reader.push(data[at : at + size])]
    assert found == [("a", "x\n y", "1"), ("message", "é", "1")]


def test_a_stream_that_breaks_off_continues_where_it_ended() -> None:
    service = Service(stream(("progress", "1", PROGRESS)), stream(("news", "2", {}), ("done", "3", DONE)))
    interruptions: list[object] = []
    events = list(client(service).operations.events("op", on_interruption=interruptions.append))
    assert [event.type for event in events] == ["progress", "done"]
    assert [request.headers.get("last-event-id") for request in service.requests] == [None, "1"]
    assert interruptions == [None]


def test_previews_reach_their_callback_and_not_the_iterator() -> None:
    preview = {"thumbnail_url": "https://media.example.com/t.webp", "pano_url": None}
    response = stream(("progress", "1", PROGRESS), ("preview", "2", preview), ("done", "3", DONE))
    seen: list[dw.Preview] = []
    assert [event.type for event in client(Service(response)).worlds.events("w", on_preview=seen.append)] == ["progress", "done"]
    assert [event.type for event in client(Service(response)).worlds.events("w")] == ["progress", "done"]
    assert [early.thumbnail_url for early in seen] == [preview["thumbnail_url"]]


def test_previews_are_polled_too() -> None:
    html = httpx.Response(200, text="<html>", headers={"content-type": "text/html"})
    preview = {"thumbnail_url": None, "pano_url": "https://media.example.com/p.png"}
    metadata = {"operation_type": "generate-world", "progress": PROGRESS, "world_id": "w", "preview": preview}
    running = httpx.Response(200, json={"operation_id": "op", "done": False, "error": None, "metadata": metadata})
    seen: list[dw.Preview] = []
    service = Service(html, html, html, running, operation(True), operation(True))
    client(service).operations.wait("op", on_preview=seen.append)
    assert [early.pano_url for early in seen] == [preview["pano_url"]]


def test_operations_are_polled_where_streams_do_not_get_through() -> None:
    html = httpx.Response(200, text="<html>", headers={"content-type": "text/html"})
    service = Service(html, html, html, operation(False, 10), operation(False, 10), operation(True))
    events = list(client(service).operations.events("op"))
    assert [event.progress.percent for event in events if isinstance(event, dw.ProgressEvent)] == [10]
    assert events[-1] == dw.DoneEvent("SUCCEEDED", "op", "w")


def test_a_stream_that_is_refused_raises_its_error() -> None:
    with pytest.raises(dw.NotFoundError):
        list(client(Service(httpx.Response(404, json={"detail": "No"}))).worlds.events("w"))


def test_waiting_reports_progress_and_returns_the_operation() -> None:
    percents: list[int] = []
    service = Service(stream(("progress", "1", PROGRESS), ("done", "2", DONE)), operation(True))
    finished = client(service).operations.wait("op", on_progress=lambda progress: percents.append(progress.percent))
    assert (finished.operation_id, percents) == ("op", [31])


def test_waiting_raises_the_error_of_the_operation() -> None:
    service = Service(stream(("done", "1", {**DONE, "status": "CANCELLED"})), operation(True, error={"code": 409, "message": "Cancelled"}))
    with pytest.raises(dw.OperationFailedError, match="Cancelled") as raised:
        client(service).operations.wait("op")
    assert raised.value.code == 409
    assert raised.value.operation.done


def test_waiting_ends_at_its_timeout() -> None:
    silent = httpx.Response(200, text=": wait\n\n", headers={"content-type": "text/event-stream"})
    with pytest.raises(dw.APITimeoutError):
        client(Service(silent, silent, silent, operation(False))).operations.wait("op", timeout=0.05)


def test_tasks_are_polled_and_raise_their_error() -> None:
    task = {"operationId": "op", "taskName": "generateWorld", "state": "RUNNING", "done": False, "progress": PROGRESS, "error": None}
    failed = {**task, "done": True, "state": "FAILED", "error": {"code": "ENGINE_FAILED", "message": "It failed"}}
    percents: list[int] = []
    service = Service(httpx.Response(200, json=task), httpx.Response(200, json=failed))
    with pytest.raises(dw.TaskFailedError, match="It failed") as raised:
        client(service).tasks.wait("op", on_progress=lambda progress: percents.append(progress.percent))
    assert (raised.value.code, percents) == ("ENGINE_FAILED", [31])
