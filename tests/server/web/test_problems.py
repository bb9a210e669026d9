"""Refusals and failures as HTTP answers."""

import io
import json
from typing import Any

import pytest
from litestar import get, post
from litestar.exceptions import InternalServerException
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.testing import TestClient

from gangoffour.engine import Code, CodedError, IllegalAction
from gangoffour.locales import languages, messages
from gangoffour.protocol import EventCode, MalformedEvent, NewGuest, Problem
from gangoffour.server.logs import configure_logs
from gangoffour.server.people.errors import NotSignedIn, PeopleCode
from gangoffour.server.ports import StoreUnavailable
from gangoffour.server.settings import Limits, Settings
from gangoffour.server.tables.errors import TableCode
from gangoffour.server.web.defences import defended_app
from gangoffour.server.web.errors import WebCode, WebError
from gangoffour.server.web.problems import language_for, problem, status_of
from tools.patience import until
from tools.servers.gateway import gateway

CANARY = "gofg_" + "c" * 43


class Unforeseen(Exception):
    """Something that nobody expected."""


ERRORS: dict[str, Exception] = {
    "illegal": IllegalAction(Code.PLAY_DOES_NOT_BEAT, cards="4G", top_play="5R"),
    "anonymous": NotSignedIn(PeopleCode.NOT_SIGNED_IN),
    "often": WebError(WebCode.TOO_MANY, wait_s=7),
    "unforeseen": Unforeseen(f"a seed, a hand, a token: {CANARY}"),
    "framework": InternalServerException(f"a seed, a hand, a token: {CANARY}"),
    "stored": MalformedEvent(EventCode.MALFORMED, type=f"a hand {CANARY}"),
    "away": StoreUnavailable("postgresql://u:canary@db"),
}


@get("/raise/{name:str}")
async def fail(name: FromPath[str]) -> None:
    raise ERRORS[name]


@post("/guests")
async def register(data: JSONBody[NewGuest]) -> NewGuest:
    return data


def answer(method: str, path: str, options: dict[str, Any] | None = None) -> tuple[int, dict[str, Any], dict[str, str]]:
    app = defended_app(Settings(limits=Limits(body_bytes=1024)), [fail, register])
    with TestClient(app, raise_server_exceptions=False) as client:
        response = client.request(method, path, **(options or {}))
        return response.status_code, response.json(), dict(response.headers)


def test_a_refusal_has_code_facts_and_a_sentence() -> None:
    status, body, headers = answer("GET", "/raise/illegal")
    assert status == 409
    assert body["code"] == "play/does_not_beat"
    assert body["facts"] == {"cards": "4G", "top_play": "5R"}
    assert body["sentence"].startswith("4G does not beat 5R")
    assert (headers["content-language"], headers["vary"]) == ("en", "Accept-Language")


def test_nobody_signed_in_is_401() -> None:
    status, body, _ = answer("GET", "/raise/anonymous")
    assert (status, body["code"]) == (401, "account/not_signed_in")


def test_too_many_requests_are_told_when_to_come_back() -> None:
    status, body, headers = answer("GET", "/raise/often")
    assert (status, body["facts"], headers["retry-after"]) == (429, {"wait_s": 7}, "7")


def test_a_store_that_is_away_is_503_without_its_address() -> None:
    status, body, headers = answer("GET", "/raise/away")
    assert (status, body["code"], headers["retry-after"]) == (503, "server/unavailable", "2")
    assert "canary" not in json.dumps(body)


@pytest.mark.usefixtures("_own_logs")
@pytest.mark.parametrize(
    "name, cause", [("unforeseen", "Unforeseen"), ("framework", "InternalServer"), ("stored", "MalformedEvent")]
)
def test_a_failure_shows_an_id_only_and_the_log_has_the_same(name: str, cause: str) -> None:
    stream = io.StringIO()
    configure_logs("json", "info", stream)
    status, body, _ = answer("GET", f"/raise/{name}")
    assert (status, body["code"]) == (500, "server/failed")
    assert body["facts"].keys() == {"id"}
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    told = next(line for line in lines if line.get("failure_id") == body["facts"]["id"])
    assert cause in told["exception"]
    for text in (json.dumps(body), stream.getvalue()):
        assert CANARY not in text
        assert "a hand" not in text


@pytest.mark.parametrize(
    "method, path, options, status, code",
    [
        ("GET", "/nowhere", {}, 404, "request/unknown_path"),
        ("DELETE", "/guests", {}, 405, "request/wrong_method"),
        ("POST", "/guests", {"content": "{", "headers": {"content-type": "application/json"}}, 400, None),
        ("POST", "/guests", {"json": {"name": 7}}, 400, None),
        ("POST", "/guests", {"json": {"nom": "canary"}}, 400, None),
        ("POST", "/guests", {"json": {"name": "canary" * 1000}}, 413, "request/too_large"),
    ],
)
def test_what_the_framework_refuses_has_a_code_of_ours_and_quotes_nothing(
    method: str, path: str, options: dict[str, Any], status: int, code: str | None
) -> None:
    found, body, _ = answer(method, path, options)
    assert (found, body["code"]) == (status, code or "request/malformed")
    assert body.keys() <= {"code", "sentence", "facts"}
    assert "canary" not in json.dumps(body)


@pytest.mark.parametrize(
    "options, at, fault, words",
    [
        ({"json": {"name": 7}}, "$.name", "wrong", "has a wrong value at $.name"),
        ({"json": {"nom": "Ana"}}, "$", "unknown", "a field at $ that this server does not know"),
        ({"json": [7]}, "$", "unreadable", "could not be understood"),
        ({"content": "{", "headers": {"content-type": "application/json"}}, "$", "unreadable", "could not be"),
    ],
)
def test_a_malformed_request_is_told_which_field_is_wrong(
    options: dict[str, Any], at: str, fault: str, words: str
) -> None:
    _, body, _ = answer("POST", "/guests", options)
    assert body["facts"] == {"at": at, "fault": fault}
    assert words in body["sentence"]


def test_a_parameter_that_is_wrong_or_missing_is_named() -> None:
    @get("/page")
    async def page(limit: FromQuery[int]) -> int:
        return limit

    with TestClient(defended_app(Settings(), [page]), raise_server_exceptions=False) as client:
        assert client.get("/page?limit=many").json()["facts"] == {"at": "limit", "fault": "wrong"}
        assert client.get("/page").json()["facts"] == {"at": "limit", "fault": "missing"}


@pytest.mark.parametrize(
    "code, status",
    [
        (TableCode.UNKNOWN, 404),
        (TableCode.SEAT_UNKNOWN, 404),
        (TableCode.HOST_ONLY, 403),
        (TableCode.NOT_WELCOME, 403),
        (TableCode.SEAT_TAKEN, 409),
        (PeopleCode.BAD_NAME, 400),
        (Code.RULES_BAD_OPTION, 400),
        (Code.RULES_UNKNOWN_PRESET, 400),
        (Code.MATCH_UNKNOWN_SEAT, 409),
        ("protocol/malformed", 400),
        ("protocol/flood", 429),
        (WebCode.FOREIGN_ORIGIN, 403),
        (WebCode.NOT_JSON, 415),
        (WebCode.CHAT_TOO_MANY, 429),
        ("a/new_reason", 409),
    ],
)
def test_a_code_has_its_status(code: str, status: int) -> None:
    assert status_of(code) == status


def test_a_code_without_a_sentence_still_arrives() -> None:
    class Lonely(CodedError):
        pass

    lonely = Lonely(Code.PLAY_DOES_NOT_BEAT)
    assert problem(lonely) == Problem(code="play/does_not_beat", sentence="play/does_not_beat", facts={})


@pytest.mark.parametrize(
    "accepted", [None, "", "*", "tlh", "en", "EN-gb", "tlh;q=1, en;q=0.1", "de;q=0", ";;;", "en;q=nan", "x" * 100_000]
)
def test_there_is_always_a_language(accepted: str | None) -> None:
    assert language_for(accepted) == "en"


def test_the_language_liked_best_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gangoffour.server.web.problems.languages", lambda: ("de", "en", "fr"))
    assert language_for("fr;q=0.5, de-CH;q=0.9, en;q=0.7") == "de"
    assert language_for("fr, de") == "fr"
    assert language_for("de;q=0, fr;q=0.1") == "fr"


@pytest.mark.anyio
async def test_the_sentences_of_all_languages_are_read_before_anybody_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("gangoffour.server.workers.housekeeping.SENTENCES_AFTER_S", 0)
    messages.cache_clear()
    async with gateway():
        await until(lambda: messages.cache_info().currsize == len(languages()))
