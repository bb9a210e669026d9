"""The contract of `Moderation`."""

from dataclasses import replace
from uuid import UUID

import pytest

from gangoffour.server.ports import (
    Accuracy,
    Act,
    ActKind,
    Moderation,
    NewName,
    Person,
    PlayerId,
    PlayerKind,
    Report,
    ReportReason,
    Role,
    Sanction,
)
from tests.contracts.harness import ANNA, BERT, Opened, session_of

pytestmark = pytest.mark.anyio

NOW_MS = 1_700_000_000_000
CLEO = PlayerId("cleo")
MATCH, OTHER_MATCH = UUID(int=1), UUID(int=2)


@pytest.fixture
def moderation(opened: Opened) -> Moderation:
    return opened.stores.moderation


def report(number: int, by: PlayerId, about: PlayerId = CLEO, match_id: UUID = MATCH) -> Report:
    return Report(UUID(int=number), match_id, by, about, ReportReason.ABUSE, 2, "Zażółć", NOW_MS + number)


def act(number: int, kind: ActKind, report_id: UUID | None = None, about: UUID | None = None) -> Act:
    return Act(UUID(int=number), NOW_MS + number, "mia", kind, CLEO, ReportReason.ABUSE, None, report_id, about)


def sanction(number: int, kind: ActKind, lasting_ms: int = 1_000) -> Sanction:
    from_ms = NOW_MS + number
    return Sanction(UUID(int=number), CLEO, kind, ReportReason.ABUSE, from_ms, from_ms + lasting_ms, "mia")


async def test_reports_come_oldest_first_and_each_once(moderation: Moderation) -> None:
    first, second = report(11, ANNA), report(12, BERT)
    assert [await moderation.add_report(each) for each in (second, first, report(13, ANNA))] == [True, True, False]
    assert await moderation.open_reports(10) == [first, second]
    assert await moderation.open_reports(1) == [first]
    assert await moderation.report(first.report_id) == first
    assert await moderation.report(UUID(int=99)) is None
    assert await moderation.reports_by(ANNA) == [first]


async def test_a_decision_is_for_all_about_the_same_person_in_the_same_match_and_comes_once(
    moderation: Moderation,
) -> None:
    same, elsewhere = [report(11, ANNA), report(12, BERT)], report(13, ANNA, match_id=OTHER_MATCH)
    for each in (*same, elsewhere):
        await moderation.add_report(each)
    assert await moderation.act(act(21, ActKind.MUTE, same[0].report_id), sanction(21, ActKind.MUTE))
    assert await moderation.open_reports(10) == [elsewhere]
    assert not await moderation.act(act(22, ActKind.BAN, same[1].report_id), sanction(22, ActKind.BAN))
    assert await moderation.act(act(23, ActKind.DISMISS, elsewhere.report_id))
    assert await moderation.accuracies([ANNA, BERT, CLEO]) == {ANNA: Accuracy(1, 1), BERT: Accuracy(1, 0)}
    assert [each.kind for each in await moderation.acts(10)] == [ActKind.DISMISS, ActKind.MUTE]
    assert await moderation.sanctions_of(CLEO, NOW_MS) == [sanction(21, ActKind.MUTE)]
    assert await moderation.reports_by(ANNA) == [same[0], elsewhere]


async def test_a_sanction_is_in_force_until_it_ends_or_is_lifted(moderation: Moderation) -> None:
    mute, ban = sanction(21, ActKind.MUTE), sanction(22, ActKind.BAN, 5_000)
    for each in (mute, ban):
        await moderation.act(act(each.act_id.int, each.kind), each)
    assert await moderation.sanctions_of(CLEO, NOW_MS + 100) == [ban, mute]
    assert await moderation.sanctions_of(CLEO, mute.until_ms) == [ban]
    assert await moderation.sanctions_of(ANNA, NOW_MS) == []
    assert await moderation.act(act(30, ActKind.LIFT, about=ban.act_id))
    assert await moderation.sanctions_of(CLEO, NOW_MS + 30) == [mute]
    assert not await moderation.act(act(31, ActKind.LIFT, about=ban.act_id)), "it has ended"
    assert await moderation.sanction(ban.act_id) == replace(ban, until_ms=NOW_MS + 30)
    assert len(await moderation.acts(10)) == 3


async def test_an_appeal_is_heard_once(moderation: Moderation) -> None:
    ban = sanction(22, ActKind.BAN, 5_000)
    await moderation.act(act(22, ActKind.BAN), ban)
    assert not await moderation.act(act(23, ActKind.UPHOLD, about=ban.act_id)), "nobody appealed"
    assert not await moderation.add_appeal(UUID(int=99), "No.", NOW_MS)
    assert not await moderation.add_appeal(ban.act_id, "Too late.", ban.until_ms)
    assert await moderation.add_appeal(ban.act_id, "It was my brother.", NOW_MS + 23)
    assert not await moderation.add_appeal(ban.act_id, "It was my sister.", NOW_MS + 24)
    appealed = replace(ban, appeal="It was my brother.", is_appealed=True)
    assert await moderation.appeals(10) == [appealed]
    assert await moderation.act(act(25, ActKind.UPHOLD, about=ban.act_id))
    assert await moderation.appeals(10) == []
    assert await moderation.sanctions_of(CLEO, NOW_MS + 26) == [replace(ban, is_appealed=True)]
    assert not await moderation.add_appeal(ban.act_id, "Once more.", NOW_MS + 27)


async def test_roles_are_given_and_taken_by_acts(moderation: Moderation) -> None:
    assert await moderation.role_of(CLEO) is None
    for number, role in enumerate((Role.MODERATOR, Role.ADMIN), start=21):
        await moderation.put_role(role, act(number, ActKind.APPOINT))
        assert await moderation.role_of(CLEO) is role
    await moderation.put_role(None, act(23, ActKind.RELEASE))
    assert await moderation.role_of(CLEO) is None
    assert [each.act_id.int for each in await moderation.acts(2)] == [23, 22]


async def test_all_but_the_acts_goes_with_the_people_it_is_about_and_from(
    opened: Opened, moderation: Moderation
) -> None:
    players = opened.stores.players
    for player_id, name in ((CLEO, "Cleo"), (ANNA, "Anna")):
        person = Person(player_id, PlayerKind.GUEST, name, NOW_MS)
        await players.add(person, NewName(name, (name.lower(),)), session_of(player_id, name.encode(), NOW_MS))
    for each in (report(11, ANNA, BERT), report(12, BERT, CLEO), report(13, BERT, ANNA)):
        await moderation.add_report(each)
    await moderation.put_role(Role.ADMIN, act(21, ActKind.APPOINT))
    await moderation.act(act(22, ActKind.BAN), sanction(22, ActKind.BAN))
    await players.delete(CLEO)
    await players.delete(ANNA)
    assert await moderation.open_reports(10) == []
    assert await moderation.role_of(CLEO) is None
    assert await moderation.sanctions_of(CLEO, NOW_MS) == []
    assert len(await moderation.acts(10)) == 2
