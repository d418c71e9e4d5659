"""Operators: generate, import and cancel.

An operator starts a job and a timer, and ends at once, because Blender saves no file automatically while an operator runs. The timer
runs in the main thread, shows the progress, and imports the files when the job is done. One job runs at a time.
"""

import os
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import bpy
from bpy.app.handlers import persistent

from .job import Job, Request
from .properties import preferences_of
from .scene_import import import_world
from .service import TIMEOUT_SECONDS, JobCancelledError, Pause, Service, ServiceError, is_local
from .worlds import WorldEntry, fetch_worlds, wrap

__all__ = ["CLASSES", "advance", "current", "last_message", "stop", "stop_before_load"]

ERROR = "Error: "
"""Begins the message of a job that failed."""
TIMER_SECONDS = 0.25
STOP_SECONDS = 5.0
LIST_TIMEOUT_SECONDS = 10.0
"""For the list of worlds, for which the window does not respond."""
ERROR_WIDTH_PIXELS = 560.0
UNDO_STEP = "Import Diorama World"


@dataclass
class _Running:
    job: Job
    folder: Path
    scene_name: str


_running: _Running | None = None
_message = ""


def current() -> Job | None:
    """Return the running job."""
    return _running.job if _running is not None else None


def last_message() -> str:
    """Return what became of the last job; empty while one runs."""
    return _message


def stop() -> None:
    """Cancel the running job and wait a moment for its end."""
    global _running
    if _running is None:
        return
    _running.job.cancel()
    _running.job.join(STOP_SECONDS)
    shutil.rmtree(_running.folder, ignore_errors=True)
    _running = None
    if bpy.app.timers.is_registered(advance):
        bpy.app.timers.unregister(advance)


@persistent
def stop_before_load(*_: object) -> None:
    """Cancel the running job before Blender opens another file, which would leave the job without its timer and its scene."""
    global _message
    if _running is None:
        return
    stop()
    _message = "Cancelled, because Blender opened another file"


def advance() -> float | None:
    """Look at the job; import its files when it is done. Returns the seconds until the next look, or None."""
    global _running, _message
    if _running is None:
        return None
    _redraw()
    job = _running.job
    if not job.is_done:
        return TIMER_SECONDS
    if job.files is not None and not job.is_cancelled and _is_editing(_running.scene_name):
        job.description = "Waiting for Object Mode"
        return TIMER_SECONDS
    running, _running = _running, None
    try:
        _message = _finish(running)
    finally:
        shutil.rmtree(running.folder, ignore_errors=True)
    if _message.startswith(ERROR):
        _show_error(_message.removeprefix(ERROR))
    _redraw()
    return None


def _show_error(text: str) -> None:
    """Show an error in a pop-up menu, because a timer cannot report to the status bar; without a window, the panel alone shows it."""
    windows = bpy.context.window_manager.windows
    if not windows:
        return

    def draw(menu: bpy.types.Menu, _context: bpy.types.Context) -> None:
        for line in wrap(text, ERROR_WIDTH_PIXELS):
            menu.layout.label(text=line)

    with bpy.context.temp_override(window=windows[0]):
        bpy.context.window_manager.popup_menu(draw, title="Diorama", icon="ERROR")


def _is_editing(scene_name: str) -> bool:
    """Return whether a window or the scene of the job is in another mode than Object Mode, in which an import would end this mode."""
    layers = [window.view_layer for window in bpy.context.window_manager.windows]
    scene = bpy.data.scenes.get(scene_name)
    if scene is not None:
        layers.append(scene.view_layers[0])
    return any(layer.objects.active is not None and layer.objects.active.mode != "OBJECT" for layer in layers)


def _push_undo() -> None:
    """Make the import a step that Undo removes; without a window, Blender has no steps."""
    windows = bpy.context.window_manager.windows
    if not windows:
        return
    with bpy.context.temp_override(window=windows[0]):
        if bpy.ops.ed.undo_push.poll():
            bpy.ops.ed.undo_push(message=UNDO_STEP)


def _finish(running: _Running) -> str:
    """Import the files of a job and return what to show."""
    job, scene = running.job, bpy.data.scenes.get(running.scene_name)
    if job.is_cancelled:
        return "Cancelled"
    if job.files is None:
        return "Cancelled" if isinstance(job.error, JobCancelledError) else f"{ERROR}{job.error}"
    if scene is None:
        return f"{ERROR}the scene of the world has been deleted"
    settings = scene.diorama
    settings.world_id = job.files.world_id
    with bpy.context.temp_override(scene=scene, view_layer=scene.view_layers[0]):
        try:
            import_world(
                bpy.context,
                job.files,
                lighting=settings.use_lighting,
                sun=settings.use_sun,
                camera=settings.use_camera,
                standard_view=settings.use_standard_view,
            )
        except Exception as error:  # the importer of glTF is disabled, or raises anything for a broken file
            return f"{ERROR}Blender cannot import the files: {str(error).strip() or type(error).__name__}"
    _push_undo()
    return f"Imported {job.files.name}"


def _connector(context: bpy.types.Context, timeout_seconds: float = TIMEOUT_SECONDS) -> Callable[[Pause], Service]:
    """Return what makes the service of the preferences.

    It raises a ServiceError where the address, the key or the settings of Blender do not allow calls.
    """
    preferences = preferences_of(context)

    def connect(pause: Pause) -> Service:
        service = Service(preferences.url, preferences.api_key or os.environ.get("DIORAMA_API_KEY", ""), pause, timeout_seconds)
        if not is_local(service.base_url) and not bpy.app.online_access:
            raise ServiceError("Blender is offline. Turn on Allow Online Access in Preferences > System")
        return service

    return connect


class _StartsJob:
    """Starts the job of a request; a base of operators."""

    bl_options = {"REGISTER"}  # noqa: RUF012 - as Blender expects it

    @classmethod
    def poll(cls, _context: bpy.types.Context) -> bool:
        """Return whether no job runs."""
        return _running is None

    def request(self, settings: bpy.types.PropertyGroup) -> Request:
        """Return what to fetch."""
        raise NotImplementedError

    def execute(self, context: bpy.types.Context) -> set[str]:
        """Start the job."""
        global _running, _message
        folder = Path(tempfile.mkdtemp(prefix="diorama-"))
        try:
            job = Job(_connector(context), self.request(context.scene.diorama), folder)
        except ServiceError as error:
            shutil.rmtree(folder, ignore_errors=True)
            _message = f"{ERROR}{error}"
            self.report({"ERROR"}, str(error))  # type: ignore[attr-defined]
            return {"CANCELLED"}
        _message = ""
        _running = _Running(job, folder, context.scene.name)
        job.start()
        bpy.app.timers.register(advance, first_interval=TIMER_SECONDS)
        return {"FINISHED"}


class DIORAMA_OT_generate(_StartsJob, bpy.types.Operator):
    """Generate a world of the prompt and import it. A draft costs 230 credits, and its first mesh 3,500, with the default prices."""

    bl_idname = "diorama.generate"
    bl_label = "Generate World"

    def request(self, settings: bpy.types.PropertyGroup) -> Request:
        """Return a request of the prompt."""
        prompt = settings.prompt.strip()
        if not prompt:
            raise ServiceError("The prompt is empty")
        seed = settings.seed if settings.use_seed else None
        return Request(settings.mesh, prompt=prompt, model=settings.model, seed=seed, hdr=_wants_hdr(settings))


class DIORAMA_OT_import_world(_StartsJob, bpy.types.Operator):
    """Import a finished world by its id. The first textured or vertex-colored mesh of a world costs 3,500 credits."""

    bl_idname = "diorama.import_world"
    bl_label = "Import World"

    def request(self, settings: bpy.types.PropertyGroup) -> Request:
        """Return a request of the id."""
        world_id = settings.world_id.strip()
        if not world_id:
            raise ServiceError("The id of the world is empty")
        return Request(settings.mesh, world_id=world_id, hdr=_wants_hdr(settings))


def _wants_hdr(settings: bpy.types.PropertyGroup) -> bool:
    return bool(settings.use_lighting and settings.use_hdr)


_found: list[tuple[str, str, str]] = []
"""Items of the list of worlds; Blender needs a reference to their texts."""


def _list_found(_operator: bpy.types.Operator, _context: bpy.types.Context | None) -> list[tuple[str, str, str]]:
    return _found


def _item_of(world: WorldEntry) -> tuple[str, str, str]:
    return (world.id, world.label, world.description)


class DIORAMA_OT_choose_world(bpy.types.Operator):
    """Choose one of your finished worlds."""

    bl_idname = "diorama.choose_world"
    bl_label = "Choose World"
    bl_property = "world"

    world: bpy.props.EnumProperty(name="World", items=_list_found)  # type: ignore[valid-type]

    @classmethod
    def poll(cls, _context: bpy.types.Context) -> bool:
        """Return whether no job runs."""
        return _running is None

    def invoke(self, context: bpy.types.Context, _event: bpy.types.Event) -> set[str]:
        """Read the newest worlds and show them in a list that can be searched."""
        global _found
        try:
            worlds = fetch_worlds(_connector(context, LIST_TIMEOUT_SECONDS)(_fail_fast))
        except ServiceError as error:
            self.report({"ERROR"}, str(error))
            return {"CANCELLED"}
        if not worlds:
            self.report({"INFO"}, "The account has no finished worlds")
            return {"CANCELLED"}
        _found = [_item_of(world) for world in worlds]
        context.window_manager.invoke_search_popup(self)
        return {"RUNNING_MODAL"}

    def execute(self, context: bpy.types.Context) -> set[str]:
        """Keep the id of the chosen world."""
        context.scene.diorama.world_id = self.world
        return {"FINISHED"}


def _fail_fast(seconds: float) -> None:
    """Wait for no further attempt: the window does not respond in the meantime."""
    if seconds > 0:
        raise ServiceError("The service cannot be reached. Try again")


class DIORAMA_OT_cancel(bpy.types.Operator):
    """Cancel what runs. The service stops the generation and returns its credits."""

    bl_idname = "diorama.cancel"
    bl_label = "Cancel"

    @classmethod
    def poll(cls, _context: bpy.types.Context) -> bool:
        """Return whether a job runs."""
        return _running is not None

    def execute(self, _context: bpy.types.Context) -> set[str]:
        """Cancel the job; the timer sees its end."""
        if _running is not None:
            _running.job.cancel()
        return {"FINISHED"}


def _redraw() -> None:
    for window in bpy.context.window_manager.windows:
        for area in window.screen.areas:
            if area.type == "VIEW_3D":
                area.tag_redraw()


CLASSES = (DIORAMA_OT_generate, DIORAMA_OT_import_world, DIORAMA_OT_choose_world, DIORAMA_OT_cancel)
