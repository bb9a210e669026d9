"""The page of speeds: what was measured stands in `docs/performance.json`, and in `docs/performance.md` as tables.

Each part is measured by a command of its own, which keeps it here; the page has it between markers.
"""

from collections.abc import Callable, Mapping
from statistics import median
from typing import Final

from bench.kept_parts import DOCS, KeptPage, Part, when
from tools.figures import Figure

PICTURE: Final = DOCS / "pictures" / "performance.svg"
"""Of the comparison with peers."""

_GOAL_PER_S: Final = 4_000_000
_GOAL_INSTRUCTIONS: Final = 1_800
_GOAL_IMPORT_MS: Final = 50
_GOAL_WHEEL_MB: Final = 3
_GOAL_NETWORKS_MB: Final = 2
"""Networks have a goal of their own: they grow with what bots have learned, not with the program."""


def keep(name: str, command: str, found: Part) -> list[Figure]:
    """Keep a part that a command measured today, write the page anew, and return the figures that have goals."""
    return _GOALS[name](PERFORMANCE.keep(name, command, found))


def _goal_rows(figures: list[Figure]) -> list[str]:
    rows = ["| What | Goal | Measured |", "|---|---|---|"]
    for figure in figures:
        goal = (
            ""
            if figure.goal is None
            else f"{'≤' if figure.sense == 'most' else '≥'} {_rounded(figure.goal)} {figure.unit}"
        )
        value = f"{_rounded(figure.value)} {figure.unit}"
        rows.append(f"| {figure.name} | {goal.strip()} | {value if figure.is_met else f'**{value}**'} |")
    return rows


def _rounded(number: float) -> str:
    """Return a number with three digits that mean something."""
    digits = float(f"{number:.3g}")
    return f"{digits:,.0f}" if digits >= 100 else f"{digits:g}"  # noqa: PLR2004  from there on there is no fraction


# --- the comparison with peers ---------------------------------------------------------------------------------------


def ratios(part: Part, name: str) -> dict[str, float]:
    """Return how many times as fast as each other the named one was: the median of the turns."""
    rates = {each["name"]: each["rates"] for each in part["contenders"]}
    return {
        other: median(ours / theirs for ours, theirs in zip(rates[name], found, strict=True))
        for other, found in rates.items()
    }


def _peers_head(part: Part) -> list[str]:
    core, env = ratios(part, "core"), ratios(part, "env")
    versions = ", ".join(f"{name} {version}" for name, version in part["versions"].items())
    turns = f"{part['turns']} turns of {part['seconds']:g} s, load average {part['load']:.1f} at the start"
    rows = [
        f"{when(part)}; {turns}. Python {part['python']}, {versions}.",
        "",
        "| What | Decisions/s | Slowest to quickest turn | Core, times as fast | Lockstep, times as fast |",
        "|---|---|---|---|---|",
    ]
    for each in part["contenders"]:
        found, name = each["rates"], each["name"]
        rows.append(
            f"| {each['title']} | {_rounded(median(found))} | {_rounded(min(found))} to {_rounded(max(found))} "
            f"| {_rounded(core[name])} | {_rounded(env[name])} |"
        )
    slow = [f"{each['title']} {median(each['first_s']):.0f} s" for each in part["contenders"] if _is_compiled(each)]
    return [*rows, "", f"Compiling stands apart: {'; '.join(slow)}."] if slow else rows


def _is_compiled(contender: Part) -> bool:
    """True if it takes more than a moment until the first lot is played."""
    return bool(contender["first_s"]) and median(contender["first_s"]) > 1


def _peers_goals(part: Part) -> list[Figure]:
    core = ratios(part, "core")
    own = next(median(each["rates"]) for each in part["contenders"] if each["name"] == "core")
    return [
        Figure("core", own, "decisions/s", _GOAL_PER_S, "least"),
        *(
            Figure(f"core against {each['title']}", core[each["name"]], "times", each["goal"], "least")
            for each in part["contenders"]
            if each["goal"] is not None
        ),
    ]


# --- instructions, start, size ---------------------------------------------------------------------------------------


def _instructions_goals(part: Part) -> list[Figure]:
    return [Figure("instructions for a decision of the core, dealing included", part["core"], "", _GOAL_INSTRUCTIONS)]


def _start_goals(part: Part) -> list[Figure]:
    return [
        Figure("importing `gangoffour.core` beyond numpy", part["core_ms"], "ms", _GOAL_IMPORT_MS),
        Figure("the same by `-X importtime`, on the clock", part["importtime_ms"], "ms"),
        Figure("importing numpy itself", part["numpy_ms"], "ms"),
        *(Figure(f"`gangoffour {name}`", ms, "ms") for name, ms in part["commands_ms"].items()),
    ]


def _wheel_goals(part: Part) -> list[Figure]:
    networks = part["network_bytes"]
    return [
        Figure("wheel without the web client and the networks", (part["bytes"] - networks) / 1e6, "MB", _GOAL_WHEEL_MB),
        Figure("networks in the wheel", networks / 1e6, "MB", _GOAL_NETWORKS_MB),
    ]


_HEADS: Final[Mapping[str, Callable[[Part], list[str]]]] = {
    "peers": _peers_head,
    "instructions": lambda part: [f"{when(part)}."],
    "start": lambda part: [f"{when(part)}, processor time, medians of {part['runs']} runs."],
    "wheel": lambda part: [f"{when(part)}."],
}
_GOALS: Final[Mapping[str, Callable[[Part], list[Figure]]]] = {
    "peers": _peers_goals,
    "instructions": _instructions_goals,
    "start": _start_goals,
    "wheel": _wheel_goals,
}


def _sections(parts: Mapping[str, Part]) -> dict[str, list[str]]:
    return {name: [*_HEADS[name](part), "", *_goal_rows(_GOALS[name](part))] for name, part in parts.items()}


PERFORMANCE: Final = KeptPage("performance", _sections)
"""The page."""
