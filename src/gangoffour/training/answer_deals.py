"""Deals of one seat that learns among bots that stay as they are: what is played to find an answer to them.

Bots decide from views, so these deals are played by the engine, in processes of their own, with the weights that the
run wrote last. It is slow beside self-play: the bots take their time.
"""

from collections.abc import Generator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gangoffour.arena import Conditions, PlayedDeal, play_deal, results, starting_state
from gangoffour.bots import Network, bot, load_network
from gangoffour.encoding import decode_action, legal_indices, pack_view, unpacked
from gangoffour.engine import Action, SeatView
from gangoffour.fairness import tagged_hash
from gangoffour.training.selfplay import Lessons

DEALS_AT_ONCE: Final = 4
"""Deals of one task: few, so that new weights are soon played with."""
_TASKS: Final = 10**9
"""More than anybody waits for."""


class Student:
    """A bot that plays by a network, tries something else now and then, and keeps what it decided."""

    name: Final = "student"

    def __init__(self, network: Network, chance: float) -> None:
        self._network = network
        self._chance = chance
        self.packed: list[NDArray[np.uint8]] = []
        self.actions: list[int] = []

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return the action that is worth most, or any."""
        legal, packed = legal_indices(view), np.frombuffer(pack_view(view), np.uint8)
        if rng.random() < self._chance:
            action = int(rng.choice(legal))
        else:
            worth = self._network.worth(self._network.values(unpacked(packed), legal), view.public.seat_count)
            action = int(legal[worth.argmax()])
        self.packed.append(packed)
        self.actions.append(action)
        return decode_action(action, view)


@dataclass(frozen=True, slots=True)
class Answering:
    """Who plays what: picklable, for it is carried out in other processes."""

    rival: str
    """The name of a bot."""
    network: Path
    """The file of the weights to play with; it is read anew for each task."""
    seats: int
    seed: int
    chance: float

    def lessons(self, jobs: int) -> Generator[tuple[int, Lessons]]:
        """Yield lessons, some deals at a time, without end; close the generator to end the processes."""
        return results(partial(_Tables, self), range(_TASKS), jobs)


class _Tables:
    """What carries out a task: some deals, the student in another seat each time."""

    def __init__(self, answering: Answering) -> None:
        self._answering = answering
        self._rival = bot(answering.rival)
        self._conditions = Conditions(f"answer {answering.seed}", answering.seats)

    def __call__(self, task: int) -> Lessons:
        answering = self._answering
        student = Student(load_network(answering.network), answering.chance)
        outcomes: list[tuple[float, ...]] = []
        for index in range(task * DEALS_AT_ONCE, (task + 1) * DEALS_AT_ONCE):
            seat = index % answering.seats
            players = [student if each == seat else self._rival for each in range(answering.seats)]
            begun = starting_state(self._conditions, index)
            played = play_deal(begun, players, tagged_hash("answer chance", self._conditions.key, index.to_bytes(6)))
            outcomes += (len(student.actions) - len(outcomes)) * [_outcome(played, seat)]
        return Lessons(
            packed=np.array(student.packed),
            actions=np.array(student.actions, np.uint16),
            outcomes=np.array(outcomes, np.float32),
            hands=np.zeros((len(outcomes), 3), np.uint64),  # nobody sees them here
        )


def _outcome(played: PlayedDeal, seat: int) -> tuple[float, ...]:
    """Return what came of the deal for the seat; the match always goes on, for all deals are early ones."""
    others = [points for each, points in enumerate(played.points) if each != seat]
    reward = sum(others) / len(others) - played.points[seat]
    return reward, played.result.deal_winner == seat, played.result.deal_loser == seat, True
