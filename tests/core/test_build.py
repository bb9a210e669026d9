"""What is compiled is compiled as it should be: a name without a C type, or a check at run time, costs half the speed.

Cython refuses a Python object in a function that runs without the interpreter. What it lets through in silence is seen
here: a function that no longer promises to run so, a number that the compiler cannot know, a check in the generated C.
"""

import ast
import re
import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest

from tests.cases import nightly_but
from tests.core.plain import COMPILED_MODULES, CORE, as_plain_python

FUNCTION = re.compile(r"^ *cdef (?:[\w ]+ )?(\w+)\(.*$", re.MULTILINE)
NUMBER = re.compile(r"^    (_[A-Z0-9_]+) = (-?\d+)$", re.MULTILINE)
WORDS = re.compile(r"^cdef (?:unsigned long long|double) (_[A-Z].*)$", re.MULTILINE)
OF_PYTHON = re.compile(r"\b(?:Py[A-Z]\w*|__Pyx_(?!MemoryView_Len)\w+|unlikely)")


def types(module: str) -> str:
    """The C types of a module."""
    return (CORE / f"{module}.pxd").read_text(encoding="utf-8")


def constants(module: str) -> set[str]:
    """The constants that the source of a module has."""
    tree = ast.parse((CORE / f"{module}.py").read_text(encoding="utf-8"))
    inside = (node.body for node in tree.body if isinstance(node, ast.If))
    targets = (node.targets for node in chain(tree.body, *inside) if isinstance(node, ast.Assign))
    names = (node.id for each in targets for target in each for node in ast.walk(target) if isinstance(node, ast.Name))
    return {name for name in names if re.match("_[A-Z]", name)}


@pytest.mark.parametrize("module", COMPILED_MODULES)
def test_every_function_promises_to_run_without_the_interpreter(module: str) -> None:
    lines = [match.group() for match in FUNCTION.finditer(types(module))]
    assert len(lines) > 5
    assert [line for line in lines if not line.endswith(") noexcept nogil")] == []


@pytest.mark.parametrize("module", COMPILED_MODULES)
def test_the_compiler_knows_the_numbers_that_the_source_has(module: str) -> None:
    source = as_plain_python(module)
    known = {name: int(value) for name, value in NUMBER.findall(types(module))}
    assert {name: getattr(source, name) for name in known} == known
    words = {name for names in WORDS.findall(types(module)) for name in names.split(", ")}
    assert known.keys() | words == constants(module)
    assert not known.keys() & words


@pytest.mark.services("compiler")
@pytest.mark.parametrize("module", nightly_but(("_proofs",), COMPILED_MODULES))
def test_no_function_of_the_pxd_touches_a_python_object(module: str, tmp_path: Path) -> None:
    bodies = generated_functions(module, tmp_path / f"{module}.c")
    names = FUNCTION.findall(types(module))
    assert sorted(bodies) == sorted(names)
    assert {name: found for name in names if (found := set(OF_PYTHON.findall(bodies[name])))} == {}


def generated_functions(module: str, target: Path) -> dict[str, str]:
    """Let Cython write the C of a module; return the bodies of the functions that the .pxd declares."""
    root = CORE.parents[1]
    command = [sys.executable, "-m", "cython", "-3", "-I", str(root), "--module-name", f"gangoffour.core.{module}"]
    subprocess.run([*command, "-o", str(target), str(CORE / f"{module}.py")], check=True, capture_output=True)
    text = re.sub(r"/\*.*?\*/", "", target.read_text(encoding="utf-8"), flags=re.DOTALL)
    mangled = rf"__pyx_f_10gangoffour_4core_{len(module)}{module}_(?:\d+[A-Z][a-z]+_)?(\w+)"
    found = re.findall(rf"^static [^;\n]*?{mangled}\([^;{{]*\) \{{\n(.*?)^\}}\n", text, re.DOTALL | re.MULTILINE)
    return {name: body for name, body in found if not name.startswith("__pyx_unpickle")}
