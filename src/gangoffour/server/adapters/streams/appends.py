"""What every event store asks of an append before it looks at the stream."""

from gangoffour.server.ports import Append


def last_seq(append: Append) -> int:
    """Return where the stream will end.

    Raises:
        ValueError: If the append could never be right: its numbers have a gap, or there is nothing in it.
    """
    last = append.expected + len(append.events)
    if [event.seq for event in append.events] != list(range(append.expected + 1, last + 1)):
        raise ValueError(f"the events do not follow {append.expected} without a gap")
    if not append.events and (append.command is None or append.expected == 0):
        raise ValueError("an append without an event needs a command, and a table to be at")
    return last
