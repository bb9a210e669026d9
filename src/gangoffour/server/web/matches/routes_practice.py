"""Routes for those who practise: how they stand, puzzles that they try, and own mistakes that come back."""

from typing import Final
from uuid import UUID

from litestar import get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from gangoffour.protocol import NewMistakeTry, NewPuzzleTry, PracticeStanding, TriedMistake, TriedPuzzle
from gangoffour.server.ports import MistakePlace, NoPractice
from gangoffour.server.web.asker import AnyRequest, person_of
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.description import SIGNED_IN
from gangoffour.server.web.errors import WebCode, WebError
from gangoffour.server.web.matches.match_services import MatchServices
from gangoffour.server.web.matches.routes_reviews import PuzzleIdText
from gangoffour.server.web.response_specs import WRITES, refusals

_WAIT_S: Final = 5


@get("/api/me/practice", tags=["puzzles"], responses=refusals(401), security=SIGNED_IN)
async def show_my_practice(request: AnyRequest) -> PracticeStanding:
    """Show one's rating, days in a row, solved puzzles, and the own mistakes that have come back."""
    return await MatchServices.of(request).practice.standing(person_of(request).player_id)


@post(
    "/api/puzzles/{puzzle_id:str}/tries",
    tags=["puzzles"],
    responses={**WRITES, **refusals(404)},
    security=SIGNED_IN,
    status_code=HTTP_200_OK,
)
async def try_puzzle(request: AnyRequest, puzzle_id: PuzzleIdText, data: JSONBody[NewPuzzleTry]) -> TriedPuzzle:
    """Let an action in a puzzle count. The first one is rated, for whoever tries and for the puzzle."""
    person, services = person_of(request), MatchServices.of(request)
    CommonServices.of(request).limiters.practice.demand(person.player_id)
    try:
        tried = await services.practice.try_puzzle(person.player_id, puzzle_id, data.action)
    except NoPractice:
        raise WebError(WebCode.REPLAY_BUSY, wait_s=_WAIT_S) from None
    if tried is None:
        raise WebError(WebCode.UNKNOWN_PATH)
    return tried


@post(
    "/api/me/practice/tries",
    tags=["puzzles"],
    responses={**WRITES, **refusals(404)},
    security=SIGNED_IN,
    status_code=HTTP_200_OK,
)
async def try_mistake(request: AnyRequest, data: JSONBody[NewMistakeTry]) -> TriedMistake:
    """Let an action count where one made a mistake that has come back. Put right three times, it is learned."""
    person, services = person_of(request), MatchServices.of(request)
    CommonServices.of(request).limiters.practice.demand(person.player_id)
    try:
        place = MistakePlace(UUID(data.match_id), data.deal, data.turn)
    except ValueError:
        raise WebError(WebCode.MALFORMED) from None
    tried = await services.practice.try_mistake(person.player_id, place, data.action)
    if tried is None:
        raise WebError(WebCode.UNKNOWN_PATH)
    return tried
