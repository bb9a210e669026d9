"""Scripts: a position, actions in order, and what must hold after some of them (`gof-trick`).

deal 3, seat 0 leads               the position; also `scores 1 2 3 4` and `seat 2 gives` (the exchange)
0 holds   4G 4R
0 plays   4G and declares          also `passes`, `declares`, `returns 3G`
1 passes                           => what must hold now, parted by commas
"""

import re
from dataclasses import dataclass

import pytest

from gangoffour.engine import (
    Action,
    Direction,
    IllegalAction,
    MatchState,
    PublicDeal,
    RuleSet,
    Seat,
    apply,
    duty_seats,
    parse_action,
    parse_card,
    parse_cards,
    set_up_position,
)

_DIRECTIONS = {"clockwise": Direction.CLOCKWISE, "counter-clockwise": Direction.COUNTER_CLOCKWISE}


def check_script(lines: tuple[str, ...], rules: RuleSet) -> None:
    """Carry out a script, looking at every fact on the way."""
    header, _, facts = lines[0].partition("=>")
    hands = [line.split(" holds ")[1] for line in lines if " holds " in line]
    assert [line[0] for line in lines[1 : len(hands) + 1]] == [str(seat) for seat in range(len(hands))]
    state = _position(header, hands, rules)
    _check_facts(state, facts)
    assert len(lines) > len(hands) + 1
    for line in lines[len(hands) + 1 :]:
        state = _carried_out(state, line)


@dataclass(frozen=True)
class _Order:
    seat: Seat
    action: Action
    facts: str


def _position(header: str, hands: list[str], rules: RuleSet) -> MatchState:
    match = re.fullmatch(r"deal (\d+), seat (\d) leads(?:, scores ([\d ]+))?(?:, seat (\d) gives)?", header.strip())
    assert match is not None, f"not understood: {header}"
    return set_up_position(
        [parse_cards(hand) for hand in hands],
        rules=rules,
        leader=Seat(int(match[2])),
        deal_number=int(match[1]),
        deal_loser=Seat(int(match[4])) if match[4] else None,
        scores=[int(score) for score in match[3].split()] if match[3] else None,
    )


def _carried_out(state: MatchState, line: str) -> MatchState:
    order = _parsed_order(line)
    if order.facts.strip() == "refused":
        with pytest.raises(IllegalAction):
            apply(state, order.seat, order.action)
        return state
    after = apply(state, order.seat, order.action).after
    _check_facts(after, order.facts)
    return after


def _parsed_order(line: str) -> _Order:
    text, _, facts = line.partition("=>")
    match = re.fullmatch(r"(\d) (?:plays (.+?)( and declares)?|(passes)|(declares)|returns (\w+))", _tidy(text))
    assert match is not None, f"not understood: {line}"
    seat, cards, flag, passes, declares, returned = match.groups()
    if cards:
        written = cards + (" declare" if flag else "")
    else:
        written = "pass" if passes else "declare" if declares else f"return {returned}"
    assert passes or declares or cards or returned
    return _Order(Seat(int(seat)), parse_action(written), facts)


def _check_facts(state: MatchState, facts: str) -> None:
    for fact in facts.split(","):
        if fact.strip():
            _check_fact(state, _tidy(fact))


def _check_fact(state: MatchState, fact: str) -> None:
    public = state.public
    deal = public.deal
    assert deal is not None
    match fact.split():
        case ["points" | "scores" as what, *numbers]:
            assert [str(number) for number in getattr(public.results[-1], what)] == numbers
        case ["match", "goes", "on"]:
            assert public.winners == ()
        case ["seat", seat, "wins", "the", "deal"]:
            assert str(deal.deal_winner) == seat
        case _:
            _check_deal_fact(deal, public.rules, fact)


def _check_deal_fact(deal: PublicDeal, rules: RuleSet, fact: str) -> None:
    match fact.split():
        case ["seat", seat, "to", "act"]:
            assert str(deal.seat_to_act) == seat
        case ["seat", seat, "leads"]:
            assert (str(deal.seat_to_act), deal.trick.top_play) == (seat, None)
        case ["seat", seat, "declared"]:
            assert int(seat) in deal.declared
        case ["seat", seat, "disqualified"]:
            assert int(seat) in deal.disqualified
        case ["duty", *seats]:
            found = duty_seats(deal.declared, deal.disqualified, deal.direction, len(deal.hand_sizes), rules)
            assert [str(seat) for seat in sorted(found)] == seats
        case ["top", "play", *cards]:
            assert deal.trick.top_play is not None
            assert deal.trick.top_play.cards == parse_cards(" ".join(cards))
        case ["tribute", card]:
            assert deal.exchange is not None
            assert deal.exchange.tribute == parse_card(card)
        case ["clockwise" | "counter-clockwise" as direction]:
            assert deal.direction is _DIRECTIONS[direction]
        case _:
            raise AssertionError(f"no fact: {fact}")


def _tidy(text: str) -> str:
    return re.sub(r"\s+", " ", text.strip())
