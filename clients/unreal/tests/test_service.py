import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest

from diorama_unreal.service import (
    CancelledError,
    Service,
    ServiceError,
    SpawnPoint,
    Sun,
    WorldEntry,
    fetch_world,
    list_worlds,
    parse_eye_height,
    parse_spawn_points,
    parse_sun,
)

WORLD = "01890000-0000-7000-8000-000000000001"


class Fake(BaseHTTPRequestHandler):
    """A service with one world. An export is done at the second look, and then its file is in the world."""

    calls: ClassVar[list[tuple[str, str, str | None]]] = []
    exported: ClassVar[set[str]] = set()
    looks: ClassVar[dict[str, int]] = {}
    keys: ClassVar[list[str | None]] = []
    failures: ClassVar[list[tuple[int, bytes]]] = []

    def log_message(self, *_: Any) -> None:
        pass

    def do_GET(self) -> None:
        self.note("GET")
        if self.path == "/files/truncated":
            self.send_response(200)
            self.send_header("Content-Length", "1000")
            self.end_headers()
            self.wfile.write(b"only a part")
        elif self.path.startswith("/files/"):
            self.answer(self.path.encode() if not self.path.endswith("manifest") else b'{"sun": {"azimuth": 20, "elevation": 35.5}}')
        elif self.headers.get("Svc-Api-Key") != "key":
            self.answer(b'{"detail": "no"}', 401)
        elif self.path == f"/svc/v1/worlds/{WORLD}":
            self.answer(json.dumps({"world": {"id": WORLD, "assets": self.assets()}}).encode())
        elif self.path.startswith("/svc/v1/operations/"):
            kind = self.path.rsplit("/", 1)[1]
            self.looks[kind] = self.looks.get(kind, 0) + 1
            done = self.looks[kind] > 1
            if done:
                self.exported.add(kind)
            error = {"message": "out of paint"} if kind == "panorama" and "fails" in self.exported else None
            self.answer(json.dumps({"operation_id": kind, "done": done, "error": error}).encode())
        else:
            self.answer(b'{"detail": "World not found"}', 404)

    def do_POST(self) -> None:
        self.note("POST")
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.keys.append(self.headers.get("Idempotency-Key"))
        if self.failures:
            status, content = self.failures.pop(0)
            self.answer(content, status)
        elif self.path.endswith("worlds:list"):
            self.answer(json.dumps({"worlds": [{"id": WORLD, "display_name": "Fjord"}, None]}).encode())
        else:
            self.answer(json.dumps({"operation_id": body["asset_type"], "done": False, "error": None}).encode())

    def note(self, method: str) -> None:
        self.calls.append((method, self.path, self.headers.get("Svc-Api-Key")))

    def assets(self) -> dict[str, Any]:
        url = f"http://{self.headers['Host']}/files"
        return {
            "mesh": {
                "collider_mesh_url": f"{url}/collider",
                "hq_mesh_url": f"{url}/mesh" if "mesh" in self.exported else None,
            },
            "imagery": {"pano_hdr_url": f"{url}/light" if "panorama" in self.exported else None},
            "manifest_url": f"{url}/manifest",
            "splats": {"semantics_metadata": {"metric_scale_factor": 1, "ground_plane_offset": 1.7}},
            "spawn_points": [{"x": 1, "y": 0, "z": -2.5, "azimuth": 90}, {"x": "left"}],
        }

    def answer(self, content: bytes, status: int = 200) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


@pytest.fixture
def fake() -> Iterator[tuple[type[Fake], str]]:
    Fake.calls.clear()
    Fake.exported.clear()
    Fake.looks.clear()
    Fake.keys.clear()
    Fake.failures.clear()
    server = ThreadingHTTPServer(("127.0.0.1", 0), Fake)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield Fake, f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_saves_what_the_world_has_and_exports_nothing_unasked(fake: tuple[type[Fake], str], tmp_path: Path) -> None:
    handler, url = fake
    files = fetch_world(Service(url, "key"), WORLD, tmp_path / "new", may_export=False)
    assert files.collider is not None
    assert files.collider.read_bytes() == b"/files/collider"
    assert (files.mesh, files.light) == (None, None)
    assert files.spawn_points == [SpawnPoint((1.0, 0.0, -2.5), 90.0)]
    assert files.sun == Sun(20.0, 35.5)
    assert files.eye_height == 1.7
    assert not [call for call in handler.calls if call[0] == "POST"]
    assert all((key is None) == path.startswith("/files/") for _, path, key in handler.calls)


def test_exports_missing_files_and_waits_for_them(fake: tuple[type[Fake], str], tmp_path: Path) -> None:
    _, url = fake
    waits: list[float] = []
    files = fetch_world(Service(url, "key"), WORLD, tmp_path, may_export=True, sleep=waits.append)
    assert files.mesh == tmp_path / "mesh.glb"
    assert files.light == tmp_path / "light.hdr"
    assert len(waits) == 4
    assert sorted(path.name for path in tmp_path.iterdir()) == ["collider.glb", "light.hdr", "manifest.json", "mesh.glb"]


def test_reports_progress_and_can_be_cancelled(fake: tuple[type[Fake], str], tmp_path: Path) -> None:
    _, url = fake
    steps: list[tuple[float, str]] = []
    fetch_world(
        Service(url, "key"),
        WORLD,
        tmp_path,
        may_export=True,
        sleep=lambda _: None,
        on_progress=lambda share, step: steps.append((share, step)),
    )
    shares = [share for share, _ in steps]
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0.0, 1.0)
    assert "Exporting the mesh: 0 %" in [step for _, step in steps]
    assert "Downloading collider.glb" in [step for _, step in steps]

    def cancel(_share: float, step: str) -> None:
        raise CancelledError(step)

    with pytest.raises(CancelledError, match="Reading the world"):
        fetch_world(Service(url, "key"), WORLD, tmp_path, may_export=True, on_progress=cancel)


def test_tells_of_a_failed_export(fake: tuple[type[Fake], str], tmp_path: Path) -> None:
    handler, url = fake
    handler.exported.add("fails")
    with pytest.raises(ServiceError, match="The export failed: out of paint"):
        fetch_world(Service(url, "key"), WORLD, tmp_path, may_export=True, sleep=lambda _: None)


def test_tells_of_wrong_keys_worlds_and_addresses(fake: tuple[type[Fake], str], tmp_path: Path) -> None:
    _, url = fake
    for service, world, message in [
        (Service(url, "other"), WORLD, "API key is not valid"),
        (Service(url, "key"), WORLD.replace("1", "2"), "World not found"),
        (Service(url, "key"), "../../etc", "not the id of a world"),
        (Service("http://127.0.0.1:9", "key", sleep=lambda _: None), WORLD, "No connection to 127.0.0.1:9"),
    ]:
        with pytest.raises(ServiceError, match=message):
            fetch_world(service, world, tmp_path, may_export=False)
    with pytest.raises(ServiceError, match="must be a URL"):
        Service("ftp://here", "key")
    with pytest.raises(ServiceError, match="There is no API key"):
        Service(url, "")


def test_retries_a_start_with_the_same_idempotency_key(fake: tuple[type[Fake], str]) -> None:
    handler, url = fake
    handler.failures += [(503, b"{}"), (429, b"not json")]
    waits: list[float] = []
    answer = Service(url, "key", sleep=waits.append).call(f"/svc/v1/worlds/{WORLD}:export", {"asset_type": "mesh", "format": "glb"})
    assert answer["operation_id"] == "mesh"
    assert waits == [2.0, 4.0]
    assert len(handler.keys) == 3
    assert len(set(handler.keys)) == 1
    assert handler.keys[0]


@pytest.mark.parametrize(
    ("status", "body", "message"),
    [
        (402, {"detail": "Too few", "code": "CREDITS_LOW", "request_id": "req_7"}, r"^Too few \(CREDITS_LOW, request req_7\)$"),
        (422, {"detail": [{"loc": ["body", "format"], "msg": "Field required"}]}, r"^body\.format: Field required$"),
        (500, ["odd"], r"^The service responded with status 500$"),
    ],
)
def test_names_the_cause_the_code_and_the_request(fake: tuple[type[Fake], str], status: int, body: Any, message: str) -> None:
    handler, url = fake
    handler.failures.append((status, json.dumps(body).encode()))
    with pytest.raises(ServiceError, match=message):
        Service(url, "key").call(f"/svc/v1/worlds/{WORLD}:export", {"asset_type": "mesh"})


def test_lists_worlds(fake: tuple[type[Fake], str]) -> None:
    _, url = fake
    assert list_worlds(Service(url, "key")) == [WorldEntry(WORLD, "Fjord")]


def test_lists_an_unnamed_world_by_its_prompt(fake: tuple[type[Fake], str]) -> None:
    handler, url = fake
    unnamed = {"id": WORLD, "display_name": "", "world_prompt": {"type": "text", "text_prompt": "a lake\n" + "far " * 30}}
    bare = {"id": WORLD, "display_name": "", "world_prompt": None}
    handler.failures.append((200, json.dumps({"worlds": [unnamed, bare]}).encode()))
    names = [world.name for world in list_worlds(Service(url, "key"))]
    assert names[0].startswith("a lake far far")
    assert [len(name) for name in names] == [60, 0]


def test_a_cancelled_download_leaves_no_file(fake: tuple[type[Fake], str], tmp_path: Path) -> None:
    _, url = fake

    def cancel() -> None:
        raise CancelledError("now")

    with pytest.raises(CancelledError):
        Service(url, "key").save(f"{url}/files/collider", tmp_path / "collider.glb", cancel)
    assert list(tmp_path.iterdir()) == []


def test_a_truncated_download_fails_and_leaves_no_file(fake: tuple[type[Fake], str], tmp_path: Path) -> None:
    _, url = fake
    with pytest.raises(ServiceError, match=r"The download of mesh\.glb failed"):
        Service(url, "key").save(f"{url}/files/truncated", tmp_path / "mesh.glb")
    assert list(tmp_path.iterdir()) == []


def test_a_world_without_an_eye_height_has_the_usual_one() -> None:
    assert parse_eye_height({"splats": {"semantics_metadata": {"ground_plane_offset": None}}}) == 1.6
    assert parse_eye_height({}) == 1.6


def test_a_world_without_spawn_points_or_sun_has_the_capture_point_and_none() -> None:
    assert parse_spawn_points({"spawn_points": None}) == [SpawnPoint((0.0, 0.0, 0.0), 0.0)]
    assert parse_sun({"sun": {"azimuth": True, "elevation": 3}}) is None
    assert parse_sun({}) is None
