"""Records with all that a page has to show of them, step by step: for clients in other languages.

Replays are written in full, positions as hashes: of their JSON without spaces and with sorted names.
"""

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from gangoffour.engine import MatchState
from gangoffour.protocol import match_view
from gangoffour.records import parse_record, replay_steps
from gangoffour.server.adapters.matches.match_replays import match_replay
from tools.golden.folds import known_hash
from tools.tree import ROOT

RECORDS = ROOT / "tests" / "golden" / "records"


def record_texts() -> dict[str, str]:
    """The golden records by name."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(RECORDS.glob("*.gof"))}


def vector_lines() -> Iterator[str]:
    """One line of JSON for each golden record."""
    for name, text in record_texts().items():
        steps = replay_steps(parse_record(text))
        line = {
            "record": name,
            "replay": msgspec.to_builtins(match_replay(text)),
            "positions": [known_hash(position(step.after)) for step in steps],
        }
        yield json.dumps(line, separators=(",", ":"), ensure_ascii=False)


def position(state: MatchState) -> dict[str, Any]:
    """All that there is to see at a step: what everybody knows, every hand, and the cards set aside."""
    return {
        "match": msgspec.to_builtins(match_view(state.public)),
        "hands": [list(map(str, hand)) for hand in state.hands],
        "dummy_hand": list(map(str, state.dummy_hands[-1])) if state.dummy_hands else None,
    }
