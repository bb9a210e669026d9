"""What remains when a way in goes: without any, somebody could not come back."""

from collections.abc import Awaitable, Callable, Collection

from gangoffour.server.people.errors import LastWayIn, PeopleCode
from gangoffour.server.ports import IssuerAccounts, Mails, PlayerId, WaysIn


class RemainingWays:
    """Counts the ways in of people. Recovery codes are none: they run out."""

    def __init__(
        self, ways_in: WaysIn, mails: Mails, issuer_accounts: IssuerAccounts, issuers: Collection[str] = ()
    ) -> None:
        """Keep the addresses of the issuers that there are: an account at another opens nothing any more."""
        self._ways_in = ways_in
        self._mails = mails
        self._issuer_accounts = issuer_accounts
        self._issuers = issuers

    async def take(
        self, player_id: PlayerId, remove: Callable[[], Awaitable[object]], put_back: Callable[[], Awaitable[object]]
    ) -> None:
        """Take a way in from somebody who has another.

        Two that go at the same instant can each count on the other, so whichever leaves nothing behind comes back.

        Raises:
            LastWayIn: There would be nothing left but recovery codes.
        """
        if await self._count(player_id) < 2:  # noqa: PLR2004  the one that goes, and another
            raise LastWayIn(PeopleCode.LAST_WAY_IN)
        await remove()
        if await self._count(player_id) == 0:
            await put_back()
            raise LastWayIn(PeopleCode.LAST_WAY_IN)

    async def _count(self, player_id: PlayerId) -> int:
        count = len(await self._ways_in.passkeys_of(player_id))
        count += await self._ways_in.password(player_id) is not None
        count += await self._mails.has_mail(player_id)
        return count + sum(each.issuer in self._issuers for each in await self._issuer_accounts.of_player(player_id))
