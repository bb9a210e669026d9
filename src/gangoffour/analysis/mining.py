"""Looking for puzzles: in records, and in matches that bots of several levels play among themselves."""

import hashlib
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from random import Random
from typing import Final, NamedTuple

from gangoffour.analysis.judges import Judge
from gangoffour.analysis.puzzle_files import SearchedMatch
from gangoffour.analysis.puzzles import ALL_KINDS, PuzzleKind, puzzles_in
from gangoffour.bots import bot, format_bot_id
from gangoffour.engine import CLASSIC, MatchStarted, Phase, Seat, all_seats, legal_actions_in, view
from gangoffour.fairness import deck_order, seed_key
from gangoffour.records import MatchRecord, Recorder, SeatRecord, format_record

MINED_LEVELS: Final = ("greedy", "planner", "search", "neural")
"""Who plays: people meet the positions of people, who err, and not those of champions alone."""


class Source(NamedTuple):
    """A match that can be searched."""

    name: str
    record: Callable[[], MatchRecord]


def self_play(seed: str, matches: int, seat_count: int = 4) -> Iterator[Source]:
    """Yield matches of bots in seats drawn from the seed."""
    for number in range(matches):
        yield Source(f"seed {seed} {seat_count} {number}", partial(_played, f"{seed} {number}", seat_count))


def given(records: Sequence[MatchRecord]) -> Iterator[Source]:
    """Yield matches that somebody played, each under the hash of its text."""
    for record in records:
        digest = hashlib.sha256(format_record(record).encode()).hexdigest()
        yield Source(f"record {digest[:16]}", partial(_same, record))


def mine(
    sources: Sequence[Source],
    judge: Judge,
    searched: Collection[str] = (),
    kinds: Collection[PuzzleKind] = ALL_KINDS,
) -> Iterator[SearchedMatch]:
    """Yield what is found in each match that was not searched before."""
    for source in sources:
        if source.name not in searched:
            record = source.record()
            puzzles = tuple(puzzles_in(record, judge, kinds))
            yield SearchedMatch(source.name, format_record(record) if puzzles else "", puzzles)


def _same(record: MatchRecord) -> MatchRecord:
    return record


def _played(seed: str, seat_count: int) -> MatchRecord:
    """Let bots play a match; equal seeds give equal records."""
    key, chance = seed_key(seed.encode(errors="surrogateescape")), Random(seed)  # noqa: S311  cards come from the key
    levels = [chance.choice(MINED_LEVELS) for _ in all_seats(seat_count)]
    bots = [bot(level) for level in levels]
    seats = [SeatRecord(format_bot_id(level, seat), level.capitalize()) for seat, level in enumerate(levels)]
    recorder = Recorder(MatchStarted(CLASSIC, seat_count, Seat(0)), seats)
    while recorder.state.public.phase is not Phase.OVER:
        recorder.start_deal(deck_order(key, len(recorder.state.public.results)))
        while (seat := recorder.state.public.seat_to_act) is not None:
            seat_view = view(recorder.state, seat)
            actions = legal_actions_in(seat_view)
            recorder.apply(seat, actions[0] if len(actions) == 1 else bots[seat].choose(seat_view, chance))
    return recorder.record()
