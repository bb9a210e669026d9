"""Whose question a store is asked first."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import IntEnum, unique
from typing import Final


@unique
class Urgency(IntEnum):
    """Whose question the store is asked first when it is slow. Less urgent ones are also the first to be refused."""

    PLAY = 0
    """Whoever is on turn, clocks, and what the server owes."""
    JOIN = 1
    """People who come, sit down, open a table or talk."""
    LOOK = 2
    """Spectators, lists, records."""


_URGENCY: Final[ContextVar[Urgency]] = ContextVar("urgency", default=Urgency.PLAY)


def urgency() -> Urgency:
    """Return how urgent is what the present task asks of the stores."""
    return _URGENCY.get()


def set_urgency(wanted: Urgency) -> None:
    """Say how urgent is what the present task, and those it starts, ask of the stores from now on."""
    _URGENCY.set(wanted)


@contextmanager
def asking(wanted: Urgency) -> Iterator[None]:
    """Say how urgent is what is asked of the stores meanwhile."""
    token = _URGENCY.set(wanted)
    try:
        yield
    finally:
        _URGENCY.reset(token)
