"""Routes about contests beside the days: challenges, and eight deals that are new to who asks."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from gangoffour.protocol import Contest, DailyTable, NewChallenge
from gangoffour.server.web.asker import AnyRequest, asker_of, person_of, player_of
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.daily.daily_services import DailyServices
from gangoffour.server.web.description import SIGNED_IN
from gangoffour.server.web.response_specs import WRITES, refusals

ContestText = Annotated[str, PathParameter(description="The id of a contest, from its link.")]


@post("/api/challenges", tags=["daily"], responses={**WRITES, **refusals(409)}, security=SIGNED_IN)
async def make_challenge(request: AnyRequest, data: JSONBody[NewChallenge]) -> Contest:
    """Make a contest of eight deals that the asker has finished, for others to beat."""
    services, person = DailyServices.of(request), person_of(request)
    CommonServices.of(request).limiters.new_tables.demand(person.player_id)
    return await services.contests.challenge(person.player_id, data.match_ids)


@post("/api/instant", tags=["daily"], responses={**WRITES, **refusals(409)}, security=SIGNED_IN)
async def begin_instant(request: AnyRequest) -> Contest:
    """Return eight stored deals that the asker never saw, or those that they have not finished."""
    return await DailyServices.of(request).contests.instant(person_of(request).player_id)


@get("/api/contests/{contest_id:str}", tags=["daily"], responses=refusals(404))
async def show_contest(request: AnyRequest, contest_id: ContestText) -> Contest:
    """Show a contest: of deals that the asker has not finished, nothing but which bots play there."""
    person = asker_of(request).person
    return await DailyServices.of(request).contests.contest(contest_id, None if person is None else person.player_id)


@post(
    "/api/contests/{contest_id:str}/play",
    tags=["daily"],
    responses={**WRITES, **refusals(404, 409)},
    security=SIGNED_IN,
)
async def play_contest(request: AnyRequest, contest_id: ContestText) -> DailyTable:
    """Begin the next deal of a contest, or go on with it: there is one table for each deal and player."""
    # Nobody is counted here: the next table opens when the one before has been played to the end.
    player = player_of(person_of(request))
    return await DailyServices.of(request).contests.play(contest_id, player, asker_of(request).address)
