# Generated from _async/tasks.py by tools/python-client.mjs. Do not edit.
"""The tasks API (v2, beta): tasks with signed webhooks."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any, Literal, Union, overload

from typing_extensions import deprecated

from .._core.codec import decode
from .._core.paths import quoted
from .._core.retry import Deadline
from ..errors import TaskFailedError
from ..types import (
    ExportWorldTaskParam,
    GenerateWorldTaskParam,
    OperationState,
    PanoDepthToRgbTaskParam,
    Progress,
    Quote,
    TaskName,
    TaskOperation,
    TaskOperationPage,
    WebhookDelivery,
)
from .operations import OnProgress, pause
from .pages import iterate_pages
from .transport import Transport

TaskRequest = Union[GenerateWorldTaskParam, PanoDepthToRgbTaskParam, ExportWorldTaskParam]
"""The fields of a task."""


class Tasks:
    """Methods of the tasks API (v2, beta).

    Use them if you need webhooks, which only this API sends. Operations have the same IDs in both APIs. Names of fields are in snake_case,
    although the API itself uses camelCase.
    """

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    @overload
    def submit(
        self,
        task_name: Literal["generateWorld"],
        request: GenerateWorldTaskParam,
        *,
        wait: bool = ...,
        idempotency_key: str | None = ...,
        timeout: float | None = ...,
    ) -> TaskOperation: ...

    @overload
    def submit(
        self,
        task_name: Literal["panoDepthToRgb"],
        request: PanoDepthToRgbTaskParam,
        *,
        wait: bool = ...,
        idempotency_key: str | None = ...,
        timeout: float | None = ...,
    ) -> TaskOperation: ...

    @overload
    def submit(
        self,
        task_name: Literal["exportWorld"],
        request: ExportWorldTaskParam,
        *,
        wait: bool = ...,
        idempotency_key: str | None = ...,
        timeout: float | None = ...,
    ) -> TaskOperation: ...

    def submit(
        self,
        task_name: TaskName,
        request: TaskRequest,
        *,
        wait: bool = False,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> TaskOperation:
        """Submit a task. If the client retries the request, only one operation starts.

        Args:
            task_name: Kind of the task: `generateWorld`, `panoDepthToRgb` or `exportWorld`.
            request: Fields of the task, in snake_case.
            wait: Wait up to 55 seconds until the operation is done. If the operation takes longer, the running operation is returned.
                `wait`
                cannot be combined with `webhook_url`.
            idempotency_key: Key that makes the call safe to repeat. Within 24 hours, a call with the same key returns the first operation.
                Default: a new key for each call.
            timeout: Maximum time in seconds for the call with all its retries. Default: the `timeout` of the client.

        Raises:
            BadRequestError: An input cannot be used. The subclass `ContentPolicyError` means that the prompt or an input violates the
                content policy.
            InsufficientCreditsError: The account has too few credits.
            NotFoundError: A world or media asset in the request does not exist, or belongs to another account.
            ValidationError: A field is not valid, or `idempotency_key` was already used with another request. `entries` lists the invalid
                fields.
            RateLimitError: The account exceeded its rate limit, or it already has too many running generations. Wait `retry_after` seconds.

        Example:
            request = {"world_prompt": {"type": "text", "text_prompt": "a quiet beach at dawn"}, "model": "svc-1.0-draft"}
            task = diorama.tasks.submit("generateWorld", request)
            task = diorama.tasks.wait(task.operation_id)
        """
        query = {"wait": True} if wait else None
        data = self._transport.start(f"/tasks:{task_name}", request, idempotency_key, timeout, query=query, camel=True)
        return decode(TaskOperation, data, camel=True)

    def quote(
        self,
        task_name: TaskName,
        request: TaskRequest,
        *,
        timeout: float | None = None,
    ) -> Quote:
        """Return the price and the expected duration of a task, without starting it.

        Args:
            task_name: Kind of the task: `generateWorld`, `panoDepthToRgb` or `exportWorld`.
            request: Fields of the task, in snake_case.
            timeout: Maximum time in seconds for the call with all its retries. Default: the `timeout` of the client.

        Raises:
            BadRequestError: An input cannot be used.
            NotFoundError: A world or media asset in the request does not exist, or belongs to another account.
            ValidationError: A field is not valid. `entries` lists the invalid fields.
            RateLimitError: The account exceeded its rate limit. Wait `retry_after` seconds.
        """
        body: Mapping[str, Any] = {**request, "dry_run": True}
        data = self._transport.json("POST", f"/tasks:{task_name}", body=body, timeout=timeout, camel=True)
        return decode(Quote, data, camel=True)

    def get(self, operation_id: str, *, timeout: float | None = None) -> TaskOperation:
        """Return the operation of a task in its current state, with newly signed URLs of its files.

        Raises:
            NotFoundError: The operation does not exist, or belongs to another account.
        """
        path = f"/api/v2{self._path(operation_id)}"
        return decode(TaskOperation, self._transport.json("GET", path, timeout=timeout), camel=True)

    @deprecated("tasks.operation has the new name tasks.get")
    def operation(self, operation_id: str, *, timeout: float | None = None) -> TaskOperation:
        """Return the operation as `get` does."""
        return self.get(operation_id, timeout=timeout)

    def page(
        self,
        *,
        page_size: int | None = None,
        page_token: str | None = None,
        state: OperationState | None = None,
        timeout: float | None = None,
    ) -> TaskOperationPage:
        """Return one page of the operations of both APIs, newest first."""
        query = {"page_size": page_size, "page_token": page_token, "state": state}
        data = self._transport.json("GET", "/operations", query=query, timeout=timeout, camel=True)
        return decode(TaskOperationPage, data, camel=True)

    def list(
        self, *, page_size: int | None = None, state: OperationState | None = None, timeout: float | None = None
    ) -> Iterator[TaskOperation]:
        """Iterate over all operations of both APIs, newest first."""

        def fetch(token: str | None) -> TaskOperationPage:
            return self.page(page_size=page_size, page_token=token, state=state, timeout=timeout)

        return iterate_pages(fetch, lambda page: page.operations)

    def cancel(self, operation_id: str, *, timeout: float | None = None) -> TaskOperation:
        """Cancel an operation and return it. An operation that is already done does not change.

        The service sends no webhook for a cancelled operation.

        Raises:
            NotFoundError: The operation does not exist, or belongs to another account.
        """
        data = self._transport.json("POST", f"{self._path(operation_id)}:cancel", body={}, timeout=timeout)
        return decode(TaskOperation, data, camel=True)

    def webhook_delivery(self, operation_id: str, *, timeout: float | None = None) -> WebhookDelivery:
        """Return the state of the webhook delivery of a task.

        Raises:
            NotFoundError: The task has no webhook, or it was cancelled.
        """
        data = self._transport.json("GET", f"{self._path(operation_id)}/webhookDelivery", timeout=timeout)
        return decode(WebhookDelivery, data, camel=True)

    def wait(self, operation_id: str, *, on_progress: OnProgress | None = None, timeout: float = math.inf) -> TaskOperation:
        """Wait until the operation of a task has succeeded, and return it.

        Args:
            operation_id: ID of the operation.
            on_progress: Function that receives each progress update, including the last one. `percent` never decreases.
            timeout: Maximum time to wait, in seconds. Default: no limit.

        Raises:
            TaskFailedError: The operation failed or was cancelled.
            APITimeoutError: The call exceeded `timeout`. The operation continues. To stop it, call `tasks.cancel`.
        """
        deadline = Deadline(timeout)
        latest: Progress | None = None
        while True:
            operation = self.get(operation_id, timeout=deadline.limit(self._transport.settings.timeout))
            progress = operation.progress
            if progress is not None and (latest is None or progress.percent > latest.percent or (operation.done and progress != latest)):
                latest = progress
                if on_progress is not None:
                    on_progress(progress)
            if operation.error is not None:
                raise TaskFailedError(operation)
            if operation.done:
                return operation
            pause(self._transport, deadline)

    def _path(self, operation_id: str) -> str:
        return f"/operations/{quoted(operation_id)}"
