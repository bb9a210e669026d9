"""Puzzles: what is asked has an answer, and nothing is asked that everybody sees."""

from dataclasses import replace
from itertools import islice
from random import Random

from gangoffour.analysis import (
    Puzzle,
    PuzzleKind,
    SearchedMatch,
    format_head,
    format_match,
    given,
    mine,
    parse_puzzles,
    proof_of,
    puzzles_in,
    self_play,
    shipped_judge,
)
from gangoffour.bots import bot
from gangoffour.encoding import alike, encode_action, legal_indices
from gangoffour.engine import Play, SeatView, view
from gangoffour.records import MatchRecord, format_record, replay_steps
from tests.analysis.judged import short_match, small_judge


def seen_in(record: MatchRecord, puzzle: Puzzle) -> SeatView:
    """What the seat of a puzzle sees."""
    before = sum(1 + len(deal.actions) for deal in record.deals[: puzzle.deal_number - 1])
    step = next(islice(replay_steps(record), before + puzzle.turn, None))
    return view(step.before, puzzle.seat)


def proofs() -> list[tuple[MatchRecord, Puzzle]]:
    """The first proof puzzles in matches of bots."""
    judge = small_judge()
    found: list[tuple[MatchRecord, Puzzle]] = []
    for source in self_play("proofs", 12):
        record = source.record()
        found += [(record, puzzle) for puzzle in puzzles_in(record, judge, [PuzzleKind.PROOF])]
        if len(found) >= 2:
            break
    return found


def test_a_proof_puzzle_can_be_won_for_certain_but_not_at_once_and_not_by_most_actions() -> None:
    found = proofs()
    assert found
    for record, puzzle in found:
        seat_view = seen_in(record, puzzle)
        proof = proof_of(seat_view)
        assert proof is not None
        assert puzzle.answers == proof.winning
        assert puzzle.world_count == proof.world_count
        sizes = [len(answer.cards) for answer in puzzle.answers if isinstance(answer, Play)]
        assert max(sizes, default=0) < len(seat_view.hand)
        assert 4 <= puzzle.legal_count == len(legal_indices(seat_view))
        kinds = {int(alike()[encode_action(action, seat_view)]) for action in puzzle.answers}
        others = {int(alike()[encode_action(action, seat_view)]) for action in proof.open} - kinds
        assert len(kinds) <= len(others)


def test_a_judgement_puzzle_has_an_answer_that_is_ahead_beyond_doubt() -> None:
    record = next(iter(self_play("judgements", 1))).record()
    first_deal = replace(record, deals=record.deals[:1])
    puzzles = list(puzzles_in(first_deal, shipped_judge(), [PuzzleKind.JUDGEMENT]))
    assert puzzles
    for puzzle in puzzles:
        assert puzzle.gap >= max(2, 3 * puzzle.error)
        assert puzzle.world_count == 288
        seat_view = seen_in(first_deal, puzzle)
        legal = legal_indices(seat_view)
        kind = alike()[encode_action(puzzle.answers[0], seat_view)]
        assert len(puzzle.answers) == (alike()[legal] == kind).sum()
        chance = Random(1)
        found = encode_action(bot("neural").choose(seat_view, chance), seat_view)
        assert alike()[found] == kind, "the network agrees"


def test_a_match_is_searched_once_and_its_record_kept_if_something_was_found() -> None:
    sources = list(given([short_match(), short_match(seed="other")]))
    assert len({source.name for source in sources}) == 2
    searched = list(mine(sources, small_judge()))
    assert [match.source for match in searched] == [source.name for source in sources]
    for match, record in zip(searched, (short_match(), short_match(seed="other")), strict=True):
        assert match.record == (format_record(record) if match.puzzles else "")
    assert list(mine(sources, small_judge(), [source.name for source in sources])) == []


def test_the_same_seed_gives_the_same_matches_and_another_one_others() -> None:
    texts = [format_record(next(iter(self_play(seed, 1, 3))).record()) for seed in ("a", "a", "b")]
    assert texts[0] == texts[1] != texts[2]


def test_puzzles_become_lines_and_back_and_a_line_that_was_cut_off_is_not_there() -> None:
    record, puzzle = proofs()[0]
    matches = [SearchedMatch("one", format_record(record), (puzzle,)), SearchedMatch("two", "", ())]
    text = format_head(small_judge().name) + "".join(map(format_match, matches))
    found = parse_puzzles(text, "puzzles")
    assert found.matches == tuple(matches)
    assert (found.count(PuzzleKind.PROOF), found.count(PuzzleKind.JUDGEMENT)) == (1, 0)
    assert parse_puzzles(text[:-1], "puzzles").matches == tuple(matches[:1])


def test_ids_tell_places_and_kinds_apart() -> None:
    puzzles = [puzzle for _, puzzle in proofs()]
    assert len({puzzle.puzzle_id for puzzle in puzzles}) == len(puzzles)
    assert all(len(puzzle.puzzle_id) == 16 for puzzle in puzzles)
