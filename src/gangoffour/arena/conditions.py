"""What is the same at every table of a measurement."""

from dataclasses import dataclass
from typing import Final

from gangoffour.engine import CLASSIC, RuleSet, start_match
from gangoffour.fairness import seed_key

_PERCENT: Final = 100


@dataclass(frozen=True, slots=True)
class Conditions:
    """A public seed, and what is played; together with the bots they decide every figure but the times."""

    seed: str
    """Any text. The cards are those of `gangoffour play` with this seed: deal i has deck order i."""
    seat_count: int = 4
    rules: RuleSet = CLASSIC
    exchange_percent: int = 50
    """How many of a hundred deals are later deals, which begin with an exchange; the others are first deals."""

    def __post_init__(self) -> None:
        """Refuse a table that the rules do not allow."""
        start_match(self.rules, self.seat_count)
        if not 0 <= self.exchange_percent <= _PERCENT:
            raise ValueError(f"{self.exchange_percent} is no percentage")

    @property
    def key(self) -> bytes:
        """The key of the deals' deck orders."""
        return seed_key(self.seed.encode(errors="surrogateescape"))

    def match_key(self, number: int) -> bytes:
        """Return the key of a whole match: it is dealt as by `gangoffour play --seed "SEED match NUMBER"`."""
        return seed_key(f"{self.seed} match {number}".encode(errors="surrogateescape"))

    def is_later_deal(self, index: int) -> bool:
        """True if the deal begins with an exchange; such deals are spread evenly over all."""
        return self.later_deals_before(index + 1) > self.later_deals_before(index)

    def later_deals_before(self, index: int) -> int:
        """Return how many of the deals before this one are later deals."""
        return index * self.exchange_percent // _PERCENT
