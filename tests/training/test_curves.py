"""The learning curve as a picture."""

import json
from pathlib import Path

import pytest

from gangoffour.training.curves import draw_curve

pytest.importorskip("matplotlib", reason="needs matplotlib: pip install 'gangoffour[plots]'")


def test_a_curve_is_drawn_also_where_nothing_was_learned_yet(tmp_path: Path) -> None:
    lines = [
        {"decisions": 1e6, "losses": {}, "strengths": {"3": [0.1, 0.2], "4": [0.2, 0.2]}},
        {"decisions": 2e6, "losses": {"points": 0.1}, "strengths": {"3": [0.4, 0.1], "4": [0.5, 0.1]}},
    ]
    (tmp_path / "curve.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    for curves in ([tmp_path / "curve.jsonl"], [tmp_path / "curve.jsonl"] * 3):
        draw_curve(curves, tmp_path / "curve.svg")
        assert "</svg>" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
