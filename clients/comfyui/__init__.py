"""Custom nodes of ComfyUI for worlds of a Diorama service.

ComfyUI imports this folder from `custom_nodes`. The Python client is taken from the environment, else from this folder, where the
archive of a release has it, or from its place in the repository.
"""

import importlib.util
import sys
from pathlib import Path

_FOLDER = Path(__file__).resolve().parent
if importlib.util.find_spec("diorama_worlds") is None:
    for _place in (_FOLDER, _FOLDER.parent / "python/src"):
        if (_place / "diorama_worlds").is_dir():
            sys.path.append(str(_place))
            break

from .diorama_comfyui import NODE_CLASS_MAPPINGS, NODE_DISPLAY_NAME_MAPPINGS  # noqa: E402 - the client is found above

__all__ = ["NODE_CLASS_MAPPINGS", "NODE_DISPLAY_NAME_MAPPINGS"]
