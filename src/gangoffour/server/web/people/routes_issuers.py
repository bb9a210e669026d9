"""Routes about issuers: being sent to one, coming back from one, and leaving one for good.

Nothing changes by opening an address: the issuer sends the browser to a page of ours, and the page asks here, as for
everything else, from our own origin.
"""

from typing import Annotated, Final

from litestar import Response, delete, post
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from gangoffour.protocol import issuers
from gangoffour.server.people.errors import IssuerRefused, PeopleCode
from gangoffour.server.people.issuers import DEPARTURE_MS, Back, Sent
from gangoffour.server.ports import PlayerKind
from gangoffour.server.web.asker import AnyRequest, asker_of, signed_in_of
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.description import SIGNED_IN
from gangoffour.server.web.people.device_names import device_of
from gangoffour.server.web.people.people_services import PeopleServices
from gangoffour.server.web.people.routes_people import me_of
from gangoffour.server.web.people.routes_ways_in import CHANGES, COMES_IN, came_in, renew_session
from gangoffour.server.web.response_specs import refusals
from gangoffour.server.web.sessions import asked_origin, departure_cookie, departure_secret, session_cookie

ARRIVAL_PATH: Final = "/continue/"
"""Where an issuer sends a browser back, followed by its key: each has an address of its own, so that none can pass a
browser on to us that another one sent."""

NO_ISSUER: Final = refusals(404)

IssuerKeyText = Annotated[str, PathParameter(description="The key of an issuer.", pattern="^[a-z0-9-]{1,40}$")]


@post(
    "/api/me/departures",
    tags=["people"],
    responses={**CHANGES, **NO_ISSUER},
    security=SIGNED_IN,
    status_code=HTTP_200_OK,
)
async def depart_to_keep(
    request: AnyRequest, data: JSONBody[issuers.DepartToKeep]
) -> Response[issuers.DepartureAddress]:
    """Get the way to an issuer whose account becomes a way in. A guest becomes a user by it."""
    services, signed_in = PeopleServices.of(request), signed_in_of(request)
    CommonServices.of(request).limiters.new_links.demand(signed_in.person.player_id)
    redirect = _redirect(request, data.issuer)
    return _sent(request, await services.issuers.offer(signed_in, data.issuer, redirect, data.name))


@post("/api/departures", tags=["people"], responses={**COMES_IN, **NO_ISSUER}, status_code=HTTP_200_OK)
async def depart(request: AnyRequest, data: JSONBody[issuers.Depart]) -> Response[issuers.DepartureAddress]:
    """Get the way to an issuer, to come back by one's account there."""
    person = asker_of(request).person
    is_user = person is not None and person.kind is PlayerKind.USER
    redirect = _redirect(request, data.issuer)
    return _sent(request, await PeopleServices.of(request).issuers.ask(data.issuer, redirect, is_user=is_user))


@post("/api/arrivals", tags=["people"], responses={**COMES_IN, **NO_ISSUER}, status_code=HTTP_201_CREATED)
async def arrive(request: AnyRequest, data: JSONBody[issuers.Arrival]) -> Response[issuers.Arrived]:
    """Come back from an issuer, in the browser that was sent there. What it brings is good once."""
    common, asker = CommonServices.of(request), asker_of(request)
    common.limiters.sign_ins.demand(asker.address)
    back = Back(
        key=data.issuer,
        redirect=_redirect(request, data.issuer),
        code=data.code,
        state=data.state,
        told_issuer=data.iss,
        browser_secret=departure_secret(request.scope["headers"], common.settings),
    )
    try:
        arrived = await PeopleServices.of(request).issuers.arrive(back, asker.signed_in, device_of(request))
    except IssuerRefused as error:
        # A whole class may come from one address, by an issuer that is away or with accounts that are new here.
        if error.code is not PeopleCode.ISSUER_REFUSED:
            common.limiters.sign_ins.give_back(asker.address)
        raise
    common.limiters.sign_ins.give_back(asker.address)
    if arrived.is_new_way:
        await renew_session(request, arrived.entered)
    else:
        await came_in(request)
    me, entered = me_of(arrived.entered.person), arrived.entered
    told = issuers.Arrived(
        player_id=me.player_id,
        name=me.name,
        is_guest=me.is_guest,
        avatar=me.avatar,
        token=entered.token,
        recovery_codes=entered.recovery_codes,
        is_new_way=arrived.is_new_way,
        is_proved=arrived.is_proved,
    )
    headers = {"Set-Cookie": session_cookie(entered.token, common.settings)}
    return Response(told, status_code=HTTP_201_CREATED, headers=headers)


@delete(
    "/api/me/issuers/{issuer:str}",
    tags=["people"],
    responses={**CHANGES, **NO_ISSUER},
    security=SIGNED_IN,
    status_code=HTTP_204_NO_CONTENT,
)
async def remove_issuer(request: AnyRequest, issuer: IssuerKeyText) -> None:
    """Come in by the account at an issuer no more; not the last way in."""
    await PeopleServices.of(request).issuers.remove(signed_in_of(request), issuer)


def _redirect(request: AnyRequest, key: str) -> str:
    return asked_origin(request.scope["headers"], CommonServices.of(request).settings) + ARRIVAL_PATH + key


def _sent(request: AnyRequest, sent: Sent) -> Response[issuers.DepartureAddress]:
    settings = CommonServices.of(request).settings
    headers = {"Set-Cookie": departure_cookie(sent.browser_secret, DEPARTURE_MS // 1000, settings)}
    return Response(issuers.DepartureAddress(address=sent.address), headers=headers)
