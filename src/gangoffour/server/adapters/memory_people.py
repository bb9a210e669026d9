"""People in memory: for tests, and as the plainest reading of the ports.

No method waits for anything, so each is done before another begins.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from gangoffour.server.ports import (
    Challenge,
    DeviceLink,
    KeptName,
    MailLink,
    NameTaken,
    NewName,
    Passkey,
    Person,
    PlayerId,
    PlayerKind,
    Session,
    SignedIn,
)


@dataclass(slots=True)
class _Rows:
    """What the stores of people keep."""

    people: dict[PlayerId, Person] = field(default_factory=dict)
    names: dict[PlayerId, list[KeptName]] = field(default_factory=dict)
    skeletons: dict[PlayerId, str] = field(default_factory=dict)
    """Of the names that people have now."""
    sessions: dict[bytes, Session] = field(default_factory=dict)
    links: dict[PlayerId, DeviceLink] = field(default_factory=dict)
    passwords: dict[PlayerId, tuple[str, int]] = field(default_factory=dict)
    passkeys: dict[bytes, Passkey] = field(default_factory=dict)
    recovery_codes: dict[bytes, PlayerId] = field(default_factory=dict)
    challenges: dict[bytes, Challenge] = field(default_factory=dict)
    mails: dict[PlayerId, tuple[bytes, int]] = field(default_factory=dict)
    mail_links: dict[PlayerId, MailLink] = field(default_factory=dict)


class MemoryPlayers:
    """Everybody who ever played, and their names, in memory."""

    def __init__(self) -> None:
        self.rows = _Rows()

    async def add(self, person: Person, name: NewName, session: Session) -> None:
        """Keep a person, a name and a session."""
        rows = self.rows
        if person.player_id not in rows.people:
            rows.people[person.player_id] = person
            rows.names[person.player_id] = [KeptName(1, name.name, person.created_at_ms)]
            rows.skeletons[person.player_id] = name.skeleton
        rows.sessions.setdefault(session.token_hash, session)

    async def by_ids(self, player_ids: Iterable[PlayerId]) -> dict[PlayerId, Person]:
        """Return people by id."""
        return {each: self.rows.people[each] for each in player_ids if each in self.rows.people}

    async def by_skeleton(self, skeleton: str) -> Person | None:
        """Return the user whose name looks so."""
        for player_id, person in self.rows.people.items():
            if person.kind is PlayerKind.USER and self.rows.skeletons[player_id] == skeleton:
                return person
        return None

    async def names_of(self, player_ids: Iterable[PlayerId]) -> dict[PlayerId, list[KeptName]]:
        """Return all names of people."""
        return {each: list(self.rows.names[each]) for each in player_ids if each in self.rows.names}

    async def rename(self, player_id: PlayerId, name: NewName, at_ms: int) -> None:
        """Give a person another name."""
        kept = self.rows.names.get(player_id)
        if kept is None or kept[-1].name == name.name:
            return
        person = self.rows.people[player_id]
        if person.kind is PlayerKind.USER:
            self._require_free(player_id, name.skeleton)
        kept[-1:] = [replace(kept[-1], until_ms=at_ms), KeptName(kept[-1].number + 1, name.name, at_ms)]
        self.rows.skeletons[player_id] = name.skeleton
        self.rows.people[player_id] = replace(person, name=name.name)

    async def become_user(self, player_id: PlayerId) -> bool:
        """Make a guest a user."""
        person = self.rows.people.get(player_id)
        if person is None or person.kind is not PlayerKind.GUEST:
            return False
        self._require_free(player_id, self.rows.skeletons[player_id])
        self.rows.people[player_id] = replace(person, kind=PlayerKind.USER)
        return True

    def _require_free(self, player_id: PlayerId, skeleton: str) -> None:
        for other, person in self.rows.people.items():
            is_claimed = person.kind is PlayerKind.USER and self.rows.skeletons[other] == skeleton
            if is_claimed and other != player_id:
                raise NameTaken

    async def delete(self, player_id: PlayerId) -> bool:
        """Forget a person but for the id."""
        person = self.rows.people.get(player_id)
        if person is None:
            return False
        self.rows.people[player_id] = replace(person, kind=PlayerKind.DELETED, name="")
        self._forget(player_id)
        return True

    async def remove_idle(self, now_ms: int, created_before_ms: int) -> int:
        """Forget expired sessions and links, and guests whom no session brings back."""
        rows = self.rows
        rows.sessions = {each: session for each, session in rows.sessions.items() if session.expires_at_ms >= now_ms}
        rows.links = {each: link for each, link in rows.links.items() if link.expires_at_ms >= now_ms}
        rows.challenges = {each: row for each, row in rows.challenges.items() if row.expires_at_ms >= now_ms}
        rows.mail_links = {each: link for each, link in rows.mail_links.items() if link.expires_at_ms >= now_ms}
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
        rows = self.rows
        rows.names.pop(player_id, None)
        rows.skeletons.pop(player_id, None)
        rows.links.pop(player_id, None)
        rows.passwords.pop(player_id, None)
        rows.mails.pop(player_id, None)
        rows.mail_links.pop(player_id, None)
        rows.passkeys = {each: passkey for each, passkey in rows.passkeys.items() if passkey.player_id != player_id}
        rows.recovery_codes = {each: owner for each, owner in rows.recovery_codes.items() if owner != player_id}
        rows.challenges = {each: row for each, row in rows.challenges.items() if row.player_id != player_id}
        rows.sessions = {each: session for each, session in rows.sessions.items() if session.player_id != player_id}


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
