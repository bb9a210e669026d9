"""The pictures of the page of the bots."""

import io
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final

import matplotlib as mpl
from matplotlib.figure import Figure

from bench.bots_goals import all_steps
from gangoffour.arena import Interval, picture

_COLOURS: Final = {"4": "tab:blue", "3": "tab:orange"}


def plain_style() -> AbstractContextManager[None]:
    """Let letters stay letters, and the same figures give the same file."""
    return mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "gangoffour"})


def draw_ladder(rows: Sequence[Mapping[str, Any]], file: Path) -> None:
    """Draw the margins of levels next to each other, both ways, as far as they were measured."""
    lines = [
        (
            f"one {row['bot']} among {row['against']}, {row['seats']} seats",
            Interval(row["mean"], row["low"], row["high"]),
        )
        for step in all_steps(rows)
        for row in (step.up, step.down)
        if row is not None
    ]
    with plain_style():
        file.write_bytes(picture(lines, axis_label="points of the others less its own, per deal, with 95 % interval"))


def draw_calibration(seats: Mapping[str, Mapping[str, Any]], file: Path) -> None:
    """Draw what came over what was predicted, a dot for each decile."""
    with plain_style():
        figure = Figure(figsize=(6, 6), layout="constrained")
        axes = figure.add_subplot()
        axes.axline((0, 0), slope=1, color="0.6", linewidth=1)
        for count, found in seats.items():
            predicted = [each["predicted"] for each in found["deciles"]]
            realised = [each["realised"] for each in found["deciles"]]
            axes.plot(predicted, realised, "o", color=_COLOURS[count], label=f"{count} seats")
        axes.set_aspect("equal", "datalim")
        axes.set_xlabel("predicted points, mean of each decile")
        axes.set_ylabel("realised points")
        axes.legend()
        drawn = io.BytesIO()
        figure.savefig(drawn, format="svg", metadata={"Date": None})
    file.write_bytes(drawn.getvalue())
