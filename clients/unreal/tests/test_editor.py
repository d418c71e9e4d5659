import importlib
import json
import runpy
import struct
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from diorama_unreal.service import CancelledError, SpawnPoint, Sun, WorldEntry, WorldFiles
from fake_unreal import Actor, DirectionalLight, Editor, Rotator, SkyLight, Task, Vector, make_module

FIRST = "01890000-0000-7000-8000-000000000001"
SECOND = "01890000-0000-7000-8000-000000000002"
RUNTIME_MODULES = ("menu", "editor", "assets", "actors")


def write_glb(file: Path) -> Path:
    document = {
        "nodes": [{"mesh": 0}],
        "meshes": [{"primitives": [{"attributes": {"POSITION": 0}}]}],
        "accessors": [{"min": [-3, -1.6, -40], "max": [5, 2, 10]}],
    }
    text = json.dumps(document).encode()
    file.write_bytes(struct.pack("<4sIII4s", b"glTF", 2, 20 + len(text), len(text), b"JSON") + text)
    return file


@pytest.fixture
def editor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Editor]:
    made = Editor(tmp_path / "saved")
    monkeypatch.setitem(sys.modules, "unreal", make_module(made))
    monkeypatch.setenv("DIORAMA_URL", "http://127.0.0.1:1")
    monkeypatch.setenv("DIORAMA_API_KEY", "key")
    monkeypatch.setattr(Task, "cancelled", False)
    yield made
    for name in RUNTIME_MODULES:
        sys.modules.pop(f"diorama_unreal.{name}", None)


@pytest.fixture
def files(tmp_path: Path) -> WorldFiles:
    light = tmp_path / "light.hdr"
    light.write_bytes(b"#?RADIANCE")
    return WorldFiles(
        world_id=FIRST,
        collider=write_glb(tmp_path / "collider.glb"),
        mesh=write_glb(tmp_path / "mesh.glb"),
        light=light,
        spawn_points=[SpawnPoint((1.0, 0.5, -2.0), 90.0)],
        sun=Sun(20.0, 35.0),
        eye_height=1.6,
    )


def load(monkeypatch: pytest.MonkeyPatch, files: WorldFiles) -> ModuleType:
    """Load the importer with files that the service would return."""
    module = importlib.import_module("diorama_unreal.editor")
    monkeypatch.setattr(module, "fetch_world", lambda _service, world_id, *_, **__: replace(files, world_id=world_id))
    return module


def actors_of(editor: Editor, world_id: str) -> list[Actor]:
    return [actor for actor in editor.actors if f"Diorama:{world_id}" in actor.tags]


def root_of(editor: Editor, world_id: str) -> Actor:
    (root,) = [actor for actor in actors_of(editor, world_id) if "DioramaRoot" in actor.tags]
    return root


def test_places_each_part_in_the_folder_of_its_world(editor: Editor, files: WorldFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, files).import_world(FIRST, with_sun=True)
    assert len(editor.actors) == len(actors_of(editor, FIRST)) == 7
    assert {actor.folder for actor in editor.actors} == {f"Diorama/{FIRST}"}
    assert {path.rsplit("/", 2)[0] for path in editor.assets} == {f"/Game/Diorama/{FIRST}"}
    assert editor.warnings == []


def test_only_the_collider_stops_bodies(editor: Editor, files: WorldFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, files).import_world(FIRST)
    visible = [actor for actor in editor.actors if not actor.label]
    assert [actor.component.profile for actor in visible] == ["NoCollision", "NoCollision"]
    assert [actor.component.properties for actor in visible] == [{"affect_dynamic_indirect_lighting": False}] * 2
    collider = editor.named("collider")
    mesh = collider.component.mesh
    assert collider.component.profile == "BlockAll"
    assert collider.hidden_in_game
    assert not collider.component.visible
    assert mesh.body.properties["collision_trace_flag"] == "complex as simple"
    assert mesh.nanite.properties["enabled"] is False
    assert mesh in editor.saved_assets


def test_the_player_start_stands_on_the_ground(editor: Editor, files: WorldFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, files).import_world(FIRST)
    start = editor.named("start")
    assert start.location == Vector(100.0, -200.0, pytest.approx(-110.0 + 92.0 + 8.0))
    assert start.rotation == Rotator(roll=0.0, pitch=0.0, yaw=0.0)


def test_lights_need_no_build_and_match_the_mesh(editor: Editor, files: WorldFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, files).import_world(FIRST, with_sun=True)
    sky, sun = editor.named("sky light"), editor.named("sun")
    assert sky.component.properties["source_cubemap_angle"] == 0.0
    assert sky.component.properties["lower_hemisphere_is_black"] is False
    assert sky.component.captures == 1
    assert sun.rotation == Rotator(roll=0.0, pitch=-35.0, yaw=110.0)
    assert sun.component.properties["intensity"] == pytest.approx(3.14)
    assert sky.component.mobility == sun.component.mobility == "MOVABLE"


def test_a_second_world_leaves_the_first_one_as_it_is(editor: Editor, files: WorldFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    module = load(monkeypatch, files)
    module.import_world(FIRST)
    first = list(editor.actors)
    module.import_world(SECOND)
    assert actors_of(editor, FIRST) == first
    assert len(actors_of(editor, SECOND)) == len(first)
    assert {path.split("/")[3] for path in editor.assets} == {FIRST, SECOND}


def test_another_import_of_a_world_replaces_only_its_actors(editor: Editor, files: WorldFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    module = load(monkeypatch, files)
    own = editor.spawn(Actor, Vector(0, 0, 0), Rotator(0, 0, 0))
    own.tags = ["Diorama"]
    module.import_world(SECOND)
    kept = list(editor.actors)
    module.import_world(FIRST)
    replaced = actors_of(editor, FIRST)
    module.import_world(FIRST)
    assert editor.actors[: len(kept)] == kept
    assert len(actors_of(editor, FIRST)) == len(replaced)
    root = root_of(editor, FIRST)
    assert set(actors_of(editor, FIRST)) & set(replaced) == {root}


def test_another_import_keeps_the_root_and_its_transform(editor: Editor, files: WorldFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    module = load(monkeypatch, files)
    module.import_world(FIRST, with_sun=True)
    root = root_of(editor, FIRST)
    root.location = Vector(500, 0, 0)
    module.import_world(FIRST, with_sun=True)
    assert root_of(editor, FIRST) is root
    assert root.location == Vector(500, 0, 0)
    assert {actor.parent for actor in actors_of(editor, FIRST) if actor is not root} == {root}
    assert root.parent is None


def test_attaches_no_actor_that_the_scene_attached(editor: Editor, files: WorldFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    module = load(monkeypatch, files)
    import_scene = editor.import_scene

    def import_nested(folder: str, source: str, parameters: Any) -> bool:
        done = import_scene(folder, source, parameters)
        editor.actors[-1].parent = editor.actors[-2]
        return done

    manager = sys.modules["unreal"].InterchangeManager.get_interchange_manager_scripted()
    monkeypatch.setattr(manager, "import_scene", import_nested)
    module.import_world(FIRST)
    outer, inner = (actor for actor in editor.actors if not actor.label)
    assert (outer.parent, inner.parent) == (root_of(editor, FIRST), outer)


def test_another_import_removes_actors_after_the_new_scene(editor: Editor, files: WorldFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    module = load(monkeypatch, files)
    module.import_world(FIRST)
    editor.events.clear()
    module.import_world(FIRST)
    assert editor.events == ["import scene", *["destroy"] * 5]


def test_removes_a_world(editor: Editor, files: WorldFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    module = load(monkeypatch, files)
    module.import_world(FIRST)
    module.import_world(SECOND)
    module.remove_world(FIRST)
    assert actors_of(editor, FIRST) == []
    assert editor.actors == actors_of(editor, SECOND) != []


def test_turns_its_sky_light_off_if_the_level_has_another(editor: Editor, files: WorldFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    editor.spawn(SkyLight, Vector(0, 0, 0), Rotator(0, 0, 0)).set_actor_label("Sky of the level")
    load(monkeypatch, files).import_world(FIRST)
    assert not editor.named("sky light").component.visible
    assert ["Sky of the level" in warning for warning in editor.warnings] == [True]


def test_turns_its_sun_off_if_the_level_has_another(editor: Editor, files: WorldFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    own = editor.spawn(DirectionalLight, Vector(0, 0, 0), Rotator(0, 0, 0))
    own.set_actor_label("Light of the level")
    load(monkeypatch, files).import_world(FIRST, with_sun=True)
    assert not editor.named("sun").component.visible
    assert own.component is not None
    assert own.component.visible
    (warning,) = editor.warnings
    assert warning == "Diorama: the level has another directional light (Light of the level), so the sun of this world is turned off"


def test_another_import_leaves_its_sun_on(editor: Editor, files: WorldFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    module = load(monkeypatch, files)
    module.import_world(FIRST, with_sun=True)
    module.import_world(FIRST, with_sun=True)
    assert editor.named("sun").component.visible
    assert editor.warnings == []


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        ("collider", r"imported no static mesh from .*collider\.glb into /Game/Diorama/.*, but nothing\. Turn on the plug-in"),
        ("light", r"imported no cubemap from .*light\.hdr"),
    ],
)
def test_a_failed_import_of_an_asset_leaves_the_level_as_it_is(
    editor: Editor, files: WorldFiles, monkeypatch: pytest.MonkeyPatch, broken: str, message: str
) -> None:
    module = load(monkeypatch, files)
    module.import_world(FIRST)
    earlier = list(editor.actors)
    editor.broken = {broken}
    with pytest.raises(module_error(), match=message):
        module.import_world(FIRST)
    assert editor.actors == earlier


def test_reports_a_scene_without_actors(editor: Editor, files: WorldFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    module = load(monkeypatch, files)
    module.import_world(FIRST)
    earlier = list(editor.actors)
    editor.broken = {"mesh"}
    with pytest.raises(module_error(), match="created no actor from"):
        module.import_world(FIRST)
    assert editor.actors == earlier


def test_reports_a_file_that_is_missing(editor: Editor, files: WorldFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    assert files.light is not None
    files.light.unlink()
    module = load(monkeypatch, files)
    with pytest.raises(module_error(), match=r"light\.hdr is missing"):
        module.import_world(FIRST)
    assert editor.actors == []


def test_reports_an_importer_with_another_scale(editor: Editor, files: WorldFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    editor.scale = 0.01
    module = load(monkeypatch, files)
    with pytest.raises(module_error(), match=r"other axes or another scale: collider\.glb"):
        module.import_world(FIRST)
    assert editor.actors == []


def test_warns_about_a_world_without_a_mesh_or_a_sun(editor: Editor, files: WorldFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, replace(files, mesh=None, light=None, sun=None)).import_world(FIRST, with_sun=True)
    assert sorted(actor.label.split()[1] for actor in editor.actors) == ["collider", "start", "world"]
    assert editor.warnings == [
        "Diorama: the world has no textured mesh yet, so the level shows nothing. Use may_export=True",
        "Diorama: the world has no HDR panorama yet, so there is no sky light. Use may_export=True",
        "Diorama: this world has no sun, so there is no directional light",
    ]


def test_a_cancelled_import_leaves_the_level_as_it_is(editor: Editor, files: WorldFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    module = load(monkeypatch, files)

    def fetch(*_: Any, on_progress: Any, **__: Any) -> WorldFiles:
        on_progress(0.5, "Downloading mesh.glb")
        monkeypatch.setattr(Task, "cancelled", True)
        with pytest.raises(CancelledError):
            on_progress(0.6, "Downloading mesh.glb")
        raise CancelledError

    monkeypatch.setattr(module, "fetch_world", fetch)
    module.import_world(FIRST)
    assert editor.actors == []
    assert "cancelled" in editor.warnings[0]


def test_reads_the_address_and_the_key_from_the_project(editor: Editor, files: WorldFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DIORAMA_URL")
    monkeypatch.delenv("DIORAMA_API_KEY")
    (editor.saved / "Diorama").mkdir(parents=True)
    (editor.saved / "Diorama" / "diorama.env").write_text("DIORAMA_URL=http://127.0.0.1:2\nDIORAMA_API_KEY=filed\n")
    module = load(monkeypatch, files)
    made: list[tuple[str, str]] = []
    monkeypatch.setattr(module, "Service", lambda url, key: made.append((url, key)))
    monkeypatch.setattr(module, "list_worlds", lambda _service: [WorldEntry(FIRST, "Fjord")])
    module.print_worlds()
    assert made == [("http://127.0.0.1:2", "filed")]
    assert editor.logs == [f"{FIRST}  Fjord"]


def test_the_menu_lists_and_imports_worlds(editor: Editor, files: WorldFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    module = load(monkeypatch, files)
    monkeypatch.setattr(module, "list_worlds", lambda _service: [WorldEntry(FIRST, "Fjord"), WorldEntry(SECOND, "")])
    runpy.run_path(str(Path(__file__).parents[1] / "init_unreal.py"))
    menu = editor.tools_menu.menus["Diorama"]
    (entry,) = menu.entries["Actions"]
    exec(entry.command, {})
    exec(entry.command, {})
    worlds = menu.entries["Worlds"]
    assert [world.label for world in worlds] == ["Fjord (000001)", "Unnamed (000002)"]
    exec(worlds[1].command, {})
    assert actors_of(editor, SECOND) == editor.actors != []


def test_the_menu_exports_only_in_its_submenu(editor: Editor, files: WorldFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    module = load(monkeypatch, files)
    monkeypatch.setattr(module, "list_worlds", lambda _service: [WorldEntry(FIRST, "Fjord")])
    exported: list[bool] = []

    def fetch(*_: Any, may_export: bool, **__: Any) -> WorldFiles:
        exported.append(may_export)
        return files

    monkeypatch.setattr(module, "fetch_world", fetch)
    menu_module = importlib.import_module("diorama_unreal.menu")
    menu_module.add_menu()
    menu_module.list_worlds_in_menu()
    menu_module.list_worlds_in_menu()
    menu = editor.tools_menu.menus["Diorama"]
    exports = menu.menus["DioramaWithExports"]
    assert exports.label == "Import with exports (3,580 credits)"
    (free,), (paid,) = menu.entries["Worlds"], exports.entries["Worlds"]
    assert paid.label == free.label == "Fjord (000001)"
    exec(free.command, {})
    exec(paid.command, {})
    assert exported == [False, True]


def module_error() -> type[Exception]:
    """Return the error class of the modules that use the current fake."""
    error: type[Exception] = importlib.import_module("diorama_unreal.assets").ImportFailedError
    return error
