"""What the engine refuses a learner, by example: a browser test tries these and wants to read the engine's reason."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from gangoffour.engine import (
    FIVE,
    Action,
    Code,
    Hand,
    IllegalAction,
    MatchState,
    Pass,
    Play,
    Seat,
    apply,
    classify,
    format_action,
    held_combinations,
    view,
)
from gangoffour.lessons.compiled import Refusal

EXAMPLES: Final = 12
"""Most examples of one step."""
_EXAMPLES_OF_A_CODE: Final = 3


def refusals(state: MatchState, seat: Seat) -> tuple[Refusal, ...]:
    """Return examples of plays and passes that a seat on turn is refused, some for each code there is."""
    seat_view = view(state, seat)
    if seat_view.limits is None:
        return ()
    found: dict[Code, list[Action]] = {}
    for action in _attempts(seat_view.hand):
        code = _refused(state, seat, action)
        if code is not None:
            found.setdefault(code, []).append(action)
    examples = [
        (place, code, action)
        for code, actions in found.items()
        for place, action in enumerate(actions[:_EXAMPLES_OF_A_CODE])
    ]
    # The first of every code before the second of any, so that none is cut off.
    first = sorted(examples, key=lambda example: example[0])[:EXAMPLES]
    return tuple(Refusal(action=format_action(action), code=code) for _, code, action in first)


def _attempts(hand: Hand) -> Iterator[Action]:
    """Every combination in the hand, some cards that are none, and a pass."""
    yield Pass()
    for combination in held_combinations(hand):
        yield Play(combination.cards)
    for count in (2, 3, FIVE):
        nothings = (cards for cards in combinations(hand, count) if classify(cards) is None)
        cards = next(nothings, None)
        if cards is not None:
            yield Play(cards)


def _refused(state: MatchState, seat: Seat, action: Action) -> Code | None:
    try:
        apply(state, seat, action)
    except IllegalAction as error:
        return error.code
    return None
