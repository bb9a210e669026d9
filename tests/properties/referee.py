"""A second, naive reading of the rules that watches every step of a match and trusts nothing it can recount."""

from collections import Counter

from gangoffour.engine import (
    DECK,
    SPECTATOR,
    Card,
    CombinationPlayed,
    DealEvent,
    DealScored,
    DealStarted,
    DealWon,
    DeckCut,
    Direction,
    DirectionChange,
    HandDealt,
    LastCardDeclared,
    MatchState,
    Passed,
    Passing,
    RuleSet,
    Seat,
    SeatDisqualified,
    Step,
    TrickWon,
    evolve,
    fold,
    seen,
    view,
)

POINTS = (0, 1, 2, 3, 4, 5, 6, 7, 16, 18, 20, 33, 36, 39, 56, 60, 80)
FULL_DECK = Counter(DECK)


def check_step(step: Step) -> None:
    """Check everything that must hold of any step."""
    state = step.before
    for event in step.events:
        state = evolve(state, event)
        if not isinstance(event, DealStarted | DeckCut | HandDealt):  # until then the cards are still being dealt
            check_conservation(state)
    assert state == step.after, "the state is the fold of the events"
    check_views(step)


def check_conservation(state: MatchState) -> None:
    """64 cards: in hands, on the table, or in the dummy hand; and hands are as large as everybody is told."""
    deal = state.public.deal
    assert deal is not None
    assert deal.hand_sizes == tuple(map(len, state.hands))
    laid = [
        card
        for trick in (*deal.tricks, deal.trick)
        for turn in trick.turns
        if turn.combination is not None
        for card in turn.combination.cards
    ]
    hidden = state.dummy_hands[-1] if state.dummy_hands else ()
    assert Counter([*laid, *hidden, *(card for hand in state.hands for card in hand)]) == FULL_DECK


def check_views(step: Step) -> None:
    """A view brought up to date by the events its audience saw is the view of the new state."""
    for seat in step.after.public.seats:
        assert fold(view(step.before, seat), seen(step.events, seat)) == view(step.after, seat)
    assert fold(view(step.before, SPECTATOR), seen(step.events, SPECTATOR)) == view(step.after, SPECTATOR)


def check_blindness(state: MatchState, reorder: list[int]) -> None:
    """Two states that differ only in hidden cards give equal views."""
    for seat in state.public.seats:
        other = with_hidden_cards_moved(state, seat, reorder)
        assert view(other, seat) == view(state, seat)
        assert view(other, SPECTATOR) == view(state, SPECTATOR)


def with_hidden_cards_moved(state: MatchState, seat: Seat, reorder: list[int]) -> MatchState:
    """Deal the cards that `seat` cannot see anew among the other hands and the dummy hands, sizes kept."""
    hidden: list[Card] = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    hidden += state.dummy_hands[-1] if state.dummy_hands else ()
    pool = [
        hidden[position]
        for position in sorted(range(len(hidden)), key=lambda place: reorder[place % len(reorder)] * 64 + place)
    ]
    hands = []
    for other, hand in enumerate(state.hands):
        if other == seat:
            hands.append(hand)
        else:
            hands.append(tuple(sorted(pool[: len(hand)])))
            pool = pool[len(hand) :]
    dummy_hands = (*state.dummy_hands[:-1], tuple(sorted(pool))) if state.dummy_hands else ()
    return state._replace(hands=tuple(hands), dummy_hands=dummy_hands)


class Referee:
    """Follows one match through its events alone and recounts whose turn it is, tricks, points and scores."""

    def __init__(self, rules: RuleSet, seat_count: int) -> None:
        self.rules = rules
        self.seat_count = seat_count
        self.scores = [0] * seat_count
        self.deals = 0
        self._new_deal(0, Direction.COUNTER_CLOCKWISE)

    def _new_deal(self, leader: int, direction: Direction) -> None:
        self.sizes = [16] * self.seat_count
        self.to_act = leader
        self.top: int | None = None
        self.passed: list[int] = []
        self.out: set[int] = set()
        self.declared: set[int] = set()
        self.step = 1 if direction is Direction.COUNTER_CLOCKWISE else -1
        self.winner: int | None = None

    def watch(self, step: Step) -> None:
        """Follow the events of a step, and see that the state agrees."""
        for event in step.events:
            self._watch(event)
        deal = step.after.public.deal
        assert deal is not None
        if self.winner is None:
            assert deal.seat_to_act == self.to_act
            assert deal.disqualified == self.out
            assert deal.declared == self.declared
            assert (deal.trick.top_play is None) == (self.top is None)
        assert list(step.after.public.scores) == self.scores

    def _watch(self, event: DealEvent) -> None:
        match event:
            case DealStarted(deal_number=number, direction=direction, leader=leader):
                self.deals += 1
                assert number == self.deals
                assert (direction is Direction.COUNTER_CLOCKWISE) == (number % 2 == 1)
                if self.winner is not None:
                    assert leader == self.winner
                self._new_deal(leader, direction)
            case CombinationPlayed(seat=seat, combination=combination):
                assert seat == self.to_act
                assert seat not in self.out
                self.sizes[seat] -= len(combination.cards)
                self.top = seat
                if self.rules.passing is Passing.REENTER:
                    self.passed = []
                self._advance(seat)
            case Passed(seat=seat):
                assert seat == self.to_act
                assert self.top is not None
                assert seat not in self.out
                self.passed.append(seat)
                self._advance(seat)
            case LastCardDeclared(seat=seat):
                assert self.sizes[seat] == 1
                assert seat not in self.declared | self.out
                self.declared.add(seat)
            case SeatDisqualified(seat=seat):
                assert self.sizes[seat] == 1
                assert seat not in self.declared
                self.out.add(seat)
            case TrickWon(seat=seat, leader=leader, direction=direction):
                self._watch_trick_end(seat, leader, direction)
            case DealWon(seat=seat):
                assert self.sizes[seat] == 0 or len(self.out) == self.seat_count - 1
                self.winner = seat
            case DealScored(points=points, scores=scores, deal_loser=loser):
                self._watch_points(points, scores, loser)
            case _:
                pass

    def _advance(self, seat: int) -> None:
        """The next seat that is neither disqualified, nor has passed, nor holds the top play; else nobody."""
        for distance in range(1, self.seat_count):
            other = (seat + self.step * distance) % self.seat_count
            if other not in self.out and other not in self.passed and other != self.top:
                self.to_act = other
                return

    def _watch_trick_end(self, seat: int, leader: int, direction: Direction) -> None:
        assert seat == self.top
        waiting = set(range(self.seat_count)) - self.out - set(self.passed) - {seat}
        assert not waiting, "every other active seat has passed"
        expected = seat
        while expected in self.out:
            expected = (expected + self.step) % self.seat_count
        assert leader == expected
        if self.rules.direction_change is DirectionChange.TRICK:
            self.step = -self.step
        assert (direction is Direction.COUNTER_CLOCKWISE) == (self.step == 1)
        self.to_act, self.top, self.passed = leader, None, []

    def _watch_points(self, points: tuple[int, ...], scores: tuple[int, ...], loser: int) -> None:
        assert self.winner is not None
        for seat, size in enumerate(self.sizes):
            extra = seat in self.out and self.rules.undeclared_points == "cards_plus_one"
            assert points[seat] == (0 if seat == self.winner else POINTS[size] + extra)
            self.scores[seat] += points[seat]
        assert list(scores) == self.scores
        assert loser != self.winner
        assert self.sizes[loser] == max(size for seat, size in enumerate(self.sizes) if seat != self.winner)
