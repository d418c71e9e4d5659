"""Scenes without worlds."""

from __future__ import annotations

from .._core.codec import decode
from ..types import SceneComposition
from .transport import AsyncTransport


class AsyncScenes:
    """Scenes without worlds."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def compose(self, text_prompt: str, *, seed: int | None = None, timeout: float | None = None) -> SceneComposition:
        """Convert a prompt into a scene, free of charge. Returns the scene, and the words that it shows and does not show.

        Args:
            text_prompt: The prompt in plain English.
            seed: Seed of the scene. Another seed results in other details.
            timeout: Seconds for the call with all its retries.

        Raises:
            ContentPolicyError: The prompt violates the content policy.
            ValidationError: A field is not valid; `entries` lists each invalid field.
            RateLimitError: Too many requests; see `retry_after`.

        Example:
            composed = await diorama.scenes.compose("two red barns at a lake", seed=7)
            print(composed.caption, [words.text for words in composed.not_represented])
        """
        body = {"text_prompt": text_prompt, "seed": seed}
        return decode(SceneComposition, await self._transport.json("POST", "/svc/v1/scenes:compose", body=body, timeout=timeout))
