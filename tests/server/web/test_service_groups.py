"""Each group of routes takes the services it needs, and cannot reach those of another group."""

import ast
from pathlib import Path

import pytest

from tools.tree import PACKAGE, syntax_tree

WEB = PACKAGE / "server" / "web"
GROUPS = {
    "daily": "DailyServices",
    "host": "HostServices",
    "lobby": "LobbyServices",
    "matches": "MatchServices",
    "people": "PeopleServices",
    "tables": "TableServices",
}
COMMON = {"CommonServices", "ServiceGroup"}
# The app keeps all groups, and the server ends what stands open; no route is in them.
WHOLE = {"app.py", "services.py", "uvicorn_server.py"}


def groups_in(path: Path) -> set[str]:
    """The groups of services that a module imports."""
    imported = {
        alias.name
        for node in ast.walk(syntax_tree(path))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("gangoffour.server.web.")
        for alias in node.names
    }
    return imported & {*GROUPS.values(), *COMMON, "Services"}


def test_every_folder_of_routes_has_its_group() -> None:
    assert {path.parent.name for path in WEB.glob("*/*.py")} == set(GROUPS)


@pytest.mark.parametrize("folder", GROUPS)
def test_routes_import_no_services_but_those_of_their_group(folder: str) -> None:
    found = {path.name: groups_in(path) for path in (WEB / folder).glob("*.py")}
    assert any(GROUPS[folder] in groups for groups in found.values())
    assert {name: groups for name, groups in found.items() if not groups <= {GROUPS[folder], *COMMON}} == {}


def test_what_all_routes_share_knows_the_common_services_alone() -> None:
    found = {path.name: groups_in(path) for path in WEB.glob("*.py") if path.name not in WHOLE}
    assert {name: groups for name, groups in found.items() if not groups <= COMMON} == {}


def test_services_are_taken_out_of_the_app_in_one_place() -> None:
    takers = {
        path.name
        for path in WEB.rglob("*.py")
        for node in ast.walk(syntax_tree(path))
        if isinstance(node, ast.Attribute)
        and node.attr == "state"
        and isinstance(node.ctx, ast.Load)
        and "app" in ast.unparse(node.value).split(".")
    }
    assert takers == {"common_services.py"}
