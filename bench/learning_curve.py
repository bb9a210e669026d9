"""`make learning-curve`: draw the curve of the run behind the shipped network, from `training/curve.jsonl`."""

import json
import sys
from typing import Final

import matplotlib as mpl

from bench.bots_page import BOTS_PAGE, CURVE_PICTURE
from bench.bots_plot import STYLE
from bench.pace import ROOT
from gangoffour.training.curves import draw_curve

CURVE: Final = ROOT / "training" / "curve.jsonl"


def main() -> None:
    """Draw, and keep where the run ended."""
    if not CURVE.exists():
        sys.exit(f"{CURVE.relative_to(ROOT)} is missing: copy curve.jsonl of a run there")
    last = json.loads(CURVE.read_text(encoding="utf-8").splitlines()[-1])
    with mpl.rc_context(STYLE):
        draw_curve(CURVE, CURVE_PICTURE)
    strengths = {seats: round(mean, 3) for seats, (mean, _) in last["strengths"].items()}
    found = {"decisions": last["decisions"], "minutes": last["minutes"], "strengths": strengths}
    BOTS_PAGE.keep("curve", "make learning-curve", found)


if __name__ == "__main__":
    main()
