"""What programs may do with a token, route by route. Whatever does not stand here is closed to them.

So nothing that has to do with the account itself is open to a program, and a new route is not before somebody says so.
"""

from collections.abc import Mapping
from typing import Final

from gangoffour.server.people.errors import OutOfScope, PeopleCode
from gangoffour.server.ports import Scope, SignedIn

_READ: Final = (
    "/api/session",
    "/api/me",
    "/api/me/tables",
    "/api/me/records",
    "/api/me/figure",
    "/api/tables",
    "/api/tables/{table_id}",
    "/api/matches/{match_id}/record",
    "/api/matches/{match_id}/replay",
    "/api/matches/{match_id}/review",
    "/api/daily",
    "/api/daily/{day}",
    "/api/daily/{day}/standing",
    "/api/daily/{day}/week",
    "/api/daily/{day}/season",
    "/api/daily/{day}/sheet",
    "/api/daily/{day}/boards/{board}",
    "/api/daily/{day}/boards/{board}/bots/{level}",
    "/api/puzzles",
    "/api/puzzles/{puzzle_id}",
    "/api/about",
    "/api/bots",
    "/api/presets",
    "/schema",
    "/schema/protocol.json",
    "/schema/openapi.json",
    "/schema/{path}",
)
_PLAY: Final = (
    "/api/tables",
    "/api/tables/{table_id}/code",
    "/api/codes",
    "/api/play-now",
    "/api/daily/{day}/play",
)

SCOPES: Final[Mapping[tuple[str, str], Scope]] = {
    **{("GET", path): Scope.READ for path in _READ},
    **{("POST", path): Scope.PLAY for path in _PLAY},
}
"""What a token needs for a route, by method and path."""


def require_scope(signed_in: SignedIn | None, method: str, path: str) -> None:
    """Refuse a program whose token does not go so far; let everybody else pass.

    Raises:
        OutOfScope: Its token is not enough, or no token ever is.
    """
    if signed_in is None or signed_in.scopes is None:
        return
    needed = SCOPES.get(("GET" if method == "HEAD" else method, path))
    if needed is None or not signed_in.may(needed):
        raise OutOfScope(PeopleCode.OUT_OF_SCOPE)
