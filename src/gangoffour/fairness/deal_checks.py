"""The checks of one deal: hands against the derived deck, then every card against the hands."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from gangoffour.fairness.decks import CANONICAL_DECK, FACE_COUNT, cut_cards, dealt_faces, deck_order, later_deal_roles
from gangoffour.fairness.errors import UnfairCode, UnfairRecord
from gangoffour.fairness.evidence import DealEvidence, ExchangeEvidence


def check_deal(key: bytes, deal: DealEvidence, seat_count: int) -> None:
    """Raise `UnfairRecord` at the first field of `deal` that does not follow from the key."""
    if deal.cut_cards and deal.cut_cards != tuple(
        CANONICAL_DECK[card] for card in cut_cards(key, deal.deal_number - 1)
    ):
        raise _unfair(UnfairCode.CUT, deal, "cut cards", "they do not follow from the key")
    _check_hands(key, deal, seat_count)
    for name, cards in (("played cards", deal.played), ("cards left", deal.left)):
        if len(cards) != seat_count:
            raise _unfair(UnfairCode.PLAYS, deal, name, f"they are not given for each of {seat_count} seats")
    _check_roles(key, deal, seat_count)
    _check_exchange_seats(deal, seat_count)
    if not _exchange_holds(deal):
        raise _exchange_or_plays_fault(deal)


def _check_hands(key: bytes, deal: DealEvidence, seat_count: int) -> None:
    dealt = dealt_faces(deck_order(key, deal.deal_number - 1), seat_count)
    if len(deal.hands) != seat_count:
        raise _unfair(UnfairCode.HAND, deal, "hands", f"they are not given for each of {seat_count} seats")
    for seat, (recorded, derived) in enumerate(zip(deal.hands, dealt.hands, strict=True)):
        if sorted(recorded) != sorted(derived):
            raise _unfair(UnfairCode.HAND, deal, f"hand of seat {seat}", "it does not follow from the key", seat)
    if deal.dummy_hand is not None and sorted(deal.dummy_hand) != sorted(dealt.dummy_hand or ()):
        raise _unfair(UnfairCode.HAND, deal, "dummy hand", "it does not follow from the key")


def _check_roles(key: bytes, deal: DealEvidence, seat_count: int) -> None:
    if deal.roles is None:
        return
    if deal.roles != later_deal_roles(key, deal.deal_number - 1, seat_count):
        raise _unfair(UnfairCode.EXCHANGE, deal, "roles", "they do not follow from the key")
    exchange = deal.exchange
    if exchange is None or (exchange.receiver, exchange.giver) != deal.roles:
        raise _unfair(UnfairCode.EXCHANGE, deal, "exchange", "it is not between the seats with these roles")


def _check_exchange_seats(deal: DealEvidence, seat_count: int) -> None:
    exchange = deal.exchange
    if exchange is None:
        return
    if deal.deal_number == 1 and deal.roles is None:
        raise _unfair(UnfairCode.EXCHANGE, deal, "exchange", "there is none before the first deal")
    for name, seat in (("giver", exchange.giver), ("receiver", exchange.receiver)):
        if not 0 <= seat < seat_count:
            raise _unfair(UnfairCode.EXCHANGE, deal, name, f"there is no seat {seat}")


def _exchange_holds(deal: DealEvidence) -> bool:
    """Tell whether the exchange is possible and every seat played and kept exactly the cards it held."""
    exchange = deal.exchange
    if exchange is not None and (
        exchange.giver == exchange.receiver or exchange.tribute != max(deal.hands[exchange.giver])
    ):
        return False
    return not any(_imbalance(deal, seat) for seat in range(len(deal.hands)))


def _imbalance(deal: DealEvidence, seat: int) -> Counter[int]:
    """Return what the seat played and kept, less what it held: cards from nowhere above zero, lost cards below."""
    difference = Counter(deal.played[seat] + deal.left[seat])
    difference.subtract(Counter(deal.hands[seat]))
    exchange = deal.exchange
    if exchange is not None:
        # A giver that is also the receiver is refused elsewhere; here both lines would cancel out.
        sign = (seat == exchange.giver) - (seat == exchange.receiver)
        difference[exchange.tribute] += sign
        if exchange.returned is not None:
            difference[exchange.returned] -= sign
    return Counter({card: count for card, count in difference.items() if count})


def _exchange_or_plays_fault(deal: DealEvidence) -> UnfairRecord:
    """Name the fault of a deal whose cards do not add up.

    First the single faults: a field of the exchange is named if another value of that field alone makes the cards of
    all seats add up. Plays come last, for a wrong exchange makes right plays look wrong, never the reverse.
    """
    for code, field, repaired in _single_repairs(deal):
        if _exchange_holds(repaired):
            return _unfair(code, deal, field, "it does not fit the hands and the plays")
    exchange = deal.exchange
    if exchange is not None and exchange.giver == exchange.receiver:
        return _unfair(UnfairCode.EXCHANGE, deal, "receiver", "it is the giver")
    if exchange is not None and exchange.tribute != max(deal.hands[exchange.giver]):
        return _unfair(UnfairCode.TRIBUTE, deal, "tribute", "it is not the highest card of the giver's hand")
    if exchange is not None and _is_other_card_returned(deal, exchange):
        return _unfair(UnfairCode.RETURNED_CARD, deal, "returned card", "it does not fit the plays")
    seat = next(seat for seat in range(len(deal.hands)) if _imbalance(deal, seat))
    return _unfair(UnfairCode.PLAYS, deal, f"plays of seat {seat}", "they are not the cards that the seat held", seat)


def _single_repairs(deal: DealEvidence) -> Iterator[tuple[UnfairCode, str, DealEvidence]]:
    """Yield the deal with one field of its exchange replaced, in every way that could be right."""
    exchange = deal.exchange
    seats = range(len(deal.hands))
    cards = (None, *range(FACE_COUNT))
    if exchange is None:
        # Only later deals have an exchange; in the first one two seats with each other's card are wrong plays.
        if deal.deal_number > 1:
            pairs = [(giver, receiver) for giver in seats for receiver in seats if giver != receiver]
            for giver, receiver in pairs:
                for card in cards:
                    found = ExchangeEvidence(giver, receiver, max(deal.hands[giver]), card)
                    yield UnfairCode.EXCHANGE, "exchange", replace(deal, exchange=found)
        return
    highest = max(deal.hands[exchange.giver])
    yield UnfairCode.TRIBUTE, "tribute", replace(deal, exchange=replace(exchange, tribute=highest))
    for card in cards:
        repaired = replace(exchange, returned=card)
        yield UnfairCode.RETURNED_CARD, "returned card", replace(deal, exchange=repaired)
    for seat in seats:
        yield UnfairCode.EXCHANGE, "giver", replace(deal, exchange=replace(exchange, giver=seat))
        yield UnfairCode.EXCHANGE, "receiver", replace(deal, exchange=replace(exchange, receiver=seat))


def _is_other_card_returned(deal: DealEvidence, exchange: ExchangeEvidence) -> bool:
    """Tell whether one side plainly shows another returned card and neither side confirms the recorded one."""
    differences = [_imbalance(deal, seat) for seat in (exchange.giver, exchange.receiver)]
    if exchange.returned is None or not all(differences):
        return False
    # One strange card each: the giver lacks the card said to be returned, or the receiver still has it.
    shapes = [(sorted(difference.values()), difference[exchange.returned]) for difference in differences]
    return shapes[0] == ([-1, 1], -1) or shapes[1] == ([-1, 1], 1)


def _unfair(code: UnfairCode, deal: DealEvidence, field: str, reason: str, seat: int | None = None) -> UnfairRecord:
    number = deal.deal_number
    return UnfairRecord(code, f"deal {number}: {field}", reason, seat=seat, deal_number=number)
