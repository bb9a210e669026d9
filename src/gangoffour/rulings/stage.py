"""Setting the stage: hands and positions in which a vector's situation arises at the engine."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice

from gangoffour.engine import (
    DECK,
    Action,
    Card,
    Combination,
    Declare,
    Direction,
    Hand,
    IllegalAction,
    MatchState,
    Pass,
    Play,
    PublicDeal,
    ReturnCard,
    Seat,
    apply,
    classify,
    parse_card,
    parse_cards,
)
from gangoffour.rulings.vectors import Facts

COUNTER_CLOCKWISE_DEAL = 3
CLOCKWISE_DEAL = 2


def cards_of(texts: Iterable[str]) -> Hand:
    """Return the cards of a list of card texts."""
    return parse_cards(" ".join(texts))


def combination_of(texts: Iterable[str]) -> Combination:
    """Return the combination of a list of card texts, which must be one."""
    combination = classify(cards_of(texts))
    if combination is None:
        raise ValueError(texts)
    return combination


def action_of(given: str | Sequence[str] | Facts) -> Action:
    """Return the action of a vector: `pass`, `declare`, a list of cards, or an object."""
    match given:
        case "pass":
            return Pass()
        case "declare":
            return Declare()
        case {"return": str(card)}:
            return ReturnCard(parse_card(card))
        case {"play": list(cards), **others}:
            return Play(cards_of(cards), declare=others.get("declare") is True)
        case list(cards):
            return Play(cards_of(cards))
        case _:
            raise ValueError(given)


def fillers(taken: Iterable[Card], counts: Sequence[int]) -> list[Hand]:
    """Return hands of so many of the lowest cards of the deck that are not taken."""
    left = (Counter(DECK) - Counter(taken)).elements()
    return [tuple(islice(left, count)) for count in counts]


def deal_number_for(direction: str) -> int:
    """Return the number of a later deal that runs in this direction (R11)."""
    return COUNTER_CLOCKWISE_DEAL if Direction(direction) is Direction.COUNTER_CLOCKWISE else CLOCKWISE_DEAL


def deal_of(state: MatchState) -> PublicDeal:
    """Return the deal of a state that has one."""
    if state.public.deal is None:
        raise ValueError(state)
    return state.public.deal


def marked(state: MatchState, *, declared: Iterable[Seat] = (), disqualified: Iterable[Seat] = ()) -> MatchState:
    """Return the state with these seats declared and disqualified."""
    deal = deal_of(state)._replace(declared=frozenset(declared), disqualified=frozenset(disqualified))
    return state._replace(public=state.public._replace(deal=deal))


def is_legal(state: MatchState, seat: Seat, action: Action) -> bool:
    """True if the engine would accept the action."""
    try:
        apply(state, seat, action)
    except IllegalAction:
        return False
    return True
