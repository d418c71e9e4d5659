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
    """Methods to search the catalogue of objects that prompts can name and scenes can contain."""

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
        """Return one page of the objects that match the filters, best matches first.

        The page also lists the themes, substances, states, places, rooms, sites and styles that scenes can use.

        Args:
            q: Search terms for the names of objects. Default: all objects.
            theme: Only objects of this theme.
            page_size: Number of objects in each page, 1 to 200. Default: 50.
            page_token: `next_page_token` of the previous page. Default: the first page.
            timeout: Maximum time in seconds for the call with all its retries. Default: the `timeout` of the client.
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
        """Iterate over all objects that match the filters, best matches first.

        Args:
            q: Search terms for the names of objects. Default: all objects.
            theme: Only objects of this theme.
            page_size: Number of objects in each page, 1 to 200. Default: 50.
            timeout: Maximum time in seconds for each page with all its retries. Default: the `timeout` of the client.

        Example:
            for entry in diorama.catalogue.list(q="barn"):
                print(entry.id, entry.size.height)
        """

        def fetch(token: str | None) -> CataloguePage:
            return self.page(q=q, theme=theme, page_size=page_size, page_token=token, timeout=timeout)

        return iterate_pages(fetch, lambda page: page.objects)

    def get(self, object_id: str, *, timeout: float | None = None) -> CatalogueObject:
        """Return an object of the catalogue.

        Raises:
            NotFoundError: The catalogue has no such object.
        """
        data = self._transport.json("GET", f"/svc/v1/catalogue/{quoted(object_id)}", timeout=timeout)
        return decode(CatalogueObject, data)

    def picture(self, object_id: str, *, timeout: float | None = None) -> bytes:
        """Return the image of an object as the bytes of a WebP file.

        Raises:
            NotFoundError: The catalogue has no such object.
        """
        path = f"/svc/v1/catalogue/{quoted(object_id)}/picture.webp"
        return self._transport.read(self._transport.settings.base_url + path, read_all, timeout=timeout)
