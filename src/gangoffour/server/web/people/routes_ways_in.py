"""Routes about ways in: getting one, coming back by one, looking after them."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final
from urllib.parse import urlsplit

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from gangoffour.protocol import (
    IssuerWay,
    KeptAccount,
    NewPassword,
    NewSession,
    PasskeyAnswer,
    PasskeyListing,
    PasskeyOptions,
    PasskeyWish,
    PasswordSignIn,
    RecoveryCodes,
    TakeRecoveryCode,
    WaysInList,
)
from gangoffour.server.people.accounts import Entered
from gangoffour.server.people.devices import session_key
from gangoffour.server.people.errors import PeopleCode, UnknownPasskey
from gangoffour.server.people.issuers import OwnIssuer
from gangoffour.server.people.skeletons import readings
from gangoffour.server.people.tokens import token_hash
from gangoffour.server.ports import Host, Passkey, PasswordsBusy
from gangoffour.server.web.asker import AnyRequest, asker_of, person_of, signed_in_of
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.description import SIGNED_IN
from gangoffour.server.web.errors import WebCode, WebError
from gangoffour.server.web.people.device_names import device_of
from gangoffour.server.web.people.people_services import PeopleServices
from gangoffour.server.web.people.routes_people import me_of, new_session_answer
from gangoffour.server.web.response_specs import WRITES, refusals
from gangoffour.server.web.security_log import SecurityKind
from gangoffour.server.web.sessions import asked_origin, session_cookie

COMES_IN: Final = refusals(400, 403, 409, 413, 415)
"""Refusals of a route by which somebody comes back."""
CHANGES: Final = {**WRITES, **refusals(409)}
"""Refusals of a route that changes the ways in of somebody."""

_BUSY_WAIT_S: Final = 5

PasskeyIdText = Annotated[
    str, PathParameter(description="The id of a passkey.", pattern="^[A-Za-z0-9_-]{1,1400}$", max_length=1400)
]


@get("/api/me/ways-in", tags=["people"], responses=refusals(400, 401), security=SIGNED_IN)
async def list_my_ways_in(request: AnyRequest) -> WaysInList:
    """Say by which ways one can come back."""
    ways = await PeopleServices.of(request).accounts.ways(signed_in_of(request))
    return WaysInList(
        has_password=ways.has_password,
        passkeys=tuple(map(_listed, ways.passkeys)),
        recovery_codes=ways.recovery_codes,
        is_proved=ways.is_proved,
        has_mail=await PeopleServices.of(request).letters.has_mail(person_of(request).player_id),
        issuers=tuple(map(_issuer_way, await PeopleServices.of(request).issuers.own(person_of(request).player_id))),
    )


@put("/api/me/password", tags=["people"], responses=CHANGES, security=SIGNED_IN, status_code=HTTP_200_OK)
async def set_my_password(request: AnyRequest, data: JSONBody[NewPassword]) -> Response[KeptAccount]:
    """Choose a password. A guest becomes a user; a user is signed out on all other devices."""
    services, signed_in = PeopleServices.of(request), signed_in_of(request)
    CommonServices.of(request).limiters.new_links.demand(signed_in.person.player_id)
    with _patient():
        entered = await services.accounts.set_password(signed_in, data.password, data.name)
    return await _kept(request, entered)


@post("/api/me/passkeys/options", tags=["people"], responses=CHANGES, security=SIGNED_IN, status_code=HTTP_200_OK)
async def offer_passkey(request: AnyRequest, data: JSONBody[PasskeyWish]) -> PasskeyOptions:
    """Get what a device needs to make a passkey."""
    services, signed_in = PeopleServices.of(request), signed_in_of(request)
    CommonServices.of(request).limiters.new_links.demand(signed_in.person.player_id)
    return PasskeyOptions(options=await services.passkeys.offer(signed_in, _host(request), data.name))


@post("/api/me/passkeys", tags=["people"], responses=CHANGES, security=SIGNED_IN, status_code=HTTP_201_CREATED)
async def add_passkey(request: AnyRequest, data: JSONBody[PasskeyAnswer]) -> Response[KeptAccount]:
    """Keep the passkey that a device has made. A guest becomes a user."""
    services = PeopleServices.of(request)
    entered = await services.passkeys.add(signed_in_of(request), _host(request), data.credential)
    return await _kept(request, entered, HTTP_201_CREATED)


@delete(
    "/api/me/passkeys/{passkey_id:str}",
    tags=["people"],
    responses={**CHANGES, **refusals(404)},
    security=SIGNED_IN,
    status_code=HTTP_204_NO_CONTENT,
)
async def remove_passkey(request: AnyRequest, passkey_id: PasskeyIdText) -> None:
    """Forget a passkey; not the last way in."""
    services, signed_in = PeopleServices.of(request), signed_in_of(request)
    try:
        credential_id = urlsafe_b64decode(passkey_id + "=" * (-len(passkey_id) % 4))
    except ValueError:
        raise UnknownPasskey(PeopleCode.UNKNOWN_PASSKEY) from None
    await services.passkeys.remove(signed_in, credential_id)


@post("/api/me/recovery-codes", tags=["people"], responses=CHANGES, security=SIGNED_IN, status_code=HTTP_201_CREATED)
async def make_recovery_codes(request: AnyRequest) -> RecoveryCodes:
    """Get fresh recovery codes; earlier ones are worth nothing any more."""
    return RecoveryCodes(codes=await PeopleServices.of(request).accounts.new_recovery_codes(signed_in_of(request)))


@post("/api/sign-in", tags=["people"], responses=COMES_IN, status_code=HTTP_201_CREATED)
async def sign_in(request: AnyRequest, data: JSONBody[PasswordSignIn]) -> Response[NewSession]:
    """Come back with a name and a password. A session that this browser had before ends."""
    common, services = CommonServices.of(request), PeopleServices.of(request)
    address = asker_of(request).address
    name = readings(data.name)[0]
    common.limiters.sign_ins.demand(address)
    common.limiters.sign_ins_of_name.demand(name)
    with _patient():
        entered = await services.accounts.sign_in(data.name, data.password, device_of(request))
    # Only failures count: a school shares an address, and somebody may have many devices.
    common.limiters.sign_ins.give_back(address)
    common.limiters.sign_ins_of_name.give_back(name)
    return await _came_in(request, entered)


@post("/api/sign-in/passkey/options", tags=["people"], responses=COMES_IN, status_code=HTTP_200_OK)
async def ask_passkey(request: AnyRequest) -> PasskeyOptions:
    """Get what a device needs to sign in with a passkey."""
    return PasskeyOptions(options=await PeopleServices.of(request).passkeys.ask(_host(request)))


@post("/api/sign-in/passkey", tags=["people"], responses=COMES_IN, status_code=HTTP_201_CREATED)
async def sign_in_with_passkey(request: AnyRequest, data: JSONBody[PasskeyAnswer]) -> Response[NewSession]:
    """Come back with a passkey. A session that this browser had before ends."""
    common, services = CommonServices.of(request), PeopleServices.of(request)
    address = asker_of(request).address
    common.limiters.sign_ins.demand(address)
    entered = await services.passkeys.sign_in(_host(request), data.credential, device_of(request))
    common.limiters.sign_ins.give_back(address)
    return await _came_in(request, entered)


@post("/api/recovery", tags=["people"], responses={**COMES_IN, **refusals(404)}, status_code=HTTP_201_CREATED)
async def recover(request: AnyRequest, data: JSONBody[TakeRecoveryCode]) -> Response[NewSession]:
    """Come back with a recovery code, which is used up. A session that this browser had before ends."""
    common, services = CommonServices.of(request), PeopleServices.of(request)
    address = asker_of(request).address
    common.limiters.sign_ins.demand(address)
    entered = await services.accounts.recover(data.code, device_of(request))
    common.limiters.sign_ins.give_back(address)
    return await _came_in(request, entered)


async def _kept(request: AnyRequest, entered: Entered, status_code: int = HTTP_200_OK) -> Response[KeptAccount]:
    """Answer with the new session of somebody whose ways in have changed."""
    await renew_session(request, entered)
    return kept_account(request, entered, status_code)


async def renew_session(request: AnyRequest, entered: Entered) -> None:
    """Note that somebody has another way in, and a new session with it; their sockets here stay open."""
    common = CommonServices.of(request)
    old = session_key(signed_in_of(request).session.token_hash)
    await common.connections.renew_session(old, session_key(token_hash(entered.token)))
    for session in entered.ended:
        await common.connections.end_session(session_key(session.token_hash))
    common.security.note(SecurityKind.NEW_WAY_IN, asker_of(request).address)


def kept_account(request: AnyRequest, entered: Entered, status_code: int) -> Response[KeptAccount]:
    """Return the answer that tells the token of a new session, and recovery codes; browsers get it as a cookie too."""
    me = me_of(entered.person)
    account = KeptAccount(
        player_id=me.player_id,
        name=me.name,
        is_guest=me.is_guest,
        avatar=me.avatar,
        token=entered.token,
        recovery_codes=entered.recovery_codes,
    )
    headers = {"Set-Cookie": session_cookie(entered.token, CommonServices.of(request).settings)}
    return Response(account, status_code=status_code, headers=headers)


async def _came_in(request: AnyRequest, entered: Entered) -> Response[NewSession]:
    """Answer with the session of somebody who came back."""
    await came_in(request)
    return new_session_answer(entered.person, entered.token, CommonServices.of(request).settings)


async def came_in(request: AnyRequest) -> None:
    """Note that one more device is signed in; the session that its browser had before ends."""
    common, services = CommonServices.of(request), PeopleServices.of(request)
    asker = asker_of(request)
    common.security.note(SecurityKind.NEW_DEVICE, asker.address)
    if asker.credentials is not None and asker.credentials.is_cookie:
        await services.people.sign_out(asker.credentials.token)
        await common.connections.end_session(session_key(token_hash(asker.credentials.token)))


@contextmanager
def _patient() -> Iterator[None]:
    """Say that there is too much to do where nobody could look at a password in time."""
    try:
        yield
    except PasswordsBusy:
        raise WebError(WebCode.BUSY, wait_s=_BUSY_WAIT_S) from None


def _host(request: AnyRequest) -> Host:
    settings = CommonServices.of(request).settings
    origin = asked_origin(request.scope["headers"], settings)
    return Host(urlsplit(origin).hostname or "", origin, settings.site_name)


def _issuer_way(own: OwnIssuer) -> IssuerWay:
    account = own.account
    return IssuerWay(
        key=own.issuer.key,
        name=own.issuer.name,
        added_at_ms=None if account is None else account.added_at_ms,
        used_at_ms=None if account is None else account.used_at_ms,
    )


def _listed(passkey: Passkey) -> PasskeyListing:
    return PasskeyListing(
        passkey_id=urlsafe_b64encode(passkey.credential_id).decode().rstrip("="),
        device=passkey.device,
        created_at_ms=passkey.created_at_ms,
        used_at_ms=passkey.used_at_ms,
    )
