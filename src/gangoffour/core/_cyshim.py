"""Stands in for `cython` where it is not installed: the types stand in annotations, which nobody evaluates."""

from contextlib import AbstractContextManager, nullcontext
from typing import Final

compiled: Final = False

nogil: Final[AbstractContextManager[None]] = nullcontext()
"""Uncompiled, there is no way to let others run meanwhile."""
