"""What remains when a way in goes: without any, somebody could not come back."""

from collections.abc import Collection

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

    async def require_other(self, player_id: PlayerId) -> None:
        """Refuse to take one from somebody who has no second.

        Raises:
            LastWayIn: There would be nothing left but recovery codes.
        """
        count = len(await self._ways_in.passkeys_of(player_id))
        count += await self._ways_in.password(player_id) is not None
        count += await self._mails.has_mail(player_id)
        count += sum(each.issuer in self._issuers for each in await self._issuer_accounts.of_player(player_id))
        if count < 2:  # noqa: PLR2004  the one that goes, and another
            raise LastWayIn(PeopleCode.LAST_WAY_IN)
