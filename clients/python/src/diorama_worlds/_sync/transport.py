# Generated from _async/transport.py by tools/python-client.mjs. Do not edit.
"""Sends requests, and sends them again where that is useful and safe."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Callable, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

import httpx
from typing_extensions import TypedDict, Unpack

from .._core.codec import encode
from .._core.log import log_response, logger
from .._core.retry import Deadline, is_retryable, new_idempotency_key, retry_delay
from .._core.settings import Retry, Settings
from ..errors import APIConnectionError, DioramaError, NotFoundError, ServiceError, error_of_response
from .runtime import sleep

T = TypeVar("T")

PROBLEM_BYTES = 1_000_000
"""Bytes that are read of the body of an error."""


@dataclass(frozen=True)
class Attempt:
    """One of the times that a request is sent."""

    number: int
    deadline: Deadline


class RequestOptions(TypedDict, total=False):
    """Parts of a request that not every request has."""

    body: Mapping[str, Any] | None
    """Sent as JSON; entries that are None are left out."""
    query: Mapping[str, Any] | None
    """Parameters; those that are None are left out."""
    idempotency_key: str | None
    """Makes a start repeatable."""
    if_match: str | None
    """The entity tag of the version that the request changes."""
    share_token: str | None
    """Opens a shared world that has a password."""
    timeout: float | None
    """Seconds for the call with all its retries; those of the client by default."""
    camel: bool
    """Whether the names of body and query are sent in camelCase."""
    is_once: bool
    """Whether the request is never sent again, because a second one would take effect twice."""


class Transport:
    """The connections of one client, with its settings."""

    def __init__(self, settings: Settings, http: httpx.Client) -> None:
        self.settings = settings
        self.http = http

    def json(self, method: str, path: str, **options: Unpack[RequestOptions]) -> Any:
        """Send a request to the API and return the JSON of its response.

        Args:
            method: HTTP method.
            path: Path below the address of the service.
            **options: Body, parameters and other parts of the request.

        Raises:
            DioramaError: The call failed; see its subclasses.
        """
        found, _ = self.tagged(method, path, **options)
        return found

    def start(
        self,
        path: str,
        body: Mapping[str, Any],
        idempotency_key: str | None,
        timeout: float | None,
        *,
        query: Mapping[str, Any] | None = None,
        camel: bool = False,
    ) -> Any:
        """Send a request that starts work, and return the JSON of its response. Without a key, the client makes one for all attempts."""
        key = idempotency_key or new_idempotency_key()
        return self.json("POST", path, body=body, query=query, idempotency_key=key, timeout=timeout, camel=camel)

    def delete(self, path: str, timeout: float | None) -> Any:
        """Send a DELETE and return the JSON of its response.

        None: the response to an earlier attempt was lost, and a retry found nothing.
        """
        try:
            return self.json("DELETE", path, timeout=timeout)
        except NotFoundError as error:
            if error.attempts == 1:
                raise
            return None

    def tagged(self, method: str, path: str, **options: Unpack[RequestOptions]) -> tuple[Any, str]:
        """Send a request as `json` does, and return the JSON with its entity tag, which is empty in a response without one."""
        body, camel = options.get("body"), options.get("camel", False)
        headers = dict(self.settings.headers)
        if (key := options.get("idempotency_key")) is not None:
            headers["idempotency-key"] = key
        if (version := options.get("if_match")) is not None:
            headers["if-match"] = version
        if (token := options.get("share_token")) is not None:
            headers["share-token"] = token
        content = None if body is None else json.dumps(encode(body, camel=camel)).encode()
        if content is not None:
            headers["content-type"] = "application/json"
        parameters = {name: _text_of(value) for name, value in encode(options.get("query") or {}, camel=camel).items()}

        def attempt(this: Attempt) -> tuple[Any, str]:
            request = self.http.build_request(
                method,
                self.settings.base_url + path,
                headers=headers,
                content=content,
                params=parameters or None,
            )
            with self._open(request, this, signed=False) as response:
                text = read_all(response, this)
            try:
                return json.loads(text), response.headers.get("etag", "")
            except ValueError as error:
                raise APIConnectionError("The response is not JSON", status=200, attempts=this.number) from error

        return self.repeat(attempt, options.get("timeout"), is_once=options.get("is_once", False))

    def put(
        self,
        url: str,
        method: str,
        headers: Mapping[str, str],
        content: Callable[[], Iterator[bytes] | None],
        timeout: Deadline,
    ) -> None:
        """Send bytes to a URL that carries its own signature; the API key is not sent.

        Args:
            url: The signed URL.
            method: HTTP method.
            headers: Headers that the signature requires.
            content: Makes the body again for each attempt; returns None when the bytes cannot be read a second time.
            timeout: The end of all attempts.
        """

        def attempt(this: Attempt) -> None:
            body = content()
            if body is None:
                raise DioramaError("The upload broke off, and the stream cannot be read again", attempts=this.number)
            request = self.http.build_request(method, url, headers=dict(headers), content=body)
            with self._open(request, this, signed=True) as response:
                read_all(response, this)

        self.repeat(attempt, timeout.remaining())

    def read(
        self,
        url: str,
        take: Callable[[httpx.Response, Attempt], T],
        *,
        method: str = "GET",
        timeout: float | None = None,
    ) -> T:
        """Return what `take` makes of the response of a URL that carries its own signature; sent again when it breaks off."""

        def attempt(this: Attempt) -> T:
            with self._open(self.http.build_request(method, url), this, signed=True) as response:
                return take(response, this)

        return self.repeat(attempt, timeout)

    @contextmanager
    def stream(self, path: str, headers: Mapping[str, str], attempt: Attempt, silence: float) -> Iterator[httpx.Response]:
        """Open an endless response of the API; it breaks off after so many seconds without a byte. It is tried once."""
        request = self.http.build_request("GET", self.settings.base_url + path, headers={**self.settings.headers, **headers})
        with self._open(request, attempt, signed=False, silence=silence) as response:
            yield response

    def repeat(self, attempt: Callable[[Attempt], T], timeout: float | None, *, is_once: bool = False) -> T:
        """Call `attempt` until it returns, fails for a reason that does not pass, or the time is over."""
        settings = self.settings
        deadline = Deadline(settings.timeout if timeout is None else timeout)
        number = 0
        while True:
            number += 1
            try:
                return attempt(Attempt(number, deadline))
            except DioramaError as error:
                if is_once or number > settings.max_retries or not is_retryable(error):
                    raise
                wait = retry_delay(error, number, settings.random)
                if wait >= deadline.remaining():
                    raise  # the next attempt would come too late
                logger.info("attempt %d failed: %s; the next one follows in %.1f s", number, error, wait)
                if settings.on_retry is not None:
                    settings.on_retry(Retry(error, wait))
            sleep(wait)

    @contextmanager
    def _open(
        self, request: httpx.Request, attempt: Attempt, *, signed: bool, silence: float = math.inf
    ) -> Iterator[httpx.Response]:
        """The response of a request, without its body; errors of the connection and of the service become those of this client."""
        limit = attempt.deadline.limit()
        timeouts = httpx.Timeout(attempt.deadline.limit(silence))
        request.extensions = {**request.extensions, "timeout": timeouts.as_dict()}
        try:
            response = self.http.send(request, stream=True)
            try:
                log_response(request, response, attempt.number, signed=signed)
                if not response.is_success:
                    raise self._problem(response, attempt, signed=signed)
                yield response
            finally:
                response.close()
        except httpx.HTTPError as error:
            attempt.deadline.remaining()
            if isinstance(error, httpx.TimeoutException) and limit is not None and limit <= silence:
                raise attempt.deadline.passed() from error
            reason = str(error) or type(error).__name__
            raise APIConnectionError(f"The service cannot be reached: {reason}", attempts=attempt.number) from error

    def _problem(self, response: httpx.Response, attempt: Attempt, *, signed: bool) -> DioramaError:
        status = response.status_code
        if 300 <= status < 400:
            message = "The service returned a redirect; set base_url to the target address"
            return ServiceError(message, status=status, attempts=attempt.number)
        body = bytearray()
        try:
            for chunk in response.iter_bytes():
                body += chunk
                if len(body) > PROBLEM_BYTES:
                    break
        except httpx.HTTPError:
            body.clear()  # the status alone is known
        text = body.decode("utf-8", errors="replace")
        return error_of_response(status, response.headers, text, attempts=attempt.number, signed=signed)


def read_all(response: httpx.Response, attempt: Attempt, on_progress: Callable[[int], None] | None = None) -> bytes:
    """Return the body of a response, within the deadline. `on_progress` gets the number of bytes received so far."""
    body = bytearray()
    for chunk in response.iter_bytes():
        attempt.deadline.remaining()
        body += chunk
        if on_progress is not None:
            on_progress(len(body))
    return bytes(body)


def _text_of(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
