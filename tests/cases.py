"""Which cases of a test are for every push, and which for the night."""

from collections.abc import Collection, Iterable

import pytest


def nightly_but(every_push: Collection[object], cases: Iterable[object]) -> list[object]:
    """Return cases as parameters: every push tries those that are named, the night all of them."""
    return [case if case in every_push else _nightly(case) for case in cases]


def _nightly(case: object) -> object:
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.nightly)
