"""Friends, and those who are kept apart.

Two are friends when both say so: one asks and the other agrees, or one takes the other's link. A block is told to
nobody: whoever is blocked gets the answers that they would get from somebody who is away and never replies.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from gangoffour.protocol import TableListing
from gangoffour.server.people.errors import FriendRefused, PeopleCode, UnknownFriend
from gangoffour.server.people.names import new_name
from gangoffour.server.people.tokens import is_friend_token, new_friend_token, token_hash
from gangoffour.server.ports import (
    Clock,
    FriendLink,
    Listings,
    Person,
    PlayerId,
    PlayerKind,
    Players,
    Presences,
    Relation,
    Relations,
    Secrets,
    Stance,
    TableId,
    TableInvitation,
)

MOST_RELATIONS: Final = 250
"""How many friends, requests and blocks somebody may have of their own."""
FRIEND_LINK_MS: Final = 7 * 24 * 3_600_000
"""How long a link is good."""
INVITATION_MS: Final = 3_600_000
"""How long an invitation to a table is good."""


@dataclass(frozen=True, slots=True)
class FriendPorts:
    """What friends need of the outside."""

    relations: Relations
    players: Players
    presences: Presences
    listings: Listings
    clock: Clock
    secrets: Secrets


class Known(NamedTuple):
    """Somebody a person has to do with."""

    person: Person
    since_ms: int


class Company(NamedTuple):
    """Everybody a person has to do with, newest first."""

    friends: list[Known]
    asking: list[Known]
    asked: list[Known]
    blocked: list[Known]
    invitations: list[tuple[Person, TableInvitation]]
    """Whom each is from."""
    tables: dict[PlayerId, TableListing]
    """Where friends are now."""


class Friends:
    """Who is whose friend, and who is kept apart from whom."""

    def __init__(self, ports: FriendPorts) -> None:
        self._ports = ports
        self._relations = ports.relations

    async def company(self, player_id: PlayerId) -> Company:
        """Return everybody a person has to do with. Who blocks them is not told."""
        relations = await self._relations.of_player(player_id, MOST_RELATIONS)
        own = {each.other_id: each for each in relations if each.player_id == player_id}
        asking = {each.player_id: each for each in relations if each.other_id == player_id}
        invitations = await self._relations.invitations_of(player_id, self._ports.clock.now_ms())
        people = await self._people([*own, *asking, *(each.host_id for each in invitations)])
        wishes = {other: each for other, each in own.items() if each.stance is Stance.FRIEND}
        friends = [_later(each, asking[other]) for other, each in wishes.items() if other in asking]
        return Company(
            friends=_known(people, friends),
            asking=_known(people, {other: row for other, row in asking.items() if other not in own}.items()),
            asked=_known(people, {other: row for other, row in wishes.items() if other not in asking}.items()),
            blocked=_known(people, ((other, each) for other, each in own.items() if each.stance is Stance.BLOCK)),
            invitations=[(people[each.host_id], each) for each in invitations if each.host_id in people],
            tables=await self._tables([other for other, _ in friends]),
        )

    async def ask_by_name(self, person: Person, name: str) -> tuple[Person, bool]:
        """Ask a user to be friends; return who it is, and whether they are friends now.

        Raises:
            UnknownFriend: No user is called so.
            FriendRefused: It is oneself, or there are as many as anybody may have.
        """
        other = await self._ports.players.by_name(new_name(name), self._ports.clock.now_ms())
        if other is None:
            raise UnknownFriend(PeopleCode.UNKNOWN_FRIEND)
        return other, await self._wish(person.player_id, other.player_id)

    async def ask(self, person: Person, other_id: PlayerId) -> tuple[Person, bool]:
        """Ask somebody to be friends whom one has met; the same as by name."""
        other = await self._known_person(other_id)
        return other, await self._wish(person.player_id, other_id)

    async def remove(self, player_id: PlayerId, other_id: PlayerId) -> None:
        """End a friendship, turn a request down, or take one's own back."""
        if other_id not in await self._blocked_by(player_id):
            await self._relations.remove(player_id, other_id)

    async def block(self, player_id: PlayerId, other_id: PlayerId) -> None:
        """Keep two people apart from now on.

        Raises:
            UnknownFriend: There is no such person.
            FriendRefused: It is oneself, or there are as many as anybody may have.
        """
        await self._known_person(other_id)
        await self._say(player_id, other_id, Stance.BLOCK)

    async def unblock(self, player_id: PlayerId, other_id: PlayerId) -> None:
        """Keep two people apart no more, unless the other blocks too."""
        if other_id in await self._blocked_by(player_id):
            await self._relations.remove(player_id, other_id)

    async def apart_from(self, player_id: str) -> frozenset[PlayerId]:
        """Return who is kept apart from a person, whoever of the two wanted it."""
        return await self._relations.apart_from(PlayerId(player_id))

    async def friends_of(self, player_id: str) -> frozenset[PlayerId]:
        """Return the friends of a person."""
        return await self._relations.friends_of(PlayerId(player_id))

    # --- links -------------------------------------------------------------------------------------------------------

    async def new_link(self, player_id: PlayerId) -> tuple[str, FriendLink]:
        """Return the token of a new link, told this once. Whoever takes it in time is a friend."""
        token = new_friend_token(self._ports.secrets.token)
        link = FriendLink(token_hash(token), player_id, self._ports.clock.now_ms() + FRIEND_LINK_MS)
        await self._relations.put_link(link)
        return token, link

    async def look(self, token: str, asker_id: PlayerId | None) -> tuple[Person, int]:
        """Return whose link it is, and until when it is good.

        Raises:
            UnknownFriend: There is no such link, or not any more, or not for somebody who is kept apart.
        """
        link = None
        if is_friend_token(token):
            link = await self._relations.link(token_hash(token), self._ports.clock.now_ms())
        apart = frozenset() if asker_id is None else await self._relations.apart_from(asker_id)
        owner = None if link is None else (await self._people({link.player_id} - apart)).get(link.player_id)
        if link is None or owner is None:
            raise UnknownFriend(PeopleCode.UNKNOWN_FRIEND_LINK)
        return owner, link.expires_at_ms

    async def take(self, token: str, player_id: PlayerId) -> Person:
        """Become a friend of whoever made the link; return who it is.

        Raises:
            UnknownFriend: There is no such link, or not any more, or not for somebody who is kept apart.
            FriendRefused: It is one's own, or there are as many as anybody may have.
        """
        owner, _ = await self.look(token, player_id)
        await self._say(player_id, owner.player_id, Stance.FRIEND)
        await self._relations.put(Relation(owner.player_id, player_id, Stance.FRIEND, self._ports.clock.now_ms()))
        return owner

    # --- invitations -------------------------------------------------------------------------------------------------

    async def invite(self, player_id: PlayerId, other_id: PlayerId, table_id: TableId, invite: str | None) -> None:
        """Ask a friend to a table; whether the table welcomes the host is asked before.

        Raises:
            FriendRefused: They are not friends, or not any more.
        """
        if other_id not in await self._relations.friends_of(player_id):
            raise FriendRefused(PeopleCode.NOT_FRIENDS)
        until_ms = self._ports.clock.now_ms() + INVITATION_MS
        await self._relations.put_invitation(TableInvitation(other_id, player_id, table_id, invite, until_ms))

    async def decline(self, player_id: PlayerId, table_id: TableId) -> None:
        """Forget an invitation to a table."""
        await self._relations.drop_invitation(player_id, table_id)

    # --- inside ------------------------------------------------------------------------------------------------------

    async def _wish(self, player_id: PlayerId, other_id: PlayerId) -> bool:
        """Say that one wants to be friends; return whether both do."""
        await self._say(player_id, other_id, Stance.FRIEND)
        return other_id in await self._relations.friends_of(player_id)

    async def _say(self, player_id: PlayerId, other_id: PlayerId, stance: Stance) -> None:
        if other_id == player_id:
            raise FriendRefused(PeopleCode.OWN_FRIEND)
        relations = await self._relations.of_player(player_id, MOST_RELATIONS)
        own = {each.other_id for each in relations if each.player_id == player_id}
        if len(own) >= MOST_RELATIONS and other_id not in own:
            raise FriendRefused(PeopleCode.TOO_MANY_FRIENDS, most=MOST_RELATIONS)
        await self._relations.put(Relation(player_id, other_id, stance, self._ports.clock.now_ms()))

    async def _blocked_by(self, player_id: PlayerId) -> set[PlayerId]:
        relations = await self._relations.of_player(player_id, MOST_RELATIONS)
        return {each.other_id for each in relations if each.stance is Stance.BLOCK}

    async def _known_person(self, player_id: PlayerId) -> Person:
        found = (await self._people([player_id])).get(player_id)
        if found is None:
            raise UnknownFriend(PeopleCode.UNKNOWN_FRIEND)
        return found

    async def _people(self, player_ids: Iterable[PlayerId]) -> dict[PlayerId, Person]:
        found = await self._ports.players.by_ids(set(player_ids))
        return {each: person for each, person in found.items() if person.kind is not PlayerKind.DELETED}

    async def _tables(self, friend_ids: list[PlayerId]) -> dict[PlayerId, TableListing]:
        """Return where people are, the newest table of each."""
        places = await self._ports.presences.tables_of(friend_ids) if friend_ids else []
        listings = await self._ports.listings.by_ids({table_id for table_id, _ in places}) if places else []
        found: dict[PlayerId, TableListing] = {}
        for listing in listings:
            for table_id, player_id in places:
                if str(table_id) == listing.table_id:
                    found.setdefault(player_id, listing)
        return found


def _later(one: Relation, other: Relation) -> tuple[PlayerId, Relation]:
    """Return a friend, and what made the friendship: the later of both wishes."""
    return one.other_id, max(one, other, key=lambda each: each.since_ms)


def _known(people: dict[PlayerId, Person], relations: Iterable[tuple[PlayerId, Relation]]) -> list[Known]:
    return [Known(people[other], row.since_ms) for other, row in relations if other in people]
