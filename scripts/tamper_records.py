"""Tamper with fair-deal records: is every change refused, and is the right field named?

Two runs. In the first one field of an honest record is changed, the fields drawn evenly; whoever reads the record
alone must refuse it. In the second the whole record is made anew from other secrets, so that it is sound in itself;
whoever saved the transcript before the cards were known must refuse it.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from random import Random

from gangoffour.fairness import UnfairRecord
from gangoffour.records import format_record, verify_text
from tools.matches.fair_matches import fair_match
from tools.matches.tampering import FIELDS, tampered


def honest_texts(count: int) -> list[str]:
    """The records that are tampered with, half of them with three seats."""
    return [format_record(fair_match(f"tampers {number}", 3 + number % 2).record) for number in range(count)]


def refusal(text: str) -> UnfairRecord | None:
    """Why the record is refused; None if it is not."""
    try:
        verify_text(text)
    except UnfairRecord as unfair:
        return unfair
    return None


def tamper(count: int, matches: int, seed: int) -> Iterable[str]:
    """Tamper that many times, fields in turn; yield the lines of a report."""
    rng = Random(seed)
    texts = honest_texts(matches)
    for text in texts:
        verify_text(text)
    refused, named, of_field = 0, 0, Counter[str]()
    for number in range(count):
        field = FIELDS[number % len(FIELDS)]
        unfair = refusal(tampered(rng.choice(texts), field, rng))
        refused += unfair is not None
        named += unfair is not None and unfair.code in field.codes
        of_field[field.name] += unfair is not None and unfair.code in field.codes
        if (number + 1) % 1000 == 0:
            print(f"{number + 1} of {count}", file=sys.stderr, flush=True)
    for field in FIELDS:
        yield f"{field.name}: {of_field[field.name]} of {len(range(FIELDS.index(field), count, len(FIELDS)))} named"
    yield f"{refused} of {count} tampered records refused, {named} with the field that was changed"


def re_forge(count: int) -> Iterable[str]:
    """Make that many records anew from other secrets; yield the lines of a report."""
    alone = with_transcript = 0
    for number in range(count):
        seat_count = 3 + number % 2
        forged = format_record(fair_match(f"forged {number}", seat_count, 2, secrets="second").record)
        alone += refusal(forged) is None
        try:
            verify_text(forged, fair_match(f"forged {number}", seat_count, 2).transcript)
        except UnfairRecord:
            with_transcript += 1
    yield f"{alone} of {count} re-forged records pass alone"
    yield f"{with_transcript} of {count} re-forged records refused with the saved transcript"


def main() -> None:
    """Tamper, re-forge, report; fail if anything passed that must not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--forged", type=int, default=100)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    report = [*tamper(options.count, options.matches, options.seed), *re_forge(options.forged)]
    print("\n".join(report))
    complete = (
        f"{options.count} of {options.count} tampered",
        f"{options.forged} of {options.forged} re-forged records refused",
    )
    sys.exit(not all(any(line.startswith(start) for line in report) for start in complete))


if __name__ == "__main__":
    main()
