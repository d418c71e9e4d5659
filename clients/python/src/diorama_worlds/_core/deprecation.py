"""Earlier names, which still work."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import Any


def renamed(name: str, module: Mapping[str, Any], names: Mapping[str, str]) -> Any:
    """Return what an earlier name of a module means, with a DeprecationWarning at the line that uses it.

    Args:
        name: The name that the module lacks.
        module: The names of the module.
        names: The new name for each earlier one.

    Raises:
        AttributeError: It is not an earlier name.
    """
    if name not in names:
        raise AttributeError(f"module {module['__name__']!r} has no attribute {name!r}")
    warnings.warn(f"{name} has the new name {names[name]}", DeprecationWarning, stacklevel=3)
    return module[names[name]]
