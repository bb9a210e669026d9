"""Write the golden records: short matches that together contain everything that can happen.

Run by `make golden`. The same files come out every time: decks follow from seeds, choices from a seeded generator.
Beside every record lie its events, one a line, so that a change of the rules shows as a difference to be read.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from random import Random

from gangoffour.engine import (
    DECK,
    HAND_SIZE,
    Action,
    Card,
    Combination,
    Declare,
    Event,
    Kind,
    MatchStarted,
    Pass,
    Phase,
    Play,
    ReturnCard,
    RuleSet,
    Seat,
    canonical_rules,
    classify,
    format_cards,
    legal_actions,
    option_values,
    parse_cards,
    preset,
    rule_set,
    sorted_hand,
)
from gangoffour.fairness import (
    Transcript,
    client_commitment,
    cut_cards,
    deck_order,
    first_dealer,
    format_transcript,
    match_key,
    seed_key,
    server_commitment,
    transcript_hash,
)
from gangoffour.records import (
    DealRecord,
    FairnessRecord,
    MatchRecord,
    Recorder,
    SeatRecord,
    deck_order_of,
    format_record,
    replay,
)
from tools.matches.histories import with_history

GOLDEN = Path(__file__).parents[1] / "tests" / "golden" / "records"
NAMES = ("Ana", "Bao", "Chloé", "Dmitri")
PASSES = 0.3
"""How often a seat passes that could play."""


@dataclass(frozen=True)
class Plan:
    """How a golden match is set up and played."""

    event: str
    rules: RuleSet
    seed: int
    seat_count: int = 4
    deals: int = 1
    """The record stops after this many deals, if the match is not over before."""
    last_actions: int | None = None
    """The record stops after this many actions of the last deal; None: at its end."""
    cuts: tuple[str, ...] = ()
    """The cut cards of the first deals."""
    declares: str = "with play"
    """When a seat declares its last card: `with play`, `late`, or `never` unless nothing else is left to it."""
    deck: Callable[[bytes, int], Sequence[int]] = deck_order
    opening: tuple[str, ...] = field(default=())
    """The first turns, before the choices are left to chance."""
    late: tuple[int, ...] = ()
    """In a fair match, the seats whose numbers came too late."""


def custom(preset_name: str = "classic", **options: object) -> RuleSet:
    """A preset with some options changed."""
    return rule_set(options, preset(preset_name))


def gangs_deck(key: bytes, deal_index: int) -> Sequence[int]:
    """A deck order with a gang for every seat, from all seven 1s down to four 4s."""
    gangs = [
        parse_cards(text) for text in ("1G 1G 1Y 1Y 1R 1R 1M", "4G 4G 4Y 4Y", "3G 3G 3Y 3Y 3R", "2G 2G 2Y 2Y 2R 2R")
    ]
    spare = [DECK[position] for position in deck_order(key, deal_index)]
    for card in (card for gang in gangs for card in gang):
        spare.remove(card)
    hands = []
    for gang in gangs:
        count = HAND_SIZE - len(gang)
        hands.append(sorted_hand((*gang, *spare[:count])))
        del spare[:count]
    order = deck_order_of(DealRecord(hands=tuple(hands), left=()))
    if order is None:
        raise ValueError(hands)
    return order


PLANS: Mapping[str, Plan] = {
    "not-started": Plan("A match before its first deal", preset("classic"), seed=0, deals=0),
    "classic": Plan("Adjourned after two deals", preset("classic"), seed=1, deals=2, cuts=("PY 7G", "4R")),
    "german": Plan(
        "A gang of every size",
        preset("german"),
        seed=2,
        cuts=("3R",),
        deck=gangs_deck,
        opening=(
            "1G 1G 1Y 1Y 1R 1R 1M",
            "pass",
            "pass",
            "pass",
            "5G",
            "4G 4G 4Y 4Y",
            "3G 3G 3Y 3Y 3R",
            "2G 2G 2Y 2Y 2R 2R",
        ),
    ),
    "french": Plan("Stopped in the middle of a deal", preset("french"), seed=3, deals=2, last_actions=25),
    "gang": Plan("Stopped before a card was returned", preset("gang"), seed=4, deals=2, last_actions=0),
    "three-seats": Plan("Three seats and their dummy hands", custom(match_deals=2), seed=5, seat_count=3, deals=2),
    "sole-survivor": Plan(
        "Nobody declares, and one seat is left",
        custom(match_deals=1, undeclared_points="cards_plus_one"),
        seed=34,
        seat_count=3,
        declares="never",
    ),
    "disqualified": Plan(
        "A last card has to be declared with the play",
        custom("german", declaration_window="with_play", match_deals=1),
        seed=7,
        declares="never",
    ),
    "late-declaration": Plan("Last cards declared after the play", custom(match_deals=1), seed=8, declares="late"),
    "automatic": Plan(
        "Last cards declare themselves, and every trick turns the direction",
        custom(
            declaration="automatic",
            direction_change="trick",
            passing="out_of_trick",
            deal_ritual="simple_cut",
            exchange_return_same=False,
            match_deals=2,
        ),
        seed=9,
        deals=2,
        cuts=("DR", "2Y"),
    ),
}


FAIR_PLANS: Mapping[str, Plan] = {
    "fair": Plan("A fair deal", custom(match_deals=3), seed=10, deals=3),
    "fair-late-number": Plan(
        "A fair deal without the number of one seat", custom(match_deals=1), seed=11, seat_count=3, late=(1,)
    ),
}


def golden_files() -> dict[str, str]:
    """The text of every golden file by its name."""
    files: dict[str, str] = {}
    for name, plan in PLANS.items():
        files |= record_files(name, played(plan))
    sittings = Plan("Who sat when, and who chose", custom(match_deals=2), seed=12, deals=2)
    files |= record_files("sittings", with_history(played(sittings)))
    for name, plan in FAIR_PLANS.items():
        record, transcript = fair_match(plan)
        files |= record_files(name, record) | {f"{name}.transcript.json": format_transcript(transcript)}
    return files


def record_files(name: str, record: MatchRecord) -> dict[str, str]:
    """A record and its events."""
    replayed = replay(record)
    lines = "".join(f"{event_line(event)}\n" for event in (replayed.started, *replayed.events))
    return {f"{name}.gof": format_record(record), f"{name}.events": lines}


def played(plan: Plan) -> MatchRecord:
    """Play a plan."""
    key = seed_key(plan.event.encode())
    dealer = Seat(first_dealer(key, plan.seat_count))
    recorder = Recorder(
        MatchStarted(plan.rules, plan.seat_count, dealer),
        seats_of(plan.seat_count),
        headers=(("Event", plan.event), ("Table", f"#{plan.seed}")),
    )
    rng = Random(plan.seed)
    for index in range(plan.deals):
        cut = [card for word in plan.cuts[index : index + 1] for card in cards_in_order(word)]
        recorder.start_deal(plan.deck(key, index), cut)
        is_last = index == plan.deals - 1
        play_deal(recorder, plan, rng, plan.last_actions if is_last else None)
    return recorder.record()


def play_deal(recorder: Recorder, plan: Plan, rng: Random, action_limit: int | None = None) -> None:
    """Play a deal to its end or for that many actions."""
    opening = list(plan.opening) if len(recorder.record().deals) == 1 else []
    count = 0
    while recorder.state.public.phase in (Phase.RETURN, Phase.PLAY) and count != action_limit:
        seat, action = chosen(recorder, plan, rng, opening.pop(0) if opening else None)
        recorder.apply(seat, action)
        count += 1


def chosen(recorder: Recorder, plan: Plan, rng: Random, wanted: str | None) -> tuple[Seat, Action]:
    """What is done next, and by whom."""
    state = recorder.state
    undeclared = None if state.public.deal is None else state.public.deal.undeclared
    if undeclared is not None and plan.declares == "late":
        return undeclared, Declare()
    seat = state.public.seat_to_act
    if seat is None:
        raise ValueError(state)
    actions = legal_actions(state, seat)
    if wanted is not None:
        return seat, next(action for action in actions if text_of(action) == wanted)
    return seat, choice(actions, plan, rng)


def choice(actions: Sequence[Action], plan: Plan, rng: Random) -> Action:
    """One of the actions by chance: first a kind, then a play of it, so that rare kinds are played too.

    The returned card is the lowest: another one than the tribute, so that the exchange leaves traces in the play.
    """
    if isinstance(actions[0], ReturnCard):
        return actions[0]
    plays: dict[Kind, list[Play]] = {}
    flagged = {action.cards for action in actions if isinstance(action, Play) and action.declare}
    for action in actions:
        if isinstance(action, Play) and action.declare is (action.cards in flagged and plan.declares == "with play"):
            plays.setdefault(combination_of(action).kind, []).append(action)
    if not plays or (Pass() in actions and rng.random() < PASSES):
        return rng.choice([action for action in actions if not isinstance(action, Play)])
    return rng.choice(plays[rng.choice(sorted(plays))])


def combination_of(play: Play) -> Combination:
    """The combination of a legal play."""
    combination = classify(play.cards)
    if combination is None:
        raise ValueError(play)
    return combination


def fair_match(plan: Plan) -> tuple[MatchRecord, Transcript]:
    """A match whose deals, cuts and first dealer follow from published values, and what a client saved before it."""
    seats = seats_of(plan.seat_count)
    players = [seat.player_id for seat in seats]
    match_id, secret = hashed(plan, "match", 16), hashed(plan, "secret", 64)
    drawn = [hashed(plan, player, 32) for player in players]
    hashes = tuple(client_commitment(match_id, player, number) for player, number in zip(players, drawn, strict=True))
    numbers = tuple(b"" if seat in plan.late else number for seat, number in enumerate(drawn))
    rules, commitment = canonical_rules(plan.rules, plan.seat_count), server_commitment(match_id, secret)
    digest = transcript_hash(match_id, rules, commitment, players, hashes, numbers)
    key = match_key(secret, digest)
    recorder = Recorder(
        MatchStarted(plan.rules, plan.seat_count, Seat(first_dealer(key, plan.seat_count))),
        seats,
        headers=(("Event", plan.event), ("Date", "2025-03-01")),
        match_id=match_id,
        fairness=FairnessRecord(commitment, hashes, numbers, digest, secret),
    )
    rng = Random(plan.seed)
    for index in range(plan.deals):
        recorder.start_deal(deck_order(key, index), [DECK[position] for position in cut_cards(key, index)])
        play_deal(recorder, plan, rng)
    return recorder.record(), Transcript(match_id, rules, commitment, tuple(players), hashes, digest)


def hashed(plan: Plan, name: str, size: int) -> bytes:
    """Bytes that look like chance and are always the same."""
    return hashlib.shake_256(f"{plan.event}/{name}".encode()).digest(size)


def seats_of(seat_count: int) -> tuple[SeatRecord, ...]:
    """The players of all golden records."""
    return tuple(SeatRecord(f"player-{seat}", name) for seat, name in enumerate(NAMES[:seat_count]))


def cards_in_order(text: str) -> Iterator[Card]:
    """Cards as written; `parse_cards` would sort them."""
    return (card for word in text.split() for card in parse_cards(word))


def text_of(action: Action) -> str:
    """An action as a plan writes it."""
    return format_cards(action.cards) if isinstance(action, Play) else "pass"


def event_line(event: Event) -> str:
    """An event as one line: its type, then every field."""
    pairs = (f"{each.name}={value_text(getattr(event, each.name))}" for each in fields(event))
    return " ".join((type(event).__name__, *pairs))


def value_text(value: object) -> str:
    """The value of a field of an event."""
    match value:
        case Card():
            return str(value)
        case Combination(kind=kind, cards=cards):
            return f"{kind.name}({format_cards(cards)})"
        case RuleSet():
            return json.dumps(option_values(value))
        case tuple():
            return f"({', '.join(map(value_text, value))})"
        case _:
            return str(value)


def main() -> None:
    """Write all golden files, and remove those of which nothing is known any more."""
    GOLDEN.mkdir(parents=True, exist_ok=True)
    files = golden_files()
    for path in GOLDEN.iterdir():
        if path.name not in files:
            path.unlink()
    for name, text in files.items():
        (GOLDEN / name).write_text(text, encoding="utf-8", newline="\n")
        print(f"{name}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
