"""Small files, short functions: what fits on a screen can be reviewed."""

import ast

from tools.tree import code_files, name, syntax_tree

FILE_LINES = 400
FUNCTION_LINES = 50


def test_files_are_short() -> None:
    lengths = {name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in code_files()}
    assert {path: length for path, length in lengths.items() if length > FILE_LINES} == {}


def test_functions_are_short() -> None:
    lengths = {
        f"{name(path)}:{node.lineno} {node.name}": (node.end_lineno or node.lineno) - node.lineno + 1
        for path in code_files()
        for node in ast.walk(syntax_tree(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert {function: length for function, length in lengths.items() if length > FUNCTION_LINES} == {}
