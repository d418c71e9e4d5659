"""What differs between the two clients: waiting, locks and calls that block."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import anyio
import anyio.to_thread

T = TypeVar("T")

Lock = anyio.Lock
sleep = anyio.sleep


async def run_blocking(function: Callable[[], T]) -> T:
    """Run a function that blocks in a worker thread."""
    return await anyio.to_thread.run_sync(function)
