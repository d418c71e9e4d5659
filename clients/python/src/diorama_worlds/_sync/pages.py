# Generated from _async/pages.py by tools/python-client.mjs. Do not edit.
"""Lists, page by page."""

from __future__ import annotations

from collections.abc import Iterator, Callable
from typing import Protocol, TypeVar


class Page(Protocol):
    """One page of a list."""

    @property
    def next_page_token(self) -> str | None:
        """The token of the next page; None on the last one."""


P = TypeVar("P", bound=Page)
T = TypeVar("T")


def iterate_pages(
    fetch: Callable[[str | None], P], items: Callable[[P], list[T]], start: str | None = None
) -> Iterator[T]:
    """Yield the items of all pages. Each page is requested when it is needed."""
    token = start
    while True:
        page = fetch(token)
        for item in items(page):
            yield item
        token = page.next_page_token
        if not token:
            return
