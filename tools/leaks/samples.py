"""Samples of passes, and whether two of them can be told apart by delay or size."""

import re
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, sqrt

LEAST_P = 0.01
AUDIENCES = ("another seat", "spectator")
AUTOMATIC, CLICKED, CLICKED_ANYWAY = "automatic", "clicked though it could beat", "clicked as it could not beat"
COULD_NOT, WOULD_NOT = "bot could not beat", "bot would not beat"
PAIRS = ((AUTOMATIC, CLICKED), (AUTOMATIC, CLICKED_ANYWAY), (COULD_NOT, WOULD_NOT))

NUMBERS = re.compile(rb'(?<="seq":)[0-9]+|(?<="after":)[0-9]+|(?<=_ms":)[0-9]+')
EVENTS = re.compile(rb'"event":\{"type":"([a-z_]+)"')


def kolmogorov_smirnov(first: Sequence[float], second: Sequence[float]) -> tuple[float, float]:
    """Return D and p of the two-sample test, by the asymptotic formula with Stephens' correction."""
    one, two = sorted(first), sorted(second)
    distance = max(
        abs(bisect_right(one, value) / len(one) - bisect_right(two, value) / len(two)) for value in {*one, *two}
    )
    size = sqrt(len(one) * len(two) / (len(one) + len(two)))
    scaled = (size + 0.12 + 0.11 / size) * distance
    if scaled < 0.2:  # below it the series is 1 to all digits that matter
        return distance, 1.0
    terms = [(-1) ** (place - 1) * exp(-2 * (place * scaled) ** 2) for place in range(1, 101)]
    return distance, min(1.0, max(0.0, 2 * sum(terms)))


@dataclass
class Sample:
    """Passes of one sort, as one audience saw them."""

    delays_s: list[float] = field(default_factory=list)
    sizes: list[tuple[tuple[bytes, ...], int]] = field(default_factory=list)
    """What a message told, and how long it was without what differs in public: numbers, and the seat's own part."""


class Samples:
    """All samples, by sort and audience."""

    def __init__(self) -> None:
        self.by: dict[tuple[str, str], Sample] = {}

    def add(self, sort: str, audience: str, delay_s: float, frame: bytes) -> None:
        """Keep a pass."""
        sample = self.by.setdefault((sort, audience), Sample())
        sample.delays_s.append(delay_s)
        plain = NUMBERS.sub(b"", frame[: frame.rfind(b',"own":')])
        sample.sizes.append((tuple(EVENTS.findall(plain)), len(plain)))

    def count(self, sort: str) -> int:
        """How many passes of a sort a spectator saw."""
        return len(self.by.get((sort, "spectator"), Sample()).delays_s)


def compare(samples: Samples, one: str, two: str) -> tuple[list[str], bool]:
    """How two sorts of passes differ at every audience, line by line, and whether they look alike."""
    lines, is_alike = [], True
    for audience in AUDIENCES:
        first, second = samples.by.get((one, audience)), samples.by.get((two, audience))
        if first is None or second is None:
            return [f"{one} | {two} | {audience}: nothing to compare"], False
        distance, p = kolmogorov_smirnov(first.delays_s, second.delays_s)
        lines.append(
            f"{one} (n {len(first.delays_s)}, median {_median_ms(first)} ms) | {two} (n {len(second.delays_s)}, "
            f"median {_median_ms(second)} ms) | {audience}: D {distance:.4f}, p {p:.4f}"
        )
        odd = _odd_sizes(first, second)
        lines.append(f"  sizes: {odd or 'alike'}")
        is_alike = is_alike and p >= LEAST_P and not odd
    return lines, is_alike


def _median_ms(sample: Sample) -> int:
    return int(sorted(sample.delays_s)[len(sample.delays_s) // 2] * 1000)


def _odd_sizes(first: Sample, second: Sample) -> list[str]:
    """Where messages that tell the same are not equally long, as two samples of their lengths."""
    shared = {events for events, _ in first.sizes} & {events for events, _ in second.sizes}
    odd = [] if shared else ["no message of the one tells what one of the other does"]
    for told_events in shared:
        one, two = ([size for events, size in sample.sizes if events == told_events] for sample in (first, second))
        distance, p = kolmogorov_smirnov(one, two)
        if p < LEAST_P or set(one) ^ set(two):
            odd.append(f"{b'+'.join(told_events).decode()}: D {distance:.3f}, p {p:.4f}, {set(one)} and {set(two)}")
    return odd
