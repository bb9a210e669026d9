"""Hints in the terminal: a line for each action that the network advises."""

from collections.abc import Iterator

from gangoffour.bots import Network, best_hints
from gangoffour.cli.narration import Narrator
from gangoffour.engine import Seat, SeatView, format_action
from gangoffour.locales import message_id


def hint_lines(view: SeatView, network: Network, narrator: Narrator) -> Iterator[str]:
    """Yield the hints for a view, each action as it is typed, and what their numbers mean."""
    messages = narrator.messages
    for place, hint in enumerate(best_hints(view, network), start=1):
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
