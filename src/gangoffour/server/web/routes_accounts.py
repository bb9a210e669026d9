"""Routes about people: becoming a guest, one's name, one's tables and records, signing out."""

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from gangoffour.protocol import Me, NewGuest, NewSession, RecordList, RecordListing, Rename, TableList, Visitor
from gangoffour.server.accounts.errors import AccountCode, NotSignedIn
from gangoffour.server.web.asker import AnyRequest, asker_of, guest_of
from gangoffour.server.web.response_specs import WRITES, refusals
from gangoffour.server.web.services import services_of
from gangoffour.server.web.sessions import ended_session_cookie, session_cookie

RECORDS_LISTED = 100

SIGNED_IN: list[dict[str, list[str]]] = [{"token": []}, {"cookie": []}]


@post("/api/guests", tags=["people"], responses=refusals(400, 403, 413, 415), status_code=HTTP_201_CREATED)
async def become_guest(request: AnyRequest, data: JSONBody[NewGuest]) -> Response[NewSession]:
    """Become a guest. The answer holds the token of the session; browsers get it as a cookie too."""
    services = services_of(request)
    services.limiters.new_guests.demand(asker_of(request).address)
    guest, token = await services.accounts.register_guest(data.name)
    session = NewSession(player_id=guest.player_id, name=guest.name, token=token)
    return Response(
        session, status_code=HTTP_201_CREATED, headers={"Set-Cookie": session_cookie(token, services.settings)}
    )


@get("/api/session", tags=["people"], responses=refusals(400))
async def show_session(request: AnyRequest) -> Visitor:
    """Say who is signed in, or that nobody is: the first question of a page, which is no mistake of a newcomer."""
    guest = asker_of(request).guest
    return Visitor(me=None if guest is None else Me(player_id=guest.player_id, name=guest.name))


@post("/api/session", tags=["people"], responses=refusals(400, 403, 415), status_code=HTTP_200_OK)
async def enter(request: AnyRequest) -> Response[Me]:
    """Be somebody: who one was here before, or else a new guest, whose session browsers keep as a cookie.

    A page that needs a player asks this one question instead of two.
    """
    guest = asker_of(request).guest
    headers: dict[str, str] = {}
    if guest is None:
        services = services_of(request)
        services.limiters.new_guests.demand(asker_of(request).address)
        guest, token = await services.accounts.register_guest()
        headers["Set-Cookie"] = session_cookie(token, services.settings)
    return Response(Me(player_id=guest.player_id, name=guest.name), headers=headers)


@get("/api/me", tags=["people"], responses=refusals(400, 401), security=SIGNED_IN)
async def show_me(request: AnyRequest) -> Me:
    """Say who is signed in."""
    guest = guest_of(request)
    return Me(player_id=guest.player_id, name=guest.name)


@patch("/api/me", tags=["people"], responses=WRITES, security=SIGNED_IN)
async def rename_me(request: AnyRequest, data: JSONBody[Rename]) -> Me:
    """Choose another name. At tables where one sits already it is seen with the next match."""
    services = services_of(request)
    guest = await services.accounts.rename(guest_of(request), data.name)
    services.connections.rename(guest.player_id, guest.name)
    return Me(player_id=guest.player_id, name=guest.name)


@delete("/api/session", tags=["people"], responses=WRITES, security=SIGNED_IN, status_code=HTTP_204_NO_CONTENT)
async def end_session(request: AnyRequest) -> Response[None]:
    """Sign out: the token opens nothing any more, and the session's sockets are closed."""
    services = services_of(request)
    guest_of(request)
    found = asker_of(request).credentials
    if found is None:
        raise NotSignedIn(AccountCode.NOT_SIGNED_IN)
    await services.accounts.sign_out(found.token)
    await services.connections.end_session(found.token)
    headers = {"Set-Cookie": ended_session_cookie(services.settings)}
    return Response(None, status_code=HTTP_204_NO_CONTENT, headers=headers)


@get("/api/me/tables", tags=["people"], responses=refusals(400, 401), security=SIGNED_IN)
async def list_my_tables(request: AnyRequest) -> TableList:
    """List the tables where one sits that are not closed: matches to go on with."""
    tables = await services_of(request).lobby.tables_of(guest_of(request).player_id)
    return TableList(tables=tuple(tables))


@get("/api/me/records", tags=["people"], responses=refusals(400, 401), security=SIGNED_IN)
async def list_my_records(request: AnyRequest) -> RecordList:
    """List one's finished matches, newest first."""
    kept = await services_of(request).records.of_player(guest_of(request).player_id, RECORDS_LISTED)
    return RecordList(
        records=tuple(
            RecordListing(match_id=str(record.match_id), table_id=str(record.table_id), ended_at_ms=record.ended_at_ms)
            for record in kept
        )
    )
