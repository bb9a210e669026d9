"""The repository stands alone: it says nothing about the machine it was written on or where packages come from."""

import re

from tools.tree import all_files, name

# Written so that none of them finds itself.
WORKPLACE = r"(?<![\w.])[/]work[/]|\.\./shared\b|[/]home/\w+/|[/]root/"
PACKAGE_INDEX = (
    r"--(?:extra-)?index-url|--find[-]links|\bregistry\s*=\s*\S*[:]//|files\.pythonhosted\b|(?<!sqlite)[:]///"
)
FORBIDDEN = re.compile(f"{WORKPLACE}|{PACKAGE_INDEX}")


def test_no_file_names_a_package_index_or_a_workplace() -> None:
    found = []
    for path in all_files():
        text = path.read_bytes().decode("utf-8", errors="replace")
        found += [f"{name(path)}: {match[0]}" for match in FORBIDDEN.finditer(text)]
    assert found == []
