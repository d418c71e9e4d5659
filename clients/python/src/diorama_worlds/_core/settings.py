"""How a client reaches the service."""

from __future__ import annotations

import os
import random as random_numbers
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import httpx

from .._version import __version__
from ..errors import DioramaError
from .retry import check_timeout

DEFAULT_URL = "http://127.0.0.1:8800"
MAX_RETRIES = 4
TIMEOUT_SECONDS = 120.0


@dataclass(frozen=True)
class Retry:
    """Information about a retry. Passed to `on_retry`.

    Attributes:
        error: The error of the failed attempt.
        wait: Seconds until the next attempt.
    """

    error: DioramaError
    wait: float


@dataclass(frozen=True)
class Settings:
    """Checked options of a client."""

    base_url: str
    """Without a slash at its end."""
    headers: dict[str, str]
    """Headers of every request to the API, with the credentials in them."""
    max_retries: float
    timeout: float
    """Seconds for one call with all its retries."""
    on_retry: Callable[[Retry], None] | None = None
    random: Callable[[], float] = field(default=random_numbers.random)
    """Source of the jitter of retries: numbers from 0 up to 1."""


def make_settings(
    base_url: str | None,
    api_key: str | None,
    max_retries: float,
    timeout: float,
    on_retry: Callable[[Retry], None] | None,
) -> Settings:
    """Return the options of a client; address and key default to `DIORAMA_URL` and `DIORAMA_API_KEY` of the environment.

    Raises:
        DioramaError: An option is not valid, for example a negative `max_retries`.
    """
    key = api_key if api_key is not None else os.environ.get("DIORAMA_API_KEY")
    headers = {"user-agent": f"diorama-worlds-python/{__version__}"}
    if key is not None:
        headers["svc-api-key"] = _checked_key(key)
    url = base_url if base_url is not None else os.environ.get("DIORAMA_URL", DEFAULT_URL)
    return Settings(_checked_url(url), headers, _checked_retries(max_retries), check_timeout(timeout), on_retry)


def changed_settings(
    settings: Settings,
    api_key: str | None,
    max_retries: float | None,
    timeout: float | None,
    on_retry: Callable[[Retry], None] | None,
) -> Settings:
    """Return options of which some are changed; None keeps an option.

    Raises:
        DioramaError: An option is not valid, for example a negative `max_retries`.
    """
    return replace(
        settings,
        headers=settings.headers if api_key is None else {**settings.headers, "svc-api-key": _checked_key(api_key)},
        max_retries=settings.max_retries if max_retries is None else _checked_retries(max_retries),
        timeout=settings.timeout if timeout is None else check_timeout(timeout),
        on_retry=settings.on_retry if on_retry is None else on_retry,
    )


def _checked_key(key: str) -> str:
    if not re.fullmatch(r"[!-~]+", key):
        raise DioramaError("api_key must not be empty, and must not contain spaces or non-ASCII characters")
    return key


def _checked_retries(max_retries: float) -> float:
    if max_retries < 0:
        raise DioramaError("max_retries must not be negative")
    return max_retries


def _checked_url(base_url: str) -> str:
    try:
        url = httpx.URL(base_url)
    except httpx.InvalidURL:
        raise DioramaError(f"'{base_url}' is not a URL") from None
    if url.scheme not in ("http", "https") or not url.host:
        raise DioramaError("base_url must be an http or https URL")
    return str(url.copy_with(query=None, fragment=None)).rstrip("/")
