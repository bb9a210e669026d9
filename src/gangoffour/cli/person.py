"""The person at the terminal: sees the view of one seat and its share of the events, and types actions."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from gangoffour.cli.errors import OurError, sentence
from gangoffour.cli.lines import say
from gangoffour.cli.narration import Narrator
from gangoffour.cli.prompt import Prompt
from gangoffour.cli.words import combination_words
from gangoffour.engine import (
    Action,
    Combination,
    GangLimit,
    HandDealt,
    Limits,
    MalformedText,
    Phase,
    PublicDeal,
    Seat,
    SeatView,
    SeenEvent,
    fold,
    format_action,
    format_cards,
    legal_actions_in,
    legal_plays,
    must_declare_itself,
    parse_action,
    returnable_cards,
)
from gangoffour.locales import message_id

_ENDS: Final = ("quit", "exit")


class Quit(Exception):
    """The person wants to stop, or there is nothing more to read."""


class Person:
    """One seat, played by what is typed. It never gets to see a state."""

    def __init__(self, seat_view: SeatView, narrator: Narrator) -> None:
        """Begin with the view of the seat."""
        self._view = seat_view
        self._narrator = narrator
        self._messages = narrator.messages
        self._answers: dict[str, Callable[[], Iterable[str]]] = {
            "?": self._help,
            "help": self._help,
            "plays": self._plays,
            "hint": self._hints,
            "hand": self._hand,
            "table": self._table,
            "scores": lambda: self._narrator.score_sheet(self._view.public),
        }
        self._hinted: Sequence[Action] = ()
        """What was advised last: the number of a hint stands for its action."""
        self._prompt = Prompt(self._candidates)

    @property
    def seat(self) -> Seat:
        """The seat of the person."""
        return self._view.seat

    def see(self, events: Iterable[SeenEvent]) -> None:
        """Take in what happened, and tell it."""
        self._hinted = ()
        for event in events:
            self._view = fold(self._view, (event,))
            if not isinstance(event, HandDealt):  # the hand is shown when the person has to act
                say(self._narrator.tell(event, self._view.public))

    def action(self) -> Action:
        """Ask until something is typed that is an action; raise `Quit` if the person stops."""
        while True:
            try:
                line = self._prompt.line()
            except EOFError:
                raise Quit from None
            if not line:
                continue
            if line.lower() in _ENDS:
                raise Quit
            if line.isdecimal() and 1 <= int(line) <= len(self._hinted):
                return self._hinted[int(line) - 1]
            answer = self._answers.get(line.lower())
            if answer is not None:
                say(answer())
                continue
            try:
                return parse_action(line)
            except MalformedText as error:
                self.explain(error)

    def explain(self, error: OurError) -> None:
        """Say in words why something was refused."""
        say([sentence(error, self._messages)])

    def show_turn(self) -> None:
        """Say what the person has to do."""
        say(["", *self._task(), *self._sizes(), *self._hand(), *self._limits(), *self._reminder()])

    def show_scores(self) -> None:
        """Show the score sheet."""
        say(["", *self._narrator.score_sheet(self._view.public)])

    def _task(self) -> Iterator[str]:
        public, deal = self._view.public, self._view.public.deal
        if deal is None:
            return
        top_turn = deal.trick.top_turn
        if public.phase is Phase.RETURN and deal.exchange is not None:
            loser = self._narrator.name(deal.exchange.deal_loser)
            yield self._messages.format("turn-return", name=loser, card=str(self._view.hand[0]))
        elif top_turn is None or top_turn.combination is None:
            yield self._messages.format("turn-lead")
        else:
            may_pass = self._view.limits is not None and self._view.limits.may_pass
            yield self._with_play(
                "turn-follow" if may_pass else "turn-follow-no-pass", top_turn.combination, top_turn.seat
            )

    def _limits(self) -> Iterator[str]:
        limits = self._view.limits
        if limits is None:
            return
        limit = _limit_id(limits)
        if limit is not None:
            card = "" if limits.must_contain is None else str(limits.must_contain)
            yield self._messages.format(limit, card=card, most=limits.max_cards)

    def _reminder(self) -> Iterator[str]:
        """Bots act at once and leave no time for a late call: so the word has to be typed with the play."""
        if not must_declare_itself(1, self._view.public.rules):
            return
        leaves_one = [play for play in legal_plays(self._view) if len(play.cards) == len(self._view.hand) - 1]
        if leaves_one:
            yield self._messages.format("reminder-declare", cards=format_cards(leaves_one[0].cards))

    def _help(self) -> Iterator[str]:
        yield self._messages.format("help")

    def _hints(self) -> Iterable[str]:
        # What hints need takes a moment to load: only those who ask wait for it.
        from gangoffour.bots import best_hints, shipped_network  # noqa: PLC0415
        from gangoffour.cli.advice import hint_lines  # noqa: PLC0415

        hints = best_hints(self._view, shipped_network())
        self._hinted = [hint.action for hint in hints]
        return hint_lines(hints, self._narrator)

    def _candidates(self) -> Iterator[str]:
        """Yield every line that may be typed now."""
        yield from map(format_action, legal_actions_in(self._view))
        yield from (each for each in self._answers if each.isalpha())
        yield from _ENDS

    def _hand(self) -> Iterator[str]:
        hand = self._view.hand
        if hand:
            yield self._messages.format("hand", count=len(hand), cards=format_cards(hand))
        else:
            yield self._messages.format("hand-empty")

    def _table(self) -> Iterator[str]:
        deal = self._view.public.deal
        if deal is None or deal.seat_to_act is None:
            yield self._messages.format("table-no-deal")
            return
        top_turn = deal.trick.top_turn
        if top_turn is None or top_turn.combination is None:
            who = "you" if deal.trick.leader == self.seat else "other"
            yield self._messages.format("table-no-top-play", who=who, name=self._narrator.name(deal.trick.leader))
        else:
            yield self._with_play("table-top-play", top_turn.combination, top_turn.seat)
        yield from self._sizes()

    def _sizes(self) -> Iterator[str]:
        deal = self._view.public.deal
        if deal is None:
            return
        sizes = (
            self._messages.format(_size_id(deal, seat), name=self._narrator.name(seat), count=deal.hand_sizes[seat])
            for seat in self._view.public.seats
        )
        yield self._messages.format("hand-sizes", sizes=", ".join(sizes))

    def _plays(self) -> Iterator[str]:
        deal, limits = self._view.public.deal, self._view.limits
        lines = []
        for kind, plays in groupby(sorted(legal_plays(self._view)), key=lambda play: play.kind):
            texts = [format_cards(play.cards) for play in plays]
            plays_id = message_id(f"plays-{kind.name.lower()}")
            lines.append(self._messages.format(plays_id, count=len(texts), plays=" | ".join(texts)))
        if limits is not None and limits.may_pass:
            lines.append(self._messages.format("plays-pass"))
        if self._view.may_declare:
            lines.append(self._messages.format("plays-declare"))
        if self._view.public.phase is Phase.RETURN and deal is not None and deal.exchange is not None:
            cards = returnable_cards(self._view.hand, deal.exchange.tribute, self._view.public.rules)
            lines.append(self._messages.format("plays-return", plays=" | ".join(map(str, cards))))
        yield from lines or [self._messages.format("plays-none")]

    def _with_play(self, message: str, combination: Combination, seat: Seat) -> str:
        return self._messages.format(
            message,
            cards=format_cards(combination.cards),
            combination=combination_words(combination, self._messages),
            name=self._narrator.name(seat),
        )


def _limit_id(limits: Limits) -> str | None:
    """Return the message that says what binds the seat, or None if nothing does."""
    if limits.must_declare_first:
        return "limit-declare-first"
    if limits.gang is GangLimit.REQUIRED:
        return "limit-gang"
    if limits.single_only:
        by_gang = {GangLimit.FREE: "limit-highest-lead", GangLimit.ALLOWED: "limit-highest-or-gang"}
        return by_gang.get(limits.gang, "limit-highest-follow")
    if limits.must_contain is not None:
        return "limit-first-play"
    return "limit-multi-card" if limits.min_cards > 1 else None


def _size_id(deal: PublicDeal, seat: Seat) -> str:
    if seat in deal.disqualified:
        return "hand-size-disqualified"
    return "hand-size-last-card" if seat in deal.declared else "hand-size"
