"""Every clause of the rules is tested."""

import ast
import json

from tools.tree import ROOT

CLAUSES = {f"R{number}" for number in range(1, 67)}


def _clauses_of_tests() -> dict[str, int]:
    """How many tests carry each clause: `rule` markers in the sources, and the vectors of the rulings."""
    named = [clause for path in (ROOT / "tests").rglob("test_*.py") for clause in _marked(path.read_text("utf-8"))]
    vectors = json.loads((ROOT / "tests/rulings/rulings.json").read_text("utf-8"))["vectors"]
    named += [clause for vector in vectors for clause in vector["rules"]]
    return {clause: named.count(clause) for clause in set(named)}


def _marked(source: str) -> list[str]:
    return [
        argument.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule"
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def test_every_clause_carries_a_test() -> None:
    assert not CLAUSES - _clauses_of_tests().keys()


def test_every_clause_that_a_test_names_exists() -> None:
    assert not _clauses_of_tests().keys() - CLAUSES
