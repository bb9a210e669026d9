"""The learning curve as a picture."""

import json
from importlib.util import find_spec
from math import nan
from pathlib import Path


def draw_curve(curve: Path, picture: Path) -> None:
    """Draw strength and losses over the decisions of a run; without matplotlib there is no picture."""
    if find_spec("matplotlib") is None:
        return
    from matplotlib.figure import Figure  # noqa: PLC0415  it comes with an extra

    lines = [json.loads(line) for line in curve.read_text(encoding="utf-8").splitlines()]
    decisions = [line["decisions"] / 1e6 for line in lines]
    figure = Figure(figsize=(8, 5), layout="constrained")
    strengths, losses = figure.subplots(2, 1, sharex=True)
    for seats, colour in (("4", "tab:blue"), ("3", "tab:orange")):
        means = [line["strengths"][seats][0] for line in lines]
        errors = [1.96 * line["strengths"][seats][1] for line in lines]
        strengths.errorbar(decisions, means, errors, color=colour, label=f"{seats} seats", capsize=2)
    strengths.axhline(0, color="grey", linewidth=0.8)
    strengths.set_title("against plain players", fontsize="medium")
    strengths.set_ylabel("points a deal")
    strengths.legend()
    for name in lines[-1]["losses"]:
        losses.plot(decisions, [line["losses"].get(name, nan) for line in lines], label=name)
    losses.set_xlabel("million decisions")
    losses.set_ylabel("loss")
    if lines[-1]["losses"]:
        losses.legend()
    figure.savefig(picture)
