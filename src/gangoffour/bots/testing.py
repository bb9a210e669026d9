"""The check for bots of your own: `check_bot(MyBot())` in a test of yours.

It plays matches with every preset, with three seats and with four, and shows the bot nothing but views.
"""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Final

from gangoffour.bots.interface import Bot
from gangoffour.bots.uniform import RandomBot
from gangoffour.engine import (
    PRESETS,
    Declare,
    IllegalAction,
    MatchState,
    Pass,
    Phase,
    Play,
    ReturnCard,
    Seat,
    SeatView,
    all_seats,
    apply,
    format_cards,
    rule_set,
    start_deal,
    start_match,
    view,
)
from gangoffour.fairness import deck_order, first_dealer, seed_key, tagged_hash

__all__ = ["BotFault", "check_bot"]

_DEALS: Final = 3
"""Deals in each match of the check: enough for exchanges in both roles."""

_HOUSE_RULES: Final = rule_set(
    {
        "passing": "out_of_trick",
        "direction_change": "trick",
        "declaration_window": "with_play",
        "exchange_return_same": False,
        "duty_gang": "forbidden",
    }
)
"""Options that no preset has."""


class BotFault(AssertionError):
    """The bot broke its contract; the message says where and how."""


def check_bot(bot: Bot, *, seed: str = "check_bot") -> None:
    """Play seeded matches and raise `BotFault` at the first action that is illegal or left to unseeded chance."""
    if not bot.name:
        raise BotFault("the bot has no name")
    for title, rules in {**PRESETS, "house rules": _HOUSE_RULES}.items():
        for seat_count in rules.players_allowed:
            # Once it sits among bots that do anything, once it plays every seat.
            for seats in ({Seat(0)}, set(all_seats(seat_count))):
                key = seed_key(f"{seed} {title} {seat_count} {len(seats)}".encode())
                match_rules = rule_set({"match_deals": _DEALS}, base=rules)
                state = start_match(match_rules, seat_count, Seat(first_dealer(key, seat_count)))
                _Examination(bot, title, seats, key).play(state)


@dataclass(frozen=True, slots=True)
class _Examination:
    """One match of the check."""

    bot: Bot
    title: str
    """The name of the rules."""
    seats: AbstractSet[Seat]
    """Where the bot sits."""
    key: bytes

    def play(self, state: MatchState) -> None:
        """Play the match to its end."""
        for turn in count():
            public = state.public
            if public.phase is Phase.OVER:
                return
            seat = public.seat_to_act
            if public.phase is Phase.READY or seat is None:
                state = start_deal(state, deck_order(self.key, len(public.results))).after
                continue
            chance = tagged_hash("check", self.key, turn.to_bytes(4, "big"))
            if seat in self.seats:
                state = self._after_the_bot(state, view(state, seat), chance)
            else:
                state = apply(state, seat, RandomBot().choose(view(state, seat), Random(chance))).after

    def _after_the_bot(self, state: MatchState, seat_view: SeatView, chance: bytes) -> MatchState:
        action = self._choice(seat_view, chance)
        again = self._choice(seat_view, chance)
        if action != again:
            raise self._fault(
                seat_view,
                f"it returned {action}, and {again} when asked again with an equal rng; "
                "all chance has to come from the rng it is given",
            )
        if not isinstance(action, Play | Pass | Declare | ReturnCard):
            raise self._fault(seat_view, f"it returned {action!r}, which is no action")
        try:
            return apply(state, seat_view.seat, action).after
        except IllegalAction as refusal:
            raise self._fault(seat_view, f"it returned {action}, which is illegal: {refusal}") from refusal

    def _choice(self, seat_view: SeatView, chance: bytes) -> object:
        try:
            return self.bot.choose(seat_view, Random(chance))
        except Exception as error:
            raise self._fault(seat_view, f"it failed with {type(error).__name__}: {error}") from error

    def _fault(self, seat_view: SeatView, complaint: str) -> BotFault:
        public = seat_view.public
        number = 0 if public.deal is None else public.deal.number
        top_play = None if public.deal is None else public.deal.trick.top_play
        facing = "on lead" if top_play is None else f"facing {format_cards(top_play.cards)}"
        return BotFault(
            f"bot {self.bot.name!r}, {self.title}, {public.seat_count} seats, deal {number}, seat {seat_view.seat}, "
            f"{facing}, holding {format_cards(seat_view.hand)}: {complaint}"
        )
