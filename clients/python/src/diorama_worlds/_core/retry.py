"""When a request is sent again, and after which time."""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import Callable

from ..errors import APIConnectionError, APITimeoutError, DioramaError, RateLimitError, ServiceError

FIRST_SECONDS = 0.5
LONGEST_SECONDS = 20.0
_PASSING = frozenset({408, 502, 503, 504})
"""Statuses of a request that came too late, and of a proxy that could not reach the service."""


def is_retryable(error: DioramaError) -> bool:
    """Return whether the same request may succeed without a change.

    That is so after 408, 429, 502, 503 and 504, after a 500 with `Retry-After`, which the service returns while a part of it
    cannot be reached, and without a whole response.
    """
    if isinstance(error, (APIConnectionError, RateLimitError)):
        return True
    if not isinstance(error, ServiceError):
        return False
    return error.status in _PASSING or (error.status == 500 and error.retry_after is not None)


def retry_delay(error: DioramaError | None, attempt: int, random: Callable[[], float]) -> float:
    """Return the seconds to wait after the failure of an attempt, counted from 1.

    Half a second, doubling up to 20 seconds, of which between half and all. Where the service names a time: that time plus up to
    half of the former, so that clients that were refused together do not come back together.
    """
    ceiling = min(LONGEST_SECONDS, FIRST_SECONDS * 2.0 ** (attempt - 1))
    jitter = ceiling / 2 * random()
    named = error.retry_after if error is not None else None
    return ceiling / 2 + jitter if named is None else named + jitter


def new_idempotency_key() -> str:
    """Return a new random idempotency key (128 bits as hexadecimal digits)."""
    return secrets.token_hex(16)


def check_timeout(timeout: float) -> float:
    """Return the seconds.

    Raises:
        DioramaError: They are not more than 0.
    """
    if not timeout > 0:
        raise DioramaError("timeout must be more than 0")
    return timeout


class Deadline:
    """The end of a call, in seconds from now; `math.inf` for no end."""

    def __init__(self, timeout: float) -> None:
        check_timeout(timeout)
        self.timeout = timeout
        self._until = time.monotonic() + timeout

    def remaining(self) -> float:
        """Return the seconds until the end.

        Raises:
            APITimeoutError: The end has passed.
        """
        left = self._until - time.monotonic()
        if left <= 0:
            raise self.passed()
        return left

    def passed(self) -> APITimeoutError:
        """Return the error of a call that did not end in time."""
        return APITimeoutError(f"The call did not end within {self.timeout:g} seconds")

    def limit(self, seconds: float = math.inf) -> float | None:
        """Return a timeout of httpx: the seconds until the end, at most the given number, None for no limit."""
        left = min(self.remaining(), seconds)
        return None if math.isinf(left) else left
