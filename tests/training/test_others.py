"""What an observation tells about other hands is true of the hands that they have."""

import numpy as np
import pytest

from gangoffour.catalogue import cards_of
from gangoffour.core import Hidden
from gangoffour.encoding import pack_view
from gangoffour.engine import DECK, Card, MatchState, Seat, view
from gangoffour.training.others import hidden_hands
from tests.cases import nightly_but
from tests.training.situations import choices


def told(state: MatchState, seat: Seat) -> Hidden:
    words = np.frombuffer(pack_view(view(state, seat)), np.uint64).tolist()
    return hidden_hands(words, seat, state.public.seat_count)


def hidden_from(state: MatchState, seat: Seat) -> list[Card]:
    """All cards that the seat neither holds nor saw played."""
    deal = state.public.deal
    assert deal is not None
    left = sorted(DECK)
    played = [card for trick in (*deal.tricks, deal.trick) for _, play in trick.turns if play for card in play.cards]
    for card in (*state.hands[seat], *played):
        left.remove(card)
    return left


@pytest.mark.parametrize("seat_count", nightly_but((3,), (3, 4)))
def test_it_is_true_of_all_hands(seat_count: int) -> None:
    sure, narrow, passes = 0, 0, 0
    for state, seat in choices("classic", seat_count, 60):
        hidden = told(state, seat)
        kept = [card for mask in hidden.kept for card in cards_of(mask)]
        cards = [card for mask in hidden.cards for card in cards_of(mask)]
        assert sorted(cards + kept) == hidden_from(state, seat)
        assert cards == sorted(cards)
        assert sorted(hidden.seats) == [other for other in range(seat_count) if other != seat]
        for other, need, reach, certain in zip(hidden.seats, hidden.needs, hidden.reaches, hidden.kept, strict=True):
            hand = list(state.hands[other])
            for card in cards_of(certain):
                hand.remove(card)
            assert len(hand) == need
            assert max(hand, default=cards[0]) <= cards[reach - 1]
            sure += certain > 0
            narrow += reach < len(cards)
        passes += len(hidden.pass_tops)
    assert min(sure, narrow, passes) > 50
