"""Custom nodes of ComfyUI for worlds of a Diorama service.

ComfyUI imports this folder from `custom_nodes`. The Python client comes from this folder, where the archive of a release has it, or
from its place in the repository. An installed client, which can be older, is used only if neither exists.
"""

import sys
from pathlib import Path

_FOLDER = Path(__file__).resolve().parent
for _place in (_FOLDER, _FOLDER.parent / "python/src"):
    if (_place / "diorama_worlds").is_dir():
        sys.path.insert(0, str(_place))
        try:
            import diorama_worlds  # noqa: F401 - later imports use this one
        finally:
            sys.path.remove(str(_place))  # the folder has other modules, which must not hide those of other nodes
        break

from .diorama_comfyui import NODE_CLASS_MAPPINGS, NODE_DISPLAY_NAME_MAPPINGS  # noqa: E402 - the client is found above

__all__ = ["NODE_CLASS_MAPPINGS", "NODE_DISPLAY_NAME_MAPPINGS"]
