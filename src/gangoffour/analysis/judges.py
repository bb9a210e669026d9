"""Judging single decisions, from what the seat could know and nothing else.

Everything follows from the view and the action, chance included: it is drawn from a hash of what is seen. So a verdict
cannot depend on a card that the seat did not see, and the same engine says the same thing again.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gangoffour.analysis.losses import Loss, Tried, chosen_by_halves, cross_fitted, gap_between
from gangoffour.analysis.model import INACCURACY_POINTS, Candidate, DecisionKind, EngineName, Judgement, in_points
from gangoffour.analysis.names import engine_name
from gangoffour.bots import THINKING, Network, Thought, shipped_network, shipped_quick_network, worth_trying
from gangoffour.core import PLAYS
from gangoffour.encoding import (
    UNDECLARED_PLAYS,
    ActionIndices,
    alike,
    decode_action,
    encode_action,
    encode_view,
    legal_indices,
    pack_view,
)
from gangoffour.engine import Action, Kind, Pass, Phase, Play, PublicDeal, ReturnCard, SeatView, classify
from gangoffour.fairness import tagged_hash

WORLDS: Final = 48
"""In how many worlds the candidates of a decision are compared at first."""

MOST_WORLDS: Final = 288
"""In how many at most, as long as it is in doubt."""

ANALYSIS_CODE: Final = 2
"""Part of the name of an engine: raised whenever the same networks and settings would judge otherwise than before."""

_CLEAR_ERRORS: Final = 3.0
"""A loss of so many standard errors is no longer in doubt."""

_SMALL_ERRORS: Final = 2.0
"""Nor is one that is so many standard errors below an inaccuracy."""

_ERRORS_TOLD: Final = 1.25
"""So many times the spread over the worlds is told as the error. The spread alone knows neither that a few dozen worlds
hide the rare ones, nor that more of them would choose other candidates; valued again in ten times as many worlds, 87 of
100 losses came to lie in intervals made of it, where 95 should."""


Position: TypeAlias = tuple[SeatView, Action]
"""What a seat saw, and what it did."""


class _Choice(NamedTuple):
    """A choice between actions that are unlike."""

    view: SeatView
    deal: PublicDeal
    action: Action
    legal: ActionIndices


class _Weighed(NamedTuple):
    """A decision before worlds are asked."""

    actions: ActionIndices
    """The candidates, the network's choice first."""
    opinions: NDArray[np.float64]
    taken: int
    """The place of the action that was taken, or of the one that stands for it."""


class Gap(NamedTuple):
    """How far the best action of a position is ahead of the second."""

    best: Action
    points: float
    error: float
    world_count: int


class Judge:
    """Says how many points an action lost."""

    def __init__(
        self,
        network: Network,
        quick: Network,
        *,
        worlds: int = WORLDS,
        most_worlds: int = MOST_WORLDS,
        seed: str = "analysis",
    ) -> None:
        """Take the network that judges and the one that plays in worlds; without worlds the first judges alone.

        With another seed other worlds are drawn.
        """
        if worlds % 2 or not 0 <= worlds <= most_worlds:
            raise ValueError("the first worlds come in two halves, and are no more than there may be at most")
        self._networks = (network, quick)
        self._worlds = worlds
        self._most_worlds = most_worlds if worlds else 0
        self._seed = seed
        settings: dict[str, float | str] = {"code": ANALYSIS_CODE, "seed": seed, **THINKING._asdict()}
        settings |= {"worlds": worlds, "most_worlds": self._most_worlds}
        self.name: Final[EngineName] = engine_name(network, quick, settings)

    @property
    def quick_network(self) -> Network:
        """The network that plays in worlds."""
        return self._networks[1]

    def judgement(self, view: SeatView, action: Action) -> Judgement | None:
        """Return what can be said of an action; None if there was no choice between actions that are unlike.

        A play that forgot to declare is judged as if it had not: it is the choice of cards that counts.
        """
        (judgement,) = self.judgements([(view, action)])
        return judgement

    def judgements(self, positions: Sequence[Position]) -> list[Judgement | None]:
        """Return what can be said of each of several actions.

        Without worlds the network looks at all of them at once: weights that are read once for each take most of the
        time. With worlds it looks at one after another, so that not even a last digit depends on the others.
        """
        choices = [_choice(view, action) for view, action in positions]
        found = [choice for choice in choices if choice is not None]
        if not self._worlds:
            opinions = iter(self._opinions_of_many(found))
            return [choice and _by_opinions(choice, next(opinions)) for choice in choices]
        return [choice and self._in_worlds(choice) for choice in choices]

    def gap(self, view: SeatView, least: float, clear_errors: float) -> Gap | None:
        """Return how far the best action is ahead, if it is by so many points and so many standard errors.

        It has to be the network's choice too. Where the first worlds promise a gap, as many as there may be at most
        are drawn anew, and these alone count: so nothing is found because it was looked for. A second action that the
        network holds for hopeless is not tried; where all others are, the network's own gap is returned.
        """
        deal, legal = view.public.deal, legal_indices(view)
        kinds = alike()[legal]
        if deal is None or not self._worlds or len(np.unique(kinds)) == 1:
            return None
        opinions = self._opinions(view, legal)
        order = worth_trying(legal, opinions.astype(np.float32))
        others = np.flatnonzero(kinds != kinds[order[0]])
        if opinions[order[0]] - opinions[others].max() < least / 2:
            return None
        if len(order) == 1:
            order = np.append(order, others[opinions[others].argmax()])
        actions, opinions = legal[order], opinions[order]
        ahead = Loss(0.0, 0.0)
        for stage, size in (("promised", self._worlds), ("confirmed", self._most_worlds)):
            thought = Thought(self._networks, view, deal, int(actions[0]), _chance(view, deal, f"{self._seed} {stage}"))
            tried = Tried(*thought.in_worlds(actions, size), opinions)
            second = 1 + int(tried.values(THINKING)[1:].argmax())
            ahead = gap_between(tried, 0, second, THINKING)
            if ahead.points < max(least, clear_errors * ahead.error):
                return None
        best = decode_action(int(actions[0]), view)
        return Gap(best, in_points(ahead.points), in_points(ahead.error), self._most_worlds)

    def _in_worlds(self, choice: _Choice) -> Judgement:
        opinions = self._opinions(choice.view, choice.legal)
        weighed = _weighed(choice, opinions)
        if len(weighed.actions) == 1:
            return _at_once(choice.view, weighed)
        return self._tried(choice.view, choice.deal, weighed)

    def _opinions(self, view: SeatView, legal: ActionIndices) -> NDArray[np.float64]:
        """Return what the network thinks that each legal action is worth."""
        network = self._networks[0]
        worth = network.worth(network.values(encode_view(view), legal), view.public.seat_count)
        return worth.astype(np.float64)

    def _opinions_of_many(self, choices: Sequence[_Choice]) -> list[NDArray[np.float64]]:
        """Return the same for many choices of one match, asked at once."""
        if not choices:
            return []
        network = self._networks[0]
        observations = np.stack([encode_view(choice.view) for choice in choices])
        sizes = [len(choice.legal) for choice in choices]
        rows = np.repeat(np.arange(len(choices)), sizes)
        values = network.values_of_many(observations, rows, np.concatenate([choice.legal for choice in choices]))
        worth = network.worth(values, choices[0].view.public.seat_count)
        return np.split(worth.astype(np.float64), np.cumsum(sizes)[:-1])

    def _tried(self, view: SeatView, deal: PublicDeal, weighed: _Weighed) -> Judgement:
        """Compare the candidates in worlds, and those that matter in more of them while it is in doubt."""
        actions, opinions, taken = weighed
        thought = Thought(self._networks, view, deal, int(actions[0]), _chance(view, deal, self._seed))
        tried = Tried(*thought.in_worlds(actions, self._worlds), opinions)
        values = tried.values(THINKING)
        chosen = chosen_by_halves(tried, THINKING)
        loss = cross_fitted(tried, chosen, taken, THINKING)
        first = tried
        finalists = np.unique([*chosen, taken])
        places = {int(action): place for place, action in enumerate(finalists)}
        chosen, own = type(chosen)(*(places[each] for each in chosen)), places[taken]
        tried = tried.of(finalists)
        while tried.world_count < self._most_worlds and _is_in_doubt(loss):
            size = min(self._worlds, self._most_worlds - tried.world_count)
            tried = tried.more(*thought.in_worlds(actions[finalists], size))
            loss = cross_fitted(tried, chosen, own, THINKING)
        values[finalists] = tried.values(THINKING)
        errors = _errors_behind(int(values.argmax()), first, tried, places)
        return _judgement(view, actions, (values, errors), taken, loss, tried.world_count)


def _choice(view: SeatView, action: Action) -> _Choice | None:
    """Return the choice that a seat had; None if there was none between actions that are unlike."""
    deal, legal = view.public.deal, legal_indices(view)
    kinds = alike()[legal]
    if deal is None or len(legal) <= 1 or (kinds == kinds[0]).all():
        return None
    return _Choice(view, deal, action, legal)


def _weighed(choice: _Choice, opinions: NDArray[np.float64]) -> _Weighed:
    """Return the candidates, and what the network thinks of them."""
    kinds = alike()[choice.legal]
    order = worth_trying(choice.legal, opinions.astype(np.float32))
    own = np.flatnonzero(kinds == alike()[_declared(encode_action(choice.action, choice.view))])
    stands_for_it = own[opinions[own].argmax()]
    if stands_for_it not in order:
        order = np.append(order, stands_for_it)
    return _Weighed(choice.legal[order], opinions[order], int(np.flatnonzero(order == stands_for_it)[0]))


def _by_opinions(choice: _Choice, opinions: NDArray[np.float64]) -> Judgement:
    return _at_once(choice.view, _weighed(choice, opinions))


def _at_once(view: SeatView, weighed: _Weighed) -> Judgement:
    """Judge by the network's opinion alone."""
    actions, opinions, taken = weighed
    loss = Loss(float(opinions.max() - opinions[taken]), 0.0)
    return _judgement(view, actions, (opinions, np.zeros(len(opinions))), taken, loss, 0)


def shipped_judge(*, is_quick: bool = False) -> Judge:
    """Return a judge with the networks that come with the package; a quick one asks no worlds."""
    return Judge(shipped_network(), shipped_quick_network(), worlds=0 if is_quick else WORLDS)


def decision_kind(view: SeatView, taken: Action, best: Action) -> DecisionKind:
    """Return what was to be decided."""
    deal = view.public.deal
    if view.public.phase is Phase.RETURN or deal is None:
        return DecisionKind.EXCHANGE
    if deal.declared - deal.disqualified - {view.seat}:
        return DecisionKind.LAST_CARD
    if _is_gang(taken) or _is_gang(best):
        return DecisionKind.GANG
    if deal.trick.top_play is None:
        return DecisionKind.LEAD
    return DecisionKind.PASS if isinstance(taken, Pass) else DecisionKind.FOLLOW


def is_choice(action: Action) -> bool:
    """True for what a seat chooses on its turn; a late declaration is none."""
    return isinstance(action, Play | Pass | ReturnCard)


def _is_gang(action: Action) -> bool:
    combination = classify(action.cards) if isinstance(action, Play) else None
    return combination is not None and combination.kind is Kind.GANG


def _declared(index: int) -> int:
    """Return the same play with the declaration that it left out."""
    return index - PLAYS if index in UNDECLARED_PLAYS else index


def _chance(view: SeatView, deal: PublicDeal, seed: str) -> Random:
    turns = sum(len(trick.turns) for trick in (*deal.tricks, deal.trick))
    numbers = deal.number.to_bytes(4, "big") + turns.to_bytes(4, "big")
    return Random(tagged_hash(seed, pack_view(view), numbers))  # noqa: S311  it draws worlds, not cards


def _is_in_doubt(loss: Loss) -> bool:
    is_clear = abs(loss.points) >= _CLEAR_ERRORS * loss.error
    is_small = loss.points + _SMALL_ERRORS * loss.error < INACCURACY_POINTS
    return not is_clear and not is_small


def _errors_behind(best: int, first: Tried, more: Tried, places: Mapping[int, int]) -> NDArray[np.float64]:
    """Return the error of how far each candidate is behind the best one.

    All were tried in the first worlds. Those that have places were tried in more, which count between two of them.
    """
    errors = np.array([gap_between(first, best, each, THINKING).error for each in range(len(first.opinions))])
    if best in places:
        for each, place in places.items():
            errors[each] = gap_between(more, places[best], place, THINKING).error
    return errors


def _judgement(
    view: SeatView,
    actions: ActionIndices,
    values_and_errors: tuple[NDArray[np.float64], NDArray[np.float64]],
    taken: int,
    loss: Loss,
    world_count: int,
) -> Judgement:
    values, errors = values_and_errors
    order = np.argsort(-values, kind="stable")
    candidates = tuple(
        Candidate(decode_action(int(actions[each]), view), in_points(values[each]), _told(errors[each]))
        for each in order
    )
    place = int(np.flatnonzero(order == taken)[0])
    return Judgement(candidates, place, in_points(loss.points), _told(loss.error), world_count)


def _told(error: float) -> float:
    return in_points(_ERRORS_TOLD * error)
