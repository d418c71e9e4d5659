"""Calls of the World Generation API with the standard library alone, so that the add-on needs no packages.

In: an address, an API key and the fields of a call. Out: the JSON of the response, or files; every failure is a `ServiceError`.
"""

from __future__ import annotations

import http.client
import ipaddress
import json
import random
import secrets
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

__all__ = ["TIMEOUT_SECONDS", "JobCancelledError", "Pause", "Service", "ServiceError", "is_local"]

TIMEOUT_SECONDS = 60.0
"""For a response, and for each part of a file."""
ATTEMPTS = 5
FIRST_WAIT_SECONDS = 0.5
LONGEST_WAIT_SECONDS = 20.0
PASSING_STATUSES = frozenset({408, 429, 502, 503, 504})
CHUNK_BYTES = 1 << 18
WORD_MAX = 128
"""Characters of a code or an id in a message."""
RESPONSE_BYTES_MAX = 16 << 20
"""Of a JSON response; files have no limit."""

T = TypeVar("T")
Pause = Callable[[float], None]
"""Waits for the given seconds; raises `JobCancelledError` when the user has cancelled."""
OnBytes = Callable[[int, "int | None"], None]
"""Hears of the bytes received so far and of all bytes, which is None when the server does not say."""


class ServiceError(Exception):
    """A call failed; the text is for the user, with the code and the id of the request where the service names them.

    Attributes:
        status: HTTP status of the response; None when there was no response.
        retry_after: Seconds to wait before another attempt; None when the service did not say.
        code: Error code of the API, such as `RATE_LIMITED`; None when the service named none.
        request_id: Names the request to the operator of the service; None when the service named none.
    """

    def __init__(
        self,
        message: str,
        status: int | None = None,
        retry_after: float | None = None,
        code: str | None = None,
        request_id: str | None = None,
    ) -> None:
        details = [code, None if request_id is None else f"request {request_id}"]
        named = ", ".join(each for each in details if each is not None)
        super().__init__(f"{message} ({named})" if named else message)
        self.status = status
        self.retry_after = retry_after
        self.code = code
        self.request_id = request_id


class JobCancelledError(Exception):
    """The user has cancelled."""


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Follows no redirects, which would carry the API key to another host."""

    def redirect_request(self, *_: Any) -> None:
        return None


_OPENER = urllib.request.build_opener(_NoRedirects)


class Service:
    """The service at an address.

    Args:
        base_url: Address, http or https, without a path of the API.
        api_key: Sent to this address alone.
        pause: Waits between attempts.
        timeout_seconds: For a response, and for each part of a file.

    Raises:
        ServiceError: The address or the API key cannot be used.
    """

    def __init__(self, base_url: str, api_key: str, pause: Pause, timeout_seconds: float = TIMEOUT_SECONDS) -> None:
        self.base_url = _checked_address(base_url)
        self._api_key = _checked_key(api_key)
        self._pause = pause
        self._timeout_seconds = timeout_seconds

    def get(self, path: str) -> dict[str, Any]:
        """Return the JSON object at a path."""
        return self._repeat(lambda: self._call("GET", path, None, {}))

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Return the JSON object of a POST that changes nothing, such as a list."""
        return self._repeat(lambda: self._call("POST", path, body, {}))

    def start(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Start an operation and return it. A start that is sent again never starts twice."""
        headers = {"Idempotency-Key": secrets.token_hex(16)}
        return self._repeat(lambda: self._call("POST", path, body, headers))

    def cancel(self, operation_id: str) -> None:
        """Cancel an operation, in one attempt."""
        self._call("POST", f"{operation_path(operation_id)}:cancel", {}, {})

    def save(self, url: str, target: Path, on_bytes: OnBytes) -> None:
        """Save a file, which appears at the path when it is complete. The API key is not sent."""
        _checked_address(url)
        partial = target.with_name(f"{target.name}.part")
        self._repeat(lambda: self._download(url, partial, on_bytes))
        partial.replace(target)

    def _call(self, method: str, path: str, body: dict[str, Any] | None, headers: dict[str, str]) -> dict[str, Any]:
        data = None if body is None else json.dumps(body).encode()
        sent = {"Svc-Api-Key": self._api_key, "Accept": "application/json", **headers}
        if data is not None:
            sent["Content-Type"] = "application/json"
        request = urllib.request.Request(self.base_url + path, data, sent, method=method)
        text = _exchange(request, lambda response: response.read(RESPONSE_BYTES_MAX + 1), self._timeout_seconds)
        try:
            answer = json.loads(text) if len(text) <= RESPONSE_BYTES_MAX else None
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise ServiceError(f"{self.base_url} does not respond like a Diorama service. Check the address")
        return cast("dict[str, Any]", answer)

    def _download(self, url: str, partial: Path, on_bytes: OnBytes) -> None:
        def take(response: http.client.HTTPResponse) -> None:
            header = response.headers.get("Content-Length", "")
            total = int(header) if header.isdecimal() else None
            received = 0
            with partial.open("wb") as sink:
                while chunk := response.read(CHUNK_BYTES):
                    sink.write(chunk)
                    received += len(chunk)
                    on_bytes(received, total)
                    self._pause(0)
            if total is not None and received != total:
                raise ServiceError(f"The file broke off after {received} of {total} bytes")

        _exchange(urllib.request.Request(url), take, self._timeout_seconds)

    def _repeat(self, call: Callable[[], T]) -> T:
        attempt = 1
        while True:
            try:
                return call()
            except ServiceError as error:
                may_pass = error.status is None or error.status in PASSING_STATUSES or error.retry_after is not None
                if attempt == ATTEMPTS or not may_pass:
                    raise
                ceiling = min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2.0 ** (attempt - 1))
                self._pause((error.retry_after or 0) + ceiling * random.uniform(0.5, 1))
            attempt += 1


def operation_path(operation_id: str) -> str:
    """Return the path of an operation."""
    return f"/svc/v1/operations/{urllib.parse.quote(operation_id, safe='')}"


def world_path(world_id: str) -> str:
    """Return the path of a world."""
    return f"/svc/v1/worlds/{urllib.parse.quote(world_id, safe='')}"


def is_local(base_url: str) -> bool:
    """Return whether an address leads to this machine, for which Blender needs no online access."""
    host = urllib.parse.urlsplit(base_url).hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _checked_address(text: str) -> str:
    address = text.strip().rstrip("/")
    try:
        parts = urllib.parse.urlsplit(address)
        is_usable = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_usable = False
    if not is_usable or any(character <= " " or character > "~" for character in address):
        raise ServiceError("The address must be a URL such as http://127.0.0.1:8800")
    return address


def _checked_key(text: str) -> str:
    key = text.strip()
    if not key:
        raise ServiceError("There is no API key. Enter it in the preferences of the add-on, or set DIORAMA_API_KEY")
    if any(character <= " " or character > "~" for character in key):
        raise ServiceError("The API key has characters that no API key has. Copy it again")
    return key


def _exchange(request: urllib.request.Request, take: Callable[[http.client.HTTPResponse], T], timeout_seconds: float) -> T:
    """Send a request and return what `take` makes of the response; no message names the request, whose URL may be signed."""
    try:
        with _OPENER.open(request, timeout=timeout_seconds) as response:
            return take(response)
    except urllib.error.HTTPError as error:
        with error:
            raise _error_of(error) from None
    except urllib.error.URLError as error:
        raise ServiceError(f"No connection to {request.host}: {error.reason}") from None
    except TimeoutError:
        raise ServiceError(f"{request.host} did not respond in time") from None
    except (http.client.HTTPException, ConnectionError):
        raise ServiceError(f"The connection to {request.host} broke off") from None


def _error_of(error: urllib.error.HTTPError) -> ServiceError:
    status = error.code
    header = error.headers.get("Retry-After", "")
    retry_after = float(header) if header.isdecimal() else None
    try:
        body = json.loads(error.read(RESPONSE_BYTES_MAX))
    except (OSError, ValueError, http.client.HTTPException):
        body = None
    fields = body if isinstance(body, dict) else {}
    code = _text_of(fields.get("code"))
    request_id = _text_of(error.headers.get("X-Request-Id")) or _text_of(fields.get("request_id"))
    if 300 <= status < 400:
        return ServiceError("The service redirects to another address. Enter that address in the preferences of the add-on", status)
    if status == 401:
        message: str | None = "The API key is not valid here. Check the address and the key in the preferences of the add-on"
    else:
        message = _message_of(fields)
    return ServiceError(message or f"The service responded with status {status}", status, retry_after, code, request_id)


def _text_of(value: Any) -> str | None:
    """Return a word of the service; None for anything else, and for what would not fit a line of the panel."""
    return value if isinstance(value, str) and 0 < len(value) <= WORD_MAX and value.isprintable() else None


def _message_of(body: dict[str, Any]) -> str | None:
    """Return the text of an error of the API; that of the first invalid field of a 422."""
    detail = body.get("detail", body.get("message"))
    if isinstance(detail, list) and detail and isinstance(detail[0], dict):
        entry = detail[0]
        places = [str(part) for part in entry.get("loc", []) if part != "body"]
        return f"{'.'.join(places)}: {entry.get('msg')}" if places else str(entry.get("msg"))
    return detail if isinstance(detail, str) and detail else None
