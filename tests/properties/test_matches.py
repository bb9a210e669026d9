"""Whole matches under random rule sets: everything that must hold after every step of any match."""

import os
import random

import pytest
from hypothesis import HealthCheck, event, note, settings
from hypothesis import Phase as HypothesisPhase
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from gangoffour.engine import (
    DECK,
    FACES,
    Action,
    DealEvent,
    Declare,
    IllegalAction,
    MatchStarted,
    MatchState,
    Pass,
    Phase,
    Play,
    ReturnCard,
    RuleSet,
    Seat,
    Step,
    apply,
    beats,
    canonical_action,
    legal_actions,
    restore,
    start_deal,
    start_match,
    view,
)
from tests.properties.all_combinations import held_by_brute_force
from tests.properties.referee import Referee, check_blindness, check_step
from tests.properties.rule_sets import RULE_SETS, seat_counts

SEEDS = st.integers(0, 2**32 - 1)
LONG = os.environ.get("GOF_HYPOTHESIS_PROFILE") == "long"
FEW = 3
MANY = int(os.environ.get("GOF_PROPERTY_MATCHES", "2000" if LONG else "40"))
"""How many whole matches are played every night; `make properties` plays 2,000."""


class Match(RuleBasedStateMachine):
    """One match. Hypothesis chooses the rule set and some of the actions; the rest is played out by a seed."""

    state: MatchState
    referee: Referee
    chance: random.Random

    @initialize(rules=RULE_SETS, data=st.data(), seed=SEEDS)
    def begin(self, rules: RuleSet, data: st.DataObject, seed: int) -> None:
        seat_count = data.draw(seat_counts(rules))
        self.chance = random.Random(seed)
        self.state = start_match(rules, seat_count, Seat(self.chance.randrange(seat_count)))
        self.started = MatchStarted(rules, seat_count, self.state.public.first_dealer)
        self.referee = Referee(rules, seat_count)
        self.events: list[DealEvent] = []

    # Rules have no preconditions: whole matches are too dear to be thrown away because no rule was enabled.

    @rule()
    def deal(self) -> None:
        """Start the next deal with a shuffled deck, if it is time."""
        if self.state.public.phase is not Phase.READY:
            return
        order = list(range(len(DECK)))
        self.chance.shuffle(order)
        self._take(start_deal(self.state, order))

    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        """Let a seat that may act take one of its actions."""
        seats = self._seats_with_actions()
        if not seats:
            return
        seat = data.draw(st.sampled_from(seats))
        self._act(seat, data.draw(st.sampled_from(legal_actions(self.state, seat))))

    @rule(data=st.data(), declare=st.booleans())
    def attempt(self, data: st.DataObject, *, declare: bool) -> None:
        """Let any seat try anything: it is accepted if it was offered, else refused with a code."""
        seat = data.draw(st.sampled_from(self.state.public.seats))
        pool = self.state.hands[seat] or FACES
        cards = tuple(data.draw(st.lists(st.sampled_from(pool), min_size=0, max_size=7)))
        attempts: list[Action] = [Pass(), Declare(), ReturnCard(pool[0]), Play(cards, declare)]
        self._try(seat, data.draw(st.sampled_from(attempts)))

    @rule(count=st.integers(1, 60))
    def play_on(self, count: int) -> None:
        """Play some actions by chance."""
        for _ in range(count):
            self._act_by_chance()

    def teardown(self) -> None:
        """Play the match to its end, and read it again from its events."""
        if not hasattr(self, "state"):
            return
        while self.state.public.phase is not Phase.OVER:
            if self.state.public.phase is Phase.READY:
                self.deal()
            self._act_by_chance()
        public = self.state.public
        assert public.winners
        assert all(public.scores[winner] == min(public.scores) for winner in public.winners)
        assert restore(self.started, self.events) == self.state
        event(f"{public.rules.name}, {public.seat_count} seats, played to the end")

    def _seats_with_actions(self) -> list[Seat]:
        return [seat for seat in self.state.public.seats if legal_actions(self.state, seat)]

    def _act_by_chance(self) -> None:
        seat = self.state.public.seat_to_act
        if seat is None:
            return
        seats = self._seats_with_actions()
        # Now and then a seat out of turn declares in its window; else the seat on turn acts.
        seat = self.chance.choice(seats) if len(seats) > 1 and self.chance.random() < 0.5 else seat
        actions = legal_actions(self.state, seat)
        if self.chance.random() < 0.1:
            self._check_offers(seat, actions)
        self._act(seat, self.chance.choice(actions))

    def _act(self, seat: Seat, action: Action) -> None:
        note(f"{seat}: {action}")
        self._take(apply(self.state, seat, action))

    def _take(self, step: Step) -> None:
        check_step(step)
        self.referee.watch(step)
        self.state = step.after
        self.events.extend(step.events)
        check_blindness(self.state, [self.chance.randrange(64) for _ in range(48)])

    def _try(self, seat: Seat, action: Action) -> None:
        offered = canonical_action(action, view(self.state, seat)) in legal_actions(self.state, seat)
        assert offered == _is_accepted(self.state, seat, action), (seat, action)

    def _check_offers(self, seat: Seat, actions: list[Action]) -> None:
        """What is offered is what is held, beats, and is within the limits; all of it is accepted, nothing else."""
        assert len(set(actions)) == len(actions)
        for action in self.chance.sample(actions, min(4, len(actions))):
            apply(self.state, seat, action)
        for other in self.state.public.seats:
            cards = self.chance.sample(
                self.state.hands[seat], min(len(self.state.hands[seat]), self.chance.randint(1, 5))
            )
            for attempt in (Pass(), Declare(), Play(tuple(cards)), ReturnCard(cards[0])):
                self._try(other, attempt)
        seat_view, deal = view(self.state, seat), self.state.public.deal
        if seat_view.limits is None or deal is None:
            return
        top_play, limits = deal.trick.top_play, seat_view.limits
        expected = {
            combination.cards
            for combination in held_by_brute_force(seat_view.hand)
            if top_play is None or beats(combination, top_play, self.state.public.rules)
            if limits.play_refusal(combination) is None
        }
        assert {action.cards for action in actions if isinstance(action, Play)} == expected
        assert (Pass() in actions) == limits.may_pass
        assert (Declare() in actions) == limits.must_declare_first


def _is_accepted(state: MatchState, seat: Seat, action: Action) -> bool:
    """True if the engine takes the action; False if it refuses it with a code. Anything else is an error."""
    try:
        apply(state, seat, action)
    except IllegalAction as refusal:
        return not refusal.code
    return True


pytestmark = pytest.mark.rule("R1", "R3", "R4", "R5", "R36", "R39", "R53", "R54")

# A failing match is long but replays from its seed; shrinking it would take hours and say little more.
WHOLE = settings(
    max_examples=FEW,
    stateful_step_count=20,
    deadline=None,
    phases=(HypothesisPhase.explicit, HypothesisPhase.reuse, HypothesisPhase.generate),
    suppress_health_check=list(HealthCheck),
)


class ManyMatches(Match):
    """The same matches, and more of them."""


TestWholeMatches = Match.TestCase
TestWholeMatches.settings = WHOLE
TestManyWholeMatches = pytest.mark.nightly(ManyMatches.TestCase)
TestManyWholeMatches.settings = settings(WHOLE, max_examples=MANY)
