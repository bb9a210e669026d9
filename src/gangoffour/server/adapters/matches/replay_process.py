"""What runs in the process that replays records: the text of a record in, the replay as JSON out.

Replaying is a second or two of hard work for whatever text somebody sends. Here it takes nobody's turn: the process
stands back behind all others of the machine, and it gives a record up that takes too long. Requests and answers are
framed as those of bots are (`bot_process`). The first byte of an answer says what follows it.
"""

import os
import signal
from typing import Final, NoReturn

import msgspec

from gangoffour.records import RecordError, TooManySteps
from gangoffour.server.adapters.matches.match_replays import match_replay
from gangoffour.server.adapters.processes.bot_process import main
from gangoffour.server.ports import REPLAY_PROCESSOR_S, REPLAY_STEPS

REPLAYED: Final = 0
REFUSED: Final = 1
"""The record is wrong; its code and facts follow."""
TOO_LONG: Final = 2

_BEHIND_ALL: Final = 19


class _TooSlow(Exception):
    """The processor time for one record is used up."""


def answer_to(request: bytes) -> bytes:
    """Return the content of the answer to the text of a record."""
    signal.signal(signal.SIGPROF, _give_up)
    try:
        signal.setitimer(signal.ITIMER_PROF, REPLAY_PROCESSOR_S)
        try:
            return bytes((REPLAYED,)) + msgspec.json.encode(match_replay(request.decode(), REPLAY_STEPS))
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
    except RecordError as error:
        return bytes((REFUSED,)) + msgspec.json.encode((str(error.code), error.facts))
    except (TooManySteps, _TooSlow):
        return bytes((TOO_LONG,))


def _give_up(_signal: int, _frame: object) -> NoReturn:
    raise _TooSlow


if __name__ == "__main__":
    os.nice(_BEHIND_ALL)
    main(answer_to)
