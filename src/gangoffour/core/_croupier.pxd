# The C types of `_croupier.py`. Without this file the module runs as plain Python; with it Cython compiles it.
cimport cython
from gangoffour.core._deals cimport Deal

cdef unsigned long long _ONE, _WORD, _GOLDEN, _MIX_1, _MIX_2, _MULTI_ONE
# Known to the compiler beforehand; a test compares them with those of the source.
cdef enum:
    _WORDS = 7
    _CARDS = 64
    _HAND_SIZE = 16
    _SEATS = 4
    _OVER = 2

@cython.final
cdef class Croupier:
    cdef Deal at_hand
    cdef unsigned long long chance
    cdef unsigned char[::1] deck
    # what `list_all` writes and `apply_all` reads
    cdef unsigned short[::1] numbers
    cdef long long[::1] starts

    cdef int _below(self, int limit) noexcept nogil
    cdef void _shuffle(self) noexcept nogil
    cdef void _deal(self, int number, int first_dealer) noexcept nogil
    cdef int _play_out(self) noexcept nogil
    cdef int _play_forced(self) noexcept nogil
    cdef Py_ssize_t _list_all(self, Py_ssize_t deals) noexcept nogil
    cdef Py_ssize_t _apply_all(self, Py_ssize_t deals) noexcept nogil
