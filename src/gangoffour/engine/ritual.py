"""The dealing ritual (R7). It moves no card: the deck order alone decides who gets what."""

from collections.abc import Sequence

from gangoffour.engine.cards import Card
from gangoffour.engine.errors import Code, InvalidSetup
from gangoffour.engine.rules import DealRitual, RitualCountDirection, RuleSet
from gangoffour.engine.seats import Direction, Seat


def asks_for_recut(card: Card) -> bool:
    """True for phoenix and dragon: they have no number to count, so the deck is cut again."""
    return not card.is_ranked


def dealing_start(dealer: Seat, cut_card: Card, direction: Direction, seat_count: int, rules: RuleSet) -> Seat | None:
    """Return where dealing starts: with rank k, the k-th seat counted from the dealer; None if it is cut again.

    `direction` is that of the coming deal. The dummy hand is not counted.
    """
    if asks_for_recut(cut_card):
        return None
    count_direction = (
        direction
        if rules.ritual_count_direction is RitualCountDirection.PLAY
        else Direction(rules.ritual_count_direction.value)
    )
    return Seat((dealer + count_direction.step * (cut_card.rank - 1)) % seat_count)


def ritual_outcome(
    dealer: Seat, cut_cards: Sequence[Card], direction: Direction, seat_count: int, rules: RuleSet
) -> Seat | None:
    """Return where dealing starts after these cuts, or refuse cuts that this rule set would not make."""
    *recut, last = cut_cards
    fits = {
        DealRitual.NONE: False,
        DealRitual.SIMPLE_CUT: not recut,
        DealRitual.OPTIONAL: all(map(asks_for_recut, recut)) and not asks_for_recut(last),
    }
    if not fits[rules.deal_ritual]:
        raise InvalidSetup(Code.DEAL_BAD_CUT, cards=" ".join(map(str, cut_cards)), ritual=rules.deal_ritual.value)
    if rules.deal_ritual is DealRitual.SIMPLE_CUT:
        return None
    return dealing_start(dealer, last, direction, seat_count, rules)
