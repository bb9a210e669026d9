from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from gangoffour.client import TableFold, UnfairStart, welcomed
from gangoffour.client.fair_start import FairStart
from gangoffour.engine import Seat
from gangoffour.fairness import Transcript
from gangoffour.protocol import MatchInfo, Player, TableOptions, messages
from gangoffour.records import verify_text
from gangoffour.server.ports import TableId
from tests.server.tables.hosting import PEOPLE, ByChance, Host, hosting
from tools.matches.audiences import history

pytestmark = pytest.mark.anyio

THREE = PEOPLE[:3]


@dataclass
class Starting:
    """A table of three people about to start a match, each with a client of their own."""

    host: Host
    table_id: TableId
    saved: list[Transcript] = field(default_factory=list)
    """What the client of the first seat saved."""

    def __post_init__(self) -> None:
        self.clients = [FairStart(self.saved.append), FairStart(), FairStart()]

    async def known(self, seat: int = 0) -> TableFold:
        table = history(await self.host.entries(self.table_id))
        return welcomed(None, table.welcome(table.last_seq, Seat(seat)))

    @property
    async def match_id(self) -> str:
        preparation = (await self.known()).table.preparation
        assert preparation is not None
        return preparation.match_id

    async def commit(self) -> None:
        match_id = await self.match_id
        for fair, player in zip(self.clients, THREE, strict=True):
            commitment = fair.commitment(match_id, player.player_id)
            await self.host.send(self.table_id, player, messages.Ready, match_id=match_id, commitment=commitment)
        await self.host.clock.settle()

    async def reveal(self, *silent: Player) -> None:
        match_id = await self.match_id
        for seat, (fair, player) in enumerate(zip(self.clients, THREE, strict=True)):
            number = fair.number_due(await self.known(seat))
            assert number is not None
            if player not in silent:
                await self.host.send(self.table_id, player, messages.Reveal, match_id=match_id, number=number)
        await self.host.clock.advance(5_000 if silent else 0)


@pytest.fixture
async def starting() -> AsyncIterator[Starting]:
    async with hosting() as host:
        yield Starting(host, await host.open(THREE, TableOptions(seat_count=3, length="one_deal")))


def with_match(known: TableFold, **changes: object) -> TableFold:
    assert known.table.match is not None
    match: MatchInfo = msgspec.structs.replace(known.table.match, **changes)
    return known._replace(table=msgspec.structs.replace(known.table, match=match))


async def test_the_transcript_is_saved_before_the_number_is_given_out(starting: Starting) -> None:
    fair = starting.clients[0]
    await starting.commit()
    assert fair.transcript(await starting.match_id) is None
    number = fair.number_due(await starting.known())
    assert number is not None
    (transcript,) = starting.saved
    assert transcript.players == tuple(player.player_id for player in THREE)
    assert transcript.transcript_hash is None


async def test_no_number_is_due_before_everybody_has_committed(starting: Starting) -> None:
    match_id = await starting.match_id
    starting.clients[0].commitment(match_id, THREE[0].player_id)
    assert starting.clients[0].number_due(await starting.known()) is None


async def test_a_number_belongs_to_one_match_and_is_drawn_once(starting: Starting) -> None:
    fair, match_id = starting.clients[0], await starting.match_id
    other = "00000000-0000-7000-8000-000000000000"
    assert fair.commitment(match_id, "ana") == fair.commitment(match_id, "ana")
    assert fair.commitment(match_id, "ana") != fair.commitment(other, "ana")


async def test_a_match_that_began_as_agreed_is_accepted_and_saved_with_its_hash(starting: Starting) -> None:
    await starting.commit()
    await starting.reveal()
    known = await starting.known()
    starting.clients[0].check_start(known)
    starting.clients[0].check_start(known)
    assert known.table.match is not None
    assert [saved.transcript_hash and saved.transcript_hash.hex() for saved in starting.saved] == [
        None,
        known.table.match.transcript_hash,
    ]


async def test_a_match_may_begin_without_a_number_that_was_not_revealed_in_time(starting: Starting) -> None:
    await starting.commit()
    await starting.reveal(THREE[1])
    known = await starting.known()
    assert known.table.match is not None
    assert known.table.match.numbers[1] is None
    starting.clients[0].check_start(known)


async def test_the_saved_transcript_verifies_the_record(starting: Starting) -> None:
    await starting.commit()
    await starting.reveal()
    starting.clients[0].check_start(await starting.known())
    state = await starting.host.play_out(starting.table_id, ByChance("verify"))
    assert state.public.match is not None
    text = await starting.host.record_text(state)
    assert verify_text(text, starting.saved[-1]).is_transcript_checked


async def test_a_client_that_took_no_part_in_the_start_has_nothing_to_check(starting: Starting) -> None:
    await starting.commit()
    await starting.reveal()
    FairStart().check_start(with_match(await starting.known(), transcript_hash="00" * 32))


TAMPERINGS: dict[str, Callable[[MatchInfo], dict[str, Any]]] = {
    "C": lambda _: {"commitment": "00" * 32},
    "players": lambda match: {"players": match.players[::-1]},
    "h": lambda match: {"client_commitments": match.client_commitments[::-1]},
    "r of seat 0": lambda match: {"numbers": ("00" * 32, *match.numbers[1:])},
    "r of seat 2": lambda match: {"numbers": (*match.numbers[:2], "00" * 32)},
    "T": lambda _: {"transcript_hash": "00" * 32},
}


@pytest.mark.parametrize("wrong", TAMPERINGS)
async def test_a_match_that_began_otherwise_than_agreed_is_found_out(starting: Starting, wrong: str) -> None:
    await starting.commit()
    await starting.reveal()
    known = await starting.known()
    assert known.table.match is not None
    with pytest.raises(UnfairStart) as unfair:
        starting.clients[0].check_start(with_match(known, **TAMPERINGS[wrong](known.table.match)))
    assert unfair.value.facts == {"field": wrong}


async def test_a_wrong_fingerprint_and_a_missing_number_are_found_out(starting: Starting) -> None:
    await starting.commit()
    await starting.reveal()
    known = await starting.known()
    for changes in ({"fingerprint": "GR3QZ-S13P0-C502J-VQC5D"}, {"numbers": (None, None, None)}):
        with pytest.raises(UnfairStart, match="field=T"):
            starting.clients[0].check_start(with_match(known, **changes))


async def test_a_number_is_kept_back_if_the_own_commitment_was_changed(starting: Starting) -> None:
    await starting.commit()
    known = await starting.known()
    seats = (msgspec.structs.replace(known.table.seats[0], commitment="00" * 32), *known.table.seats[1:])
    tampered = known._replace(table=msgspec.structs.replace(known.table, seats=seats))
    with pytest.raises(UnfairStart, match="h of seat 0"):
        starting.clients[0].number_due(tampered)
    assert starting.saved == []
