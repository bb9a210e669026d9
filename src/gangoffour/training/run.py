"""A training run: one thread plays, another learns; it keeps its state and can be taken up again.

A run is a folder: `checkpoint.pt` to go on from, `network.npz` to play with, `curve.jsonl` with a line for each
checkpoint, and `curve.svg`, which draws them.
"""

import json
import queue
import threading
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gangoffour.arena import cores
from gangoffour.bots import load_network, save_network
from gangoffour.training.answer_deals import DEALS_AT_ONCE, Answering
from gangoffour.training.configuration import Configuration, plain_values
from gangoffour.training.curves import draw_curve
from gangoffour.training.evaluation import strength
from gangoffour.training.network import POINTS_SCALE, Learner
from gangoffour.training.players import Players, by_network, others_of
from gangoffour.training.selfplay import Lessons, SelfPlay, joined

CHECKPOINT: Final = "checkpoint.pt"
CURVE: Final = "curve.jsonl"
NETWORK: Final = "network.npz"
PICTURE: Final = "curve.svg"

_NETWORK_FILE: Final = ".npz"

_REFRESH: Final = 8
"""Updates after which the players take the newest weights."""
_POOL: Final = 16
"""From how many batches' worth of decisions the next batch is drawn, so that one deal does not fill it."""


_TELL_EVERY_S: Final = 5.0
_LAST_GUESS_RATE: Final = 1 / 20


class Progress(NamedTuple):
    """Where a run stands."""

    minutes: float = 0.0
    decisions: int = 0
    deals: int = 0
    updates: int = 0
    decisions_per_s: float = 0.0
    """Since the run was last taken up, everything included."""
    points_loss: float = 0.0
    strength: float = 0.0
    """Of the last checkpoint, against plain players."""


class Run:
    """A run in its folder, new or taken up again."""

    def __init__(self, configuration: Configuration, folder: Path, tell: Callable[[Progress], None]) -> None:
        """Begin, or go on from the checkpoint in the folder; `tell` hears every few seconds where the run stands."""
        self._configuration = configuration
        self._folder = folder
        self._tell = tell
        self._learner = Learner(configuration)
        self._rival: Learner | None = None
        self._answers: Generator[tuple[int, Lessons]] | None = None
        self._progress = Progress()
        self._selfplays = [
            SelfPlay(
                share,
                configuration.seed + 1000 * number,
                discount=configuration.role_discount,
                outcome_share=configuration.outcome_share,
                one_learns=bool(configuration.rival) or bool(share.others),
            )
            for number, share in enumerate(configuration.shares)
        ]
        if configuration.start:
            self._begin_with(Path(configuration.start))
        if configuration.rival.endswith(_NETWORK_FILE):
            self._rival = Learner(configuration)
            self._rival.begin_with(Path(configuration.rival))
        self._players = [*self._seated()]
        self._lessons: queue.Queue[Lessons] = queue.Queue(maxsize=64)
        self._losses: dict[str, float] = {}
        self._is_ending = threading.Event()
        self._failure: BaseException | None = None
        if (folder / CHECKPOINT).exists():
            self._take_up()

    def _seated(self) -> Iterator[Players]:
        rng = np.random.default_rng(self._configuration.seed)
        rival = None if self._rival is None else by_network(self._rival)
        for share, selfplay in zip(self._configuration.shares, self._selfplays, strict=True):
            yield Players(self._learner, selfplay, others_of(share, rng) or rival, rng)

    @property
    def progress(self) -> Progress:
        """Where the run stands."""
        return self._progress

    @property
    def share_done(self) -> float:
        """How much of the run is over, from 0 to 1."""
        return min(1.0, self._progress.minutes / self._configuration.minutes)

    def go(self) -> None:
        """Play and learn until the minutes are over; a run that is over already stays as it is."""
        if self.share_done == 1:
            return
        self._folder.mkdir(parents=True, exist_ok=True)
        learning = threading.Thread(target=self._learn_on, name="learning", daemon=True)
        learning.start()
        if self._configuration.rival and self._rival is None:
            self._write_network()
            self._answers = self._answering().lessons(cores())
        before, began = self._progress, monotonic()
        saved = told = began
        try:
            while self.share_done < 1 and self._failure is None:
                self._play_once() if self._answers is None else self._answer_once(self._answers)
                now = monotonic()
                self._progress = self._progress._replace(
                    minutes=before.minutes + (now - began) / 60,
                    decisions_per_s=(self._progress.decisions - before.decisions) / (now - began),
                    points_loss=self._losses.get("points", 0.0),
                )
                if now - told > _TELL_EVERY_S:
                    self._tell(self._progress)
                    told = now
                if now - saved > 60 * self._configuration.checkpoint_minutes:
                    self._save()
                    saved = monotonic()
        finally:
            self._is_ending.set()
            learning.join(timeout=60)
            if self._answers is not None:
                self._answers.close()
        if self._failure is not None:
            raise self._failure
        self._save()

    def _play_once(self) -> None:
        first, last = self._configuration.chance_first, self._configuration.chance_last
        for selfplay, players in zip(self._selfplays, self._players, strict=True):
            players.chance = first + (last - first) * self.share_done
            deals, decided = selfplay.deals, int(selfplay.learns.sum())
            lessons = selfplay.step(players.choose)
            self._progress = self._progress._replace(
                decisions=self._progress.decisions + decided,
                deals=self._progress.deals + selfplay.deals - deals,
            )
            if lessons is not None:
                self._teach(lessons)

    def _answer_once(self, answers: Generator[tuple[int, Lessons]]) -> None:
        """Take what some deals among bots teach, and let those to come be played with the newest weights."""
        _, lessons = next(answers)
        self._progress = self._progress._replace(
            decisions=self._progress.decisions + len(lessons.actions), deals=self._progress.deals + DEALS_AT_ONCE
        )
        self._teach(lessons)
        self._write_network()

    def _teach(self, lessons: Lessons) -> None:
        while self._failure is None:
            try:
                self._lessons.put(lessons, timeout=5)
            except queue.Full:
                continue  # learning is behind; playing waits for it
            return

    def _learn_on(self) -> None:
        try:
            self._learn_until_the_end()
        except BaseException as failure:  # noqa: BLE001  the other thread raises it
            self._failure = failure

    def _learn_until_the_end(self) -> None:
        """Draw batches out of a pool of lessons, as many decisions as come in, times `reuse`."""
        batch, reuse = self._configuration.batch, self._configuration.reuse
        rng = np.random.default_rng(self._configuration.seed + 1)
        pool: Lessons | None = None
        waiting: list[Lessons] = []
        due = 0.0
        while not self._is_ending.is_set():
            try:
                waiting.append(self._lessons.get(timeout=0.5))
            except queue.Empty:
                continue
            due += reuse * len(waiting[-1].actions)
            if sum(len(lessons.actions) for lessons in waiting) < batch:
                continue
            pool = joined([*([] if pool is None else [pool]), *waiting], _POOL * batch)
            waiting = []
            while due >= batch and pool is not None:
                picks = rng.integers(0, len(pool.actions), batch)
                losses = self._learner.learn(pool.taken(picks), *self._rates())
                due -= batch
                self._note(losses)
                if self.share_done > 1 - self._configuration.mean_share:
                    self._learner.average()

    def _rates(self) -> tuple[float, float]:
        """Return the rates, of guessing last; they fall from the first to the last along a cosine."""
        configuration = self._configuration
        high = float(1 + np.cos(np.pi * self.share_done)) / 2
        rate = configuration.rate_last + (configuration.rate_first - configuration.rate_last) * high
        return rate, configuration.guess_rate * max(high, _LAST_GUESS_RATE)

    def _note(self, losses: dict[str, float]) -> None:
        for name, loss in losses.items():
            self._losses[name] = loss if name not in self._losses else 0.99 * self._losses[name] + 0.01 * loss
        self._progress = self._progress._replace(updates=self._progress.updates + 1)
        if self._progress.updates % _REFRESH == 0:
            self._learner.refresh()

    def _save(self) -> None:
        """Write the checkpoint, the network, and a line of the curve."""
        roles = self._role_values()
        found = {
            seats: strength(self._learner, roles[seats], seat_count=seats, deals_per_place=2, seed=7)
            for seats in (4, 3)
        }
        self._progress = self._progress._replace(strength=found[4].mean)
        kept = {
            "progress": self._progress._asdict(),
            "roles": [selfplay.role_values.state() for selfplay in self._selfplays],
            "configuration": plain_values(self._configuration),
        }
        self._learner.save(self._folder / CHECKPOINT, kept)
        self._write_network()
        line = {
            **self._progress._asdict(),
            "losses": self._losses,
            "roles": [selfplay.role_values.values().tolist() for selfplay in self._selfplays],
            "strengths": {seats: tuple(each) for seats, each in found.items()},
        }
        with (self._folder / CURVE).open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(line) + "\n")
        draw_curve([self._folder / CURVE], self._folder / PICTURE)
        self._tell(self._progress)

    def _write_network(self) -> None:
        part = (self._folder / NETWORK).with_suffix(f".part{_NETWORK_FILE}")
        save_network(part, self._learner.playing_weights(), self._description())
        part.replace(self._folder / NETWORK)  # others may be reading it

    def _answering(self) -> Answering:
        configuration = self._configuration
        return Answering(
            rival=configuration.rival,
            network=self._folder / NETWORK,
            seats=configuration.shares[0].seats,
            seed=configuration.seed,
            chance=configuration.chance_first,
        )

    def _begin_with(self, network: Path) -> None:
        self._learner.begin_with(network)
        known = load_network(network)
        for share, selfplay in zip(self._configuration.shares, self._selfplays, strict=True):
            selfplay.role_values.begin_with(known.role_values(share.seats))

    def _description(self) -> dict[str, Any]:
        """Say what a network file has to say: how to read its values, and where it comes from."""
        return {
            "points_scale": POINTS_SCALE,
            "role_values": {str(seats): values.tolist() for seats, values in self._role_values().items()},
            "configuration": plain_values(self._configuration),
            "progress": self._progress._asdict(),
        }

    def _role_values(self) -> dict[int, NDArray[np.float64]]:
        """Return the worth of the roles in the classic rules, by number of seats; one that is not played lends it."""
        values = {
            share.seats: selfplay.role_values.values()
            for share, selfplay in zip(self._configuration.shares, self._selfplays, strict=True)
            if share.rules == "classic" and not share.others
        }
        return {seats: values.get(seats, next(iter(values.values()))) for seats in (3, 4)}

    def _take_up(self) -> None:
        kept = self._learner.load(self._folder / CHECKPOINT)
        self._progress = Progress(**kept["progress"])
        for selfplay, state in zip(self._selfplays, kept["roles"], strict=True):
            selfplay.role_values.restore(state)
