"""Records, honest and otherwise, and what a verifier says of their cards: for clients in other languages.

A case is a record and the lines that were changed in it, so that hundreds of them stay small.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from random import Random

from gangoffour.engine import PRESETS, rule_set
from gangoffour.fairness import Transcript, UnfairRecord, format_transcript, parse_transcript, transcript_hash, verify
from gangoffour.records import (
    MatchRecord,
    RecordError,
    evidence_of,
    format_record,
    parse_record,
    revelation_of,
)
from tools.matches.fair_matches import fair_match
from tools.matches.histories import with_history
from tools.matches.tampering import FIELDS, tampered

Json = dict[str, object]
Edit = tuple[int, int, list[str]]
Bases = dict[str, str]
Text = tuple[str, str, str | None]
"""The base, the text, and the name of the transcript that it is compared with."""

TAMPERED_PER_FIELD = 12
OTHER_LINES = 8
MUTATED = 180
HISTORY_LINES = range(19, 27)
"""Where a record of three seats says when it was played, and who sat there."""
FREE_LINES = re.compile(r"(?:cut|hand \d|dummy hand|left \d|  \d|first dealer|tribute|returned card|fair [CST])\b")
TOKENS = re.compile(r"\b(?:10|[1-9])[GYRM]\b|\bP[GY]\b|\bDR\b|\b[0-3]\b|[0-9a-f](?=[0-9a-f]*$)")
SIGNS = "0379GYRMPDw:,<>-#. \t\x1c\x85\xa0\u2028\u3000\ufeff\u200béßﬀ"


@dataclass(frozen=True)
class Case:
    """A base record, how it was changed, and what is found: nothing, or the first fault."""

    base: str
    edit: Edit | None
    transcript: str | None
    found: Json | None


def bases() -> dict[str, str]:
    """Return honest records by name: every preset with every number of seats, and some of another sort."""
    played = {
        f"{name}, {seats} seats": fair_match(f"{name} {seats}", seats, 2, rules=rules)
        for name, rules in PRESETS.items()
        for seats in rules.players_allowed
    }
    custom = rule_set({"match_deals": 3, "declaration": "automatic", "opening_max_cards": None})
    played |= {
        "custom, 3 seats": fair_match("custom 3", 3, 3),
        "custom, 4 seats": fair_match("custom 4", 4, 3),
        "options": fair_match("options", 4, 1, rules=custom),
        "without a number": fair_match("silent", 4, 2, silent_seats=(1, 3)),
        "not started": fair_match("not started", 3, 0, rules=PRESETS["classic"]),
    }
    texts = {name: format_record(match.record) for name, match in played.items()}
    return {
        **texts,
        "sittings": format_record(with_history(fair_match("sittings", 3, 2).record)),
        "version 1": texts["options"].replace("gof-record 2", "gof-record 1"),
    }


def transcripts() -> dict[str, str]:
    """Return transcripts by name: of one of the records, of the same match with other secrets, and lies about it."""
    saved = fair_match("custom 4", 4, 3).transcript
    record = fair_match("custom 4", 4, 3).record
    assert record.fairness is not None
    lies = {
        "honest": saved,
        "with T": replace(saved, transcript_hash=record.fairness.transcript_hash),
        "other T": replace(saved, transcript_hash=bytes(32)),
        "other secrets": fair_match("custom 4", 4, 3, "second").transcript,
        "other match": fair_match("custom 3", 3, 3).transcript,
        "other rules": replace(saved, rules=saved.rules.replace("match_limit=100", "match_limit=99")),
        "other player": replace(saved, players=(*saved.players[:2], "guest-eve", saved.players[3])),
        "other h": replace(saved, client_commitments=(*saved.client_commitments[:3], bytes(32))),
    }
    three = replace(saved, players=saved.players[:3], client_commitments=saved.client_commitments[:3])
    return {name: format_transcript(each) for name, each in {**lies, "three seats": three}.items()}


def texts(all_bases: Bases) -> Iterator[Text]:
    """Yield every case before it is judged."""
    chance = Random("verdicts")
    yield from ((name, text, None) for name, text in all_bases.items())
    yield from (("custom, 4 seats", all_bases["custom, 4 seats"], saved) for saved in transcripts())
    yield from tampered_texts(all_bases, chance)
    yield from unusual_texts(all_bases, chance)


def tampered_texts(all_bases: Bases, chance: Random) -> Iterator[Text]:
    """Yield records with other values, cards or seats."""
    for field in FIELDS:
        for number in range(TAMPERED_PER_FIELD):
            name = ("custom, 3 seats", "custom, 4 seats")[number % 2]
            yield name, tampered(all_bases[name], field, chance), "honest" if number % 4 == 1 else None
    for name, text in all_bases.items():
        yield from ((name, other_line(text, chance), None) for _ in range(OTHER_LINES))
        yield from ((name, other_line(other_line(text, chance), chance), None) for _ in range(OTHER_LINES))
    for name in ("custom, 3 seats", "custom, 4 seats"):
        yield from ((name, text, None) for text in other_exchanges(all_bases[name]))
    for name in ("custom, 3 seats", "custom, 4 seats", "without a number"):
        yield from ((name, text, None) for text in forgeries(parse_record(all_bases[name])))


def unusual_texts(all_bases: Bases, chance: Random) -> Iterator[Text]:
    """Yield texts that are hardly records any more, and some that look so and are."""
    empty = all_bases["not started"]
    yield "not started", empty.replace("gof-record 2", "gof-record 3"), None
    yield "sittings", all_bases["sittings"].replace("gof-record 2", "gof-record 1"), None
    two_seats = re.sub(r"(?m)^(?:seat|fair h|fair r) 2: .*\n", "", empty).replace("seats: 3", "seats: 2")
    yield "not started", re.sub("first dealer: .", "first dealer: 0", two_seats), None
    for name in ("options", "custom, 3 seats", "not started"):
        yield from ((name, text, None) for text in without_each_line(all_bases[name]))
    history = list(without_each_line(all_bases["sittings"]))
    history = history[2 * HISTORY_LINES.start : 2 * HISTORY_LINES.stop]
    yield from (("sittings", text, None) for text in history)
    for line in NONSENSE:
        yield from (("options", text, None) for text in with_nonsense(all_bases["options"], line))
    for number in range(MUTATED):
        name = ("options", "custom, 3 seats", "without a number", "sittings")[number % 4]
        yield name, mutated(all_bases[name], chance), None


def other_line(text: str, chance: Random) -> str:
    """Change a card, a seat or a digit in any line that states a fact or a claim."""
    lines = text.split("\n")
    place = chance.choice([number for number, line in enumerate(lines) if FREE_LINES.match(line)])
    tokens = list(
        re.finditer(r"\b(?:10|[1-9])[GYRM]\b|\bP[GY]\b|\bDR\b|\b[0-3]\b|[0-9a-f](?=[0-9a-f]*$)", lines[place])
    )
    if not tokens:
        return text + "\n# nothing to change in this line\n"
    token = chance.choice(tokens)
    new = chance.choice(["7G", "DR", "1M", "10R"] if re.search("[GYRM]$|DR", token[0]) else list("0123"))
    lines[place] = lines[place][: token.start()] + new + lines[place][token.end() :]
    return "\n".join(lines)


def other_exchanges(text: str) -> Iterator[str]:
    """Yield the text with other seats and cards in every line of an exchange and a cut, or without the line."""
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if line.startswith(("tribute", "returned card", "cut")):
            changed = [re.sub(r"\d gives", f"{seat} gives", line) for seat in range(3)]
            changed += [re.sub(r"to \d", f"to {seat}", line) for seat in range(3)]
            changed += [re.sub(r"(gives|cut:) [^ ,]+", rf"\1 {card}", line) for card in ("3G", "10R", "DR")]
            new_texts = ["\n".join([*lines[:number], other, *lines[number + 1 :]]) for other in changed]
            yield from new_texts
            yield "\n".join(lines[:number] + lines[number + 1 :])
            if not line.startswith("cut"):
                yield from (with_wrong_play(new, number) for new in new_texts[-3:] + new_texts[:1] + new_texts[3:4])


def with_wrong_play(text: str, number: int) -> str:
    """Let a seat that has no part in the exchange at this line play a card that it may not have."""
    lines = text.split("\n")
    seats = "".join(re.findall(r"\b\d\b", lines[number]))
    turn = re.compile(rf"  [^{seats}]: (?!pass)")
    place = next(at for at in range(number, len(lines)) if turn.match(lines[at]))
    lines[place] = f"{lines[place][:4]} DR"
    return "\n".join(lines)


def with_nonsense(text: str, nonsense: str) -> Iterator[str]:
    """Yield the text with a line in the place of one that states the same, before the first deal, and in a trick."""
    lines = text.split("\n")
    field = nonsense.partition(":")[0]
    alike = next((number for number, line in enumerate(lines) if line.partition(":")[0] == field), None)
    if alike is not None:
        yield "\n".join([*lines[:alike], nonsense, *lines[alike + 1 :]])
    for start in ("deal 1:", "trick 2"):
        place = next(number for number, line in enumerate(lines) if line.startswith(start))
        yield "\n".join([*lines[:place], nonsense, *lines[place:]])


def forgeries(record: MatchRecord) -> Iterator[str]:
    """Yield the record with values of the scheme exchanged, and T made anew to fit, as a forger would do it."""
    fairness = record.fairness
    assert fairness is not None
    other = bytes(range(32))
    for changes in (
        {"commitment": other},
        {"client_commitments": (other, *fairness.client_commitments[1:])},
        {"numbers": (other, *fairness.numbers[1:])},
        {"numbers": (b"", *fairness.numbers[1:])},
        {"secret": other + other},
    ):
        changed = replace(record, fairness=replace(fairness, **changes))
        yield format_record(changed)
        revelation = revelation_of(changed)
        digest = transcript_hash(
            revelation.match_id,
            revelation.rules,
            revelation.commitment,
            revelation.players,
            revelation.client_commitments,
            revelation.numbers,
        )
        forged = replace(changed, fairness=replace(fairness, **changes, transcript_hash=digest))
        yield format_record(forged)


def without_each_line(text: str) -> Iterator[str]:
    """Yield the text without each of its first lines, and with each of them twice."""
    lines = text.split("\n")
    for number in range(min(len(lines), 36)):
        yield "\n".join(lines[:number] + lines[number + 1 :])
        yield "\n".join([*lines[: number + 1], *lines[number:]])


def mutated(text: str, chance: Random) -> str:
    """Change the text by accident: signs, lines, or words of the format with nonsense in them."""
    lines = text.split("\n")
    place = chance.randrange(len(lines) // 2 if chance.random() < 1 / 2 else len(lines))
    line = lines[place]
    at = chance.randrange(len(line) + 1)
    match chance.randrange(6):
        case 0:
            lines[place] = line[:at] + chance.choice(SIGNS) + line[at:]
        case 1:
            lines[place] = line[:at] + chance.choice(SIGNS) + line[at + 1 :]
        case 2:
            lines[place] = line[:at]
        case 3:
            lines.insert(chance.randrange(len(lines)), line)
        case 4:
            lines[place] = chance.choice(NONSENSE)
        case _:
            lines.insert(place, chance.choice(NONSENSE))
    return "\n".join(lines)


NONSENSE = (
    "gof-record 2",
    "Event: Thursday # evening",
    "Event:  two  spaces",
    "Event: \u200b",
    "Event: tab\there",
    "rules: gof-rules-2 classic",
    "rules: gof-rules-1 klassik",
    "rules: gof-rules-1 custom",
    "option match_deals: 3.0",
    "option match_deals: 0",
    "option match_deals: three",
    "option match_limit: null",
    "option match_limit: 50",
    "option players_allowed: [3, 4.0]",
    "option players_allowed: [4,3]",
    "option players_allowed: [ 4 ]",
    'option passing: "re\\u0065nter"',
    'option passing: "never"',
    "option last_card_duty: 1",
    "option last_card_duty: false",
    "option constructor: 1",
    "option __proto__: 1",
    "seats: 2",
    "seats: 9",
    "seat 5: Eve <guest-eve>",
    "seat 0:  Ana <u-ana>",
    "seat 0: Ana < u-ana>",
    "first dealer: 7",
    "fair scheme: gof-fair-2",
    "fair S: -",
    "fair C: ABCD",
    "fair r 7: -",
    "match id: 0190b8a6-0000-7000-8000-00000000000G",
    "hand 7: 1G",
    "hand 0: 1G 1G 1G 1G",
    "left 0: 3g, 4y",
    "cut: 11G",
    "cut: pg dr, first card to 1",
    "tribute: 0 gives DR to 1",
    "tribute: 0 gives XX to 1",
    "returned card: 8 gives 1G to 1",
    "  0: pass (not carried out)",
    "  0: PASS",
    "  0: Return 3G",
    "  0: return",
    "  0: declare declare",
    "  0: 7g,7r declare  # a pair",
    "  0: 1M 1M",
    "  0: nothing",
    "match won by 0 and 1",
    "match not finished",
    "deal 9: dealer 0, leader 0, cw",
    "round 1",
)
"""Lines that are wrong, or out of place, or unusual and right."""


def found_in(text: str, transcript: Transcript | None) -> Json | None:
    """Return what the verifier of this project says of the cards of a record; None if all is right."""
    try:
        record = parse_record(text, check=False)
        verify(revelation_of(record), evidence_of(record), transcript, recorded_first_dealer=record.first_dealer)
    except UnfairRecord as unfair:
        return {"code": unfair.code.value, "field": unfair.field}
    except RecordError as error:
        return {"code": error.code.value, "facts": error.facts}
    return None


def edit_of(base: str, text: str) -> Edit | None:
    """Return how one text came from another: the first changed line, how many lines went, and those that came."""
    old, new = base.split("\n"), text.split("\n")
    if old == new:
        return None
    shorter = min(len(old), len(new))
    start = next((at for at in range(shorter) if old[at] != new[at]), shorter)
    tail = 0
    while tail < shorter - start and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    return start, len(old) - tail - start, new[start : len(new) - tail]


def parsed_transcripts() -> dict[str | None, Transcript | None]:
    """Return the transcripts as values; that of nobody is None."""
    return {None: None, **{name: parse_transcript(text) for name, text in transcripts().items()}}


def cases() -> list[Case]:
    """Return all cases, each once."""
    all_bases, saved = bases(), parsed_transcripts()
    return [
        Case(name, edit_of(all_bases[name], text), transcript, found_in(text, saved[transcript]))
        for name, text, transcript in dict.fromkeys(texts(all_bases))
    ]


def verdict_vectors() -> str:
    """Return the text of the file, a case a line."""
    lines = [json.dumps(asdict(case), separators=(",", ":")) for case in cases()]
    parts = {"bases": bases(), "transcripts": transcripts()}
    head = "".join(f"{json.dumps(name)}:{json.dumps(part, separators=(',', ':'))},\n" for name, part in parts.items())
    return "{\n" + head + '"cases":[\n' + ",\n".join(lines) + "\n]\n}\n"
