"""Routes about today's deals: looking, playing, standings, and the sheet of a day that is over."""

from datetime import date
from typing import Annotated

from litestar import Response, get, post
from litestar.params import PathParameter

from gangoffour.daily import BOARD_COUNT, Sheet
from gangoffour.protocol import DailyBoardResults, DailyDay, DailyStanding, DailyTable, MatchReplay
from gangoffour.server.daily import Asker
from gangoffour.server.people.programs import require_person
from gangoffour.server.web.asker import AnyRequest, asker_of, person_of, player_of
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.daily.daily_services import DailyServices
from gangoffour.server.web.description import SIGNED_IN
from gangoffour.server.web.errors import WebCode, WebError
from gangoffour.server.web.matches.routes_matches import replayed
from gangoffour.server.web.response_specs import WRITES, refusals

DateText = Annotated[date, PathParameter(description="Year, month and day (UTC), such as 2026-11-18.")]
BoardNumber = Annotated[int, PathParameter(ge=1, le=BOARD_COUNT, description="Which deal of the day, from 1.")]
LevelName = Annotated[str, PathParameter(description="A level of bots, by its name in `GET /api/bots`.")]


@get("/api/daily", tags=["daily"], responses=refusals(404, 409))
async def show_today(request: AnyRequest) -> DailyDay:
    """Show today's deals: of those that the asker has not finished, nothing but that they are there."""
    daily = DailyServices.of(request).daily
    return await daily.day(daily.calendar.today, _asker_id(request))


@get("/api/daily/{day:date}", tags=["daily"], responses=refusals(400, 404, 409))
async def show_day(request: AnyRequest, day: DateText) -> DailyDay:
    """Show the deals of a day. Old days can be played too, for no place."""
    return await DailyServices.of(request).daily.day(day, _asker_id(request))


@post("/api/daily/{day:date}/play", tags=["daily"], responses={**WRITES, **refusals(404, 409)}, security=SIGNED_IN)
async def play_day(request: AnyRequest, day: DateText) -> DailyTable:
    """Begin the next deal of a day, or go on with it: there is one table for each deal and player."""
    services, person = DailyServices.of(request), person_of(request)
    require_person(person)
    CommonServices.of(request).limiters.new_tables.demand(person.player_id)
    return await services.daily.play(day, player_of(person), asker_of(request).address)


@get("/api/daily/{day:date}/standing", tags=["daily"], responses=refusals(400, 404, 409))
async def show_standing(request: AnyRequest, day: DateText) -> DailyStanding:
    """Show how everybody stands on a day, worked out anew once a minute."""
    return await DailyServices.of(request).daily.standing(day, await _with_friends(request))


@get("/api/daily/{day:date}/week", tags=["daily"], responses=refusals(400, 404, 409))
async def show_week(request: AnyRequest, day: DateText) -> DailyStanding:
    """Show how everybody stands in the week of a day, from Monday on: by their best five days."""
    return await DailyServices.of(request).daily.standings.week(day, await _with_friends(request))


@get("/api/daily/{day:date}/season", tags=["daily"], responses=refusals(400, 404, 409))
async def show_season(request: AnyRequest, day: DateText) -> DailyStanding:
    """Show how everybody stands in the season of a day, by the sum of its days."""
    return await DailyServices.of(request).daily.standings.season(day, await _with_friends(request))


@get("/api/daily/{day:date}/boards/{board:int}", tags=["daily"], responses=refusals(400, 403, 404, 409))
async def show_board(request: AnyRequest, day: DateText, board: BoardNumber) -> DailyBoardResults:
    """Show what everybody made of a deal, to those who have finished it; when the day is over, to all."""
    return await DailyServices.of(request).daily.board(day, board, _asker_id(request))


@get(
    "/api/daily/{day:date}/boards/{board:int}/bots/{level:str}",
    tags=["daily"],
    responses=refusals(400, 403, 404, 409, 413),
)
async def replay_bot(request: AnyRequest, day: DateText, board: BoardNumber, level: LevelName) -> Response[MatchReplay]:
    """Return every event of a deal as a bot played it in the seat of a person; to whom `show_board` answers."""
    text = await DailyServices.of(request).daily.ghost_record(day, board, level, _asker_id(request))
    if text is None:
        raise WebError(WebCode.UNKNOWN_PATH)
    return await replayed(request, text)


@get("/api/daily/{day:date}/sheet", tags=["daily"], responses=refusals(400, 404, 409))
async def show_sheet(request: AnyRequest, day: DateText) -> Sheet:
    """Show the sheet of a day that is over, with the link that its boards follow from, to be verified by anybody."""
    return await DailyServices.of(request).daily.sheet(day, _asker_id(request))


def _asker_id(request: AnyRequest) -> str | None:
    person = asker_of(request).person
    return None if person is None else person.player_id


async def _with_friends(request: AnyRequest) -> Asker:
    player_id = _asker_id(request)
    friends = frozenset() if player_id is None else await DailyServices.of(request).friends.friends_of(player_id)
    return Asker(player_id, friends)
