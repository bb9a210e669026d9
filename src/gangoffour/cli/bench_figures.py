"""How many decisions a second: measured, and told to people or to programs."""

import json
import os
import platform
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from time import process_time
from typing import Final, TypeAlias

import numpy as np
import typer

import gangoffour
from gangoffour.cli.bench_subjects import Bench
from gangoffour.cli.language import spoken
from gangoffour.core import COMPILED, WORDS_PER_DEAL, croupier_for, empty_deal, new_deals, write_deal
from gangoffour.encoding import Lockstep
from gangoffour.engine import CLASSIC

_SEATS: Final = 4
_DEALS_OF_A_MATCH: Final = 10
"""About; how a deal begins depends on whether it is the first."""
_QUIET_S: Final = 2.0
"""Whoever waits longer is shown how far it has got."""
_STEPS_PER_S: Final = 10

Lots: TypeAlias = Iterator[int]
"""Plays on with every `next`, and gives how many decisions that took."""


def measure_play(bench: Bench, seconds: float, deals: int, seed: int, *, as_json: bool) -> None:
    """Play by chance for that many seconds, and say how fast that was."""
    decisions, spent_s = _measured(_LOTS[bench](deals, seed), seconds)
    facts: dict[str, str | int] = {
        "bench": bench.value,
        "decisions_per_s": int(decisions / spent_s),
        "decisions": decisions,
        "seats": _SEATS,
        "deals": deals,
        "rules": CLASSIC.name,
    }
    if as_json:
        own = {"seconds": spent_s, "compiled": COMPILED, "version": gangoffour.__version__}
        typer.echo(json.dumps(facts | own | {"python": platform.python_version(), "machine": _machine()}))
        return
    texts = spoken()
    typer.echo(texts.format("bench-speed", build="compiled" if COMPILED else "plain", **facts))
    typer.echo(texts.format("bench-how", ms=int(1000 * spent_s), **facts))


def _measured(lots: Lots, seconds: float) -> tuple[int, float]:
    """Return how many decisions were made, and in how much processor time; at least one lot is played."""
    decisions, spent_s, steps = 0, 0.0, int(_STEPS_PER_S * seconds)
    is_hidden = seconds <= _QUIET_S or not sys.stderr.isatty()
    label = spoken().format("bench-progress")
    with typer.progressbar(length=steps, label=label, file=sys.stderr, hidden=is_hidden) as progress:
        while not decisions or spent_s < seconds:
            begin_s = process_time()
            decisions += next(lots)
            spent_s += process_time() - begin_s  # what the bar takes does not count
            progress.update(min(steps, int(_STEPS_PER_S * spent_s)) - progress.pos)
    return decisions, spent_s


def _core_lots(deals: int, seed: int) -> Lots:
    """Play whole deals inside the core: all legal actions listed at every decision, dealing and exchange included."""
    croupier, words = croupier_for(CLASSIC), new_deals(deals)
    write_deal(croupier, words, empty_deal(_SEATS))
    words.reshape(deals, WORDS_PER_DEAL)[1:] = words[:WORDS_PER_DEAL]

    def lots() -> Lots:
        decisions = 0
        for number in cycle(range(1, _DEALS_OF_A_MATCH + 1)):
            croupier.deal_all(words, seed + decisions, number)
            played = croupier.playouts(words, seed - decisions)
            decisions += played
            yield played

    return lots()


def _env_lots(deals: int, seed: int) -> Lots:
    """Step deals side by side: of all of them the legal actions and an observation, a byte for each bit, every time."""
    lockstep, rng = Lockstep(CLASSIC, seat_count=_SEATS, deals=deals, seed=seed), np.random.default_rng(seed)

    def lots() -> Lots:
        while True:
            lockstep.step(lockstep.random_actions(rng))
            yield deals

    return lots()


_LOTS: Final[Mapping[Bench, Callable[[int, int], Lots]]] = {Bench.CORE: _core_lots, Bench.ENV: _env_lots}


def _machine() -> str:
    """Return what the processor calls itself, and how many cores there are."""
    name = platform.processor() or platform.machine()
    with suppress(OSError, StopIteration):  # only Linux has the file, and not every processor a name in it
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        name = next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return f"{name}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}"
