"""Own mistakes come back: which decisions do, when, and what puts them right."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

from gangoffour.engine import Action, GangOfFourError, Pass, Play, ReturnCard, classify, parse_action
from gangoffour.protocol import AnalysedDeal, AnalysedDecision
from gangoffour.server.ports import MatchId, MatchSeat, Mistake, MistakePlace, PlayerId
from gangoffour.server.reviews.own_decisions import own_decisions

DAY_MS: Final = 24 * 3_600_000
COMES_BACK_DAYS: Final = (1, 4, 14)
"""So long after a mistake, and after each time that it was put right in a row; then it is learned."""

MOST_OF_A_MATCH: Final = 3
"""The costliest alone: whoever makes many mistakes would have nothing else to do."""

_AS_GOOD_POINTS: Final = 1.0
"""What loses less is no inaccuracy, and puts a mistake right."""


def mistakes_in(
    match_id: MatchId, deals: Iterable[AnalysedDeal], seats: Sequence[MatchSeat], *, is_deep: bool
) -> list[Mistake]:
    """Return the mistakes of people that are to come back: clear ones, the costliest of each player.

    In worlds a mistake is clear by its verdict, which knows its error. The network alone has no error to tell, so that
    only a blunder counts.
    """
    wanted = ("mistake", "blunder") if is_deep else ("blunder",)
    own: defaultdict[PlayerId, list[Mistake]] = defaultdict(list)
    for player_id, deal, decision in own_decisions(deals, seats):
        answers = _answers(decision)
        if decision.verdict in wanted and answers:
            place = MistakePlace(match_id, deal.deal, decision.turn)
            own[player_id].append(Mistake(player_id, place, decision.kind, decision.loss, answers))
    return [
        mistake
        for found in own.values()
        for mistake in sorted(found, key=lambda each: (-each.lost, each.place))[:MOST_OF_A_MATCH]
    ]


def _answers(decision: AnalysedDecision) -> tuple[str, ...]:
    """Return the candidates that are as good as the best one; never what was done."""
    best = max((value for _, value in decision.candidates), default=0.0)
    return tuple(
        action
        for place, (action, value) in enumerate(decision.candidates)
        if place != decision.taken and value > best - _AS_GOOD_POINTS
    )


def is_right(action: str, answers: Iterable[str], *, by_ranks: bool) -> bool:
    """True if an action is one of the answers, declared or not; by ranks, whatever its colours are."""
    key = _ranks if by_ranks else _cards
    try:
        wanted = key(parse_action(action))
    except GangOfFourError:
        return False
    return wanted in {key(parse_action(answer)) for answer in answers}


def _cards(action: Action) -> object:
    match action:
        case Play(cards=cards):
            return tuple(sorted(map(str, cards)))
        case ReturnCard(card=card):
            return "return", str(card)
        case Pass():
            return "pass"
        case _:
            return None


def _ranks(action: Action) -> object:
    """Return what actions have in common that differ in colours only: a straight is no flush."""
    match action:
        case Play(cards=cards):
            combination = classify(cards)
            kind = None if combination is None else combination.kind
            return kind, tuple(sorted(card.rank for card in cards))
        case ReturnCard(card=card):
            return "return", card.rank
        case _:
            return _cards(action)


def comes_back(stage: int, *, is_put_right: bool, now_ms: int) -> tuple[int, int | None]:
    """Return the next stage of a mistake that was tried again, and when it comes back; None: it is learned."""
    after = stage + 1 if is_put_right else 0
    due_ms = now_ms + COMES_BACK_DAYS[after] * DAY_MS if after < len(COMES_BACK_DAYS) else None
    return after, due_ms
