from __future__ import annotations

from typing import Any

import pytest

from diorama_blender.service import ServiceError
from diorama_blender.worlds import WorldEntry, fetch_worlds, wrap


class Fake:
    """A service that returns one answer."""

    def __init__(self, answer: dict[str, Any]) -> None:
        self.answer = answer
        self.calls: list[tuple[str, dict[str, Any]]] = []

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        self.calls.append((path, body))
        return self.answer


def entries(worlds: Any) -> list[WorldEntry]:
    return fetch_worlds(Fake({"worlds": worlds}))  # type: ignore[arg-type]


def test_the_list_asks_for_finished_worlds() -> None:
    fake = Fake({"worlds": []})
    assert fetch_worlds(fake) == []  # type: ignore[arg-type]
    assert fake.calls == [("/svc/v1/worlds:list", {"status": "SUCCEEDED", "page_size": 50})]


@pytest.mark.parametrize(
    ("world", "label"),
    [
        ({"id": "w1", "display_name": "Castle", "world_prompt": {"text_prompt": "a castle"}}, "Castle"),
        ({"id": "w1", "display_name": "", "world_prompt": {"text_prompt": "a castle"}}, "a castle"),
        ({"id": "w1", "world_prompt": {"type": "image"}, "assets": {"caption": "A beach"}}, "A beach"),
        ({"id": "w1", "assets": None}, "w1"),
        ({"id": "w1", "display_name": "word " * 40}, "word word word word word word word word word word word word…"),
    ],
)
def test_a_world_is_listed_by_its_name_prompt_or_caption(world: dict[str, Any], label: str) -> None:
    (entry,) = entries([world])
    assert (entry.id, entry.label) == ("w1", label)


def test_the_description_has_model_and_time() -> None:
    (entry,) = entries([{"id": "w1", "model": "svc-1.1", "created_at": "2026-03-01T09:00:00Z"}])
    assert entry.description == "svc-1.1, 2026-03-01T09:00:00Z"


@pytest.mark.parametrize("worlds", [None, "many", [None, {}, {"id": ""}]])
def test_what_is_no_list_of_worlds_is_empty(worlds: Any) -> None:
    assert entries(worlds) == []


def test_messages_are_wrapped_to_the_width_of_the_panel() -> None:
    message = "Not enough API credits: the request costs 1580 credits, and the account has 10. Ask the operator to add credits"
    lines = wrap(message, 200)
    assert " ".join(lines) == message
    assert all(len(line) <= 28 for line in lines)
    assert len(wrap(message, 2000)) == 1
    assert max(len(line) for line in wrap(message, 1)) <= 16
    assert wrap("", 200) == [""]


def test_errors_of_the_service_pass() -> None:
    class Broken:
        def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
            raise ServiceError("No connection")

    with pytest.raises(ServiceError, match="No connection"):
        fetch_worlds(Broken())  # type: ignore[arg-type]
