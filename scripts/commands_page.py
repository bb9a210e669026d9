"""Write `docs/reference/commands.md` from the commands; `tests/cli/test_commands_page.py` compares the two."""

from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Any, Final, get_args

import typer

from gangoffour.cli import app

PAGE: Final = Path(__file__).parents[1] / "docs" / "reference" / "commands.md"
PROGRAM: Final = "gangoffour"

HEAD: Final = """# Commands

`gangoffour`, or `gof` for short. Every command has `--help`, which says the same as this page; `gangoffour --version`
names the version, and `gangoffour --install-completion` teaches your shell to complete what you type.

The exit code is 0 if all is well, 1 if the answer is no or something could not be done, and 2 if the command was not
understood.

This page is written by `scripts/commands_page.py` from the program.
"""


def commands() -> Iterator[tuple[str, Any]]:
    """Every command with the words that one types for it, those of a group behind the group."""
    for name, command in typer.main.get_command(app).commands.items():  # type: ignore[attr-defined] # a group
        yield f"{PROGRAM} {name}", command
        for inner_name, inner in getattr(command, "commands", {}).items():
            yield f"{PROGRAM} {name} {inner_name}", inner


def page() -> str:
    """Return the whole page."""
    lines = [HEAD]
    for words, command in commands():
        is_inner = words.count(" ") > 1
        lines += [f"{'###' if is_inner else '##'} {words}", "", _sentences(command.help), ""]
        if not hasattr(command, "commands"):
            lines += ["```text", " ".join((words, *_usage(command))), "```", "", *_parameters(command)]
    return "\n".join(lines).rstrip() + "\n"


def _sentences(text: str | None) -> str:
    """A help as prose: what stood on lines of its own stays apart."""
    return (text or "").replace("\b\n", "").strip()


def _usage(command: Any) -> Iterator[str]:  # noqa: ANN401  a type that typer keeps to itself
    if any(_is_option(each) for each in command.params):
        yield "[OPTIONS]"
    for each in command.params:
        if not _is_option(each):
            name = each.name.upper() + ("..." if each.nargs != 1 else "")
            yield name if each.required else f"[{name}]"


def _parameters(command: Any) -> Iterator[str]:  # noqa: ANN401  as above
    if not command.params:
        return
    yield from ("| | Meaning | If left out |", "|---|---|---|")
    for each in command.params:
        yield f"| {_spelled(each)} | {_cell(each.help)} | {_left_out(each)} |"
    yield ""


def _spelled(parameter: Any) -> str:  # noqa: ANN401  as above
    if not _is_option(parameter):
        return f"`{parameter.name.upper()}`"
    kind = "" if parameter.is_flag else f" <{_kind(parameter.type_descriptor.annotation)}>"
    return ", ".join(f"`{name}{kind}`" for name in (*parameter.opts, *parameter.secondary_opts))


def _kind(annotation: Any) -> str:  # noqa: ANN401  as above
    """What may stand behind an option: a word for its type, or the words to choose from."""
    if annotation is list or get_args(annotation):
        return ", ".join(map(_kind, get_args(annotation))) or "str"
    return (
        " or ".join(each.value for each in annotation) if issubclass(annotation, Enum) else annotation.__name__.lower()
    )


def _left_out(parameter: Any) -> str:  # noqa: ANN401  as above
    if parameter.required:
        return "needed"
    return (
        ""
        if parameter.default is None or parameter.is_flag
        else f"`{getattr(parameter.default, 'value', parameter.default)}`"
    )


def _cell(text: str | None) -> str:
    return _sentences(text).replace("\n", " ").replace("|", "\\|")


def _is_option(parameter: Any) -> bool:  # noqa: ANN401  as above
    return bool(parameter.param_type_name == "option")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
