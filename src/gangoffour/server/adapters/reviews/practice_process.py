"""What runs in the process that knows the puzzles, and plays on from a position: requests and answers as JSON.

It is framed as what bots say is (`bot_process`). The first byte of an answer says what follows it.
"""

import os
from collections import OrderedDict
from functools import cache
from typing import Final

import msgspec

from gangoffour.analysis import Practice, Puzzle, SearchedMatch, is_over, shipped_puzzles
from gangoffour.engine import GangOfFourError, format_action
from gangoffour.protocol import NewPractice, PuzzleList, ShownPuzzle
from gangoffour.protocol import Practice as ToldPractice
from gangoffour.records import parse_record
from gangoffour.server.adapters.processes.bot_process import main
from gangoffour.server.adapters.reviews.practice_requests import ANSWERED, ILLEGAL, NOWHERE, PracticeRequest

_STANDS_BACK: Final = 10
_MOST_KEPT: Final = 32
_STEP: Final = 7919

_kept: OrderedDict[tuple[str, int, int], Practice] = OrderedDict()


def answer_to(request: bytes) -> bytes:
    """Return the content of the answer to a request."""
    wanted = msgspec.json.decode(request, type=PracticeRequest)
    try:
        return bytes((ANSWERED,)) + msgspec.json.encode(_answer(wanted))
    except LookupError:
        return bytes((NOWHERE,))
    except GangOfFourError as error:
        return bytes((ILLEGAL,)) + str(error.code).encode()


def _answer(wanted: PracticeRequest) -> PuzzleList | ShownPuzzle | ToldPractice:
    if wanted.practice is not None:
        return _practised(wanted.practice, wanted.text)
    return _listed(wanted.today) if wanted.puzzle_id is None else _shown(wanted.puzzle_id)


@cache
def _puzzles() -> dict[str, tuple[Puzzle, SearchedMatch]]:
    return {puzzle.puzzle_id: (puzzle, match) for match in shipped_puzzles().matches for puzzle in match.puzzles}


def _listed(today: int) -> PuzzleList:
    puzzles = [puzzle for puzzle, _ in _puzzles().values()]
    of_days = [puzzle for puzzle in puzzles if puzzle.missed_by] or puzzles
    # Neighbours in the file come from one match: a step that is prime to all small numbers takes them apart.
    today_id = of_days[today * _STEP % len(of_days)].puzzle_id if of_days else None
    rows = [
        {"puzzle_id": each.puzzle_id, "kind": each.kind, "theme": each.theme, "missed": len(each.missed_by)}
        for each in puzzles
    ]
    return msgspec.convert({"today": today_id, "puzzles": rows}, PuzzleList)


def _shown(puzzle_id: str) -> ShownPuzzle:
    puzzle, _ = _puzzles()[puzzle_id]
    row = {
        "puzzle_id": puzzle.puzzle_id,
        "kind": puzzle.kind,
        "theme": puzzle.theme,
        "deal": puzzle.deal_number,
        "turn": puzzle.turn,
        "seat": puzzle.seat,
        "answers": [format_action(answer) for answer in puzzle.answers],
        "gap": puzzle.gap,
        "error": puzzle.error,
        "worlds": puzzle.world_count,
        "missed_by": puzzle.missed_by,
    }
    return msgspec.convert(row, ShownPuzzle)


def _practised(wanted: NewPractice, text: str) -> ToldPractice:
    practice = _practice(wanted, text)
    if not wanted.actions:
        return ToldPractice(seat=practice.seat, start=practice.snapshot(), told=(), is_over=False)
    beats = practice.play(wanted.actions)
    told = tuple(beat.told for beat in beats)
    return ToldPractice(seat=practice.seat, start=None, told=told, is_over=is_over(beats[-1].scene.state))


def _practice(wanted: NewPractice, text: str) -> Practice:
    """Return a practice that was begun, or a new one: a match is played again once, and not with each action."""
    if wanted.puzzle_id is not None:
        text = _puzzles()[wanted.puzzle_id][1].record
    key = text, wanted.deal, wanted.turn
    practice = _kept.pop(key, None) or Practice(parse_record(text), wanted.deal, wanted.turn)
    _kept[key] = practice
    while len(_kept) > _MOST_KEPT:
        _kept.popitem(last=False)
    return practice


if __name__ == "__main__":
    os.nice(_STANDS_BACK)
    main(answer_to)
