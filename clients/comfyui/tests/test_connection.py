"""Settings and messages of errors, against a small HTTP server in place of the service."""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from comfy_rules import Comfy

ERRORS: dict[str, tuple[int, str, str]] = {
    "/svc/v1/worlds/missing": (404, "WORLD_NOT_FOUND", "World not found"),
    "/svc/v1/worlds/locked": (401, "API_KEY_INVALID", "The API key is not valid"),
    "/svc/v1/worlds:generate": (402, "CREDITS_INSUFFICIENT", "Not enough API credits: the request costs 230 credits"),
}
GENERATE = {"prompt": "a beach", "model": "svc-1.0-draft", "seed": 7}


class Handler(BaseHTTPRequestHandler):
    keys: list[str | None] = []  # noqa: RUF012 - shared with the tests

    def do_GET(self) -> None:
        self.keys.append(self.headers.get("Svc-Api-Key"))
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        status, code, detail = ERRORS[self.path]
        body = json.dumps({"detail": detail, "code": code, "request_id": "req_7"}).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("X-Request-Id", "req_7")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_POST = do_GET

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def settings_file(comfy: Comfy, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The file of settings, which does not exist yet, with an environment that has no settings."""
    package = comfy.nodes["DioramaGenerateWorld"].__module__.rsplit(".", 1)[0]
    file = tmp_path / "diorama.env"
    for name in ("settings", "connection"):
        monkeypatch.setattr(sys.modules[f"{package}.{name}"], "SETTINGS_FILE", file)
    for name in ("DIORAMA_URL", "DIORAMA_API_KEY", "DIORAMA_API_KEY_STUDIO"):
        monkeypatch.delenv(name, raising=False)
    Handler.keys.clear()
    return file


def load(comfy: Comfy, world_id: str, **inputs: Any) -> Any:
    return comfy.nodes["DioramaLoadWorld"]().load(world_id=world_id, **inputs)


@pytest.mark.parametrize("line", ["DIORAMA_API_KEY=svck_file", " export DIORAMA_API_KEY = 'svck_file' ", 'set DIORAMA_API_KEY="svck_file"'])
def test_the_address_and_the_key_come_from_the_file(comfy: Comfy, settings_file: Path, address: str, line: str) -> None:
    settings_file.write_text(f"\ufeff# the service\n\nDIORAMA_URL={address}\n{line}\n", "utf-8")
    with pytest.raises(RuntimeError, match="World not found"):
        load(comfy, "missing")
    assert Handler.keys == ["svck_file"]


def test_the_environment_takes_precedence_over_the_file(
    comfy: Comfy, settings_file: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings_file.write_text("DIORAMA_URL=http://127.0.0.1:1\nDIORAMA_API_KEY=svck_file\n", "utf-8")
    monkeypatch.setenv("DIORAMA_URL", address)
    monkeypatch.setenv("DIORAMA_API_KEY", "svck_environment")
    with pytest.raises(RuntimeError, match="World not found"):
        load(comfy, "missing")
    assert Handler.keys == ["svck_environment"]


def test_a_named_key_comes_from_the_file_and_a_new_one_runs_its_node_again(comfy: Comfy, settings_file: Path, address: str) -> None:
    node = comfy.nodes["DioramaApiKey"]
    settings_file.write_text(f"DIORAMA_URL={address}\nDIORAMA_API_KEY_STUDIO=svck_studio\n", "utf-8")
    (key,) = node().read(name="STUDIO")
    with pytest.raises(RuntimeError, match="World not found"):
        load(comfy, "missing", api_key=key)
    assert Handler.keys == ["svck_studio"]
    mark = node.IS_CHANGED("STUDIO")
    settings_file.write_text("DIORAMA_API_KEY_STUDIO=svck_other\n", "utf-8")
    assert node.IS_CHANGED("STUDIO") != mark


def test_a_file_in_another_encoding_is_a_sentence_for_the_user(comfy: Comfy, settings_file: Path) -> None:
    settings_file.write_text("DIORAMA_API_KEY=svck_file\n", "utf-16")
    with pytest.raises(ValueError, match="Save it as text in UTF-8"):
        load(comfy, "missing")


@pytest.mark.parametrize(
    ("node", "inputs", "message"),
    [
        ("DioramaLoadWorld", {"world_id": "missing"}, r"World not found\. Check world_id.*\(WORLD_NOT_FOUND, request req_7\)$"),
        (
            "DioramaLoadWorld",
            {"world_id": "locked"},
            r"The API key is not valid\. Check DIORAMA_API_KEY.*\(API_KEY_INVALID, request req_7\)$",
        ),
        ("DioramaGenerateWorld", GENERATE, r"costs 230 credits \(CREDITS_INSUFFICIENT, request req_7\)$"),
    ],
)
def test_an_error_of_the_service_names_the_remedy_the_code_and_the_request(
    comfy: Comfy, settings_file: Path, address: str, node: str, inputs: dict[str, Any], message: str
) -> None:
    settings_file.write_text(f"DIORAMA_URL={address}\nDIORAMA_API_KEY=svck_file\n", "utf-8")
    with pytest.raises(RuntimeError, match=message) as failed:
        getattr(comfy.nodes[node](), comfy.nodes[node].FUNCTION)(**inputs)
    assert "svck" not in str(failed.value)


def test_an_address_that_is_not_a_url_is_a_sentence_for_the_user(comfy: Comfy, settings_file: Path) -> None:
    settings_file.write_text("DIORAMA_URL=worlds.example.com\nDIORAMA_API_KEY=svck_file\n", "utf-8")
    with pytest.raises(RuntimeError, match="must be an http or https URL"):
        load(comfy, "missing")


def test_a_service_that_cannot_be_reached_is_a_sentence_for_the_user(comfy: Comfy) -> None:
    import diorama_worlds as dw

    package = comfy.nodes["DioramaGenerateWorld"].__module__.rsplit(".", 1)[0]
    describe = sys.modules[f"{package}.failures"].describe
    error = dw.APIConnectionError("The service cannot be reached: refused")
    assert describe(error, "http://127.0.0.1:1").endswith("service at http://127.0.0.1:1 runs and that DIORAMA_URL is its address")
