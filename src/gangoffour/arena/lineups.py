"""Who plays: entrants, and line-ups of one lone bot among a field."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import combinations

from gangoffour.arena.errors import ArenaCode, ArenaError
from gangoffour.bots import Bot, any_bot


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot that can be made where it is needed, in another process too."""

    name: str
    """It stands for the bot in the results and in its chance, so two bots need two names."""
    make: Callable[[], Bot]
    """Returns a new bot; with more than one process it has to be picklable, such as a function of a module."""


@dataclass(frozen=True, slots=True)
class Lineup:
    """The lone bot, whose strength is measured, and the field in the other seats."""

    lone: Entrant
    field: tuple[Entrant, ...]

    @property
    def against(self) -> str:
        """The names of the field; one name if it is the same bot in every seat."""
        names = [each.name for each in self.field]
        return names[0] if len(set(names)) == 1 else "+".join(names)

    def seating(self, lone_seat: int, shift: int) -> tuple[Entrant, ...]:
        """Return the entrants by seat; a shift gives the lone bot other neighbours from a mixed field."""
        size = len(self.field)
        others = [self.field[(place + shift) % size] for place in range(size)]
        after = size - lone_seat
        return (*others[after:], self.lone, *others[:after])


def entrant(who: str | Entrant) -> Entrant:
    """Return the entrant; a name is that of a bot, here or in an installed package, or `module:Class`."""
    if isinstance(who, Entrant):
        return who
    return _named(who)


@cache
def _named(name: str) -> Entrant:
    any_bot(name)  # now rather than in another process, where nobody could be told that there is no such bot
    return Entrant(name, partial(any_bot, name))


def lineup(lone: str | Entrant, field: Sequence[str | Entrant], seat_count: int) -> Lineup:
    """Return one bot among others; a field of one takes all the other seats."""
    others = tuple(map(entrant, field))
    if len(others) == 1:
        others *= seat_count - 1
    if len(others) != seat_count - 1:
        raise ArenaError(ArenaCode.FIELD_SIZE, count=len(others), needed=seat_count - 1)
    return Lineup(entrant(lone), others)


def pairings(bots: Sequence[str | Entrant], seat_count: int) -> list[Lineup]:
    """Return all pairs both ways: one of the first among the second's, then one of the second among the first's."""
    if len(bots) <= 1:
        raise ArenaError(ArenaCode.TOO_FEW_BOTS)
    entrants = [entrant(each) for each in bots]
    return [
        lineup(lone, [other], seat_count)
        for first, second in combinations(entrants, 2)
        for lone, other in ((first, second), (second, first))
    ]
