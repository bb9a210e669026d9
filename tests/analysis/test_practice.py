"""Playing on from a decision: the same actions lead to the same deal, and only what the seat may know is told."""

from random import Random

import pytest

from gangoffour.analysis import Practice, is_over, shipped_puzzles
from gangoffour.boards import SEED_SIZE, Board, record_board
from gangoffour.bots import GreedyBot
from gangoffour.engine import CLASSIC, GangOfFourError, MatchStarted, Play, Seat, format_action, legal_actions_in, view
from gangoffour.fairness import deck_order, seed_key
from gangoffour.protocol import events as wire
from gangoffour.records import MatchRecord, Recorder, SeatRecord, parse_record

SEATS = [SeatRecord("ana", "Ana"), *(SeatRecord(f"bot-greedy-{seat}", "Greedy") for seat in (1, 2, 3))]


def played(actions: int = 12) -> MatchRecord:
    """A match of greedy bots that stops after so many actions of its first deal."""
    recorder = Recorder(MatchStarted(CLASSIC, 4, Seat(0)), SEATS)
    recorder.start_deal(deck_order(seed_key(b"practice"), 0))
    for _ in range(actions):
        seat = recorder.state.public.seat_to_act
        assert seat is not None
        recorder.apply(seat, GreedyBot().choose(view(recorder.state, seat), Random(1)))
    return recorder.record()


def practised(practice: Practice, *, taken: int = 0) -> list[str]:
    """Play to the end of the deal, always the action at this place of those that are legal."""
    actions: list[str] = []
    state = practice.start
    while not is_over(state):
        legal = legal_actions_in(view(state, practice.seat))
        actions.append(format_action(legal[taken % len(legal)]))
        state = practice.play(actions)[-1].scene.state
    return actions


def test_what_a_seat_knows_is_what_it_knew_before_it_acted() -> None:
    record = played()
    for turn in range(1, 13):
        practice = Practice(record, 1, turn)
        start = practice.snapshot()
        assert practice.seat == record.deals[0].actions[turn - 1].seat
        assert start.own is not None
        assert start.own.seat == practice.seat
        assert start.match is not None
        assert start.match.deal is not None
        assert len(start.own.hand) == start.match.deal.hand_sizes[practice.seat]
        assert start.own.limits is not None


def test_the_same_actions_lead_to_the_same_deal_at_once_or_one_by_one() -> None:
    record = played()
    actions = practised(Practice(record, 1, 3))
    assert actions == practised(Practice(record, 1, 3))
    at_once = Practice(record, 1, 3).play(actions)
    step_by_step = Practice(record, 1, 3)
    assert [step_by_step.play(actions[:count]) for count in range(1, len(actions) + 1)][-1] == at_once
    assert is_over(at_once[-1].scene.state)


def test_nothing_is_told_but_what_the_seat_may_see() -> None:
    practice = Practice(played(), 1, 3)
    legal = legal_actions_in(view(practice.start, practice.seat))
    for beat in practice.play([format_action(legal[0])]):
        assert not any(isinstance(entry.event, wire.HandDealt) for entry in beat.told.entries)
        assert beat.told.own is not None
        assert beat.told.own.seat == practice.seat


def test_a_place_where_nothing_was_decided_is_no_place() -> None:
    record = played()
    for deal, turn in ((0, 1), (2, 1), (1, 0), (1, 13)):
        with pytest.raises(LookupError):
            Practice(record, deal, turn)


def test_the_rules_refuse_what_they_refuse_everywhere() -> None:
    practice = Practice(played(), 1, 3)
    with pytest.raises(GangOfFourError):
        practice.play(["DR DR"])
    with pytest.raises(GangOfFourError):
        practice.play(["no action"])


def test_every_shipped_puzzle_can_be_laid_out_and_its_answers_are_legal() -> None:
    file = shipped_puzzles()
    assert file.puzzles
    assert len({puzzle.puzzle_id for puzzle in file.puzzles}) == len(file.puzzles)
    for match in file.matches[::25]:
        record = parse_record(match.record)
        for puzzle in match.puzzles:
            practice = Practice(record, puzzle.deal_number, puzzle.turn)
            assert practice.seat == puzzle.seat
            legal = legal_actions_in(view(practice.start, practice.seat))
            assert set(puzzle.answers) <= set(legal)
            assert len(legal) > len(puzzle.answers)


def test_a_board_whose_only_deal_is_a_later_one_is_played_on_by_the_number_of_that_deal() -> None:
    board = Board(bytes(SEED_SIZE), 4, 2, "greedy")
    record = record_board(board, "greedy", {"greedy": GreedyBot()})
    assert board.deal_number > 1
    turn, entry = next((n, each) for n, each in enumerate(record.deals[0].actions, 1) if isinstance(each.action, Play))
    assert Practice(record, board.deal_number, turn).seat == entry.seat
    with pytest.raises(LookupError):
        Practice(record, 1, turn)
