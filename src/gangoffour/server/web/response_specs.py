"""What the routes may answer besides success, for the description of the interface."""

from collections.abc import Mapping
from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from gangoffour.protocol import Problem

_ALWAYS: Final = (429, 500, 503)
_REASONS: Final[Mapping[int, str]] = {
    400: "The body, a parameter or a header is not what it should be.",
    401: "Nobody is signed in with this token, or there is none.",
    403: "Not allowed: a page of another site, or a table that does not welcome you.",
    404: "There is no such thing, or not yet.",
    405: "The path does not take this method.",
    409: "It does not go together with the present state.",
    413: "The body is too long.",
    415: "The body has another content type than the route takes.",
    429: "Too many requests; `Retry-After` says how many seconds to wait.",
    500: "Something broke here; the log has the id.",
    503: "The store does not answer; try again in a moment.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the description of refusals with these statuses, and of those that any route may answer with."""
    return {
        status: ResponseSpec(data_container=Problem, description=_REASONS[status], generate_examples=False)
        for status in sorted({*statuses, *_ALWAYS})
    }


READS: Final = refusals(400)
"""Refusals of a route that only reads."""

WRITES: Final = refusals(400, 401, 403, 413, 415)
"""Refusals of a route that changes something."""
