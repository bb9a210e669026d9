"""`make legality`: every bot plays many whole matches with itself, and the readable engine judges every action.

The matches go through all presets with every number of seats they allow, so exchanges, declarations and duties come up
in all their forms. A match follows from its number alone. What was played of the same bot is not played again: an
interrupted run goes on.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any, Final

from bench.bots_goals import LEGALITY_MATCHES, rows_of
from bench.bots_identity import fingerprint, surroundings
from bench.bots_page import BOTS_PAGE
from bench.kept_parts import KeptPage, today
from bench.pace import QUIET
from gangoffour.arena import cores, entrant
from gangoffour.bots import Bot, bot
from gangoffour.engine import (
    PRESETS,
    CodedError,
    Declare,
    MatchState,
    Pass,
    Phase,
    Play,
    ReturnCard,
    Seat,
    apply,
    format_action,
    rule_set,
    start_deal,
    start_match,
    view,
)
from gangoffour.fairness import deck_order, first_dealer, seed_key

TABLES = tuple((title, seats) for title, rules in PRESETS.items() for seats in rules.players_allowed)
"""Presets and numbers of seats, taken in turn."""

PORTION: Final = 20
"""Matches that a process plays at a time."""

KEEP_EVERY_S: Final = 30.0
"""How much is lost at most when a run is interrupted."""

COUNTED: Final = ("matches", "deals", "actions", "passes", "exchanges", "declarations")

Row = dict[str, Any]
"""What a bot played, and what the engine refused."""


@dataclass
class Tally:
    """What was played, and what the engine refused."""

    counts: Counter[str] = field(default_factory=Counter)
    refused: list[str] = field(default_factory=list)


def play_match(player: Bot, number: int, deals: int | None, tally: Tally) -> None:
    """Play a match to its end, or to the first action that is refused."""
    title, seat_count = TABLES[number % len(TABLES)]
    key = seed_key(f"legality {number}".encode())
    rules = rule_set({} if deals is None else {"match_deals": deals}, base=PRESETS[title])
    state = start_match(rules, seat_count, Seat(first_dealer(key, seat_count)))
    rng = Random(f"legality {number}")
    try:
        while state.public.phase is not Phase.OVER:
            state = _next(state, player, key, rng, tally)
    except (CodedError, TypeError, ValueError, LookupError) as error:
        tally.refused.append(f"match {number}, {title}, {seat_count} seats: {type(error).__name__}: {error}")
    tally.counts[f"{title}, {seat_count} seats"] += 1
    tally.counts["matches"] += 1


def _next(state: MatchState, player: Bot, key: bytes, rng: Random, tally: Tally) -> MatchState:
    """Start a deal or take a turn."""
    seat = state.public.seat_to_act
    if state.public.phase is Phase.READY or seat is None:
        tally.counts["deals"] += 1
        return start_deal(state, deck_order(key, len(state.public.results))).after
    action = player.choose(view(state, seat), rng)
    try:
        after = apply(state, seat, action).after
    except CodedError as refusal:
        raise ValueError(f"seat {seat}, {_text(action)}: {refusal}") from refusal
    tally.counts["actions"] += 1
    tally.counts["passes"] += isinstance(action, Pass)
    tally.counts["exchanges"] += isinstance(action, ReturnCard)
    tally.counts["declarations"] += isinstance(action, Declare) or (isinstance(action, Play) and action.declare)
    return after


def _text(action: object) -> str:
    return format_action(action) if isinstance(action, Play | Pass | Declare | ReturnCard) else repr(action)


def play_portion(name: str, numbers: range, deals: int | None) -> Tally:
    """Play the matches of these numbers with a new bot."""
    player, tally = bot(name), Tally()
    for number in numbers:
        play_match(player, number, deals, tally)
    return tally


def tallies(name: str, numbers: range, deals: int | None, jobs: int) -> Iterator[Tally]:
    """Yield what was played, portion by portion."""
    portions = [numbers[start : start + PORTION] for start in range(0, len(numbers), PORTION)]
    if jobs == 1:
        for portion in portions:
            yield play_portion(name, portion, deals)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_portion, [name] * len(portions), portions, [deals] * len(portions))


# --- what is kept ----------------------------------------------------------------------------------------------------


def judged(page: KeptPage, name: str, matches: int, jobs: int, deals: int | None = None) -> Row:
    """Let a bot play what it has not played yet of that many matches; keep it now and then, and return its row."""
    made_of = [fingerprint(entrant(name))]
    empty: Row = {"bot": name, "made_of": made_of, **dict.fromkeys(COUNTED, 0), "refused": []}
    row = next((dict(row) for row in rows_of(page.kept(), "legality") if _is_of(row, empty)), empty)
    kept_s = monotonic()
    for tally in tallies(name, range(row["matches"], matches), deals, jobs):
        row = {**row, **{each: row[each] + tally.counts[each] for each in COUNTED}, "date": today()}
        row["refused"] = [*row["refused"], *tally.refused]
        if monotonic() - kept_s > KEEP_EVERY_S:
            print(f"{name}: {row['matches']:,} of {matches:,} matches, {len(row['refused'])} refused", flush=True)
            _keep(page, row)
            kept_s = monotonic()
    _keep(page, row)
    return row


def _is_of(row: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    return (row["bot"], row["made_of"]) == (other["bot"], other["made_of"])


def _keep(page: KeptPage, row: Row) -> None:
    """Keep a row in the place of the one before it of the same bot; rows of bots that have changed are dropped."""
    found = {each["bot"]: each for each in rows_of(page.kept(), "legality")} | {row["bot"]: row}
    made_of = {name: [fingerprint(entrant(name))] for name in LEGALITY_MATCHES}
    rows = [found[name] for name in LEGALITY_MATCHES if name in found and found[name]["made_of"] == made_of[name]]
    page.keep("legality", "make legality", {**surroundings(), "rows": rows})


def main() -> None:
    """Play, report; fail if the engine refused anything."""
    parser = argparse.ArgumentParser(description="Let bots play matches that the engine judges.")
    names = [*LEGALITY_MATCHES]
    parser.add_argument("bots", nargs="*", default=names, help=f"of {', '.join(names)}; all if left out")
    parser.add_argument("--jobs", type=int, default=cores(), help="how many processes; all cores if left out")
    chosen = parser.parse_args()
    if unknown := set(chosen.bots) - set(names):
        parser.error(f"no such bot here: {', '.join(sorted(unknown))}")
    os.environ.update(QUIET)  # one thread each: the processes share out the cores
    refused = 0
    for name in chosen.bots:
        row = judged(BOTS_PAGE, name, LEGALITY_MATCHES[name], chosen.jobs)
        refused += len(row["refused"])
        print(f"{name}: {len(row['refused'])} illegal in {row['actions']:,} actions of {row['matches']:,} matches")
        print(*row["refused"], sep="\n", end="\n" if row["refused"] else "", flush=True)
    sys.exit(bool(refused))


if __name__ == "__main__":
    main()
