"""Routes about tables: finding, opening, looking."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import HeaderParameter, JSONBody, PathParameter
from litestar.status_codes import HTTP_201_CREATED

from gangoffour.protocol import NewTable, OpenedTable, PlayNow, Snapshot, TableHints, TableList, TableOptions, TurnClock
from gangoffour.server.tables.access import admit
from gangoffour.server.tables.visibility import snapshot
from gangoffour.server.web.asker import AnyRequest, asker_of, person_of, player_of
from gangoffour.server.web.door import known_table_id
from gangoffour.server.web.response_specs import READS, WRITES, refusals
from gangoffour.server.web.routes_people import SIGNED_IN
from gangoffour.server.web.services import services_of

QUICK_CLOCK: Final = TurnClock(turn_s=45)
"""Among strangers nobody waits for somebody who looks elsewhere."""

TableIdText = Annotated[str, PathParameter(description="The id of a table.", schema_extra={"format": "uuid"})]
Invite = Annotated[
    str | None, HeaderParameter(name="X-Invite", description="The key of a private table.", max_length=128)
]


@get("/api/tables", tags=["tables"], responses=READS)
async def list_tables(request: AnyRequest) -> TableList:
    """List the public tables that are open or playing and where somebody is, newest first."""
    return TableList(tables=tuple(await services_of(request).lobby.public_tables()))


@post(
    "/api/tables",
    tags=["tables"],
    responses={**WRITES, **refusals(404, 409)},
    security=SIGNED_IN,
    status_code=HTTP_201_CREATED,
)
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> OpenedTable:
    """Open a table, with oneself in the first seat."""
    services = services_of(request)
    person = person_of(request)
    services.limiters.new_tables.demand(person.player_id)
    origin = asker_of(request).address
    opened = await services.lobby.open_table(player_of(person), data.options, data.bots, origin=origin)
    return OpenedTable(table_id=str(opened.table_id), seat=opened.seat, invite=opened.invite)


@post(
    "/api/play-now",
    tags=["tables"],
    responses={**WRITES, **refusals(404, 409)},
    security=SIGNED_IN,
    status_code=HTTP_201_CREATED,
)
async def play_now(request: AnyRequest, data: JSONBody[PlayNow | None] = None) -> OpenedTable:
    """Get a bot's seat with the next deal where others play, or one at once at a new table full of bots."""
    services = services_of(request)
    person = person_of(request)
    services.limiters.new_tables.demand(person.player_id)
    wish = data or PlayNow()
    options = TableOptions(preset=wish.preset, seat_count=wish.seat_count, length=wish.length, clock=QUICK_CLOCK)
    placed = await services.lobby.play_now(
        player_of(person), options, wish.level, origin=asker_of(request).address, is_alone=wish.is_alone
    )
    return OpenedTable(table_id=str(placed.table_id), seat=placed.seat)


@get("/api/tables/{table_id:str}", tags=["tables"], responses=refusals(400, 403, 404))
async def show_table(request: AnyRequest, table_id: TableIdText, invite: Invite = None) -> Snapshot:
    """Show a table as the asker may see it: from their own seat, or as a spectator."""
    tables = services_of(request).tables
    state = await tables.state(known_table_id(table_id))
    asker = asker_of(request)
    seat = admit(state, None if asker.person is None else asker.person.player_id, invite, asker.address)
    if seat is None:
        tables.feeds.watch(known_table_id(table_id), state.seq)  # whoever asks again and again sees when things happen
    return snapshot(state, seat)


@get("/api/tables/{table_id:str}/hints", tags=["tables"], responses=refusals(401, 403, 404, 409), security=SIGNED_IN)
async def show_hints(request: AnyRequest, table_id: TableIdText) -> TableHints:
    """Return the best actions for the asker, whose turn it has to be, at a table where hints are given."""
    services = services_of(request)
    person = person_of(request)
    services.limiters.hints.demand(person.player_id)
    return await services.hints.hints(known_table_id(table_id), person.player_id)
