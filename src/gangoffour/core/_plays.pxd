# The C types of `_plays.py`. Without this file the module runs as plain Python; with it Cython compiles it.
cimport cython

cdef unsigned long long _WORD, _FIRSTS, _SECONDS, _THIRDS, _PAIRS_OF_BITS, _LOW_PAIRS, _ADD_UP
# Known to the compiler beforehand; a test compares them with those of the source.
cdef enum:
    _RANKS = 10
    _SLOT = 128
    _STARTS = 5
    _SINGLES = 0
    _PAIRS = 1
    _TRIPLES = 2
    _GANGS = 3
    _END = 4
    _SINGLE = 1
    _PAIR = 2
    _TRIPLE = 3
    _STRAIGHT = 4
    _FLUSH = 5
    _FULL_HOUSE = 6
    _GANG = 8
    _FIRST_PAIR = 35
    _PAIR_COUNT = 64
    _FIRST_TRIPLE = 99
    _RUNS = 6
    _RUN_CODES = 324
    _FIVE = 5
    _COLOURS = 3
    _HALF = 1024
    _SIZES = 7
    _HALVES = 2067

@cython.final
cdef class Plays:
    # tables
    cdef const unsigned long long[::1] masks
    cdef const unsigned short[::1] strengths
    cdef const unsigned char[::1] sizes
    cdef const unsigned char[::1] kinds
    cdef const unsigned char[::1] ranks
    cdef const unsigned char[::1] faces
    cdef const unsigned short[::1] starts
    cdef const unsigned short[::1] of_rank
    cdef const unsigned short[::1] full_houses
    cdef const unsigned short[::1] low_run_starts
    cdef const unsigned short[::1] low_runs
    cdef const unsigned short[::1] high_run_starts
    cdef const unsigned short[::1] high_runs
    cdef const unsigned short[::1] straights
    cdef const unsigned short[::1] straight_flushes
    cdef const unsigned short[::1] low_set_starts
    cdef const unsigned short[::1] low_sets
    cdef const unsigned short[::1] high_set_starts
    cdef const unsigned short[::1] high_sets
    cdef const unsigned short[::1] flushes
    cdef unsigned long long lower
    cdef unsigned long long de_bruijn
    # the list being made
    cdef unsigned short[::1] listed
    cdef unsigned short[::1] pairs
    cdef int count
    # the hand being looked at
    cdef unsigned long long hand
    cdef unsigned long long spread
    cdef unsigned long long twos
    cdef unsigned long long counts

    cdef void add(self, int action) noexcept nogil
    cdef int face_at(self, unsigned long long bit) noexcept nogil
    cdef unsigned long long higher(self, unsigned long long hand, int top) noexcept nogil
    cdef void lead(self, unsigned long long hand, int least) noexcept nogil
    cdef void follow(self, unsigned long long hand, int top) noexcept nogil
    cdef void gangs_of(self, unsigned long long hand, int top) noexcept nogil
    cdef void singles_of(self, unsigned long long hand, int first) noexcept nogil
    cdef void _look_at(self, unsigned long long hand) noexcept nogil
    cdef int _slot(self, int rank) noexcept nogil
    cdef void _of_rank(self, int kind, int rank, int need) noexcept nogil
    cdef void _gangs(self, int need) noexcept nogil
    cdef void _fives(self, int kind, int need) noexcept nogil
    cdef void _straights(self, int need) noexcept nogil
    cdef void _straight_flushes(self, int need) noexcept nogil
    cdef void _full_houses(self, int need) noexcept nogil
    cdef void _flushes(self, int need) noexcept nogil
    cdef void _flushes_of(self, int colour, int low, int high, int need) noexcept nogil
