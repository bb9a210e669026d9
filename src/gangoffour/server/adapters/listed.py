"""What the stores read out of a listing."""

from gangoffour.protocol import TableListing
from gangoffour.server.ports import PlayerId

LIVE = ("open", "playing")
"""The states of a table that a newcomer may care about."""


def people(listing: TableListing) -> set[PlayerId]:
    """Return who sits at a table and is no bot."""
    return {PlayerId(player.player_id) for player in listing.players if player is not None and player.bot is None}


def bot_count(listing: TableListing) -> int:
    """Return how many bots sit at a table."""
    return sum(player is not None and player.bot is not None for player in listing.players)
