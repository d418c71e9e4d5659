"""Conversion between JSON and the types of the API.

The first interface has snake_case names, the task interface the same names in camelCase. Both become the same attributes.
"""

from __future__ import annotations

import datetime
import functools
import re
import types
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from .model import Model

T = TypeVar("T")

_UNIONS = (Union, types.UnionType)


class Nullable(dict[str, Any]):
    """Part of a request in which None is a value, and not the absence of one."""


def encode(value: Any, *, camel: bool = False) -> Any:
    """Return JSON-compatible data for a request: dictionaries without entries that are None, times as ISO 8601.

    A `Nullable` dictionary keeps its entries that are None.
    With `camel`, keys of dictionaries become camelCase.
    """
    if isinstance(value, Model):
        return encode({_wire_name(f.name): getattr(value, f.name) for f in fields(cast(Any, value))}, camel=camel)
    if isinstance(value, Mapping):
        entries = cast("Mapping[str, Any]", value).items()
        keeps_none = isinstance(value, Nullable)
        return {camel_case(key) if camel else key: encode(each, camel=camel) for key, each in entries if each is not None or keeps_none}
    if isinstance(value, (list, tuple)):
        return [encode(each, camel=camel) for each in cast("list[Any]", value)]
    if isinstance(value, datetime.datetime):
        return _utc(value)
    if isinstance(value, datetime.date):
        return value.isoformat()
    return value


def decode(kind: type[T], value: Any, *, camel: bool = False) -> T:
    """Return JSON data as the given type. Data that does not fit a type passes unchanged, so that newer services can be read."""
    return cast(T, _decode(kind, value, camel))


def camel_case(name: str) -> str:
    """Return a snake_case name in camelCase."""
    return re.sub(r"_([a-z0-9])", lambda match: match[1].upper(), name.rstrip("_"))


def snake_case(name: str) -> str:
    """Return a camelCase name in snake_case."""
    return re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", name).lower()


def _decode(kind: Any, value: Any, camel: bool) -> Any:
    if value is None:
        return None
    origin = get_origin(kind)
    if origin in _UNIONS:
        return _decode(_variant(get_args(kind), value, camel), value, camel)
    if origin is list and isinstance(value, list):
        (item,) = get_args(kind)
        items: list[Any] = value
        return [_decode(item, each, camel) for each in items]
    if origin is dict and isinstance(value, dict):
        _, item = get_args(kind)
        entries = cast("dict[str, Any]", value).items()
        if item is Any:
            return dict(entries)
        return {snake_case(key) if camel else key: _decode(item, each, camel) for key, each in entries}
    if is_dataclass(kind) and isinstance(value, dict):
        return _decode_object(kind, cast("dict[str, Any]", value), camel)
    if kind is datetime.datetime and isinstance(value, str):
        return datetime.datetime.fromisoformat(value.replace("Z", "+00:00"))
    if kind is datetime.date and isinstance(value, str):
        return datetime.date.fromisoformat(value)
    return value


def _decode_object(kind: Any, value: dict[str, Any], camel: bool) -> Any:
    found = {name: _decode(hint, value.get(wire[camel]), camel) for name, (hint, wire, _) in _describe(kind).items()}
    return kind(**found)


def _variant(kinds: tuple[Any, ...], value: Any, camel: bool) -> Any:
    """The member of a union that a value belongs to, by its constants and its required fields; None for an unknown one."""
    others = [kind for kind in kinds if kind is not type(None)]
    if len(others) == 1 or not isinstance(value, dict):
        return next((kind for kind in others if not is_dataclass(kind)), others[0]) if len(others) > 1 else others[0]
    fitting = [kind for kind in others if is_dataclass(kind) and _fits(kind, cast("dict[str, Any]", value), camel)]
    return fitting[0] if fitting else None


def _fits(kind: Any, value: dict[str, Any], camel: bool) -> bool:
    for hint, wire, required in _describe(kind).values():
        if required and wire[camel] not in value:
            return False
        if get_origin(hint) is Literal and len(get_args(hint)) == 1 and value.get(wire[camel]) != get_args(hint)[0]:
            return False
    return True


@functools.cache
def _describe(kind: Any) -> dict[str, tuple[Any, tuple[str, str], bool]]:
    """For each attribute of a dataclass its type, its names in the two interfaces, and whether it is required."""
    hints = get_type_hints(kind)
    return {f.name: (hints[f.name], (_wire_name(f.name), camel_case(f.name)), f.default is MISSING) for f in fields(kind)}


def _wire_name(attribute: str) -> str:
    return attribute.rstrip("_")  # an attribute that is a keyword of Python ends in an underscore


def _utc(moment: datetime.datetime) -> str:
    """ISO 8601 in UTC; a time without a zone is a local time, as everywhere in Python."""
    return moment.astimezone(datetime.timezone.utc).isoformat().replace("+00:00", "Z")
