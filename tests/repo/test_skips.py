"""No test is left out in silence: a run says what it did not test, and with services promised it fails over a skip."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.tree import ROOT

SOUND = "def test_sound(): pass\n"
SERVICES = """
import pytest

@pytest.mark.services("postgres", "nats")
def test_both(): pass

@pytest.mark.services("postgres")
def test_one(): pass
"""
SKIP = """
import pytest

def test_skip(): pytest.skip("no time")
"""
MODULE = 'import pytest\n\npytest.skip("no use", allow_module_level=True)\n'
TORCH = "import pytest\n\npytest.importorskip('no_torch', reason='needs torch: pip install it')\n"
EXPECTED = """
import pytest

@pytest.mark.xfail(reason="to be mended")
def test_expected_to_fail(): assert False
"""


@pytest.fixture(params=[(), ("-p", "xdist.plugin", "-n", "2")], ids=["one process", "two processes"])
def ways(request: pytest.FixtureRequest) -> tuple[str, ...]:
    options: tuple[str, ...] = request.param
    return options


def run(folder: Path, ways: tuple[str, ...], *texts: str, promised: bool) -> tuple[int, str]:
    """Run tests with the plugin alone, and return the exit code and what was said."""
    (folder / "conftest.py").write_text('pytest_plugins = ["tests.skips"]\n', "utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = services\n", "utf-8")
    for number, text in enumerate(texts):
        (folder / f"test_{number}.py").write_text(text, "utf-8")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "GOF_"))}
    environment |= {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    if promised:
        environment["GOF_REQUIRE_SERVICES"] = "1"
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *ways]
    ended = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return ended.returncode, ended.stdout + ended.stderr


def test_a_run_without_services_says_how_many_tests_each_would_have_had(tmp_path: Path, ways: tuple[str, ...]) -> None:
    code, said = run(tmp_path, ways, SOUND, SERVICES, EXPECTED, promised=False)
    assert code == 0, said
    assert "\nnot tested here: nats (1 test), postgres (2 tests); GOF_REQUIRE_SERVICES=1 runs them\n" in said
    assert said.count("not tested here") == 1


@pytest.mark.parametrize("promised", [True, False])
def test_a_skip_fails_a_run_if_services_are_promised(tmp_path: Path, ways: tuple[str, ...], *, promised: bool) -> None:
    code, said = run(tmp_path, ways, SOUND, SKIP, MODULE, promised=promised)
    assert code == int(promised), said
    for reason in ("no time", "no use"):
        assert f"\nnot tested here: {reason} (1 skipped)\n" in said
        failed = f"\nFAILED: services are promised, and yet tests were skipped: {reason}\n"
        assert (failed in said) is promised


def test_with_services_promised_their_tests_run_and_what_may_be_skipped_is_named(
    tmp_path: Path, ways: tuple[str, ...]
) -> None:
    code, said = run(tmp_path, ways, SERVICES, TORCH, EXPECTED, promised=True)
    assert code == 0, said
    assert "2 passed" in said
    assert "\nnot tested here: needs torch: pip install it (1 skipped)\n" in said
