from __future__ import annotations

import datetime
import math

import httpx
import pytest
from service import BASE_URL, Service, client

import diorama_worlds as dw

CREDITS = httpx.Response(200, json={"remaining_credits": 5})


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("diorama_worlds._sync.transport.sleep", lambda seconds: None)


def failure(status: int, body: object = None, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.Response(status, json=body if body is not None else {"detail": "No"}, headers={"x-request-id": "req_1", **named})


@pytest.mark.parametrize(
    ("status", "body", "kind"),
    [
        (400, {"message": "Bad"}, dw.BadRequestError),
        (400, {"detail": "It violates the content policy"}, dw.ContentPolicyError),
        (400, {"detail": "No", "code": "CONTENT_POLICY_VIOLATION"}, dw.ContentPolicyError),
        (400, {"detail": "The content policy has no such entry", "code": "ARGUMENT_INVALID"}, dw.BadRequestError),
        (401, None, dw.AuthenticationError),
        (402, None, dw.InsufficientCreditsError),
        (403, None, dw.PermissionDeniedError),
        (404, None, dw.NotFoundError),
        (409, None, dw.ConflictError),
        (422, {"detail": [{"loc": ["body", "seed"], "msg": "too large", "type": "x"}]}, dw.ValidationError),
        (429, None, dw.RateLimitError),
        (500, None, dw.ServiceError),
        (302, None, dw.ServiceError),
    ],
)
def test_a_status_has_its_error_with_the_request_id(status: int, body: object, kind: type[dw.DioramaError]) -> None:
    with pytest.raises(dw.DioramaError) as raised:
        client(Service(failure(status, body)), max_retries=0).credits()
    assert type(raised.value) is kind
    assert raised.value.status == status
    assert status == 302 or raised.value.request_id == "req_1"


@pytest.mark.parametrize(("body", "code"), [({"detail": "No", "code": "RATE_LIMITED"}, "RATE_LIMITED"), ({"detail": "No"}, None)])
def test_an_error_has_the_code_of_the_response(body: object, code: str | None) -> None:
    with pytest.raises(dw.RateLimitError) as raised:
        client(Service(failure(429, body)), max_retries=0).credits()
    assert raised.value.code == code


def test_a_validation_error_lists_the_fields() -> None:
    entries = [{"loc": ["body", "seed"], "msg": "too large", "type": "x"}, {"loc": ["body", "tags", 0], "msg": "empty", "type": "y"}]
    with pytest.raises(dw.ValidationError, match=r"^body\.seed: too large; body\.tags\.0: empty$") as raised:
        client(Service(failure(422, {"detail": entries}))).credits()
    assert [entry.loc for entry in raised.value.entries] == [["body", "seed"], ["body", "tags", 0]]


@pytest.mark.parametrize(
    "passing",
    [failure(408), failure(429), failure(502), failure(503), failure(504), failure(500, retry_after="1"), httpx.ConnectError("refused")],
)
def test_a_failure_that_passes_is_followed_by_another_attempt(passing: httpx.Response | Exception) -> None:
    service = Service(passing, CREDITS)
    assert client(service).credits().remaining_credits == 5
    assert len(service.requests) == 2


@pytest.mark.parametrize("lasting", [failure(400), failure(404), failure(500), failure(422)])
def test_a_failure_that_lasts_is_raised_at_once(lasting: httpx.Response) -> None:
    service = Service(lasting, CREDITS)
    with pytest.raises(dw.DioramaError):
        client(service).credits()
    assert len(service.requests) == 1


def test_attempts_end_after_the_greatest_number_and_are_counted() -> None:
    service = Service(failure(503))
    with pytest.raises(dw.ServiceError) as raised:
        client(service, max_retries=2).credits()
    assert (raised.value.attempts, len(service.requests)) == (3, 3)


def test_a_request_that_would_take_effect_twice_is_sent_once() -> None:
    for send in (lambda d: d.webhooks.redeliver("d"),):
        service = Service(httpx.ConnectError("refused"), CREDITS)
        with pytest.raises(dw.APIConnectionError) as raised:
            send(client(service))
        assert raised.value.attempts == 1


def test_a_retry_waits_as_long_as_the_service_asks_for() -> None:
    retries: list[dw.Retry] = []
    service = Service(failure(429, retry_after="7"), CREDITS)
    client(service, on_retry=retries.append).credits()
    assert 7 <= retries[0].wait <= 7.25
    assert isinstance(retries[0].error, dw.RateLimitError)
    assert retries[0].error.retry_after == 7


def test_a_retry_that_would_come_too_late_is_not_waited_for() -> None:
    service = Service(failure(429, retry_after="60"), CREDITS)
    with pytest.raises(dw.RateLimitError):
        client(service, timeout=30).credits()
    assert len(service.requests) == 1


def test_a_timeout_of_the_connection_is_a_timeout_of_the_call() -> None:
    service = Service(httpx.ReadTimeout("slow"))
    with pytest.raises(TimeoutError, match="30 seconds") as raised:
        client(service, timeout=30).credits()
    assert isinstance(raised.value, dw.APITimeoutError)
    assert len(service.requests) == 1


def test_a_start_is_repeated_with_the_same_idempotency_key() -> None:
    service = Service(failure(503), httpx.Response(200, json={"operation_id": "op_1", "done": False}))
    started = client(service).worlds.generate("a beach", seed=7)
    assert started.operation_id == "op_1"
    keys = {request.headers["idempotency-key"] for request in service.requests}
    assert len(keys) == 1
    assert service.body() == {"world_prompt": {"type": "text", "text_prompt": "a beach"}, "seed": 7}


def test_the_key_goes_to_the_service_and_not_to_signed_urls() -> None:
    service = Service(httpx.Response(200, json={"remaining_credits": 5}))
    diorama = client(service)
    diorama.credits()
    diorama.downloads.read("http://files.example/a?signature=x")
    assert [request.headers.get("svc-api-key") for request in service.requests] == ["svck_test", None]


def test_a_refused_signed_url_has_an_error_of_its_own() -> None:
    with pytest.raises(dw.SignedUrlError):
        client(Service(failure(403))).downloads.read("http://files.example/a")


def test_the_environment_names_the_service(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIORAMA_URL", BASE_URL + "/")
    monkeypatch.setenv("DIORAMA_API_KEY", "svck_environment")
    service = Service(CREDITS)
    dw.Diorama(http_client=httpx.Client(transport=httpx.MockTransport(service))).credits()
    assert str(service.requests[0].url) == BASE_URL + "/svc/v1/credits"
    assert service.requests[0].headers["svc-api-key"] == "svck_environment"


@pytest.mark.parametrize("options", [{"base_url": "ftp://a"}, {"api_key": "a b"}, {"api_key": ""}, {"timeout": 0}, {"max_retries": -1}])
def test_options_that_are_not_valid_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(dw.DioramaError):
        dw.Diorama(**options)  # type: ignore[arg-type]


def test_times_in_queries_are_utc() -> None:
    service = Service(httpx.Response(200, json={"days": []}))
    zone = datetime.timezone(datetime.timedelta(hours=2))
    client(service).usage(from_=datetime.datetime(2026, 11, 1, 1, tzinfo=zone), timeout=math.inf)
    assert dict(service.requests[0].url.params) == {"from": "2026-10-31T23:00:00Z"}


def test_a_deleted_world_whose_response_was_lost_is_deleted() -> None:
    assert client(Service(httpx.ReadError("lost"), failure(404))).worlds.delete("w").deleted is True
    with pytest.raises(dw.NotFoundError):
        client(Service(failure(404))).worlds.delete("w")


def test_lists_request_the_next_page_when_it_is_needed() -> None:
    world = {"id": "w", "display_name": "", "world_svc_url": "u", "assets": {}}
    pages = [{"worlds": [{**world, "id": name}], "next_page_token": token} for name, token in (("1", "t"), ("2", None))]
    service = Service(*(httpx.Response(200, json=page) for page in pages))
    worlds = client(service).worlds.list(tags=["a"], page_size=1)
    assert next(worlds).id == "1"
    assert len(service.requests) == 1
    assert [each.id for each in worlds] == ["2"]
    assert service.body() == {"tags": ["a"], "page_size": 1, "page_token": "t"}
