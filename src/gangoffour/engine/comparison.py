"""Why one combination beats another, or does not, with the clause that decides (R27-R35).

`beats` gives the verdict; this module explains it to people.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from gangoffour.engine.cards import MULTI_ONE
from gangoffour.engine.combinations import Combination, Kind, beats, full_house_parts
from gangoffour.engine.rules import FullHouseTiebreak, RuleSet, TiebreakOrder


class Reason(StrEnum):
    """What decides between two combinations."""

    GANG_BEATS_ALL = "gang_beats_all"
    """One is a gang, the other is not."""
    GANG_SIZE = "gang_size"
    GANG_RANK = "gang_rank"
    CARD_COUNT = "card_count"
    """They have different numbers of cards and can never meet."""
    KIND = "kind"
    RANK = "rank"
    COLOUR = "colour"
    FURTHER_CARD = "further_card"
    TRIPLE = "triple"
    PAIR_OF_FULL_HOUSE = "pair_of_full_house"
    MULTI_ONE = "multi_one"
    EQUAL = "equal"
    """Neither is higher."""

    @property
    def clause(self) -> str:
        """The clause of the rules that says so."""
        return _CLAUSES[self]


_CLAUSES: Final = {
    Reason.GANG_BEATS_ALL: "R33",
    Reason.GANG_SIZE: "R33",
    Reason.GANG_RANK: "R33",
    Reason.CARD_COUNT: "R27",
    Reason.KIND: "R28",
    Reason.RANK: "R29",
    Reason.COLOUR: "R30",
    Reason.FURTHER_CARD: "R31",
    Reason.TRIPLE: "R32",
    Reason.PAIR_OF_FULL_HOUSE: "R32",
    Reason.MULTI_ONE: "R35",
    Reason.EQUAL: "R34",
}


@dataclass(frozen=True, slots=True)
class Comparison:
    """Whether a combination beats a top play, and what decides."""

    beats: bool
    reason: Reason

    @property
    def clause(self) -> str:
        """The clause of the rules that decides."""
        return self.reason.clause


def compare(combination: Combination, top_play: Combination, rules: RuleSet) -> Comparison:
    """Return whether the combination beats the top play, and why."""
    return Comparison(beats(combination, top_play, rules), _reason(combination, top_play, rules))


def _reason(combination: Combination, top_play: Combination, rules: RuleSet) -> Reason:
    first, second = combination, top_play
    gangs = [first.kind, second.kind].count(Kind.GANG)
    if gangs:
        return Reason.GANG_BEATS_ALL if gangs == 1 else _gang_reason(first, second)
    if len(first.cards) != len(second.cards):
        return Reason.CARD_COUNT
    if first.kind is not second.kind:
        return Reason.KIND
    if not beats(first, second, rules) and not beats(second, first, rules):
        return Reason.EQUAL
    if first.kind is Kind.FULL_HOUSE:
        return _full_house_reason(first, second, rules)
    return _card_reason(first, second, rules)


def _gang_reason(first: Combination, second: Combination) -> Reason:
    if len(first.cards) != len(second.cards):
        return Reason.GANG_SIZE
    return Reason.EQUAL if first.cards[0].rank == second.cards[0].rank else Reason.GANG_RANK


def _full_house_reason(first: Combination, second: Combination, rules: RuleSet) -> Reason:
    """Triple before pair; with `ranks_first` the rank of the pair before the colours of the triple (R32)."""
    (triple, pair), (other_triple, other_pair) = full_house_parts(first.cards), full_house_parts(second.cards)
    if triple[0].rank != other_triple[0].rank:
        return Reason.TRIPLE
    ranks_decide = (
        rules.tiebreak_order is TiebreakOrder.RANKS_FIRST
        and rules.full_house_tiebreak is FullHouseTiebreak.TRIPLE_THEN_PAIR
        and pair[0].rank != other_pair[0].rank
    )
    return Reason.PAIR_OF_FULL_HOUSE if triple == other_triple or ranks_decide else Reason.TRIPLE


def _card_reason(first: Combination, second: Combination, rules: RuleSet) -> Reason:
    """Name the first difference between two combinations of one kind, neither a gang nor a full house."""
    pairs = list(zip(first.cards[::-1], second.cards[::-1], strict=True))
    if rules.tiebreak_order is TiebreakOrder.RANKS_FIRST and any(one.rank != other.rank for one, other in pairs):
        return Reason.RANK
    place, (one, other) = next((place, pair) for place, pair in enumerate(pairs) if pair[0] != pair[1])
    if one.rank == other.rank and MULTI_ONE in (one, other):
        return Reason.MULTI_ONE
    if place > 0:
        return Reason.FURTHER_CARD
    return Reason.RANK if one.rank != other.rank else Reason.COLOUR
