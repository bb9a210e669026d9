"""Short ways to set up a position, and to play on from it."""

from gangoffour.engine import (
    CLASSIC,
    Action,
    IllegalAction,
    MatchState,
    Pass,
    Phase,
    PublicDeal,
    RuleSet,
    Seat,
    apply,
    legal_actions,
    parse_action,
    parse_cards,
    set_up_position,
)


def position(
    *hands: str, rules: RuleSet = CLASSIC, leader: int = 0, deal_number: int = 3, deal_loser: int | None = None
) -> MatchState:
    """A position in a counter-clockwise later deal unless told otherwise; hands as card text."""
    return set_up_position(
        [parse_cards(hand) for hand in hands],
        rules=rules,
        leader=Seat(leader),
        deal_number=deal_number,
        deal_loser=None if deal_loser is None else Seat(deal_loser),
    )


def after(state: MatchState, *actions: str) -> MatchState:
    """Let the seat to act take these actions; `2: declare` lets another seat act."""
    for text in actions:
        head, colon, rest = text.partition(":")
        seat = Seat(int(head)) if colon else state.public.seat_to_act
        assert seat is not None
        state = apply(state, seat, parse_action(rest if colon else text)).after
    return state


def deal_of(state: MatchState) -> PublicDeal:
    """What everybody knows of the deal."""
    assert state.public.deal is not None
    return state.public.deal


def refusal(state: MatchState, text: str, seat: int | None = None) -> str | None:
    """Why the action is refused, or None if it is accepted."""
    actor = state.public.seat_to_act if seat is None else Seat(seat)
    assert actor is not None
    try:
        apply(state, actor, parse_action(text))
    except IllegalAction as illegal:
        return illegal.code.value
    return None


def play_out(state: MatchState, *, prefer: Action | None = None) -> MatchState:
    """Play the deal to its end: the preferred action where it is legal, else the first legal one."""
    wanted = Pass() if prefer is None else prefer
    while state.public.phase in (Phase.PLAY, Phase.RETURN):
        seat = state.public.seat_to_act
        assert seat is not None
        actions = legal_actions(state, seat)
        state = apply(state, seat, wanted if wanted in actions else actions[0]).after
    return state
