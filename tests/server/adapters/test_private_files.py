"""What holds hands and seeds is private from its first moment on, whatever the umask, and older files become so."""

import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from structlog.testing import capture_logs

from gangoffour.server.adapters.databases.private_files import keep_private, make_private_file
from gangoffour.server.adapters.stores import open_stores
from tests.contracts.harness import append_of
from tests.contracts.table_ids import fresh_table_id


@pytest.fixture(autouse=True, params=[0o022, 0o000], ids=oct)
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    """What the process lets others do, unless it is said otherwise."""
    before = os.umask(request.param)
    yield
    os.umask(before)


def mode(path: Path) -> str:
    return oct(stat.S_IMODE(path.stat().st_mode))


@pytest.mark.anyio
async def test_a_database_is_private_before_sqlite_first_opens_it(tmp_path: Path) -> None:
    path, seen = tmp_path / "a" / "b" / "tables.db", list[str]()
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    def look_and_connect(database: Any, *rest: Any, **options: Any) -> sqlite3.Connection:  # noqa: ANN401  passed on
        seen.append(mode(Path(database)))
        return connect(database, *rest, **options)

    with mock.patch.object(sqlite3, "connect", look_and_connect):
        async with open_stores([str(path)]) as stores:
            await stores.events.append(append_of(fresh_table_id(), 0))
            files = {file.name: mode(file) for file in path.parent.iterdir()}
    assert len(seen) > 1
    assert set(seen) == {"0o600"}
    assert files == dict.fromkeys(["tables.db", "tables.db-wal", "tables.db-shm"], "0o600")
    assert {mode(path.parent), mode(path.parent.parent)} == {"0o700"}


def test_files_of_an_older_version_become_private_and_it_is_said(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE old (hand)")
        connection.commit()
        files = sorted(tmp_path.iterdir())
        assert {mode(file) for file in files} == {"0o644"}
        with capture_logs() as said:
            keep_private(path)
        assert {mode(file) for file in files} == {"0o600"}
    assert [(line["log_level"], line["file"], line["mode"]) for line in said] == [
        ("warning", str(file), "0644") for file in [path, Path(f"{path}-wal"), Path(f"{path}-shm")]
    ]
    with capture_logs() as said:
        keep_private(path)
    assert said == []


def test_the_journal_of_a_private_database_is_private(tmp_path: Path) -> None:
    path = tmp_path / "copy.db"
    make_private_file(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("BEGIN")
        connection.execute("CREATE TABLE t (hand)")
        assert mode(tmp_path / "copy.db-journal") == "0o600"


def test_nothing_that_is_there_is_taken_for_a_new_file(tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(tmp_path / "elsewhere")
    with pytest.raises(FileExistsError):
        make_private_file(link)
    assert not (tmp_path / "elsewhere").exists()
