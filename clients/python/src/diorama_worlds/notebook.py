"""What terminals and notebooks show: progress, the viewer of a world, and the card of a world."""

from __future__ import annotations

import html
import importlib
import sys
from collections.abc import Callable
from typing import Any, TextIO

from .types import Progress, World

__all__ = ["ProgressBar", "WorldView"]

BAR_CHARACTERS = 24
CLEAR_LINE = "\r\x1b[K"

Display = Callable[..., Any]
"""`display` of IPython."""


class ProgressBar:
    """Progress bar for one operation. Pass it as `on_progress`.

    In a notebook or a terminal, it shows a bar. In other outputs, it prints a line for each new description. Create a new progress bar for
    each operation.

    Args:
        file: Stream to write to. Default: standard error.
    """

    def __init__(self, file: TextIO | None = None) -> None:
        self._file = file if file is not None else sys.stderr
        self._display = _notebook_display() if file is None else None
        self._handle: Any = None
        self._last = ""

    def __call__(self, progress: Progress) -> None:
        """Show the progress."""
        if self._display is not None:
            self._show(_Bar(progress), self._display)
        elif self._file.isatty():
            is_over = progress.status not in (None, "IN_PROGRESS")
            self._file.write(f"{CLEAR_LINE}{_line_of(progress)}{chr(10) if is_over else ''}")
            self._file.flush()
        elif progress.description != self._last:
            self._last = progress.description
            self._file.write(f"{_line_of(progress)}\n")

    def _show(self, bar: _Bar, display: Display) -> None:
        if self._handle is None:
            self._handle = display(bar, display_id=True)
        else:
            self._handle.update(bar)


class WorldView:
    """Embedded viewer of a world. Returned by `world.show`. A notebook shows it as the result of a cell.

    Args:
        url: URL of the viewer: `world_svc_url` of the world.
        width: Width in pixels, or a CSS length such as `"50%"`.
        height: Height in pixels.

    Attributes:
        url: The page of the viewer.
    """

    def __init__(self, url: str, width: str | int = "100%", height: int = 480) -> None:
        self.url = url
        self._width = f"{width}px" if isinstance(width, int) else width
        self._height = height

    def __repr__(self) -> str:
        return f"WorldView({self.url!r})"

    def _repr_html_(self) -> str:
        size = html.escape(f"width: {self._width}; height: {self._height}px; border: 0")
        source = html.escape(f"{self.url}?embed=1")
        return f'<iframe src="{source}" style="{size}" title="World" allow="fullscreen; gamepad; xr-spatial-tracking"></iframe>'


def world_card(world: World) -> str:
    """Return the name, the thumbnail, the caption and the link of a world as HTML."""
    name = html.escape(world.display_name or "World")
    picture = world.assets.thumbnail_url
    parts = [
        f'<img src="{html.escape(picture)}" alt="{name}" style="max-width: 512px; display: block">' if picture else "",
        f'<b><a href="{html.escape(world.world_svc_url)}">{name}</a></b> <code>{html.escape(world.id)}</code>',
        f"<div>{html.escape(world.assets.caption)}</div>" if world.assets.caption else "",
    ]
    return f'<div style="max-width: 512px">{"".join(parts)}</div>'


class _Bar:
    def __init__(self, progress: Progress) -> None:
        self._progress = progress

    def __repr__(self) -> str:
        return _line_of(self._progress)

    def _repr_html_(self) -> str:
        percent, text = self._progress.percent, html.escape(self._progress.description)
        return f'<progress value="{percent}" max="100" style="width: 20em"></progress> {percent} % {text}'


def _line_of(progress: Progress) -> str:
    filled = BAR_CHARACTERS * progress.percent // 100
    return f"[{'#' * filled}{' ' * (BAR_CHARACTERS - filled)}] {progress.percent:3} % {progress.description}"


def _notebook_display() -> Display | None:
    """`display` of IPython in a notebook; None in other programs."""
    ipython: Any = sys.modules.get("IPython")
    if ipython is None or not hasattr(ipython.get_ipython(), "kernel"):
        return None
    display: Display = importlib.import_module("IPython.display").display
    return display
