"""Routes about people: becoming a guest, one's name, one's tables, signing out, being forgotten."""

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from gangoffour.protocol import Me, NewGuest, NewSession, Rename, TableList, Visitor
from gangoffour.server.people.devices import session_key
from gangoffour.server.people.errors import NotSignedIn, PeopleCode
from gangoffour.server.people.proofs import require_proof
from gangoffour.server.people.tokens import token_hash
from gangoffour.server.ports import Person, PlayerKind
from gangoffour.server.settings import Settings
from gangoffour.server.web.asker import AnyRequest, asker_of, person_of, signed_in_of
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.description import SIGNED_IN
from gangoffour.server.web.pages import language_of
from gangoffour.server.web.people.device_names import device_of
from gangoffour.server.web.people.people_services import PeopleServices
from gangoffour.server.web.response_specs import WRITES, refusals
from gangoffour.server.web.sessions import ended_session_cookie, session_cookie


def me_of(person: Person) -> Me:
    """Return a person as they are told who they are."""
    return Me(
        player_id=person.player_id,
        name=person.name,
        is_guest=person.kind is PlayerKind.GUEST,
        avatar=person.avatar,
    )


def new_session_answer(person: Person, token: str, settings: Settings) -> Response[NewSession]:
    """Return the answer that tells the token of a new session; browsers get it as a cookie too."""
    me = me_of(person)
    session = NewSession(player_id=me.player_id, name=me.name, is_guest=me.is_guest, avatar=me.avatar, token=token)
    return Response(session, status_code=HTTP_201_CREATED, headers={"Set-Cookie": session_cookie(token, settings)})


@post("/api/guests", tags=["people"], responses=refusals(400, 403, 413, 415), status_code=HTTP_201_CREATED)
async def become_guest(request: AnyRequest, data: JSONBody[NewGuest]) -> Response[NewSession]:
    """Become a guest. The answer holds the token of the session; browsers get it as a cookie too."""
    common, services = CommonServices.of(request), PeopleServices.of(request)
    common.limiters.new_guests.demand(asker_of(request).address)
    guest, token = await services.people.register_guest(data.name, device_of(request), language_of(request))
    return new_session_answer(guest, token, common.settings)


@get("/api/session", tags=["people"], responses=refusals(400))
async def show_session(request: AnyRequest) -> Visitor:
    """Say who is signed in, or that nobody is: the first question of a page, which is no mistake of a newcomer."""
    person = asker_of(request).person
    return Visitor(me=None if person is None else me_of(person))


@post("/api/session", tags=["people"], responses=refusals(400, 403, 415), status_code=HTTP_200_OK)
async def enter(request: AnyRequest) -> Response[Me]:
    """Be somebody: who one was here before, or else a new guest, whose session browsers keep as a cookie.

    A page that needs a player asks this one question instead of two.
    """
    person = asker_of(request).person
    headers: dict[str, str] = {}
    if person is None:
        common, services = CommonServices.of(request), PeopleServices.of(request)
        common.limiters.new_guests.demand(asker_of(request).address)
        person, token = await services.people.register_guest(device=device_of(request), language=language_of(request))
        headers["Set-Cookie"] = session_cookie(token, common.settings)
    return Response(me_of(person), headers=headers)


@get("/api/me", tags=["people"], responses=refusals(400, 401), security=SIGNED_IN)
async def show_me(request: AnyRequest) -> Me:
    """Say who is signed in."""
    return me_of(person_of(request))


@patch("/api/me", tags=["people"], responses=WRITES, security=SIGNED_IN)
async def rename_me(request: AnyRequest, data: JSONBody[Rename]) -> Me:
    """Choose another name. At tables where one sits already it is seen when one sits down again."""
    common, services = CommonServices.of(request), PeopleServices.of(request)
    person = person_of(request)
    common.limiters.new_names.demand(person.player_id)
    person = await services.people.rename(person, data.name)
    common.connections.rename(person.player_id, person.name)
    return me_of(person)


@delete("/api/me", tags=["people"], responses=WRITES, security=SIGNED_IN, status_code=HTTP_204_NO_CONTENT)
async def delete_me(request: AnyRequest) -> Response[None]:
    """Be forgotten: names, sessions and everything one said are gone. Matches keep the id, and call it deleted."""
    common, services = CommonServices.of(request), PeopleServices.of(request)
    signed_in = signed_in_of(request)
    require_proof(signed_in, common.clock.now_ms())
    player_id = signed_in.person.player_id
    for each in await services.rights.delete(player_id):
        await common.connections.end_session(session_key(each))
    headers = {"Set-Cookie": ended_session_cookie(common.settings)}
    return Response(None, status_code=HTTP_204_NO_CONTENT, headers=headers)


@delete("/api/session", tags=["people"], responses=WRITES, security=SIGNED_IN, status_code=HTTP_204_NO_CONTENT)
async def end_session(request: AnyRequest) -> Response[None]:
    """Sign out: the token opens nothing any more, and the session's sockets are closed."""
    common, services = CommonServices.of(request), PeopleServices.of(request)
    person_of(request)
    found = asker_of(request).credentials
    if found is None:
        raise NotSignedIn(PeopleCode.NOT_SIGNED_IN)
    await services.people.sign_out(found.token)
    await common.connections.end_session(session_key(token_hash(found.token)))
    headers = {"Set-Cookie": ended_session_cookie(common.settings)}
    return Response(None, status_code=HTTP_204_NO_CONTENT, headers=headers)


@get("/api/me/tables", tags=["people"], responses=refusals(400, 401), security=SIGNED_IN)
async def list_my_tables(request: AnyRequest) -> TableList:
    """List the tables where one sits that are not closed: matches to go on with."""
    tables = await PeopleServices.of(request).lobby.tables_of(person_of(request).player_id)
    return TableList(tables=tuple(tables))
