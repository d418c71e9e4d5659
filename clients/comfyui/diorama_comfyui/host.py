"""What ComfyUI offers to nodes: progress, interrupts and folders. Outside of ComfyUI there is no progress and no interrupt."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

__all__ = ["Progress", "output_folder", "path_below_output", "save_place", "throw_if_interrupted"]


class Progress:
    """The progress bar of the running node, 0 to 100."""

    def __init__(self) -> None:
        try:
            from comfy.utils import ProgressBar
        except ImportError:
            self._bar = None
        else:
            self._bar = ProgressBar(100)

    def show(self, percent: int, picture: Any = None) -> None:
        """Show a percentage, and a picture of Pillow as the preview of the node."""
        if self._bar is not None:
            preview = None if picture is None else ("JPEG", picture, 512)
            self._bar.update_absolute(percent, 100, preview)


def throw_if_interrupted() -> None:
    """Raise the exception of ComfyUI when the user has interrupted the run."""
    try:
        from comfy.model_management import throw_exception_if_processing_interrupted
    except ImportError:
        return
    throw_exception_if_processing_interrupted()


def output_folder() -> Path:
    """Return the folder of results."""
    import folder_paths

    return Path(folder_paths.get_output_directory())


def path_below_output(path: str) -> str:
    """Return a path in the folder of results relative to this folder, with slashes, as ComfyUI expects the paths of 3D files."""
    return Path(os.path.relpath(os.path.realpath(path), os.path.realpath(output_folder()))).as_posix()


def save_place(prefix: str) -> tuple[Path, str]:
    """Return the folder and the beginning of the names of new files.

    Args:
        prefix: As other nodes that save take it: folders below the output folder, and a beginning. ComfyUI rejects other places.
    """
    import folder_paths

    folder, name, counter, _, _ = folder_paths.get_save_image_path(prefix, str(output_folder()))
    return Path(folder), f"{name}_{counter:05}_"
