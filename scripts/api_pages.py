"""Write `docs/reference/api/`: a page for each room, from its `__all__` and the docstrings behind it.

The sources are read, not run: a page needs no extra, and looks the same on every machine. The tests compare the pages
with the sources, and ask for a word on everything that is offered.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from tools.tree import PACKAGE, ROOT, syntax_tree

PAGES = ROOT / "docs" / "reference" / "api"
ROOMS: Final = (
    "engine",
    "matches",
    "records",
    "fairness",
    "bots",
    "arena",
    "analysis",
    "rl",
    "encoding",
    "core",
    "catalogue",
    "client",
    "protocol",
    "boards",
    "daily",
    "rulings",
    "lessons",
    "locales",
    "extras",
)
"""What other programs import. The server, the command line and the training are programs themselves."""

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
Definition: TypeAlias = ast.ClassDef | Function | ast.Assign | ast.AnnAssign | ast.Module


@dataclass(frozen=True, slots=True)
class Export:
    """A name that a room offers, with its definition and what stands in the line below an assignment."""

    name: str
    definition: Definition
    doc: str


def exports(room: str) -> list[Export]:
    """Return what a room offers, sorted by name."""
    door = PACKAGE / room / "__init__.py"
    homes = dict(_homes(syntax_tree(door)))
    return [_export(name, homes.get(name, door)) for name in sorted(_names(syntax_tree(door)), key=str.lower)]


def page(room: str) -> str:
    """Return the page of a room."""
    doc = ast.get_docstring(syntax_tree(PACKAGE / room / "__init__.py")) or ""
    parts = [f"# gangoffour.{room}", prose(doc)]
    for title, kinds in (
        ("Functions", (ast.FunctionDef, ast.AsyncFunctionDef)),
        ("Classes", (ast.ClassDef,)),
        ("Values and types", (ast.Assign, ast.AnnAssign, ast.Module)),
    ):
        found = [each for each in exports(room) if isinstance(each.definition, kinds)]
        if found:
            parts += [f"## {title}", *(part for each in found for part in _entry(each))]
    return "\n\n".join(parts) + "\n"


def _names(door: ast.Module) -> list[str]:
    for statement in door.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="__all__")], value=value):
                return [str(each) for each in ast.literal_eval(value)]
            case _:
                continue
    return []


def _homes(door: ast.Module) -> Iterator[tuple[str, Path]]:
    """Yield every imported name with the file that defines it."""
    for node in ast.walk(door):
        match node:
            case ast.ImportFrom(module=str(module)) if module.startswith("gangoffour"):
                path = ROOT / "src" / Path(*module.split("."))
                for alias in node.names:
                    inside = path / f"{alias.name}.py"
                    home = inside if inside.is_file() else path.with_suffix(".py")
                    yield alias.name, home if home.is_file() else path / "__init__.py"
            case _:
                continue


def _export(name: str, home: Path) -> Export:
    tree = syntax_tree(home)
    if home.stem == name:
        return Export(name, tree, ast.get_docstring(tree) or "")
    found: Export | None = None
    for statement, following in zip(tree.body, [*tree.body[1:], None], strict=True):
        match statement:
            case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef() if statement.name == name:
                found = Export(name, statement, ast.get_docstring(statement) or "")  # of overloads, the last has it
            case ast.Assign(targets=[ast.Name(id=target)]) | ast.AnnAssign(target=ast.Name(id=target)):
                if target == name:
                    found = Export(name, statement, _text_of(following))
            case _:
                continue
    if found is not None:
        return found
    deeper = dict(_homes(tree)).get(name)  # a room may pass on what another one defines
    if deeper is None or deeper == home:
        raise LookupError(f"{home} does not define {name}")
    return _export(name, deeper)


def _text_of(statement: ast.stmt | None) -> str:
    match statement:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text.strip()
        case _:
            return ""


def _entry(export: Export) -> Iterator[str]:
    yield f"### {export.name}"
    match export.definition:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            yield code(_signature(export.definition))
            yield prose(export.doc)
        case ast.ClassDef():
            yield code(_head(export.definition))
            yield prose(export.doc)
            yield from _members(export.definition)
        case ast.Module():
            yield prose(export.doc)
        case ast.Assign() | ast.AnnAssign():
            yield code(_shortened(ast.unparse(export.definition)))
            if export.doc:
                yield prose(export.doc)


def _members(definition: ast.ClassDef) -> Iterator[str]:
    lines = []
    for statement, following in zip(definition.body, [*definition.body[1:], None], strict=True):
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation) if not name.startswith("_"):
                lines.append(_line(f"{name}: {ast.unparse(annotation)}", _text_of(following)))
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if not name.startswith("_"):
                lines.append(_line(f"{name} = {_shortened(ast.unparse(value))}", _text_of(following)))
            case ast.FunctionDef() | ast.AsyncFunctionDef() if not statement.name.startswith("_"):
                doc = (ast.get_docstring(statement) or "").partition("\n\n")[0]
                is_property = any(ast.unparse(each).endswith("property") for each in statement.decorator_list)
                returned = f": {ast.unparse(statement.returns)}" if statement.returns else ""
                head = f"{statement.name}{returned}" if is_property else _signature(statement).removeprefix("def ")
                lines.append(_line(head, doc))
            case _:
                continue
    if lines:
        yield "\n".join(lines)


def _line(head: str, doc: str) -> str:
    words = " ".join(doc.split())
    return f"- `{head}`" + (f": {words}" if words else "")


def _signature(function: Function) -> str:
    arguments = [*function.args.posonlyargs, *function.args.args]
    own = function.args
    if arguments and arguments[0].arg in {"self", "cls"}:
        own = ast.arguments(
            posonlyargs=[each for each in own.posonlyargs if each is not arguments[0]],
            args=[each for each in own.args if each is not arguments[0]],
            vararg=own.vararg,
            kwonlyargs=own.kwonlyargs,
            kw_defaults=own.kw_defaults,
            kwarg=own.kwarg,
            defaults=own.defaults,
        )
    returned = f" -> {ast.unparse(function.returns)}" if function.returns else ""
    prefix = "async def" if isinstance(function, ast.AsyncFunctionDef) else "def"
    return f"{prefix} {function.name}({ast.unparse(own)}){returned}"


def _head(definition: ast.ClassDef) -> str:
    for statement in definition.body:
        match statement:
            case ast.FunctionDef(name="__init__"):
                return (
                    _signature(statement).replace("def __init__", f"class {definition.name}").removesuffix(" -> None")
                )
            case _:
                continue
    bases = ", ".join(map(ast.unparse, definition.bases))
    return f"class {definition.name}" + (f"({bases})" if bases else "")


_LONGEST: Final = 120


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 2]} …"


def code(text: str) -> str:
    """Return a block of Python."""
    return f"```python\n{text}\n```"


def prose(doc: str) -> str:
    """Return a docstring as Markdown: arguments as a list, examples as code."""
    blocks = []
    for block in re.split(r"\n\s*\n", doc):
        if block.startswith(("Args:", "Raises:", "Returns:", "Yields:")):
            title, _, rest = block.partition("\n")
            entries = re.findall(r"^    (\w+):((?:.*)(?:\n     .*)*)", rest, re.MULTILINE)
            lines = [f"- `{name}`: {' '.join(words.split())}" for name, words in entries]
            blocks.append("\n".join([title, "", *lines]))
        elif block.lstrip().startswith(">>>"):
            blocks.append(f"```pycon\n{block}\n```")
        elif all(line.startswith("    ") for line in block.splitlines()):
            blocks.append(f"```text\n{block}\n```")
        else:
            blocks.append(block.removesuffix("::") + (":" if block.endswith("::") else ""))
    return "\n\n".join(blocks)


def write() -> None:
    """Write every page."""
    PAGES.mkdir(exist_ok=True)
    for room in ROOMS:
        (PAGES / f"{room}.md").write_text(page(room), encoding="utf-8")


if __name__ == "__main__":
    write()
