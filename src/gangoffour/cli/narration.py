"""What happens in a match, told line by line to one seat or to a reader of its record."""

from collections.abc import Iterator, Sequence

from gangoffour.cli.words import combination_words
from gangoffour.engine import (
    CardReturned,
    CombinationPlayed,
    DealEvent,
    DealScored,
    DealStarted,
    DealWon,
    DeckCut,
    DummyHandDealt,
    DummyHandsShown,
    Hand,
    HandDealt,
    HandsShown,
    LastCardDeclared,
    MatchWon,
    Passed,
    PublicView,
    Seat,
    SeatDisqualified,
    TributeGiven,
    TrickWon,
    format_cards,
)
from gangoffour.locales import Messages


class Narrator:
    """Tells events in words, and whose they are."""

    def __init__(self, messages: Messages, names: Sequence[str], you: Seat | None = None) -> None:
        """Tell with these names, by seat; `you` is the seat of the listener, if any."""
        self.messages = messages
        self._names = tuple(names)
        self._you = you

    def name(self, seat: Seat) -> str:
        """Return what the listener calls a seat."""
        return self.messages.format("you") if seat == self._you else self._names[seat]

    def tell(self, event: DealEvent, public: PublicView) -> Iterator[str]:
        """Yield the lines for one event; `public` is what everybody knows right after it."""
        match event:
            case CombinationPlayed(seat=seat, combination=combination):
                yield self._of_seat(
                    "event-combination-played",
                    seat,
                    cards=format_cards(combination.cards),
                    combination=combination_words(combination, self.messages),
                    left=0 if public.deal is None else public.deal.hand_sizes[seat],
                )
            case Passed(seat=seat):
                yield self._of_seat("event-passed", seat)
            case LastCardDeclared(seat=seat):
                yield self._of_seat("event-last-card-declared", seat)
            case SeatDisqualified(seat=seat):
                yield self._of_seat("event-seat-disqualified", seat)
            case TrickWon(seat=seat, leader=leader):
                if leader == seat:
                    yield self._of_seat("event-trick-won", seat)
                else:
                    yield self._of_seat("event-trick-won-other-leads", seat, leader=self.name(leader))
            case DealWon() | HandsShown() | DealScored() | DummyHandsShown() | MatchWon():
                yield from self._end(event, public)
            case _:
                yield from self._start(event)

    def _start(
        self, event: DealStarted | DeckCut | HandDealt | DummyHandDealt | TributeGiven | CardReturned
    ) -> Iterator[str]:
        match event:
            case DealStarted(deal_number=number, dealer=dealer, direction=direction, leader=leader):
                yield ""
                yield self.messages.format(
                    "event-deal-started",
                    number=number,
                    direction=direction.value,
                    dealer=self.name(dealer),
                    leader=self.name(leader),
                )
            case DeckCut(cards=cards, first_card_to=first):
                if first is None:
                    yield self.messages.format("event-deck-cut", cards=format_cards(cards))
                else:
                    yield self._of_seat("event-deck-cut-counted", first, cards=format_cards(cards))
            case HandDealt(seat=seat, hand=hand):
                yield self._of_seat("event-hand-dealt", seat, cards=format_cards(hand))
            case DummyHandDealt(hand=hand):
                yield self.messages.format("event-dummy-hand-dealt", cards=format_cards(hand))
            case TributeGiven():
                yield self._moved("event-tribute-given", event)
            case CardReturned():
                yield self._moved("event-card-returned", event)

    def _end(
        self, event: DealWon | HandsShown | DealScored | DummyHandsShown | MatchWon, public: PublicView
    ) -> Iterator[str]:
        match event:
            case DealWon(seat=seat):
                is_out = public.deal is not None and public.deal.hand_sizes[seat] == 0
                yield self._of_seat("event-deal-won" if is_out else "event-deal-won-alone", seat)
            case HandsShown(hands=hands):
                yield from self._left(hands)
            case DealScored(points=points):
                by_name = (
                    self.messages.format("event-points-of", name=self.name(Seat(seat)), points=value)
                    for seat, value in enumerate(points)
                )
                yield self.messages.format("event-points", points=", ".join(by_name))
            case DummyHandsShown(hands=hands):
                for number, hand in enumerate(hands, start=1):
                    yield self.messages.format("event-dummy-hand-shown", number=number, cards=format_cards(hand))
            case MatchWon(winners=winners):
                names = ", ".join(map(self.name, winners))
                yield self.messages.format("event-match-won", count=len(winners), names=names)

    def score_sheet(self, public: PublicView) -> Iterator[str]:
        """Yield the score sheet: a line for each deal, and the scores."""
        names = [self.name(seat) for seat in public.seats]
        labels = [self.messages.format("sheet-deal"), self.messages.format("sheet-score")]
        first = max(map(len, labels))
        width = max(6, *(len(name) + 2 for name in names))
        yield f"{labels[0]:<{first}}" + "".join(f"{name:>{width}}" for name in names)
        for number, result in enumerate(public.results, start=1):
            yield f"{number:<{first}}" + "".join(f"{points:>{width}}" for points in result.points)
        yield f"{labels[1]:<{first}}" + "".join(f"{score:>{width}}" for score in public.scores)

    def _left(self, hands: Sequence[Hand]) -> Iterator[str]:
        for seat, hand in enumerate(hands):
            if hand:
                yield self._of_seat("event-hand-shown", Seat(seat), cards=format_cards(hand))

    def _moved(self, message_id: str, event: TributeGiven | CardReturned) -> str:
        return self.messages.format(
            message_id, card=str(event.card), giver=self.name(event.giver), receiver=self.name(event.receiver)
        )

    def _of_seat(self, message_id: str, seat: Seat, **facts: str | int) -> str:
        who = "you" if seat == self._you else "other"
        return self.messages.format(message_id, who=who, name=self.name(seat), **facts)
