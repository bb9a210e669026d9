"""The catalogue itself: every combination under a number, and how strong it is in each order.

Ids are fixed by `classic`. They rise with the number of cards, gangs last, and within these groups with strength, so
that each kind is one run of ids. A rule set gives each combination a strength number; equal numbers are equal
strength, and all of a stronger kind stand above all of a weaker one.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Final

from gangoffour.catalogue.masks import cards_of, mask_of
from gangoffour.engine import CLASSIC, Card, Combination, Kind, Limits, RuleSet, rule_set

ORDER_OPTIONS: Final = ("tiebreak_order", "full_house_tiebreak", "multi_one_in_flush")
"""The options that change which combination beats which (R30, R32, R35)."""

ORDER_VALUES: Final = tuple(
    (name, tuple(value.value for value in type(getattr(CLASSIC, name)))) for name in ORDER_OPTIONS
)
"""These options with their values."""

ORDERS: Final = tuple(
    rule_set(dict(zip(ORDER_OPTIONS, values, strict=True)))
    for values in product(*(values for _, values in ORDER_VALUES))
)
"""A rule set for each way to combine the values, the last option varying first; `classic` is order 0."""


def order_of(rules: RuleSet) -> int:
    """Return the place in `ORDERS` of the order that a rule set compares by."""
    order = 0
    for name, values in ORDER_VALUES:
        order = order * len(values) + values.index(getattr(rules, name))
    return order


@dataclass(frozen=True, slots=True)
class Column:
    """How the combinations of one kind compare in some of the orders."""

    kind: Kind
    orders: tuple[int, ...]
    numbers: tuple[int, ...]
    """For each combination of the kind, by rising id, its strength number counted from 0; none is left out."""


@dataclass(frozen=True)
class Catalogue:
    """All combinations. Make one with `build_catalogue` or `load_catalogue`."""

    masks: tuple[int, ...]
    """The cards of each combination, by id."""
    counts: tuple[tuple[Kind, int], ...]
    """How many combinations of each kind there are, in the order of their ids."""
    columns: tuple[Column, ...]
    """For each kind, in the order of their ids, a column for every order."""

    def __len__(self) -> int:
        return len(self.masks)

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """The kind of each combination, by id."""
        return tuple(kind for kind, count in self.counts for _ in range(count))

    def combination(self, combination_id: int) -> Combination:
        """Return the combination with this id."""
        return Combination(self.kinds[combination_id], cards_of(self.masks[combination_id]))

    def id_of(self, cards: Iterable[Card]) -> int | None:
        """Return the id of the combination that these cards form, or None if they form none."""
        return self._ids.get(mask_of(cards))

    def ids_of(self, kind: Kind) -> range:
        """Return the ids of one kind."""
        return range(self.kinds.index(kind), self.kinds.index(kind) + dict(self.counts)[kind])

    def strengths(self, rules: RuleSet) -> Sequence[int]:
        """Return the strength number of each combination, by id, in the order that the rule set compares by."""
        return self._strengths[order_of(rules)]

    def beats(self, combination_id: int, top_play_id: int, rules: RuleSet) -> bool:
        """True if the combination is strictly higher than the top play, and may meet it."""
        strengths = self.strengths(rules)
        if strengths[combination_id] <= strengths[top_play_id]:
            return False
        if self.kinds[combination_id] is Kind.GANG:
            return True
        return self.masks[combination_id].bit_count() == self.masks[top_play_id].bit_count()

    def legal_ids(self, hand_mask: int, top_play_id: int | None, limits: Limits, rules: RuleSet) -> list[int]:
        """Return the ids that a seat may play: held, beating the top play if there is one, within its limits."""
        return [
            combination_id
            for combination_id, mask in enumerate(self.masks)
            if mask & hand_mask == mask
            and (top_play_id is None or self.beats(combination_id, top_play_id, rules))
            and limits.play_refusal(self.combination(combination_id)) is None
        ]

    @cached_property
    def _ids(self) -> dict[int, int]:
        return {mask: combination_id for combination_id, mask in enumerate(self.masks)}

    @cached_property
    def _strengths(self) -> tuple[tuple[int, ...], ...]:
        return tuple(self._strengths_in(order) for order in range(len(ORDERS)))

    def _strengths_in(self, order: int) -> tuple[int, ...]:
        """Lay the columns of an order end to end, so that the numbers of each kind begin above the kind before it."""
        strengths: list[int] = []
        lowest = 0
        for column in self.columns:
            if order in column.orders:
                strengths += [lowest + number for number in column.numbers]
                lowest += max(column.numbers) + 1
        return tuple(strengths)
