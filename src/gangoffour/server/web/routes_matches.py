"""Routes about matches that are over: their records, and how they are looked back at."""

from dataclasses import dataclass, field
from typing import Annotated, Final

from litestar import MediaType, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import PathParameter
from litestar.status_codes import HTTP_200_OK

from gangoffour.protocol import MatchReplay
from gangoffour.records import MalformedRecord, RecordCode
from gangoffour.server.ports import KeptRecord
from gangoffour.server.web.asker import TAKES_TEXT, AnyRequest, asker_of
from gangoffour.server.web.door import table_id_in
from gangoffour.server.web.errors import WebCode, WebError
from gangoffour.server.web.response_specs import refusals
from gangoffour.server.web.services import services_of

RECORD_BYTES: Final = 512 * 1024
"""The longest record that is taken: a match of twenty deals has some 25,000 bytes."""

_KIB: Final = 1024

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


@get(
    "/api/matches/{match_id:str}/record",
    tags=["matches"],
    media_type=MediaType.TEXT,
    responses=refusals(400, 404),
)
async def show_record(request: AnyRequest, match_id: MatchIdText) -> str:
    """Return the record of a finished match as `.gof` text."""
    return (await _kept(request, match_id)).text


@get("/api/matches/{match_id:str}/replay", tags=["matches"], responses=refusals(400, 404))
async def show_replay(request: AnyRequest, match_id: MatchIdText) -> MatchReplay:
    """Return every event of a finished match, with all the cards."""
    return await _replayed(request, (await _kept(request, match_id)).text)


@post(
    "/api/replays",
    tags=["matches"],
    responses=refusals(400, 403, 413, 415),
    status_code=HTTP_200_OK,
    operation_class=_TakesRecord,
    request_max_body_size=RECORD_BYTES,
    opt={TAKES_TEXT: True},
)
async def replay_record(request: AnyRequest) -> MatchReplay:
    """Return every event of a record of one's own, sent as text. Nothing of it is kept."""
    body = await request.body()
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise MalformedRecord(RecordCode.NOT_A_RECORD) from None
    return await _replayed(request, text)


async def _kept(request: AnyRequest, match_id: str) -> KeptRecord:
    known_id = table_id_in(match_id)
    record = None if known_id is None else await services_of(request).records.get(known_id)
    if record is None:
        raise WebError(WebCode.UNKNOWN_PATH)
    return record


async def _replayed(request: AnyRequest, text: str) -> MatchReplay:
    """Replay a record, and charge the asker for its length, which is what the work grows with."""
    services, asker = services_of(request), asker_of(request)
    key = asker.address if asker.guest is None else asker.guest.player_id
    services.limiters.replayed_kib.demand(key, amount=1 + len(text) // _KIB)
    return await services.replays.replay(text)
