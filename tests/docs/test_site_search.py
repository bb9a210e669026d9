"""Whoever searches the site finds how, not why."""

from scripts.site_search import without_decisions


def test_decisions_are_not_found_and_their_list_is() -> None:
    found = [{"location": place} for place in ("adr/", "adr/0018-the-page/#context", "guides/deploy/#at-home", "")]
    assert [item["location"] for item in without_decisions(found)] == ["adr/", "guides/deploy/#at-home", ""]
