"""Accounts: a guest gets a way in, and from then on comes back as the same player on any device.

The id stays, and with it every match. Each way in makes a new session, so that a token that somebody else has seen
before opens nothing afterwards.
"""

import asyncio
import unicodedata
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from gangoffour.server.people.errors import (
    BadPassword,
    NotOwnName,
    NotProved,
    PeopleCode,
    UnknownRecoveryCode,
    WrongPassword,
)
from gangoffour.server.people.names import cleaned_name, new_name
from gangoffour.server.people.proofs import is_proved, require_proof
from gangoffour.server.people.recovery_codes import code_hash, new_codes
from gangoffour.server.people.service import IDLE_LIMIT_MS, LONGEST_SESSION_MS, new_session
from gangoffour.server.people.skeletons import look_alike
from gangoffour.server.people.tokens import new_session_token
from gangoffour.server.ports import (
    Clock,
    CommonPassword,
    NameTaken,
    Passkey,
    Passwords,
    PasswordsBusy,
    Person,
    PlayerId,
    PlayerKind,
    Players,
    Secrets,
    Session,
    Sessions,
    SignedIn,
    WaysIn,
)

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 128
AT_ONCE: Final = 8
"""So many sign in side by side. Others wait before anything is looked up, so that a crowd costs the tables nothing."""
LONGEST_LINE_S: Final = 60.0
"""How long they wait."""


@dataclass(frozen=True, slots=True)
class AccountPorts:
    """What accounts need of the outside."""

    players: Players
    sessions: Sessions
    ways_in: WaysIn
    clock: Clock
    secrets: Secrets


class Entered(NamedTuple):
    """Somebody with a new session."""

    person: Person
    token: str
    """Told this once."""
    recovery_codes: tuple[str, ...] = ()
    """Told this once, with the first way in."""
    ended: tuple[Session, ...] = ()
    """Sessions on other devices that ended with it."""


class Ways(NamedTuple):
    """The ways in that somebody has."""

    has_password: bool
    passkeys: list[Passkey]
    recovery_codes: int
    """How many are left."""
    is_proved: bool
    """Whether they may be changed now, without signing in again."""


class Accounts:
    """Ways in, and who comes by them."""

    def __init__(self, ports: AccountPorts, passwords: Passwords, idle_limit_ms: int = IDLE_LIMIT_MS) -> None:
        """Keep how long a session is good when nobody comes."""
        self._players = ports.players
        self._sessions = ports.sessions
        self._ways_in = ports.ways_in
        self._clock = ports.clock
        self._secrets = ports.secrets
        self._passwords = passwords
        self._places = asyncio.Semaphore(AT_ONCE)
        self._idle_limit_ms = min(idle_limit_ms, LONGEST_SESSION_MS)

    async def ways(self, signed_in: SignedIn) -> Ways:
        """Return the ways in of a person."""
        player_id = signed_in.person.player_id
        return Ways(
            has_password=await self._ways_in.password(player_id) is not None,
            passkeys=await self._ways_in.passkeys_of(player_id),
            recovery_codes=await self._ways_in.recovery_code_count(player_id),
            is_proved=is_proved(signed_in, self._clock.now_ms()),
        )

    async def set_password(self, signed_in: SignedIn, password: str, name: str | None = None) -> Entered:
        """Give a person a password; a guest becomes a user with it. Sessions on a user's other devices end.

        Raises:
            NotProved: A user has not proved lately who they are.
            BadName: Nobody can be called that.
            NotOwnName: Another user is called so, or nearly.
            BadPassword: It is too short or too long, too common, or the name.
        """
        require_proof(signed_in, self._clock.now_ms())
        person = await self.claimable(signed_in.person, name)
        chosen = _required(password, person.name)
        try:
            password_hash = await self._passwords.hash(chosen)
        except CommonPassword:
            raise BadPassword(PeopleCode.COMMON_PASSWORD) from None
        await self._ways_in.put_password(person.player_id, password_hash, self._clock.now_ms())
        return await self.enter_anew(replace(signed_in, person=person), ends_others=person.kind is PlayerKind.USER)

    async def sign_in(self, name: str, password: str, device: str) -> Entered:
        """Come back with a name and a password.

        Raises:
            WrongPassword: They do not go together. Nothing tells whether there is such a user, nor does the time.
            PasswordsBusy: Too many came before.
        """
        async with self._place():
            person = await self._players.by_name(new_name(name), self._clock.now_ms())
            # Also where there is nobody: an answer that comes sooner would tell.
            kept = await self._ways_in.password(PlayerId("") if person is None else person.player_id)
            checked = await self._passwords.check(unicodedata.normalize("NFC", password[:LONGEST_PASSWORD]), kept)
            if person is None or not checked.is_right or len(password) > LONGEST_PASSWORD:
                raise WrongPassword(PeopleCode.WRONG_PASSWORD)
            if checked.new_hash is not None:
                await self._ways_in.put_password(person.player_id, checked.new_hash, self._clock.now_ms())
            return Entered(person, await self.begin_session(person.player_id, device))

    async def recover(self, code: str, device: str) -> Entered:
        """Come back with a recovery code, which is used up.

        Raises:
            UnknownRecoveryCode: There is no such code, or not any more.
        """
        hashed = code_hash(code)
        player_id = None if hashed is None else await self._ways_in.take_recovery_code(hashed)
        person = None if player_id is None else (await self._players.by_ids([player_id])).get(player_id)
        if person is None:
            raise UnknownRecoveryCode(PeopleCode.UNKNOWN_RECOVERY_CODE)
        return Entered(person, await self.begin_session(person.player_id, device))

    async def new_recovery_codes(self, signed_in: SignedIn) -> tuple[str, ...]:
        """Return fresh recovery codes, told this once; earlier ones are worth nothing any more.

        Raises:
            NotProved: The person has not proved lately who they are, or is a guest.
        """
        require_proof(signed_in, self._clock.now_ms())
        if signed_in.person.kind is not PlayerKind.USER:
            raise NotProved(PeopleCode.PROVE_AGAIN)
        return await self._put_new_codes(signed_in.person.player_id)

    # --- for every way in --------------------------------------------------------------------------------------------

    async def claimable(self, person: Person, name: str | None) -> Person:
        """Return a guest by the name they will have as a user, which nobody else has yet; a user as they are.

        Raises:
            BadName: Nobody can be called that.
            NotOwnName: Another user is called so, or nearly.
        """
        if person.kind is not PlayerKind.GUEST:
            return person
        named = person if name is None else replace(person, name=cleaned_name(name))
        wanted, now_ms = new_name(named.name), self._clock.now_ms()
        if await self._players.by_name(wanted, now_ms) is not None:
            raise NotOwnName(PeopleCode.NAME_TAKEN)
        if named != person:
            await self._players.rename(person.player_id, wanted, now_ms)
        return named

    async def enter_anew(self, signed_in: SignedIn, *, ends_others: bool = False) -> Entered:
        """Make whoever has a new way in a user, if they are none, and give them a new session for the one they had.

        Raises:
            NotOwnName: Another user took the name meanwhile.
        """
        person = signed_in.person
        codes: tuple[str, ...] = ()
        if person.kind is PlayerKind.GUEST:
            codes = await self.grow_up(person)
            person = replace(person, kind=PlayerKind.USER)
        ended = []
        if ends_others:
            mine = signed_in.session.token_hash
            ended = [each for each in await self._sessions.of_player(person.player_id) if each.token_hash != mine]
        token = await self.begin_session(person.player_id, signed_in.session.device)
        for session in (*ended, signed_in.session):
            await self._sessions.end(session.token_hash)
        return Entered(person, token, codes, tuple(ended))

    async def grow_up(self, guest: Person) -> tuple[str, ...]:
        """Make a guest a user; return their recovery codes, told this once.

        Raises:
            NotOwnName: Another user took the name meanwhile.
        """
        try:
            await self._players.become_user(guest.player_id, self._clock.now_ms())
        except NameTaken as error:
            raise NotOwnName(PeopleCode.NAME_TAKEN) from error
        return await self._put_new_codes(guest.player_id)

    async def begin_session(self, player_id: PlayerId, device: str) -> str:
        """Begin a session of somebody who has just proved who they are; return its token, told this once."""
        return await self.begin_session_proved(player_id, device, self._clock.now_ms())

    async def begin_session_proved(self, player_id: PlayerId, device: str, proved_at_ms: int | None) -> str:
        """Begin a session of somebody who proved then who they are, or cannot say when; return its token."""
        now_ms = self._clock.now_ms()
        token = new_session_token(self._secrets.token)
        session = new_session(token, player_id, now_ms, device, self._idle_limit_ms)
        await self._sessions.add(replace(session, proved_at_ms=proved_at_ms))
        return token

    @asynccontextmanager
    async def _place(self) -> AsyncIterator[None]:
        try:
            async with asyncio.timeout(LONGEST_LINE_S):
                await self._places.acquire()
        except TimeoutError:
            raise PasswordsBusy from None
        try:
            yield
        finally:
            self._places.release()

    async def _put_new_codes(self, player_id: PlayerId) -> tuple[str, ...]:
        codes = new_codes(self._secrets.token)
        await self._ways_in.put_recovery_codes(player_id, [hashed for code in codes if (hashed := code_hash(code))])
        return codes


def _required(password: str, name: str) -> str:
    """Return a password as it is hashed: letters that look and mean the same are the same."""
    chosen = unicodedata.normalize("NFC", password)
    if not SHORTEST_PASSWORD <= len(chosen) <= LONGEST_PASSWORD:
        raise BadPassword(PeopleCode.PASSWORD_LENGTH, shortest=SHORTEST_PASSWORD, longest=LONGEST_PASSWORD)
    if look_alike(chosen, name):
        raise BadPassword(PeopleCode.COMMON_PASSWORD)
    return chosen
