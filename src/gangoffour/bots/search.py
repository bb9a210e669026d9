"""A player that tries out: every candidate in worlds drawn by chance, each played to the end of the deal in the core.

A world is a way in which the hidden cards may lie, given all the seat has seen (`clues`). All candidates are tried in
the same worlds, so that luck of the cards is no advantage. After each stage the worse half is given up, and the rest
gets as many playouts again: the budget goes where the choice is hard.
"""

from collections.abc import Iterable
from functools import cache
from random import Random
from time import monotonic
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gangoffour.bots.clues import clues_of
from gangoffour.bots.rounding import rounded
from gangoffour.catalogue import load_catalogue
from gangoffour.core import (
    COMPILED,
    PASS,
    PLAYS,
    ActionNumbers,
    Ends,
    Study,
    Worlds,
    action_of,
    deal_rewards,
    ends_of,
    hidden_cards,
)
from gangoffour.engine import Action, Declare, SeatView, must_declare_itself

Floats: TypeAlias = NDArray[np.float64]
"""A number for each action or deal."""

_Shape: TypeAlias = tuple[int, ...]
"""Kind and ranks of a play."""

EXPERT_WORLDS: Final = 16
"""How many worlds `search` draws for a candidate."""

_CANDIDATES: Final = 24
"""Candidates at most."""

_TRIES: Final = 8
"""How many times a hand is drawn until it fits what the seat let pass."""

_WINNER: Final = 4.0
"""What it is worth to win the deal, in points: the lead, and the tribute in the next deal.

Among players of this strength it brings more than twice as much. But playouts foresee badly who wins: a search that
counted 11 for it had 0.4 points a deal less in matches against its like.
"""

_LOSER: Final = -2.4
"""The same for the deal loser, who gives the tribute."""

_SENSE: Final = 0.06
"""How many points a sixteenth of a turn counts that an action saves by the playouts' own policy, before any is made."""

_WITHOUT_COMPILER: Final = 8
"""How many times fewer worlds are drawn where the core is not compiled: it is slow there, and has to answer too."""


class SearchBot:
    """Tries every candidate in as many worlds on average, and takes the one that did best.

    Equal views and an equal generator give equal actions, unless a budget in milliseconds cuts the search short.
    """

    def __init__(self, worlds: int = EXPERT_WORLDS, *, name: str = "search", budget_ms: float | None = None) -> None:
        self._worlds = worlds if COMPILED else max(1, worlds // _WITHOUT_COMPILER)
        self._name = name
        self._budget_ms = budget_ms

    @property
    def name(self) -> str:
        """The name by which people choose the bot."""
        return self._name

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return the action; what leaves no choice, and what ends the deal, is done at once."""
        if view.may_declare or view.public.seat_to_act != view.seat:
            return Declare()
        deadline = None if self._budget_ms is None else monotonic() + self._budget_ms / 1_000
        return _Search(view, rng).best(self._worlds, deadline)


class _Search:
    """One decision."""

    def __init__(self, view: SeatView, rng: Random) -> None:
        self._view = view
        self._rng = rng
        self._study = Study(view.public.rules)
        self._root = self._study.seen_by(view)

    def best(self, worlds: int, deadline: float | None) -> Action:
        """Return the best candidate by so many worlds each, on average."""
        rated = self._study.playouts.rated(self._root, 0)
        candidates, sense = candidates_of(rated, len(self._view.hand))
        best = int(candidates[0]) if len(candidates) == 1 else self._best_of(candidates, sense, worlds, deadline)
        cards_left = len(self._view.hand) - _card_count(best)
        return action_of(best, is_due=must_declare_itself(cards_left, self._view.public.rules))

    def _best_of(self, actions: ActionNumbers, sense: Floats, worlds: int, deadline: float | None) -> int:
        """Halve the candidates until one is left; in every stage they get about the same number of playouts in all."""
        stages = (len(actions) - 1).bit_length()
        share = worlds * len(actions) // stages
        drawing = self._study.worlds(hidden_cards(*clues_of(self._view)))
        totals, count = np.zeros(len(actions)), 0
        while len(actions) > 1:
            for size in _batches(max(1, share // len(actions)), deadline):
                totals += self._totals(actions, drawing, size)
                count += size
                if deadline is not None and monotonic() > deadline:
                    return int(actions[np.argmax(rounded(totals / count + sense))])
            best = np.argsort(-rounded(totals / count + sense), kind="stable")[: (len(actions) + 1) // 2]
            actions, sense, totals = actions[best], sense[best], totals[best]
        return int(actions[0])

    def _totals(self, actions: ActionNumbers, drawing: Worlds, size: int) -> Floats:
        """Try all actions in so many new worlds; return the sum of what came of each."""
        words = np.tile(self._root, size)
        drawing.draw(words, self._rng.getrandbits(64), _TRIES)
        words = np.tile(words, len(actions))
        self._study.croupier.apply_all(words, np.repeat(actions, size))
        self._study.playouts.play_out(words)
        totals: Floats = values_of(ends_of(words), self._view).reshape(len(actions), size).sum(axis=1)
        return totals


def values_of(ends: Ends, view: SeatView) -> Floats:
    """Return what ends of the deal are worth to the seat: the points of the others, on average, less its own.

    What the deal winner and the deal loser may expect from the next deal counts as well, if there is one.
    """
    seat, public = view.seat, view.public
    values: Floats = deal_rewards(ends.points[:, : public.seat_count])[:, seat]
    deals = public.rules.match_deals
    is_last_deal = public.deal is not None and deals is not None and public.deal.number >= deals
    return values if is_last_deal else values + role_worth(ends, seat)


def role_worth(ends: Ends, seats: int | NDArray[np.int64]) -> Floats:
    """Return what the role that each end leaves to a seat is worth in the next deal; all of one seat, or one each."""
    worth: Floats = _WINNER * (ends.winners == seats) + _LOSER * (ends.losers == seats)
    return worth


def _batches(worlds: int, deadline: float | None) -> list[int]:
    """Return in what portions worlds are drawn: all at once, or one by one with an eye on the clock."""
    return [worlds] if deadline is None else [1] * worlds


def candidates_of(
    rated: Iterable[tuple[int, int]], hand_size: int, most: int = _CANDIDATES
) -> tuple[ActionNumbers, Floats]:
    """Return what is worth a try out of rated actions, so many at most, and what the rating is worth in points.

    Of each kind the best comes first, and then what is left; what ends the deal comes alone. Plays of one kind and the
    same ranks differ in colours only; one of them will do.
    """
    worth = dict(rated)
    actions = sorted(worth, key=lambda action: (-worth[action], action))
    if _card_count(actions[0]) == hand_size:
        actions = actions[:1]
    shapes: dict[_Shape, int] = {}
    for action in actions:
        shapes.setdefault(_shape(action), action)
    kinds: dict[int, int] = {}
    for shape, action in shapes.items():
        kinds.setdefault(shape[0], action)
    candidates = list(dict.fromkeys((*kinds.values(), *shapes.values())))[:most]
    return np.array(candidates, np.uint16), _SENSE * np.array([worth[action] for action in candidates])


@cache
def _shape(action: int) -> _Shape:
    """Return kind and ranks of a play; other actions are each a shape of their own."""
    if not PASS < action <= PLAYS:
        return (-action,)
    kind, cards = load_catalogue().combination(action - 1)
    return (kind, *(card.rank for card in cards))


def _card_count(action: int) -> int:
    return len(_shape(action)) - 1
