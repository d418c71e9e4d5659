"""Generated worlds."""

from __future__ import annotations

from typing import NamedTuple

from .types import Operation, World

__all__ = ["Generated", "TaggedWorld"]


class Generated(NamedTuple):
    """A finished generation."""

    world: World
    operation: Operation
    """With its cost, its seed in `metadata`, and its times."""


class TaggedWorld(NamedTuple):
    """A world and its version."""

    world: World
    etag: str
    """What `worlds.update` compares with `if_match`."""
