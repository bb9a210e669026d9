"""The text that somebody shares: how the day went, and never a card."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from types import MappingProxyType
from typing import Final

from gangoffour.daily.scoring import Mark
from gangoffour.locales import REFERENCE, messages

SQUARES: Final[Mapping[Mark, str]] = MappingProxyType({"best": "⭐", "above": "🟩", "level": "⬜", "below": "🔻"})
"""A sign for each mark: told apart by shape as well as by colour."""

_SEPARATOR: Final = " · "


@dataclass(frozen=True, slots=True)
class Shared:
    """What somebody shares of a day."""

    date: date
    marks: Sequence[Mark]
    total: int
    """Cross points, in hundredths."""
    place: int | None
    people: int
    better_than: str | None
    """The strongest level that was beaten."""
    streak: int
    address: str
    """Where others find the same deals."""


def share_text(shared: Shared, language: str = REFERENCE) -> str:
    """Return four lines: the date, a square for each deal with the sum, how it went, and where to play."""
    texts = messages(language)
    parts = [
        texts.format("daily-share-unranked")
        if shared.place is None
        else texts.format("daily-share-place", place=shared.place, people=shared.people)
    ]
    if shared.better_than is not None:
        parts.append(texts.format("daily-share-better", level=texts.format(f"level-{shared.better_than}")))
    flame = f" 🔥{shared.streak}" if shared.streak > 1 else ""
    return "\n".join(
        (
            texts.format("daily-share-title", day=shared.date.day, month=shared.date.month),
            f"{''.join(SQUARES[mark] for mark in shared.marks)} {_points(shared.total)}",
            f"{_SEPARATOR.join(parts)}{flame}",
            shared.address,
        )
    )


def _points(hundredths: int) -> str:
    whole = (2 * hundredths + 100) // 200
    return f"{whole:+d}" if whole else "0"
