"""The pages about the rooms say what the sources say, and nothing that is offered goes without a word."""

import pytest

from scripts.api_pages import PAGES, ROOMS, exports, page, prose
from tools.tree import rooms

PROGRAMS = {"cli", "server", "training"}


def test_every_room_has_a_page_but_the_programs() -> None:
    assert sorted({*ROOMS} | PROGRAMS) == rooms()
    assert sorted(path.stem for path in PAGES.glob("*.md")) == sorted(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_everything_that_is_offered_is_documented(room: str) -> None:
    assert [each.name for each in exports(room) if not each.doc] == []


@pytest.mark.parametrize("room", ROOMS)
def test_the_page_is_up_to_date(room: str) -> None:
    assert (PAGES / f"{room}.md").read_text(encoding="utf-8") == page(room), "run `make api-pages`"


def test_arguments_become_a_list_and_examples_become_code() -> None:
    doc = "Do it.\n\nArgs:\n    one: The first,\n        on two lines.\n    two: The second.\n\n>>> 1 + 1\n2"
    assert prose(doc) == (
        "Do it.\n\nArgs:\n\n- `one`: The first, on two lines.\n- `two`: The second.\n\n```pycon\n>>> 1 + 1\n2\n```"
    )
