"""Refusals as HTTP answers: a stable code, its facts, and a sentence in the reader's language.

Of an error that nobody foresaw the answer holds an id and no more; the log has the rest under the same id.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from gangoffour.engine import CodedError
from gangoffour.locales import REFERENCE, LocaleError, languages, message_id, messages
from gangoffour.protocol import FaultyField, FieldFault, Problem, faulty_field
from gangoffour.server.logs import logger, new_connection_id
from gangoffour.server.ports import StoreBusy, StoreUnavailable
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.errors import WebCode, WebError, malformed

AnyRequest = Request[Any, Any, Any]

_LOG: Final = logger(__name__)

_MALFORMED_FAMILIES: Final = frozenset({"record", "rules", "text"})
_BROKEN_FAMILIES: Final = frozenset({"event", "settings"})
"""Not the client's fault: what is stored, or how the server is set up, is broken."""
_STATUSES: Final[Mapping[str, int]] = {
    "bad_address": 400,
    "bad_field": 400,
    "bad_name": 400,
    "unknown_avatar": 400,
    "common_password": 400,
    "password_length": 400,
    "invalid": 400,
    "malformed": 400,
    "unknown_type": 400,
    "not_signed_in": 401,
    "forbidden": 403,
    "out_of_scope": 403,
    "people_only": 403,
    "prove_again": 403,
    "refused": 403,
    "users_only": 403,
    "wrong_password": 403,
    "foreign_origin": 403,
    "host_only": 403,
    "banned": 403,
    "not_welcome": 403,
    "private_only": 403,
    "sealed": 403,
    "hidden": 403,
    "unknown": 404,
    "unknown_path": 404,
    "wrong_method": 405,
    "too_large": 413,
    "too_long": 413,
    "not_json": 415,
    "not_text": 415,
    "flood": 429,
    "too_many": 429,
    "too_many_here": 429,
    "too_many_tables": 429,
    "too_many_sockets": 429,
    "head_too_long": 431,
    "failed": 500,
    "busy": 503,
    "unavailable": 503,
}
"""By the part of a code after the slash."""

_HTTP_CODES: Final[Mapping[int, WebCode]] = {
    404: WebCode.UNKNOWN_PATH,
    405: WebCode.WRONG_METHOD,
    413: WebCode.TOO_LARGE,
    415: WebCode.NOT_JSON,
}
"""Our code for what the framework refuses; everything else that it refuses is malformed."""

_FIRST_SERVER_STATUS: Final = 500
_STORE_WAIT_S: Final = 2
_TOO_DEEP: Final = "while deserializing"
"""What msgspec says of JSON that is nested too deeply; the framework takes it for a fault of ours."""
_BODY: Final = "body"
_WHOLE_BODY: Final = "data"
"""How the framework calls the body, and a body of which it can name no field."""
_NO_PARAMETER: Final = re.compile(r"Missing required \w+ parameter '([^']+)'")
"""What the framework says of a header or a part of the query that has to be there."""
_BUSY_WAIT_S: Final = 1


def status_of(code: str) -> int:
    """Return the HTTP status for a code.

    >>> status_of("table/unknown"), status_of("rules/bad_option"), status_of("play/does_not_beat")
    (404, 400, 409)
    """
    family, _, reason = code.partition("/")
    return _STATUSES.get(reason, 400 if family in _MALFORMED_FAMILIES else 409)


def language_for(accepted: str | None) -> str:
    """Return the language of ours that somebody likes best, by `Accept-Language`.

    >>> language_for("tlh, en-GB;q=0.8")
    'en'
    """
    wishes = []
    for place, part in enumerate((accepted or "")[:200].split(",")):
        found = re.fullmatch(r"\s*([A-Za-z]{1,8})(?:-[A-Za-z0-9-]+)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*", part)
        if found and found[1].lower() in languages() and (weight := float(found[2] or 1)) > 0:
            wishes.append((-weight, place, found[1].lower()))
    return min(wishes)[2] if wishes else REFERENCE


def problem(error: CodedError, language: str = REFERENCE) -> Problem:
    """Return what is told about an error."""
    code = str(error.code)
    try:
        sentence = messages(language).format(message_id(code), **error.facts)
    except LocaleError:
        # A mistake of ours, found by the tests of the locales. The refusal itself must still arrive.
        _LOG.error("no sentence for a code", code=code, language=language)
        sentence = code
    return Problem(code=code, sentence=sentence, facts=dict(error.facts))


def refused(request: AnyRequest, error: CodedError) -> Response[Problem]:
    """Answer with a refusal."""
    if str(error.code).partition("/")[0] in _BROKEN_FAMILIES:
        return failed(request, error)
    language = language_for(request.headers.get("accept-language"))
    headers = {"Content-Language": language, "Vary": "Accept-Language"}
    if (wait_s := error.facts.get("wait_s")) is not None:
        headers["Retry-After"] = str(wait_s)
    return Response(problem(error, language), status_code=status_of(str(error.code)), headers=headers)


def refused_by_framework(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Answer with what the framework refused. Its own words may quote what was sent: only the field is kept of them."""
    if error.status_code >= _FIRST_SERVER_STATUS:
        return failed(request, error)
    code = _HTTP_CODES.get(error.status_code)
    answer = refused(request, malformed(*_faulty(error)) if code is None else WebError(code))
    if allow := (error.headers or {}).get("Allow"):
        answer.headers["Allow"] = allow
    return answer


def _faulty(error: HTTPException) -> FaultyField:
    """Return what is wrong: a parameter, by its name, or a field of the body, by msgspec's words."""
    told = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    if told.get("source") == _BODY:
        path = "$" if told["key"] == _WHOLE_BODY else f"$.{told['key']}"
        return faulty_field(f"{told['message']} - at `{path}`")
    if "key" in told:
        return FaultyField(str(told["key"]), FieldFault.WRONG)
    if missing := _NO_PARAMETER.match(error.detail):
        return FaultyField(missing[1], FieldFault.MISSING)
    return faulty_field(error.detail)


def failed(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Answer that something broke, with the id under which the log tells more."""
    failure_id = new_connection_id()
    _LOG.error("request failed", failure_id=failure_id, method=request.method, exc_info=error)
    return refused(request, WebError(WebCode.FAILED, id=failure_id))


def unreadable(request: AnyRequest, error: RecursionError | UnicodeDecodeError) -> Response[Problem]:
    """Answer that a body is nested too deeply, or no text; of anything else that goes too deep, that it broke."""
    if isinstance(error, UnicodeDecodeError) or _TOO_DEEP in str(error):
        return refused(request, malformed())
    return failed(request, error)


def unavailable(request: AnyRequest, error: StoreUnavailable) -> Response[Problem]:
    """Answer that the store is away for the moment."""
    _LOG.warning("store unavailable", method=request.method, exc_info=error)
    return refused(request, WebError(WebCode.UNAVAILABLE, wait_s=_STORE_WAIT_S))


def busy(request: AnyRequest, _error: StoreBusy) -> Response[Problem]:
    """Answer that too many wait for the store already. It is told by the figures, not by the log: there are many."""
    CommonServices.of(request).metrics.refused_busy.inc()
    return refused(request, WebError(WebCode.BUSY, wait_s=_BUSY_WAIT_S))


EXCEPTION_HANDLERS: Final[ExceptionHandlersMap] = {
    CodedError: refused,
    HTTPException: refused_by_framework,
    StoreBusy: busy,
    StoreUnavailable: unavailable,
    RecursionError: unreadable,
    UnicodeDecodeError: unreadable,
    Exception: failed,
}
"""For Litestar's `exception_handlers`."""
