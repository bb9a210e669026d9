"""Hints in the terminal: a line for each action that the network advises."""

from collections.abc import Iterator, Sequence

from gangoffour.bots import Hint
from gangoffour.cli.narration import Narrator
from gangoffour.engine import Seat, format_action
from gangoffour.locales import message_id


def hint_lines(hints: Sequence[Hint], narrator: Narrator) -> Iterator[str]:
    """Yield the hints, each action as it is typed, and what their numbers mean."""
    messages = narrator.messages
    for place, hint in enumerate(hints, start=1):
        facts: dict[str, str | int] = dict(hint.facts)
        if "seat" in hint.facts:
            facts["name"] = narrator.name(Seat(hint.facts["seat"]))
        yield messages.format(
            "hint-line",
            place=place,
            action=format_action(hint.action),
            sign="-" if hint.margin < 0 else "+",
            margin=abs(hint.margin),
            reason=messages.format(message_id(f"hint-{hint.reason}"), **facts),
        )
    yield messages.format("hint-number")
