"""Routes about tables: finding, opening, looking, leaving for good."""

from typing import Annotated, Final

from litestar import delete, get, post
from litestar.params import HeaderParameter, JSONBody, PathParameter
from litestar.status_codes import HTTP_201_CREATED, HTTP_204_NO_CONTENT

from gangoffour.protocol import (
    NewTable,
    OpenedTable,
    PlayNow,
    Snapshot,
    TableHints,
    TableList,
    TableOptions,
    TurnClock,
    conduct,
)
from gangoffour.server.people.programs import require_person
from gangoffour.server.tables.visibility import snapshot
from gangoffour.server.web.asker import AnyRequest, asker_of, person_of, player_of
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.description import SIGNED_IN
from gangoffour.server.web.door import known_table_id
from gangoffour.server.web.response_specs import READS, WRITES, refusals
from gangoffour.server.web.tables.admission import admit_visitor
from gangoffour.server.web.tables.table_services import TableServices

QUICK_CLOCK: Final = TurnClock(turn_s=45)
"""Among strangers nobody waits for somebody who looks elsewhere."""

TableIdText = Annotated[str, PathParameter(description="The id of a table.", schema_extra={"format": "uuid"})]
Invite = Annotated[
    str | None, HeaderParameter(name="X-Invite", description="The key of a private table.", max_length=128)
]


@get("/api/tables", tags=["tables"], responses=READS)
async def list_tables(request: AnyRequest) -> TableList:
    """List the public tables that are open or playing and where somebody is, newest first."""
    return TableList(tables=tuple(await TableServices.of(request).lobby.public_tables()))


@post(
    "/api/tables",
    tags=["tables"],
    responses={**WRITES, **refusals(404, 409)},
    security=SIGNED_IN,
    status_code=HTTP_201_CREATED,
)
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> OpenedTable:
    """Open a table, with oneself in the first seat."""
    services = TableServices.of(request)
    person = person_of(request)
    CommonServices.of(request).limiters.new_tables.demand(person.player_id)
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
    services = TableServices.of(request)
    person = person_of(request)
    require_person(person)
    CommonServices.of(request).limiters.new_tables.demand(person.player_id)
    wish = data or PlayNow()
    options = TableOptions(preset=wish.preset, seat_count=wish.seat_count, length=wish.length, clock=QUICK_CLOCK)
    placed = await services.lobby.play_now(
        player_of(person), options, wish.level, origin=asker_of(request).address, is_alone=wish.is_alone
    )
    return OpenedTable(table_id=str(placed.table_id), seat=placed.seat)


@get("/api/tables/{table_id:str}", tags=["tables"], responses=refusals(400, 403, 404))
async def show_table(request: AnyRequest, table_id: TableIdText, invite: Invite = None) -> Snapshot:
    """Show a table as the asker may see it: from their own seat, or as a spectator."""
    services, asker = TableServices.of(request), asker_of(request)
    tables = services.tables
    state = await tables.state(known_table_id(table_id))
    player_id = None if asker.person is None else asker.person.player_id
    seat = await admit_visitor(services.friends, state, player_id, invite, asker.address)
    if seat is None:
        tables.feeds.watch(known_table_id(table_id), state.seq)  # whoever asks again and again sees when things happen
    return snapshot(state, seat)


@delete(
    "/api/me/tables/{table_id:str}",
    tags=["people"],
    responses={**WRITES, **refusals(404, 409)},
    security=SIGNED_IN,
    status_code=HTTP_204_NO_CONTENT,
)
async def give_up_my_seat(request: AnyRequest, table_id: TableIdText) -> None:
    """Leave a table for good: a bot has the seat from now on, and a match that no other person plays ends."""
    person = person_of(request)
    await TableServices.of(request).tables.give_up(known_table_id(table_id), player_of(person))


@get("/api/tables/{table_id:str}/voice", tags=["tables"], responses=refusals(400, 401, 403, 404), security=SIGNED_IN)
async def show_my_voice(request: AnyRequest, table_id: TableIdText, invite: Invite = None) -> conduct.OwnVoice:
    """Say whether the asker may write at a table in their own words, or after how many more matches."""
    services, person = TableServices.of(request), person_of(request)
    state = await services.tables.state(known_table_id(table_id))
    await admit_visitor(services.friends, state, person.player_id, invite, asker_of(request).address)
    if state.public.options.chat != "free":
        return conduct.OwnVoice(may_write=False, matches_left=0)
    left = await services.chats.matches_left(state, person.player_id)
    return conduct.OwnVoice(may_write=left == 0, matches_left=left)


@get("/api/tables/{table_id:str}/hints", tags=["tables"], responses=refusals(401, 403, 404, 409), security=SIGNED_IN)
async def show_hints(request: AnyRequest, table_id: TableIdText) -> TableHints:
    """Return the best actions for the asker, whose turn it has to be, at a table where hints are given."""
    services = TableServices.of(request)
    person = person_of(request)
    CommonServices.of(request).limiters.hints.demand(person.player_id)
    return await services.hints.hints(known_table_id(table_id), person.player_id)
