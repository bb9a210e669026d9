"""Events of a table that nobody sees: who may come to it, and what the server goes by."""

from gangoffour.protocol.match_events import Happened
from gangoffour.protocol.values import Hex32, Milliseconds


class InviteSet(Happened):
    """A private table has a key, of which this is the hash. Nobody sees it."""

    invite_hash: Hex32


class PlayerBanned(Happened):
    """The host removed a person, who may not come to this table again. Nobody sees it."""

    player_id: str


class AddressBanned(Happened):
    """A person who may not come again came from this address, of which this is the hash. Nobody sees it."""

    address_hash: Hex32


class PassDelaysCarriedOn(Happened):
    """What the server goes by when it makes forced passes take as long as chosen ones. Nobody sees it."""

    salt: Hex32
    """Chance, drawn for one match."""
    delays_ms: tuple[tuple[Milliseconds, ...], ...]
    """By seat: how long its latest chosen passes took."""
