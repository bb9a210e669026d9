# What the compiled modules use of Cython's pure-Python mode, as mypy should see it: a C number is an int.
from contextlib import AbstractContextManager
from typing import Final, TypeAlias

_int: TypeAlias = int

compiled: Final[bool]
nogil: Final[AbstractContextManager[None]]

int: TypeAlias = _int
double: TypeAlias = float
ulonglong: TypeAlias = _int
Py_ssize_t: TypeAlias = _int
bint: TypeAlias = bool
