"""A table as the server knows it at every sequence number, and the frames it would send to an audience."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from gangoffour.client import TableFold, told, welcomed
from gangoffour.engine import Seat
from gangoffour.protocol import (
    PROTOCOL_VERSION,
    Entry,
    Snapshot,
    decode_server_message,
    encode_server_message,
    messages,
)
from gangoffour.server.tables.feeds import Change
from gangoffour.server.tables.state import TableState, evolve_state, open_state
from gangoffour.server.tables.visibility import snapshot

_JSON = msgspec.json.Encoder()


@dataclass(frozen=True)
class History:
    """Everything that happened at a table."""

    entries: Sequence[Entry]
    states: Sequence[TableState]
    """By sequence number; there is none for 0, so the first stands twice."""

    @property
    def last_seq(self) -> int:
        return self.entries[-1].seq

    def seq_of(self, event: type) -> int:
        """The first sequence number of an event of this type."""
        return next(entry.seq for entry in self.entries if isinstance(entry.event, event))

    def welcome(self, seq: int, seat: Seat | None, *, is_whole: bool = True) -> messages.Welcome:
        """What the server answers to a Hello at this moment."""
        state = self.states[seq]
        sent = messages.Welcome(
            version=PROTOCOL_VERSION,
            now_ms=state.at_ms,
            player_id=None if seat is None else _player_id(state, seat),
            seat=seat,
            seq=seq,
            snapshot=snapshot(state, seat) if is_whole else None,
        )
        received = decode_server_message(encode_server_message(sent))
        assert isinstance(received, messages.Welcome)
        return received

    def told(self, after: int, seq: int, seat: Seat | None) -> messages.Told:
        """What the server tells an audience of a span of events."""
        state = self.states[seq]
        frame = Change(after, state, self.entries[after:seq]).frame(seat, state.at_ms)
        message = decode_server_message(frame)
        assert isinstance(message, messages.Told)
        return message

    def snapshot(self, seq: int, seat: Seat | None) -> bytes:
        """What the server itself says the audience knows at this moment."""
        return encoded(snapshot(self.states[seq], seat))

    def folds(self, first: int, seat: Seat | None) -> dict[int, TableFold]:
        """What a client knows at every sequence number if it is told of each event by itself."""
        known = welcomed(None, self.welcome(first, seat))
        folds = {first: known}
        for seq in range(first + 1, self.last_seq + 1):
            folds[seq] = told(folds[seq - 1], self.told(seq - 1, seq, seat))
        return folds


def history(entries: Sequence[Entry]) -> History:
    """Fold the stream of a table as the server does."""
    states = [open_state(entries[0])] * 2
    for entry in entries[1:]:
        states.append(evolve_state(states[-1], entry))
    return History(entries, states)


def encoded(known: Snapshot) -> bytes:
    """A snapshot as it goes over the wire."""
    return _JSON.encode(known)


def _player_id(state: TableState, seat: Seat) -> str:
    player = state.public.seats[seat].player
    assert player is not None
    return player.player_id
