"""What a client asks about itself: who it is, its devices, its ways in, its programs."""

from collections.abc import Iterable
from urllib.parse import quote, urlsplit

from gangoffour.client.requests import Requests
from gangoffour.protocol import (
    AskMailLink,
    IssuedToken,
    KeptAccount,
    LinkOffer,
    Me,
    NewBot,
    NewGuest,
    NewLink,
    NewPassword,
    NewSession,
    NewToken,
    OfferMail,
    OwnBot,
    OwnBotList,
    PasswordSignIn,
    RecoveryCodes,
    Rename,
    ScopeName,
    SessionList,
    TakeLink,
    TakeRecoveryCode,
    TokenList,
    WaysInList,
)


class Account(Requests):
    """Questions of somebody about themselves."""

    # --- who I am ----------------------------------------------------------------------------------------------------

    async def register(self, name: str | None = None) -> NewSession:
        """Become a guest, and use the new session from now on. Without a name the server gives one."""
        session = await self.ask("POST", "/api/guests", NewSession, NewGuest(name=name))
        self.token = session.token
        return session

    async def me(self) -> Me:
        """Return who the session belongs to."""
        return await self.ask("GET", "/api/me", Me)

    async def rename(self, name: str) -> Me:
        """Choose another name."""
        return await self.ask("PATCH", "/api/me", Me, Rename(name=name))

    async def sign_out(self) -> None:
        """End the session. The token is worth nothing afterwards."""
        await self.request("DELETE", "/api/session")
        self.token = None

    async def delete_me(self) -> None:
        """Be forgotten: my names, sessions and everything I said are gone. Matches keep my id alone."""
        await self.request("DELETE", "/api/me")
        self.token = None

    async def archive(self) -> bytes:
        """Return everything that is kept about me, as a ZIP archive: JSON, and the records of my matches."""
        return (await self.request("GET", "/api/me/archive")).content

    # --- my devices --------------------------------------------------------------------------------------------------

    async def sessions(self) -> SessionList:
        """Return the devices on which I am signed in, the one seen last first."""
        return await self.ask("GET", "/api/me/sessions", SessionList)

    async def end_session(self, session_id: str) -> None:
        """Sign out on another device of mine."""
        await self.request("DELETE", f"/api/me/sessions/{quote(session_id, safe='')}")

    async def end_other_sessions(self) -> None:
        """Sign out on all other devices of mine."""
        await self.request("DELETE", "/api/me/sessions")

    async def new_link(self) -> NewLink:
        """Return a link with which one other device goes on as me. It is good once, and for ten minutes."""
        return await self.ask("POST", "/api/me/links", NewLink)

    async def link_offer(self, url: str) -> LinkOffer:
        """Return whose link it is. It can be taken afterwards as before."""
        return await self.ask("GET", "/api/link", LinkOffer, headers={"X-Link": urlsplit(url).fragment})

    async def take_link(self, url: str) -> NewSession:
        """Go on as the player whose link it is, and use the new session from now on. The link is used up."""
        session = await self.ask("POST", "/api/link", NewSession, TakeLink(token=urlsplit(url).fragment))
        self.token = session.token
        return session

    # --- ways in -----------------------------------------------------------------------------------------------------

    async def ways_in(self) -> WaysInList:
        """Return by which ways I can come back."""
        return await self.ask("GET", "/api/me/ways-in", WaysInList)

    async def set_password(self, password: str, name: str | None = None) -> KeptAccount:
        """Choose a password, and use the new session from now on. A guest becomes a user by it."""
        kept = await self.ask("PUT", "/api/me/password", KeptAccount, NewPassword(password=password, name=name))
        self.token = kept.token
        return kept

    async def sign_in(self, name: str, password: str) -> NewSession:
        """Come back with a name and a password, and use the new session from now on."""
        body = PasswordSignIn(name=name, password=password)
        session = await self.ask("POST", "/api/sign-in", NewSession, body)
        self.token = session.token
        return session

    async def recover(self, code: str) -> NewSession:
        """Come back with a recovery code, which is used up, and use the new session from now on."""
        session = await self.ask("POST", "/api/recovery", NewSession, TakeRecoveryCode(code=code))
        self.token = session.token
        return session

    async def new_recovery_codes(self) -> RecoveryCodes:
        """Return fresh recovery codes, told this once; earlier ones are worth nothing any more."""
        return await self.ask("POST", "/api/me/recovery-codes", RecoveryCodes)

    # --- mail --------------------------------------------------------------------------------------------------------

    async def offer_mail(self, address: str, name: str | None = None) -> None:
        """Ask for a letter with a link that makes the address a way in. A guest becomes a user by it."""
        await self.request("POST", "/api/me/mail", OfferMail(address=address, name=name))

    async def ask_mail_link(self, address: str) -> None:
        """Ask for a letter with a link to come back by, if anybody has this address. The answer never tells."""
        await self.request("POST", "/api/mail-links", AskMailLink(address=address))

    async def take_mail_link(self, url: str) -> KeptAccount:
        """Come in by a link that came by mail, and use the new session from now on. The link is used up."""
        kept = await self.ask("POST", "/api/mail-link", KeptAccount, TakeLink(token=urlsplit(url).fragment))
        self.token = kept.token
        return kept

    # --- my programs -------------------------------------------------------------------------------------------------

    async def tokens(self) -> TokenList:
        """Return the tokens of my programs, oldest first."""
        return await self.ask("GET", "/api/me/tokens", TokenList)

    async def new_token(
        self, label: str, scopes: Iterable[ScopeName] = ("read",), *, days: int = 90, bot_id: str | None = None
    ) -> IssuedToken:
        """Return a token with which a program acts as me, or as a bot of mine. It is told this once."""
        body = NewToken(label=label, scopes=tuple(scopes), days=days, bot_id=bot_id)
        return await self.ask("POST", "/api/me/tokens", IssuedToken, body)

    async def revoke_token(self, token_id: str) -> None:
        """End a token of mine."""
        await self.request("DELETE", f"/api/me/tokens/{quote(token_id, safe='')}")

    async def own_bots(self) -> OwnBotList:
        """Return the bots that I own, oldest first."""
        return await self.ask("GET", "/api/me/bots", OwnBotList)

    async def open_bot(self, name: str) -> OwnBot:
        """Open an account for a bot of mine. Everybody sees that it is one."""
        return await self.ask("POST", "/api/me/bots", OwnBot, NewBot(name=name))

    async def close_bot(self, player_id: str) -> None:
        """Delete a bot of mine. Its matches keep the id alone."""
        await self.request("DELETE", f"/api/me/bots/{quote(player_id, safe='')}")
