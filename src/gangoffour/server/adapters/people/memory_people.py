"""People in memory: for tests, and as the plainest reading of the ports.

No method waits for anything, so each is done before another begins.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from gangoffour.server.ports import (
    NAME_REST_MS,
    OWN_NAMED,
    ApiToken,
    Challenge,
    Departure,
    DeviceLink,
    FriendLink,
    IssuerAccount,
    KeptName,
    MailLink,
    NameTaken,
    NameTooSoon,
    NewName,
    Part,
    Passkey,
    Person,
    PlayerId,
    PlayerKind,
    Relation,
    Session,
    SignedIn,
    TableId,
    TableInvitation,
)


@dataclass(slots=True)
class _Rows:
    """What the stores of people keep."""

    people: dict[PlayerId, Person] = field(default_factory=dict)
    names: dict[PlayerId, list[KeptName]] = field(default_factory=dict)
    readings: dict[tuple[PlayerId, int], tuple[str, ...]] = field(default_factory=dict)
    """Of each name that somebody has or had, by its number."""
    claims: set[tuple[PlayerId, int]] = field(default_factory=set)
    """Names that are or were a user's own."""
    sessions: dict[bytes, Session] = field(default_factory=dict)
    links: dict[PlayerId, DeviceLink] = field(default_factory=dict)
    passwords: dict[PlayerId, tuple[str, int]] = field(default_factory=dict)
    passkeys: dict[bytes, Passkey] = field(default_factory=dict)
    recovery_codes: dict[bytes, PlayerId] = field(default_factory=dict)
    challenges: dict[bytes, Challenge] = field(default_factory=dict)
    mails: dict[PlayerId, tuple[bytes, int]] = field(default_factory=dict)
    mail_links: dict[PlayerId, MailLink] = field(default_factory=dict)
    issuer_accounts: dict[bytes, IssuerAccount] = field(default_factory=dict)
    departures: dict[bytes, Departure] = field(default_factory=dict)
    api_tokens: dict[bytes, ApiToken] = field(default_factory=dict)
    bot_owners: dict[PlayerId, PlayerId] = field(default_factory=dict)
    relations: dict[tuple[PlayerId, PlayerId], Relation] = field(default_factory=dict)
    friend_links: dict[bytes, FriendLink] = field(default_factory=dict)
    invitations: dict[tuple[PlayerId, TableId], TableInvitation] = field(default_factory=dict)


class MemoryPlayers:
    """Everybody who ever played, and their names, in memory."""

    def __init__(self) -> None:
        self.rows = _Rows()
        self.forgotten: list[Callable[[PlayerId], None]] = []
        """What else is done when somebody is forgotten, by those who keep something beside the people."""

    async def add(self, person: Person, name: NewName, session: Session) -> None:
        """Keep a person, a name and a session."""
        rows = self.rows
        if person.player_id not in rows.people:
            rows.people[person.player_id] = person
            rows.names[person.player_id] = [KeptName(1, name.name, person.created_at_ms)]
            rows.readings[person.player_id, 1] = name.readings
            if person.kind is PlayerKind.USER:
                rows.claims.add((person.player_id, 1))
        rows.sessions.setdefault(session.token_hash, session)

    async def by_ids(self, player_ids: Iterable[PlayerId]) -> dict[PlayerId, Person]:
        """Return people by id."""
        return {each: self.rows.people[each] for each in player_ids if each in self.rows.people}

    async def by_name(self, name: NewName, at_ms: int) -> Person | None:
        """Return the user whose name looks so, or did until lately."""
        found = self._owners(name, at_ms)
        return self.rows.people[found[0]] if found else None

    def _owners(self, name: NewName, at_ms: int) -> list[PlayerId]:
        """Return the users whose own a name is, those first who are read as it stands."""
        own = [
            (name.readings[0] not in self.rows.readings[player_id, number], player_id)
            for player_id, number in self.rows.claims
            if self._is_kept(player_id, number, at_ms)
            and not set(name.readings).isdisjoint(self.rows.readings[player_id, number])
        ]
        return [player_id for _, player_id in sorted(own)]

    def _is_kept(self, player_id: PlayerId, number: int, at_ms: int) -> bool:
        until_ms = self.rows.names[player_id][number - 1].until_ms
        return until_ms is None or until_ms + NAME_REST_MS > at_ms

    async def names_of(self, player_ids: Iterable[PlayerId]) -> dict[PlayerId, list[KeptName]]:
        """Return all names of people."""
        return {each: list(self.rows.names[each]) for each in player_ids if each in self.rows.names}

    async def rename(self, player_id: PlayerId, name: NewName, at_ms: int) -> None:
        """Give a person another name."""
        kept = self.rows.names.get(player_id)
        if kept is None or kept[-1].name == name.name:
            return
        person, had = self.rows.people[player_id], (player_id, kept[-1].number)
        if person.kind in OWN_NAMED:
            is_form = not set(name.readings).isdisjoint(self.rows.readings[had])
            if not is_form:
                self._require_rested(player_id, at_ms)
            self.require_free(player_id, name, at_ms)
            if is_form:
                self.rows.claims.discard(had)
            self.rows.claims.add((player_id, kept[-1].number + 1))
        kept[-1:] = [replace(kept[-1], until_ms=at_ms), KeptName(kept[-1].number + 1, name.name, at_ms)]
        self.rows.readings[player_id, kept[-1].number] = name.readings
        self.rows.people[player_id] = replace(person, name=name.name)

    async def choose(self, player_id: PlayerId, avatar: str | None, shown: frozenset[Part]) -> None:
        """Keep a picture, and what everybody may see."""
        if player_id in self.rows.people:
            self.rows.people[player_id] = replace(self.rows.people[player_id], avatar=avatar, shown=shown)

    async def become_user(self, player_id: PlayerId, at_ms: int) -> bool:
        """Make a guest a user."""
        person = self.rows.people.get(player_id)
        if person is None or person.kind is not PlayerKind.GUEST:
            return False
        present = self.rows.names[player_id][-1]
        own = NewName(present.name, self.rows.readings[player_id, present.number])
        self.require_free(player_id, own, at_ms)
        self.rows.claims.add((player_id, present.number))
        self.rows.people[player_id] = replace(person, kind=PlayerKind.USER)
        return True

    def _require_rested(self, player_id: PlayerId, at_ms: int) -> None:
        for each in self.rows.names[player_id]:
            free_at_ms = (each.until_ms or 0) + NAME_REST_MS
            if each.until_ms is not None and (player_id, each.number) in self.rows.claims and free_at_ms > at_ms:
                raise NameTooSoon(free_at_ms)

    def require_free(self, player_id: PlayerId, name: NewName, at_ms: int) -> None:
        """Refuse a name that would be taken for somebody else's own.

        Raises:
            NameTaken: It would.
        """
        if any(owner != player_id for owner in self._owners(name, at_ms)):
            raise NameTaken

    async def delete(self, player_id: PlayerId) -> bool:
        """Forget a person but for the id."""
        person = self.rows.people.get(player_id)
        if person is None:
            return False
        self.rows.people[player_id] = replace(person, kind=PlayerKind.DELETED, name="", avatar=None, shown=frozenset())
        self._forget(player_id)
        return True

    async def remove_idle(self, now_ms: int, created_before_ms: int) -> int:
        """Forget expired sessions and links, and guests whom no session brings back."""
        rows = self.rows
        rows.sessions = {each: session for each, session in rows.sessions.items() if session.expires_at_ms >= now_ms}
        rows.links = {each: link for each, link in rows.links.items() if link.expires_at_ms >= now_ms}
        rows.challenges = {each: row for each, row in rows.challenges.items() if row.expires_at_ms >= now_ms}
        rows.mail_links = {each: link for each, link in rows.mail_links.items() if link.expires_at_ms >= now_ms}
        rows.departures = {each: row for each, row in rows.departures.items() if row.expires_at_ms >= now_ms}
        rows.api_tokens = {each: row for each, row in rows.api_tokens.items() if row.expires_at_ms >= now_ms}
        rows.friend_links = {each: link for each, link in rows.friend_links.items() if link.expires_at_ms >= now_ms}
        rows.invitations = {each: row for each, row in rows.invitations.items() if row.expires_at_ms >= now_ms}
        signed_in = {session.player_id for session in rows.sessions.values()}
        idle = [
            person.player_id
            for person in rows.people.values()
            if person.kind is PlayerKind.GUEST
            and person.created_at_ms < created_before_ms
            and person.player_id not in signed_in
        ]
        for player_id in idle:
            del rows.people[player_id]
            self._forget(player_id)
        return len(idle)

    def _forget(self, player_id: PlayerId) -> None:
        for forget in self.forgotten:
            forget(player_id)
        rows = self.rows
        rows.names.pop(player_id, None)
        rows.readings = {each: read for each, read in rows.readings.items() if each[0] != player_id}
        rows.claims = {each for each in rows.claims if each[0] != player_id}
        rows.links.pop(player_id, None)
        rows.passwords.pop(player_id, None)
        rows.mails.pop(player_id, None)
        rows.mail_links.pop(player_id, None)
        rows.issuer_accounts = {each: row for each, row in rows.issuer_accounts.items() if row.player_id != player_id}
        rows.departures = {each: row for each, row in rows.departures.items() if row.player_id != player_id}
        rows.bot_owners.pop(player_id, None)
        rows.api_tokens = {each: row for each, row in rows.api_tokens.items() if row.player_id != player_id}
        rows.passkeys = {each: passkey for each, passkey in rows.passkeys.items() if passkey.player_id != player_id}
        rows.recovery_codes = {each: owner for each, owner in rows.recovery_codes.items() if owner != player_id}
        rows.challenges = {each: row for each, row in rows.challenges.items() if row.player_id != player_id}
        rows.sessions = {each: session for each, session in rows.sessions.items() if session.player_id != player_id}
        rows.relations = {pair: row for pair, row in rows.relations.items() if player_id not in pair}
        rows.friend_links = {each: link for each, link in rows.friend_links.items() if link.player_id != player_id}
        rows.invitations = {
            each: row for each, row in rows.invitations.items() if player_id not in (row.player_id, row.host_id)
        }


class MemorySessions:
    """The devices on which people are signed in, and the links that make more of them, in memory."""

    def __init__(self, players: MemoryPlayers) -> None:
        self._rows = players.rows

    async def add(self, session: Session) -> None:
        """Keep a new session."""
        self._rows.sessions[session.token_hash] = session

    async def by_token(self, token_hash: bytes) -> SignedIn | None:
        """Return whose session it is."""
        session = self._rows.sessions.get(token_hash)
        person = None if session is None else self._rows.people.get(session.player_id)
        return None if session is None or person is None else SignedIn(person, session)

    async def of_player(self, player_id: PlayerId) -> list[Session]:
        """Return a player's sessions."""
        found = [session for session in self._rows.sessions.values() if session.player_id == player_id]
        return sorted(found, key=lambda each: (-each.seen_at_ms, -each.created_at_ms, each.token_hash))

    async def touch(self, token_hash: bytes, seen_at_ms: int, expires_at_ms: int) -> None:
        """Remember when a session was seen."""
        session = self._rows.sessions.get(token_hash)
        if session is not None and session.seen_at_ms < seen_at_ms:
            self._rows.sessions[token_hash] = replace(session, seen_at_ms=seen_at_ms, expires_at_ms=expires_at_ms)

    async def end(self, token_hash: bytes) -> None:
        """Forget a session."""
        self._rows.sessions.pop(token_hash, None)

    async def put_link(self, link: DeviceLink) -> None:
        """Keep a link instead of an earlier one."""
        self._rows.links[link.player_id] = link

    def _link(self, token_hash: bytes, now_ms: int) -> tuple[Person, DeviceLink] | None:
        for link in self._rows.links.values():
            if link.token_hash == token_hash and link.expires_at_ms >= now_ms:
                return self._rows.people[link.player_id], link
        return None

    async def link_owner(self, token_hash: bytes, now_ms: int) -> tuple[Person, DeviceLink] | None:
        """Return who would go on with a link."""
        return self._link(token_hash, now_ms)

    async def take_link(self, token_hash: bytes, session: Session) -> Person | None:
        """Use a link up for a session."""
        found = self._link(token_hash, session.created_at_ms)
        if found is None:
            return None
        person, _ = found
        del self._rows.links[person.player_id]
        self._rows.sessions[session.token_hash] = replace(session, player_id=person.player_id)
        return person
