"""The chance of bots at boards: the same for everybody who comes to the same position."""

import hashlib

from gangoffour.engine import SeatView
from gangoffour.fairness import tagged_hash
from gangoffour.protocol import encode_seat_view


def bot_chance(seed: bytes, view: SeatView) -> bytes:
    """Return 32 bytes of chance for a bot that sees this, at a board with this seed.

    Nothing else enters it: no clock, no count of turns, no name. Whoever leads a bot into the same position, by
    whatever client and after whatever pause, gets the same answer. The seed keeps others from computing it.
    """
    seen = hashlib.sha256(encode_seat_view(view)).digest()
    deal_index = len(view.public.results)
    return tagged_hash("board bot", seed, deal_index.to_bytes(4, "big"), bytes((view.seat,)), seen)
