"""The curves of runs become a picture and a part of the page."""

import json
from pathlib import Path

from bench.kept_parts import KeptPage
from bench.learning_curve import draw_and_keep


def test_the_curves_are_drawn_and_where_each_ended_is_kept(tmp_path: Path) -> None:
    lines = [
        {"minutes": minutes, "decisions": 1_000_000, "strengths": {"4": [mean, 0.1], "3": [mean, 0.1]}, "losses": {}}
        for minutes, mean in ((5.0, 1.0), (10.04, 2.5))
    ]
    curves, picture = [tmp_path / "1.jsonl", tmp_path / "2.jsonl"], tmp_path / "curve.svg"
    curves[0].write_text(json.dumps(lines[0]), encoding="utf-8")
    curves[1].write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    page = KeptPage("small", lambda _: {}, tmp_path)
    page.page_file.write_text("", encoding="utf-8")
    draw_and_keep(page, curves, picture)
    assert "million decisions" in picture.read_text(encoding="utf-8")
    runs = page.kept()["curve"]["runs"]
    assert [run["strengths"] for run in runs] == [{"4": 1.0, "3": 1.0}, {"4": 2.5, "3": 2.5}]
    assert [run["minutes"] for run in runs] == [5.0, 10.0]
