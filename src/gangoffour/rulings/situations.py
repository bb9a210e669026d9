"""What the engine says to vectors about a turn, a trick, a declaration, the end of a deal, and views."""

from collections.abc import Callable, Mapping
from typing import Final

from gangoffour.engine import (
    DECK,
    HAND_SIZE,
    SEAT_COUNTS,
    Card,
    Combination,
    CombinationPlayed,
    Declare,
    Hand,
    MatchState,
    Pass,
    Passed,
    Phase,
    Play,
    ReturnCard,
    RuleSet,
    Seat,
    SeatView,
    all_seats,
    apply,
    beats,
    classify,
    deal_points,
    evolve,
    legal_actions,
    set_up_position,
    start_deal,
    start_match,
    view,
)
from gangoffour.rulings.stage import (
    CLOCKWISE_DEAL,
    COUNTER_CLOCKWISE_DEAL,
    action_of,
    cards_of,
    combination_of,
    deal_number_for,
    deal_of,
    fillers,
    is_legal,
    marked,
)
from gangoffour.rulings.vectors import Facts

_ACTOR: Final = Seat(0)
_NEXT: Final = Seat(1)
_ANOTHER: Final = Seat(2)
_LEADER: Final = Seat(3)


def legal(given: Facts, rules: RuleSet) -> Facts:
    """R8-R50: seat 0 acts; seat 3 before it has made the top play.

    If seat 0 is to have passed in this trick, seat 3 has led something lower, seat 0 has passed, seat 1 has made the
    top play and the others have passed on it.
    """
    flags = given["situation"]
    top_play = None if given["top_play"] is None else combination_of(given["top_play"])
    laid: list[tuple[Seat, Combination]] = []
    if top_play is not None:
        passed_before = flags.get("has_passed_this_trick", False)
        laid = (
            [(_LEADER, _lower_combination(top_play, rules)), (_NEXT, top_play)]
            if passed_before
            else [(_LEADER, top_play)]
        )
    state = set_up_position(
        _hands(cards_of(given["hand"]), laid, flags),
        rules=rules,
        leader=_LEADER if laid else _ACTOR,
        deal_number=1 if flags.get("first_lead_of_match") else COUNTER_CLOCKWISE_DEAL,
    )
    state = marked(state, declared=_declared(flags), disqualified=_disqualified(flags))
    state = _with_plays(state, laid)
    return {"legal": is_legal(state, _ACTOR, action_of(given["action"]))}


def _hands(hand: Hand, laid: list[tuple[Seat, Combination]], flags: Facts) -> list[Hand]:
    """Give every other seat what it lays and a few low cards; one card where it is on its last one."""
    one_card = {
        _NEXT: flags.get("next_active_seat_declared") or flags.get("next_seat_disqualified"),
        _ANOTHER: flags.get("another_seat_declared"),
        _LEADER: False,
    }
    taken = [*hand, *(card for _, combination in laid for card in combination.cards)]
    hands = dict(zip(one_card, fillers(taken, [1 if one else 3 for one in one_card.values()]), strict=True))
    for seat, combination in laid:
        hands[seat] += combination.cards
    return [hand, *hands.values()]


def _declared(flags: Facts) -> list[Seat]:
    marks = {
        _ACTOR: "own_last_card_declared",
        _NEXT: "next_active_seat_declared",
        _ANOTHER: "another_seat_declared",
    }
    return [seat for seat, flag in marks.items() if flags.get(flag)]


def _disqualified(flags: Facts) -> list[Seat]:
    marks = {_ACTOR: "disqualified", _NEXT: "next_seat_disqualified"}
    return [seat for seat, flag in marks.items() if flags.get(flag)]


def _with_plays(state: MatchState, laid: list[tuple[Seat, Combination]]) -> MatchState:
    """Lay the plays, whether or not the duty would let a seat lead them: that is not what the vector asks."""
    for seat, combination in laid:
        if seat == _NEXT:
            state = evolve(state, Passed(_ACTOR, _NEXT))
        state = evolve(state, CombinationPlayed(seat, combination, Seat((seat + 1) % len(state.hands))))
    for seat in (_ANOTHER, _LEADER) if len(laid) > 1 else ():
        state = apply(state, seat, Pass()).after
    return state


def _lower_combination(top_play: Combination, rules: RuleSet) -> Combination:
    """Return equal-ranked cards, as many as in the top play, that it beats."""
    count = len(top_play.cards)
    for start in range(len(DECK) - count):
        candidate = classify(DECK[start : start + count])
        if candidate is not None and candidate.kind is top_play.kind and beats(top_play, candidate, rules):
            return candidate
    raise ValueError(top_play)


def trick(given: Facts, rules: RuleSet) -> Facts:
    """R38-R45: every seat holds what it plays in the list, and a few low cards."""
    laid: dict[Seat, list[Card]] = {seat: [] for seat in all_seats(given["seats"])}
    for seat, what in given["events"]:
        if what != "pass":
            laid[seat].extend(cards_of(what))
    last_cards = {*given["declared"], *given["disqualified_after_play"]}
    spare = fillers(
        (card for cards in laid.values() for card in cards), [1 if seat in last_cards else 3 for seat in laid]
    )
    state = set_up_position(
        [(*cards, *rest) for cards, rest in zip(laid.values(), spare, strict=True)],
        rules=rules,
        leader=Seat(given["leader"]),
        deal_number=deal_number_for(given["direction"]),
    )
    for seat, what in given["events"]:
        action = Pass() if what == "pass" else Play(cards_of(what), declare=seat in given["declared"])
        state = apply(state, seat, action).after
    deal = deal_of(state)
    return {"trick_over": bool(deal.tricks), "to_act": deal.seat_to_act, "leads": deal.trick.top_play is None}


_SAMPLE_PLAYS: Final = {1: "5G", 2: "5G 5Y", 5: "5G 6G 7G 8G 9Y"}


def declare(given: Facts, rules: RuleSet) -> Facts:
    """R42-R46: seat 0 leads; then, if the vector says so, the window closes with a pass of seat 1."""
    played = cards_of(_SAMPLE_PLAYS[given["cards_played"]].split())
    spare = fillers(played, [given["cards_before"] - len(played), 3, 3, 3])
    state = set_up_position([(*played, *spare[0]), *spare[1:]], rules=rules, leader=_ACTOR, deal_number=CLOCKWISE_DEAL)
    if given.get("declared_earlier"):
        state = marked(state, declared=[_ACTOR])
    state = apply(state, _ACTOR, Play(played, declare=given.get("declared", False))).after
    if not given.get("window_closed"):
        return {"declaration_required": view(state, _ACTOR).may_declare}
    accepted = _ACTOR in deal_of(state).declared or is_legal(state, _ACTOR, Declare())
    follower = deal_of(state).seat_to_act
    if follower is None:
        raise ValueError(state)
    deal = deal_of(apply(state, follower, Pass()).after)
    active = _ACTOR not in deal.disqualified
    at_end = deal_points(deal.hand_sizes, follower, deal.disqualified, rules)[_ACTOR]
    return {"active": active, "can_win": active, "points_at_end": at_end, "declaration_accepted": accepted}


def deal_end(given: Facts, rules: RuleSet) -> Facts:
    """R41, R47: the seat lays one card; if it is to fail to declare, the next active seat passes."""
    seat, disqualified = Seat(given["seat_just_played"]), set(given["disqualified"])
    sizes = list(given["hand_sizes_after_play"])
    sizes[seat] += 1
    state = set_up_position(fillers((), sizes), rules=rules, leader=seat, deal_number=COUNTER_CLOCKWISE_DEAL)
    declared = [Seat(other) for other, size in enumerate(sizes) if size == 1 and other not in disqualified]
    state = marked(state, declared=declared, disqualified=disqualified - {seat})
    state = apply(state, seat, Play(state.hands[seat][-1:])).after
    if seat in disqualified:
        state = apply(state, deal_of(state).seat_to_act or _ACTOR, Pass()).after
    over = deal_of(state).deal_winner is not None
    result = state.public.results[-1] if over else None
    return {
        "deal_over": over,
        "deal_winner": None if result is None else result.deal_winner,
        "points": None if result is None else list(result.points),
    }


def visibility(given: Facts, rules: RuleSet) -> Facts:
    """R5, R62-R65: play until the item exists, and look for it in the view of a seat."""
    return {"visible": _ITEMS[given["item"]](rules)}


def _in_play(rules: RuleSet) -> MatchState:
    """Return a second deal in which one trick is finished and another is under way."""
    seat_count = min(rules.players_allowed)
    *hands, dummy_hand = fillers((), [*(5,) * seat_count, HAND_SIZE])
    state = set_up_position(
        hands, rules=rules, deal_loser=_NEXT, dummy_hand=dummy_hand if seat_count == min(SEAT_COUNTS) else ()
    )
    state = apply(state, _ACTOR, ReturnCard(state.hands[_ACTOR][-1])).after
    while not deal_of(state).tricks or not deal_of(state).trick.turns:
        state = _any_action(state)
    return state


def _any_action(state: MatchState) -> MatchState:
    """Let the seat to act pass if it may, else play its first legal play, declared if need be."""
    seat = deal_of(state).seat_to_act
    if seat is None:
        raise ValueError(state)
    actions = legal_actions(state, seat)
    return apply(state, seat, next((action for action in actions if action == Pass()), actions[0])).after


def _after_deal(rules: RuleSet) -> MatchState:
    state = _in_play(rules)
    while state.public.phase is Phase.PLAY:
        state = _any_action(state)
    return state


def _tells_apart(rules: RuleSet, *, dummy: bool) -> bool:
    """True if the view of seat 0 tells two deals apart that differ only in the hand of seat 2 or the dummy hand."""
    state = start_deal(start_match(rules, min(rules.players_allowed)), range(len(DECK))).after
    if dummy:
        other = state._replace(dummy_hands=tuple(hand[::-1] for hand in state.dummy_hands))
        swapped = state._replace(hands=(*state.hands[:2], *state.dummy_hands), dummy_hands=state.hands[2:3])
        return _seat_view(state) not in (_seat_view(other), _seat_view(swapped))
    return _seat_view(state) != _seat_view(state._replace(hands=(*state.hands[:1], *state.hands[:0:-1])))


def _seat_view(state: MatchState) -> SeatView:
    return view(state, _ACTOR)


_ITEMS: Final[Mapping[str, Callable[[RuleSet], bool]]] = {
    "own_hand": lambda rules: _seat_view(_in_play(rules)).hand == _in_play(rules).hands[_ACTOR],
    "hand_of_other_seat": lambda rules: _tells_apart(rules, dummy=False),
    "hand_size_of_other_seat": lambda rules: (
        deal_of(_in_play(rules)).hand_sizes == tuple(map(len, _in_play(rules).hands))
    ),
    "dummy_hand": lambda rules: _tells_apart(rules, dummy=True),
    "tribute_and_returned_card": lambda rules: (
        (exchange := deal_of(_in_play(rules)).exchange) is not None and exchange.returned_card is not None
    ),
    "plays_of_current_trick": lambda rules: bool(deal_of(_in_play(rules)).trick.turns),
    "plays_of_earlier_tricks": lambda rules: bool(deal_of(_in_play(rules)).tricks),
    "cards_left_in_hands_after_the_deal": lambda rules: (
        deal_of(_after_deal(rules)).shown_hands == _after_deal(rules).hands
    ),
    "dummy_hand_after_the_deal": lambda rules: _seat_view(_after_deal(rules)).public.dummy_hands is not None,
}
