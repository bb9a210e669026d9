"""Promises in real time, such as "it answers within a second": measured in the nightly run, each with its figure."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

HEADING = "promises in real time"


class Promises:
    """Measures what was promised, and keeps the figure in the report of the run."""

    def __init__(self, keep: Callable[[str, object], None]) -> None:
        self._keep = keep

    @contextmanager
    def within(self, most_s: float, what: str, *, least_s: float = 0.0) -> Iterator[None]:
        """Hold what is done to a time."""
        begun_s = time.perf_counter()
        yield
        self.kept(time.perf_counter() - begun_s, most_s, what, least_s=least_s)

    def kept(self, took_s: float, most_s: float, what: str, *, least_s: float = 0.0) -> None:
        """Hold a time that was measured elsewhere to its bound."""
        figure = f"{what}: {took_s:.3f} s, promised {f'{least_s} to ' if least_s else ''}{most_s} s"
        self._keep(HEADING, figure)
        assert least_s <= took_s < most_s, figure
