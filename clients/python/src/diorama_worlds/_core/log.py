"""The log of requests: the logger `diorama_worlds` of Python's `logging`. Keys, bodies and signed URLs are not logged."""

from __future__ import annotations

import logging

import httpx

logger = logging.getLogger("diorama_worlds")

_LEVELS = {"debug": logging.DEBUG, "info": logging.INFO}


def start_log(level: str | None) -> None:
    """Write the log to standard error from `debug` or `info` on: the variable `DIORAMA_LOG`. Other values change nothing."""
    number = _LEVELS.get((level or "").lower())
    if number is None:
        return
    logger.setLevel(number)
    if not logger.handlers:
        handler = logging.StreamHandler()
        handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(levelname)s %(message)s"))
        logger.addHandler(handler)


def log_response(request: httpx.Request, response: httpx.Response, attempt: int, *, signed: bool) -> None:
    """Log a response with the id of its request."""
    if not logger.isEnabledFor(logging.DEBUG):
        return
    url = f"a signed URL of {request.url.host}" if signed else str(request.url.copy_with(query=None))
    named = response.headers.get("x-request-id", "none")
    logger.debug("%s %s returned %d (attempt %d, request ID %s)", request.method, url, response.status_code, attempt, named)
