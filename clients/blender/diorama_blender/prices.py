"""The default prices of what the panel starts; the operator of a service can change them."""

from __future__ import annotations

__all__ = ["HDR_CREDITS", "MESH_CREDITS", "describe_price"]

MODEL_CREDITS = {"svc-1.0-draft": 230, "svc-1.0": 1_580, "svc-1.1": 1_580, "svc-1.1-plus": 3_080}
MESH_CREDITS = 3_500
"""Of the first export of a world, which contains the textured and the vertex-coloured mesh."""

HDR_CREDITS = 80
"""Of the export of the panorama in linear light."""


def describe_price(model: str, mesh: str, *, hdr: bool = False) -> str:
    """Return what a generation with these settings costs, in a short line for the panel."""
    generation = MODEL_CREDITS.get(model)
    if generation is None:
        return "Price unknown"
    total = generation + (0 if mesh == "COLLIDER" else MESH_CREDITS) + (HDR_CREDITS if hdr else 0)
    return f"Default price: {total:,} credits"
