"""Figures: what was measured, beside its goal."""

import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, Literal

_LARGE: Final = 1000


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured value."""

    name: str
    value: float
    unit: str
    goal: float | None = None
    """None: it has no goal of its own; it explains another."""
    sense: Literal["most", "least"] = "most"
    """Whether the goal is the most or the least that the value may be."""

    @property
    def is_met(self) -> bool:
        """True if the goal is met, or there is none."""
        if self.goal is None:
            return True
        return self.value <= self.goal if self.sense == "most" else self.value >= self.goal

    def __str__(self) -> str:
        number = f"{self.value:,.3g}" if self.value < _LARGE else f"{self.value:,.0f}"
        value = f"{self.name}: {number} {self.unit}".rstrip()
        if self.goal is None:
            return value
        sign = "≤" if self.sense == "most" else "≥"
        goal = f"goal {sign} {self.goal:,g} {self.unit}".rstrip()
        return f"{value}   ({goal}: {'met' if self.is_met else 'MISSED'})"


def quantile(values: Sequence[float], part: float) -> float:
    """Return the value below which that part of the values lies; infinite if there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("inf")


def size_mb(folder: Path) -> float:
    """Return how much all files of a folder hold."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_symlink() or path.is_file()) / 1e6


def machine() -> str:
    """Say how busy the machine is: figures taken beside other work are worse than they should be."""
    load = " ".join(f"{each:.1f}" for each in os.getloadavg())
    return f"{os.cpu_count()} cores, load average {load}"


def show(title: str, figures: Iterable[Figure]) -> None:
    """Print the figures of one run."""
    print(f"{title} [{machine()}]")
    for figure in figures:
        print(f"  {figure}", flush=True)


def show_all(figures: Iterable[Figure]) -> None:
    """Print all figures as JSON."""
    print(json.dumps({"machine": machine(), "figures": [{**asdict(each), "is_met": each.is_met} for each in figures]}))
