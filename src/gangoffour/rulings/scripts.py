"""What the engine says to whole deals: a starting position, steps, and what must hold after some of them."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from gangoffour.engine import (
    MatchState,
    Phase,
    RuleSet,
    Seat,
    apply,
    deal_direction,
    dealer_of,
    duty_seats,
    first_leader,
    format_cards,
    set_up_position,
    tribute_of,
)
from gangoffour.rulings.stage import action_of, cards_of, deal_of, is_legal
from gangoffour.rulings.vectors import Facts


def deal_script(given: Facts, rules: RuleSet, expected: Facts) -> Facts:
    """Carry out the steps, and answer every check with the engine's own values under the same names."""
    state = _start(given, rules)
    states = [state]
    for seat, action in given["steps"]:
        state = apply(state, Seat(seat), action_of(action)).after
        states.append(state)
    return {"checks": [_check(states[check["after"]], check, given) for check in expected["checks"]]}


def _start(given: Facts, rules: RuleSet) -> MatchState:
    exchange = given.get("exchange")
    state = set_up_position(
        [cards_of(hand) for hand in given["hands"]],
        rules=rules,
        leader=Seat(given["leader"]),
        deal_number=given["deal_number"],
        dealer=given.get("dealer"),
        deal_loser=None if exchange is None else Seat(exchange["from"]),
        scores=given.get("scores"),
    )
    if deal_of(state).direction != given["direction"]:
        raise ValueError(given)
    return state


def _check(state: MatchState, check: Facts, given: Facts) -> Facts:
    answers: dict[str, Any] = {}
    for key, wanted in check.items():
        match key:
            case "after":
                answers[key] = wanted
            case "attempts":
                answers[key] = [
                    [seat, action, is_legal(state, Seat(seat), action_of(action))] for seat, action, _ in wanted
                ]
            case "top_play":
                top_play = deal_of(state).trick.top_play
                found = None if top_play is None else top_play.cards
                # The order of cards has no meaning in a vector.
                same = found == (None if wanted is None else cards_of(wanted))
                answers[key] = wanted if same else format_cards(found or ())
            case "next_tribute":
                answers[key] = _next_tribute(state, given)
            case _:
                answers[key] = _QUESTIONS[key](state)
    return answers


def _duty_seats(state: MatchState) -> list[Seat]:
    deal = deal_of(state)
    return sorted(
        duty_seats(deal.declared, deal.disqualified, deal.direction, state.public.seat_count, state.public.rules)
    )


def _phase(state: MatchState) -> str:
    """Vectors call a deal over where the engine is ready for the next one."""
    return "over" if state.public.phase in (Phase.READY, Phase.OVER) else state.public.phase.value


def _leads(state: MatchState) -> bool:
    return state.public.phase is Phase.PLAY and deal_of(state).trick.top_play is None


def _tribute(state: MatchState) -> str | None:
    exchange = deal_of(state).exchange
    return None if exchange is None else str(exchange.tribute)


def _points(state: MatchState) -> list[int] | None:
    return list(state.public.results[-1].points) if state.public.results else None


def _next_tribute(state: MatchState, given: Facts) -> Facts:
    result = state.public.results[-1]
    roles: dict[str, Any] = {"from": result.deal_loser, "to": result.deal_winner}
    if "next_hands" in given:
        roles["card"] = str(tribute_of(cards_of(given["next_hands"][result.deal_loser])))
    return roles


def _next_deal(state: MatchState) -> Facts:
    number = deal_of(state).number + 1
    return {
        "deal_number": number,
        "dealer": dealer_of(state),
        "leader": first_leader(state, state.hands),
        "direction": deal_direction(number).value,
    }


_QUESTIONS: Final[Mapping[str, Callable[[MatchState], Any]]] = {
    "to_act": lambda state: state.public.seat_to_act,
    "leads": _leads,
    "direction": lambda state: deal_of(state).direction.value,
    "phase": _phase,
    "tribute": _tribute,
    "declared": lambda state: sorted(deal_of(state).declared),
    "disqualified": lambda state: sorted(deal_of(state).disqualified),
    "duty_seats": _duty_seats,
    "hand_sizes": lambda state: list(deal_of(state).hand_sizes),
    "deal_over": lambda state: deal_of(state).deal_winner is not None,
    "deal_winner": lambda state: deal_of(state).deal_winner,
    "points": _points,
    "scores": lambda state: list(state.public.scores),
    "match_over": lambda state: bool(state.public.winners),
    "match_winners": lambda state: sorted(state.public.winners),
    "next_deal": _next_deal,
}
