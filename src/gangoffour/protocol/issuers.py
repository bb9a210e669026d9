"""Bodies of the HTTP interface about issuers: being sent to one, and coming back."""

from typing import Annotated

import msgspec

from gangoffour.protocol.accounts import KeptAccount
from gangoffour.protocol.api import Body, Name
from gangoffour.protocol.values import Shape

IssuerKey = Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]{1,40}$")]


class Depart(Body):
    """Ask for the way to an issuer."""

    issuer: IssuerKey


class DepartToKeep(Body):
    """Ask for the way to an issuer whose account becomes a way in."""

    issuer: IssuerKey
    name: Name | None = None
    """What a guest is called as a user; as they are called now, if it is left out."""


class DepartureAddress(Shape):
    """Where the page sends the browser. A cookie that only this browser has goes with it for ten minutes."""

    address: str


class Arrival(Body):
    """What the issuer gave the browser to come back with."""

    issuer: IssuerKey
    """As it stands in the address of the page to which the issuer sent the browser."""
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=2048)]
    state: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{32}$")]
    iss: Annotated[str, msgspec.Meta(max_length=512)] | None = None
    """Who says that it sent the browser, if the issuer says so (RFC 9207)."""


class Arrived(KeptAccount, kw_only=True):
    """Somebody who came back from an issuer, and the token of the session that they have from now on."""

    is_new_way: bool
    """Whether they got another way in by it; else they came in by one that they had."""
    is_proved: bool
    """Whether they may change their ways in now: the issuer has said that it asked them lately who they are."""
