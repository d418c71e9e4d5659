"""Earlier names, which still work."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import Any


def renamed(name: str, module: str, names: Mapping[str, Any]) -> Any:
    """Return what an earlier name of a module means, with a DeprecationWarning at the line that uses it.

    Args:
        name: The name that the module lacks.
        module: The module.
        names: For each earlier name its class, whose name is the new one.

    Raises:
        AttributeError: It is not an earlier name.
    """
    if name not in names:
        raise AttributeError(f"module {module!r} has no attribute {name!r}")
    warnings.warn(f"{name} has the new name {names[name].__name__}", DeprecationWarning, stacklevel=3)
    return names[name]
