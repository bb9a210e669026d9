"""The check for bots of your own: `check_bot(MyBot())` in a test of yours.

It plays matches with every preset, with three seats and with four, and shows the bot nothing but views. Many decisions
are asked for a second time in another world: an equal view, an equal rng, other hidden cards. While a bot is asked, the
state of the world it is asked in lies about for it to find, and no other state of the deal is left.
"""

from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Final

# By way of the module: a bot may put a leaking function in place of `view`, and has to be tempted to.
from gangoffour import engine
from gangoffour.bots.interface import Bot
from gangoffour.bots.uniform import UniformBot
from gangoffour.bots.worlds import World, new_world, other_world, restored, with_action, with_deal
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
    all_seats,
    format_action,
    format_cards,
    rule_set,
    start_match,
)
from gangoffour.fairness import deck_order, first_dealer, seed_key, tagged_hash

__all__ = ["BAIT", "BotFault", "check_bot"]

BAIT: Final[dict[str, MatchState]] = {}
"""Under "state", the state in which a bot is being asked: here for bots that peek, so that they are seen doing it."""

_ONE_IN: Final = 6
"""One decision in this many is asked for in another world too."""

_NOT_ASKED: Final = object()
"""What stands for a choice where the bot was not asked."""

_ACTION: Final = Play | Pass | Declare | ReturnCard

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


def check_bot(bot: Bot, *, factory: Callable[[], Bot] | None = None, seed: str = "check_bot") -> None:
    """Play seeded matches and raise `BotFault` at the first action that breaks the contract.

    An action has to be legal and to follow from the view and the rng alone, not from hidden cards. With a `factory`,
    it is a new bot that is asked in the other world, one that has nothing to remember.
    """
    if not bot.name:
        raise BotFault("the bot has no name")
    for examination in _examinations(bot, factory, seed):
        examination.play()


def _examinations(bot: Bot, factory: Callable[[], Bot] | None, seed: str) -> Iterator["_Examination"]:
    """Yield the matches of the check."""
    for title, rules in {**PRESETS, "house rules": _HOUSE_RULES}.items():
        for seat_count in rules.players_allowed:
            # Once it sits among bots that do anything, once it plays every seat.
            for seats in ({Seat(0)}, set(all_seats(seat_count))):
                key = seed_key(f"{seed} {title} {seat_count} {len(seats)}".encode())
                match_rules = rule_set({"match_deals": _DEALS}, base=rules)
                dealer = Seat(first_dealer(key, seat_count))
                yield _Examination(
                    bot, factory, title, seats, _Chance(key), new_world(start_match(match_rules, seat_count, dealer))
                )


class _Chance:
    """What chance says in a match, one thing after the other.

    Whoever found the key would know the cards in either world: it stays in the frames of two idle generators.
    """

    def __init__(self, key: bytes) -> None:
        self.deck_orders = (deck_order(key, number) for number in count())
        self.seeds = (tagged_hash("check", key, turn.to_bytes(4, "big")) for turn in count())


@dataclass(slots=True)
class _Examination:
    """One match of the check."""

    bot: Bot
    factory: Callable[[], Bot] | None
    title: str
    """The name of the rules."""
    seats: AbstractSet[Seat]
    """Where the bot sits."""
    chance: _Chance
    world: World
    """The one place where a state is kept, so that none is left of a world that was put away."""

    def play(self) -> None:
        """Play the match to its end."""
        while (public := self.world.state.public).phase is not Phase.OVER:
            seat = public.seat_to_act
            if public.phase is Phase.READY or seat is None:
                self.world = with_deal(self.world, next(self.chance.deck_orders))
            elif seat in self.seats:
                self._take_turn(seat, next(self.chance.seeds))
            else:
                action = UniformBot().choose(engine.view(self.world.state, seat), Random(next(self.chance.seeds)))
                self.world = with_action(self.world, seat, action)

    def _take_turn(self, seat: Seat, seed: bytes) -> None:
        """Ask the bot twice, at times in another world too, before that or after, and carry out its action."""
        is_compared, other_comes_first = seed[0] % _ONE_IN == 0, seed[1] % 2 == 0
        elsewhere = self._choice_elsewhere(seat, seed) if is_compared and other_comes_first else _NOT_ASKED
        action = self._choice(self.bot, seat, seed)
        again = self._choice(self.bot, seat, seed)
        if action != again:
            raise self._fault(seat, _changed(action, again))
        if not isinstance(action, _ACTION):
            raise self._fault(seat, f"it returned {action!r}, which is no action")
        if is_compared and not other_comes_first:
            elsewhere = self._choice_elsewhere(seat, seed)
        if elsewhere not in (_NOT_ASKED, action):
            raise self._difference(seat, seed, action, elsewhere)
        try:
            self.world = with_action(self.world, seat, action)
        except IllegalAction as refusal:
            raise self._fault(seat, f"it returned {_text(action)}, which is illegal: {refusal}") from refusal

    def _choice(self, bot: Bot, seat: Seat, seed: bytes) -> object:
        # Here it lies, under the name that everybody would look for.
        state = BAIT["state"] = self.world.state
        try:
            return bot.choose(engine.view(state, seat), Random(seed))
        except Exception as error:
            raise self._fault(seat, f"it failed with {type(error).__name__}: {error}") from error
        finally:
            BAIT.clear()

    def _choice_elsewhere(self, seat: Seat, seed: bytes) -> object:
        """Ask for the same decision where the others hold other cards, if there is such a world."""
        other = other_world(self.world, seat, Random(tagged_hash("other world", seed)))
        if other is None:
            return _NOT_ASKED
        # The world we come from must not be found while the bot is asked: all that is kept of it is this.
        way_back = self.world.course, self.world.deck_order
        self.world = other
        del other
        bot = self.bot if self.factory is None else self.factory()
        choice = self._choice(bot, seat, seed)
        self.world = restored(*way_back)
        return choice

    def _difference(self, seat: Seat, seed: bytes, action: object, elsewhere: object) -> BotFault:
        """Return the fault of a bot that did something else in the other world."""
        bot = self.bot if self.factory is None else self.factory()
        here = self._choice(bot, seat, seed)
        if here == action:
            return self._fault(
                seat,
                f"it returned {_text(action)}, but {_text(elsewhere)} where all it may know was the same, "
                "an equal view and an equal rng, and only the hidden cards were others; it must have seen hidden cards",
            )
        if self.factory is None:
            return self._fault(seat, _changed(action, here))
        return self._fault(
            seat,
            f"it returned {_text(action)}, and a new bot from the factory {_text(here)} "
            "with an equal view and an equal rng; what it remembers of earlier decisions must not change its answer",
        )

    def _fault(self, seat: Seat, complaint: str) -> BotFault:
        seat_view = engine.view(self.world.state, seat)
        public = seat_view.public
        number = 0 if public.deal is None else public.deal.number
        top_play = None if public.deal is None else public.deal.trick.top_play
        facing = "on lead" if top_play is None else f"facing {format_cards(top_play.cards)}"
        return BotFault(
            f"bot {self.bot.name!r}, {self.title}, {public.seat_count} seats, deal {number}, seat {seat}, "
            f"{facing}, holding {format_cards(seat_view.hand)}: {complaint}"
        )


def _changed(action: object, again: object) -> str:
    return (
        f"it returned {_text(action)}, and {_text(again)} when asked again with an equal rng; "
        "all chance has to come from the rng it is given, and nothing it remembers may change its answer"
    )


def _text(choice: object) -> str:
    return format_action(choice) if isinstance(choice, _ACTION) else repr(choice)
