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
    """What was exported, with the URL of the file. `downloads.save` takes it."""
    operation: Operation
    """With its cost and its times."""


class WorldWithEtag(NamedTuple):
    """A world and its version."""

    world: World
    """The world with its files."""
    etag: str
    """What `worlds.update` compares with `if_match`."""


TaggedWorld = WorldWithEtag
