"""Scenes without worlds."""

from __future__ import annotations

from .._core.codec import decode
from ..types import SceneComposition
from .transport import AsyncTransport


class AsyncScenes:
    """Methods that convert prompts to scenes, without generating worlds."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def compose(self, text_prompt: str, *, seed: int | None = None, timeout: float | None = None) -> SceneComposition:
        """Convert a prompt to a scene, free of charge.

        The result lists the words of the prompt that the scene shows, and the words that it does not show. It can be the prompt of a world.

        Args:
            text_prompt: Prompt in plain English, 1 to 2000 characters.
            seed: Integer from 0 to 4294967295. Another seed results in other details. Default: a random seed.
            timeout: Maximum time in seconds for the call with all its retries. Default: the `timeout` of the client.

        Raises:
            ContentPolicyError: The prompt violates the content policy.
            ValidationError: A field is not valid. `entries` lists the invalid fields.
            RateLimitError: The account exceeded its rate limit. Wait `retry_after` seconds.

        Example:
            composed = await diorama.scenes.compose("two red barns by a lake", seed=7)
            print(composed.caption, [words.text for words in composed.not_represented])
        """
        body = {"text_prompt": text_prompt, "seed": seed}
        return decode(SceneComposition, await self._transport.json("POST", "/svc/v1/scenes:compose", body=body, timeout=timeout))
