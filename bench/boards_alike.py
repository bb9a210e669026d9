"""Do bots answer everybody alike? Boards played in two processes, some with another kernel behind NumPy.

python -m bench.boards_alike 1000 --other-kernel 200
"""

import argparse
import hashlib
import os
import subprocess
import sys
from random import Random
from typing import Final

from gangoffour.boards import Board, bot_chance, play_on
from gangoffour.bots import Bot, UniformBot, bot
from gangoffour.engine import Action, SeatView

LEVELS: Final = ("planner", "search", "search", "search", "neural", "champion", "search")
"""As in a week."""
OTHER_KERNEL: Final = "Nehalem"
"""A kernel of OpenBLAS that adds up in another order than those of newer processors."""


def answers(number: int, bots: dict[str, Bot]) -> str:
    """Return what the bots of a board do against somebody who plays by chance, as a hash."""
    level = LEVELS[number % len(LEVELS)]
    seed = hashlib.sha512(f"boards alike {number}".encode()).digest()
    board = Board(seed, 3 if number % 7 == len(LEVELS) - 1 else 4, number % 3 + 1, level)
    rng, told = Random(number), hashlib.sha256()

    def choose(seen: SeatView) -> Action:
        if seen.seat == 0:
            return UniformBot().choose(seen, rng)
        action = bots[level].choose(seen, Random(bot_chance(seed, seen)))
        told.update(f"{seen.seat} {action}\n".encode())
        return action

    play_on(board.start(), choose)
    return told.hexdigest()


def _write(first: int, last: int) -> None:
    bots = {level: bot(level) for level in LEVELS}
    for number in range(first, last):
        sys.stdout.write(f"{answers(number, bots)}\n")


def _process(first: int, last: int, kernel: str | None) -> "subprocess.Popen[str]":
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    if kernel is not None:
        environment["OPENBLAS_CORETYPE"] = kernel
    command = [sys.executable, "-m", "bench.boards_alike", str(last), "--write-from", str(first)]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def different(first: int, last: int, kernel: str | None) -> list[int]:
    """Return the boards at which two processes come to different answers."""
    pair = [_process(first, last, None), _process(first, last, kernel)]
    lines = [process.communicate()[0].split() for process in pair]
    if any(process.returncode or len(each) != last - first for process, each in zip(pair, lines, strict=True)):
        raise RuntimeError("a process failed")
    return [first + at for at, (one, other) in enumerate(zip(*lines, strict=True)) if one != other]


def main() -> None:
    """Compare, and end with 1 if anything differs."""
    parser = argparse.ArgumentParser()
    parser.add_argument("boards", type=int)
    parser.add_argument("--other-kernel", type=int, default=0)
    parser.add_argument("--write-from", type=int)
    wanted = parser.parse_args()
    if wanted.write_from is not None:
        _write(wanted.write_from, wanted.boards)
        return
    found = different(0, wanted.other_kernel, OTHER_KERNEL) if wanted.other_kernel else []
    found += different(wanted.other_kernel, wanted.boards, None)
    sys.stdout.write(
        f"{wanted.boards - len(found)} of {wanted.boards} boards alike, "
        f"{wanted.other_kernel} of them with the kernel {OTHER_KERNEL}\n"
    )
    for number in found:
        sys.stdout.write(f"different: board {number}, {LEVELS[number % len(LEVELS)]}\n")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
