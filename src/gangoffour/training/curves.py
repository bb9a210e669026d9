"""The learning curve as a picture."""

import json
from collections.abc import Sequence
from importlib.util import find_spec
from math import nan
from pathlib import Path
from typing import Any, Final

_COLOURS: Final = {"4": "tab:blue", "3": "tab:orange"}


def draw_curve(curves: Sequence[Path], picture: Path) -> None:
    """Draw strength and losses over the decisions of runs, one behind the other, with a line between them.

    Without matplotlib there is no picture.
    """
    if find_spec("matplotlib") is None:
        return
    from matplotlib.figure import Figure  # noqa: PLC0415  it comes with an extra

    figure = Figure(figsize=(8, 5), layout="constrained")
    strengths, losses = figure.subplots(2, 1, sharex=True)
    names = _loss_names(curves)
    colours = {name: f"C{number}" for number, name in enumerate(names)}
    before = 0.0
    for number, curve in enumerate(curves):
        lines = curve_lines(curve)
        decisions = [before + line["decisions"] / 1e6 for line in lines]
        for seats, colour in _COLOURS.items():
            means = [line["strengths"][seats][0] for line in lines]
            errors = [1.96 * line["strengths"][seats][1] for line in lines]
            label = "" if number else f"{seats} seats"
            strengths.errorbar(decisions, means, errors, color=colour, label=label, capsize=2)
        for name in names:
            losses.plot(decisions, [line["losses"].get(name, nan) for line in lines], color=colours[name])
        if number:
            for each in (strengths, losses):
                each.axvline(before, color="grey", linewidth=0.8, linestyle=":")
        before = decisions[-1]
    strengths.axhline(0, color="grey", linewidth=0.8)
    strengths.set_title("against plain players", fontsize="medium")
    strengths.set_ylabel("points a deal")
    strengths.legend(loc="center left", bbox_to_anchor=(1, 0.5))
    losses.set_xlabel("million decisions")
    losses.set_ylabel("loss")
    if names:
        losses.legend(losses.lines[: len(names)], names, loc="center left", bbox_to_anchor=(1, 0.5))
    figure.savefig(picture)


def curve_lines(curve: Path) -> list[dict[str, Any]]:
    """Return what was found at each checkpoint of a run."""
    return [json.loads(line) for line in curve.read_text(encoding="utf-8").splitlines()]


def _loss_names(curves: Sequence[Path]) -> list[str]:
    return [*dict.fromkeys(name for curve in curves for line in curve_lines(curve) for name in line["losses"])]
