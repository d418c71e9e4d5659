# Generated from _async/catalogue.py by tools/python-client.mjs. Do not edit.
"""The objects that scenes can contain and prompts can name."""

from __future__ import annotations

from collections.abc import Iterator

from .._core.codec import decode
from .._core.paths import quoted
from ..types import CatalogueObject, CataloguePage
from .pages import iterate_pages
from .transport import Transport, read_all


class Catalogue:
    """The objects that scenes can contain and prompts can name."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def page(
        self,
        *,
        q: str | None = None,
        theme: str | None = None,
        page_size: int | None = None,
        page_token: str | None = None,
        timeout: float | None = None,
    ) -> CataloguePage:
        """Return one page, with the themes, substances, states and places that scenes can name.

        Args:
            q: Words of the names of objects.
            theme: Only objects of this theme.
            page_size: Objects in each page, 1 to 200; 50 by default.
            page_token: `next_page_token` of the previous page; the first page by default.
            timeout: Seconds for the call with all its retries.
        """
        query = {"q": q, "theme": theme, "page_size": page_size, "page_token": page_token}
        return decode(CataloguePage, self._transport.json("GET", "/svc/v1/catalogue", query=query, timeout=timeout))

    def list(
        self,
        *,
        q: str | None = None,
        theme: str | None = None,
        page_size: int | None = None,
        timeout: float | None = None,
    ) -> Iterator[CatalogueObject]:
        """Iterate over all objects that match the filter, best matches first.

        Args:
            q: Words of the names of objects.
            theme: Only objects of this theme.
            page_size: Objects in each page, 1 to 200; 50 by default.
            timeout: Seconds for each page with all its retries.
        """

        def fetch(token: str | None) -> CataloguePage:
            return self.page(q=q, theme=theme, page_size=page_size, page_token=token, timeout=timeout)

        return iterate_pages(fetch, lambda page: page.objects)

    def get(self, object_id: str, *, timeout: float | None = None) -> CatalogueObject:
        """Return one object.

        Raises:
            NotFoundError: There is no object with this id.
        """
        data = self._transport.json("GET", f"/svc/v1/catalogue/{quoted(object_id)}", timeout=timeout)
        return decode(CatalogueObject, data)

    def picture(self, object_id: str, *, timeout: float | None = None) -> bytes:
        """Return the picture of an object, a WebP file."""
        path = f"/svc/v1/catalogue/{quoted(object_id)}/picture.webp"
        return self._transport.read(self._transport.settings.base_url + path, read_all, timeout=timeout)
