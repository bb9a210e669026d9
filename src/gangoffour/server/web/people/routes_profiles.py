"""Routes about people as others see them: profiles, their matches, faces."""

import re
from typing import Annotated, Final

from litestar import get, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from gangoffour.protocol import LONGEST_NAME, ChooseProfile, Faces, MatchPage, Profile
from gangoffour.server.ports import Person, PlayerId
from gangoffour.server.profiles import Wanted
from gangoffour.server.web.asker import AnyRequest, asker_of, person_of
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.description import SIGNED_IN
from gangoffour.server.web.errors import WebCode, WebError
from gangoffour.server.web.matches.routes_matches import After, Before
from gangoffour.server.web.people.people_services import PeopleServices
from gangoffour.server.web.response_specs import WRITES, refusals

PAGE: Final = 50
"""The most matches on a page of somebody's history."""
MOST_FACES: Final = 64
_MONTH: Final = re.compile(r"(20\d\d)-(0[1-9]|1[0-2])", re.ASCII)

NameText = Annotated[str, PathParameter(description="The name of a user, now or until lately.")]
Opponent = Annotated[str | None, QueryParameter(description="Only with this user, by name, or this player, by id.")]
Level = Annotated[str | None, QueryParameter(description="Only with a bot of this level.")]
Preset = Annotated[str | None, QueryParameter(description="Only by the rules of this name.")]
Seats = Annotated[int | None, QueryParameter(description="Only with as many seats.", ge=3, le=4)]
MonthText = Annotated[str | None, QueryParameter(description="Only begun in this month (UTC), such as 2026-11.")]
Limit = Annotated[int, QueryParameter(description="How many at most.", ge=1, le=PAGE)]
PlayerIds = Annotated[list[str] | None, QueryParameter(name="player", description="The ids of players.")]


@get("/api/players/{name:str}", tags=["people"], responses=refusals(400, 404))
async def show_profile(request: AnyRequest, name: NameText) -> Profile:
    """Show a user as everybody may see them. A name that they gave up lately leads to them, too."""
    profiles = PeopleServices.of(request).profiles
    return await profiles.show(await profiles.find(name[:LONGEST_NAME]), asker_of(request).person)


@get("/api/players/{name:str}/matches", tags=["people"], responses=refusals(400, 403, 404))
async def list_matches(  # noqa: PLR0913  one for each thing that can be looked for
    request: AnyRequest,
    name: NameText,
    *,
    opponent: Opponent = None,
    level: Level = None,
    preset: Preset = None,
    seats: Seats = None,
    month: MonthText = None,
    before: Before = None,
    after: After = None,
    limit: Limit = 20,
) -> MatchPage:
    """List the finished matches of a user who shows them, newest first, a page at a time."""
    owner = await PeopleServices.of(request).profiles.find(name[:LONGEST_NAME])
    _require_text(opponent, level, preset)
    wanted = Wanted(opponent, level, preset, seats, _month(month), before, after, limit)
    return await PeopleServices.of(request).profiles.matches(owner, asker_of(request).person, wanted)


@get("/api/me/profile", tags=["people"], responses=refusals(400, 401), security=SIGNED_IN)
async def show_my_profile(request: AnyRequest) -> Profile:
    """Show all of one's own profile, as a guest too."""
    person = person_of(request)
    return await PeopleServices.of(request).profiles.show(person, person)


@put("/api/me/profile", tags=["people"], responses=WRITES, security=SIGNED_IN)
async def choose_my_profile(request: AnyRequest, data: JSONBody[ChooseProfile]) -> Profile:
    """Choose one's face, and what everybody may see."""
    services, person = PeopleServices.of(request), person_of(request)
    CommonServices.of(request).limiters.new_names.demand(person.player_id)
    chosen: Person = await services.profiles.choose(person, data.avatar, data.shown)
    return await services.profiles.show(chosen, chosen)


@get("/api/me/matches", tags=["people"], responses=refusals(400, 401), security=SIGNED_IN)
async def list_my_matches(  # noqa: PLR0913  one for each thing that can be looked for
    request: AnyRequest,
    *,
    opponent: Opponent = None,
    level: Level = None,
    preset: Preset = None,
    seats: Seats = None,
    month: MonthText = None,
    before: Before = None,
    after: After = None,
    limit: Limit = 20,
) -> MatchPage:
    """List one's finished matches with whom one played, newest first, a page at a time."""
    person = person_of(request)
    _require_text(opponent, level, preset)
    wanted = Wanted(opponent, level, preset, seats, _month(month), before, after, limit)
    return await PeopleServices.of(request).profiles.matches(person, person, wanted)


@get("/api/faces", tags=["people"], responses=refusals(400))
async def show_faces(request: AnyRequest, player_ids: PlayerIds = None) -> Faces:
    """Show the faces that people chose, of up to 64 players at once."""
    wanted = [PlayerId(each) for each in player_ids or ()]
    _require_text(*wanted)
    if len(wanted) > MOST_FACES:
        raise WebError(WebCode.MALFORMED)
    return Faces(faces=await PeopleServices.of(request).profiles.faces(wanted))


def _require_text(*texts: str | None) -> None:
    """Refuse what no name and no id ever holds, and no database takes."""
    if any(text is not None and not text.isprintable() for text in texts):
        raise WebError(WebCode.MALFORMED)


def _month(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    found = _MONTH.fullmatch(text)
    if found is None:
        raise WebError(WebCode.MALFORMED)
    return int(found[1]), int(found[2])
