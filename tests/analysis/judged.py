"""Judges and matches for tests: small networks, few worlds, short matches."""

from functools import cache
from random import Random

from gangoffour.analysis import Judge
from gangoffour.bots import GreedyBot
from gangoffour.engine import CLASSIC, MatchStarted, Phase, Seat, rule_set, view
from gangoffour.fairness import deck_order, seed_key
from gangoffour.records import Maker, MatchRecord, Recorder
from tests.bots.networks import any_network


@cache
def small_judge(worlds: int = 4, most_worlds: int = 8) -> Judge:
    """A judge that has learned nothing, in few worlds."""
    return Judge(any_network(1), any_network(2), worlds=worlds, most_worlds=most_worlds)


@cache
def short_match(seat_count: int = 4, deals: int = 2, seed: str = "short") -> MatchRecord:
    """A match of `greedy` bots; a substitute takes some of the turns of seat 1."""
    recorder = Recorder(MatchStarted(rule_set({"match_deals": deals}), seat_count, Seat(0)))
    rng, bot, actions = Random(seed), GreedyBot(), 0
    while recorder.state.public.phase is not Phase.OVER:
        recorder.start_deal(deck_order(seed_key(seed.encode()), len(recorder.state.public.results)))
        while (seat := recorder.state.public.seat_to_act) is not None:
            actions += 1
            maker = Maker.SUBSTITUTE if seat == 1 and actions % 3 else Maker.PLAYER
            recorder.apply(seat, bot.choose(view(recorder.state, seat), rng), maker)
    return recorder.record()


def begun_match() -> MatchRecord:
    """A match that stops after three actions."""
    recorder = Recorder(MatchStarted(CLASSIC, 4, Seat(0)))
    recorder.start_deal(deck_order(seed_key(b"begun"), 0))
    for _ in range(3):
        seat = recorder.state.public.seat_to_act
        assert seat is not None
        recorder.apply(seat, GreedyBot().choose(view(recorder.state, seat), Random(1)))
    return recorder.record()
