"""The base of all types that the service returns."""

from __future__ import annotations

from typing import Any


class Model:
    """A part of a response. Fields that this version does not know are dropped; fields that the service omits are None."""

    __slots__ = ()

    def to_dict(self) -> dict[str, Any]:
        """Return the value as JSON-compatible data, in the names of the API, without fields that are None."""
        from .codec import encode

        encoded: dict[str, Any] = encode(self)
        return encoded
