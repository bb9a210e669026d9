"""Whatever an installation lacks, the answer is the same: a code, the package, and the command that installs it."""

import subprocess
import sys

import pytest

from gangoffour.extras import ExtraCode, MissingExtra, require_extra
from tools.tree import ROOT


@pytest.mark.parametrize(
    "statement, missing, extra",
    [
        ("import gangoffour.rl", "gymnasium", "rl"),
        ("import gangoffour.rl", "pettingzoo", "rl"),
        ("import gangoffour.client", "httpx2", "client"),
        ("import gangoffour.client", "websockets", "client"),
        ("import gangoffour.arena; gangoffour.arena.require_matplotlib()", "matplotlib", "plots"),
    ],
)
def test_a_room_that_lacks_a_package_says_which_extra_has_it(statement: str, missing: str, extra: str) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None\n{statement}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "gangoffour.extras.missing.MissingExtra: "
        f"{missing} is not installed: pip install 'gangoffour[{extra}]' [install/missing_extra]"
    )


@pytest.mark.parametrize(
    "arguments, missing, extra",
    [
        ("serve", "litestar", "server"),
        ("think", "nats", "cluster"),
        ("arena --bots random,greedy --plot x.svg", "matplotlib", "plots"),
        (f"train {ROOT}/training/classic.toml x", "torch", "train"),
    ],
)
def test_a_command_that_lacks_a_package_says_so_in_one_line(arguments: str, missing: str, extra: str) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None\nfrom gangoffour.cli import main; main()"
    command = [sys.executable, "-c", program, *arguments.split()]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines() == [
        f'This needs more packages. Install them with: pip install "gangoffour[{extra}]". [install/missing_extra]'
    ]


def test_a_program_that_does_without_can_catch_an_import_error() -> None:
    with pytest.raises(ImportError) as refusal:
        require_extra("plots", "a_package_that_nobody_has")
    assert isinstance(refusal.value, MissingExtra)
    assert refusal.value.code is ExtraCode.MISSING
    require_extra("plots", "json")
