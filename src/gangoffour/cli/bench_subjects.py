"""What `gangoffour bench` can measure."""

from enum import StrEnum


class Bench(StrEnum):
    """What can be measured."""

    CORE = "core"
    """Deals played out inside the core."""
    ENV = "env"
    """Deals in lockstep, as learning programs play them."""
