"""Every table that names a player is erased when they go, or has a written reason why not."""

import re
from pathlib import Path

import pytest

from gangoffour.server.adapters.databases.personal_tables import PERSONAL
from gangoffour.server.adapters.databases.schema import metadata
from gangoffour.server.adapters.people.erasure import ERASED_BY_ROOMS, KEPT

NAMES_A_PLAYER = re.compile(r"player_id|owner_id|player_no|user_id|(reporter|friend|blocker|blocked)(_id)?")


def naming(table: str) -> list[str]:
    """The columns of a table that name a player."""
    return [column.name for column in metadata.tables[table].columns if NAMES_A_PLAYER.fullmatch(column.name)]


@pytest.mark.parametrize("table", sorted(filter(naming, metadata.tables)))
def test_a_table_that_names_a_player_is_erased_or_kept_by_a_rule(table: str) -> None:
    erased = {each.name for each in PERSONAL} | ERASED_BY_ROOMS
    assert (table in erased) != (table in KEPT), f"{table} names a player in {naming(table)}"


def test_every_rule_is_about_a_table_there_is() -> None:
    assert KEPT.keys() | ERASED_BY_ROOMS <= metadata.tables.keys()


def test_the_guide_tells_all_that_is_kept(request: pytest.FixtureRequest) -> None:
    guide = (Path(request.config.rootpath) / "docs/guides/what-is-kept.md").read_text(encoding="utf-8")
    told = guide.partition("## When somebody is deleted")[2]
    assert [table for table in KEPT if f"`{table}`" not in told] == []
