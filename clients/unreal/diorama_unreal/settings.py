"""Address and API key of the service: from arguments, the environment or a file of the project, in this order."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from .service import ServiceError

__all__ = ["DEFAULT_URL", "KEY_NAME", "URL_NAME", "read_settings"]

URL_NAME = "DIORAMA_URL"
KEY_NAME = "DIORAMA_API_KEY"
DEFAULT_URL = "http://127.0.0.1:8800"


def read_settings(file: Path, environ: Mapping[str, str], base_url: str = "", api_key: str = "") -> tuple[str, str]:
    """Return the address and the API key. The key is empty if no source has one.

    Args:
        file: File with the lines `DIORAMA_URL=...` and `DIORAMA_API_KEY=...`. It may be missing.
        environ: Environment variables.
        base_url: Address that replaces the other sources.
        api_key: API key that replaces the other sources.

    Raises:
        ServiceError: The file cannot be read.
    """
    lines = _read_lines(file)
    url = base_url or environ.get(URL_NAME) or lines.get(URL_NAME) or DEFAULT_URL
    return url, api_key or environ.get(KEY_NAME) or lines.get(KEY_NAME, "")


def _read_lines(file: Path) -> dict[str, str]:
    try:
        text = file.read_text(encoding="utf-8-sig")  # editors on Windows may add a byte order mark
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeError) as error:
        raise ServiceError(f"{file} cannot be read: {error}") from None
    pairs = (line.split("=", 1) for line in text.splitlines() if "=" in line and not line.lstrip().startswith("#"))
    return {name.strip(): value.strip().strip("\"'") for name, value in pairs}
