"""The devices of a person: one more by a link, all of them listed, each signed out from another."""

import re

import pytest

from gangoffour.server.adapters.clocks import ManualClock
from gangoffour.server.adapters.people.memory_people import MemoryPlayers, MemorySessions
from gangoffour.server.adapters.streams.memory import MemoryChat, MemorySecrets
from gangoffour.server.people.devices import LINK_MS, Devices, session_key
from gangoffour.server.people.errors import UnknownLink, UnknownSession
from gangoffour.server.people.service import IDLE_LIMIT_MS, People

pytestmark = pytest.mark.anyio


class House:
    """People and their devices, in memory."""

    def __init__(self) -> None:
        self.players = MemoryPlayers()
        self.clock = ManualClock()
        sessions, secrets = MemorySessions(self.players), MemorySecrets()
        self.people = People(self.players, sessions, MemoryChat(), self.clock, secrets)
        self.devices = Devices(sessions, self.clock, secrets)


@pytest.fixture
def house() -> House:
    return House()


async def test_a_link_brings_a_second_device_in_as_the_same_player(house: House) -> None:
    guest, first = await house.people.register_guest("Mei", "Firefox, Linux")
    link, _ = await house.devices.new_link(guest.player_id)
    offer = await house.devices.look(link)
    assert offer.person == guest
    assert offer.expires_at_ms == house.clock.now_ms() + LINK_MS
    person, second = await house.devices.take(link, "Safari, iPhone")
    assert person == guest
    assert second != first
    assert await house.people.signed_in(first) == await house.people.signed_in(second) == guest
    assert {each.device for each in await house.devices.sessions_of(guest.player_id)} == {
        "Firefox, Linux",
        "Safari, iPhone",
    }


async def test_a_link_cannot_be_guessed_and_is_kept_as_a_hash(house: House) -> None:
    guest, _ = await house.people.register_guest()
    links = [(await house.devices.new_link(guest.player_id))[0] for _ in range(20)]
    assert len(set(links)) == 20
    assert all(re.fullmatch(r"gofl_[A-Za-z0-9_-]{27}", link) for link in links), "160 bits"
    assert not any(link in repr(house.players.rows) for link in links)


async def test_a_link_is_good_once_and_for_ten_minutes(house: House) -> None:
    guest, _ = await house.people.register_guest()
    link, _ = await house.devices.new_link(guest.player_id)
    await house.clock.advance(LINK_MS)
    await house.devices.look(link)
    await house.devices.take(link, "")
    late, _ = await house.devices.new_link(guest.player_id)
    await house.clock.advance(LINK_MS + 1)
    for spent in (link, late):
        with pytest.raises(UnknownLink):
            await house.devices.look(spent)
        with pytest.raises(UnknownLink):
            await house.devices.take(spent, "")


@pytest.mark.parametrize("text", ["", "gofl_", "gofl_" + "A" * 27, "gofl_" + "ä" * 27, "gofg_" + "A" * 43])
async def test_a_strange_link_leads_nowhere(text: str, house: House) -> None:
    with pytest.raises(UnknownLink):
        await house.devices.look(text)
    with pytest.raises(UnknownLink):
        await house.devices.take(text, "")


async def test_a_device_is_signed_out_from_another(house: House) -> None:
    guest, first = await house.people.register_guest()
    _, stranger = await house.people.register_guest()
    link, _ = await house.devices.new_link(guest.player_id)
    _, second = await house.devices.take(link, "")
    sessions = {each.token_hash for each in await house.devices.sessions_of(guest.player_id)}
    found = await house.people.authenticate(second)
    assert found is not None
    assert found.session.token_hash in sessions
    key = session_key(found.session.token_hash)
    await house.devices.end_session(guest.player_id, key)
    assert await house.people.authenticate(second) is None
    assert await house.people.authenticate(first) is not None
    strange = await house.people.authenticate(stranger)
    assert strange is not None
    for unknown in (key, session_key(strange.session.token_hash)):
        with pytest.raises(UnknownSession):
            await house.devices.end_session(guest.player_id, unknown)
    assert await house.people.authenticate(stranger) is not None


async def test_a_session_that_has_expired_is_not_listed(house: House) -> None:
    guest, token = await house.people.register_guest()
    link, _ = await house.devices.new_link(guest.player_id)
    await house.devices.take(link, "phone")
    await house.clock.advance(IDLE_LIMIT_MS)
    await house.people.signed_in(token)
    await house.clock.advance(1)
    assert [each.device for each in await house.devices.sessions_of(guest.player_id)] == [""]
