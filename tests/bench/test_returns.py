"""How returns are held against the tip."""

from bench.returns import Verdict, judged, kind_of, shares
from gangoffour.engine import Hand, parse_card


def hand(text: str) -> Hand:
    return tuple(sorted(map(parse_card, text.split())))


STRAIGHT_AND_TWO = hand("2G 3G 4Y 5R 6R 7Y PG")
"""Laid in three plays: a straight and two singles, of which the phoenix is one."""


def test_the_lowest_card_that_would_be_played_alone_agrees_with_the_tip() -> None:
    cards = [*dict.fromkeys(STRAIGHT_AND_TWO)]
    low, high, part = map(parse_card, ("2G", "PG", "5R"))
    found = [judged(STRAIGHT_AND_TWO, cards, card, high) for card in (low, high, part)]
    assert [each.verdict for each in found] == [Verdict.AGREES, Verdict.HIGHER, Verdict.COSTLY]
    assert {each.tip for each in found} == {low}
    counted = shares(found)
    assert round(counted["phoenix"]) == round(counted["the tribute itself"]) == 33
    assert [kind_of(card) for card in (low, high, part)] == ["1 to 3", "phoenix", "4 to 6"]
