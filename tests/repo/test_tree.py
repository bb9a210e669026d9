"""What is asked of every file is asked of every file."""

import subprocess

import pytest

from tools.tree import ROOT, all_files, name


def test_every_file_that_git_keeps_is_looked_at() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("only a clone knows its files")
    command = ["git", "ls-files", "-z"]
    kept = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True).stdout.split("\0")
    found = {name(path) for path in all_files()}
    there = [path for path in kept if path and (ROOT / path).is_file()]
    assert len(there) > 1000
    assert [path for path in there if path not in found] == []
