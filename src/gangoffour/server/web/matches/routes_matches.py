"""Routes about matches that are over: one's own, their records, and how they are looked back at."""

from dataclasses import dataclass, field
from typing import Annotated, Final, cast
from uuid import UUID

from litestar import MediaType, Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from gangoffour.protocol import MatchReplay, Player, RecordList, RecordListing
from gangoffour.records import MalformedRecord, RecordCode
from gangoffour.server.daily import DailyCode, DailyError
from gangoffour.server.matches import PAGE, company_of
from gangoffour.server.web.asker import TAKES_TEXT, AnyRequest, asker_of, person_of
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.description import SIGNED_IN
from gangoffour.server.web.door import table_id_in
from gangoffour.server.web.errors import WebCode, WebError
from gangoffour.server.web.matches.match_services import MatchServices
from gangoffour.server.web.response_specs import refusals

RECORD_BYTES: Final = 512 * 1024
"""The longest record that is taken: a match of twenty deals has some 25,000 bytes."""

_KIB: Final = 1024

Before = Annotated[
    UUID | None, QueryParameter(description="Only matches before the one with this id, the last of them first.")
]
After = Annotated[
    UUID | None, QueryParameter(description="Only matches after the one with this id, the first of them.")
]
Limit = Annotated[int, QueryParameter(description="How many at most.", ge=1, le=PAGE)]
MatchIdText = Annotated[str, PathParameter(description="The id of a match.", schema_extra={"format": "uuid"})]


@dataclass
class _TakesRecord(Operation):
    """A route whose body is the text of a record."""

    request_body: RequestBody | None = field(
        default_factory=lambda: RequestBody(
            content={MediaType.TEXT.value: OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))},
            description="The text of a record, in UTF-8.",
            required=True,
        )
    )


@get("/api/me/records", tags=["people"], responses=refusals(400, 401), security=SIGNED_IN)
async def list_my_records(
    request: AnyRequest, before: Before = None, after: After = None, limit: Limit = PAGE
) -> RecordList:
    """List one's finished matches, newest first, a page at a time."""
    services, player_id = MatchServices.of(request), person_of(request).player_id
    page = await services.history.page(player_id, limit, before=before, after=after)
    companies = {match.match_id: company_of(page.seats.get(match.match_id, ()), player_id) for match in page.matches}
    names = await services.people.names({each for company in companies.values() for each in company.people})
    days = {match.board_id: await services.daily.date_of(match.board_id) for match in page.matches if match.board_id}
    return RecordList(
        records=tuple(
            RecordListing(
                match_id=str(match.match_id),
                table_id=str(match.table_id),
                ended_at_ms=match.ended_at_ms,
                deals=match.deals,
                cause=match.cause,
                place=companies[match.match_id].place,
                people=tuple(Player(player_id=each, name=names[each]) for each in companies[match.match_id].people),
                bots=companies[match.match_id].bots,
                day=days.get(match.board_id or ""),
            )
            for match in page.matches
        ),
        older=None if page.older is None else str(page.older),
        newer=None if page.newer is None else str(page.newer),
        is_complete=page.is_complete,
    )


@get(
    "/api/matches/{match_id:str}/record",
    tags=["matches"],
    media_type=MediaType.TEXT,
    responses=refusals(400, 403, 404),
)
async def show_record(request: AnyRequest, match_id: MatchIdText) -> str:
    """Return the record of a finished match as `.gof` text."""
    return await record_text(request, match_id)


@get("/api/matches/{match_id:str}/replay", tags=["matches"], responses=refusals(400, 403, 404, 413))
async def show_replay(request: AnyRequest, match_id: MatchIdText) -> Response[MatchReplay]:
    """Return every event of a finished match, with all the cards."""
    return await replayed(request, await record_text(request, match_id))


@post(
    "/api/replays",
    tags=["matches"],
    responses=refusals(400, 403, 413, 415),
    status_code=HTTP_200_OK,
    operation_class=_TakesRecord,
    request_max_body_size=RECORD_BYTES,
    opt={TAKES_TEXT: True},
)
async def replay_record(request: AnyRequest) -> Response[MatchReplay]:
    """Return every event of a record of one's own, sent as text. Nothing of it is kept."""
    body = await request.body()
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise MalformedRecord(RecordCode.NOT_A_RECORD) from None
    return await replayed(request, text)


async def record_text(request: AnyRequest, match_id: str) -> str:
    """Return the record of a finished match; refuse whoever may not see it yet."""
    services, known_id = MatchServices.of(request), table_id_in(match_id)
    text = None if known_id is None else await services.history.text(known_id)
    if text is None or known_id is None:
        raise WebError(WebCode.UNKNOWN_PATH)
    match, person = await services.history.matches.get(known_id), asker_of(request).person
    if match is not None and match.board_id is not None:
        player_id = None if person is None else person.player_id
        if not await services.daily.may_see(match.board_id, player_id):
            raise DailyError(DailyCode.SEALED)
    return text


async def replayed(request: AnyRequest, text: str) -> Response[MatchReplay]:
    """Replay a record, and charge the asker for its length, which is what the work grows with."""
    services, asker = MatchServices.of(request), asker_of(request)
    key = asker.address if asker.person is None else asker.person.player_id
    with services.replays.place(key):
        CommonServices.of(request).limiters.replayed_kib.demand(key, amount=1 + len(text) // _KIB)
        replay = await services.replays.replay(text)
    # It was encoded where it was made: reading and writing it again here would hold up everybody.
    return Response(cast("MatchReplay", replay), media_type=MediaType.JSON, status_code=HTTP_200_OK)
