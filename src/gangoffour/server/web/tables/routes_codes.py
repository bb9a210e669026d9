"""Routes about codes: a few words that lead to a table."""

from typing import Final

from litestar import post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from gangoffour.protocol import CodedTable, NewCode, ShownCode, TryCode
from gangoffour.server.web.asker import AnyRequest, asker_of, person_of
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.description import SIGNED_IN
from gangoffour.server.web.door import known_table_id
from gangoffour.server.web.response_specs import WRITES, refusals
from gangoffour.server.web.tables.routes_tables import Invite, TableIdText
from gangoffour.server.web.tables.table_services import TableServices

EVERYBODY: Final = "everybody"
"""Whose limit it is that all share."""


@post(
    "/api/tables/{table_id:str}/code",
    tags=["tables"],
    responses={**WRITES, **refusals(403, 404, 409)},
    security=SIGNED_IN,
    status_code=HTTP_201_CREATED,
)
async def show_code(
    request: AnyRequest, table_id: TableIdText, data: JSONBody[NewCode], invite: Invite = None
) -> ShownCode:
    """Get the code of a table that waits for players, where the asker sits. It stays the same for a day."""
    services = TableServices.of(request)
    code = await services.codes.code_of(known_table_id(table_id), person_of(request).player_id, invite, data.language)
    return ShownCode(words=code.words, expires_at_ms=code.expires_at_ms)


@post("/api/codes", tags=["tables"], responses=refusals(400, 403, 404, 413, 415), status_code=HTTP_200_OK)
async def try_code(request: AnyRequest, data: JSONBody[TryCode]) -> CodedTable:
    """Find the table that waits for players under a code."""
    services = TableServices.of(request)
    limiters = CommonServices.of(request).limiters
    limiters.tried_codes.demand(asker_of(request).address)
    if limiters.all_tried_codes.take(EVERYBODY) > 0:
        await limiters.held_refusals.hold()  # many guess at once, from many addresses: who was invited still gets in
    found = await services.codes.by_words(data.words)
    return CodedTable(table_id=str(found.table_id), invite=found.invite)
