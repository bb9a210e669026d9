# The C types of `_proofs.py`. Without this file the module runs as plain Python; with it Cython compiles it.
cimport cython
from gangoffour.core._deals cimport Deal

# Known to the compiler beforehand; a test compares them with those of the source.
cdef enum:
    _WORDS = 7
    _OVER = 2
    _LEVELS = 48
    _LISTED = 65536
    _NO = 0
    _YES = 1
    _UNKNOWN = 2

@cython.final
cdef class Prover:
    cdef Deal at_hand
    # actions to try, those of one turn behind those of the turn before
    cdef unsigned short[::1] actions
    # who wants to be out first
    cdef int seat
    # how many steps are left
    cdef long long effort

    cdef int _wins(self, Py_ssize_t start, Py_ssize_t count, int listed) noexcept nogil
    cdef int _own_turn(self, Py_ssize_t start, Py_ssize_t count, int listed) noexcept nogil
    cdef int _turn_of_another(self, Py_ssize_t start, Py_ssize_t count, int listed) noexcept nogil
    cdef bint _goes_out(self) noexcept nogil
    cdef int _add_actions(self, int start, int end) noexcept nogil
    cdef int _after(self, Py_ssize_t start, Py_ssize_t count, int action, int listed) noexcept nogil
    cdef bint _lists(self, int action) noexcept nogil
