# The C types of `_deals.py`. Without this file the module runs as plain Python; with it Cython compiles it.
cimport cython
from gangoffour.core._plays cimport Plays

cdef unsigned long long _ONE, _WORD, _TWOS, _FOURS, _EIGHTS, _BYTES, _MULTI_ONE
# Known to the compiler beforehand; a test compares them with those of the source.
cdef enum:
    _PLAYS = 12352
    _DECLARE = 24705
    _FIRST_RETURN = 24706
    _SEATS = 4
    _WORDS = 7
    _PLAY = 0
    _RETURN = 1
    _OVER = 2
    _SINGLE = 1
    _REQUIRED = 1
    _FORBIDDEN = 2

cdef int _field(unsigned long long word, int shift, int width) noexcept nogil
cdef int _card_count(unsigned long long mask) noexcept nogil

@cython.final
cdef class Deal:
    cdef Plays plays
    cdef unsigned long long paired
    # the rule set
    cdef int opening_max_cards, duty_gang, undeclared_extra
    cdef bint reenter, flips, manual, with_play, duty, duty_lead_highest, leftover_tiebreak, return_same
    cdef const unsigned short[::1] points_for
    # the array of deals, and the one at hand
    cdef unsigned long long[::1] words
    cdef unsigned long long[4] hands
    cdef int[4] sizes
    cdef unsigned long long scores, points
    cdef int seats, seat, phase, top, top_seat, leader, passed, declared, disqualified, window
    cdef int winner, loser, giver, tribute, returned
    cdef int clockwise, opening
    # whether a play may leave out its declaration
    cdef bint forgets

    cdef void load(self, Py_ssize_t place) noexcept nogil
    cdef void store(self, Py_ssize_t place) noexcept nogil
    cdef void begin(self, int number) noexcept nogil
    cdef void settle_hands(self) noexcept nogil
    cdef void list_actions(self, int seat) noexcept nogil
    cdef void act(self, int seat, int action) noexcept nogil
    cdef void give(self, int giver, int receiver, int face) noexcept nogil
    cdef void _list_returns(self, int seat) noexcept nogil
    cdef void _list_lead(self, int seat) noexcept nogil
    cdef void _list_opening(self, unsigned long long hand) noexcept nogil
    cdef void _list_follow(self, int seat) noexcept nogil
    cdef bint _has_duty(self, int seat) noexcept nogil
    cdef void _play(self, int seat, int action) noexcept nogil
    cdef void _go_on(self, int following) noexcept nogil
    cdef bint _disqualify(self, int seat) noexcept nogil
    cdef int _next(self, int seat, int barred) noexcept nogil
    cdef void _end_deal(self, int winner) noexcept nogil
    cdef bint _loses_more(self, int seat, int other) noexcept nogil
    cdef unsigned long long _settled(self, unsigned long long hand) noexcept nogil
    cdef unsigned long long _highest(self, unsigned long long hand) noexcept nogil
