"""The figures of a measurement for other programs: `gof-arena-1`."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, Final

from gangoffour.arena.conditions import Conditions
from gangoffour.arena.measurements import Margin, WinShare

REPORT_FORMAT: Final = "gof-arena-1"
"""The name and version of what `report` returns."""

_FIGURE_DIGITS: Final = 4
_TIME_DIGITS: Final = 3


def report(
    conditions: Conditions, *, margins: Sequence[Margin] = (), win_shares: Sequence[WinShare] = ()
) -> dict[str, Any]:
    """Return the figures as values that JSON can hold, one row for each line-up.

    What ends in `_ms` belongs to the machine; everything else follows from the seed.
    """
    rows = [
        (_head(margin, conditions) | _margin_row(margin) if margin else {})
        | (_head(share, conditions) | _share_row(share) if share else {})
        for margin, share in zip_longest(margins, win_shares)
    ]
    return {
        "format": REPORT_FORMAT,
        "seed": conditions.seed,
        "rules": conditions.rules.name,
        "exchange_percent": conditions.exchange_percent,
        "rows": rows,
    }


def _head(measured: Margin | WinShare, conditions: Conditions) -> dict[str, Any]:
    return {"bot": measured.bot, "against": measured.against, "seats": conditions.seat_count}


def _margin_row(margin: Margin) -> dict[str, Any]:
    interval, latency = margin.interval, margin.latency
    return {
        "deals": len(margin.by_deal),
        "mean": _figure(interval.mean),
        "low": _figure(interval.low),
        "high": _figure(interval.high),
        "decisions": latency.decision_count,
        "p50_ms": _time(latency.p50_ms),
        "p95_ms": _time(latency.p95_ms),
        "p99_ms": _time(latency.p99_ms),
    }


def _share_row(share: WinShare) -> dict[str, Any]:
    return {
        "matches": share.match_count,
        "won": _figure(share.interval.mean),
        "won_low": _figure(share.interval.low),
        "won_high": _figure(share.interval.high),
    }


def _figure(value: float) -> float:
    return round(value, _FIGURE_DIGITS)


def _time(value: float) -> float:
    return round(value, _TIME_DIGITS)
