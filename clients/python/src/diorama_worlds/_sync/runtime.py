"""What differs between the two clients: waiting, locks and calls that block."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

Lock = threading.Lock
sleep = time.sleep


def run_blocking(function: Callable[[], T]) -> T:
    """Run a function."""
    return function()
