"""A bots' process with bots that go wrong, each in its own way. A folder named as argument holds its `BotSigns`."""

import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random

from gangoffour.bots import Bot, GreedyBot
from gangoffour.engine import Action, Pass, ReturnCard, SeatView
from gangoffour.server.adapters.processes import bot_process


class OddBot:
    """Does something before it acts."""

    def __init__(self, name: str, behave: Callable[[SeatView], Action]) -> None:
        self.name = name
        self._behave = behave

    def choose(self, view: SeatView, rng: Random) -> Action:
        del rng
        return self._behave(view)


def begin() -> None:
    """Tell the test that a bot thinks."""
    if len(sys.argv) > 1:
        with Path(sys.argv[1], "begun").open("ab") as begun:
            begun.write(b".")


def hang(_view: SeatView) -> Action:
    begin()
    threading.Event().wait()  # for what nobody ever sets
    return Pass()


def slow(view: SeatView) -> Action:
    begin()
    with Path(sys.argv[1], "word").open("rb", buffering=0) as word:
        word.read(1)  # it comes when the test says so
    return GreedyBot().choose(view, Random(0))


def crash(_view: SeatView) -> Action:
    os._exit(1)


def fail(view: SeatView) -> Action:
    raise ValueError(view.hand)


def cheat(view: SeatView) -> Action:
    return ReturnCard(view.hand[0])


def chat(view: SeatView) -> Action:
    print("I think", flush=True)  # noqa: T201  that is what it does wrong
    os.write(1, b"aloud")
    return GreedyBot().choose(view, Random(0))


class CountingBot(OddBot):
    """Prints how many of its kind were made, and how often this one chose."""

    made = 0

    def __init__(self) -> None:
        super().__init__("counting", self._count)
        CountingBot.made += 1
        self._chosen = 0

    def _count(self, view: SeatView) -> Action:
        self._chosen += 1
        print(f"made {CountingBot.made}, chose {self._chosen}", file=sys.stderr, flush=True)  # noqa: T201
        return GreedyBot().choose(view, Random(0))


ODD_BOTS = {"hang": hang, "slow": slow, "crash": crash, "fail": fail, "cheat": cheat, "chat": chat}


def odd_bot(name: str) -> Bot:
    if name == "counting":
        return CountingBot()
    return OddBot(name, ODD_BOTS[name]) if name in ODD_BOTS else GreedyBot()


if __name__ == "__main__":
    bot_process.bot = odd_bot  # type: ignore[attr-defined]  # in this process only
    bot_process.main()
