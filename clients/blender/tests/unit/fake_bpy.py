"""The part of Blender that the operators and the import use, as a module of plain objects."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType, SimpleNamespace
from typing import Any


class Blocks(list[Any]):
    """Data-blocks of one kind."""

    def new(self, name: str, *_: Any) -> Any:
        block = Block(name)
        self.append(block)
        return block

    def get(self, name: str) -> Any:
        return next((each for each in self if each.name == name), None)


class Linked(list[Any]):
    """What a collection holds."""

    def __init__(self, holder: Any) -> None:
        super().__init__()
        self.holder = holder

    def link(self, block: Any) -> None:
        self.append(block)
        block.users_collection.append(self.holder)

    def unlink(self, block: Any) -> None:
        self.remove(block)
        block.users_collection.remove(self.holder)


class Block(dict[str, Any]):
    """An object, a collection or data of an object."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name, self.mode, self.is_selected, self.parent = name, "OBJECT", False, None
        self.objects, self.children, self.users_collection = Linked(self), Linked(self), []
        self.data, self.users, self.rotation_euler = None, 0, (0, 0, 0)

    __hash__ = object.__hash__

    def __eq__(self, other: object) -> bool:
        return self is other

    def select_get(self, view_layer: Any = None) -> bool:
        return self.is_selected

    def select_set(self, state: bool, view_layer: Any = None) -> None:
        self.is_selected = state


class LayerObjects(list[Any]):
    """The objects of a view layer."""

    active: Any = None


KINDS = ("objects", "collections", "meshes", "cameras", "lights", "worlds", "materials", "images", "scenes")


def make_bpy() -> ModuleType:
    """Return a new Blender with one scene, one window and no objects."""
    bpy = ModuleType("bpy")
    props, handlers, app = ModuleType("bpy.props"), ModuleType("bpy.app.handlers"), ModuleType("bpy.app")
    for name in ("BoolProperty", "EnumProperty", "IntProperty", "StringProperty", "PointerProperty"):
        setattr(props, name, lambda **fields: fields)

    def persistent(function: Callable[..., Any]) -> Callable[..., Any]:
        function._bpy_persistent = None  # type: ignore[attr-defined]
        return function

    handlers.persistent, handlers.load_pre = persistent, []  # type: ignore[attr-defined]
    timers: list[Any] = []
    app.handlers = handlers  # type: ignore[attr-defined]
    app.timers = SimpleNamespace(  # type: ignore[attr-defined]
        register=lambda each, **_: timers.append(each), unregister=timers.remove, is_registered=lambda each: each in timers
    )
    layer = SimpleNamespace(objects=LayerObjects(), update=lambda: None, layer_collection=SimpleNamespace(collection=None, children=[]))
    scene = Block("Scene")
    scene.render, scene.view_layers = SimpleNamespace(engine="CYCLES"), [layer]  # type: ignore[attr-defined]
    scene.view_settings, scene.unit_settings = SimpleNamespace(view_transform="AgX"), SimpleNamespace(scale_length=1)  # type: ignore[attr-defined]
    scene.world, scene.camera, scene.collection = None, None, Block("Scene Collection")  # type: ignore[attr-defined]
    window = SimpleNamespace(view_layer=layer, screen=SimpleNamespace(areas=[]))
    steps: list[str] = []

    class UndoPush:
        poll = staticmethod(lambda: True)

        def __call__(self, message: str) -> None:
            steps.append(message)

    @contextmanager
    def temp_override(**_: Any) -> Iterator[None]:
        yield

    bpy.app, bpy.props, bpy.steps = app, props, steps  # type: ignore[attr-defined]
    bpy.types = SimpleNamespace(**{name: type(name, (), {}) for name in TYPES})  # type: ignore[attr-defined]
    bpy.data = SimpleNamespace(**{kind: Blocks() for kind in KINDS})  # type: ignore[attr-defined]
    bpy.data.scenes.append(scene)
    scene.objects = bpy.data.objects

    def batch_remove(blocks: list[Any]) -> None:
        for block in blocks:
            for kind in KINDS:
                if block in getattr(bpy.data, kind):
                    getattr(bpy.data, kind).remove(block)
            for collection in bpy.data.collections:
                for group in (collection.objects, collection.children):
                    if block in group:
                        group.remove(block)

    bpy.data.batch_remove = batch_remove
    popups: list[str] = []
    bpy.popups = popups  # type: ignore[attr-defined]

    def popup_menu(draw: Callable[..., None], **_: Any) -> None:
        draw(SimpleNamespace(layout=SimpleNamespace(label=lambda text: popups.append(text))), None)

    manager = SimpleNamespace(windows=[window], popup_menu=popup_menu)
    bpy.context = SimpleNamespace(scene=scene, view_layer=layer, window_manager=manager, temp_override=temp_override)  # type: ignore[attr-defined]
    bpy.ops = SimpleNamespace(ed=SimpleNamespace(undo_push=UndoPush()), import_scene=SimpleNamespace())  # type: ignore[attr-defined]
    return bpy


TYPES = (
    "Operator",
    "AddonPreferences",
    "PropertyGroup",
    "Context",
    "Event",
    "Scene",
    "Object",
    "Collection",
    "LayerCollection",
    "Menu",
    "World",
    "ShaderNode",
)
