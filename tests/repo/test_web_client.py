"""The tools of the web client: what is generated is up to date, and the checks can fail."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tools.tree import ROOT

pytestmark = pytest.mark.services("node")

WEB = ROOT / "web"
NODE = shutil.which("node") or "node"


def test_the_types_of_messages_are_those_of_the_english_files(tmp_path: Path) -> None:
    written = tmp_path / "messages.ts"
    subprocess.run([NODE, WEB / "scripts" / "words.mjs", written], check=True)
    assert written.read_text("utf-8") == (WEB / "src" / "words" / "messages.ts").read_text("utf-8")


@pytest.mark.nightly
@pytest.mark.parametrize("seats, is_sound", [('"four"', False), ("4", True)])
def test_the_type_checker_reads_components(tmp_path: Path, seats: str, *, is_sound: bool) -> None:
    # A checker that found nothing anywhere would look the same as code without faults.
    settings = json.loads((WEB / "tsconfig.json").read_text("utf-8"))
    settings["include"] = ["*.svelte"]
    settings["compilerOptions"]["types"] = ["svelte"]
    (tmp_path / "tsconfig.json").write_text(json.dumps(settings), "utf-8")
    component = f'<script lang="ts">\n  const seats: number = {seats};\n</script>\n\n<p>{{seats}}</p>\n'
    (tmp_path / "Canary.svelte").write_text(component, "utf-8")
    (tmp_path / "node_modules").symlink_to(WEB / "node_modules")
    checker = WEB / "node_modules" / ".bin" / "svelte-check"
    command = [str(checker), "--workspace", str(tmp_path), "--tsconfig", str(tmp_path / "tsconfig.json")]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (found.returncode == 0) is is_sound, found.stdout
