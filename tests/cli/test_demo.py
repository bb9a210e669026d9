"""`gangoffour demo`: a place where something goes on, and of which nothing is left."""

import json
import os
import re
import signal
import subprocess
import urllib.request
from pathlib import Path

import pytest

from tests.cli.test_hosting_commands import PROGRAM, free_port
from tools.patience import PATIENCE_S, blocked_until


def asked(port: int, path: str) -> bytes:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/{path}", timeout=PATIENCE_S) as answer:
        return bytes(answer.read())


def is_playing(port: int) -> bool:
    return any(table["status"] == "playing" for table in json.loads(asked(port, "tables"))["tables"])


def is_reviewed(port: int, match_id: str) -> bool:
    return json.loads(asked(port, f"matches/{match_id}/review"))["analysis"] is not None


@pytest.mark.nightly
def test_a_demo_has_tables_in_play_and_reviewed_matches_and_leaves_nothing(tmp_path: Path) -> None:
    port, folder = free_port(), tmp_path / "scratch"
    process = subprocess.Popen(
        [PROGRAM, "demo", "--port", str(port), "--tables", "1", "--folder", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        # The deals of the day are bots at work for minutes: what makes them has tests of its own.
        env={**os.environ, "PYTHONUNBUFFERED": "1", "GOF_LANG": "en", "GOF_DAILY_DAYS": "0"},
    )
    said: list[str] = []
    try:
        assert process.stdout is not None
        for line in process.stdout:
            said.append(line.rstrip())
            if line.startswith("Press Ctrl+C"):
                break
        origin = f"http://127.0.0.1:{port}"
        assert f"The demo is at {origin}/" in said, said
        finished = re.findall(rf"{origin}/m/(\S+)", "\n".join(said))
        assert len(finished) == 3
        blocked_until(lambda: is_playing(port))
        assert asked(port, f"matches/{finished[0]}/record").startswith(b"gof-record ")
        blocked_until(lambda: is_reviewed(port, finished[0]))
        assert len(list(folder.iterdir())) == 1
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=PATIENCE_S)
        assert (process.returncode, "Traceback" in rest) == (0, False), rest
        assert list(folder.iterdir()) == []
    finally:
        process.kill()
        process.communicate()
