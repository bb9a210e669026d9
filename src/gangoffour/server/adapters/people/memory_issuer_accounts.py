"""Accounts at issuers, and browsers on the way to one, in memory: they stand beside the people, and go with them."""

from dataclasses import replace

from gangoffour.server.adapters.people.memory_people import MemoryPlayers
from gangoffour.server.ports import Departure, IssuerAccount, PlayerId


class MemoryIssuerAccounts:
    """Accounts at issuers, in memory."""

    def __init__(self, players: MemoryPlayers) -> None:
        self._rows = players.rows

    async def owner(self, subject_hash: bytes) -> PlayerId | None:
        """Return whose account it is."""
        found = self._rows.issuer_accounts.get(subject_hash)
        return None if found is None else found.player_id

    async def of_player(self, player_id: PlayerId) -> list[IssuerAccount]:
        """Return the accounts of a person."""
        found = [each for each in self._rows.issuer_accounts.values() if each.player_id == player_id]
        return sorted(found, key=lambda each: (each.added_at_ms, each.issuer))

    async def put(self, account: IssuerAccount) -> bool:
        """Keep an account instead of an earlier one at the issuer."""
        if await self.owner(account.subject_hash) not in (None, account.player_id):
            return False
        await self.remove(account.player_id, account.issuer)
        self._rows.issuer_accounts[account.subject_hash] = account
        return True

    async def use(self, subject_hash: bytes, at_ms: int) -> None:
        """Remember that an account was used."""
        found = self._rows.issuer_accounts.get(subject_hash)
        if found is not None:
            self._rows.issuer_accounts[subject_hash] = replace(found, used_at_ms=at_ms)

    async def remove(self, player_id: PlayerId, issuer: str) -> bool:
        """Forget a person's account at an issuer."""
        accounts = self._rows.issuer_accounts
        found = [each for each, row in accounts.items() if (row.player_id, row.issuer) == (player_id, issuer)]
        for each in found:
            del accounts[each]
        return bool(found)

    async def put_departure(self, departure: Departure) -> None:
        """Keep a departure."""
        self._rows.departures[departure.state_hash] = departure

    async def take_departure(self, state_hash: bytes, browser_hash: bytes, now_ms: int) -> Departure | None:
        """Use a departure up."""
        found = self._rows.departures.get(state_hash)
        if found is None or found.browser_hash != browser_hash:
            return None
        del self._rows.departures[state_hash]
        return found if found.expires_at_ms >= now_ms else None
