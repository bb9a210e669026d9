"""What a page tells to type is found as a reader finds it, and a shell in a terminal types it."""

import re
from pathlib import Path

import pytest

from tools.login import Login, made_home
from tools.pages import blocks_of

PAGE = """# Install

```console
$ pipx install ours        # or: uv tool install ours
It is installed.
# systemctl start ours
```

## Play

1. Save it:

    ```python title="bot.py"
    if True:
        print("well")
    ```

```sh
# what follows is typed
play --now

quit
```
"""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "page.md"
    path.write_text(PAGE, encoding="utf-8")
    return path


def test_in_a_transcript_what_stands_behind_a_prompt_is_typed(page: Path) -> None:
    (block,) = blocks_of(page, "console")
    assert block.commands == ("pipx install ours        # or: uv tool install ours", "systemctl start ours")
    assert (str(block), block.heading) == ("page.md:4", "Install")


def test_in_a_block_for_a_shell_every_line_is_typed_but_comments(page: Path) -> None:
    (block,) = blocks_of(page, "sh")
    assert block.commands == ("play --now", "quit")
    assert block.heading == "Play", "a comment is no heading"


def test_a_block_in_a_list_loses_its_indentation_and_keeps_the_name_of_its_file(page: Path) -> None:
    (block,) = blocks_of(page, "python")
    assert (block.title, block.text, block.commands) == ("bot.py", 'if True:\n    print("well")\n', ())


def test_a_login_remembers_what_was_typed_and_says_how_each_line_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GOF_SECRET", "ours")
    with Login(made_home(tmp_path / "home"), {"WORD": "well"}) as login:
        assert login.run("mkdir here && cd here").code == 0
        ran = login.run('pwd; echo "$WORD, $GOF_SECRET."; (exit 3)')
        assert ran.code == 3
        assert f"{tmp_path}/home/here\nwell, .\n" in ran.printed


def test_a_login_waits_for_words_and_can_press_ctrl_c(tmp_path: Path) -> None:
    with Login(made_home(tmp_path / "home")) as login:
        login.type("sh -c 'echo be\"\"gun; exec sleep 600'")
        login.wait_for(re.compile("begun\n"))
        login.interrupt()
        assert login.wait_for_end() == 130
