import random
from collections.abc import Callable
from random import Random

import pytest

from gangoffour.bots import UniformBot
from gangoffour.bots.testing import BotFault, check_bot
from gangoffour.engine import Action, Pass, Phase, Play, SeatView, legal_actions_in, parse_cards


class Faulty:
    """A bot that plays well but for one fault."""

    def __init__(self, fault: Callable[[SeatView], Action | None], name: str = "faulty") -> None:
        self.name = name
        self._fault = fault

    def choose(self, view: SeatView, rng: Random) -> Action:
        return self._fault(view) or UniformBot().choose(view, rng)


def is_on_lead(view: SeatView) -> bool:
    return view.public.phase is Phase.PLAY and view.limits is not None and not view.limits.may_pass


def crash(view: SeatView) -> Action:
    raise ZeroDivisionError(f"seat {view.seat}")


@pytest.mark.parametrize(
    "fault, complaint",
    [
        (lambda view: Pass() if is_on_lead(view) else None, "illegal: pass/on_lead"),
        (lambda view: Play(parse_cards("DR")) if is_on_lead(view) else None, "illegal: play/"),
        (lambda view: "pass" if is_on_lead(view) else None, "'pass', which is no action"),
        (lambda view: random.choice(legal_actions_in(view)), "asked again with an equal rng"),
        (crash, "failed with ZeroDivisionError: seat"),
        (lambda view: legal_actions_in(view)[0] if view.public.seat_count == 4 else Pass(), "classic, 3 seats"),
    ],
    ids=["pass on lead", "cards not held", "no action", "chance of its own", "failure", "three seats"],
)
def test_a_bot_with_a_fault_is_named_with_what_it_did(
    fault: Callable[[SeatView], Action | None], complaint: str
) -> None:
    with pytest.raises(BotFault, match=complaint) as found:
        check_bot(Faulty(fault))
    assert str(found.value).startswith("bot 'faulty', classic, ")


def test_a_fault_that_shows_only_in_the_exchange_is_found() -> None:
    with pytest.raises(BotFault, match="turn/return_first"):
        check_bot(Faulty(lambda view: Pass() if view.public.phase is Phase.RETURN else None))


def test_a_fault_that_shows_only_under_one_preset_is_found() -> None:
    def fault(view: SeatView) -> Action | None:
        return Pass() if view.public.rules.duty_gang == "required" and is_on_lead(view) else None

    with pytest.raises(BotFault, match="german"):
        check_bot(Faulty(fault))


def test_a_bot_needs_a_name() -> None:
    with pytest.raises(BotFault, match="no name"):
        check_bot(Faulty(lambda _: None, name=""))


def test_a_sound_bot_passes() -> None:
    check_bot(Faulty(lambda _: None))
