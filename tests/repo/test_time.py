"""Time is an input in tests: none sleeps, and none fails because the machine is busy."""

import ast
from collections import deque
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path

import pytest

from tools.tree import ROOT, code_files, name, syntax_tree

PATIENCE = ROOT / "tools" / "patience.py"
"""What sleeps on behalf of tests, until a condition holds."""

NIGHTLY = "pytest.mark.nightly"
SLEEPS = {"time.sleep", "asyncio.sleep", "anyio.sleep"}
WATCHES = {
    f"time.{watch}{unit}" for watch in ("monotonic", "perf_counter", "process_time", "time") for unit in ("", "_ns")
} | {"asyncio.get_running_loop().time", "asyncio.get_event_loop().time", "loop.time"}
LIMITS = {"asyncio.timeout": 0, "asyncio.wait_for": 1, "anyio.fail_after": 0}
"""What ends a hang, and the place of its seconds among the arguments."""
WORDS = {each.split(".")[-1] for each in (*SLEEPS, *WATCHES, *LIMITS)} - {"time"} | {"time()", "wait_for_timeout"}
LEAST_S = 10
"""A limit below this is a bound on how quick something is."""

SLEEPING = "sleeps: wait for a condition with `until`, or move a ManualClock"
MEASURING = "is a bound on real time: assert order, or measure it in a nightly test with `promises`"
HURRYING = f"is a limit of less than {LEAST_S} seconds: a busy machine meets it"


class Module:
    """The syntax tree of a module, and what the names that it imports stand for."""

    def __init__(self, tree: ast.Module) -> None:
        self.tree = tree
        nodes = list(ast.walk(tree))
        self.imported = dict(chain.from_iterable(map(_imports, nodes)))
        self.has_watch = any(isinstance(node, ast.Call) and self.dotted(node.func) in WATCHES for node in nodes)

    def dotted(self, node: ast.AST) -> str:
        """What an expression names, such as `time.monotonic`; empty if it is no name."""
        match node:
            case ast.Name(id=name):
                return self.imported.get(name, name)
            case ast.Attribute(value=value, attr=attribute):
                return f"{self.dotted(value)}.{attribute}"
            case ast.Call(func=function):
                return f"{self.dotted(function)}()"
            case _:
                return ""

    def offences(self) -> list[tuple[int, str]]:
        """Lines that make the outcome depend on how quick the machine is, and what they do."""
        if any(self._is_marked(node) for node in self.tree.body if isinstance(node, ast.Assign)):
            return []
        return sorted(self._found_in(self.tree, frozenset()))

    def _found_in(self, scope: ast.AST, known: frozenset[str]) -> Iterator[tuple[int, str]]:
        """Look through a scope, with the names that are known to hold a time."""
        nodes = list(_own_nodes(scope))
        times = self._times_in(nodes, known) if self.has_watch else known
        for node in nodes:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                if not any(self.dotted(decorator) == NIGHTLY for decorator in node.decorator_list):
                    yield from self._found_in(node, times)
            elif isinstance(node, ast.Call) and self._sleeps(node):
                yield node.lineno, SLEEPING
            elif isinstance(node, ast.Call) and self._hurries(node):
                yield node.lineno, HURRYING
            elif isinstance(node, ast.Assert) and self.has_watch and self._measures(node.test, times):
                yield node.lineno, MEASURING

    def _is_marked(self, assign: ast.Assign) -> bool:
        is_mark = any(self.dotted(target) == "pytestmark" for target in assign.targets)
        return is_mark and any(self.dotted(node) == NIGHTLY for node in ast.walk(assign.value))

    def _sleeps(self, call: ast.Call) -> bool:
        called = self.dotted(call.func)
        if called.endswith(".wait_for_timeout"):
            return True
        lets_others_run = called != "time.sleep" and [ast.unparse(argument) for argument in call.args] == ["0"]
        return called in SLEEPS and not lets_others_run

    def _hurries(self, call: ast.Call) -> bool:
        place = LIMITS.get(self.dotted(call.func))
        limits = [] if place is None else [*call.args[place : place + 1]]
        limits += [keyword.value for keyword in call.keywords if keyword.arg == "timeout" and place is not None]
        seconds = [limit.value for limit in limits if isinstance(limit, ast.Constant)]
        return any(isinstance(value, int | float) and value < LEAST_S for value in seconds)

    def _measures(self, test: ast.expr, times: frozenset[str]) -> bool:
        compared = (node for node in ast.walk(test) if isinstance(node, ast.Compare))
        return any(self._tells_time(node, times) for node in compared)

    def _tells_time(self, node: ast.AST, times: frozenset[str]) -> bool:
        """True if a watch is looked at, or a name that holds a time."""
        return any(
            (isinstance(each, ast.Call) and self.dotted(each.func) in WATCHES)
            or (isinstance(each, ast.Name) and each.id in times)
            for each in ast.walk(node)
        )

    def _times_in(self, nodes: Iterable[ast.AST], known: frozenset[str]) -> frozenset[str]:
        """Names that hold a time, or what was computed from one."""
        assigned = list(chain.from_iterable(map(_assignments, nodes)))
        while True:
            found = {target.id for target, value in assigned if self._tells_time(value, known)}
            if found <= known:
                return known
            known |= found


def _own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """All nodes of a scope, but nothing inside the functions and classes in it."""
    waiting = deque(ast.iter_child_nodes(scope))
    while waiting:
        node = waiting.popleft()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            waiting.extend(ast.iter_child_nodes(node))


def _imports(node: ast.AST) -> Iterator[tuple[str, str]]:
    if isinstance(node, ast.ImportFrom):
        yield from ((each.asname or each.name, f"{node.module}.{each.name}") for each in node.names)
    elif isinstance(node, ast.Import):
        yield from ((each.asname, each.name) for each in node.names if each.asname)


def _assignments(node: ast.AST) -> Iterator[tuple[ast.Name, ast.expr]]:
    """Names that are given a value, each with its own where several are given at once."""
    match node:
        case ast.Assign(targets=targets, value=value):
            for target in targets:
                yield from _parts(target, value)
        case ast.AnnAssign(target=target, value=ast.expr() as value) | ast.AugAssign(target=target, value=value):
            yield from _parts(target, value)
        case ast.NamedExpr(target=target, value=value):
            yield target, value
        case _:
            pass


def _parts(target: ast.expr, value: ast.expr) -> Iterator[tuple[ast.Name, ast.expr]]:
    if isinstance(target, ast.Name):
        yield target, value
    elif isinstance(target, ast.Tuple):
        values = value.elts if isinstance(value, ast.Tuple) else [value] * len(target.elts)
        for each, given in zip(target.elts, values, strict=False):
            yield from _parts(each, given)


def _may_offend(path: Path) -> bool:
    """True if a file has a word without which there is no offence: most need not be parsed."""
    text = path.read_text(encoding="utf-8")
    return any(word in text for word in WORDS)


def test_no_test_sleeps_or_is_held_to_real_time() -> None:
    checked = [path for path in code_files("tests") if _may_offend(path)]
    found = [f"{name(path)}:{line} {what}" for path in checked for line, what in Module(syntax_tree(path)).offences()]
    assert found == []


def test_the_one_place_that_may_sleep_does() -> None:
    assert SLEEPING in {what for _, what in Module(syntax_tree(PATIENCE)).offences()}


PERF = "from time import perf_counter as perf"
OFFENCES = {
    "time.sleep(0.1)": SLEEPING,
    "time.sleep(0)": SLEEPING,
    "from time import sleep\nsleep(1)": SLEEPING,
    "import time as clock\nclock.sleep(1)": SLEEPING,
    "async def test_it():\n    await asyncio.sleep(0.01)": SLEEPING,
    "async def test_it():\n    await asyncio.sleep(DELAY_S)": SLEEPING,
    "def test_it():\n    def inner():\n        time.sleep(1)": SLEEPING,
    "def test_it(ana):\n    ana.page.wait_for_timeout(300)": SLEEPING,
    "def test_it():\n    begun = time.monotonic()\n    assert time.monotonic() - begun < 1": MEASURING,
    "def test_it():\n    count, begun = 0, time.time()\n    assert works() and begun + 5 > now()": MEASURING,
    "def test_it():\n    begun = perf()\n    took = perf() - begun\n    assert took < 1\n" + PERF: MEASURING,
    "def test_it():\n    begun = loop.time()\n    assert loop.time() < begun + 2": MEASURING,
    "async def test_it():\n    async with asyncio.timeout(1):\n        await work()": HURRYING,
    "async def test_it():\n    await asyncio.wait_for(work(), timeout=0.5)": HURRYING,
    "async def test_it():\n    await asyncio.wait_for(work(), 5)": HURRYING,
}

FINE = (
    "async def test_it():\n    await asyncio.sleep(0)",
    "async def test_it():\n    async with asyncio.timeout(30):\n        await work()",
    "async def test_it(clock):\n    await clock.sleep_until(clock.now_ms() + 100)\n    assert clock.now_ms() == 100",
    "@pytest.mark.nightly\ndef test_it():\n    time.sleep(1)\n    assert time.time() > 5",
    "pytestmark = [pytest.mark.anyio, pytest.mark.nightly]\ntime.sleep(1)",
    "def test_it():\n    started = time.monotonic()\n    say(time.monotonic() - started)\n    assert works()",
    "def test_it():\n    count, started = 0, time.time()\n    assert count < 1",
)


@pytest.mark.parametrize("source", OFFENCES)
def test_what_depends_on_the_machine_is_refused(source: str) -> None:
    assert [what for _, what in Module(ast.parse(source)).offences()] == [OFFENCES[source]]


@pytest.mark.parametrize("source", FINE)
def test_what_does_not_is_let_through(source: str) -> None:
    assert Module(ast.parse(source)).offences() == []
