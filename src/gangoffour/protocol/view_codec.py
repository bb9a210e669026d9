"""The views of the engine and of the wire, each made of the other."""

from typing import Final, Literal, cast

from gangoffour import engine
from gangoffour.engine import (
    DealResult,
    Exchange,
    GangLimit,
    Limits,
    PublicDeal,
    PublicView,
    Seat,
    SeatView,
    Trick,
    Turn,
)
from gangoffour.protocol.codec import (
    CARD_NAMES,
    CARDS,
    DIRECTION_NAMES,
    DIRECTIONS,
    card_names,
    cards_of,
    combination_of,
    combined,
    optional_seat,
    rules_of,
    rules_values,
)
from gangoffour.protocol.views import (
    CutView,
    DealResultView,
    DealView,
    ExchangeView,
    LimitsView,
    MatchView,
    OwnView,
    TrickView,
    TurnView,
)

_GANG_LIMIT_NAMES: Final = {limit: limit.value for limit in GangLimit}


# --- what everybody knows --------------------------------------------------------------------------------------------


def match_view(public: PublicView) -> MatchView:
    """Return what everybody knows of a match, as it is sent."""
    return MatchView(
        rules=rules_values(public.rules),
        seat_count=cast("Literal[3, 4]", public.seat_count),
        first_dealer=public.first_dealer,
        scores=public.scores,
        deal=None if public.deal is None else _deal_view(public.deal),
        results=tuple(map(_result_view, public.results)),
        winners=public.winners,
        dummy_hands=None if public.dummy_hands is None else tuple(map(card_names, public.dummy_hands)),
    )


def public_view(sent: MatchView) -> PublicView:
    """Return what everybody knows of a match, as it was sent."""
    return PublicView(
        rules=rules_of(sent.rules),
        seat_count=sent.seat_count,
        first_dealer=Seat(sent.first_dealer),
        scores=sent.scores,
        deal=None if sent.deal is None else _public_deal(sent.deal),
        results=tuple(map(_result, sent.results)),
        winners=tuple(map(Seat, sent.winners)),
        dummy_hands=None if sent.dummy_hands is None else tuple(map(cards_of, sent.dummy_hands)),
    )


def _deal_view(deal: PublicDeal) -> DealView:
    return DealView(
        number=deal.number,
        dealer=deal.dealer,
        seat_to_act=deal.seat_to_act,
        hand_sizes=deal.hand_sizes,
        trick=_trick_view(deal.trick),
        tricks=tuple(map(_trick_view, deal.tricks)),
        declared=tuple(sorted(deal.declared)),
        disqualified=tuple(sorted(deal.disqualified)),
        exchange=None if deal.exchange is None else _exchange_view(deal.exchange),
        cut=None if deal.cut is None else _cut_view(deal.cut),
        deal_winner=deal.deal_winner,
        shown_hands=None if deal.shown_hands is None else tuple(map(card_names, deal.shown_hands)),
    )


def _public_deal(sent: DealView) -> PublicDeal:
    return PublicDeal(
        number=sent.number,
        dealer=Seat(sent.dealer),
        seat_to_act=optional_seat(sent.seat_to_act),
        hand_sizes=sent.hand_sizes,
        trick=_trick(sent.trick),
        tricks=tuple(map(_trick, sent.tricks)),
        declared=frozenset(map(Seat, sent.declared)),
        disqualified=frozenset(map(Seat, sent.disqualified)),
        exchange=None if sent.exchange is None else _exchange(sent.exchange),
        cut=None if sent.cut is None else _cut(sent.cut),
        deal_winner=optional_seat(sent.deal_winner),
        shown_hands=None if sent.shown_hands is None else tuple(map(cards_of, sent.shown_hands)),
    )


def _trick_view(trick: Trick) -> TrickView:
    return TrickView(
        leader=trick.leader, direction=DIRECTION_NAMES[trick.direction], turns=tuple(map(_turn_view, trick.turns))
    )


def _trick(sent: TrickView) -> Trick:
    return Trick(Seat(sent.leader), DIRECTIONS[sent.direction], tuple(map(_turn, sent.turns)))


def _turn_view(turn: Turn) -> TurnView:
    return TurnView(seat=turn.seat, combination=None if turn.combination is None else combined(turn.combination))


def _turn(sent: TurnView) -> Turn:
    return Turn(Seat(sent.seat), None if sent.combination is None else combination_of(sent.combination))


def _exchange_view(exchange: Exchange) -> ExchangeView:
    returned = exchange.returned_card
    return ExchangeView(
        deal_loser=exchange.deal_loser,
        deal_winner=exchange.deal_winner,
        tribute=CARD_NAMES[exchange.tribute],
        returned_card=None if returned is None else CARD_NAMES[returned],
    )


def _exchange(sent: ExchangeView) -> Exchange:
    returned = sent.returned_card
    return Exchange(
        deal_loser=Seat(sent.deal_loser),
        deal_winner=Seat(sent.deal_winner),
        tribute=CARDS[sent.tribute],
        returned_card=None if returned is None else CARDS[returned],
    )


def _cut_view(cut: engine.DeckCut) -> CutView:
    return CutView(cards=card_names(cut.cards), first_card_to=cut.first_card_to)


def _cut(sent: CutView) -> engine.DeckCut:
    return engine.DeckCut(cards_of(sent.cards), optional_seat(sent.first_card_to))


def _result_view(result: DealResult) -> DealResultView:
    return DealResultView(
        deal_winner=result.deal_winner, deal_loser=result.deal_loser, points=result.points, scores=result.scores
    )


def _result(sent: DealResultView) -> DealResult:
    return DealResult(Seat(sent.deal_winner), Seat(sent.deal_loser), sent.points, sent.scores)


# --- what only a seat knows ------------------------------------------------------------------------------------------


def own_view(view: SeatView, *, auto_pass: bool) -> OwnView:
    """Return the part of a seat's view that nobody else has, as it is sent."""
    return OwnView(
        seat=view.seat,
        hand=card_names(view.hand),
        limits=None if view.limits is None else limits_view(view.limits),
        may_declare=view.may_declare,
        auto_pass=auto_pass,
    )


def seat_view(match: MatchView, own: OwnView) -> SeatView:
    """Return the view of a seat, whose two parts were sent."""
    limits = None if own.limits is None else limits_of(own.limits)
    return SeatView(public_view(match), Seat(own.seat), cards_of(own.hand), limits)


def limits_view(limits: Limits) -> LimitsView:
    """Return what binds a seat, as it is sent."""
    return LimitsView(
        may_pass=limits.may_pass,
        min_cards=limits.min_cards,
        max_cards=limits.max_cards,
        must_contain=None if limits.must_contain is None else CARD_NAMES[limits.must_contain],
        single_only=limits.single_only,
        gang=_GANG_LIMIT_NAMES[limits.gang],
        must_declare_first=limits.must_declare_first,
    )


def limits_of(sent: LimitsView) -> Limits:
    """Return what binds a seat, as it was sent."""
    return Limits(
        may_pass=sent.may_pass,
        min_cards=sent.min_cards,
        max_cards=sent.max_cards,
        must_contain=None if sent.must_contain is None else CARDS[sent.must_contain],
        single_only=sent.single_only,
        gang=GangLimit(sent.gang),
        must_declare_first=sent.must_declare_first,
    )
