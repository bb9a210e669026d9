"""Boards: one deal that everybody can get, and bots that answer everybody alike."""

import hashlib
from random import Random

import pytest

from bench.boards_alike import LEVELS, OTHER_KERNEL, different
from gangoffour.boards import Board, bot_chance, engine_hash, play_board, play_on
from gangoffour.bots import UniformBot, bot
from gangoffour.engine import Action, Phase, SeatView, legal_actions, legal_actions_in, view
from gangoffour.protocol import encode_seat_view

SEED = bytes(range(64))


def board(deal_number: int = 1, level: str = "random", seat_count: int = 4, seed: bytes = SEED) -> Board:
    return Board(seed, seat_count, deal_number, level)


@pytest.mark.parametrize("seat_count", [3, 4])
def test_a_first_deal_begins_with_a_lead_and_a_later_one_with_an_exchange(seat_count: int) -> None:
    first = board(1, seat_count=seat_count).start()
    assert first.public.phase is Phase.PLAY
    for number in (2, 3):
        later = board(number, seat_count=seat_count).start().public
        assert later.phase is Phase.RETURN
        assert later.deal is not None
        assert later.deal.number == number
        assert later.deal.exchange is not None
        assert later.seat_to_act == later.deal.exchange.deal_winner


def test_the_roles_of_later_deals_are_drawn_from_the_seed() -> None:
    roles = {board(2, seed=hashlib.sha512(bytes([number])).digest()).later for number in range(100)}
    assert len(roles) == 12


@pytest.mark.parametrize("deal_number", [1, 2, 3])
def test_a_board_ends_with_its_only_deal(deal_number: int) -> None:
    rng = Random(deal_number)
    end = play_on(board(deal_number).start(), lambda seen: UniformBot().choose(seen, rng))
    assert end.public.phase is Phase.OVER


def test_the_chance_of_a_bot_follows_from_seed_and_view_alone() -> None:
    start = board().start()
    seat = start.public.seat_to_act
    assert seat is not None
    seen = view(start, seat)
    assert bot_chance(SEED, seen) == bot_chance(SEED, view(board().start(), seat))
    assert bot_chance(bytes(64), seen) != bot_chance(SEED, seen)
    others = [view(start, other) for other in start.public.seats if other != seat]
    assert len({bot_chance(SEED, each) for each in (seen, *others)}) == 4
    assert len(legal_actions(start, seat)) > 1


def test_the_same_bot_makes_the_same_of_a_board_every_time() -> None:
    bots = {level: bot(level) for level in ("random", "greedy")}
    assert play_board(board(2), "greedy", bots) == play_board(board(2), "greedy", bots)


def test_an_engine_has_one_name() -> None:
    assert engine_hash() == engine_hash()
    assert len(engine_hash()) == 16


@pytest.mark.nightly
def test_bots_answer_everybody_alike_on_another_processor_too() -> None:
    assert different(0, len(LEVELS), OTHER_KERNEL) == []


Answer = tuple[bytes, Action]
"""What a bot saw, and what it did."""


def answered(dealt: Board, rng_seed: int, other_at: int | None = None) -> tuple[list[Answer], list[int]]:
    """What the bots of a board did, and how much of it came before each own decision.

    The own seat plays by chance; at one of its decisions it may do otherwise than it would have.
    """
    told, before, rng, thinking = list[Answer](), list[int](), Random(rng_seed), bot(dealt.level)

    def choose(seen: SeatView) -> Action:
        if seen.seat == 0:
            before.append(len(told))
            first, *others = rng.sample(actions := legal_actions_in(seen), len(actions))
            return others[0] if len(before) - 1 == other_at else first
        action = thinking.choose(seen, Random(bot_chance(dealt.seed, seen)))
        told.append((encode_seat_view(seen), action))
        return action

    play_on(dealt.start(), choose)
    return told, before


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_changed_view_changes_only_what_follows_from_it(level: str) -> None:
    """One own action is another: before it bots do the same, and ever after where they see the same."""
    differing = 0
    for number in range(6):
        dealt = board(number % 3 + 1, level, seed=hashlib.sha512(bytes([number])).digest())
        told, before = answered(dealt, number)
        for at in (0, len(before) // 2, len(before) - 1):
            other, _ = answered(dealt, number, at)
            assert other[: before[at]] == told[: before[at]]
            known = dict(told)
            assert [action for seen, action in other if known.get(seen, action) != action] == []
            differing += other != told
    assert differing > 0, "nobody has seen anything else"
