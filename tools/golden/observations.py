"""Positions whose observations lie in the golden file: every field is at work in some of them."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass

from gangoffour.encoding import ENCODING_VERSION, legal_indices, pack_view
from gangoffour.engine import MatchState, Seat, SeatView, parse_cards, rule_set, set_up_position, view
from tools.golden.play_counts import Position, reached
from tools.matches.positions import after
from tools.tree import ROOT

PLAY_COUNTS = ROOT / "tests" / "golden" / "play_counts.json"


@dataclass(frozen=True)
class Example:
    """A position set up by hand, the actions that follow, and the seat that looks."""

    name: str
    hands: tuple[str, ...]
    actions: tuple[str, ...] = ()
    seat: int = 0
    deal_number: int = 3
    deal_loser: int | None = None
    scores: tuple[int, ...] = (0, 0, 0, 0)
    options: tuple[tuple[str, object], ...] = ()

    def state(self) -> MatchState:
        """The state after the actions."""
        begun = set_up_position(
            [parse_cards(hand) for hand in self.hands],
            rules=rule_set(dict(self.options)),
            deal_number=self.deal_number,
            deal_loser=None if self.deal_loser is None else Seat(self.deal_loser),
            scores=self.scores[: len(self.hands)],
        )
        return after(begun, *self.actions)


FOUR = ("3G 3Y 9R 9R", "4G 5Y PG PY", "5G 6G 6Y 8R", "2G 7Y 10G DR")
FEW = ("3G 9R", "4G 5Y 5R", "6G", "2G 7Y")
EXCHANGE = ("2G 4G 8G", "5G 5Y", "6G 6Y", "7G 7Y DR")

EXAMPLES = (
    Example("the first lead of a match", ("1M 3G 3G", "2Y 4Y", "5R 6R", "PG DR"), deal_number=1),
    Example("counter-clockwise", FOUR, ("3G", "pass", "5G"), seat=3, scores=(0, 31, 99, 7)),
    Example("clockwise", FOUR, ("3G", "7Y", "pass"), seat=1, deal_number=2, scores=(50, 0, 0, 100)),
    Example("not on turn", FOUR, ("3G",), seat=2),
    Example("out of the trick", FOUR, ("3G", "pass", "5G", "pass"), options=(("passing", "out_of_trick"),)),
    Example("three seats", ("3G 9R 9R", "4G 5Y 6R", "5G 6G"), ("3G", "4G", "pass"), scores=(10, 20, 30)),
    Example("a card to return", EXCHANGE, deal_loser=3),
    Example("a card was returned", EXCHANGE, ("return 8G",), seat=3, deal_loser=3),
    Example("the returned card was played", EXCHANGE, ("return 8G", "2G", "pass", "pass", "8G"), deal_loser=3),
    Example("the tribute was played", EXCHANGE, ("return 2G", "DR"), seat=1, deal_loser=3),
    Example("the duty on a single", FEW, ("3G declare",), seat=1),
    Example("the duty on lead", ("3G 9R 9R", "4G", "6G 6Y", "2G 7Y")),
    Example("a last card not declared", FEW, ("3G",), seat=1),
    Example("disqualified", ("3G 9R", "4G 5Y 5R", "6G 7G", "2G 7Y"), ("3G", "4G"), seat=2),
    Example("a last card to declare", FEW, seat=0),
    Example("a gang of six", ("1G 1G 1Y 1Y 1R 1R 2G", "8G 8G 8Y 8R 9G", "6G 6R", "5G 5Y"), ("1G 1G 1Y 1Y 1R 1R",)),
    Example("a full house", ("4G 4Y 4R PG PY 2G", "5G 5G 5Y 6G 6Y 9R", "6R", "7G"), ("4G 4Y 4R PG PY",), seat=1),
)


def golden_lines() -> Iterator[str]:
    """One line of JSON for each position: how it comes about, what the seat observes, and what it may do."""
    for example in EXAMPLES:
        facts = asdict(example) | {"options": dict(example.options)}
        yield _line(facts, view(example.state(), Seat(example.seat)))
    for entry in json.loads(PLAY_COUNTS.read_text("utf-8")):
        state = reached(Position(entry["preset"], entry["seats"], entry["seed"], 0), entry["actions"])
        seat = state.public.seat_to_act
        if seat is not None:
            yield _line({"seed": entry["seed"], "after": len(entry["actions"]), "seat": seat}, view(state, seat))


def _line(facts: dict[str, object], seat_view: SeatView) -> str:
    legal = legal_indices(seat_view, undeclared=True).tolist()
    return json.dumps({"version": ENCODING_VERSION, **facts, "bits": pack_view(seat_view).hex(), "legal": legal})
