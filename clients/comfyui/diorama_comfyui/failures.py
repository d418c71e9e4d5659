"""Messages of failed nodes: what happened, what the user can do, and what the operator of the service can look up."""

from __future__ import annotations

import diorama_worlds as dw

__all__ = ["NodeError", "describe"]

ADVICE: tuple[tuple[type[dw.DioramaError], str], ...] = (
    (dw.APIConnectionError, "Check that the service at {address} runs and that DIORAMA_URL is its address"),
    (dw.APITimeoutError, "Check that the service at {address} runs and that DIORAMA_URL is its address"),
    (dw.AuthenticationError, "Check DIORAMA_API_KEY. The key must be a key of the service at {address}"),
    (dw.NotFoundError, "Check world_id. The API key must belong to the account of the world"),
    (dw.SignedUrlError, "Run the node again to get new links"),
    (dw.RateLimitError, "The service started nothing"),
    (dw.OperationFailedError, "The service charged no credits"),
)
"""What helps against each kind of error whose message does not say it."""


class NodeError(RuntimeError):
    """A node failed. ComfyUI shows the text to the user."""


def describe(error: dw.DioramaError, address: str) -> str:
    """Return the message of an error, with advice, the error code and the id of the request where they are known.

    Args:
        error: The error of the client.
        address: Of the service.
    """
    advice = next((text.format(address=address) for kind, text in ADVICE if isinstance(error, kind)), "")
    facts = [str(error.code)] if error.code is not None else []
    if error.request_id is not None:
        facts.append(f"request {error.request_id}")
    parts = [error.message.rstrip("."), *([advice] if advice else [])]
    return ". ".join(parts) + (f" ({', '.join(facts)})" if facts else "")
