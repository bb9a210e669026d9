"""How often, how many, how far behind."""

import asyncio
from contextlib import ExitStack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gangoffour.server.settings import Limits
from gangoffour.server.web.errors import WebCode, WebError
from gangoffour.server.web.limits import HELD_S, HeldRefusals, Limiters, SendQueue, SocketCount, TokenBuckets
from tools.patience import until


class Time:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now_s = 1000.0

    def __call__(self) -> float:
        return self.now_s


def taken(buckets: TokenBuckets, key: object, tries: int) -> int:
    return sum(buckets.take(key) == 0 for _ in range(tries))


def test_a_burst_is_taken_and_then_so_many_a_second() -> None:
    time = Time()
    buckets = TokenBuckets(5, 20, time)
    assert taken(buckets, "a", 100) == 20
    time.now_s += 1
    assert taken(buckets, "a", 100) == 5
    time.now_s += 0.19
    assert taken(buckets, "a", 100) == 0
    time.now_s += 0.01
    assert taken(buckets, "a", 100) == 1
    time.now_s += 1000
    assert taken(buckets, "a", 100) == 20


def test_whoever_is_drained_gets_nothing_for_a_while_and_then_one_after_another() -> None:
    time = Time()
    buckets = TokenBuckets(5, 20, time)
    taken(buckets, "a", 3)
    buckets.drain("a", 5)
    assert buckets.take("a") == pytest.approx(5)
    assert buckets.take("b") == 0
    time.now_s += 4.99
    assert taken(buckets, "a", 100) == 0
    time.now_s += 0.02
    assert taken(buckets, "a", 100) == 1
    time.now_s += 1
    assert taken(buckets, "a", 100) == 5


def test_keys_do_not_share() -> None:
    buckets = TokenBuckets(1, 1, Time())
    assert [buckets.take(key) for key in ("a", "b", ("a", 1))] == [0, 0, 0]
    assert buckets.take("a") > 0


def test_whoever_waits_as_told_is_served() -> None:
    time = Time()
    buckets = TokenBuckets(0.5, 5, time)
    taken(buckets, "a", 5)
    wait_s = buckets.take("a")
    assert wait_s == pytest.approx(2)
    time.now_s += wait_s
    assert buckets.take("a") == 0


@pytest.mark.anyio
async def test_refusals_wait_and_those_that_are_too_many_do_not() -> None:
    over = asyncio.Event()
    waited_s: list[float] = []

    async def sleep(wait_s: float) -> None:
        waited_s.append(wait_s)
        await over.wait()

    refusals = HeldRefusals(most=2, sleep=sleep)
    held = [asyncio.create_task(refusals.hold()) for _ in range(2)]
    await until(lambda: len(waited_s) == len(held))
    await refusals.hold()  # returns at once
    assert waited_s == [HELD_S, HELD_S]
    assert not any(task.done() for task in held)
    over.set()
    await asyncio.gather(*held)
    await refusals.hold()
    assert waited_s == [HELD_S] * 3


def test_what_is_large_takes_more_at_once() -> None:
    time = Time()
    buckets = TokenBuckets(1, 10, time)
    assert buckets.take("a", 10) == 0
    time.now_s += 3
    assert buckets.take("a", 4) == pytest.approx(1)
    assert buckets.take("a", 3) == 0


def test_being_refused_costs_nothing() -> None:
    time = Time()
    buckets = TokenBuckets(1, 1, time)
    taken(buckets, "a", 1000)
    time.now_s += 1
    assert buckets.take("a") == 0


@given(st.lists(st.floats(0, 3), max_size=200), st.integers(1, 10), st.integers(1, 10))
def test_never_more_than_burst_and_rate_allow(pauses: list[float], per_s: int, burst: int) -> None:
    time = Time()
    buckets = TokenBuckets(per_s, burst, time)
    count = 0
    for pause_s in pauses:
        time.now_s += pause_s
        count += buckets.take("a") == 0
    assert count <= burst + per_s * sum(pauses) + 1e-3


def test_idle_keys_are_forgotten() -> None:
    time = Time()
    buckets = TokenBuckets(1, 10, time)
    for number in range(1000):
        buckets.take(number)
    assert len(buckets) == 1000
    time.now_s += 1
    buckets.take("new")
    assert len(buckets) == 1


def test_memory_is_bounded_while_keys_are_busy() -> None:
    buckets = TokenBuckets(1, 10, Time(), key_limit=100)
    for number in range(10_000):
        buckets.take(number)
    assert len(buckets) <= 100
    assert taken(buckets, 9_999, 100) == 9


def test_a_busy_key_is_forgotten_last() -> None:
    buckets = TokenBuckets(1, 3, Time(), key_limit=3)
    for key in ("a", "b", "c", "a", "d", "a"):
        assert buckets.take(key) == 0
    assert buckets.take("a") > 0
    assert taken(buckets, "b", 10) == 3


def test_a_key_does_not_push_itself_out() -> None:
    buckets = TokenBuckets(1, 1, Time(), key_limit=2)
    assert [buckets.take(key) == 0 for key in ("a", "b", "a", "b")] == [True, True, False, False]


def test_a_refusal_says_how_long_to_wait() -> None:
    limiters = Limiters(Limits(), Time())
    for _ in range(5):
        limiters.chat.demand("a", WebCode.CHAT_TOO_MANY)
    with pytest.raises(WebError) as refusal:
        limiters.chat.demand("a", WebCode.CHAT_TOO_MANY)
    assert (refusal.value.code, refusal.value.facts) == (WebCode.CHAT_TOO_MANY, {"wait_s": 2})


def test_the_limits_are_those_of_the_settings() -> None:
    limiters = Limiters(Limits(), Time())
    counts = [
        taken(each, "a", 1000)
        for each in (limiters.http, limiters.new_guests, limiters.new_tables, limiters.commands, limiters.chat)
    ]
    assert counts == [60, 30, 30, 20, 5]
    assert taken(limiters.replayed_kib, "a", 2000) == 1024
    assert taken(limiters.hints, "a", 100) == 30


def test_a_household_with_many_networks_has_not_many_times_the_limit() -> None:
    buckets = TokenBuckets(1, 10, Time())
    home = [f"2001:db8:1:{number:x}::/64" for number in range(256)]
    assert taken(buckets, home[0], 100) == 10
    assert sum(taken(buckets, network, 100) for network in home) == 3 * 10
    neighbours = [f"2001:db8:1:{number:x}::/64" for number in range(256, 65_536, 64)]
    assert sum(taken(buckets, network, 100) for network in neighbours) == 12 * 10
    assert taken(buckets, "2001:db8:2::/64", 100) == 10


def test_refused_networks_take_nothing_from_those_around_them() -> None:
    time = Time()
    buckets = TokenBuckets(1, 10, time)
    assert taken(buckets, "2001:db8:1:1::/64", 1000) == 10
    assert taken(buckets, "2001:db8:1:2::/64", 1000) == 10
    time.now_s += 1000
    assert taken(buckets, "2001:db8:1:3::/64", 1000) == 10
    assert len(buckets) == 3


def test_a_household_with_many_networks_holds_not_many_times_the_sockets() -> None:
    count = SocketCount(2)
    with ExitStack() as held:
        for number in range(4):
            for _ in range(2):
                held.enter_context(count.held(f"2001:db8:1:{number}::/64"))
        with pytest.raises(WebError), count.held("2001:db8:1:9::/64"):
            pass
        with count.held("2001:db8:1:100::/64"), count.held("2001:db8:2::/64"):
            pass
    assert len(count) == 0


def test_sockets_are_counted_by_player_or_else_by_address() -> None:
    limiters = Limiters(Limits(sockets_per_ip=1, sockets_per_player=2), Time())
    with limiters.socket_held("a", "ip"), limiters.socket_held("a", "ip"), limiters.socket_held(None, "ip"):
        with limiters.socket_held("b", "ip"):
            pass
        with pytest.raises(WebError) as refusal, limiters.socket_held("a", "other"):
            pass
        assert (refusal.value.code, refusal.value.facts) == (WebCode.TOO_MANY_SOCKETS, {"limit": 2})
        with pytest.raises(WebError), limiters.socket_held(None, "ip"):
            pass
    with limiters.socket_held(None, "ip"):
        assert limiters.anonymous_sockets.open("ip") == 1


def test_closed_sockets_leave_nothing_behind() -> None:
    count = SocketCount(1)
    for number in range(1000):
        with pytest.raises(RuntimeError), count.held(number):
            raise RuntimeError
        assert count.open(number) == 0
    assert len(count) == 0


def queue(most: int = 64, most_bytes: int = 131_072) -> SendQueue:
    return SendQueue(Limits(send_queue=most, send_queue_bytes=most_bytes))


@pytest.mark.anyio
async def test_messages_leave_in_order() -> None:
    sending = queue()
    task = asyncio.create_task(_drained(sending))
    for number in range(200):
        assert sending.put(b"%d" % number)
        await asyncio.sleep(0)
    sending.close("server/stopping")
    assert await task == [b"%d" % number for number in range(200)]
    assert sending.reason == "server/stopping"


@pytest.mark.anyio
async def test_a_slow_reader_is_cut_off_and_its_messages_are_dropped() -> None:
    sending = queue(most=64)
    assert all(sending.put(b"x") for _ in range(64))
    assert not sending.put(b"x")
    assert await sending.closed() == "protocol/slow_reader"
    assert len(sending) == 0
    assert not sending.put(b"x")
    assert await _drained(sending) == []


@pytest.mark.anyio
async def test_what_waits_is_bounded_in_bytes_too() -> None:
    sending = queue(most_bytes=32_768)
    assert all(sending.put(b"x" * 16_384) for _ in range(2))
    assert not sending.put(b"x")
    assert sending.reason == WebCode.SLOW_READER


@pytest.mark.anyio
async def test_a_single_long_message_is_sent() -> None:
    sending = queue(most_bytes=32_768)
    assert sending.put(b"x" * 40_000)


@pytest.mark.anyio
async def test_what_was_sent_counts_no_longer() -> None:
    sending = queue(most=2, most_bytes=32_768)
    reader = aiter(sending)
    assert sending.put(b"x" * 16_384)
    for _ in range(100):
        assert sending.put(b"x" * 16_384)
        await anext(reader)


@pytest.mark.anyio
async def test_what_waits_at_the_end_is_still_sent_and_the_first_reason_stays() -> None:
    sending = queue()
    sending.put(b"last")
    sending.close("server/stopping")
    sending.close("session/ended")
    assert not sending.put(b"late")
    assert await _drained(sending) == [b"last"]
    assert await sending.closed() == "server/stopping"


async def _drained(sending: SendQueue) -> list[bytes]:
    return [message async for message in sending]
