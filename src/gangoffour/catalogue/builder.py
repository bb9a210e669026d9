"""The catalogue is built by the engine: it says what is a combination, and how strong. Nothing is decided here."""

from collections.abc import Iterator, Sequence

from gangoffour.catalogue.masks import mask_of
from gangoffour.catalogue.model import ORDERS, Catalogue, Column
from gangoffour.engine import CLASSIC, DECK, Combination, Kind, Strength, held_combinations, strength


def build_catalogue() -> Catalogue:
    """Return the catalogue of every combination that the whole deck holds."""
    combinations = sorted(held_combinations(DECK), key=_place)
    kinds = tuple(dict.fromkeys(combination.kind for combination in combinations))
    by_kind = {kind: [each for each in combinations if each.kind is kind] for kind in kinds}
    return Catalogue(
        masks=tuple(mask_of(combination.cards) for combination in combinations),
        counts=tuple((kind, len(by_kind[kind])) for kind in kinds),
        columns=tuple(column for kind in kinds for column in _columns(kind, by_kind[kind])),
    )


def _place(combination: Combination) -> tuple[bool, int, Strength, Combination]:
    """Sort gangs behind all others, those by the number of cards; then by strength; equals by their cards."""
    is_gang = combination.kind is Kind.GANG
    card_count = 0 if is_gang else len(combination.cards)
    return is_gang, card_count, strength(combination, CLASSIC), combination


def _columns(kind: Kind, combinations: Sequence[Combination]) -> Iterator[Column]:
    """Number the combinations of a kind in every order; orders that agree about them share a column."""
    orders: dict[tuple[int, ...], list[int]] = {}
    for order, rules in enumerate(ORDERS):
        numbers = _dense([strength(combination, rules) for combination in combinations])
        orders.setdefault(numbers, []).append(order)
    for numbers, served in orders.items():
        yield Column(kind, tuple(served), numbers)


def _dense(strengths: Sequence[Strength]) -> tuple[int, ...]:
    """Replace strengths by how many different ones lie below them."""
    number_of = {each: number for number, each in enumerate(sorted(set(strengths)))}
    return tuple(number_of[each] for each in strengths)
