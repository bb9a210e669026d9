"""Samples of passes, and whether forced ones can be told from chosen ones by delay or size.

Whoever guesses by the delay alone is right with a chance that is the area under a curve (AUC): 0.5 is no better than
tossing a coin, 1 is always right.
"""

import re
from bisect import bisect_left, bisect_right, insort
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import exp, log, sqrt
from typing import Final

LEAST_P: Final = 0.01
MOST_AUC: Final = 0.52
AUDIENCES: Final = ("another seat", "spectator")
FORCED, CHOSEN = "forced", "chosen"

NUMBERS: Final = re.compile(rb'(?<="seq":)[0-9]+|(?<="after":)[0-9]+|(?<=_ms":)[0-9]+')
EVENTS: Final = re.compile(rb'"event":\{"type":"([a-z_]+)"')


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


def area_under_curve(first: Iterable[float], second: Sequence[float]) -> float:
    """Return how well a value tells from which of two samples it is, whichever has the larger ones: 0.5 to 1."""
    ordered, above, size = sorted(second), 0.0, 0
    for value in first:
        above += (bisect_left(ordered, value) + bisect_right(ordered, value)) / 2
        size += 1
    area = above / (size * len(ordered))
    return max(area, 1 - area)


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
        self.order: list[tuple[str, float]] = []
        """What a spectator saw: the sort and the delay of each pass, one after the other."""

    def add(self, sort: str, audience: str, delay_s: float, frame: bytes) -> None:
        """Keep a pass."""
        sample = self.by.setdefault((sort, audience), Sample())
        sample.delays_s.append(delay_s)
        plain = NUMBERS.sub(b"", frame[: frame.rfind(b',"own":')])
        sample.sizes.append((tuple(EVENTS.findall(plain)), len(plain)))
        if audience == "spectator":
            self.order.append((sort, delay_s))

    def count(self, sort: str) -> int:
        """How many passes of a sort a spectator saw."""
        return len(self.by.get((sort, "spectator"), Sample()).delays_s)

    def auc(self, audience: str) -> float:
        """How well the delays of passes tell an audience of which sort they are."""
        return area_under_curve(*(self.by[sort, audience].delays_s for sort in (FORCED, CHOSEN)))

    def nearness_auc(self) -> float:
        """How well it tells the sort that a pass took as long as some earlier one: what is drawn could repeat it."""
        near: dict[str, list[float]] = {FORCED: [], CHOSEN: []}
        for sort, gap in self._gaps():
            near[sort].append(gap)
        return area_under_curve(near[FORCED], near[CHOSEN])

    def _gaps(self) -> Iterator[tuple[str, float]]:
        earlier: list[float] = []
        for sort, delay_s in self.order:
            value = log(delay_s)
            place = bisect_left(earlier, value)
            around = earlier[max(0, place - 1) : place + 1]
            if around:
                yield sort, min(abs(value - other) for other in around)
            insort(earlier, value)


def merged(all_samples: Iterable[Samples]) -> Samples:
    """Return several samples as one."""
    whole = Samples()
    for samples in all_samples:
        for key, sample in samples.by.items():
            sum_ = whole.by.setdefault(key, Sample())
            sum_.delays_s += sample.delays_s
            sum_.sizes += sample.sizes
    return whole


def compare(samples: Samples) -> tuple[list[str], bool]:
    """How forced and chosen passes differ at every audience, line by line, and whether they look alike."""
    lines, is_alike = [], True
    for audience in AUDIENCES:
        first, second = samples.by.get((FORCED, audience)), samples.by.get((CHOSEN, audience))
        if first is None or second is None:
            return [f"  {audience}: nothing to compare"], False
        distance, p = kolmogorov_smirnov(first.delays_s, second.delays_s)
        odd = odd_sizes(first, second)
        lines += [f"  {audience}: {_summary(first, second)}, D {distance:.4f}, p {p:.4f}; sizes {odd or 'alike'}"]
        is_alike = is_alike and p >= LEAST_P and not odd
    return lines, is_alike


def judge(samples: Samples, most_auc: float = MOST_AUC) -> tuple[list[str], bool]:
    """How well forced passes can be told from chosen ones, line by line, and whether next to not at all."""
    lines, is_good = [], True
    for audience in AUDIENCES:
        first, second = samples.by.get((FORCED, audience)), samples.by.get((CHOSEN, audience))
        if first is None or second is None:
            return [f"  {audience}: nothing to compare"], False
        area, odd = samples.auc(audience), odd_sizes(first, second)
        lines += [f"  {audience}: {_summary(first, second)}, AUC {area:.4f}; sizes {odd or 'alike'}"]
        is_good = is_good and area <= most_auc and not odd
    return lines, is_good


def _summary(first: Sample, second: Sample) -> str:
    return ", ".join(
        f"{len(sample.delays_s)} {sort} (median {_median_ms(sample)} ms)"
        for sort, sample in ((FORCED, first), (CHOSEN, second))
    )


def _median_ms(sample: Sample) -> int:
    return int(sorted(sample.delays_s)[len(sample.delays_s) // 2] * 1000)


def odd_sizes(first: Sample, second: Sample) -> list[str]:
    """Where messages that tell the same are not equally long, as two samples of their lengths."""
    shared = {events for events, _ in first.sizes} & {events for events, _ in second.sizes}
    odd = [] if shared else ["no message of the one tells what one of the other does"]
    for told_events in shared:
        one, two = ([size for events, size in sample.sizes if events == told_events] for sample in (first, second))
        distance, p = kolmogorov_smirnov(one, two)
        if p < LEAST_P or set(one) ^ set(two):
            odd.append(f"{b'+'.join(told_events).decode()}: D {distance:.3f}, p {p:.4f}, {set(one)} and {set(two)}")
    return odd
