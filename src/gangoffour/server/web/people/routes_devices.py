"""Routes about the devices of a person: where they are signed in, and links with which another one goes on."""

from typing import Annotated, Final

from litestar import Response, delete, get, post
from litestar.params import HeaderParameter, JSONBody, PathParameter
from litestar.status_codes import HTTP_201_CREATED, HTTP_204_NO_CONTENT

from gangoffour.protocol import LinkOffer, NewLink, NewSession, SessionList, SessionListing, TakeLink
from gangoffour.server.people.devices import session_key
from gangoffour.server.people.proofs import require_proof
from gangoffour.server.people.tokens import token_hash
from gangoffour.server.web.asker import AnyRequest, asker_of, person_of, signed_in_of
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.description import SIGNED_IN
from gangoffour.server.web.people.device_names import device_of
from gangoffour.server.web.people.people_services import PeopleServices
from gangoffour.server.web.people.routes_people import new_session_answer
from gangoffour.server.web.response_specs import WRITES, refusals
from gangoffour.server.web.security_log import SecurityKind
from gangoffour.server.web.sessions import asked_origin

CONTINUE_PATH: Final = "/continue#"
"""Where a link leads. What stands behind `#` stays in the browser: no log and no preview of the link ever sees it."""

SessionIdText = Annotated[str, PathParameter(description="The id of a session.", pattern="^[0-9a-f]{32}$")]
LinkText = Annotated[str, HeaderParameter(name="X-Link", description="What stands behind # in a link.", max_length=64)]


@get("/api/me/sessions", tags=["people"], responses=refusals(400, 401), security=SIGNED_IN)
async def list_my_sessions(request: AnyRequest) -> SessionList:
    """List the devices on which one is signed in, the one seen last first."""
    found = asker_of(request).credentials
    own = None if found is None else token_hash(found.token)
    sessions = await PeopleServices.of(request).devices.sessions_of(person_of(request).player_id)
    return SessionList(
        sessions=tuple(
            SessionListing(
                session_id=session_key(session.token_hash),
                device=session.device,
                created_at_ms=session.created_at_ms,
                seen_at_ms=session.seen_at_ms,
                is_this=session.token_hash == own,
            )
            for session in sessions
        )
    )


@delete(
    "/api/me/sessions/{session_id:str}",
    tags=["people"],
    responses={**WRITES, **refusals(404)},
    security=SIGNED_IN,
    status_code=HTTP_204_NO_CONTENT,
)
async def end_my_session(request: AnyRequest, session_id: SessionIdText) -> None:
    """Sign out on another device: its token opens nothing any more, and its sockets are closed."""
    common, services = CommonServices.of(request), PeopleServices.of(request)
    signed_in = signed_in_of(request)
    require_proof(signed_in, common.clock.now_ms())
    await services.devices.end_session(signed_in.person.player_id, session_id)
    await common.connections.end_session(session_id)


@delete("/api/me/sessions", tags=["people"], responses=WRITES, security=SIGNED_IN, status_code=HTTP_204_NO_CONTENT)
async def end_my_other_sessions(request: AnyRequest) -> None:
    """Sign out on all other devices: their tokens open nothing any more, and their sockets are closed."""
    common, services = CommonServices.of(request), PeopleServices.of(request)
    signed_in = signed_in_of(request)
    require_proof(signed_in, common.clock.now_ms())
    for session in await services.devices.end_others(signed_in.session):
        await common.connections.end_session(session_key(session.token_hash))


@post("/api/me/links", tags=["people"], responses=WRITES, security=SIGNED_IN, status_code=HTTP_201_CREATED)
async def make_link(request: AnyRequest) -> NewLink:
    """Get a link with which one other device goes on as the same player. It is good once, and for ten minutes."""
    common, services = CommonServices.of(request), PeopleServices.of(request)
    person = person_of(request)
    common.limiters.new_links.demand(person.player_id)
    token, link = await services.devices.new_link(person.player_id)
    url = asked_origin(request.scope["headers"], common.settings) + CONTINUE_PATH + token
    return NewLink(url=url, expires_at_ms=link.expires_at_ms)


@get("/api/link", tags=["people"], responses=refusals(400, 404))
async def show_link(request: AnyRequest, token: LinkText) -> LinkOffer:
    """Say whose link it is. It can be taken afterwards as before."""
    offer = await PeopleServices.of(request).devices.look(token)
    person = asker_of(request).person
    is_me = person is not None and person.player_id == offer.person.player_id
    return LinkOffer(name=offer.person.name, expires_at_ms=offer.expires_at_ms, is_me=is_me)


@post("/api/link", tags=["people"], responses=refusals(400, 403, 404, 413, 415), status_code=HTTP_201_CREATED)
async def take_link(request: AnyRequest, data: JSONBody[TakeLink]) -> Response[NewSession]:
    """Go on as the player whose link it is; the link is used up. A session that this browser had before ends."""
    common, services = CommonServices.of(request), PeopleServices.of(request)
    asker = asker_of(request)
    common.limiters.new_guests.demand(asker.address)
    person, token = await services.devices.take(data.token, device_of(request))
    common.security.note(SecurityKind.NEW_DEVICE, asker.address)
    if asker.credentials is not None and asker.credentials.is_cookie:
        await services.people.sign_out(asker.credentials.token)
        await common.connections.end_session(session_key(token_hash(asker.credentials.token)))
    return new_session_answer(person, token, common.settings)
