"""Measuring: line-ups over deals and over matches, each with the same cards in every seat."""

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from gangoffour.arena.conditions import Conditions
from gangoffour.arena.deals import starting_state
from gangoffour.arena.errors import ArenaCode, ArenaError
from gangoffour.arena.intervals import Interval, bootstrap
from gangoffour.arena.latency import Latency, latency_of
from gangoffour.arena.lineups import Entrant, Lineup, pairings
from gangoffour.arena.played_deals import play_deal, play_match
from gangoffour.arena.workers import results
from gangoffour.bots import Bot
from gangoffour.engine import Seat, all_seats, start_match
from gangoffour.fairness import first_dealer, tagged_hash

OnProgress: TypeAlias = Callable[[int, int], None]
"""Is told how many of how many deals or matches have been played."""

_FEWEST_UNITS: Final = 2
"""With fewer deals there is no telling how sure the mean is."""


@dataclass(frozen=True, slots=True)
class Margin:
    """How many points fewer than the others a lone bot makes in a deal; more is better."""

    bot: str
    against: str
    by_deal: tuple[float, ...]
    """The mean points of the field less those of the lone bot, over all seats of each deal."""
    interval: Interval
    latency: Latency
    """Of the lone bot."""


@dataclass(frozen=True, slots=True)
class WinShare:
    """Which part of the matches a lone bot wins; a shared victory counts in part."""

    bot: str
    against: str
    match_count: int
    by_cards: tuple[float, ...]
    """For each sequence of deck orders, the part of its matches that was won, one match in every seat."""
    interval: Interval


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two bots against each other, both ways: each of them alone among the other's."""

    first: Margin
    second: Margin


class _Played(NamedTuple):
    """What one set of cards brought the lone bot, over all seats."""

    value: float
    times_s: tuple[float, ...] = ()


def compare(
    first: str | Entrant,
    second: str | Entrant,
    conditions: Conditions,
    *,
    deals: int,
    jobs: int = 1,
    on_progress: OnProgress | None = None,
) -> Comparison:
    """Compare two bots, by name or handed in, over the same deals both ways."""
    both_ways = pairings([first, second], conditions.seat_count)
    one, other = measure_deals(both_ways, conditions, deals=deals, jobs=jobs, on_progress=on_progress)
    return Comparison(one, other)


def measure_deals(
    lineups: Sequence[Lineup],
    conditions: Conditions,
    *,
    deals: int,
    jobs: int = 1,
    on_progress: OnProgress | None = None,
) -> list[Margin]:
    """Return the margin of every line-up over the same deals, each deal played with the lone bot in every seat.

    The result is the same however many processes do the work.
    """
    played = _played(_DealWork(tuple(lineups), conditions), deals, jobs, on_progress)
    margins = []
    for who, units in zip(lineups, played, strict=True):
        values = tuple(unit.value for unit in units)
        latency = latency_of([time_s for unit in units for time_s in unit.times_s])
        margins.append(Margin(who.lone.name, who.against, values, bootstrap(values, seed=conditions.seed), latency))
    return margins


def measure_matches(
    lineups: Sequence[Lineup],
    conditions: Conditions,
    *,
    matches: int,
    jobs: int = 1,
    on_progress: OnProgress | None = None,
) -> list[WinShare]:
    """Return which part of whole matches every line-up's lone bot wins.

    The number of matches is raised to fill all seats: the cards of a match are played with the lone bot in each.
    """
    seat_count = conditions.seat_count
    units = max(_FEWEST_UNITS, -(-matches // seat_count))
    shares = []
    played = _played(_MatchWork(tuple(lineups), conditions), units, jobs, on_progress)
    for who, won in zip(lineups, played, strict=True):
        values = tuple(unit.value for unit in won)
        interval = bootstrap(values, seed=conditions.seed)
        shares.append(WinShare(who.lone.name, who.against, units * seat_count, values, interval))
    return shares


class _Tables:
    """The tables of one process: it makes each bot once."""

    def __init__(self, lineups: Sequence[Lineup], conditions: Conditions) -> None:
        self.conditions = conditions
        self._lineups = lineups
        self._bots: dict[str, Bot] = {}

    def bots(self, lineup_index: int, unit: int, lone_seat: Seat) -> list[Bot]:
        """Return the bots by seat."""
        return [self._made(each) for each in self._lineups[lineup_index].seating(lone_seat, unit)]

    def chance(self, lineup_index: int, unit: int, lone_seat: Seat) -> bytes:
        """Return what the chance of all decisions at this table follows from."""
        who = self._lineups[lineup_index]
        names = [each.name.encode() for each in (who.lone, *who.field)]
        return tagged_hash("arena table", self.conditions.key, unit.to_bytes(4, "big"), bytes([lone_seat]), *names)

    def _made(self, who: Entrant) -> Bot:
        if who.name not in self._bots:
            try:
                self._bots[who.name] = who.make()
            except Exception as error:
                reason = f"{type(error).__name__}: {error}"
                raise ArenaError(ArenaCode.BOT_FAILED, bot=who.name, reason=reason) from error
        return self._bots[who.name]


_Task: TypeAlias = tuple[int, int]
"""A line-up, and a deal or match for it to play in all seats: small enough to share out, and to show progress by."""


@dataclass(frozen=True, slots=True)
class _DealWork:
    """Deals in all seats. It travels to every process once."""

    lineups: tuple[Lineup, ...]
    conditions: Conditions

    def __call__(self) -> Callable[[_Task], _Played]:
        tables = _Tables(self.lineups, self.conditions)

        def play(task: _Task) -> _Played:
            lineup_index, index = task
            state = starting_state(self.conditions, index)
            seats = all_seats(self.conditions.seat_count)
            surplus, times_s = 0, list[float]()
            for seat in seats:
                place = (lineup_index, index, seat)
                played = play_deal(state, tables.bots(*place), tables.chance(*place))
                # Whole numbers until the end: the seats of equal players add up to nothing at all.
                surplus += sum(played.points) - len(seats) * played.points[seat]
                times_s += played.times_s[seat]
            return _Played(surplus / (len(seats) * (len(seats) - 1)), tuple(times_s))

        return play


@dataclass(frozen=True, slots=True)
class _MatchWork:
    """Matches in all seats. It travels to every process once."""

    lineups: tuple[Lineup, ...]
    conditions: Conditions

    def __call__(self) -> Callable[[_Task], _Played]:
        tables = _Tables(self.lineups, self.conditions)

        def play(task: _Task) -> _Played:
            lineup_index, number = task
            key, seat_count = self.conditions.match_key(number), self.conditions.seat_count
            state = start_match(self.conditions.rules, seat_count, Seat(first_dealer(key, seat_count)))
            won = 0.0
            for seat in all_seats(seat_count):
                place = (lineup_index, number, seat)
                won += play_match(state, tables.bots(*place), key, tables.chance(*place)).share_of(seat)
            return _Played(won / seat_count)

        return play


def _require_names(lineups: Sequence[Lineup]) -> None:
    """Refuse two bots of one name: a process would make the first of them for both."""
    made: dict[str, object] = {}
    for each in (each for who in lineups for each in (who.lone, *who.field)):
        if made.setdefault(each.name, each.make) != each.make:
            raise ValueError(f"two bots have the name {each.name!r}")


def _played(work: _DealWork | _MatchWork, units: int, jobs: int, on_progress: OnProgress | None) -> list[list[_Played]]:
    """Return what was played, by line-up and in the order of the deals or matches."""
    if units < _FEWEST_UNITS:
        raise ArenaError(ArenaCode.TOO_FEW_DEALS)
    _require_names(work.lineups)
    seat_count = work.conditions.seat_count
    tasks = [(lineup_index, unit) for lineup_index in range(len(work.lineups)) for unit in range(units)]
    played: dict[int, _Played] = {}
    with closing(results(work, tasks, jobs)) as incoming:
        for place, result in incoming:
            played[place] = result
            if on_progress is not None:
                on_progress(len(played) * seat_count, len(tasks) * seat_count)
    in_order = [played[place] for place in range(len(tasks))]
    return [in_order[start : start + units] for start in range(0, len(tasks), units)]
