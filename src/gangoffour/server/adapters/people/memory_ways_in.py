"""Ways in, in memory: they stand beside the people, and go with them."""

from collections.abc import Iterable
from dataclasses import replace

from gangoffour.server.adapters.people.memory_people import MemoryPlayers
from gangoffour.server.ports import Challenge, Passkey, PlayerId


class MemoryWaysIn:
    """Passwords, passkeys and recovery codes in memory."""

    def __init__(self, players: MemoryPlayers) -> None:
        self._rows = players.rows

    async def password(self, player_id: PlayerId) -> str | None:
        """Return the hash of a password."""
        found = self._rows.passwords.get(player_id)
        return None if found is None else found[0]

    async def put_password(self, player_id: PlayerId, password_hash: str, at_ms: int) -> None:
        """Keep the hash of a password."""
        self._rows.passwords[player_id] = password_hash, at_ms

    async def passkey(self, credential_id: bytes) -> Passkey | None:
        """Return a passkey."""
        return self._rows.passkeys.get(credential_id)

    async def passkeys_of(self, player_id: PlayerId) -> list[Passkey]:
        """Return the passkeys of a person."""
        found = [passkey for passkey in self._rows.passkeys.values() if passkey.player_id == player_id]
        return sorted(found, key=lambda each: (each.created_at_ms, each.credential_id))

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Keep a passkey."""
        return self._rows.passkeys.setdefault(passkey.credential_id, passkey) is passkey

    async def use_passkey(self, credential_id: bytes, sign_count: int, at_ms: int) -> None:
        """Remember that a passkey was used."""
        passkey = self._rows.passkeys.get(credential_id)
        if passkey is not None:
            self._rows.passkeys[credential_id] = replace(passkey, sign_count=sign_count, used_at_ms=at_ms)

    async def remove_passkey(self, player_id: PlayerId, credential_id: bytes) -> bool:
        """Forget a passkey."""
        passkey = self._rows.passkeys.get(credential_id)
        if passkey is None or passkey.player_id != player_id:
            return False
        del self._rows.passkeys[credential_id]
        return True

    async def put_recovery_codes(self, player_id: PlayerId, hashes: Iterable[bytes]) -> None:
        """Keep the hashes of recovery codes."""
        others = {each: owner for each, owner in self._rows.recovery_codes.items() if owner != player_id}
        self._rows.recovery_codes = others | dict.fromkeys(hashes, player_id)

    async def recovery_code_count(self, player_id: PlayerId) -> int:
        """Return how many recovery codes are left."""
        return sum(owner == player_id for owner in self._rows.recovery_codes.values())

    async def take_recovery_code(self, code_hash: bytes) -> PlayerId | None:
        """Use a recovery code up."""
        return self._rows.recovery_codes.pop(code_hash, None)

    async def put_challenge(self, challenge: Challenge) -> None:
        """Keep a challenge."""
        self._rows.challenges[challenge.challenge] = challenge

    async def take_challenge(self, challenge: bytes, now_ms: int) -> Challenge | None:
        """Use a challenge up."""
        found = self._rows.challenges.pop(challenge, None)
        return None if found is None or found.expires_at_ms < now_ms else found
