"""What the server itself owes a table next, and when: bots' turns, automatic passes, deadlines, deals, the end.

It follows from the state alone, so any node can find out and do it. Nothing here may let the time of an act tell what
a hidden hand holds: beats depend on public facts only, and a forced pass takes as long as a chosen one does.
"""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from types import MappingProxyType
from typing import Final, TypeGuard

from gangoffour.engine import Phase, Seat
from gangoffour.protocol import Preparation
from gangoffour.server.ports import Wish
from gangoffour.server.tables.deadlines import STRANGERS_CLOCK, turn_ms
from gangoffour.server.tables.pass_delays import LONGEST_MS, drawn_ms
from gangoffour.server.tables.policies import Presence, presence_of
from gangoffour.server.tables.state import TableState, cannot_beat

GRACE_MS: Final = 1_000
"""A click that arrives this long after its deadline still counts."""

KEEP_MS: Final = 30 * 24 * 3_600_000
"""How long an adjourned match can be continued (O6)."""

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
    """The same for a person alone among bots whom nobody watches. A forced pass comes with this beat."""
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
    """Fresh bytes, so that nobody can compute the chance away, for streams that hold none."""
    pass_median_ms: int = 1_800
    """What a chosen pass commonly takes (the median), and a forced one of a seat of which little is known. 0: a forced
    pass comes with the beat."""


class Task(StrEnum):
    """What the server can owe."""

    PREPARE = "prepare"
    HAND_BACK = "hand_back"
    COMMIT_NUMBERS = "commit_numbers"
    START_MATCH = "start_match"
    DEAL = "deal"
    BOT_TURN = "bot_turn"
    PASS = "pass"
    """Wished by its player, or automatic."""
    TIMEOUT = "timeout"
    IDLE = "idle"
    """A person whom nobody waits for has not acted for long: nobody is sent here meanwhile."""
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


def owed(state: TableState, pace: Pace, *, is_watched: bool = True, wish: Wish | None = None) -> Owed | None:
    """Return what is due first, or None if the server owes this table nothing.

    It is not in the state whether somebody without a seat watches: only the node where they do knows. Nor is a wish.
    """
    public = state.public
    if public.is_closed:
        return None
    if public.is_playing:
        return min(_owed_in_match(state, pace, wish, is_watched=is_watched), default=None)
    return min(_owed_before_match(state), default=None)


def _owed_before_match(state: TableState) -> Iterator[Owed]:
    public, preparation = state.public, state.public.preparation
    if public.match is not None and public.match.ended == "abandoned":
        yield Owed(state.at_ms, Task.CLOSE)
        return
    is_played = state.policy.opener == "server" and public.match is not None  # for one match, and no other
    if state.people and all(info.player is not None for info in public.seats) and not is_played:
        if preparation is None:
            yield Owed(state.at_ms, Task.PREPARE)
        elif preparation.committed_at_ms is not None:
            ready = [public.seats[seat] for seat in state.people if public.seats[seat].is_ready]
            all_in = all(info.number is not None for info in ready)
            end_ms = preparation.committed_at_ms + presence_of(state).reveal_ms
            yield Owed(state.at_ms if all_in else end_ms, Task.START_MATCH)
        else:
            yield from _owed_to_the_ready(state, preparation)
    if not state.people_here:
        yield Owed(_all_away_since(state) + presence_of(state).close_ms, Task.CLOSE)


def _owed_to_the_ready(state: TableState, preparation: Preparation) -> Iterator[Owed]:
    """When all are ready the match begins; at a public table soon after the others are, and without the late.

    At a table of "play now" their seats are bots' again first.
    """
    seats = state.public.seats
    late = [seat for seat in state.people if not seats[seat].is_ready]
    if not late:
        yield Owed(state.at_ms, Task.COMMIT_NUMBERS)
        return
    if state.public.is_quick:
        if state.waited_since_ms is not None:
            yield Owed(state.waited_since_ms + presence_of(state).ready_ms, Task.HAND_BACK)
        return
    is_waited = any(seats[seat].is_ready for seat in state.people_here)
    if state.public.options.visibility == "public" and preparation.ready_at_ms is not None and is_waited:
        presence = presence_of(state)
        wait_ms = presence.ready_ms if len(late) == 1 else presence.late_ms
        yield Owed(preparation.ready_at_ms + wait_ms, Task.COMMIT_NUMBERS)


def _owed_in_match(state: TableState, pace: Pace, wish: Wish | None, *, is_watched: bool) -> Iterator[Owed]:
    public, presence = state.public, presence_of(state)
    if state.phase is Phase.OVER:
        yield Owed(state.at_ms, Task.END_MATCH)
    elif not state.people and state.policy.opener != "server":
        yield Owed(state.at_ms, Task.ABANDON)  # all of them gave their seats up: nobody can come back
    elif public.is_adjourned:
        yield Owed(state.at_ms + KEEP_MS, Task.ABANDON)
    elif not state.people_here and presence.adjourn_ms is not None:
        yield Owed(_all_away_since(state) + presence.adjourn_ms, Task.ADJOURN)
    elif not public.is_paused:
        yield from _substitutes(state, presence)
        if state.phase is Phase.READY:
            yield from _next_deal(state, presence)
        elif state.seat_to_act is not None:
            yield from _owed_to_turn(state, state.seat_to_act, pace, wish, is_watched=is_watched)


def _all_away_since(state: TableState) -> int:
    return max((info.away_since_ms or 0 for info in state.public.seats), default=0) or state.at_ms


def _substitutes(state: TableState, presence: Presence) -> Iterator[Owed]:
    if presence.away_ms is None:
        return
    for seat in state.people:
        info = state.public.seats[seat]
        if info.away_since_ms is not None and info.substitute is None:
            yield Owed(info.away_since_ms + presence.away_ms, Task.SUBSTITUTE, seat)


def _next_deal(state: TableState, presence: Presence) -> Iterator[Owed]:
    """People who have a substitute delay nobody; nor do bots, nor people who are away, if that is how they play."""
    seats, deadline = state.public.seats, state.public.deadline
    awaited = state.people if presence.waits_for_absent else state.people_here
    waiting = [seat for seat in awaited if seats[seat].substitute is None and not seats[seat].is_ready]
    is_first = state.match is None or not state.match.public.results
    if is_first or not waiting:
        yield Owed(state.at_ms, Task.DEAL)
    elif deadline is not None:
        yield Owed(deadline.due_ms, Task.DEAL)
    elif presence.pause_ms is not None:
        yield Owed(state.at_ms, Task.DEAL)


def _owed_to_turn(state: TableState, seat: Seat, pace: Pace, wish: Wish | None, *, is_watched: bool) -> Iterator[Owed]:
    level = state.bot_at(seat)
    if level is not None:
        yield Owed(_bot_moment(state, level, pace), Task.BOT_TURN, seat)
        return
    # Everybody knows who is away and cannot click: an automatic pass would tell that nothing beats.
    is_automatic = state.auto_pass[seat] and state.public.seats[seat].is_here and cannot_beat(state, seat)
    if is_automatic or is_open(wish, state):
        yield Owed(pass_moment(state, seat, pace, is_watched=is_watched), Task.PASS, seat)
    deadline = state.public.deadline
    if deadline is not None and deadline.seat == seat:
        yield Owed(deadline.due_ms + GRACE_MS, Task.TIMEOUT, seat)
    elif _may_be_elsewhere(state, seat):
        yield Owed(_idle_moment(state), Task.IDLE, seat)


def _may_be_elsewhere(state: TableState, seat: Seat) -> bool:
    """True for a person whom nobody hurries, at a table to which others would be sent if somebody plays there."""
    public = state.public
    return public.is_quick and not public.is_awaited(seat) and public.seats[seat].missed_deadlines == 0


def _idle_moment(state: TableState) -> int:
    clock = state.public.options.clock or STRANGERS_CLOCK
    return state.turn_at_ms + (0 if state.match is None else turn_ms(clock, state.match.public))


def is_open(wish: Wish | None, state: TableState) -> TypeGuard[Wish]:
    """True if the turn goes on for which something was wished, and its player has the seat to act; else it is void."""
    seat = state.seat_to_act
    if wish is None or seat is None or wish.turn_seq != state.turn_seq or state.bot_at(seat) is not None:
        return False
    player = state.public.seats[seat].player
    return player is not None and player.player_id == wish.command.player_id


def pass_moment(state: TableState, seat: Seat, pace: Pace, *, is_watched: bool = True) -> int:
    """Return the earliest moment at which a pass of the seat is shown that was clicked."""
    if cannot_beat(state, seat):
        return forced_pass_moment(state, seat, pace, is_watched=is_watched)
    return _beat_moment(state, pace, is_watched=is_watched)


def forced_pass_moment(state: TableState, seat: Seat, pace: Pace, *, is_watched: bool) -> int:
    """Return the moment at which a pass is shown of a seat that cannot do anything else, automatic or clicked."""
    moment_ms = _beat_moment(state, pace, is_watched=is_watched)
    if pace.pass_median_ms == 0 or (is_alone(state) and not is_watched):
        return moment_ms
    delay_ms = drawn_ms(
        state.pass_delays_ms[seat],
        turn_chance(state, pace),
        floor_ms=pace.pass_beat_ms + pace.jitter_ms,
        limit_ms=max(0, min(LONGEST_MS, _own_time_ms(state))),
        median_ms=pace.pass_median_ms,
    )
    return max(moment_ms, state.turn_at_ms + delay_ms)


def is_alone(state: TableState) -> bool:
    """True if no other seat is held by a person, here or not: one who comes back is told when everything happened."""
    return len(state.people) == 1


def _beat_moment(state: TableState, pace: Pace, *, is_watched: bool) -> int:
    beat_ms = pace.pass_beat_bots_ms if is_alone(state) and not is_watched else pace.pass_beat_ms
    return state.turn_at_ms + beat_ms + _jitter(state, pace)


def _own_time_ms(state: TableState) -> int:
    """Return how long the present turn may take before it costs anything."""
    deadline = state.public.deadline
    return LONGEST_MS if deadline is None else deadline.due_ms - deadline.bank_ms - state.turn_at_ms


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
    return 0 if pace.jitter_ms == 0 else int.from_bytes(_chance(state, pace, "beat")) % pace.jitter_ms


def turn_chance(state: TableState, pace: Pace) -> Random:
    """Return a generator for the present turn, the same whenever and wherever it is asked for."""
    return Random(_chance(state, pace, "delay"))  # noqa: S311  its seed is secret, and little is seen of what it draws


def _chance(state: TableState, pace: Pace, purpose: str) -> bytes:
    """Return chance that depends on nothing but the turn and the salt; no other event changes it, and no other node."""
    turn = f"{purpose} {state.public.table_id} {state.turn_seq} {state.turn_at_ms}".encode()
    return hashlib.blake2b(turn, digest_size=32, key=bytes.fromhex(state.salt) or pace.salt).digest()
