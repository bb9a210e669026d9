"""Routes about today's deals: looking, playing, standings, and the sheet of a day that is over."""

from datetime import date
from typing import Annotated

from litestar import get, post
from litestar.params import PathParameter

from gangoffour.daily import Sheet
from gangoffour.protocol import DailyDay, DailyStanding, DailyTable
from gangoffour.server.web.asker import AnyRequest, asker_of, person_of, player_of
from gangoffour.server.web.response_specs import WRITES, refusals
from gangoffour.server.web.routes_people import SIGNED_IN
from gangoffour.server.web.services import services_of

DateText = Annotated[date, PathParameter(description="Year, month and day (UTC), such as 2026-11-18.")]


@get("/api/daily", tags=["daily"], responses=refusals(404, 409))
async def show_today(request: AnyRequest) -> DailyDay:
    """Show today's deals: of those that the asker has not finished, nothing but that they are there."""
    daily = services_of(request).daily
    return await daily.day(daily.calendar.today, _asker_id(request))


@get("/api/daily/{day:date}", tags=["daily"], responses=refusals(400, 404, 409))
async def show_day(request: AnyRequest, day: DateText) -> DailyDay:
    """Show the deals of a day. Old days can be played too, for no place."""
    return await services_of(request).daily.day(day, _asker_id(request))


@post("/api/daily/{day:date}/play", tags=["daily"], responses={**WRITES, **refusals(404, 409)}, security=SIGNED_IN)
async def play_day(request: AnyRequest, day: DateText) -> DailyTable:
    """Begin the next deal of a day, or go on with it: there is one table for each deal and player."""
    services, person = services_of(request), person_of(request)
    services.limiters.new_tables.demand(person.player_id)
    return await services.daily.play(day, player_of(person), asker_of(request).address)


@get("/api/daily/{day:date}/standing", tags=["daily"], responses=refusals(400, 404, 409))
async def show_standing(request: AnyRequest, day: DateText) -> DailyStanding:
    """Show how everybody stands on a day, worked out anew once a minute."""
    return await services_of(request).daily.standing(day, _asker_id(request))


@get("/api/daily/{day:date}/week", tags=["daily"], responses=refusals(400, 404, 409))
async def show_week(request: AnyRequest, day: DateText) -> DailyStanding:
    """Show how everybody stands in the week of a day, from Monday on."""
    return await services_of(request).daily.week(day, _asker_id(request))


@get("/api/daily/{day:date}/sheet", tags=["daily"], responses=refusals(400, 404, 409))
async def show_sheet(request: AnyRequest, day: DateText) -> Sheet:
    """Show the sheet of a day that is over, with the link that its boards follow from, to be verified by anybody."""
    return await services_of(request).daily.sheet(day)


def _asker_id(request: AnyRequest) -> str | None:
    person = asker_of(request).person
    return None if person is None else person.player_id
