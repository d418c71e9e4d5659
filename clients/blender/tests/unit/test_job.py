from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from diorama_blender.job import Job, Request
from diorama_blender.service import Service, ServiceError, is_local
from diorama_blender.world import parse_world

KEY = "svck_test"
Answer = tuple[int, dict[str, str], bytes]


def answer(body: Any, status: int = 200, **headers: str) -> Answer:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return (status, named, body if isinstance(body, bytes) else json.dumps(body).encode())


class Server:
    """Responds on this machine as a test says: one answer for each path, or a list in turn, of which the last one repeats."""

    def __init__(self) -> None:
        self.answers: dict[str, Answer | list[Answer]] = {}
        self.requests: list[tuple[str, str, dict[str, str], bytes]] = []
        server = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", "0")))
                server.requests.append((self.command, self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                found = server.answers.get(self.path, answer({"detail": "There is no such path"}, 404))
                if isinstance(found, list):
                    found = found.pop(0) if len(found) > 1 else found[0]
                status, headers, data = found
                self.send_response(status)
                for name, value in {"Content-Length": str(len(data)), **headers}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(data)

            do_POST = do_GET

            def log_message(self, *_: Any) -> None:
                pass

        self._http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._http.serve_forever, kwargs={"poll_interval": 0.01})
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._http.server_port}"

    def paths(self) -> list[str]:
        return [path for _, path, _, _ in self.requests]

    def close(self) -> None:
        self._http.shutdown()
        self._thread.join()
        self._http.server_close()


@pytest.fixture
def server() -> Iterator[Server]:
    running = Server()
    yield running
    running.close()


def service(url: str, key: str = KEY) -> Service:
    return Service(url, key, lambda _: None)


def world_answer(server: Server, mesh: dict[str, str], **fields: Any) -> dict[str, Any]:
    assets = {"mesh": mesh, "imagery": {"pano_url": f"{server.url}/assets/pano"}, "manifest_url": f"{server.url}/assets/manifest"}
    return {"world": {"id": "world-1", "display_name": "", "assets": {**assets, **fields}}}


def finish(job: Job) -> Job:
    job.start()
    job.join(20)
    assert job.is_done
    return job


def connect(server: Server) -> Callable[[Callable[[float], None]], Service]:
    """Makes the service of a job that waits for nothing but notices when it is cancelled."""
    return lambda pause: Service(server.url, KEY, lambda _: pause(0))


def test_a_job_generates_exports_and_downloads_a_world(server: Server, tmp_path: Path) -> None:
    done = {"operation_id": "op-1", "done": True, "metadata": {"world_id": "world-1"}}
    collider = {"collider_mesh_url": f"{server.url}/assets/collider"}
    meshes = {**collider, "hq_mesh_url": f"{server.url}/assets/mesh"}
    points = [{"x": 1, "y": 0.5, "z": -2, "azimuth": 30}]
    server.answers = {
        "/svc/v1/worlds:generate": answer(done),
        "/svc/v1/worlds/world-1": [
            answer(world_answer(server, collider)),
            answer(world_answer(server, meshes, spawn_points=points)),
        ],
        "/svc/v1/worlds/world-1:export": answer({"operation_id": "op-2", "done": True}),
        "/assets/collider": answer(b"collider"),
        "/assets/mesh": answer(b"mesh"),
        "/assets/pano": answer(b"panorama"),
        "/assets/manifest": answer({"sun": {"azimuth": 40, "elevation": 30}}),
    }
    request = Request("TEXTURED", prompt="a well", model="svc-1.0-draft", seed=7)
    job = finish(Job(connect(server), request, tmp_path / "files"))
    files = job.files
    assert job.error is None
    assert files is not None
    assert files.mesh is not None
    assert files.collider is not None
    assert (files.mesh.read_bytes(), files.collider.read_bytes()) == (b"mesh", b"collider")
    assert files.spawn.position == (1, 0.5, -2)
    assert files.sun is not None
    assert files.sun.azimuth == 40
    assert {each.name for each in (tmp_path / "files").iterdir()} == {"mesh.glb", "collider.glb", "panorama.png", "manifest.json"}
    started = json.loads(server.requests[0][3])
    assert started == {
        "world_prompt": {"type": "text", "text_prompt": "a well"},
        "model": "svc-1.0-draft",
        "seed": 7,
    }


def test_the_api_key_goes_to_the_service_and_not_with_downloads(server: Server, tmp_path: Path) -> None:
    server.answers = {
        "/svc/v1/worlds/world-1": answer(world_answer(server, {"collider_mesh_url": f"{server.url}/assets/collider"})),
        "/assets/collider": answer(b"collider"),
        "/assets/pano": answer(b"panorama"),
        "/assets/manifest": answer({}),
    }
    assert finish(Job(connect(server), Request("COLLIDER", world_id="world-1"), tmp_path)).files is not None
    keys = {path: headers.get("svc-api-key") for _, path, headers, _ in server.requests}
    assert keys == {"/svc/v1/worlds/world-1": KEY, "/assets/collider": None, "/assets/pano": None, "/assets/manifest": None}


def test_the_panorama_in_linear_light_is_fetched_where_the_world_has_it(server: Server, tmp_path: Path) -> None:
    body = world_answer(server, {})
    body["world"]["assets"]["imagery"]["pano_hdr_url"] = f"{server.url}/assets/hdr"
    server.answers = {
        "/svc/v1/worlds/world-1": answer(body),
        "/assets/hdr": answer(b"linear"),
        "/assets/manifest": answer({}),
    }
    files = finish(Job(connect(server), Request("COLLIDER", world_id="world-1"), tmp_path)).files
    assert files is not None
    assert files.panorama is not None
    assert (files.panorama.name, files.panorama.read_bytes()) == ("panorama.hdr", b"linear")
    assert "/assets/pano" not in server.paths()


def test_the_panorama_in_linear_light_is_exported_on_request_where_the_world_lacks_it(server: Server, tmp_path: Path) -> None:
    without, made = world_answer(server, {}), world_answer(server, {})
    made["world"]["assets"]["imagery"]["pano_hdr_url"] = f"{server.url}/assets/hdr"
    server.answers = {
        "/svc/v1/worlds/world-1": [answer(without), answer(made)],
        "/svc/v1/worlds/world-1:export": answer({"operation_id": "op-2", "done": True}),
        "/assets/hdr": answer(b"linear"),
        "/assets/manifest": answer({}),
    }
    for name in ("first", "second"):
        files = finish(Job(connect(server), Request("COLLIDER", world_id="world-1", hdr=True), tmp_path / name)).files
        assert files is not None
        assert files.panorama is not None
        assert files.panorama.name == "panorama.hdr"
    exports = [json.loads(body) for _, path, _, body in server.requests if path.endswith(":export")]
    assert exports == [{"asset_type": "panorama", "format": "hdr"}]


def test_an_export_that_makes_no_panorama_in_linear_light_is_an_error(server: Server, tmp_path: Path) -> None:
    server.answers = {
        "/svc/v1/worlds/world-1": answer(world_answer(server, {})),
        "/svc/v1/worlds/world-1:export": answer({"operation_id": "op-2", "done": True}),
    }
    job = finish(Job(connect(server), Request("COLLIDER", world_id="world-1", hdr=True), tmp_path))
    assert str(job.error) == "This world has no HDR panorama"


def test_a_start_is_sent_again_with_the_same_idempotency_key(server: Server) -> None:
    server.answers = {"/start": [answer({}, 503), answer({}, 429, Retry_After="1"), answer({"operation_id": "op"})]}
    assert service(server.url).start("/start", {}) == {"operation_id": "op"}
    keys = {headers["idempotency-key"] for _, _, headers, _ in server.requests}
    assert len(server.requests) == 3
    assert len(keys) == 1


def test_a_redirect_is_not_followed_so_that_the_key_stays(server: Server) -> None:
    server.answers = {"/moved": answer(b"", 302, Location=f"{server.url}/elsewhere")}
    with pytest.raises(ServiceError, match="redirects to another address"):
        service(server.url).get("/moved")
    assert server.paths() == ["/moved"]


@pytest.mark.parametrize(
    ("response", "message"),
    [
        (answer({"detail": "The world does not exist"}, 404), "The world does not exist"),
        (answer({"message": "The prompt violates the policy"}, 400), "The prompt violates the policy"),
        (answer({"detail": [{"loc": ["body", "seed"], "msg": "must be whole"}]}, 422), "seed: must be whole"),
        (answer({"detail": []}, 422), "status 422"),
        (answer(b"<html>", 500), "status 500"),
        (answer({"detail": "invalid"}, 401), "The API key is not valid here"),
        (answer(b"<html>hello"), "does not respond like a Diorama service"),
        (answer([1]), "does not respond like a Diorama service"),
    ],
)
def test_what_the_service_responds_becomes_a_sentence(server: Server, response: Answer, message: str) -> None:
    server.answers = {"/path": response}
    with pytest.raises(ServiceError, match=message):
        service(server.url).get("/path")


NAMED = {"detail": "Not enough API credits", "code": "CREDITS_INSUFFICIENT", "request_id": "req_1"}


@pytest.mark.parametrize(
    ("response", "message"),
    [
        (answer(NAMED, 402), "Not enough API credits (CREDITS_INSUFFICIENT, request req_1)"),
        (answer(NAMED, 402, X_Request_Id="req_2"), "Not enough API credits (CREDITS_INSUFFICIENT, request req_2)"),
        (answer(b"<html>", 403, X_Request_Id="req_2"), "The service responded with status 403 (request req_2)"),
        (answer({"detail": "No", "code": 7, "request_id": "a\nb"}, 403), "No"),
        (answer({"detail": "No", "code": "X" * 129, "request_id": ""}, 403), "No"),
    ],
)
def test_an_error_shows_its_code_and_the_id_of_its_request(server: Server, response: Answer, message: str) -> None:
    server.answers = {"/path": response}
    with pytest.raises(ServiceError) as caught:
        service(server.url).get("/path")
    assert str(caught.value) == message


@pytest.mark.parametrize(
    "url",
    [
        "",
        "127.0.0.1:8800",
        "file:///etc/passwd",
        "ftp://host",
        "http://",
        "http://host:99999",
        "http://host\r\nX: 1",
        "http://ho st",
        "http://[::1",
    ],
)
def test_an_address_that_is_no_url_of_a_service_is_rejected(url: str) -> None:
    with pytest.raises(ServiceError, match="The address must be a URL"):
        service(url)


@pytest.mark.parametrize(
    ("key", "message"),
    [("", "no API key"), ("  ", "no API key"), ("a b", "Copy it again"), ("a\nb", "Copy it again"), ("ключ", "Copy it again")],
)
def test_a_key_that_no_header_can_carry_is_rejected(key: str, message: str) -> None:
    with pytest.raises(ServiceError, match=message):
        service("http://127.0.0.1:1", key)


def test_a_file_is_fetched_by_http_alone_and_is_absent_until_it_is_complete(server: Server, tmp_path: Path) -> None:
    server.answers = {"/short": answer(b"half", Content_Length="9")}
    target = tmp_path / "file.bin"
    with pytest.raises(ServiceError, match="broke off"):
        service(server.url).save(f"{server.url}/short", target, lambda *_: None)
    with pytest.raises(ServiceError, match="must be a URL"):
        service(server.url).save("file:///etc/hostname", target, lambda *_: None)
    assert not target.exists()


def test_a_service_that_does_not_run_is_named(server: Server) -> None:
    server.close()
    with pytest.raises(ServiceError, match=r"No connection to 127\.0\.0\.1"):
        service(server.url).get("/")


def test_a_cancelled_job_cancels_its_operation(server: Server, tmp_path: Path) -> None:
    running = {"operation_id": "op-1", "done": False, "metadata": {"progress": {"percent": 40, "description": "Rendering"}}}
    server.answers = {
        "/svc/v1/worlds:generate": answer(running),
        "/svc/v1/operations/op-1": answer(running),
        "/svc/v1/operations/op-1:cancel": answer({}),
    }
    job = Job(connect(server), Request("COLLIDER", prompt="a well"), tmp_path)
    job.start()
    while job.description != "Rendering":
        job.join(0.01)
    job.cancel()
    job.join(20)
    assert job.files is None
    assert str(job.error) == "Cancelled"
    assert server.paths()[-1] == "/svc/v1/operations/op-1:cancel"
    assert job.percent == 28


def test_a_failed_operation_ends_the_job_with_its_message(server: Server, tmp_path: Path) -> None:
    failed = {"operation_id": "op-1", "done": True, "error": {"code": 500, "message": "The engine failed"}}
    server.answers = {"/svc/v1/worlds:generate": answer(failed)}
    job = finish(Job(connect(server), Request("COLLIDER", prompt="a well"), tmp_path))
    assert str(job.error) == "The engine failed (code 500, operation op-1)"


@pytest.mark.parametrize("body", [{}, {"world": None}, {"world": {"id": 7, "assets": {}}}, {"world": {"id": "w", "assets": None}}])
def test_a_response_without_a_world_is_rejected(body: dict[str, Any]) -> None:
    with pytest.raises(ServiceError, match="no world"):
        parse_world(body)


def test_a_world_that_is_not_finished_is_rejected() -> None:
    with pytest.raises(ServiceError, match="not finished"):
        parse_world({"world": {"id": "w", "display_name": "", "assets": {"imagery": None}}})


def test_broken_spawn_points_are_left_out_and_long_names_are_cut() -> None:
    points = [None, {"x": 1}, {"x": "1", "y": 0, "z": 0, "azimuth": 0}, {"x": 1, "y": 0, "z": 0, "azimuth": 5}]
    world = {"id": "w", "display_name": "word\n" * 50, "assets": {"imagery": {"pano_url": "http://h/p"}, "spawn_points": points}}
    parsed = parse_world({"world": world})
    assert [point.azimuth for point in parsed.spawn_points] == [5]
    assert len(parsed.name) <= 40
    assert "\n" not in parsed.name


@pytest.mark.parametrize(
    ("url", "local"),
    [("http://127.0.0.1:8800", True), ("http://localhost", True), ("http://[::1]:1", True), ("https://127.0.0.1.example.com", False)],
)
def test_only_addresses_of_this_machine_need_no_online_access(url: str, local: bool) -> None:
    assert is_local(url) is local
