"""Changes of worlds, worlds made from others, and several starts at once."""

from __future__ import annotations

from typing import Literal, NamedTuple, Union

from typing_extensions import Required, TypedDict

from .prompts import WorldPromptLike
from .types import (
    BatchItem,
    GenerateWorldOptions,
    ObjectPlacement,
    ObjectPlacementParam,
    PermissionRequestParam,
    SceneObject,
    SceneObjectParam,
    World,
)

__all__ = [
    "BatchItemPrompt",
    "BatchItems",
    "BatchPrompt",
    "EditWorldOptions",
    "MoveChange",
    "RemoveChange",
    "RestyleChange",
    "SceneChange",
    "TaggedWorld",
    "UpdateWorldOptions",
    "VaryWorldOptions",
]


class TaggedWorld(NamedTuple):
    """A world and its version."""

    world: World
    etag: str
    """What `worlds.update` compares with `if_match`."""


class BatchItemPrompt(GenerateWorldOptions, total=False):
    """One of several starts, with fields of its own."""

    world_prompt: Required[WorldPromptLike]


BatchPrompt = Union[str, BatchItemPrompt]
"""One of several starts: a text, or a prompt with model, seed, name and other fields of its own."""

BatchItems = list[BatchItem]


class UpdateWorldOptions(TypedDict, total=False):
    """What can be changed of a finished world. Absent fields keep their values."""

    display_name: str
    """An empty text removes the name."""
    tags: list[str]
    """They replace all tags; an empty list removes them."""
    permission: PermissionRequestParam


class VaryWorldOptions(GenerateWorldOptions, total=False):
    """What a variation changes. Everything else stays as it is, the seed included."""

    time: Literal["dawn", "day", "dusk", "night"] | None
    season: Literal["spring", "summer", "autumn", "winter"] | None
    weather: Literal["clear", "overcast", "fog", "snow", "rain"] | None
    style: str | None
    """Style of the catalogue, in place of the styles of the world."""


class EditWorldOptions(TypedDict, total=False):
    """Fields of an edit beside its changes."""

    display_name: str | None
    model: str | None
    """Defaults to that of the world."""
    engine: Literal["procedural", "painted", "models"] | None
    permission: PermissionRequestParam | None
    tags: list[str] | None


class RemoveChange(TypedDict, total=False):
    """Takes objects out."""

    object: Required[int | str]
    """Index of an entry of `objects` in the world's scene, from 0, or the kind of the only entry of that kind."""
    item: int | None
    """Which object of the entry, from 0 in the order in which the engine placed them. Defaults to all of them."""


class MoveChange(RemoveChange, total=False):
    """Moves one object."""

    to: Required[ObjectPlacementParam | ObjectPlacement]


class RestyleChange(RemoveChange, total=False):
    """Gives objects another look. What is not given stays."""

    size: float | None
    """Scale relative to the usual size of the kind."""
    color: list[float] | None
    """Linear RGB, each from 0 to 1."""
    substance: str | None
    """Substance of the principal part."""
    state: Literal["rusty", "mossy", "broken", "wet", "snow-covered", "burning", "glowing"] | None


class SceneChange(TypedDict, total=False):
    """One change of a world; it has one of these keys."""

    add: SceneObjectParam | SceneObject
    """Puts in an object, or several of a kind."""
    move: MoveChange
    """Moves one object. What stands on it moves along."""
    remove: RemoveChange
    """Takes objects out."""
    restyle: RestyleChange
    """Gives objects another size, colour, substance or condition."""
