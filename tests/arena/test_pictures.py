"""Pictures: the same figures give the same file."""

import importlib.util

import pytest

from gangoffour.arena import PICTURE_FORMATS, Interval, picture
from gangoffour.extras import MissingExtra

LINES = [("planner among greedy", Interval(2.5, 2.0, 3.0)), ("greedy among planner", Interval(-3.0, -4.0, -2.0))]
BEGINNINGS = {"svg": b"<?xml", "png": b"\x89PNG", "pdf": b"%PDF"}


@pytest.mark.parametrize("picture_format", PICTURE_FORMATS)
def test_a_picture_is_drawn_the_same_every_time(picture_format: str) -> None:
    pytest.importorskip("matplotlib")
    drawn = picture(LINES, axis_label="margin", picture_format=picture_format)
    assert drawn.startswith(BEGINNINGS[picture_format])
    assert drawn == picture(LINES, axis_label="margin", picture_format=picture_format)


def test_without_matplotlib_nothing_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(MissingExtra):
        picture(LINES, axis_label="margin")
