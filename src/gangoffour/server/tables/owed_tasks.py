"""What the server itself owes a table next, and when: bots' turns, automatic passes, deadlines, deals, the end.

It follows from the state alone, so any node can find out and do it. Nothing here may let the time of an act tell what
a hidden hand holds: beats depend on public facts only.
"""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from gangoffour.engine import Phase, Seat, legal_plays
from gangoffour.server.tables.state import TableState

GRACE_MS: Final = 1_000
"""A click that arrives this long after its deadline still counts."""

AWAY_MS: Final = 60_000
"""A person away for longer gets a substitute (O3)."""

ADJOURN_MS: Final = 600_000
"""If all people are away for longer, the match is adjourned, and a table without a match closed (O6)."""

KEEP_MS: Final = 30 * 24 * 3_600_000
"""How long an adjourned match can be continued (O6)."""

REVEAL_MS: Final = 5_000
"""How long players have to reveal their numbers."""

THINK_MS: Final[Mapping[str, int]] = MappingProxyType(
    {"random": 50, "greedy": 50, "planner": 100, "search": 250, "neural": 100, "champion": 600}
)
"""How long a level may think, with room for a busy machine. No beat of it is shorter: a thought must not outlast it."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long acts take that need no thought (all in milliseconds)."""

    pass_beat_ms: int = 900
    """A pass is shown no earlier after the turn began."""
    pass_beat_bots_ms: int = 300
    """The same where all others are bots."""
    bot_beat_ms: dict[str, int] = field(default_factory=lambda: {"fast": 250, "normal": 700, "relaxed": 1_200})
    """How long after its turn began a bot acts, by the pace of the table."""
    think_ms: Mapping[str, int] = field(default_factory=lambda: THINK_MS)
    """But no earlier than this, by its level."""
    step_ms: int = 500
    """A bot that thought beyond its beat acts at the next of these steps: so its time tells next to nothing."""
    trick_ms: int = 800
    """How long the play that won a trick stays before a bot leads."""
    jitter_ms: int = 100
    """By how much beats vary, by chance, to cover what is left of the machine's own timing."""
    salt: bytes = b""
    """Fresh bytes, so that nobody can compute the chance away."""


class Task(StrEnum):
    """What the server can owe."""

    PREPARE = "prepare"
    COMMIT_NUMBERS = "commit_numbers"
    START_MATCH = "start_match"
    DEAL = "deal"
    BOT_TURN = "bot_turn"
    AUTO_PASS = "auto_pass"
    TIMEOUT = "timeout"
    SUBSTITUTE = "substitute"
    ADJOURN = "adjourn"
    END_MATCH = "end_match"
    ABANDON = "abandon"
    CLOSE = "close"


@dataclass(frozen=True, slots=True, order=True)
class Owed:
    """A task, when it is due, and the seat it concerns."""

    at_ms: int
    task: Task
    seat: Seat | None = None


def owed(state: TableState, pace: Pace) -> Owed | None:
    """Return what is due first, or None if the server owes this table nothing."""
    public = state.public
    if public.is_closed:
        return None
    if public.is_playing:
        return min(_owed_in_match(state, pace), default=None)
    return min(_owed_before_match(state), default=None)


def _owed_before_match(state: TableState) -> Iterator[Owed]:
    public, preparation = state.public, state.public.preparation
    if public.match is not None and public.match.ended == "abandoned":
        yield Owed(state.at_ms, Task.CLOSE)
        return
    if state.people and all(info.player is not None for info in public.seats):
        if preparation is None:
            yield Owed(state.at_ms, Task.PREPARE)
        elif preparation.committed_at_ms is not None:
            all_in = all(public.seats[seat].number is not None for seat in state.people)
            yield Owed(state.at_ms if all_in else preparation.committed_at_ms + REVEAL_MS, Task.START_MATCH)
        elif all(public.seats[seat].is_ready for seat in state.people):
            yield Owed(state.at_ms, Task.COMMIT_NUMBERS)
    if not state.people_here:
        yield Owed(_all_away_since(state) + ADJOURN_MS, Task.CLOSE)


def _owed_in_match(state: TableState, pace: Pace) -> Iterator[Owed]:
    public = state.public
    if state.phase is Phase.OVER:
        yield Owed(state.at_ms, Task.END_MATCH)
    elif public.is_adjourned:
        yield Owed(state.at_ms + KEEP_MS, Task.ABANDON)
    elif not state.people_here:
        yield Owed(_all_away_since(state) + ADJOURN_MS, Task.ADJOURN)
    elif not public.is_paused:
        yield from _substitutes(state)
        if state.phase is Phase.READY:
            yield _next_deal(state)
        elif state.seat_to_act is not None:
            yield from _owed_to_turn(state, state.seat_to_act, pace)


def _all_away_since(state: TableState) -> int:
    return max((info.away_since_ms or 0 for info in state.public.seats), default=0) or state.at_ms


def _substitutes(state: TableState) -> Iterator[Owed]:
    for seat in state.people:
        info = state.public.seats[seat]
        if info.away_since_ms is not None and info.substitute is None:
            yield Owed(info.away_since_ms + AWAY_MS, Task.SUBSTITUTE, seat)


def _next_deal(state: TableState) -> Owed:
    """People who are away, or have a substitute, delay nobody; nor do bots."""
    seats, deadline = state.public.seats, state.public.deadline
    waiting = [seat for seat in state.people_here if seats[seat].substitute is None and not seats[seat].is_ready]
    return Owed(state.at_ms if deadline is None or not waiting else deadline.due_ms, Task.DEAL)


def _owed_to_turn(state: TableState, seat: Seat, pace: Pace) -> Iterator[Owed]:
    level = state.bot_at(seat)
    if level is not None:
        yield Owed(_bot_moment(state, level, pace), Task.BOT_TURN, seat)
        return
    # Everybody knows who is away and cannot click: an automatic pass would tell that nothing beats.
    if state.auto_pass[seat] and state.public.seats[seat].is_here and cannot_beat(state, seat):
        yield Owed(pass_moment(state, seat, pace), Task.AUTO_PASS, seat)
    deadline = state.public.deadline
    if deadline is not None and deadline.seat == seat:
        yield Owed(deadline.due_ms + GRACE_MS, Task.TIMEOUT, seat)


def cannot_beat(state: TableState, seat: Seat) -> bool:
    """True if the seat may pass and has nothing else to do."""
    view = state.view_of(seat)
    return view.limits is not None and view.limits.may_pass and not legal_plays(view)


def pass_moment(state: TableState, seat: Seat, pace: Pace) -> int:
    """Return the earliest moment a pass of the seat is shown, clicked or automatic."""
    others = (other for other in range(len(state.public.seats)) if other != seat)
    only_bots = all(state.bot_at(Seat(other)) is not None for other in others)
    beat_ms = pace.pass_beat_bots_ms if only_bots else pace.pass_beat_ms
    return state.turn_at_ms + beat_ms + _jitter(state, pace)


def shown_moment(due_ms: int, thought_ms: int, pace: Pace) -> int:
    """Return when a bot's act is shown that is due at one moment and was thought out at another."""
    late_ms = thought_ms - due_ms
    if late_ms <= 0:
        return due_ms
    return thought_ms if pace.step_ms == 0 else due_ms + -(-late_ms // pace.step_ms) * pace.step_ms


def _bot_moment(state: TableState, level: str, pace: Pace) -> int:
    beat_ms = max(pace.bot_beat_ms[state.public.options.pace], pace.think_ms.get(level, 0))
    deal = None if state.match is None else state.match.public.deal
    if deal is not None and deal.tricks and not deal.trick.turns:
        beat_ms = max(beat_ms, pace.trick_ms)
    return state.turn_at_ms + beat_ms + _jitter(state, pace)


def _jitter(state: TableState, pace: Pace) -> int:
    """Return a delay that depends on nothing but the turn and the salt; no other event moves it."""
    if pace.jitter_ms == 0:
        return 0
    turn = f"{state.public.table_id} {state.turn_seq} {state.turn_at_ms}".encode()
    return int.from_bytes(hashlib.blake2b(turn, digest_size=4, key=pace.salt).digest()) % pace.jitter_ms
