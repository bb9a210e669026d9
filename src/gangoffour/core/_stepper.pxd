# The C types of `_stepper.py`. Without this file the module runs as plain Python; with it Cython compiles it.
cimport cython
from gangoffour.core._croupier cimport Croupier
from gangoffour.core._deals cimport Deal

cdef unsigned long long _ONE, _DECK
# Known to the compiler beforehand; a test compares them with those of the source.
cdef enum:
    _PLAYS = 12352
    _WAIT = 65535
    _SEATS = 4
    _SEEN = 8
    _WORDS = 14
    _BYTES_PER_WORD = 8
    _RETURN = 1
    _OVER = 2
    _GANG = 8
    _SMALLEST_GANG = 4
    _DEAL_ENDED = 1
    _MATCH_ENDED = 2

@cython.final
cdef class Stepper:
    cdef Croupier croupier
    cdef Deal at_hand
    # what the observation needs to know beyond the deal
    cdef const unsigned char[::1] passed_on
    cdef const unsigned char[::1] slot_seats
    cdef const unsigned long long[::1] slot_sets
    cdef const unsigned short[::1] size_scales
    cdef const unsigned short[::1] score_scales
    cdef const unsigned long long[::1] spread
    cdef unsigned long long options
    cdef int seat_count, match_limit, match_deals, highest_score
    cdef bint exceeds, extra_deal, skips_forced
    # one row for each deal
    cdef unsigned long long[::1] seen
    cdef unsigned long long[::1] chances
    cdef int[::1] numbers
    cdef unsigned short[::1] listed
    cdef long long[::1] starts
    cdef unsigned long long[::1] packed
    cdef const unsigned char[::1] packed_bytes
    cdef unsigned long long[::1] columns
    cdef unsigned char[::1] seats
    cdef unsigned char[::1] ended
    cdef unsigned char[::1] deal_winners
    cdef unsigned char[::1] deal_losers
    cdef int[::1] points
    cdef int[::1] scores
    cdef const unsigned short[::1] actions
    # how many turns without a choice were taken
    cdef readonly long long forced

    cdef void _new_match(self, Py_ssize_t place) noexcept nogil
    cdef Py_ssize_t _illegal(self, Py_ssize_t deals) noexcept nogil
    cdef Py_ssize_t _go_on(self, Py_ssize_t place, Py_ssize_t total) noexcept nogil
    cdef void _take(self, Py_ssize_t place, int action) noexcept nogil
    cdef void _advance(self, Py_ssize_t place) noexcept nogil
    cdef void _end_deal(self, Py_ssize_t place) noexcept nogil
    cdef bint _is_match_over(self, Py_ssize_t place) noexcept nogil
    cdef Py_ssize_t _put_list(self, Py_ssize_t total) noexcept nogil
    cdef void _observe(self, Py_ssize_t place) noexcept nogil
    cdef unsigned long long _unseen(self, Py_ssize_t seen) noexcept nogil
    cdef unsigned long long _flags(self, Py_ssize_t seen, int turned) noexcept nogil
    cdef unsigned long long _more_flags(self) noexcept nogil
    cdef void _spread_out(self, Py_ssize_t at) noexcept nogil
