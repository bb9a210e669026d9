"""The catalogue turned into tables for the compiled core: from cards held to plays, without a search.

Nothing is decided here. What is a combination, and of which kind and strength, is looked up in the catalogue by its
mask; the tables only say where to look. A play is its action number: id plus one; 0 stands for "no such play".
"""

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from typing import Final, TypeAlias

from gangoffour.catalogue import ORDERS, Catalogue, load_catalogue, mask_of, order_of
from gangoffour.core.actions import action_of_play
from gangoffour.core.options import Numbers
from gangoffour.engine import (
    COPIES,
    DECK,
    DRAGON,
    FACES,
    GREEN_PHOENIX,
    MULTI_ONE,
    PLAIN_COLOURS,
    YELLOW_PHOENIX,
    Card,
    Colour,
    Kind,
    Rank,
    RuleSet,
)

_RANKS: Final = tuple(rank for rank in Rank if rank <= Rank.TEN)
_DE_BRUIJN: Final = 0x03F7_9D71_B4CB_0A89
"""Times a power of two, its highest six bits are different for each of the 64."""

_SLOT: Final = 128
_RUN: Final = 5
_EQUAL_RANKS: Final = (Kind.SINGLE, Kind.PAIR, Kind.TRIPLE, Kind.GANG)

_Find: TypeAlias = Callable[[Iterable[Card]], int]
"""Gives the action number of the play that cards make, or 0."""


@dataclass(frozen=True, slots=True)
class Tables:
    """What `Plays` looks up; everything but `strengths` is the same in all orders."""

    masks: Numbers
    """The cards of a play, by action."""
    strengths: Numbers
    """How strong it is, by action; 0 for the pass, which is below everything."""
    sizes: bytes
    kinds: bytes
    ranks: bytes
    """The rank of its lowest card, counted from 0; the phoenixes are 10."""
    faces: bytes
    """The face of a bit, by the highest six bits of `bit * de_bruijn`."""
    starts: Numbers
    """For a rank and the cards held of it, where in `of_rank` its singles, pairs, triples and gangs begin, and end."""
    of_rank: Numbers
    full_houses: Numbers
    """By triple, then pair."""
    low_run_starts: Numbers
    """For the colours held in the two low ranks of a run (four bits and three), its part of `low_runs`."""
    low_runs: Numbers
    high_run_starts: Numbers
    """For the colours held in the three high ranks of a run (three bits each), its part of `high_runs`."""
    high_runs: Numbers
    straights: Numbers
    """By run, then the sum of a low and a high code."""
    straight_flushes: Numbers
    """By run, then colour; then those with the multi-coloured one, by colour."""
    low_set_starts: Numbers
    """For the cards held of a colour in ranks 1 to 5 and 1M, and a size, its part of `low_sets`."""
    low_sets: Numbers
    high_set_starts: Numbers
    high_sets: Numbers
    flushes: Numbers
    """By colour, then the sum of a low and a high code."""
    lower: int
    """The lower bit of every face."""
    paired: int
    """The lower bit of every face that has two copies."""
    de_bruijn: int = _DE_BRUIJN


def tables_for(rules: RuleSet) -> Tables:
    """Return the tables for the order that a rule set compares by."""
    return _tables_in(order_of(rules))


@cache
def _tables_in(order: int) -> Tables:
    strengths = load_catalogue().strengths(ORDERS[order])
    return replace(_shared_tables(), strengths=array("H", (0, *(strength + 1 for strength in strengths))))


@cache
def _shared_tables() -> Tables:
    catalogue = load_catalogue()
    actions = {mask: action_of_play(play) for play, mask in enumerate(catalogue.masks)}

    def find(cards: Iterable[Card]) -> int:
        return actions.get(mask_of(cards), 0)

    starts, of_rank = _equal_ranks(find, catalogue)
    low_run_starts, low_runs = _lists([_choices(held, (4, 3), 27) for held in range(1 << 7)])
    high_run_starts, high_runs = _lists([_choices(held, (3, 3, 3), 1) for held in range(1 << 9)])
    low_set_starts, low_sets, high_set_starts, high_sets = _set_lists()
    return Tables(
        masks=array("Q", (0, *catalogue.masks)),
        strengths=array("H"),
        sizes=bytes((0, *(mask.bit_count() for mask in catalogue.masks))),
        kinds=bytes((0, *catalogue.kinds)),
        ranks=bytes((0, *(_rank_of(mask) for mask in catalogue.masks))),
        faces=bytes(_face_of_pattern()),
        starts=starts,
        of_rank=of_rank,
        full_houses=_full_houses(actions, catalogue),
        low_run_starts=low_run_starts,
        low_runs=low_runs,
        high_run_starts=high_run_starts,
        high_runs=high_runs,
        straights=_straights(find, catalogue),
        straight_flushes=_straight_flushes(find),
        low_set_starts=low_set_starts,
        low_sets=low_sets,
        high_set_starts=high_set_starts,
        high_sets=high_sets,
        flushes=_flushes(find, catalogue),
        lower=mask_of(FACES),
        paired=mask_of(face for face in FACES if COPIES[face] > 1),
    )


def _only(action: int, kind: Kind, catalogue: Catalogue) -> int:
    """Return the action if it plays a combination of the kind, else 0: each kind is listed once."""
    return action if action and catalogue.kinds[action - 1] is kind else 0


def _rank_of(mask: int) -> int:
    lowest = (mask & -mask).bit_length() - 1
    return int(DECK[lowest].rank) - 1


def _face_of_pattern() -> Iterator[int]:
    faces = {(_DE_BRUIJN << bit & (1 << 64) - 1) >> 58: FACES.index(card) for bit, card in enumerate(DECK)}
    return (faces[pattern] for pattern in range(64))


def _lists(lists: Sequence[Sequence[int]]) -> tuple[Numbers, Numbers]:
    """Lay lists end to end; return where each begins, with the end of the last, and the whole."""
    starts, whole = array("H", (0,)), array("H")
    for each in lists:
        whole.extend(each)
        starts.append(len(whole))
    return starts, whole


def _equal_ranks(find: _Find, catalogue: Catalogue) -> tuple[Numbers, Numbers]:
    """For every rank and all that can be held of it: singles, pairs, triples and gangs, one behind the other."""
    starts, of_rank = array("H"), array("H")
    slots = [tuple(card for card in DECK if card.rank == rank) for rank in _RANKS]
    for cards in (*slots, (GREEN_PHOENIX, YELLOW_PHOENIX, DRAGON)):
        by_pattern = _plays_by_pattern(cards, find)
        for pattern in range(_SLOT):
            for kind in _EQUAL_RANKS:
                starts.append(len(of_rank))
                of_rank.extend(play for play in by_pattern.get(pattern, ()) if catalogue.kinds[play - 1] is kind)
            starts.append(len(of_rank))
    return starts, of_rank


def _plays_by_pattern(cards: tuple[Card, ...], find: _Find) -> dict[int, list[int]]:
    """For each pattern of bits that holding some of the cards has: the plays in it."""
    plays = {pattern: find(_taken(cards, pattern)) for pattern in range(1, 1 << len(cards)) if _fits(cards, pattern)}
    return {
        pattern: sorted(play for part, play in plays.items() if play and part & pattern == part) for pattern in plays
    }


def _taken(cards: tuple[Card, ...], pattern: int) -> tuple[Card, ...]:
    return tuple(card for place, card in enumerate(cards) if pattern >> place & 1)


def _fits(cards: tuple[Card, ...], pattern: int) -> bool:
    """True if no upper copy of a face is there without the lower one."""
    return all(
        not pattern >> place & 1 or cards[place - 1] != cards[place] or pattern >> place - 1 & 1
        for place in range(1, len(cards))
    )


def _full_houses(actions: Mapping[int, int], catalogue: Catalogue) -> Numbers:
    triples = [catalogue.masks[play] for play in catalogue.ids_of(Kind.TRIPLE)]
    pairs = [catalogue.masks[play] for play in catalogue.ids_of(Kind.PAIR)]
    return array(
        "H",
        (0 if _rank_of(triple) == _rank_of(pair) else actions[triple | pair] for triple in triples for pair in pairs),
    )


def _choices(held: int, widths: Sequence[int], unit: int) -> list[int]:
    """Return the codes of all ways to take one colour of each rank, the first rank in the lowest bits of `held`."""
    options = []
    for width in widths:
        options.append([colour for colour in range(width) if held >> colour & 1])
        held >>= width
    return [_code(choice) * unit for choice in product(*options)]


def _code(colours: Sequence[int]) -> int:
    """Number a choice of colours; only the first rank of a run has a fourth one, so it counts last."""
    code = 0
    for colour in colours:
        code = code * 3 + colour
    return code


def _straights(find: _Find, catalogue: Catalogue) -> Numbers:
    straights = array("H", bytes(2 * 6 * 324))
    for run in range(6):
        for colours in product(range(4), *(range(3) for _ in range(_RUN - 1))):
            cards = [Card(_RANKS[run + place], Colour(colour)) for place, colour in enumerate(colours)]
            if run == 0 or colours[0] < Colour.MULTI:
                code = _code(colours[:2]) * 27 + _code(colours[2:])
                straights[run * 324 + code] = _only(find(cards), Kind.STRAIGHT, catalogue)
    return straights


def _straight_flushes(find: _Find) -> Numbers:
    plain = [
        find([Card(rank, colour) for rank in _RANKS[run : run + _RUN]]) for run in range(6) for colour in PLAIN_COLOURS
    ]
    multi = [find([MULTI_ONE, *(Card(rank, colour) for rank in _RANKS[1:_RUN])]) for colour in PLAIN_COLOURS]
    return array("H", (*plain, *multi))


_Counts: TypeAlias = tuple[int, ...]
"""How many copies of each of five ranks of a colour; for the low ones, then how many 1M."""


def _sets(limits: _Counts) -> list[_Counts]:
    """Return all ways to take at most five cards, no more of each than there are."""
    return [counts for counts in product(*(range(limit + 1) for limit in limits)) if sum(counts) <= _RUN]


_LOW_LIMITS: Final = (2, 2, 2, 2, 2, 1)
_HIGH_LIMITS: Final = (2, 2, 2, 2, 2)


@cache
def _set_codes() -> tuple[dict[_Counts, int], dict[_Counts, int]]:
    """Number the sets: a low one plus a high one that fills it up to five is a number of its own, without gaps."""
    low, high = _sets(_LOW_LIMITS), _sets(_HIGH_LIMITS)
    by_size = [[counts for counts in high if sum(counts) == size] for size in range(_RUN + 1)]
    high_codes = {counts: code for same_size in by_size for code, counts in enumerate(same_size)}
    low_codes: dict[_Counts, int] = {}
    code = 0
    for counts in low:
        low_codes[counts] = code
        code += len(by_size[_RUN - sum(counts)])
    return low_codes, high_codes


def _set_lists() -> tuple[Numbers, Numbers, Numbers, Numbers]:
    low_codes, high_codes = _set_codes()
    return (
        *_lists_by_held(low_codes, _LOW_LIMITS),
        *_lists_by_held(high_codes, _HIGH_LIMITS),
    )


def _lists_by_held(codes: dict[_Counts, int], limits: _Counts) -> tuple[Numbers, Numbers]:
    """For every way to hold cards, two bits for each count, and for every size: the codes of the sets held."""
    held_by_pattern = {
        sum((1 << count) - 1 << 2 * place for place, count in enumerate(held)): held
        for held in product(*(range(limit + 1) for limit in limits))
    }
    lists: list[list[int]] = []
    for pattern in range(max(held_by_pattern) + 1):
        by_size: list[list[int]] = [[] for _ in range(_RUN + 1)]
        for counts in _sets(held_by_pattern[pattern]) if pattern in held_by_pattern else ():
            by_size[sum(counts)].append(codes[counts])
        lists += [*by_size, []]
    return _lists(lists)


def _flushes(find: _Find, catalogue: Catalogue) -> Numbers:
    low_codes, high_codes = _set_codes()
    by_size = [[item for item in high_codes.items() if sum(item[0]) == size] for size in range(_RUN + 1)]
    actions: list[int] = []
    for colour in PLAIN_COLOURS:
        for low in low_codes:
            for high, _ in by_size[_RUN - sum(low)]:
                counts = zip(_RANKS, (*low[:_RUN], *high), strict=True)
                cards = [Card(rank, colour) for rank, count in counts for _ in range(count)]
                actions.append(_only(find([*cards, *([MULTI_ONE] * low[_RUN])]), Kind.FLUSH, catalogue))
    return array("H", actions)
