"""Which actions are legal, and why another one is refused (R26-R64)."""

from collections.abc import Iterable

from gangoffour.engine.actions import Action, Declare, Pass, Play, ReturnCard, no_action
from gangoffour.engine.cards import Card, Hand, holds, missing_cards
from gangoffour.engine.combinations import Combination, Kind, beats, classify
from gangoffour.engine.errors import Code, IllegalAction
from gangoffour.engine.exchange import returnable_cards
from gangoffour.engine.last_card import must_declare_itself
from gangoffour.engine.limits import FREE_TO_FOLLOW, FREE_TO_LEAD, Limits
from gangoffour.engine.notation import format_cards
from gangoffour.engine.plays import beating_combinations, held_combinations
from gangoffour.engine.public import Phase, PublicDeal, PublicView
from gangoffour.engine.rules import Declaration
from gangoffour.engine.seats import Seat
from gangoffour.engine.view import SeatView


def legal_plays(view: SeatView) -> list[Combination]:
    """Return every combination the seat may play now: held, beating the top play, and within its limits."""
    deal, limits = view.public.deal, view.limits
    if deal is None or limits is None or limits.must_declare_first:
        return []
    top_play = deal.trick.top_play
    if top_play is None:
        candidates = held_combinations(view.hand)
    else:
        candidates = beating_combinations(view.hand, top_play, view.public.rules)
    if limits is FREE_TO_LEAD or limits is FREE_TO_FOLLOW:
        return candidates
    return [combination for combination in candidates if limits.play_refusal(combination) is None]


def legal_actions_in(view: SeatView) -> list[Action]:
    """Return every canonical action the seat may take now: all a bot or a client needs is its view.

    A play that leaves one card which the seat has to declare itself is listed twice, with the flag and without.
    """
    if view.limits is None:
        return _actions_apart_from_turns(view)
    if view.limits.must_declare_first:
        return [Declare()]
    plays = legal_plays(view)
    actions: list[Action] = [Play(cards) for _, cards in plays]
    if view.public.rules.declaration is Declaration.MANUAL:
        leaves_one = len(view.hand) - 1
        actions += [Play(cards, declare=True) for _, cards in plays if len(cards) == leaves_one]
    if view.limits.may_pass:
        actions.append(Pass())
    return actions


def _actions_apart_from_turns(view: SeatView) -> list[Action]:
    """Return what a seat may do that is not on turn to play: return a card, or declare in its window."""
    if view.public.phase is Phase.RETURN and view.public.seat_to_act == view.seat:
        return [ReturnCard(card) for card in _returnable(view.public, view.hand)]
    return [Declare()] if view.may_declare else []


def canonical_action(action: Action, view: SeatView) -> Action:
    """Return the action as `legal_actions_in` would list it: cards in order, a flag without meaning dropped."""
    match action:
        case Play(cards=cards, declare=declare):
            cards_left = len(view.hand) - len(cards)
            return Play(tuple(sorted(cards)), declare and must_declare_itself(cards_left, view.public.rules))
        case Pass() | Declare() | ReturnCard():
            return action
        case _:
            raise no_action(action)


def judge_play(cards: tuple[Card, ...], view: SeatView) -> Combination:
    """Return the combination that the seat may play, or refuse the play with the reason."""
    limits = _limits_on_turn(view)
    if not holds(view.hand, cards):
        _require_cards(cards)
        raise _refused(Code.PLAY_NOT_HELD, missing_cards(view.hand, cards))
    combination = classify(cards)
    if combination is None:
        raise _refused(Code.PLAY_NOT_A_COMBINATION, cards)
    top_play = _deal(view.public).trick.top_play
    if top_play is not None and not beats(combination, top_play, view.public.rules):
        raise _refused(_why_not_beaten(combination, top_play), cards, top_play=format_cards(top_play.cards))
    refusal = limits.play_refusal(combination)
    if refusal is not None:
        raise _refused(refusal, cards, highest=str(view.hand[-1]), most=limits.max_cards)
    return combination


def _require_cards(values: Iterable[Card]) -> None:
    """Tell a text that nobody made into cards from a card that is not held; asked only where neither is."""
    for value in values:
        if not isinstance(value, Card):
            raise TypeError(f"{value!r} is no card: parse_cards makes cards of a text")


def _refused(code: Code, cards: tuple[Card, ...], **facts: str | int) -> IllegalAction:
    return IllegalAction(code, cards=format_cards(cards), **facts)


def judge_pass(view: SeatView) -> None:
    """Refuse a pass that is illegal, with the reason."""
    limits = _limits_on_turn(view)
    if limits.must_declare_first:
        raise IllegalAction(Code.PLAY_DECLARE_FIRST)
    refusal = limits.pass_refusal
    if refusal is not None:
        raise IllegalAction(refusal, highest=str(view.hand[-1]))


def judge_declaration(view: SeatView) -> None:
    """Refuse a declaration that is illegal, with the reason."""
    deal = _deal(view.public)
    if view.public.rules.declaration is Declaration.AUTOMATIC:
        raise IllegalAction(Code.DECLARE_AUTOMATIC)
    if view.seat in deal.disqualified:
        raise IllegalAction(Code.TURN_DISQUALIFIED)
    if view.seat in deal.declared:
        raise IllegalAction(Code.DECLARE_ALREADY_DECLARED)
    if not view.may_declare:
        raise IllegalAction(Code.DECLARE_NOT_LAST_CARD)


def judge_return(card: Card, view: SeatView) -> None:
    """Refuse a returned card that is illegal, with the reason."""
    _deal(view.public)
    if view.public.phase is not Phase.RETURN:
        raise IllegalAction(Code.RETURN_NOT_DUE)
    if view.public.seat_to_act != view.seat:
        raise IllegalAction(Code.TURN_NOT_YOURS)
    if card not in view.hand:
        _require_cards((card,))
        raise IllegalAction(Code.RETURN_NOT_HELD, card=str(card))
    if card not in _returnable(view.public, view.hand):
        raise IllegalAction(Code.RETURN_SAME_FACE, card=str(card))


def _deal(public: PublicView) -> PublicDeal:
    """Return the deal being played, or refuse: there is none."""
    phase = public.phase
    if phase is Phase.OVER:
        raise IllegalAction(Code.MATCH_OVER)
    if public.deal is None or phase is Phase.READY:
        raise IllegalAction(Code.DEAL_NOT_STARTED)
    return public.deal


def _limits_on_turn(view: SeatView) -> Limits:
    """Return what binds the seat, or refuse: it is not its turn to play or pass."""
    if view.limits is not None:
        return view.limits
    if view.seat in _deal(view.public).disqualified:
        raise IllegalAction(Code.TURN_DISQUALIFIED)
    if view.public.phase is Phase.RETURN:
        raise IllegalAction(Code.TURN_RETURN_FIRST)
    raise IllegalAction(Code.TURN_NOT_YOURS)


def _why_not_beaten(combination: Combination, top_play: Combination) -> Code:
    if top_play.kind is Kind.GANG:
        return Code.PLAY_ONLY_HIGHER_GANG
    if len(combination.cards) != len(top_play.cards):
        return Code.PLAY_WRONG_CARD_COUNT
    return Code.PLAY_DOES_NOT_BEAT


def _returnable(public: PublicView, hand: Hand) -> tuple[Card, ...]:
    exchange = None if public.deal is None else public.deal.exchange
    if exchange is None:
        return ()
    return returnable_cards(hand, exchange.tribute, public.rules)


def check_seat(public: PublicView, seat: Seat) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < public.seat_count:
        raise IllegalAction(Code.MATCH_UNKNOWN_SEAT, seat=seat)
