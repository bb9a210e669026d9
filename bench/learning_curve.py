"""`make learning-curve`: draw the curve of the run behind the shipped network, from `training/curve.jsonl`."""

import json
import sys
from pathlib import Path
from typing import Final

from bench.bots_page import BOTS_PAGE, CURVE_PICTURE
from bench.bots_plot import plain_style
from bench.kept_parts import KeptPage
from bench.pace import ROOT
from gangoffour.training import draw_curve

CURVE: Final = ROOT / "training" / "curve.jsonl"


def draw_and_keep(page: KeptPage, curve: Path, picture: Path) -> None:
    """Draw a curve, and keep where its run ended."""
    last = json.loads(curve.read_text(encoding="utf-8").splitlines()[-1])
    with plain_style():
        draw_curve(curve, picture)
    strengths = {seats: round(mean, 3) for seats, (mean, _) in last["strengths"].items()}
    found = {"minutes": round(last["minutes"], 1), "decisions": last["decisions"], "strengths": strengths}
    page.keep("curve", "make learning-curve", found)


def main() -> None:
    """Draw the curve that is published."""
    if not CURVE.exists():
        sys.exit(f"{CURVE.relative_to(ROOT)} is missing: copy curve.jsonl of the run there")
    draw_and_keep(BOTS_PAGE, CURVE, CURVE_PICTURE)


if __name__ == "__main__":
    main()
