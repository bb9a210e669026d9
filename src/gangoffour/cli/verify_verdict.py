"""What `gangoffour verify` finds out about a record, and what it says."""

from pathlib import Path
from uuid import UUID

import typer

from gangoffour.cli.files import read_text
from gangoffour.cli.language import spoken
from gangoffour.fairness import parse_transcript
from gangoffour.records import parse_record, replay, verify_text


def verify_file(record: Path, transcript: Path | None) -> None:
    """Say that a record is fair, and how much that says."""
    texts = spoken()
    saved = None if transcript is None else parse_transcript(read_text(transcript))
    text = read_text(record)
    verified = verify_text(text, saved)
    typer.echo(texts.format("verify-fair"))
    typer.echo(texts.format("verify-match-id", match_id=str(UUID(bytes=verified.match_id))))
    typer.echo(texts.format("verify-fingerprint", fingerprint=verified.fingerprint))
    typer.echo(texts.format("verify-deals", deals=verified.deal_count))
    if verified.seats_without_number:
        seats = ", ".join(str(seat + 1) for seat in verified.seats_without_number)
        typer.echo(texts.format("verify-seats-without-number", seats=seats))
    if not replay(parse_record(text)).final_state.public.winners:
        typer.echo(texts.format("verify-not-finished"))
    if not verified.is_transcript_checked:
        typer.echo(texts.format("verify-no-transcript"))
