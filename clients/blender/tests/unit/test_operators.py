from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fake_bpy import make_bpy

from diorama_blender.prices import describe_price
from diorama_blender.world import SpawnPoint, WorldFiles

BLENDER_MODULES = ("operators", "properties", "scene_import", "lighting", "keeping", "replacing")
MANIFEST = Path(__file__).parents[2] / "diorama_blender/blender_manifest.toml"


@pytest.fixture
def bpy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A new Blender, of which the modules of the add-on know only this one."""
    blender = make_bpy()
    for name, module in {
        "bpy": blender,
        "bpy.props": blender.props,
        "bpy.app": blender.app,
        "bpy.app.handlers": blender.app.handlers,
    }.items():
        monkeypatch.setitem(sys.modules, name, module)
    forget()
    yield blender
    forget()


def forget() -> None:
    for name in BLENDER_MODULES:
        sys.modules.pop(f"diorama_blender.{name}", None)


@pytest.fixture
def operators(bpy: Any) -> Any:
    module = importlib.import_module("diorama_blender.operators")
    bpy.context.scene.diorama = SimpleNamespace(
        world_id="", use_lighting=False, use_hdr=True, use_sun=False, use_camera=False, use_standard_view=True
    )
    return module


def files(tmp_path: Path, **fields: Any) -> WorldFiles:
    empty = {"mesh": None, "collider": None, "panorama": None, "sun": None}
    return WorldFiles(world_id="w1", name="Well", spawn=SpawnPoint((0, 0, 0), 0), **{**empty, **fields})


class Done:
    """A job that has fetched its files."""

    is_done, is_cancelled, error, percent, description = True, False, None, 99, ""

    def __init__(self, fetched: WorldFiles | None) -> None:
        self.files = fetched

    def cancel(self) -> None:
        self.is_cancelled = True

    def join(self, _seconds: float) -> None:
        pass


def run(operators: Any, job: Done, folder: Path) -> None:
    operators._running = operators._Running(job, folder, "Scene")
    operators.bpy.app.timers.register(operators.advance)


def test_a_new_file_stops_the_job_and_its_timer(bpy: Any, operators: Any, tmp_path: Path) -> None:
    operators.stop_before_load("other.blend")
    assert operators.last_message() == ""
    job = Done(None)
    run(operators, job, tmp_path / "files")
    operators.stop_before_load("other.blend")
    assert job.is_cancelled
    assert operators.current() is None
    assert operators.DIORAMA_OT_generate.poll(bpy.context)
    assert not bpy.app.timers.is_registered(operators.advance)
    assert operators.last_message() == "Cancelled, because Blender opened another file"
    assert hasattr(operators.stop_before_load, "_bpy_persistent")


def test_an_import_is_a_step_that_undo_removes(bpy: Any, operators: Any, tmp_path: Path) -> None:
    run(operators, Done(files(tmp_path)), tmp_path / "files")
    assert operators.advance() is None
    assert operators.last_message() == "Imported Well"
    assert bpy.steps == ["Import Diorama World"]
    bpy.context.window_manager.windows.clear()
    run(operators, Done(files(tmp_path)), tmp_path / "files")
    operators.advance()
    assert len(bpy.steps) == 1


def test_an_import_waits_for_object_mode_and_can_be_cancelled_there(bpy: Any, operators: Any, tmp_path: Path) -> None:
    edited = bpy.data.objects.new("Cube")
    edited.mode = "EDIT"
    bpy.context.view_layer.objects.active = edited
    job = Done(files(tmp_path))
    run(operators, job, tmp_path / "files")
    assert operators.advance() == operators.TIMER_SECONDS
    assert (job.description, bpy.data.collections) == ("Waiting for Object Mode", [])
    job.cancel()
    assert operators.advance() is None
    assert (operators.last_message(), bpy.data.collections) == ("Cancelled", [])


def test_a_failed_import_leaves_nothing_and_no_step(bpy: Any, operators: Any, tmp_path: Path) -> None:
    cube = bpy.data.objects.new("Cube")
    cube.is_selected = True
    layer = bpy.context.view_layer
    layer.objects.append(cube)
    layer.objects.active = cube

    def fail(**_: Any) -> None:
        bpy.data.meshes.new("half")
        half = bpy.data.objects.new("half")
        bpy.context.scene.render.engine, cube.is_selected, layer.objects.active = "BLENDER_EEVEE_NEXT", False, half
        raise RuntimeError("the file is broken")

    bpy.ops.import_scene.gltf = fail
    run(operators, Done(files(tmp_path, mesh=tmp_path / "mesh.glb")), tmp_path / "files")
    assert operators.advance() is None
    assert operators.last_message() == "Error: Blender cannot import the files: the file is broken"
    assert bpy.popups == ["Blender cannot import the files: the file is broken"]
    assert bpy.data.objects == [cube]
    assert (bpy.data.collections, bpy.data.meshes, bpy.steps) == ([], [], [])
    assert (bpy.context.scene.render.engine, cube.is_selected, layer.objects.active) == ("CYCLES", True, cube)


def importer(bpy: Any, *names: str) -> Any:
    """An importer of glTF that adds objects with these names."""

    def load(**_: Any) -> None:
        for name in names:
            each = bpy.data.objects.new(name)
            each.data = bpy.data.meshes.new(name)
            bpy.context.scene.collection.objects.link(each)

    return load


def test_a_second_import_replaces_the_parts_of_the_world_and_keeps_its_empty(bpy: Any, operators: Any, tmp_path: Path) -> None:
    fetched = files(tmp_path, mesh=tmp_path / "mesh.glb")
    bpy.ops.import_scene.gltf = importer(bpy, "bench_1", "well_1")
    run(operators, Done(fetched), tmp_path / "files")
    operators.advance()
    (root,) = [each for each in bpy.data.objects if each.get("diorama_world_id") == "w1"]
    root.rotation_euler = (0, 0, 1)
    first = [each for each in bpy.data.objects if each is not root]
    own, freed = bpy.data.objects.new("Lamp"), first[1]
    freed.data.users = 1
    own.parent, freed.parent = root, None
    bpy.ops.import_scene.gltf = importer(bpy, "bench_1")
    run(operators, Done(fetched), tmp_path / "files")
    operators.advance()
    assert operators.last_message() == "Imported Well"
    assert [each.name for each in bpy.data.objects] == ["Well", "well_1", "Lamp", "bench_1"]
    assert (bpy.data.objects[0], root.rotation_euler) == (root, (0, 0, 1))
    assert first[0] not in bpy.data.objects
    assert [each.name for each in bpy.data.meshes] == ["well_1", "bench_1"]
    assert [each.name for each in bpy.data.collections] == ["Well", "Mesh"]
    assert bpy.data.objects[3].parent is root


def test_a_second_import_that_fails_keeps_the_parts_and_their_names(bpy: Any, operators: Any, tmp_path: Path) -> None:
    fetched = files(tmp_path, mesh=tmp_path / "mesh.glb")
    bpy.ops.import_scene.gltf = importer(bpy, "bench_1")
    run(operators, Done(fetched), tmp_path / "files")
    operators.advance()

    def fail(**_: Any) -> None:
        bpy.data.objects.new("bench_1")
        raise KeyError("extension")

    bpy.ops.import_scene.gltf = fail
    run(operators, Done(fetched), tmp_path / "files")
    operators.advance()
    assert operators.last_message() == "Error: Blender cannot import the files: 'extension'"
    assert [each.name for each in bpy.data.objects] == ["Well", "bench_1"]
    assert [each.name for each in bpy.data.collections] == ["Well", "Mesh"]


def test_an_import_of_another_world_adds_a_second_empty(bpy: Any, operators: Any, tmp_path: Path) -> None:
    for world_id in ("w1", "w2"):
        run(operators, Done(replace(files(tmp_path), world_id=world_id)), tmp_path / "files")
        operators.advance()
    assert [each.get("diorama_world_id") for each in bpy.data.objects] == ["w1", "w2"]


def test_a_second_lighting_keeps_the_nodes_and_replaces_the_picture(bpy: Any, operators: Any, tmp_path: Path) -> None:
    lighting = sys.modules["diorama_blender.lighting"]
    former, new = bpy.data.images.new("Well panorama"), bpy.data.images.new("panorama.hdr")
    new.pack = lambda: None
    bpy.data.images.load = lambda _: new
    node = SimpleNamespace(bl_idname="ShaderNodeTexEnvironment", image=former)
    world = bpy.data.worlds.new("Well")
    world["diorama_world_id"], world.node_tree = "w1", SimpleNamespace(nodes=[node])
    bpy.context.scene.world = world
    lighting.light_scene(bpy.context.scene, tmp_path / "panorama.hdr", "Well", "w1")
    assert bpy.context.scene.world is world
    assert node.image is new
    assert bpy.data.images == [new]
    assert new.name == "Well panorama"


def test_the_operators_end_at_once_so_that_blender_saves_automatically(operators: Any) -> None:
    for each in (operators.DIORAMA_OT_generate, operators.DIORAMA_OT_import_world):
        assert not hasattr(each, "modal")
        assert not hasattr(each, "invoke")


def test_the_list_of_worlds_has_a_short_timeout_and_one_attempt(bpy: Any, operators: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []

    def fetch(service: Any) -> list[Any]:
        made.append(service)
        return []

    monkeypatch.setattr(operators, "fetch_worlds", fetch)
    monkeypatch.setattr(operators, "preferences_of", lambda _: SimpleNamespace(url="http://127.0.0.1:1", api_key="k"))
    chooser = operators.DIORAMA_OT_choose_world()
    chooser.report = lambda *_: None
    assert chooser.invoke(bpy.context, None) == {"CANCELLED"}
    assert made[0]._timeout_seconds == 10


@pytest.mark.parametrize(("lighting", "hdr", "wanted"), [(True, True, True), (False, True, False), (True, False, False)])
def test_the_hdr_panorama_is_exported_only_for_lighting(operators: Any, lighting: bool, hdr: bool, wanted: bool) -> None:
    settings = SimpleNamespace(
        mesh="COLLIDER", prompt="a well", model="svc-1.1", use_seed=False, world_id="w1", use_lighting=lighting, use_hdr=hdr
    )
    for each in (operators.DIORAMA_OT_generate, operators.DIORAMA_OT_import_world):
        assert each().request(settings).hdr is wanted


def test_the_panel_starts_without_an_export_that_costs_credits(bpy: Any, operators: Any) -> None:
    fields = sys.modules["diorama_blender.properties"].DIORAMA_PG_settings.__annotations__
    assert fields["mesh"]["default"] == "COLLIDER"
    assert (fields["use_hdr"]["name"], fields["use_hdr"]["default"]) == ("HDR lighting (80 credits)", False)
    assert [("3,500 credits" in text) for _, _, text in fields["mesh"]["items"]] == [False, True, True]
    assert all("credits" in text for _, _, text in fields["model"]["items"])


@pytest.mark.parametrize(
    ("model", "mesh", "line"),
    [
        ("svc-1.0-draft", "COLLIDER", "Default price: 230 credits"),
        ("svc-1.0-draft", "TEXTURED", "Default price: 3,730 credits"),
        ("svc-1.1-plus", "VERTEX_COLORS", "Default price: 6,580 credits"),
        ("svc-9", "COLLIDER", "Price unknown"),
    ],
)
def test_the_panel_shows_the_price(model: str, mesh: str, line: str) -> None:
    assert describe_price(model, mesh) == line


def test_the_price_contains_the_hdr_panorama() -> None:
    assert describe_price("svc-1.0-draft", "COLLIDER", hdr=True) == "Default price: 310 credits"


def test_the_permissions_fit_the_limit_of_blender() -> None:
    section = MANIFEST.read_text("utf-8").split("[permissions]")[1].split("[build]")[0]
    texts = re.findall(r'^\w+ = "(.*)"$', section, re.MULTILINE)
    assert len(texts) == 2
    assert all(len(text) <= 64 for text in texts)
