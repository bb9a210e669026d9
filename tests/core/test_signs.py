"""The signs of a hand by which worlds are drawn are those by which a network learns to guess."""

import numpy as np

from gangoffour.core import SIGNS, HiddenHand, hidden_cards
from gangoffour.core.options import options_of
from gangoffour.core.signs import SIGN_COLOURS, SIGN_RANKS
from gangoffour.core.tables import tables_for
from gangoffour.encoding import CARD_INSIGHTS
from gangoffour.engine import CLASSIC, DECK, Seat
from tests.core.plain import as_plain_python
from tests.encoding.test_insights import INSIGHTS


def test_the_core_reads_a_hand_as_the_insights_do() -> None:
    assert len(DECK) + CARD_INSIGHTS == SIGNS
    rng = np.random.default_rng(1)
    plays, deals, plain = map(as_plain_python, ("_plays", "_deals", "_worlds"))
    tables = tables_for(CLASSIC)
    deal = deals.Deal(plays.Plays(tables), tables.paired, options_of(CLASSIC))
    worlds = plain.Worlds(deal, hidden_cards(DECK, [HiddenHand(Seat(1), 16)]), SIGN_RANKS, SIGN_COLOURS)
    favours = rng.normal(size=(4, SIGNS))
    worlds.favour(favours)
    for size in (1, 3, 8, 16, 30):
        hand = worlds._settled(sum(1 << int(place) for place in rng.choice(64, size, replace=False)))  # noqa: SLF001
        cards = np.array([[hand >> place & 1 for place in range(64)]], np.float32)
        signs = np.concatenate((cards, INSIGHTS.of_cards(cards)), axis=1)[0]
        assert np.isclose(worlds._favour(0, hand), signs @ favours[1])  # noqa: SLF001  uncompiled, what C alone calls can be asked
