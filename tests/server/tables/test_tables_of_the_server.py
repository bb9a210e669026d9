"""Tables that the server opens: seats kept for entrants, one match, and the deals of a shared board."""

from uuid import UUID

import msgspec
import pytest

from gangoffour.engine import DECK, Seat, sorted_hand
from gangoffour.fairness import UnfairCode, UnfairRecord, board_commitment, deck_order, first_dealer, seed_key
from gangoffour.protocol import Player, TableOptions, TablePolicy, messages
from gangoffour.protocol import events as wire
from gangoffour.records import UnverifiableRecord, parse_record, verify_text
from gangoffour.server.ports import MatchId, TableId
from gangoffour.server.tables.errors import Refusal, TableCode
from tests.server.tables.hosting import ANA, BEN, CLEO, DAN, PEOPLE, ByChance, Host, hosting

SEED = bytes(range(64))
BOARD = TablePolicy(deals="board", board_id=str(UUID(int=5)), opener="server")
COMMITMENT = board_commitment(UUID(int=5).bytes, SEED).hex()
COMMITTED = msgspec.structs.replace(BOARD, board_commitment=COMMITMENT)
OPTIONS = TableOptions(length="short", visibility="unlisted")
EVE = Player(player_id="guest-eve", name="Eve")

pytestmark = pytest.mark.anyio


async def open_board(host: Host, options: TableOptions = OPTIONS, policy: TablePolicy = BOARD) -> TableId:
    return (await host.tables.open_for(PEOPLE, options, policy, SEED)).table_id


async def play(host: Host, table_id: TableId, name: str) -> str:
    """Let all entrants come and play; return the record."""
    for player in PEOPLE:
        await host.tables.arrive(table_id, player)
    await host.clock.settle()
    await host.start(table_id, PEOPLE)
    state = await host.play_out(table_id, ByChance(name))
    return await host.record_text(state)


async def test_every_table_that_plays_a_board_deals_from_its_seed() -> None:
    key = seed_key(SEED)
    async with hosting() as host:
        for name in ("one", "two"):
            text = await play(host, await open_board(host), name)
            record = parse_record(text)
            assert record.header("Board") == f"{BOARD.board_id} {COMMITMENT}"
            assert record.first_dealer == first_dealer(key, 4)
            assert len(record.deals) == 4
            for index, deal in enumerate(record.deals):
                dealt = [DECK[position] for position in deck_order(key, index)]
                assert deal.hands == tuple(sorted_hand(dealt[16 * seat : 16 * seat + 16]) for seat in range(4))
            assert verify_text(text, board_seed=SEED).deal_count == 4
            match = await host.stores.matches.get(MatchId(bytes=record.match_id))
            assert match is not None
            assert match.board_id == BOARD.board_id
            with pytest.raises(UnverifiableRecord):
                verify_text(text)
            with pytest.raises(UnfairRecord) as unfair:
                verify_text(text, board_seed=bytes(64))
            assert unfair.value.code is UnfairCode.SECRET


async def test_the_seed_of_a_board_is_in_no_event() -> None:
    async with hosting() as host:
        table_id = await open_board(host)
        text = await play(host, table_id, "seed")
        stored = b"".join(event.payload for event in await host.stores.events.read(table_id, 0))
        assert SEED.hex().encode() not in stored
        assert seed_key(SEED).hex().encode() not in stored
        assert SEED.hex() not in text
        opened = (await host.entries(table_id))[0].event
        assert isinstance(opened, wire.TableOpened)
        assert opened.policy == COMMITTED


async def test_the_policy_is_known_to_a_node_that_reads_from_the_start_of_the_match() -> None:
    async with hosting() as host:
        table_id = await open_board(host)
        await play(host, table_id, "policy")
        host.tables.streams.forget_all()
        assert (await host.state(table_id)).policy == COMMITTED


async def test_a_seat_of_an_entrant_is_nobody_else_s() -> None:
    async with hosting() as host:
        table_id = await open_board(host)
        for player, seat in ((EVE, 0), (BEN, 0)):
            with pytest.raises(Refusal) as refusal:
                await host.send(table_id, player, messages.TakeSeat, seat=seat)
            assert refusal.value.code is TableCode.SEAT_PROMISED
        await host.tables.arrive(table_id, BEN)
        assert (await host.state(table_id)).public.seat_of(BEN.player_id) == 1
        await host.send(table_id, BEN, messages.LeaveSeat)
        await host.tables.depart(table_id, BEN.player_id)
        with pytest.raises(Refusal):
            await host.send(table_id, EVE, messages.TakeSeat, seat=1)
        await host.send(table_id, BEN, messages.TakeSeat, seat=1)
        assert (await host.state(table_id)).public.seats[1].is_here


async def test_a_table_of_the_server_has_no_host_and_one_match() -> None:
    async with hosting() as host:
        table_id = await open_board(host)
        await host.tables.arrive(table_id, ANA)
        with pytest.raises(Refusal) as refusal:
            await host.send(table_id, ANA, messages.ChangeOptions, options=TableOptions())
        assert refusal.value.code is TableCode.HOST_ONLY
        await play(host, table_id, "once")
        await host.clock.advance(60_000)
        assert (await host.state(table_id)).public.preparation is None


async def test_rated_entrants_get_their_seats_by_chance() -> None:
    async with hosting() as host:
        orders = set()
        for _ in range(20):
            table_id = await open_board(host, TableOptions(company="rated"))
            seats = (await host.state(table_id)).public.seats
            orders.add(tuple(info.promised_to.name for info in seats if info.promised_to is not None))
        assert len(orders) > 1
        assert {frozenset(order) for order in orders} == {frozenset(player.name for player in (ANA, BEN, CLEO, DAN))}


async def test_a_link_of_a_contest_s_chain_is_dealt_like_a_board() -> None:
    chain = TablePolicy(deals="chain", board_id=str(UUID(int=6)), contest_id="season", opener="server")
    async with hosting() as host:
        text = await play(host, await open_board(host, OPTIONS, chain), "chain")
        assert verify_text(text, board_seed=SEED).deal_count == 4
        assert parse_record(text).first_dealer == Seat(first_dealer(seed_key(SEED), 4))


async def test_cards_that_are_not_the_board_s_are_found() -> None:
    async with hosting() as host:
        table_id = await open_board(host)
        text = await play(host, table_id, "tampered")
        lines = text.split("\n")
        first, second = (next(i for i, line in enumerate(lines) if line.startswith(f"hand {seat}:")) for seat in (0, 1))
        ones, others = lines[first].split(), lines[second].split()
        place = next(i for i in range(2, 18) if ones[i] not in others and others[i] not in ones)
        ones[place], others[place] = others[place], ones[place]
        lines[first], lines[second] = " ".join(ones), " ".join(others)
        with pytest.raises(UnfairRecord) as unfair:
            verify_text("\n".join(lines), board_seed=SEED)
        assert unfair.value.code is UnfairCode.HAND
