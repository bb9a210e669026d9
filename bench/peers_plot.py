"""Draws how fast Gang of Four and its peers are: `docs/pictures/performance.svg`, light or dark as the reader likes."""

from collections.abc import Mapping
from statistics import median
from typing import Final

import matplotlib as mpl
from matplotlib import pyplot as plt

from bench.performance import PERFORMANCE, PICTURE

INK, PAPER, OURS, THEIRS = "#111111", "#fefefe", "#b02a30", "#5f7d95"
DARK: Final[Mapping[str, str]] = {INK: "#e8e8e8", PAPER: "#1c1d22", OURS: "#f0757a", THEIRS: "#8fb0c9"}
"""The same colours for those who like it dark."""


def switched(svg: str) -> str:
    """Return the picture with its colours in a style sheet that follows the reader's choice of light or dark."""
    names = {colour: f"--{name}" for colour, name in zip(DARK, ("ink", "paper", "ours", "theirs"), strict=True)}
    for colour, name in names.items():
        svg = svg.replace(colour, f"var({name})")
    light = "; ".join(f"{name}: {colour}" for colour, name in names.items())
    dark = "; ".join(f"{name}: {DARK[colour]}" for colour, name in names.items())
    style = f"<style>:root {{ {light} }} @media (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}</style>"
    return svg.replace("<defs>", f"{style}\n <defs>", 1)


def main() -> None:
    """Draw a bar for each, on a scale where every step is ten times the one before."""
    mpl.rcParams |= {
        "svg.fonttype": "none",
        "svg.hashsalt": "gangoffour",
        "font.family": "sans-serif",
        "text.color": INK,
        "axes.labelcolor": INK,
        "axes.edgecolor": INK,
        "xtick.color": INK,
        "ytick.color": INK,
    }
    found = sorted(
        (median(each["rates"]), each["title"].replace("`", "")) for each in PERFORMANCE.kept()["peers"]["contenders"]
    )
    rates, titles = [rate for rate, _ in found], [title for _, title in found]
    figure, axes = plt.subplots(figsize=(9, 0.42 * len(found) + 1), facecolor=PAPER)
    figure.set_layout_engine("constrained", w_pad=0.15, h_pad=0.1)
    axes.set_facecolor(PAPER)
    bars = axes.barh(titles, rates, color=[OURS if "Gang of Four" in title else THEIRS for title in titles])
    axes.bar_label(bars, [f"{float(f'{rate:.2g}'):,.0f}" for rate in rates], padding=4)
    axes.set_xscale("log")
    axes.set_xlim(100, 10 * max(rates))
    axes.set_xlabel("decisions per second of one core, random play")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(PICTURE, format="svg", facecolor=PAPER, metadata={"Date": None})
    PICTURE.write_text(switched(PICTURE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
