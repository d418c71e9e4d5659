"""Parts of paths."""

from __future__ import annotations

from urllib.parse import quote


def quoted(part: str) -> str:
    """Return an id as one segment of a path."""
    return quote(part, safe="")
