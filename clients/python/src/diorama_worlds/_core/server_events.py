"""Server-sent events (WHATWG HTML, 9.2.6 "Interpreting an event stream")."""

from __future__ import annotations

import codecs
import re
from typing import NamedTuple


class ServerEvent(NamedTuple):
    """One event of a stream."""

    event: str
    data: str
    id: str
    """The newest id so far; empty when the stream has given none."""


class ServerEventReader:
    """Reads a stream that comes in pieces of any length. The end of the stream drops an event that is not complete."""

    def __init__(self) -> None:
        self._decode = codecs.getincrementaldecoder("utf-8-sig")(errors="replace").decode
        self._rest = ""
        self._event = ""
        self._data: list[str] = []
        self._id = ""

    def push(self, piece: bytes) -> list[ServerEvent]:
        """Return the events that this piece completes."""
        text = self._rest + self._decode(piece)
        found: list[ServerEvent] = []
        start = 0
        for end in re.finditer(r"\r\n|\n|\r", text):
            if end[0] == "\r" and end.end() == len(text):
                break  # its line feed may come with the next piece
            self._take(text[start : end.start()], found)
            start = end.end()
        self._rest = text[start:]
        return found

    def _take(self, line: str, found: list[ServerEvent]) -> None:
        if line == "":
            if self._data:
                found.append(ServerEvent(self._event or "message", "\n".join(self._data), self._id))
            self._event, self._data = "", []
            return
        name, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if name == "event":
            self._event = value
        elif name == "data":
            self._data.append(value)
        elif name == "id" and "\0" not in value:
            self._id = value
