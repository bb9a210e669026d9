"""Time."""

from typing import Protocol


class Clock(Protocol):
    """Time, as the store counts it; no wall clock of a machine can move it."""

    def now_ms(self) -> int:
        """Return the time in milliseconds since 1970."""

    async def sleep_until(self, moment_ms: int) -> None:
        """Return at that moment, or at once if it has passed."""
