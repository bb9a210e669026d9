"""The transcript a client saves before it sends its number: the one thing a server cannot re-make afterwards."""

import json
import re
from dataclasses import dataclass
from typing import Final

from gangoffour.fairness.commitments import DIGEST_SIZE, MATCH_ID_SIZE, SCHEME, SEAT_COUNTS
from gangoffour.fairness.errors import MalformedTranscript

TRANSCRIPT_VERSION: Final = 1

_FORMAT: Final = "gof-transcript"
_TEXT_LIMIT: Final = 65_536
_HEX: Final = re.compile("[0-9a-f]*")
_FIELDS: Final = frozenset({"format", "version", "scheme", "match_id", "rules", "commitment", "seats"})
_OPTIONAL_FIELDS: Final = frozenset({"transcript_hash"})
_SEAT_FIELDS: Final = frozenset({"player", "commitment"})


@dataclass(frozen=True, slots=True)
class Transcript:
    """What the server told a client before any number was sent; the sequences are in seat order."""

    match_id: bytes
    rules: str
    """The rule set as its canonical string."""
    commitment: bytes
    """C, the commitment of the server."""
    players: tuple[str, ...]
    """The public player id of each seat."""
    client_commitments: tuple[bytes, ...]
    """h of each seat."""
    transcript_hash: bytes | None = None
    """T, if the client saved again once all numbers were known; it also vouches for seats that sent no number."""
    scheme: str = SCHEME


def format_transcript(transcript: Transcript) -> str:
    """Return the text of a transcript file: JSON, with digests in hexadecimal."""
    seats = zip(transcript.players, transcript.client_commitments, strict=True)
    value: dict[str, object] = {
        "format": _FORMAT,
        "version": TRANSCRIPT_VERSION,
        "scheme": transcript.scheme,
        "match_id": transcript.match_id.hex(),
        "rules": transcript.rules,
        "commitment": transcript.commitment.hex(),
        "seats": [{"player": player, "commitment": digest.hex()} for player, digest in seats],
    }
    if transcript.transcript_hash is not None:
        value["transcript_hash"] = transcript.transcript_hash.hex()
    return json.dumps(value, indent=2) + "\n"


def parse_transcript(text: str) -> Transcript:
    """Return the transcript that `format_transcript` wrote; raise `MalformedTranscript` for any other text."""
    if len(text) > _TEXT_LIMIT:
        raise MalformedTranscript(f"a transcript has at most {_TEXT_LIMIT} characters")
    try:
        value: object = json.loads(text, object_pairs_hook=_object_without_duplicates)
    except (ValueError, RecursionError) as error:
        raise MalformedTranscript(f"not JSON: {error}") from error
    fields = _fields(value, "transcript", _FIELDS, _OPTIONAL_FIELDS)
    _expect(fields, "format", _FORMAT)
    _expect(fields, "version", TRANSCRIPT_VERSION)
    _expect(fields, "scheme", SCHEME)
    seats = fields["seats"]
    if not isinstance(seats, list) or len(seats) not in SEAT_COUNTS:
        raise MalformedTranscript("seats is not a list of three or four")
    seat_fields = [_fields(seat, f"seat {number}", _SEAT_FIELDS) for number, seat in enumerate(seats)]
    return Transcript(
        match_id=_digest(fields, "match_id", MATCH_ID_SIZE),
        rules=_text(fields, "rules"),
        commitment=_digest(fields, "commitment", DIGEST_SIZE),
        players=tuple(_text(seat, "player") for seat in seat_fields),
        client_commitments=tuple(_digest(seat, "commitment", DIGEST_SIZE) for seat in seat_fields),
        transcript_hash=_digest(fields, "transcript_hash", DIGEST_SIZE) if "transcript_hash" in fields else None,
    )


def _object_without_duplicates(pairs: list[tuple[str, object]]) -> dict[str, object]:
    # Two readers that keep different copies of one field would see two transcripts in one file.
    value = dict(pairs)
    if len(value) != len(pairs):
        raise MalformedTranscript("a field stands twice")
    return value


def _fields(
    value: object, name: str, required: frozenset[str], optional: frozenset[str] = frozenset()
) -> dict[str, object]:
    if not isinstance(value, dict) or not required <= value.keys() <= required | optional:
        raise MalformedTranscript(f"{name} does not have the fields {', '.join(sorted(required))}")
    return value


def _expect(fields: dict[str, object], name: str, expected: str | int) -> None:
    value = fields[name]
    if type(value) is not type(expected) or value != expected:
        raise MalformedTranscript(f"{name} is not {expected!r}")


def _text(fields: dict[str, object], name: str) -> str:
    value = fields[name]
    if not isinstance(value, str) or not is_unicode(value):
        raise MalformedTranscript(f"{name} is not text")
    return value


def _digest(fields: dict[str, object], name: str, size: int) -> bytes:
    value = fields[name]
    if not isinstance(value, str) or len(value) != 2 * size or not _HEX.fullmatch(value):
        raise MalformedTranscript(f"{name} is not {size} bytes in lower-case hexadecimal")
    return bytes.fromhex(value)


def is_unicode(text: str) -> bool:
    """Tell whether `text` has a UTF-8 form; JSON can spell lone surrogates, which have none."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
