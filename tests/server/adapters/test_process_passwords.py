"""Passwords in a process of its own: Argon2id with the promised effort, and no common ones."""

import asyncio
import os
from collections.abc import AsyncIterator

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.low_level import Type

from gangoffour.server.adapters.people.process_passwords import ProcessPasswords
from gangoffour.server.ports import CommonPassword, PasswordsBusy
from tools.patience import PATIENCE_S

pytestmark = pytest.mark.anyio

GOOD = "seven owls at noon"


@pytest.fixture
async def passwords() -> AsyncIterator[ProcessPasswords]:
    passwords = ProcessPasswords(PATIENCE_S)
    yield passwords
    await passwords.close()
    assert passwords.process_id is None


async def test_a_password_is_hashed_with_the_promised_effort_and_found_again(passwords: ProcessPasswords) -> None:
    first, second = await passwords.hash(GOOD), await passwords.hash(GOOD)
    assert first != second, "each has a salt of its own"
    effort = extract_parameters(first)
    assert (effort.type, effort.time_cost, effort.memory_cost, effort.parallelism) == (Type.ID, 2, 19_456, 1)
    assert await passwords.check(GOOD, first) == (True, None)
    assert await passwords.check(GOOD + " ", first) == (False, None)


async def test_without_a_hash_and_with_a_broken_one_every_password_is_wrong(passwords: ProcessPasswords) -> None:
    for kept in (None, "", "$argon2id$broken"):
        assert not (await passwords.check(GOOD, kept)).is_right


async def test_a_hash_made_with_less_effort_is_made_anew(passwords: ProcessPasswords) -> None:
    weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(GOOD)
    checked = await passwords.check(GOOD, weak)
    assert checked.is_right
    assert checked.new_hash is not None
    assert extract_parameters(checked.new_hash).memory_cost == 19_456


@pytest.mark.parametrize("password", ["password1", "PassWord1", "qwertyuiop", "12345678", "iloveyou1"])
async def test_common_passwords_are_refused(password: str, passwords: ProcessPasswords) -> None:
    with pytest.raises(CommonPassword):
        await passwords.hash(password)


async def test_the_process_stands_back_behind_those_who_play(passwords: ProcessPasswords) -> None:
    await passwords.check(GOOD, None)
    assert passwords.process_id is not None
    assert os.getpriority(os.PRIO_PROCESS, passwords.process_id) == os.getpriority(os.PRIO_PROCESS, 0) + 10


async def test_many_at_once_take_turns_and_each_gets_its_own_answer(passwords: ProcessPasswords) -> None:
    hashes = await asyncio.gather(*(passwords.hash(f"{GOOD} {number}") for number in range(5)))
    checks = await asyncio.gather(*(passwords.check(f"{GOOD} {n % 5}", hashes[n // 5]) for n in range(25)))
    assert [each.is_right for each in checks] == [n % 5 == n // 5 for n in range(25)]


async def test_a_process_that_was_killed_is_replaced(passwords: ProcessPasswords) -> None:
    kept = await passwords.hash(GOOD)
    assert passwords.process_id is not None
    os.kill(passwords.process_id, 9)
    try:
        checked = await passwords.check(GOOD, kept)
    except PasswordsBusy:  # it was met in its last moment
        checked = await passwords.check(GOOD, kept)
    assert checked.is_right
