"""What the calls that wait return."""

from __future__ import annotations

from typing import NamedTuple

from .types import ExportResult, Operation, World

__all__ = ["Exported", "Generated", "TaggedWorld", "WorldWithEtag"]


class Generated(NamedTuple):
    """A finished generation."""

    world: World
    """The world with its files."""
    operation: Operation
    """With its cost, its seed in `metadata`, and its times."""


class Exported(NamedTuple):
    """A finished export."""

    result: ExportResult
    """The exported file with its URL. You can pass it to `downloads.save`."""
    operation: Operation
    """With its cost and its times."""


class WorldWithEtag(NamedTuple):
    """A world and its version."""

    world: World
    """The world with its files."""
    etag: str
    """The version of the world, which you can pass to `worlds.update` as `if_match`."""


TaggedWorld = WorldWithEtag
