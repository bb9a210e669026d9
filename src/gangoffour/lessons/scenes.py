"""The table of a lesson without a server: where the cards lie, and what the learner's seat knows and is told."""

from collections.abc import Sequence
from itertools import accumulate, chain
from typing import Final, Literal, NamedTuple, cast

from gangoffour.engine import (
    DECK,
    HAND_SIZE,
    Action,
    Code,
    DealResult,
    Hand,
    InvalidSetup,
    MatchState,
    RuleSet,
    Seat,
    Step,
    apply,
    parse_cards,
    preset,
    rule_set,
    seen,
    set_up_position,
    start_deal,
    view,
)
from gangoffour.lessons.script import Lesson, Start
from gangoffour.protocol import (
    Entry,
    MatchInfo,
    Player,
    SeatInfo,
    Snapshot,
    TableOptions,
    TableView,
    match_view,
    messages,
    own_view,
    wire_event,
)

LEARNER: Final = "learner"
OTHERS: Final = ("Nela", "Otso", "Nilo")
"""Who sits in the other seats, in their order: the characters of a gentle level, so that each of them has a face."""
LEVEL: Final = "greedy"
_NOTHING: Final = "0" * 64
"""In the place of hashes: nothing was drawn, so there is nothing to prove."""


class Scene(NamedTuple):
    """A moment of a lesson."""

    state: MatchState
    seq: int = 0


class Beat(NamedTuple):
    """What one action, or a new deal, led to, and what the learner is told of it."""

    scene: Scene
    told: messages.Told


def rules_of_lesson(lesson: Lesson) -> RuleSet:
    """Return the rule set of a lesson."""
    return rule_set({"declaration": "automatic", **lesson.rules}, preset(lesson.preset))


def opened(lesson: Lesson, start: Start) -> Scene:
    """Return the moment at which a part of the lesson begins."""
    results = _results(start.points)
    state = set_up_position(
        [parse_cards(hand) for hand in start.hands],
        rules=rules_of_lesson(lesson),
        leader=Seat(start.leader),
        deal_number=len(results) + 1,
        dealer=results[-1].deal_winner if results else None,
        scores=results[-1].scores if results else None,
    )
    return Scene(state._replace(public=state.public._replace(results=results)))


def acted(scene: Scene, seat: Seat, action: Action, learner: Seat) -> Beat:
    """Carry out an action."""
    return _beat(scene, apply(scene.state, seat, action), learner)


def dealt(scene: Scene, hands: Sequence[str], learner: Seat) -> Beat:
    """Deal the next deal so that the seats get these hands."""
    cards = [parse_cards(hand) for hand in hands]
    if [len(hand) for hand in cards] != [HAND_SIZE] * scene.state.public.seat_count:
        raise InvalidSetup(Code.DEAL_BAD_HANDS)
    return _beat(scene, start_deal(scene.state, deck_order(cards)), learner)


def snapshot(scene: Scene, lesson: Lesson, start: Start) -> Snapshot:
    """Return everything the learner knows at the start of a part."""
    public = scene.state.public
    return Snapshot(
        table=_table(lesson, start),
        match=match_view(public),
        own=own_view(view(scene.state, Seat(lesson.seat)), auto_pass=False),
    )


def _results(points: Sequence[tuple[int, ...]]) -> tuple[DealResult, ...]:
    """Return the lines of the score sheet: without points the deal winner, with most the deal loser."""
    sums = accumulate(points, lambda scores, added: tuple(map(sum, zip(scores, added, strict=True))))
    return tuple(
        DealResult(Seat(added.index(0)), Seat(added.index(max(added))), added, scores)
        for added, scores in zip(points, sums, strict=True)
    )


def _beat(scene: Scene, step: Step, learner: Seat) -> Beat:
    entries = tuple(
        Entry(seq=seq, at_ms=0, event=wire_event(event))
        for seq, event in enumerate(step.events, scene.seq + 1)
        if seen((event,), learner)
    )
    after = Scene(step.after, scene.seq + len(step.events))
    own = own_view(view(step.after, learner), auto_pass=False)
    return Beat(after, messages.Told(after=scene.seq, seq=after.seq, now_ms=0, entries=entries, own=own))


def deck_order(hands: Sequence[Hand]) -> list[int]:
    """Return the deck order that deals these hands; what they leave goes to the dummy hand."""
    left = list(range(len(DECK)))
    order = list[int]()
    for card in chain.from_iterable(hands):
        position = next((position for position in left if DECK[position] == card), None)
        if position is None:
            raise InvalidSetup(Code.DEAL_BAD_HANDS)
        left.remove(position)
        order.append(position)
    return order + left


def _table(lesson: Lesson, start: Start) -> TableView:
    seat_count = len(start.hands)
    others = (_bot(place, name) for place, name in enumerate(OTHERS, start=1))
    players = tuple(
        Player(player_id=LEARNER, name="") if seat == lesson.seat else next(others) for seat in range(seat_count)
    )
    options = TableOptions(
        preset=lesson.preset,
        rules=lesson.rules,
        seat_count=cast("Literal[3, 4]", seat_count),
        declaration=rules_of_lesson(lesson).declaration.value,
        assists=start.assists,
        hints="off",
        visibility="private",
        spectators=False,
        chat="off",
    )
    return table_without_server("lesson", players, LEARNER, options)


def table_without_server(name: str, players: tuple[Player, ...], host: str, options: TableOptions) -> TableView:
    """Return a table in the midst of a match that no server holds; of the fair deal there is nothing to know."""
    return TableView(
        table_id=name,
        host=host,
        options=options,
        seats=tuple(SeatInfo(player=player, is_here=True) for player in players),
        match=MatchInfo(
            match_id=name,
            players=players,
            commitment=_NOTHING,
            client_commitments=(_NOTHING,) * len(players),
            numbers=(None,) * len(players),
            transcript_hash=_NOTHING,
            fingerprint="",
        ),
    )


def _bot(place: int, name: str) -> Player:
    return Player(player_id=f"bot-{LEVEL}-{place}", name=name, bot=LEVEL)
