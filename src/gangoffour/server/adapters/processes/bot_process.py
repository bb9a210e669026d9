"""What runs in a bot's own process: views in, actions or hints out, all as bytes.

The file is run by its path, so that the process imports the bots and nothing of the server: it stays small, and there
is nothing in it to peek at. A frame is four bytes of length and the content. The first byte of a request says what is
wanted. For a choice there follow 32 bytes of chance, the length of the level's name in one byte, the name, and the view
of a seat; for hints the view alone. An answer is one byte, and an action, hints or the name of an error.
"""

import os
import sys
import threading
from collections.abc import Callable
from functools import lru_cache
from queue import SimpleQueue
from random import Random
from typing import BinaryIO, Final

from gangoffour.bots import Bot, bot
from gangoffour.protocol import decode_seat_view, encode_action, encode_hints, hinted_action

SEED_SIZE: Final = 32
LENGTH_SIZE: Final = 4
READY: Final = b"ready"
"""The first frame a process sends."""
CHOICE_WANTED: Final = 0
HINTS_WANTED: Final = 1
CHOSEN: Final = 0
FAILED: Final = 1
HINTED: Final = 2


def pack_frame(content: bytes) -> bytes:
    """Return a frame."""
    return len(content).to_bytes(LENGTH_SIZE) + content


def pack_request(level: str, seed: bytes, view: bytes) -> bytes:
    """Return the content of a request for a bot's choice."""
    name = level.encode()
    return b"".join((bytes((CHOICE_WANTED,)), seed, len(name).to_bytes(1), name, view))


def pack_hints_request(view: bytes) -> bytes:
    """Return the content of a request for hints."""
    return bytes((HINTS_WANTED,)) + view


def answer_to(request: bytes) -> bytes:
    """Return the content of the answer: what was wanted, or which error stopped it."""
    try:
        if request[0] == HINTS_WANTED:
            return bytes((HINTED,)) + _hints(request[1:])
        return bytes((CHOSEN,)) + _choice(request[1:])
    except Exception as error:  # noqa: BLE001  a bot may fail in any way; the name alone, since the text may hold cards
        return bytes((FAILED,)) + type(error).__name__.encode()


@lru_cache(maxsize=8)
def _kept_bot(level: str) -> Bot:
    """Return the bot of a level, always the same: it remembers nothing, and its network is read only once."""
    return bot(level)


def _choice(request: bytes) -> bytes:
    seed, size = request[:SEED_SIZE], request[SEED_SIZE]
    name, view = request[SEED_SIZE + 1 : SEED_SIZE + 1 + size], request[SEED_SIZE + 1 + size :]
    rng = Random(seed)  # noqa: S311  bots play games
    return encode_action(_kept_bot(name.decode()).choose(decode_seat_view(view), rng))


def _hints(view: bytes) -> bytes:
    # The network takes a moment to load, and room: only a process that is asked for hints has it.
    from gangoffour.bots import best_hints, shipped_network  # noqa: PLC0415

    hints = best_hints(decode_seat_view(view), shipped_network())
    return encode_hints(tuple(hinted_action(hint.action, hint.margin, hint.reason, hint.facts) for hint in hints))


def main(answer_to: Callable[[bytes], bytes] = answer_to) -> None:
    """Answer requests until the input ends, which it does when the server is gone."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    requests: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, requests), daemon=True).start()
    content = READY
    while True:
        try:
            answers.write(pack_frame(content))
            answers.flush()
        except BrokenPipeError:
            os._exit(0)  # the server was killed before it had its answer
        content = answer_to(requests.get())


def _read(source: BinaryIO, requests: "SimpleQueue[bytes]") -> None:
    """Read in a thread of its own: so the end of the server is noticed while a bot thinks."""
    while len(head := source.read(LENGTH_SIZE)) == LENGTH_SIZE:
        requests.put(source.read(int.from_bytes(head)))
    os._exit(0)


if __name__ == "__main__":
    main()
