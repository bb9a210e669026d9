"""The vectors by which other clients check their folding are true, up to date, and tell of everything."""

import json
from pathlib import Path
from typing import Any, TypeVar, get_args

from gangoffour.client import TableFold, told, welcomed
from gangoffour.protocol import decode_server_message, messages, snake_case
from gangoffour.protocol import events as wire
from scripts.golden_folds import golden_folds
from tools.golden.folds import known_hash
from tools.matches.audiences import encoded

M = TypeVar("M")

GOLDEN = (Path(__file__).parents[1] / "golden" / "folds.jsonl").read_text(encoding="utf-8")
LINES: list[dict[str, Any]] = [json.loads(line) for line in GOLDEN.splitlines()]
UNSEEN = (wire.AddressBanned, wire.DummyHandDealt, wire.InviteSet, wire.PassDelaysCarriedOn, wire.PlayerBanned)
HIDDEN = (*UNSEEN, wire.TableOpened)
"""Nobody is told of the former, and the last has happened when the first client comes."""


def test_the_vectors_are_written_as_before() -> None:
    assert golden_folds() == GOLDEN, "if the folding was changed on purpose: make golden, and read the difference"


def test_the_vectors_are_small_enough_for_a_repository() -> None:
    assert len(GOLDEN.encode()) < 400_000


def test_every_event_that_somebody_sees_is_told() -> None:
    events = {entry["event"]["type"] for line in LINES if "told" in line for entry in line["told"]["entries"]}
    assert events == {snake_case(each.__name__) for each in get_args(wire.Event) if each not in HIDDEN}


def test_a_client_knows_what_the_vectors_say() -> None:
    known: TableFold | None = None
    for line in LINES:
        if "welcome" in line:
            known = welcomed(None, received(line["welcome"], messages.Welcome))
            continue
        assert known is not None
        known = told(known, received(line["told"], messages.Told))
        snapshot = json.loads(encoded(known.snapshot))
        assert known_hash(snapshot) == line["hash"]
        assert line.get("known", snapshot) == snapshot


def test_a_wrong_view_has_another_hash() -> None:
    whole = next(line["known"] for line in LINES if "known" in line)
    assert known_hash({**whole, "own": None}) != known_hash(whole)


def received(frame: dict[str, Any], kind: type[M]) -> M:
    message = decode_server_message(json.dumps(frame))
    assert isinstance(message, kind)
    return message
