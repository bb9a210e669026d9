"""A match as lines of text, all hands open: for people who look at what their agents do."""

from collections.abc import Iterator

from gangoffour.engine import Direction, MatchState, PublicDeal, Turn, format_cards

_DIRECTIONS = {Direction.COUNTER_CLOCKWISE: "counter-clockwise", Direction.CLOCKWISE: "clockwise"}


def agent_name(seat: int) -> str:
    """Return what an environment calls a seat."""
    return f"seat_{seat}"


def format_match(state: MatchState) -> str:
    """Return the deal as it stands: the score, the hand of every seat, and the trick turn by turn."""
    deal = state.public.deal
    return "no deal has begun\n" if deal is None else "\n".join(_lines(state, deal)) + "\n"


def _lines(state: MatchState, deal: PublicDeal) -> Iterator[str]:
    yield f"deal {deal.number}, {_DIRECTIONS[deal.direction]}"
    if deal.exchange is not None:
        loser, winner, tribute, returned = deal.exchange
        yield f"{agent_name(loser)} gave {tribute} to {agent_name(winner)}, {returned or 'nothing yet'} came back"
    for seat in state.public.seats:
        mark = ">" if seat == deal.seat_to_act else " "
        words = [f"{mark} {agent_name(seat)}", f"{state.public.scores[seat]:3}", format_cards(state.hands[seat])]
        words += ["(last card)"] if seat in deal.declared and deal.hand_sizes[seat] == 1 else []
        words += ["(disqualified)"] if seat in deal.disqualified else []
        yield "  ".join(word for word in words if word)
    yield "trick: " + (", ".join(map(_format_turn, deal.trick.turns)) or "none yet")
    if deal.deal_winner is not None:
        points = " ".join(map(str, state.public.results[-1].points))
        yield f"{agent_name(deal.deal_winner)} wins the deal, points: {points}"
    if state.public.winners:
        yield f"{' and '.join(map(agent_name, state.public.winners))} won the match"


def _format_turn(turn: Turn) -> str:
    what = "pass" if turn.combination is None else format_cards(turn.combination.cards)
    return f"{agent_name(turn.seat)} {what}"
