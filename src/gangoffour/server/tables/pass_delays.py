"""How long forced passes take: as long as the chosen ones of the same seat, so that no delay tells one from the other.

A pass is forced if nothing beats the top play, and chosen if the seat could have played. What the latest chosen passes
of each seat took is hidden state of its table. A forced pass takes as long as one of them, give or take as much as the
next chosen one would differ. While few are known, it takes as long as people commonly do.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from random import Random
from typing import Final, TypeAlias

KEPT: Final = 32
"""How many chosen passes of a seat are remembered: enough to know its pace, few enough to follow when it changes."""

LONGEST_MS: Final = 30_000
"""No forced pass takes longer, and no chosen one that did is remembered: a pass that is later than this was chosen."""

SPREAD: Final = 0.7
"""The standard deviation of the logarithm of a delay, people at different paces included, while none is known."""

WEIGHT: Final = 1.0
"""What is common counts as much as this many passes of the seat."""

TRIES: Final = 32

Delays: TypeAlias = tuple[tuple[int, ...], ...]
"""By seat: what its latest chosen passes took, in milliseconds, as they were shown."""


def with_delay(delays: Delays, seat: int, delay_ms: int) -> Delays:
    """Return what is known after one more chosen pass of a seat."""
    if not 0 <= delay_ms <= LONGEST_MS:
        return delays
    known = (*delays[seat], delay_ms)[-KEPT:]
    return (*delays[:seat], known, *delays[seat + 1 :])


def without_delays(delays: Delays, seat: int) -> Delays:
    """Return what is known when somebody else sits down."""
    return (*delays[:seat], (), *delays[seat + 1 :])


def drawn_ms(known_ms: Sequence[int], chance: Random, *, floor_ms: int, limit_ms: int, median_ms: int) -> int:
    """Return how long a forced pass takes, at most the limit; 0 if as long as those that were clicked before the beat.

    What lies beyond the limit is drawn again, not cut: passes that all came at the limit would tell what they are.
    """
    for _ in range(TRIES):
        delay_ms = _drawn_ms(known_ms, chance, floor_ms, median_ms)
        if delay_ms <= limit_ms:
            return int(delay_ms)
    return chance.randint(min(floor_ms, limit_ms), limit_ms)


def _drawn_ms(known_ms: Sequence[int], chance: Random, floor_ms: int, median_ms: int) -> float:
    if chance.random() * (WEIGHT + len(known_ms)) < WEIGHT:
        return exp(chance.gauss(*_shrunk([log(max(1, each_ms)) for each_ms in known_ms], log(median_ms))))
    like_ms = chance.choice(known_ms)
    if like_ms <= floor_ms:
        return 0
    above = [log(each_ms) for each_ms in known_ms if each_ms > floor_ms]
    _, spread = _shrunk(above, sum(above) / len(above))
    # As wide as makes the draw vary like the next chosen pass, whose seat is known by so many: nobody can find out
    # from which one it was drawn. What would fall below the floor is reflected, for the share there is right as it is.
    drawn = chance.gauss(log(like_ms), spread * sqrt(2 / len(above)))
    floor = log(max(1, floor_ms))
    return exp(floor + abs(drawn - floor))


def _shrunk(known: Sequence[float], common: float) -> tuple[float, float]:
    """Return mean and standard deviation of logarithms, drawn towards what is common while few are known."""
    weight = WEIGHT + len(known)
    mean = (WEIGHT * common + sum(known)) / weight
    variance = (WEIGHT * SPREAD**2 + sum((each - mean) ** 2 for each in known)) / weight
    return mean, sqrt(variance)
