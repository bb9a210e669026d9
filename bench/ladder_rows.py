"""What the ladder measures: every pair of bots both ways, some line-ups more, and how many deals each of them gets."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Any, Final, TypeAlias

from bench.bots_identity import fingerprint
from gangoffour.arena import Entrant, Lineup, entrant, lineup
from gangoffour.bots import BOTS, Bot, ChampionBot, shipped_network, shipped_quick_network

SEED: Final = "ladder"
SEAT_COUNTS: Final = (4, 3)

HASTY: Final = "champion-100ms"
"""The champion with a tenth of a second for a decision."""
STRONG_SEARCH: Final = "search-64"
"""The search with more worlds than the level has."""
PREVIOUS_CHAMPION: Final = "champion-24"
"""Stands in for the champion before this one, as long as there was none: it makes a twelfth of the trials."""
MIXED_FIELD: Final = ("planner", STRONG_SEARCH, PREVIOUS_CHAMPION)
MATCHES: Final = 400

DEALS: Final[Mapping[str, int]] = {
    "random": 1_000,
    "greedy": 1_000,
    "planner": 1_000,
    "neural": 1_000,
    "search": 400,
    "champion": 100,
}
"""Deals for each way of a pair, quickest bot first: the slower of the two decides. For bots as unlike as `planner` and
`greedy`, 1,000 deals make an interval of about ±0.3 points, and 100 one of about ±0.9."""
NEIGHBOUR_DEALS: Final[Mapping[str, int]] = {
    "random": 3_000,
    "greedy": 3_000,
    "planner": 3_000,
    "neural": 3_000,
    "search": 1_500,
    "champion": 400,
}
"""The same for levels next to each other, for there the steps are small and each of them has to be shown."""
LONE_CHAMPION_DEALS: Final = 1_200
"""For one champion among networks: the smallest step of all, and with one slow bot at the table cheap to show."""
TWO_CHAMPIONS_DEALS: Final = 800
"""For a lone network among two champions, where the step is smallest; three champions are too slow for as many."""
FIRST_DEALS: Final[Mapping[str, int]] = {
    "random": 5,
    "greedy": 5,
    "planner": 5,
    "neural": 10,
    "search": 10,
    "champion": 2,
}
"""How many first deals of a row stand by themselves, so that the quick ladder can play them again; the slower of the
two bots decides. Each is played in every seat and compared to the last digit, so few are enough to tell bots apart.
Those of the quickest are played with every push, too."""
PLAYED_WHOLE: Final = (("search", "random"),)
"""Rows that the quick ladder plays again from the first deal to the last, because they take it less than a minute."""

Row: TypeAlias = dict[str, Any]
"""A line-up that was measured, as the reports of the arena have it, with the seed, the date and the bots' versions."""


def level_of(name: str) -> str:
    """Return the bot that a name stands for, whatever budget it asks for."""
    return name.partition("-")[0]


def pace(name: str) -> int:
    """Return how slow a bot is among all: its place in the quotas."""
    return [*DEALS].index(level_of(name))


@dataclass(frozen=True, slots=True)
class Wanted:
    """A line-up to be measured, and over how many deals or whole matches."""

    lone: str
    field: tuple[str, ...]
    """One name takes all the other seats."""
    seats: int
    deals: int = 0
    matches: int = 0

    @property
    def slowness(self) -> tuple[int, int]:
        """How slow the slowest of its bots is, and how often one of these sits down: what takes longest sorts last."""
        who = self.lineup
        paces = [pace(each.name) for each in (who.lone, *who.field)]
        slowest = max(paces)
        return slowest, paces.count(slowest) * self.seats * (self.deals or self.matches)

    @property
    def lineup(self) -> Lineup:
        """The bots themselves."""
        return lineup(ladder_entrant(self.lone), [*map(ladder_entrant, self.field)], self.seats)

    @property
    def first_deals(self) -> int:
        """Over how many of its first deals the row is kept besides; none for bots that follow the clock, and matches.

        The arena deals, seats and draws by the number of the deal, so these are what a row of so many deals would be.
        """
        if not self.deals or HASTY in (self.lone, *self.field):
            return 0
        if (self.lone, *self.field) in PLAYED_WHOLE:
            return self.deals
        return min(self.deals, FIRST_DEALS[level_of(max((self.lone, *self.field), key=pace))])

    def expected(self, seed: str) -> Row:
        """Return what a row has to say of itself to be the answer; all the rest of it is what was found."""
        who = self.lineup
        head = {"bot": who.lone.name, "against": who.against, "seats": self.seats}
        count = {"deals": self.deals} if self.deals else {"matches": self.matches}
        made_of = [fingerprint(each) for each in dict.fromkeys((who.lone, *who.field))]
        return {**head, **count, "seed": seed, "made_of": made_of}

    def is_answered_by(self, row: Row, seed: str) -> bool:
        """True if the row is of this line-up, with as many deals of the same seed, and of the bots as they are now."""
        return self.expected(seed).items() <= row.items()


def _hasty() -> Bot:
    return ChampionBot(shipped_network(), shipped_quick_network(), name=HASTY, budget_ms=100)


_HASTY: Final = Entrant(HASTY, _hasty)


def ladder_entrant(name: str) -> Entrant:
    """Return a bot of the ladder, those without a name of their own included."""
    return _HASTY if name == HASTY else entrant(name)


def deals_of(lone: str, other: str, seats: int) -> int:
    """Return the quota of one bot among others."""
    if (lone, other) == ("champion", "neural"):
        return LONE_CHAMPION_DEALS
    if (lone, other, seats) == ("neural", "champion", 3):
        return TWO_CHAMPIONS_DEALS
    quota = NEIGHBOUR_DEALS if (lone, other) in steps() or (other, lone) in steps() else DEALS
    return quota[max(lone, other, key=pace)]


def steps() -> list[tuple[str, str]]:
    """Return the levels next to each other, the weaker of the two first."""
    return [*pairwise(BOTS)]


def ladder_rows() -> list[Wanted]:
    """Return all that the ladder measures in deals, for both numbers of seats."""
    pairs = [
        Wanted(lone, (other,), seats, deals_of(lone, other, seats))
        for seats in SEAT_COUNTS
        for first, second in combinations(BOTS, 2)
        for lone, other in ((first, second), (second, first))
    ]
    more = [
        Wanted(lone, (other,), seats, deals)
        for seats in SEAT_COUNTS
        for lone, other, deals in (
            ("neural", STRONG_SEARCH, NEIGHBOUR_DEALS["search"]),
            (HASTY, "neural", NEIGHBOUR_DEALS["champion"]),
        )
    ]
    return pairs + more


def match_rows() -> list[Wanted]:
    """Return what is measured in whole matches: the best three in a mixed field, and the champion among planners."""
    best = [*BOTS][-3:]
    return [
        *(Wanted(name, MIXED_FIELD, 4, matches=MATCHES) for name in best),
        Wanted(best[-1], ("planner",), 4, matches=MATCHES),
    ]


def row_of(rows: Sequence[Mapping[str, Any]], bot: str, against: str, seats: int) -> Mapping[str, Any] | None:
    """Return the row of a line-up, if it was measured."""
    head = (bot, against, seats)
    return next((row for row in rows if (row["bot"], row["against"], row["seats"]) == head), None)
