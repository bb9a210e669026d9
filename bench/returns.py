"""What bots give back at the exchange, held against the tips, and what their own choice is worth to them.

python -m bench.returns --exchanges 500 --levels random,greedy,planner,search,neural --play

The tip: give back a card that you would have to play alone, the lowest of them. So a return is against it if another
card would leave a hand of fewer plays, or a lower one a hand of as few.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from enum import StrEnum
from random import Random
from typing import Final, NamedTuple

from bench.bots_goals import between
from gangoffour.arena import Conditions, bootstrap, play_deal, starting_state
from gangoffour.bots import Bot, Partitions, bot
from gangoffour.engine import (
    Action,
    Card,
    Hand,
    MatchState,
    Phase,
    Rank,
    ReturnCard,
    SeatView,
    hand_without,
    legal_actions_in,
    view,
)
from gangoffour.fairness import tagged_hash

SEED: Final = "returns"
LEVELS: Final = ("random", "greedy", "planner", "search", "neural", "champion")
_LOW: Final = Rank.THREE
_MIDDLE: Final = Rank.SIX


class Verdict(StrEnum):
    """What the tip says of a return."""

    AGREES = "as the tip says"
    HIGHER = "a lower card would leave as few plays"
    COSTLY = "another card would leave fewer plays"


class Return(NamedTuple):
    """A card given back."""

    card: Card
    tribute: Card
    tip: Card
    """What the tip would give back."""
    verdict: Verdict


def plays_left(hand: Hand, card: Card) -> float:
    """Return the fewest plays that the hand can be laid in without the card."""
    return Partitions(hand, lambda _kind, _rank, _size: 1.0).price(hand_without(hand, (card,)))


def judged(hand: Hand, cards: Sequence[Card], card: Card, tribute: Card) -> Return:
    """Hold the return of a card against the tip; `cards` are those that may be returned."""
    left = {each: plays_left(hand, each) for each in cards}
    fewest = min(left.values())
    tip = min(each for each in left if left[each] == fewest)
    against = Verdict.HIGHER if left[card] == fewest else Verdict.COSTLY
    verdict = Verdict.AGREES if card == tip else against
    return Return(card, tribute, tip, verdict)


class _Returning:
    """A bot whose return was chosen beforehand."""

    def __init__(self, inner: Bot, card: Card) -> None:
        self._inner = inner
        self._card = card

    @property
    def name(self) -> str:
        return self._inner.name

    def choose(self, seen: SeatView, rng: Random) -> Action:
        if seen.public.phase is Phase.RETURN:
            return ReturnCard(self._card)
        return self._inner.choose(seen, rng)


def returned(state: MatchState, player: Bot, index: int) -> Return:
    """Let a bot return a card in an exchange, and judge it."""
    seat, deal = state.public.seat_to_act, state.public.deal
    if seat is None or deal is None or deal.exchange is None:
        raise ValueError(index)
    seen = view(state, seat)
    cards = [action.card for action in legal_actions_in(seen) if isinstance(action, ReturnCard)]
    action = player.choose(seen, Random(f"{SEED} {index}"))
    if not isinstance(action, ReturnCard):
        raise TypeError(action)
    return judged(seen.hand, cards, action.card, deal.exchange.tribute)


def gained(state: MatchState, player: Bot, made: Return, index: int) -> float:
    """Return how many points better the deal ends for the deal winner with the bot's own card than with the tip's."""
    seat = state.public.seat_to_act
    if seat is None or made.card == made.tip:
        return 0.0

    def worth(card: Card) -> float:
        bots = [_Returning(player, card)] * state.public.seat_count
        points = play_deal(state, bots, tagged_hash(SEED, index.to_bytes(4, "big"))).points
        return (sum(points) - points[seat]) / (len(points) - 1) - points[seat]

    return worth(made.card) - worth(made.tip)


def kind_of(card: Card) -> str:
    """Name a card as it is counted."""
    if card.rank in (Rank.PHOENIX, Rank.DRAGON):
        return card.rank.name.lower()
    if card.rank is Rank.TEN:
        return "10"
    return "1 to 3" if card.rank <= _LOW else "4 to 6" if card.rank <= _MIDDLE else "7 to 9"


def shares(returns: Sequence[Return]) -> Mapping[str, float]:
    """Return in how many of a hundred exchanges which card was returned, and what the tip says of it."""
    counts = Counter(kind_of(each.card) for each in returns)
    counts["the tribute itself"] = sum(each.card == each.tribute for each in returns)
    counts |= Counter(each.verdict.value for each in returns)
    return {name: 100 * count / len(returns) for name, count in counts.items()}


COLUMNS: Final = (
    *("1 to 3", "4 to 6", "7 to 9", "10", "phoenix", "dragon", "the tribute itself"),
    *(each.value for each in Verdict),
)


def row(level: str, exchanges: int, *, is_played: bool) -> str:
    """Measure a level, and return its row of the table."""
    player, conditions = bot(level), Conditions(SEED, exchange_percent=100)
    states = [starting_state(conditions, index) for index in range(exchanges)]
    returns = [returned(state, player, index) for index, state in enumerate(states)]
    found = shares(returns)
    cells = [f"`{level}`", *(f"{found.get(column, 0.0):.0f} %" for column in COLUMNS)]
    if is_played:
        gains = [
            gained(state, player, made, index) for index, (state, made) in enumerate(zip(states, returns, strict=True))
        ]
        cells.append(between(asdict(bootstrap(gains, seed=SEED))))
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Print one row for each level."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--exchanges", type=int, default=500)
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--play", action="store_true", help="play the deals on, too, with both cards")
    wanted = parser.parse_args()
    for level in wanted.levels.split(","):
        sys.stdout.write(row(level, wanted.exchanges, is_played=wanted.play) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
