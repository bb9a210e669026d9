"""Routes about friends and blocks."""

from typing import Annotated, Final

from litestar import delete, get, post, put
from litestar.params import HeaderParameter, JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from gangoffour.protocol import (
    Acquaintance,
    AskFriend,
    Friend,
    FriendAsked,
    FriendList,
    FriendTable,
    InviteFriend,
    LinkOffer,
    NewLink,
    TableCall,
    TableListing,
    TakeLink,
)
from gangoffour.server.people.errors import PeopleCode, UnknownFriend
from gangoffour.server.people.friends import Company, Known
from gangoffour.server.ports import Person, PlayerId, PlayerKind
from gangoffour.server.tables.access import invite_hash
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.web.asker import AnyRequest, asker_of, person_of
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.description import SIGNED_IN
from gangoffour.server.web.door import known_table_id
from gangoffour.server.web.people.people_services import PeopleServices
from gangoffour.server.web.response_specs import WRITES, refusals
from gangoffour.server.web.sessions import asked_origin
from gangoffour.server.web.tables.admission import admit_visitor
from gangoffour.server.web.tables.routes_tables import TableIdText

FRIEND_PATH: Final = "/friend#"
"""Where the page takes a link. What stands behind # is sent to no server."""

PlayerIdPath = Annotated[str, PathParameter(description="The id of a player.", max_length=64)]
FriendLinkText = Annotated[
    str, HeaderParameter(name="X-Link", description="What stands behind # in a link to a friend.", max_length=64)
]
CHANGES: Final = {**WRITES, **refusals(404, 409)}


@get("/api/me/friends", tags=["friends"], responses=refusals(400, 401), security=SIGNED_IN)
async def list_my_friends(request: AnyRequest) -> FriendList:
    """List one's friends and where they are, requests either way, whom one blocks, and invitations to tables."""
    return _told(await PeopleServices.of(request).friends.company(person_of(request).player_id))


@post("/api/me/friends", tags=["friends"], responses=CHANGES, security=SIGNED_IN, status_code=HTTP_200_OK)
async def ask_friend(request: AnyRequest, data: JSONBody[AskFriend]) -> FriendAsked:
    """Ask somebody to be friends, or agree to what they asked. The answer is the same whether they block the asker."""
    services, person = PeopleServices.of(request), person_of(request)
    CommonServices.of(request).limiters.new_friends.demand(person.player_id)
    if data.player_id is not None:
        other, is_friend = await services.friends.ask(person, PlayerId(data.player_id))
    elif data.name is not None:
        other, is_friend = await services.friends.ask_by_name(person, data.name)
    else:
        raise UnknownFriend(PeopleCode.UNKNOWN_FRIEND)
    await services.chats.part(person.player_id, other.player_id)  # whoever asks somebody blocks them no more
    return FriendAsked(name=other.name, is_friend=is_friend)


@delete(
    "/api/me/friends/{player_id:str}",
    tags=["friends"],
    responses=WRITES,
    security=SIGNED_IN,
    status_code=HTTP_204_NO_CONTENT,
)
async def remove_friend(request: AnyRequest, player_id: PlayerIdPath) -> None:
    """End a friendship, turn a request down, or take one's own back."""
    await PeopleServices.of(request).friends.remove(person_of(request).player_id, PlayerId(player_id))


@put(
    "/api/me/blocks/{player_id:str}",
    tags=["friends"],
    responses=CHANGES,
    security=SIGNED_IN,
    status_code=HTTP_204_NO_CONTENT,
)
async def block(request: AnyRequest, player_id: PlayerIdPath) -> None:
    """Block somebody, and tell nobody: neither hears nor invites the other, nor meets them by "play now"."""
    services, person = PeopleServices.of(request), person_of(request)
    CommonServices.of(request).limiters.new_friends.demand(person.player_id)
    await services.friends.block(person.player_id, PlayerId(player_id))
    await services.chats.part(person.player_id, player_id)


@delete(
    "/api/me/blocks/{player_id:str}",
    tags=["friends"],
    responses=WRITES,
    security=SIGNED_IN,
    status_code=HTTP_204_NO_CONTENT,
)
async def unblock(request: AnyRequest, player_id: PlayerIdPath) -> None:
    """Block somebody no more."""
    services, person = PeopleServices.of(request), person_of(request)
    await services.friends.unblock(person.player_id, PlayerId(player_id))
    await services.chats.part(person.player_id, player_id)


@post("/api/me/friend-links", tags=["friends"], responses=WRITES, security=SIGNED_IN, status_code=HTTP_201_CREATED)
async def make_friend_link(request: AnyRequest) -> NewLink:
    """Get a link that makes everybody who takes it a friend, for a week."""
    common, services = CommonServices.of(request), PeopleServices.of(request)
    person = person_of(request)
    common.limiters.new_links.demand(person.player_id)
    token, link = await services.friends.new_link(person.player_id)
    url = asked_origin(request.scope["headers"], common.settings) + FRIEND_PATH + token
    return NewLink(url=url, expires_at_ms=link.expires_at_ms)


@get("/api/friend-link", tags=["friends"], responses=refusals(400, 404))
async def show_friend_link(request: AnyRequest, token: FriendLinkText) -> LinkOffer:
    """Say whose link it is. It can be taken afterwards as before."""
    person = asker_of(request).person
    owner, expires_at_ms = await PeopleServices.of(request).friends.look(
        token, None if person is None else person.player_id
    )
    is_me = person is not None and person.player_id == owner.player_id
    return LinkOffer(name=owner.name, expires_at_ms=expires_at_ms, is_me=is_me)


@post("/api/friend-link", tags=["friends"], responses=CHANGES, security=SIGNED_IN, status_code=HTTP_200_OK)
async def take_friend_link(request: AnyRequest, data: JSONBody[TakeLink]) -> FriendAsked:
    """Become a friend of whoever made the link. Others may take it too."""
    services, person = PeopleServices.of(request), person_of(request)
    CommonServices.of(request).limiters.new_friends.demand(person.player_id)
    owner = await services.friends.take(data.token, person.player_id)
    return FriendAsked(name=owner.name, is_friend=True)


@post("/api/me/invitations", tags=["friends"], responses=CHANGES, security=SIGNED_IN, status_code=HTTP_204_NO_CONTENT)
async def invite_friend(request: AnyRequest, data: JSONBody[InviteFriend]) -> None:
    """Ask a friend to a table at which one is welcome oneself."""
    services, person = PeopleServices.of(request), person_of(request)
    CommonServices.of(request).limiters.new_friends.demand(person.player_id)
    table_id = known_table_id(data.table_id)
    state = await services.tables.state(table_id)
    await admit_visitor(services.friends, state, person.player_id, data.invite, asker_of(request).address)
    is_private = state.invite_hash is not None
    if is_private and invite_hash(data.invite or "") != state.invite_hash:
        raise Refusal(TableCode.NOT_WELCOME)  # whoever sits there needs no key, but whoever is invited does
    invite = data.invite if is_private else None
    await services.friends.invite(person.player_id, PlayerId(data.player_id), table_id, invite)


@delete(
    "/api/me/invitations/{table_id:str}",
    tags=["friends"],
    responses={**WRITES, **refusals(404)},
    security=SIGNED_IN,
    status_code=HTTP_204_NO_CONTENT,
)
async def decline_call(request: AnyRequest, table_id: TableIdText) -> None:
    """Forget an invitation to a table."""
    await PeopleServices.of(request).friends.decline(person_of(request).player_id, known_table_id(table_id))


def _told(company: Company) -> FriendList:
    friends = [_friend(each, company.tables.get(each.person.player_id)) for each in company.friends]
    friends.sort(key=lambda each: (each.table is None, each.name.casefold(), each.player_id))
    return FriendList(
        friends=tuple(friends),
        asking=tuple(map(_acquaintance, company.asking)),
        asked=tuple(map(_acquaintance, company.asked)),
        blocked=tuple(map(_acquaintance, company.blocked)),
        calls=tuple(
            TableCall(
                player_id=host.player_id,
                name=host.name,
                table_id=str(call.table_id),
                invite=call.invite,
                expires_at_ms=call.expires_at_ms,
            )
            for host, call in company.invitations
        ),
    )


def _acquaintance(known: Known) -> Acquaintance:
    person = known.person
    return Acquaintance(
        player_id=person.player_id, name=person.name, is_guest=_is_guest(person), since_ms=known.since_ms
    )


def _friend(known: Known, listing: TableListing | None) -> Friend:
    person = known.person
    return Friend(
        player_id=person.player_id,
        name=person.name,
        is_guest=_is_guest(person),
        since_ms=known.since_ms,
        table=None if listing is None else _table(listing),
    )


def _table(listing: TableListing) -> FriendTable:
    """Return where a friend is; of a table that is not public nothing but that it is there."""
    if listing.options.visibility != "public":
        return FriendTable(table_id=None, way=None)
    if listing.is_joinable or None in listing.players:
        return FriendTable(table_id=listing.table_id, way="sit")
    return FriendTable(table_id=listing.table_id, way="watch" if listing.options.spectators else None)


def _is_guest(person: Person) -> bool:
    return person.kind is PlayerKind.GUEST
