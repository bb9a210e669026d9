# The C types of `_worlds.py`. Without this file the module runs as plain Python; with it Cython compiles it.
cimport cython
from libc.math cimport exp
from gangoffour.core._deals cimport Deal

cdef unsigned long long _WORD, _GOLDEN, _MIX_1, _MIX_2, _CERTAIN
cdef double _SMALLEST
# Known to the compiler beforehand; a test compares them with those of the source.
cdef enum:
    _WORDS = 7
    _CARDS = 64
    _SEATS = 4
    _SINGLE = 1
    _GANG = 8
    _NO_GANG = 1
    _NO_COMBINATION = 2
    _CARELESS = 0
    _CHECKING = 1
    _PICKING = 2
    _PLAIN_ATTEMPTS = 40
    _ATTEMPTS = 400
    _LIKELY = 40
    _RANKS = 10
    _LEVELS = 4
    _COLOURS = 3
    _FIVE = 5
    _SIGNS = 113

@cython.final
cdef class Worlds:
    cdef Deal at_hand
    cdef unsigned long long chance
    # what is known: by seat, in the order in which they draw
    cdef const unsigned long long[::1] cards
    cdef const unsigned char[::1] seats
    cdef const unsigned char[::1] needs
    cdef const unsigned char[::1] reaches
    cdef const unsigned long long[::1] kept
    cdef const unsigned char[::1] lacks
    cdef const unsigned long long[::1] laid_since_gang
    cdef const unsigned long long[::1] laid_since_combination
    # and by pass
    cdef const unsigned char[::1] pass_seats
    cdef const unsigned short[::1] pass_tops
    cdef const unsigned long long[::1] pass_laid
    # the world being drawn
    cdef unsigned long long[::1] deck
    cdef unsigned long long[::1] drawn
    # how likely hands are: what speaks for them, and who has each place of the deck
    cdef const unsigned char[::1] ranks
    cdef const unsigned char[::1] colours
    cdef double[::1] favours
    cdef double[::1] favour_of
    cdef unsigned char[::1] owners
    cdef unsigned char[::1] counts

    cdef bint _draw(self, int tries) noexcept nogil
    cdef bint _deal_out(self, int tries, int care) noexcept nogil
    cdef bint _fill_likely(self, int i, int start, int tries, int care) noexcept nogil
    cdef bint _fill(self, int i, int start, int care) noexcept nogil
    cdef bint _may_be(self, int i, unsigned long long hand) noexcept nogil
    cdef unsigned long long _weight(self, int i) noexcept nogil
    cdef bint _has_answer(self, unsigned long long hand, int top) noexcept nogil
    cdef void _mix(self, int swaps) noexcept nogil
    cdef void _swap_by_favour(self, int one, int two) noexcept nogil
    cdef bint _may_take(self, int i, unsigned long long card, unsigned long long both) noexcept nogil
    cdef double _favour(self, int i, unsigned long long hand) noexcept nogil
    cdef unsigned long long _settled(self, unsigned long long hand) noexcept nogil
    cdef int _below(self, int limit) noexcept nogil
    cdef unsigned long long _next(self) noexcept nogil
