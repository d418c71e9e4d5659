from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import anyio
import pytest

import diorama_worlds as dw
from diorama_worlds._core.codec import decode

pytest.importorskip("cryptography")

VECTORS: list[dict[str, Any]] = json.loads((Path(__file__).parents[4] / "docs/reference/webhook-receivers/vectors.json").read_text("utf-8"))
GENUINE = VECTORS[0]


def keys_of(vector: dict[str, Any]) -> dw.types.KeySet:
    return decode(dw.types.KeySet, vector["jwks"])


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_webhooks_are_judged_as_the_documentation_says(vector: dict[str, Any]) -> None:
    def judge() -> dw.WebhookEvent:
        return dw.verify_webhook(vector["headers"], vector["body"].encode(), keys_of(vector), now=vector["now"])

    if vector["valid"]:
        assert judge()["data"]["operationId"].startswith("op_")
    else:
        with pytest.raises(dw.WebhookVerificationError):
            judge()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"headers": {}}, "missing_header"),
        ({"headers": {**GENUINE["headers"], "webhook-timestamp": "soon"}}, "bad_timestamp"),
        ({"now": GENUINE["now"] + 301}, "too_old"),
        ({"now": GENUINE["now"] - 301}, "too_new"),
        ({"headers": {**GENUINE["headers"], "webhook-signature": "v1a,???"}}, "bad_signature"),
    ],
)
def test_a_refusal_has_its_reason(change: dict[str, Any], reason: str) -> None:
    vector = {**GENUINE, **change}
    with pytest.raises(dw.WebhookVerificationError) as raised:
        dw.verify_webhook(vector["headers"], vector["body"].encode(), keys_of(vector), now=vector["now"])
    assert raised.value.reason == reason


def test_keys_are_requested_again_once_before_a_webhook_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("diorama_worlds._sync.webhooks.sleep", lambda seconds: None)
    other = next(vector for vector in VECTORS if vector["name"].endswith("only the new key is known"))
    published = [keys_of(other), keys_of(GENUINE)]
    fetches: list[int] = []

    def fetch() -> dw.types.KeySet:
        fetches.append(1)
        return published[min(len(fetches), 2) - 1]

    cache = dw.JwksCache(fetch)
    for expected in (2, 2):
        event = dw.verify_webhook(GENUINE["headers"], GENUINE["body"].encode(), cache, now=GENUINE["now"])
        assert (event["type"], len(fetches)) == ("task.succeeded", expected)
    with pytest.raises(dw.WebhookVerificationError):
        dw.verify_webhook(GENUINE["headers"], b"forged", cache, now=GENUINE["now"])
    assert len(fetches) == 3


def test_concurrent_webhooks_share_one_request_for_keys() -> None:
    fetches: list[int] = []

    async def fetch() -> dw.types.KeySet:
        fetches.append(1)
        await anyio.sleep(0.01)
        return keys_of(GENUINE)

    async def main() -> None:
        cache = dw.AsyncJwksCache(fetch)

        async def receive() -> None:
            await dw.averify_webhook(GENUINE["headers"], GENUINE["body"].encode(), cache, now=GENUINE["now"])

        async with anyio.create_task_group() as group:
            for _ in range(5):
                group.start_soon(receive)

    anyio.run(main)
    assert len(fetches) == 1
