"""Running the commands as a person would, and sitting down in the middle of a match."""

import re
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from types import TracebackType
from typing import Self

from typer.testing import CliRunner, Result

from gangoffour.bots import GreedyBot
from gangoffour.cli import app
from gangoffour.cli.narration import Narrator
from gangoffour.cli.person import Person, Quit
from gangoffour.cli.play_match import Opponent, play_on
from gangoffour.engine import Action, MatchState, Seat, Step, all_seats, apply, start_deal, view
from gangoffour.fairness import seed_key
from gangoffour.locales import messages

NAMES = ("Zoe", "Mei", "Ana", "Tomek")
PROGRAM = (sys.executable, "-c", "from gangoffour.cli import main; main()")


def run(*arguments: str, typed: str = "") -> Result:
    """Run a command in this process."""
    return CliRunner().invoke(app, arguments, input=typed)


class Position:
    """A match that begins in the middle."""

    def __init__(self, state: MatchState) -> None:
        self.state = state

    def start_deal(self, deck_order: Sequence[int], /) -> Step:
        return self._keep(start_deal(self.state, deck_order))

    def apply(self, seat: Seat, action: Action, /) -> Step:
        return self._keep(apply(self.state, seat, action))

    def _keep(self, step: Step) -> Step:
        self.state = step.after
        return step


def sit_down(state: MatchState) -> None:
    """Play on from a state, as the seat whose turn it is, until nothing more is typed."""
    you = state.public.seat_to_act
    assert you is not None
    seats = all_seats(state.public.seat_count)
    match = Position(state)
    opponents = {other: Opponent(GreedyBot(), Random(other)) for other in seats if other != you}
    person = Person(view(state, you), Narrator(messages(), NAMES, you))
    with suppress(Quit):
        play_on(match, person, opponents, seed_key(b"position"))


class Session:
    """The program in a process of its own, with somebody who types and reads what is printed, nothing else."""

    def __init__(self, *arguments: str, program: Sequence[str] = PROGRAM, env: Mapping[str, str] | None = None) -> None:
        self._process = subprocess.Popen(
            [*program, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=env,
            text=True,
            encoding="utf-8",
        )
        self.printed = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def read(self) -> str | None:
        """Return what is printed up to the next prompt; None if the program ended instead."""
        assert self._process.stdout is not None
        text = ""
        while not text.endswith("> "):
            letter = self._process.stdout.read(1)
            self.printed += letter
            if not letter:
                return None
            text += letter
        return text

    def type(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def interrupt(self) -> None:
        self._process.send_signal(signal.SIGINT)

    def end(self) -> tuple[int, str]:
        """Return exit code and what went to stderr."""
        _, errors = self._process.communicate(timeout=30)
        return self._process.returncode, errors


def a_play_among(listed: str) -> str:
    """Choose from what `plays` printed: the first of the largest plays, always declaring."""
    if returnable := re.search(r"Return one of: (\S+)", listed):
        return f"return {returnable[1]}"
    offers = re.findall(r"^(?:> )?[A-Z][a-z ]+(?: \(\d+\))?: ((?:\w+ ?)+)", listed, re.MULTILINE)
    plays = [offer.strip() for offer in offers if offer.strip() != "pass"]
    return f"{plays[-1]} declare" if plays else "pass"
