"""Pictures of figures with their intervals. They need matplotlib, which the extra `plots` installs."""

import io
from collections.abc import Sequence
from typing import Final

from gangoffour.arena.intervals import Interval
from gangoffour.extras import require_extra

PICTURE_FORMATS: Final = ("svg", "png", "pdf")
"""The endings of files that pictures can be drawn into."""

_WIDTH: Final = 8.0
_HEIGHT_OF_A_LINE: Final = 0.32
_HEIGHT_AROUND: Final = 1.0

_DATE: Final = {"svg": "Date", "pdf": "CreationDate", "png": "Creation Time"}
"""Where a format says when it was drawn, which nobody needs to know."""


def require_matplotlib() -> None:
    """Refuse to go on without the package that draws."""
    require_extra("plots", "matplotlib")


def picture(
    lines: Sequence[tuple[str, Interval]], *, axis_label: str, even: float = 0.0, picture_format: str = "svg"
) -> bytes:
    """Return a picture with one line for each figure, first on top; `even` is where equal players would stand.

    The same figures give the same file.
    """
    require_matplotlib()
    import matplotlib as mpl  # noqa: PLC0415  it is large, and may be missing, see above
    from matplotlib.figure import Figure  # noqa: PLC0415  the same

    means = [interval.mean for _, interval in lines]
    below = [interval.mean - interval.low for _, interval in lines]
    above = [interval.high - interval.mean for _, interval in lines]
    places = range(len(lines))
    # Ids in an SVG are drawn from a salt, which is drawn anew for every file unless one is given.
    with mpl.rc_context({"svg.hashsalt": "gangoffour"}):
        figure = Figure(figsize=(_WIDTH, _HEIGHT_AROUND + _HEIGHT_OF_A_LINE * len(lines)), layout="constrained")
        axes = figure.add_subplot()
        axes.axvline(even, color="0.6", linewidth=1)
        axes.errorbar(means, places, xerr=(below, above), fmt="o", capsize=3, color="black", markersize=4)
        axes.set_yticks(places, [label for label, _ in lines])
        axes.invert_yaxis()
        axes.set_xlabel(axis_label)
        file = io.BytesIO()
        figure.savefig(file, format=picture_format, metadata={_DATE[picture_format]: None})
    return file.getvalue()
