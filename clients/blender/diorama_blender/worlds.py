"""The list of worlds of the account, and texts in lines of a panel."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import Any

from .service import Service

__all__ = ["WorldEntry", "fetch_worlds", "wrap"]

WORLDS_MAX = 50
LABEL_LENGTH = 60
CHARACTERS_MIN = 16


@dataclass(frozen=True)
class WorldEntry:
    """A finished world in a list.

    Attributes:
        id: Id of the world.
        label: Its name or the beginning of its prompt.
        description: Model and time of creation.
    """

    id: str
    label: str
    description: str


def fetch_worlds(service: Service) -> list[WorldEntry]:
    """Return the newest finished worlds of the account."""
    answer = service.post("/svc/v1/worlds:list", {"status": "SUCCEEDED", "page_size": WORLDS_MAX})
    worlds = answer.get("worlds")
    return [_entry_of(world) for world in worlds if isinstance(world, dict) and world.get("id")] if isinstance(worlds, list) else []


def wrap(text: str, width_pixels: float, pixels_per_character: float = 7.0) -> list[str]:
    """Return the lines of a text that fit into a panel; a label of Blender does not wrap by itself."""
    characters = max(CHARACTERS_MIN, int(width_pixels / pixels_per_character))
    return textwrap.wrap(text, characters) or [""]


def _entry_of(world: dict[str, Any]) -> WorldEntry:
    assets = world.get("assets")
    prompt = world.get("world_prompt")
    names = (
        world.get("display_name"),
        prompt.get("text_prompt") if isinstance(prompt, dict) else None,
        assets.get("caption") if isinstance(assets, dict) else None,
    )
    label = next((str(name) for name in names if name), str(world["id"]))
    facts = [str(world[name]) for name in ("model", "created_at") if world.get(name)]
    return WorldEntry(str(world["id"]), textwrap.shorten(label, LABEL_LENGTH, placeholder="…"), ", ".join(facts))
