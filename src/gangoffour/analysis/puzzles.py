"""Puzzles: positions of real deals with one right answer.

A *judgement* puzzle has an action that beats every other beyond doubt, by worlds and by the network alike. A *proof*
puzzle can be won for certain, if one sees how.
"""

import hashlib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum, unique
from random import Random
from typing import Final

import numpy as np

from gangoffour.analysis.judges import Judge, decision_kind, is_choice
from gangoffour.analysis.model import DecisionKind
from gangoffour.analysis.proofs import proof_of
from gangoffour.bots import BOTS, bot
from gangoffour.encoding import alike, decode_action, encode_action, legal_indices
from gangoffour.engine import Action, Play, Seat, SeatView, view
from gangoffour.records import MatchRecord, format_record, later_deal_of, replay_steps

LEAST_GAP: Final = 2.0
"""By how many points the answer of a judgement puzzle is better than anything else."""

CLEAR_ERRORS: Final = 3.0
"""And by how many standard errors."""

FEWEST_LEGAL: Final = 4
"""With fewer ways to go on there is nothing to ponder."""

_MOST_OWN_CARDS: Final = 10
"""Proofs are looked for near the end."""

TRIED_BY: Final = tuple(BOTS)[1:3]
"""The bots that try every puzzle: what both find is an easy one."""


@unique
class PuzzleKind(StrEnum):
    """What is asked."""

    JUDGEMENT = "judgement"
    """What is best here?"""
    PROOF = "proof"
    """You are out first for certain: how?"""


ALL_KINDS: Final = tuple(PuzzleKind)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position of a record, and its answer."""

    puzzle_id: str
    kind: PuzzleKind
    deal_number: int
    turn: int
    """Which action of the deal is to be found, from 1: what stands before it in the record has happened."""
    seat: Seat
    answers: tuple[Action, ...]
    """All that are right."""
    theme: DecisionKind
    legal_count: int
    missed_by: tuple[str, ...]
    """Which of the bots that tried it do something else."""
    gap: float = 0.0
    """Of a judgement puzzle: how many points the second best action is worse."""
    error: float = 0.0
    world_count: int = 0
    """In how many worlds the answer was compared, or for a proof how many there are."""


def puzzles_in(record: MatchRecord, judge: Judge, kinds: Collection[PuzzleKind] = ALL_KINDS) -> Iterator[Puzzle]:
    """Yield the puzzles of a record, in order; a position that is both is a proof."""
    text_hash = hashlib.sha256(format_record(record).encode()).hexdigest()
    steps, later = replay_steps(record), later_deal_of(record)
    for deal_number, deal in enumerate(record.deals, 1 if later is None else later.number):
        next(steps)
        for turn, (entry, step) in enumerate(zip(deal.actions, steps, strict=False), 1):
            if not is_choice(entry.action):
                continue
            puzzle = _puzzle(view(step.before, entry.seat), judge, kinds, f"{text_hash} {deal_number} {turn}")
            if puzzle is not None:
                yield puzzle.at(deal_number, turn)


@dataclass(frozen=True, slots=True)
class _Found:
    """A puzzle before it is known where it stands."""

    place: str
    kind: PuzzleKind
    view: SeatView
    answers: tuple[Action, ...]
    facts: Mapping[str, float]

    def at(self, deal_number: int, turn: int) -> Puzzle:
        """Return the puzzle, tried by the quick bots."""
        found = self.facts
        return Puzzle(
            hashlib.sha256(f"{self.kind} {self.place}".encode()).hexdigest()[:16],
            self.kind,
            deal_number,
            turn,
            self.view.seat,
            self.answers,
            decision_kind(self.view, self.answers[0], self.answers[0]),
            len(legal_indices(self.view)),
            tuple(name for name in TRIED_BY if not self._is_found_by(name)),
            gap=found.get("gap", 0.0),
            error=found.get("error", 0.0),
            world_count=int(found["worlds"]),
        )

    def _is_found_by(self, name: str) -> bool:
        chance = Random(f"{self.kind} {self.place}")  # noqa: S311  it decides plays, not cards
        return _kind_of(bot(name).choose(self.view, chance), self.view) in {
            _kind_of(answer, self.view) for answer in self.answers
        }


def _puzzle(seat_view: SeatView, judge: Judge, kinds: Collection[PuzzleKind], place: str) -> _Found | None:
    if len(legal_indices(seat_view)) < FEWEST_LEGAL:
        return None
    proof = _proof(seat_view, place) if PuzzleKind.PROOF in kinds else None
    return _judgement(seat_view, judge, place) if proof is None and PuzzleKind.JUDGEMENT in kinds else proof


def _proof(seat_view: SeatView, place: str) -> _Found | None:
    """Return a proof puzzle, if the deal can be won for certain, not at once, and not by most of what is legal."""
    if len(seat_view.hand) > _MOST_OWN_CARDS:
        return None
    proof = proof_of(seat_view)
    if proof is None or not proof.winning:
        return None
    goes_out = any(isinstance(action, Play) and len(action.cards) == len(seat_view.hand) for action in proof.winning)
    winning, left_open = (
        {_kind_of(action, seat_view) for action in actions} for actions in (proof.winning, proof.open)
    )
    if goes_out or len(winning) > len(left_open - winning):
        return None
    return _Found(place, PuzzleKind.PROOF, seat_view, proof.winning, {"worlds": proof.world_count})


def _judgement(seat_view: SeatView, judge: Judge, place: str) -> _Found | None:
    gap = judge.gap(seat_view, LEAST_GAP, CLEAR_ERRORS)
    if gap is None:
        return None
    legal = legal_indices(seat_view)
    same = legal[alike()[legal] == _kind_of(gap.best, seat_view)]
    answers = tuple(decode_action(int(index), seat_view) for index in np.sort(same))
    facts = {"gap": gap.points, "error": gap.error, "worlds": gap.world_count}
    return _Found(place, PuzzleKind.JUDGEMENT, seat_view, answers, facts)


def _kind_of(action: Action, seat_view: SeatView) -> int:
    """Return a number that actions have in common which differ in colours only."""
    return int(alike()[encode_action(action, seat_view)])
