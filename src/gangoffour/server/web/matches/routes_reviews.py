"""Routes about how matches were played: reviews, figures of players, puzzles, and playing on from a position."""

from typing import Annotated, Final, TypeVar, cast
from uuid import UUID

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED

from gangoffour.protocol import (
    FieldFault,
    MatchReview,
    NewPractice,
    PlayerFigure,
    Practice,
    PuzzleList,
    ShownPuzzle,
)
from gangoffour.server.ports import IllegalPractice, NoPractice
from gangoffour.server.web.asker import AnyRequest, asker_of, person_of
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.description import SIGNED_IN
from gangoffour.server.web.errors import WebCode, WebError, malformed
from gangoffour.server.web.matches.match_services import MatchServices
from gangoffour.server.web.matches.routes_matches import MatchIdText, record_text
from gangoffour.server.web.response_specs import WRITES, refusals

Shown = TypeVar("Shown")

_DAY_MS: Final = 24 * 3_600_000
_MOST_ACTIONS: Final = 64
"""More actions than a seat can take in a deal."""
_WAIT_S: Final = 5

PuzzleIdText = Annotated[
    str, PathParameter(description="The id of a puzzle.", schema_extra={"pattern": "^[0-9a-f]{16}$"})
]


@get("/api/matches/{match_id:str}/review", tags=["matches"], responses=refusals(400, 403, 404))
async def show_review(request: AnyRequest, match_id: MatchIdText) -> Response[MatchReview]:
    """Show what the decisions of a finished match cost; the quick review is made at the end of each match."""
    await record_text(request, match_id)
    return await _review(request, match_id)


@post(
    "/api/matches/{match_id:str}/review",
    tags=["matches"],
    responses={**WRITES, **refusals(404)},
    security=SIGNED_IN,
    status_code=HTTP_202_ACCEPTED,
)
async def ask_for_review(request: AnyRequest, match_id: MatchIdText) -> Response[MatchReview]:
    """Ask for the deep review of a finished match. It takes half a minute or more; look again how far it is."""
    person, services = person_of(request), MatchServices.of(request)
    await record_text(request, match_id)
    CommonServices.of(request).limiters.reviews.demand(person.player_id)
    await services.reviews.ask(UUID(match_id))
    return await _review(request, match_id, HTTP_202_ACCEPTED)


@get("/api/me/figure", tags=["people"], responses=refusals(401), security=SIGNED_IN)
async def show_my_figure(request: AnyRequest) -> PlayerFigure:
    """Show how many points one loses for a decision, over one's last matches."""
    return await MatchServices.of(request).reviews.figure(person_of(request).player_id)


@get("/api/puzzles", tags=["puzzles"], responses=refusals())
async def list_puzzles(request: AnyRequest) -> Response[PuzzleList]:
    """List all puzzles, and name that of the day."""
    services = MatchServices.of(request)
    try:
        return _json(PuzzleList, await services.puzzles.listed(CommonServices.of(request).clock.now_ms() // _DAY_MS))
    except NoPractice:
        raise WebError(WebCode.REPLAY_BUSY, wait_s=_WAIT_S) from None


@get("/api/puzzles/{puzzle_id:str}", tags=["puzzles"], responses=refusals(404))
async def show_puzzle(request: AnyRequest, puzzle_id: PuzzleIdText) -> Response[ShownPuzzle]:
    """Show a puzzle with its answer."""
    try:
        return _json(ShownPuzzle, await MatchServices.of(request).puzzles.puzzle(puzzle_id))
    except NoPractice:
        raise WebError(WebCode.REPLAY_BUSY, wait_s=_WAIT_S) from None


@post("/api/practice", tags=["puzzles"], responses=refusals(400, 403, 404, 413, 415), status_code=HTTP_200_OK)
async def practise(request: AnyRequest, data: JSONBody[NewPractice]) -> Response[Practice]:
    """Play on from a decision of a finished match or from a puzzle, against bots. Nothing of it is kept."""
    services, asker = MatchServices.of(request), asker_of(request)
    if (data.match_id is None) == (data.puzzle_id is None):
        raise malformed("$.match_id", FieldFault.WRONG)
    if len(data.actions) > _MOST_ACTIONS:
        raise malformed("$.actions", FieldFault.WRONG)
    CommonServices.of(request).limiters.practice.demand(
        asker.address if asker.person is None else asker.person.player_id
    )
    text = "" if data.match_id is None else await record_text(request, data.match_id)
    try:
        return _json(Practice, await services.puzzles.practise(data, text))
    except IllegalPractice:
        raise malformed("$.actions", FieldFault.WRONG) from None
    except NoPractice:
        raise WebError(WebCode.REPLAY_BUSY, wait_s=_WAIT_S) from None


async def _review(request: AnyRequest, match_id: str, status: int = HTTP_200_OK) -> Response[MatchReview]:
    services, known_id = MatchServices.of(request), UUID(match_id)
    match = await services.history.matches.get(known_id)
    return _json(MatchReview, await services.reviews.show(known_id, 0 if match is None else match.deals), status)


def _json(_kind: type[Shown], content: bytes | None, status: int = HTTP_200_OK) -> Response[Shown]:
    """Return an answer that was encoded where it was made; there is no such thing if there is none."""
    if content is None:
        raise WebError(WebCode.UNKNOWN_PATH)
    return Response(cast("Shown", content), media_type=MediaType.JSON, status_code=status)
