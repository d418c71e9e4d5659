"""The result of a generation."""

from __future__ import annotations

from typing import NamedTuple

from .types import Operation, World

__all__ = ["Generated"]


class Generated(NamedTuple):
    """A finished generation."""

    world: World
    operation: Operation
    """With its cost, its seed in `metadata`, and its times."""
