"""The client's part of the fair deal (gof-fair-1).

It commits to a number, saves what it was told, and only then reveals the number. What it saved makes it impossible to
swap the match for another one afterwards. Everything is read from the table as it stands, so a client that was away in
between goes on where it was.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, NoReturn, TypeAlias
from uuid import UUID

from gangoffour.client.errors import ClientCode, UnfairStart
from gangoffour.client.table_fold import TableFold
from gangoffour.engine import canonical_rules
from gangoffour.fairness import Transcript, client_commitment, table_fingerprint, transcript_hash
from gangoffour.protocol import MatchInfo, Preparation

NUMBER_SIZE: Final = 32

SaveTranscript: TypeAlias = Callable[[Transcript], None]
"""Called with a transcript before the number is revealed, and again with T when the match has begun."""


@dataclass(slots=True)
class _Start:
    """One match that this client made itself ready for."""

    number: bytes
    commitment: str
    transcript: Transcript | None = None
    is_checked: bool = False


@dataclass(slots=True)
class FairStart:
    """The numbers of this client and the transcripts it saved, by match id."""

    save: SaveTranscript | None = None
    _starts: dict[str, _Start] = field(default_factory=dict)

    def commitment(self, match_id: str, player_id: str) -> str:
        """Return h for a match: of a number that is drawn now, or was drawn for this match before (step 2)."""
        start = self._starts.get(match_id)
        if start is None:
            number = secrets.token_bytes(NUMBER_SIZE)
            digest = client_commitment(UUID(match_id).bytes, player_id, number).hex()
            start = self._starts[match_id] = _Start(number, digest)
        return start.commitment

    def transcript(self, match_id: str) -> Transcript | None:
        """Return what was saved for a match; None if this client did not take part in its start."""
        start = self._starts.get(match_id)
        return None if start is None else start.transcript

    def number_due(self, known: TableFold) -> str | None:
        """Return the number to reveal now, if it is time (step 4); what was committed to is saved first (step 3).

        Raises:
            UnfairStart: The commitment of this client is not among those that all are told.
        """
        preparation, seat = known.table.preparation, known.seat
        if preparation is None or preparation.committed_at_ms is None or seat is None:
            return None
        start = self._starts.get(preparation.match_id)
        if start is None or known.table.seats[seat].number is not None:
            return None
        if start.transcript is None:
            if known.table.seats[seat].commitment != start.commitment:
                _unfair(f"h of seat {seat}")
            self._keep(start, _transcript(known, preparation))
        return start.number.hex()

    def check_start(self, known: TableFold) -> None:
        """Check the match that began against what was saved: every commitment, every number, T.

        Raises:
            UnfairStart: Something is not as it was told before the numbers were revealed.
        """
        match = known.table.match
        start = None if match is None else self._starts.get(match.match_id)
        if match is None or start is None or start.transcript is None or start.is_checked:
            return
        _check_match(match, start.transcript)
        public = known.public
        if public is not None and canonical_rules(public.rules, public.seat_count) != start.transcript.rules:
            _unfair("rules")
        start.is_checked = True
        self._keep(start, replace(start.transcript, transcript_hash=bytes.fromhex(match.transcript_hash)))

    def _keep(self, start: _Start, transcript: Transcript) -> None:
        start.transcript = transcript
        if self.save is not None:
            self.save(transcript)


def _transcript(known: TableFold, preparation: Preparation) -> Transcript:
    return Transcript(
        match_id=UUID(preparation.match_id).bytes,
        rules=preparation.rules,
        commitment=bytes.fromhex(preparation.commitment),
        players=tuple(player.player_id for player in preparation.players),
        client_commitments=tuple(bytes.fromhex(info.commitment or "") for info in known.table.seats),
    )


def _check_match(match: MatchInfo, saved: Transcript) -> None:
    if bytes.fromhex(match.commitment) != saved.commitment:
        _unfair("C")
    if tuple(player.player_id for player in match.players) != saved.players:
        _unfair("players")
    if tuple(map(bytes.fromhex, match.client_commitments)) != saved.client_commitments:
        _unfair("h")
    numbers = [bytes.fromhex(number or "") for number in match.numbers]
    for seat, (player, number) in enumerate(zip(saved.players, numbers, strict=True)):
        # A seat may be dealt without its number; T says so, and the record too.
        if number and client_commitment(saved.match_id, player, number) != saved.client_commitments[seat]:
            _unfair(f"r of seat {seat}")
    digest = transcript_hash(
        saved.match_id, saved.rules, saved.commitment, saved.players, saved.client_commitments, numbers
    )
    if digest.hex() != match.transcript_hash or table_fingerprint(digest) != match.fingerprint:
        _unfair("T")


def _unfair(what: str) -> NoReturn:
    raise UnfairStart(ClientCode.UNFAIR_START, field=what)
