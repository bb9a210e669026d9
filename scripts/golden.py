"""Write the golden files anew. The difference is for reading: a change of a golden file is a change of behaviour."""

import json
from pathlib import Path

from scripts import (
    golden_analyses,
    golden_daily,
    golden_fair,
    golden_folds,
    golden_frames,
    golden_observations,
    golden_records,
    golden_replays,
    golden_verdicts,
)
from tools.golden.play_counts import POSITIONS, golden_entry

ROOT = Path(__file__).parents[1]


def write_play_counts() -> None:
    """Write `tests/golden/play_counts.json`, one position a line."""
    lines = ",\n".join(json.dumps(golden_entry(position)) for position in POSITIONS)
    (ROOT / "tests/golden/play_counts.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    write_play_counts()
    golden_records.main()
    golden_frames.main()
    golden_folds.main()
    golden_fair.main()
    golden_replays.main()
    golden_verdicts.main()
    golden_observations.main()
    golden_analyses.main()
    golden_daily.main()
