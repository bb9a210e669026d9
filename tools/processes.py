"""Processes of the machine, looked at from outside."""

import os


def is_alive(process_id: int) -> bool:
    """Say whether there is a process with this id."""
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    return True
