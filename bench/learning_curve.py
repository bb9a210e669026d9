"""`make learning-curve`: draw the curves of the runs behind the shipped network, from `training/curves`."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from bench.bots_page import BOTS_PAGE, CURVE_PICTURE
from bench.bots_plot import plain_style
from bench.kept_parts import KeptPage
from bench.pace import ROOT
from gangoffour.training import curve_lines, draw_curve

CURVES: Final = ROOT / "training" / "curves"
"""A file for each run, named by its number: `curve.jsonl` of its folder."""


def draw_and_keep(page: KeptPage, curves: Sequence[Path], picture: Path) -> None:
    """Draw curves, one behind the other, and keep where each of the runs ended."""
    with plain_style():
        draw_curve(curves, picture)
    page.keep("curve", "make learning-curve", {"runs": [_end_of(curve) for curve in curves]})


def _end_of(curve: Path) -> dict[str, Any]:
    last = curve_lines(curve)[-1]
    strengths = {seats: round(mean, 3) for seats, (mean, _) in last["strengths"].items()}
    return {"minutes": round(last["minutes"], 1), "decisions": last["decisions"], "strengths": strengths}


def main() -> None:
    """Draw the curves that are published."""
    curves = sorted(CURVES.glob("*.jsonl"), key=lambda path: int(path.stem))
    if not curves:
        sys.exit(f"{CURVES.relative_to(ROOT)} is empty: copy curve.jsonl of the runs there, as 1.jsonl and so on")
    draw_and_keep(BOTS_PAGE, curves, CURVE_PICTURE)


if __name__ == "__main__":
    main()
