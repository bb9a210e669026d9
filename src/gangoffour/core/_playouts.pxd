# The C types of `_playouts.py`. Without this file the module runs as plain Python; with it Cython compiles it.
cimport cython
from gangoffour.core._deals cimport Deal

cdef unsigned long long _FIRSTS, _PAIRS_OF_BITS, _LOW_PAIRS, _FIELDS
# Known to the compiler beforehand; a test compares them with those of the source.
cdef enum:
    _WORDS = 7
    _OVER = 2
    _FIRST_RETURN = 24706
    _GANG = 8
    _TURN = 16
    _JOINED = 4
    _CARD = 4
    _KEPT_GANG = 25
    _PASS = -40
    _BEST = 1000000

@cython.final
cdef class Playouts:
    cdef Deal at_hand
    # what it takes to lay the hand of the seat to act
    cdef int price

    cdef int _play_out(self) noexcept nogil
    cdef void _look(self) noexcept nogil
    cdef int _choice(self) noexcept nogil
    cdef int _strength(self, int action) noexcept nogil
    cdef int _worth(self, int action) noexcept nogil
    cdef int _rank(self, int action) noexcept nogil
    cdef int _price_of(self, unsigned long long hand) noexcept nogil
    cdef int _fields(self, unsigned long long bits) noexcept nogil
