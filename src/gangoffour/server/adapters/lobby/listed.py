"""What the stores read out of a listing."""

import hashlib

import msgspec

from gangoffour.protocol import TableListing, TableOptions
from gangoffour.server.ports import PlayerId

LIVE = ("open", "playing")
"""The states of a table that a newcomer may care about."""


def is_shown(listing: TableListing) -> bool:
    """True for a table that the lobby shows: public, open or playing, and somebody is there."""
    return listing.options.visibility == "public" and listing.status in LIVE and listing.is_attended


def options_key(options: TableOptions) -> str:
    """Return a short text that is the same for equal options, and for no others."""
    return hashlib.sha256(msgspec.json.encode(options, order="deterministic")).hexdigest()


def people(listing: TableListing) -> set[PlayerId]:
    """Return who sits at a table and is no bot."""
    return {PlayerId(player.player_id) for player in listing.players if player is not None and player.bot is None}
