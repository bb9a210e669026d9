import pytest

from gangoffour.client import CommandRefused, OutcomeUnknown, Patience
from gangoffour.client.outbox import Outbox
from gangoffour.protocol import TableCommand, messages

pytestmark = pytest.mark.anyio

PASS = messages.Pass(id="a")
DECLARE = messages.Declare(id="b")


class Notes:
    """What a checker of histories is told."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, str, int | None]] = []

    def __call__(self, step: str, command_id: str, command: TableCommand, seq: int | None, at_s: float) -> None:
        assert command.id == command_id
        assert at_s > 0
        self.lines.append((step, command_id, seq))


async def test_a_command_waits_until_it_is_answered() -> None:
    notes = Notes()
    outbox = Outbox(notes)
    answer = outbox.add(PASS)
    _ = outbox.add(DECLARE)
    assert outbox.commands == [PASS, DECLARE]
    assert outbox.answer(messages.Ack(id="a", seq=7)) is None
    assert await answer == 7
    assert outbox.commands == [DECLARE]
    assert not outbox.holds(PASS)
    assert notes.lines == [("invoke", "a", None), ("invoke", "b", None), ("ok", "a", 7)]


async def test_a_refusal_is_raised_with_its_code_and_facts() -> None:
    notes = Notes()
    outbox = Outbox(notes)
    answer = outbox.add(PASS)
    outbox.answer(messages.Refused(id="a", code="turn/not_yours", facts={"seat": 2}))
    with pytest.raises(CommandRefused) as refusal:
        await answer
    assert (refusal.value.code, refusal.value.facts) == ("turn/not_yours", {"seat": 2})
    assert notes.lines[-1] == ("refused", "a", None)


@pytest.mark.parametrize("code", ["table/busy", "table/unavailable", "server/failed"])
async def test_a_refusal_that_leaves_the_effect_open_asks_for_the_command_again(code: str) -> None:
    notes = Notes()
    outbox = Outbox(notes)
    answer = outbox.add(PASS)
    assert outbox.answer(messages.Refused(id="a", code=code)) is PASS
    assert outbox.holds(PASS)
    outbox.answer(messages.Ack(id="a", seq=9))
    assert await answer == 9
    assert notes.lines == [("invoke", "a", None), ("ok", "a", 9)]


async def test_a_second_answer_and_an_answer_to_nothing_change_nothing() -> None:
    notes = Notes()
    outbox = Outbox(notes)
    answer = outbox.add(PASS)
    for answered in (messages.Ack(id="a", seq=7), messages.Ack(id="a", seq=7), messages.Refused(id=None, code="x")):
        assert outbox.answer(answered) is None
    assert await answer == 7
    assert len(notes.lines) == 2


async def test_what_is_given_up_or_left_at_the_end_is_unknown() -> None:
    notes = Notes()
    outbox = Outbox(notes)
    _ = outbox.add(PASS)
    left = outbox.add(DECLARE)
    assert isinstance(outbox.give_up(PASS), OutcomeUnknown)
    outbox.end(ConnectionError("gone"))
    with pytest.raises(OutcomeUnknown) as unknown:
        await left
    assert isinstance(unknown.value.__cause__, ConnectionError)
    assert [line[0] for line in notes.lines] == ["invoke", "invoke", "unknown", "unknown"]
    assert outbox.commands == []


def test_pauses_grow_up_to_a_limit_and_differ_by_chance() -> None:
    patience = Patience(first_pause_s=0.1, longest_pause_s=2.0)
    for attempt, longest in ((0, 0.1), (1, 0.2), (4, 1.6), (5, 2.0), (1_000, 2.0)):
        pauses = {patience.pause_s(attempt) for _ in range(20)}
        assert len(pauses) > 1
        assert all(longest / 2 <= pause_s <= longest for pause_s in pauses)
