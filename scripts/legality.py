"""Let one bot play many whole matches with itself, and have the readable engine judge every action.

The matches go through all presets with every number of seats they allow, so exchanges, declarations and duties come up
in all their forms. A match follows from its number alone: what is reported can be played again with `--first`.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random

from gangoffour.bots import Bot, bot
from gangoffour.engine import (
    PRESETS,
    CodedError,
    Declare,
    MatchState,
    Pass,
    Phase,
    Play,
    ReturnCard,
    Seat,
    apply,
    format_action,
    rule_set,
    start_deal,
    start_match,
    view,
)
from gangoffour.fairness import deck_order, first_dealer, seed_key

TABLES = tuple((title, seats) for title, rules in PRESETS.items() for seats in rules.players_allowed)
"""Presets and numbers of seats, taken in turn."""

PORTION = 20
"""Matches between two words of progress."""


@dataclass
class Tally:
    """What was played, and what the engine refused."""

    counts: Counter[str] = field(default_factory=Counter)
    refused: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Add what was played elsewhere."""
        self.counts.update(other.counts)
        self.refused += other.refused


def play_match(player: Bot, number: int, deals: int | None, tally: Tally) -> None:
    """Play a match to its end, or to the first action that is refused."""
    title, seat_count = TABLES[number % len(TABLES)]
    key = seed_key(f"legality {number}".encode())
    rules = rule_set({} if deals is None else {"match_deals": deals}, base=PRESETS[title])
    state = start_match(rules, seat_count, Seat(first_dealer(key, seat_count)))
    rng = Random(f"legality {number}")
    try:
        while state.public.phase is not Phase.OVER:
            state = _next(state, player, key, rng, tally)
    except (CodedError, TypeError, ValueError, LookupError) as error:
        tally.refused.append(f"match {number}, {title}, {seat_count} seats: {type(error).__name__}: {error}")
    tally.counts[f"{title}, {seat_count} seats"] += 1
    tally.counts["matches"] += 1


def _next(state: MatchState, player: Bot, key: bytes, rng: Random, tally: Tally) -> MatchState:
    """Start a deal or take a turn."""
    seat = state.public.seat_to_act
    if state.public.phase is Phase.READY or seat is None:
        tally.counts["deals"] += 1
        return start_deal(state, deck_order(key, len(state.public.results))).after
    action = player.choose(view(state, seat), rng)
    try:
        after = apply(state, seat, action).after
    except CodedError as refusal:
        raise ValueError(f"seat {seat}, {_text(action)}: {refusal}") from refusal
    tally.counts["actions"] += 1
    tally.counts["passes"] += isinstance(action, Pass)
    tally.counts["exchanges"] += isinstance(action, ReturnCard)
    tally.counts["declarations"] += isinstance(action, Declare) or (isinstance(action, Play) and action.declare)
    return after


def _text(action: object) -> str:
    return format_action(action) if isinstance(action, Play | Pass | Declare | ReturnCard) else repr(action)


def play_portion(name: str, numbers: range, deals: int | None) -> Tally:
    """Play the matches of these numbers with a new bot."""
    player, tally = bot(name), Tally()
    for number in numbers:
        play_match(player, number, deals, tally)
    return tally


def tallies(name: str, numbers: range, deals: int | None, jobs: int) -> Iterator[Tally]:
    """Yield what was played, portion by portion."""
    portions = [numbers[start : start + PORTION] for start in range(0, len(numbers), PORTION)]
    if jobs == 1:
        for portion in portions:
            yield play_portion(name, portion, deals)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_portion, [name] * len(portions), portions, [deals] * len(portions))


def main() -> None:
    """Play, report; fail if the engine refused anything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first match")
    parser.add_argument("--deals", type=int, help="end matches after so many deals")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    total, start = Tally(), time.monotonic()
    numbers = range(options.first, options.first + options.matches)
    for tally in tallies(options.bot, numbers, options.deals, options.jobs):
        total.add(tally)
        played = total.counts["matches"]
        print(f"{played} of {options.matches} matches, {len(total.refused)} refused", file=sys.stderr, flush=True)
    for name, count in sorted(total.counts.items()):
        print(f"{name}: {count}")
    print(*total.refused, sep="\n", end="\n" if total.refused else "")
    print(
        f"{options.bot}: {len(total.refused)} illegal in {total.counts['actions']} actions, "
        f"{time.monotonic() - start:.0f} s"
    )
    sys.exit(bool(total.refused))


if __name__ == "__main__":
    main()
