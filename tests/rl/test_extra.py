"""Without the extra there is no environment, but there is a sentence that says what to do."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize("missing", ["gymnasium", "pettingzoo"])
def test_without_the_extra_the_error_says_what_to_install(missing: str) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None\nimport gangoffour.rl"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"ImportError: gangoffour.rl needs {missing}: pip install 'gangoffour[rl]'"
