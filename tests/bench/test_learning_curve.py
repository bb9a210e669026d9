"""The curve of a run becomes a picture and a part of the page."""

import json
from pathlib import Path

from bench.kept_parts import KeptPage
from bench.learning_curve import draw_and_keep


def test_the_curve_is_drawn_and_its_end_is_kept(tmp_path: Path) -> None:
    lines = [
        {"minutes": minutes, "decisions": 1_000_000, "strengths": {"4": [mean, 0.1], "3": [mean, 0.1]}, "losses": {}}
        for minutes, mean in ((5.0, 1.0), (10.04, 2.5))
    ]
    curve, picture = tmp_path / "curve.jsonl", tmp_path / "curve.svg"
    curve.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    page = KeptPage("small", lambda _: {}, tmp_path)
    page.page_file.write_text("", encoding="utf-8")
    draw_and_keep(page, curve, picture)
    assert "million decisions" in picture.read_text(encoding="utf-8")
    assert page.kept()["curve"]["strengths"] == {"4": 2.5, "3": 2.5}
    assert page.kept()["curve"]["minutes"] == 10.0
