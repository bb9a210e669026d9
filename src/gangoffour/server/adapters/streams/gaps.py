"""Gaps in the heartbeat of the service, and what is given to every clock for one."""


def shift_ms(gap_ms: int, longest_gap_ms: int, grace_ms: int, explained_ms: int) -> int:
    """Return by how much wake-up times are put off for a gap: its length, and the grace if nobody can explain it.

    >>> shift_ms(2_000, 3_000, 10_000, 0), shift_ms(6_000, 3_000, 10_000, 0), shift_ms(6_000, 3_000, 10_000, 5_500)
    (0, 16000, 6000)
    """
    if gap_ms <= longest_gap_ms:
        return 0
    return gap_ms if gap_ms - explained_ms <= longest_gap_ms else gap_ms + grace_ms
