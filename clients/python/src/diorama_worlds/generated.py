"""What the calls that wait return."""

from __future__ import annotations

from typing import NamedTuple

from .types import ExportResult, Operation, World

__all__ = ["Exported", "Generated", "TaggedWorld", "WorldWithEtag"]


class Generated(NamedTuple):
    """Result of `generate_and_wait` and `wait_for_world`: a named tuple of the world and its operation."""

    world: World
    """The finished world with the URLs of its files."""
    operation: Operation
    """The operation, with the charged credits in `cost` and the seed in `metadata.seed`."""


class Exported(NamedTuple):
    """Result of `export_and_wait`: a named tuple of the exported file and its operation."""

    result: ExportResult
    """The exported file with its URL. Pass it to `downloads.save`."""
    operation: Operation
    """The operation, with the charged credits in `cost`."""


class WorldWithEtag(NamedTuple):
    """Result of `worlds.get_with_etag` and `worlds.update`: a named tuple of the world and its ETag."""

    world: World
    """The world with its files."""
    etag: str
    """Identifier of this version of the world. Pass it to `worlds.update` as `if_match`."""


TaggedWorld = WorldWithEtag
