"""Everything that is kept about somebody, in one archive that is sent while it is made."""

import io
from collections.abc import AsyncIterator, Sequence
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec

from gangoffour.server.matches import History
from gangoffour.server.ports import Match, MatchId, Person
from gangoffour.server.rights.belongings import Belonging

README: Final = """Everything that this server keeps about you.

player.json     who you are here
*.json          one file for each kind of thing; times are milliseconds since 1970 (UTC)
matches.json    your finished matches, newest first, with your place and points
matches/*.gof   their records: `gangoffour replay` shows one, `gangoffour verify` proves that it was dealt fairly

Passwords, tokens, recovery codes and your address for mail are kept as hashes, which nobody can read.
"""


class _Sent(io.RawIOBase):
    """What the archive has written and nobody has taken yet."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        """It can only be written."""
        return True

    def write(self, content: object) -> int:
        """Take a part."""
        part = bytes(content)  # type: ignore[call-overload]  # whatever buffer the archive hands over
        self._parts.append(part)
        return len(part)

    def take(self) -> bytes:
        """Return what was written since."""
        taken, self._parts = b"".join(self._parts), []
        return taken


async def archive(person: Person, belongings: Sequence[Belonging], history: History) -> AsyncIterator[bytes]:
    """Yield a ZIP archive, part by part, however much there is."""
    sent = _Sent()
    with ZipFile(sent, "w", ZIP_DEFLATED) as packed:
        packed.writestr("README.txt", README)
        packed.writestr("player.json", _json(_player(person)))
        for belonging in belongings:
            packed.writestr(f"{belonging.name}.json", _json(await belonging.tell(person.player_id)))
            yield sent.take()
        matches: list[object] = []
        async for match in _matches(person, history):
            text = await history.text(match.match_id)
            if text is not None:
                packed.writestr(f"matches/{match.match_id}.gof", text)
            matches.append(await _result(person, match, history))
            yield sent.take()
        packed.writestr("matches.json", _json(matches))
    yield sent.take()


async def _matches(person: Person, history: History) -> AsyncIterator[Match]:
    before: MatchId | None = None
    while True:
        page = await history.page(person.player_id, before=before)
        for match in page.matches:
            yield match
        before = page.older
        if before is None:
            return


async def _result(person: Person, match: Match, history: History) -> object:
    own = [seat for seat in await history.matches.seats(match.match_id) if seat.player_id == person.player_id]
    return {
        "match_id": str(match.match_id),
        "ended_at_ms": match.ended_at_ms,
        "preset": match.preset,
        "deals": match.deals,
        "cause": match.cause,
        "board_id": match.board_id,
        "seats": [
            {
                "seat": seat.seat,
                "from_deal": seat.from_deal,
                "to_deal": seat.to_deal,
                "points": seat.points,
                "place": seat.place,
                "substituted": seat.substituted,
                "timeouts": seat.timeouts,
            }
            for seat in own
        ],
    }


def _player(person: Person) -> object:
    return {
        "player_id": person.player_id,
        "kind": person.kind,
        "name": person.name,
        "created_at_ms": person.created_at_ms,
    }


def _json(value: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=2)
