# cython: language_level=3, cdivision=True, boundscheck=False, wraparound=False, initializedcheck=False
"""A deal over masks: what a seat may do, and what comes of it.

It goes by the rules of `engine`, which stay the law: every step is compared with the engine's. Written down, a deal is
seven words of 64 bits, so that thousands lie side by side: the hands of four seats, a word of small fields (`store`),
four scores and four points of sixteen bits. Seats that may be nobody's, plays and faces are kept plus one; 0 is none.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from gangoffour.core.actions import DECLARE, FIRST_RETURN, PLAYS

try:
    import cython
except ImportError:  # neither compiled nor Cython installed
    from gangoffour.core import _cyshim as cython  # type: ignore[no-redef]

if TYPE_CHECKING:
    from gangoffour.core._plays import Plays
    from gangoffour.core.options import Options

if not cython.compiled:  # compiled, these stand in the .pxd, and the compiler knows them beforehand
    _PLAYS, _DECLARE, _FIRST_RETURN = PLAYS, DECLARE, FIRST_RETURN
    _SEATS, _WORDS = 4, 7
    _PLAY, _RETURN, _OVER = range(3)
    _SINGLE, _REQUIRED, _FORBIDDEN = 1, 1, 2

_ONE, _MULTI_ONE = 1, 1 << 6
_TWOS, _FOURS = 0x5555_5555_5555_5555, 0x3333_3333_3333_3333
_EIGHTS, _BYTES = 0x0F0F_0F0F_0F0F_0F0F, 0x0101_0101_0101_0101
_WORD = 0xFFFF_FFFF_FFFF_FFFF


def _field(word: cython.ulonglong, shift: cython.int, width: cython.int) -> cython.int:
    return (word >> shift) & ((_ONE << width) - 1)


def _card_count(mask: cython.ulonglong) -> cython.int:
    mask = mask - ((mask >> 1) & _TWOS)
    mask = (mask & _FOURS) + ((mask >> 2) & _FOURS)
    return ((((mask + (mask >> 4)) & _EIGHTS) * _BYTES) & _WORD) >> 56


class Deal:
    """The deal at hand under one rule set."""

    def __init__(self, plays: Plays, paired: int, options: Options) -> None:
        """Take the tables of an order, the faces that have two copies, and the options of the rule set."""
        self.plays = plays
        self.paired = paired
        self.opening_max_cards = options.opening_max_cards
        self.duty_gang = options.duty_gang
        self.undeclared_extra = options.undeclared_extra
        self.reenter = options.reenter
        self.flips = options.flips
        self.manual = options.manual
        self.with_play = options.with_play
        self.duty = options.duty
        self.duty_lead_highest = options.duty_lead_highest
        self.leftover_tiebreak = options.leftover_tiebreak
        self.return_same = options.return_same
        self.points_for = memoryview(options.points_for)
        self.words = memoryview(array("Q", bytes(8 * _WORDS)))
        self.hands = [0, 0, 0, 0]
        self.sizes = [0, 0, 0, 0]
        self.scores = self.points = 0
        self.seats = self.seat = self.phase = self.top = self.top_seat = self.leader = 0
        self.passed = self.declared = self.disqualified = self.window = 0
        self.winner = self.loser = self.giver = self.tribute = self.returned = self.clockwise = self.opening = 0
        self.forgets = True

    def load(self, place: cython.Py_ssize_t) -> None:
        """Take up the deal that lies there."""
        i: cython.int
        start: cython.Py_ssize_t = place * _WORDS
        word: cython.ulonglong = self.words[start + 4]
        self.top = _field(word, 0, 14)
        self.seat = _field(word, 14, 2)
        self.top_seat = _field(word, 16, 2)
        self.leader = _field(word, 18, 2)
        self.passed = _field(word, 20, 4)
        self.declared = _field(word, 24, 4)
        self.disqualified = _field(word, 28, 4)
        self.window = _field(word, 32, 3)
        self.clockwise = _field(word, 35, 1)
        self.opening = _field(word, 36, 1)
        self.phase = _field(word, 37, 2)
        self.winner = _field(word, 39, 2)
        self.loser = _field(word, 41, 2)
        self.giver = _field(word, 43, 2)
        self.tribute = _field(word, 45, 6)
        self.returned = _field(word, 51, 6)
        self.seats = _field(word, 57, 3)
        for i in range(_SEATS):
            self.hands[i] = self.words[start + i]
            self.sizes[i] = _card_count(self.words[start + i])
        self.scores = self.words[start + 5]
        self.points = self.words[start + 6]

    def store(self, place: cython.Py_ssize_t) -> None:
        """Put the deal down."""
        i: cython.int
        start: cython.Py_ssize_t = place * _WORDS
        word: cython.ulonglong = self.seats
        word = (word << 6) | self.returned
        word = (word << 6) | self.tribute
        word = (word << 2) | self.giver
        word = (word << 2) | self.loser
        word = (word << 2) | self.winner
        word = (word << 2) | self.phase
        word = (word << 1) | self.opening
        word = (word << 1) | self.clockwise
        word = (word << 3) | self.window
        word = (word << 4) | self.disqualified
        word = (word << 4) | self.declared
        word = (word << 4) | self.passed
        word = (word << 2) | self.leader
        word = (word << 2) | self.top_seat
        word = (word << 2) | self.seat
        self.words[start + 4] = (word << 14) | self.top
        self.words[start + 5] = self.scores
        self.words[start + 6] = self.points
        for i in range(_SEATS):
            self.words[start + i] = self.hands[i]

    def values(self) -> tuple[int, ...]:
        """Return everything the deal holds, in the order of `DealState`."""
        seat: cython.int  # noqa: F842  it types the index below
        return (
            *[self.hands[seat] for seat in range(_SEATS)],
            *[_field(self.scores, 16 * seat, 16) for seat in range(_SEATS)],
            *[_field(self.points, 16 * seat, 16) for seat in range(_SEATS)],
            self.seats, self.seat, self.phase, self.top, self.top_seat, self.leader,
            self.passed, self.declared, self.disqualified, self.window,
            self.winner, self.loser, self.giver, self.tribute, self.returned, self.clockwise, self.opening,
        )  # fmt: skip

    def take(self, values: tuple[int, ...]) -> None:
        """Take up a deal from its values."""
        seat: cython.int
        score: cython.ulonglong
        points: cython.ulonglong
        self.scores = self.points = 0
        for seat in range(_SEATS):
            self.hands[seat], score, points = values[seat::_SEATS][:3]
            self.scores |= score << (16 * seat)
            self.points |= points << (16 * seat)
        fields = values[3 * _SEATS :]
        (
            self.seats, self.seat, self.phase, self.top, self.top_seat, self.leader,
            self.passed, self.declared, self.disqualified, self.window,
            self.winner, self.loser, self.giver, self.tribute, self.returned, self.clockwise, self.opening,
        ) = fields  # fmt: skip

    def begin(self, number: cython.int) -> None:
        """Begin a deal with the hands as they are; but for the first, the tribute is given at once (R60)."""
        self.top = self.top_seat = self.passed = self.declared = self.disqualified = self.window = 0
        self.tribute = self.returned = 0
        self.clockwise = 1 if number % 2 == 0 else 0
        self.opening = 1 if number == 1 else 0
        self.phase = _PLAY
        self.seat = self.leader = self.winner
        if number > 1:
            self.phase = _RETURN
            self.giver = self.loser
            self.tribute = self.plays.face_at(self._highest(self.hands[self.giver])) + 1
            self.give(self.giver, self.winner, self.tribute - 1)

    # --- what a seat may do ------------------------------------------------------------------------------------------

    def list_actions(self, seat: cython.int) -> None:
        """List what the seat may do now: `plays.listed` as far as `plays.count`."""
        i: cython.int
        action: cython.int
        listed: cython.int
        self.plays.count = 0
        if self.phase != _PLAY:
            if self.phase == _RETURN and seat == self.seat:
                self._list_returns(seat)
            return
        if self.window == seat + 1:
            self.plays.add(_DECLARE)
            return
        if seat != self.seat:
            return
        if self.top == 0:
            self._list_lead(seat)
        else:
            self._list_follow(seat)
        if self.manual and self.forgets:
            listed = self.plays.count
            for i in range(listed):
                action = self.plays.listed[i]
                if action and self.plays.sizes[action] == self.sizes[seat] - 1:
                    self.plays.add(action + _PLAYS)

    def _list_returns(self, seat: cython.int) -> None:
        """Any face of the hand; by option not that of the tribute (R61)."""
        hand: cython.ulonglong = self.hands[seat]
        if not self.return_same:
            hand &= ~self.plays.masks[self.tribute]
        self.plays.singles_of(hand, _FIRST_RETURN)

    def _list_lead(self, seat: cython.int) -> None:
        """The first lead of the match (R8) and the duty (R50) bind a leader; nobody else is bound."""
        hand: cython.ulonglong = self.hands[seat]
        if self.opening and hand & _MULTI_ONE:
            self._list_opening(hand)
            return
        if self._has_duty(seat):
            self.plays.lead(hand, 2)
            if self.plays.count:
                return
            if self.duty_lead_highest:
                self.plays.singles_of(self._highest(hand), 1)
                return
        self.plays.lead(hand, 1)

    def _list_opening(self, hand: cython.ulonglong) -> None:
        """Plays with the multi-coloured one, and not too many cards."""
        i: cython.int
        action: cython.int
        count: cython.int = 0
        self.plays.lead(hand, 1)
        for i in range(self.plays.count):
            action = self.plays.listed[i]
            if self.plays.masks[action] & _MULTI_ONE and self.plays.sizes[action] <= self.opening_max_cards:
                self.plays.listed[count] = action
                count += 1
        self.plays.count = count

    def _list_follow(self, seat: cython.int) -> None:
        """A pass and what beats the top play, unless the duty on a single asks for more (R48, R49)."""
        hand: cython.ulonglong = self.hands[seat]
        higher: cython.ulonglong
        if self.declared == 0 or self.plays.kinds[self.top] != _SINGLE or not self._has_duty(seat):
            self.plays.add(0)
            self.plays.follow(hand, self.top)
            return
        higher = self.plays.higher(hand, self.top)
        if higher:
            self.plays.singles_of(self._highest(higher), 1)
            if self.duty_gang != _FORBIDDEN:
                self.plays.gangs_of(hand, self.top)
            return
        self.plays.gangs_of(hand, self.top)
        if self.duty_gang != _REQUIRED or self.plays.count == 0:
            self.plays.add(0)

    def _has_duty(self, seat: cython.int) -> cython.bint:
        """True if another seat, the next active one, has declared; an open window counts as closed (R44, R51)."""
        out: cython.int = self.disqualified
        following: cython.int
        if self.declared == 0 or not self.duty:
            return False
        if self.window and self.window != seat + 1:
            out |= 1 << (self.window - 1)
        following = self._next(seat, out)
        if following < 0:
            return False
        return ((self.declared & ~out) >> following) & 1 != 0

    # --- what comes of it --------------------------------------------------------------------------------------------

    def act(self, seat: cython.int, action: cython.int) -> None:
        """Carry out an action, which has to be a legal one."""
        late: cython.int = self.window
        if action >= _FIRST_RETURN:
            self.returned = action - _FIRST_RETURN + 1
            self.give(seat, self.giver, self.returned - 1)
            self.phase = _PLAY
            return
        if action == _DECLARE:
            self.declared |= 1 << seat
            self.window = 0
            return
        self.window = 0
        if late and self._disqualify(late - 1):
            return
        if action:
            self._play(seat, action)
        else:
            self.passed |= 1 << seat
            self._go_on(self._next(seat, self.passed | self.disqualified | (1 << self.top_seat)))

    def give(self, giver: cython.int, receiver: cython.int, face: cython.int) -> None:
        """Move a card from hand to hand in the exchange."""
        bit: cython.ulonglong = self.plays.masks[face + 1]
        self.hands[giver] = self._settled(self.hands[giver] & ~bit)
        if self.hands[receiver] & bit:
            bit <<= 1
        self.hands[receiver] |= bit
        self.sizes[giver] -= 1
        self.sizes[receiver] += 1

    def _play(self, seat: cython.int, action: cython.int) -> None:
        declares: cython.bint = action <= _PLAYS or not self.manual
        following: cython.int
        if action > _PLAYS:
            action -= _PLAYS
        self.hands[seat] = self._settled(self.hands[seat] & ~self.plays.masks[action])
        self.sizes[seat] -= self.plays.sizes[action]
        self.top = action
        self.top_seat = seat
        if self.reenter:
            self.passed = 0
        if self.sizes[seat] == 0:
            self._end_deal(seat)
            return
        following = self._next(seat, self.passed | self.disqualified)
        if self.sizes[seat] == 1:
            if declares:
                self.declared |= 1 << seat
            elif not self.with_play:
                self.window = seat + 1
            elif self._disqualify(seat):
                return
        self._go_on(following)

    def _go_on(self, following: cython.int) -> None:
        """It is the next seat's turn; without one the trick is over, and its winner or who stands in leads (R39)."""
        if following < 0:
            following = self.top_seat
            if (self.disqualified >> following) & 1:
                following = self._next(following, self.disqualified)
            self.leader = following
            self.top = self.passed = 0
            self.opening = 0
            if self.flips:
                self.clockwise = 1 - self.clockwise
        self.seat = following

    def _disqualify(self, seat: cython.int) -> cython.bint:
        """Disqualify a seat; True if that leaves one, which wins the deal (R47)."""
        active: cython.int
        self.disqualified |= 1 << seat
        active = ((1 << self.seats) - 1) & ~self.disqualified
        if active & (active - 1):
            return False
        self._end_deal(self._next(seat, self.disqualified))
        return True

    def _next(self, seat: cython.int, barred: cython.int) -> cython.int:
        """Return the next seat in the direction that is not barred; -1 if there is none."""
        step: cython.int = self.seats - 1 if self.clockwise else 1
        _turns: cython.int
        for _turns in range(self.seats - 1):
            seat += step
            if seat >= self.seats:
                seat -= self.seats
            if not (barred >> seat) & 1:
                return seat
        return -1

    def _end_deal(self, winner: cython.int) -> None:
        """Write down points, scores and the deal loser: most cards left, ties by option (R46, R53, R58, R59)."""
        seat: cython.int = winner
        _turns: cython.int
        points: cython.ulonglong
        self.phase = _OVER
        self.seat = self.winner = winner
        self.points = 0
        self.loser = -1
        for _turns in range(self.seats - 1):
            seat = seat + 1 if seat + 1 < self.seats else 0
            points = self.points_for[self.sizes[seat]]
            if (self.disqualified >> seat) & 1:
                points += self.undeclared_extra
            self.points |= points << (16 * seat)
            self.scores += points << (16 * seat)
            if self.loser < 0 or self._loses_more(seat, self.loser):
                self.loser = seat

    def _loses_more(self, seat: cython.int, other: cython.int) -> cython.bint:
        if self.sizes[seat] != self.sizes[other]:
            return self.sizes[seat] > self.sizes[other]
        if self.leftover_tiebreak and self.hands[seat] != self.hands[other]:
            return self.hands[seat] > self.hands[other]
        return _field(self.scores, 16 * seat, 16) > _field(self.scores, 16 * other, 16)

    def settle_hands(self) -> None:
        """Bring hands that were put together bit by bit into their one form."""
        seat: cython.int
        for seat in range(_SEATS):
            self.hands[seat] = self._settled(self.hands[seat])
            self.sizes[seat] = _card_count(self.hands[seat])

    def _settled(self, hand: cython.ulonglong) -> cython.ulonglong:
        """Let the copies of a face fill the lower place first."""
        return hand ^ (((hand >> 1) & ~hand & self.paired) * 3)

    def _highest(self, hand: cython.ulonglong) -> cython.ulonglong:
        """Return the lower bit of the highest face."""
        hand &= self.plays.lower
        while hand & (hand - 1):
            hand &= hand - 1
        return hand
