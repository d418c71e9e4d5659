"""A module `unreal` with the calls that the importer makes, and no others: another name raises AttributeError.

Names and properties follow the Python API reference of Unreal Engine 5.4 to 5.7.
"""

import types
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from diorama_unreal.frame import to_unreal
from diorama_unreal.glb import read_bounds


class PropertyHolder:
    """An object whose editor properties have fixed names."""

    names: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.properties: dict[str, Any] = {}

    def set_editor_property(self, name: str, value: Any) -> None:
        if name not in self.names:
            raise AttributeError(name)
        self.properties[name] = value

    def get_editor_property(self, name: str) -> Any:
        if name not in self.names:
            raise AttributeError(name)
        return self.properties[name]


class Component(PropertyHolder):
    def __init__(self) -> None:
        super().__init__()
        self.profile = "BlockAll"
        self.visible = True
        self.mobility = "STATIONARY"

    def set_mobility(self, mobility: str) -> None:
        self.mobility = mobility

    def set_visibility(self, visible: bool) -> None:
        self.visible = visible


class StaticMeshComponent(Component):
    names = ("affect_dynamic_indirect_lighting",)
    mesh: Any = None

    def set_static_mesh(self, mesh: Any) -> bool:
        self.mesh = mesh
        return True

    def set_collision_profile_name(self, name: str) -> None:
        self.profile = name


class SkyLightComponent(Component):
    names = ("source_type", "cubemap", "source_cubemap_angle", "real_time_capture", "lower_hemisphere_is_black")
    captures = 0

    def recapture_sky(self) -> None:
        self.captures += 1


class DirectionalLightComponent(Component):
    names = ("intensity",)


@dataclass(frozen=True)
class Vector:
    x: float
    y: float
    z: float


@dataclass(frozen=True)
class Rotator:
    roll: float
    pitch: float
    yaw: float


class Actor:
    component_kind: type[Component] | None = None
    count = 0

    def __init__(self, location: Vector, rotation: Rotator) -> None:
        Actor.count += 1
        self.path = f"/Level.Actor_{Actor.count}"
        self.location, self.rotation = location, rotation
        self.tags: list[str] = []
        self.label = self.folder = ""
        self.hidden_in_game = False
        self.parent: Actor | None = None
        self.component = self.component_kind() if self.component_kind else None

    def get_attach_parent_actor(self) -> "Actor | None":
        return self.parent

    def attach_to_actor(self, parent: "Actor", socket: str, location: str, rotation: str, scale: str, weld: bool) -> bool:
        assert (socket, location, rotation, scale, weld) == ("", "relative", "relative", "relative", False)
        self.parent = parent
        return True

    def get_path_name(self) -> str:
        return self.path

    def get_actor_label(self) -> str:
        return self.label

    def set_actor_label(self, label: str) -> None:
        self.label = label

    def set_folder_path(self, folder: str) -> None:
        self.folder = folder

    def set_actor_hidden_in_game(self, hidden: bool) -> None:
        self.hidden_in_game = hidden

    def get_components_by_class(self, kind: type[Component]) -> list[Component]:
        return [self.component] if isinstance(self.component, kind) else []


class StaticMeshActor(Actor):
    component_kind = StaticMeshComponent

    @property
    def static_mesh_component(self) -> Any:
        return self.component


class Light(Actor):
    @property
    def light_component(self) -> Any:
        return self.component


class SkyLight(Light):
    component_kind = SkyLightComponent


class DirectionalLight(Light):
    component_kind = DirectionalLightComponent


class PlayerStart(Actor):
    pass


class TargetPoint(Actor):
    pass


class BodySetup(PropertyHolder):
    names = ("collision_trace_flag",)


class NaniteSettings(PropertyHolder):
    names = ("enabled",)


class Asset:
    def __init__(self, source: str) -> None:
        self.source = source


class StaticMesh(Asset):
    def __init__(self, source: str, scale: float = 1.0) -> None:
        super().__init__(source)
        self.body = BodySetup()
        self.nanite = NaniteSettings()
        self.nanite.properties["enabled"] = True
        self.scale = scale

    def get_editor_property(self, name: str) -> BodySetup:
        if name != "body_setup":
            raise AttributeError(name)
        return self.body

    def get_bounding_box(self) -> Any:
        low, high = (to_unreal(corner) for corner in read_bounds(Path(self.source)))
        corners = [Vector(*(self.scale * value for value in corner)) for corner in (low, high)]
        return types.SimpleNamespace(min=corners[0], max=corners[1])


class TextureCube(Asset):
    pass


class MaterialInstance(Asset):
    pass


class Task:
    """A `ScopedSlowTask` and a `ScopedEditorTransaction`."""

    cancelled = False

    def __init__(self, *_: Any) -> None: ...

    def __enter__(self) -> "Task":
        return self

    def __exit__(self, *_: object) -> None: ...

    def make_dialog(self, can_cancel: bool) -> None: ...

    def enter_progress_frame(self, *_: Any) -> None: ...

    def should_cancel(self) -> bool:
        return self.cancelled


class Menu:
    """A `ToolMenu`, with its entries by section and name."""

    def __init__(self) -> None:
        self.label = ""
        self.entries: dict[str, list[Any]] = {}
        self.menus: dict[str, Menu] = {}

    def add_sub_menu(self, owner: str, section: str, name: str, label: str, tip: str) -> "Menu":
        menu = self.menus.setdefault(name, Menu())
        menu.label = label
        return menu

    def add_section(self, name: str, label: str) -> None:
        self.entries.setdefault(name, [])

    def add_menu_entry(self, section: str, entry: "MenuEntry") -> None:
        self.entries[section].append(entry)


class MenuEntry:
    """A `ToolMenuEntry` of the type of menu entries."""

    def __init__(self, name: str, **options: str) -> None:
        assert options == {"type": "menu entry"}
        self.name = name
        self.label = self.tip = self.command = ""

    def set_label(self, label: str) -> None:
        self.label = label

    def set_tool_tip(self, tip: str) -> None:
        self.tip = tip

    def set_string_command(self, kind: str, custom_kind: str, string: str) -> None:
        assert (kind, custom_kind) == ("python", "")
        self.command = string


class Editor:
    """An editor with one level. `broken` has the names of files that it imports without a result."""

    def __init__(self, saved: Path) -> None:
        self.saved = saved
        self.actors: list[Actor] = []
        self.assets: dict[str, Asset] = {}
        self.saved_assets: list[Asset] = []
        self.warnings: list[str] = []
        self.broken: set[str] = set()
        self.scale = 1.0
        self.events: list[str] = []
        self.logs: list[str] = []
        self.tools_menu = Menu()

    def extend_menu(self, name: str) -> Menu:
        assert name == "LevelEditor.MainMenu.Tools"
        return self.tools_menu

    def destroy(self, actor: Actor) -> None:
        self.events.append("destroy")
        self.actors.remove(actor)

    def named(self, noun: str) -> Any:
        """Return the one actor whose label has a noun."""
        found = [actor for actor in self.actors if f"Diorama {noun} " in actor.label]
        assert len(found) == 1, [actor.label for actor in self.actors]
        return found[0]

    def spawn(self, kind: type[Actor], location: Vector, rotation: Rotator) -> Actor:
        self.actors.append(kind(location, rotation))
        return self.actors[-1]

    def import_task(self, task: Any) -> None:
        name = Path(task.filename).stem
        assert [task.automated, task.replace_existing, task.save] == [True, True, True]
        task.imported_object_paths = []
        if name in self.broken:
            return
        made = (
            [TextureCube(task.filename)]
            if task.filename.endswith(".hdr")
            else [MaterialInstance(""), StaticMesh(task.filename, self.scale)]
        )
        for index, asset in enumerate(made):
            path = f"{task.destination_path}/{name}{index}.{name}{index}"
            self.assets[path] = asset
            task.imported_object_paths.append(path)

    def import_scene(self, folder: str, source: str, parameters: Any) -> bool:
        assert parameters.is_automated
        self.events.append("import scene")
        if Path(source).stem in self.broken:
            return False
        for _ in range(2):
            self.spawn(StaticMeshActor, Vector(0, 0, 0), Rotator(0, 0, 0))
            self.actors[-1].component.mesh = folder
        return True


def make_module(editor: Editor) -> types.ModuleType:
    """Return the module `unreal` of an editor."""
    actors = types.SimpleNamespace(
        get_all_level_actors=lambda: list(editor.actors),
        destroy_actor=editor.destroy,
        spawn_actor_from_class=editor.spawn,
    )
    assets = types.SimpleNamespace(load_asset=editor.assets.get, save_loaded_asset=editor.saved_assets.append)
    menus = types.SimpleNamespace(extend_menu=editor.extend_menu, refresh_all_widgets=lambda: None)
    meshes = types.SimpleNamespace(
        get_nanite_settings=lambda mesh: mesh.nanite,
        set_nanite_settings=lambda mesh, settings, apply_changes: setattr(mesh, "nanite", settings),
    )
    manager = types.SimpleNamespace(import_scene=editor.import_scene, create_source_data=lambda file: file)
    module = types.ModuleType("unreal")
    kinds = (Actor, StaticMeshActor, SkyLight, DirectionalLight, PlayerStart, TargetPoint, StaticMesh, TextureCube)
    kinds += (StaticMeshComponent, Vector, Rotator)
    vars(module).update({kind.__name__: kind for kind in kinds})
    vars(module).update(
        Object=Asset,
        BodySetup=BodySetup,
        Name=str,
        ScopedSlowTask=Task,
        ScopedEditorTransaction=Task,
        EditorActorSubsystem=actors,
        StaticMeshEditorSubsystem=meshes,
        get_editor_subsystem=lambda subsystem: subsystem,
        InterchangeManager=types.SimpleNamespace(get_interchange_manager_scripted=lambda: manager),
        ImportAssetParameters=lambda: types.SimpleNamespace(is_automated=False),
        AssetImportTask=types.SimpleNamespace,
        AssetToolsHelpers=types.SimpleNamespace(
            get_asset_tools=lambda: types.SimpleNamespace(import_asset_tasks=lambda tasks: [editor.import_task(task) for task in tasks])
        ),
        EditorAssetSubsystem=assets,
        AttachmentRule=types.SimpleNamespace(KEEP_RELATIVE="relative"),
        ToolMenu=Menu,
        ToolMenuEntry=MenuEntry,
        ToolMenus=types.SimpleNamespace(get=lambda: menus),
        MultiBlockType=types.SimpleNamespace(MENU_ENTRY="menu entry"),
        ToolMenuStringCommandType=types.SimpleNamespace(PYTHON="python"),
        CollisionTraceFlag=types.SimpleNamespace(CTF_USE_COMPLEX_AS_SIMPLE="complex as simple"),
        ComponentMobility=types.SimpleNamespace(MOVABLE="MOVABLE"),
        SkyLightSourceType=types.SimpleNamespace(SLS_SPECIFIED_CUBEMAP="cubemap"),
        Paths=types.SimpleNamespace(project_saved_dir=lambda: str(editor.saved), convert_relative_path_to_full=lambda path: path),
        log=editor.logs.append,
        log_warning=editor.warnings.append,
    )
    return module
