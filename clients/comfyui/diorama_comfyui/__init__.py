"""The nodes, as ComfyUI looks for them."""

from __future__ import annotations

from .connection import DioramaApiKey
from .depth_nodes import DioramaDepthToRgb
from .file_nodes import DioramaLoadWorld, DioramaSaveWorld
from .world_nodes import DioramaGenerateWorld, DioramaWorldFromImages

__all__ = ["NODE_CLASS_MAPPINGS", "NODE_DISPLAY_NAME_MAPPINGS"]

NODE_CLASS_MAPPINGS: dict[str, type] = {
    "DioramaApiKey": DioramaApiKey,
    "DioramaGenerateWorld": DioramaGenerateWorld,
    "DioramaWorldFromImages": DioramaWorldFromImages,
    "DioramaDepthToRgb": DioramaDepthToRgb,
    "DioramaLoadWorld": DioramaLoadWorld,
    "DioramaSaveWorld": DioramaSaveWorld,
}
"""Names of the nodes in workflow files; they never change."""

NODE_DISPLAY_NAME_MAPPINGS = {
    "DioramaApiKey": "Diorama API key",
    "DioramaGenerateWorld": "Generate world",
    "DioramaWorldFromImages": "World from image(s)",
    "DioramaDepthToRgb": "Depth panorama to RGB",
    "DioramaLoadWorld": "Load world",
    "DioramaSaveWorld": "Save splats/mesh",
}
