"""Routes about how people behave: one's own standing, reports and appeals; and the desk of the staff."""

from typing import Annotated
from uuid import UUID

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_204_NO_CONTENT

from gangoffour.protocol import conduct as wire
from gangoffour.server.conduct import Case, ConductCode, ConductError, Decision
from gangoffour.server.people.devices import session_key
from gangoffour.server.people.programs import require_person
from gangoffour.server.people.proofs import PROOF_MS, STAFF_MS, require_staff_proof
from gangoffour.server.ports import Act, ActKind, PlayerId, ReportReason, Role, Sanction
from gangoffour.server.web.asker import AnyRequest, asker_of, person_of, signed_in_of
from gangoffour.server.web.common_services import CommonServices
from gangoffour.server.web.description import SIGNED_IN
from gangoffour.server.web.door import table_id_in
from gangoffour.server.web.people.people_services import PeopleServices
from gangoffour.server.web.response_specs import WRITES, refusals

ReportIdPath = Annotated[str, PathParameter(description="The id of a report.", schema_extra={"format": "uuid"})]
CaseIdPath = Annotated[str, PathParameter(description="The id of a sanction.", schema_extra={"format": "uuid"})]
CHANGES = {**WRITES, **refusals(404, 409)}


@get("/api/me/conduct", tags=["people"], responses=refusals(400, 401), security=SIGNED_IN)
async def show_my_conduct(request: AnyRequest) -> wire.OwnConduct:
    """Say how one stands: after one's last matches with other people, and by what the staff has decided."""
    services, player_id = PeopleServices.of(request), person_of(request).player_id
    state, cause, until_ms = await services.conduct.standing(player_id)
    return wire.OwnConduct(
        state=state.value,
        cause=None if cause is None else cause.value,  # type: ignore[arg-type]  # only a fault is a cause
        until_ms=until_ms,
        sanctions=tuple(map(_own, await services.desk.sanctions_of(player_id))),
        is_staff=await services.desk.is_staff(player_id),
    )


@post("/api/reports", tags=["people"], responses=CHANGES, security=SIGNED_IN, status_code=HTTP_204_NO_CONTENT)
async def report(request: AnyRequest, data: JSONBody[wire.NewReport]) -> None:
    """Report somebody for a match that is over, in which one sat oneself. Nobody is told who reported them."""
    services, person = PeopleServices.of(request), person_of(request)
    require_person(person)
    CommonServices.of(request).limiters.new_friends.demand(person.player_id)
    match_id = _known_id(data.match_id, ConductCode.UNKNOWN_REPORT)
    reason, player_id = ReportReason(data.reason), PlayerId(data.player_id)
    await services.desk.report(person.player_id, match_id, player_id, reason, deal=data.deal, words=data.words)


@post("/api/appeals", tags=["people"], responses=CHANGES, status_code=HTTP_204_NO_CONTENT)
async def appeal(request: AnyRequest, data: JSONBody[wire.NewAppeal]) -> None:
    """Say once what speaks against a sanction, whose id only the person knows whom it is about."""
    services = PeopleServices.of(request)
    CommonServices.of(request).limiters.new_friends.demand(asker_of(request).address)
    await services.desk.appeal(_known_id(data.case_id, ConductCode.UNKNOWN_APPEAL), data.words)


# --- the staff -------------------------------------------------------------------------------------------------------


@get("/api/moderation", tags=["staff"], responses=refusals(400, 401, 403), security=SIGNED_IN)
async def show_desk(request: AnyRequest) -> wire.StaffDesk:
    """Show the staff what waits for it: reports of matches that are over, appeals, and what was done."""
    services, staff_id = PeopleServices.of(request), await _staff(request, proved_ms=STAFF_MS)
    cases, appeals, acts = await services.desk.cases(), await services.desk.appeals(), await services.desk.acts()
    people = {person for case in cases for person in (case.report.player_id, case.report.reporter_id)}
    people |= {each.player_id for each in appeals} | {each.player_id for each in acts}
    names = await services.desk.names(people)
    return wire.StaffDesk(
        reports=tuple(_case(case, names) for case in cases),
        appeals=tuple(_appeal(each, names, staff_id) for each in appeals),
        acts=tuple(_act(each, names) for each in acts),
    )


@post(
    "/api/moderation/reports/{report_id:str}",
    tags=["staff"],
    responses=CHANGES,
    security=SIGNED_IN,
    status_code=HTTP_204_NO_CONTENT,
)
async def decide_report(request: AnyRequest, report_id: ReportIdPath, data: JSONBody[wire.NewDecision]) -> None:
    """Decide a report, and all about the same person in the same match."""
    services, staff_id = PeopleServices.of(request), await _staff(request)
    known_id = _known_id(report_id, ConductCode.UNKNOWN_REPORT)
    await _end(request, await services.desk.decide(staff_id, known_id, ActKind(data.act), data.hours))


@post(
    "/api/moderation/appeals/{case_id:str}",
    tags=["staff"],
    responses=CHANGES,
    security=SIGNED_IN,
    status_code=HTTP_204_NO_CONTENT,
)
async def decide_appeal(request: AnyRequest, case_id: CaseIdPath, data: JSONBody[wire.NewVerdict]) -> None:
    """Decide an appeal against what somebody else of the staff decided."""
    services, staff_id = PeopleServices.of(request), await _staff(request)
    known_id = _known_id(case_id, ConductCode.UNKNOWN_APPEAL)
    await services.desk.settle(staff_id, known_id, is_lifted=data.is_lifted)


@post(
    "/api/moderation/sanctions",
    tags=["staff"],
    responses=CHANGES,
    security=SIGNED_IN,
    status_code=HTTP_204_NO_CONTENT,
)
async def sanction(request: AnyRequest, data: JSONBody[wire.NewSanction]) -> None:
    """Warn, mute or ban somebody without a report, or end a mute or a ban; for admins."""
    services, staff_id = PeopleServices.of(request), await _staff(request, Role.ADMIN)
    player_id = PlayerId(data.player_id)
    if data.act in {"unmute", "unban"}:
        await services.desk.lift(staff_id, player_id, ActKind(data.act.removeprefix("un")))
        return
    decision = Decision(ActKind(data.act), ReportReason(data.reason), data.hours)
    await _end(request, await services.desk.sanction(staff_id, player_id, decision))


async def _staff(request: AnyRequest, role: Role = Role.MODERATOR, proved_ms: int = PROOF_MS) -> PlayerId:
    """Return who of the staff asks: for acts with a proof of the last minutes, so that no open browser is enough."""
    signed_in = signed_in_of(request)
    await PeopleServices.of(request).desk.demand(signed_in.person.player_id, role)
    require_staff_proof(signed_in, CommonServices.of(request).clock.now_ms(), proved_ms)
    return signed_in.person.player_id


async def _end(request: AnyRequest, token_hashes: list[bytes]) -> None:
    for each in token_hashes:
        await CommonServices.of(request).connections.end_session(session_key(each))


def _known_id(text: str, code: ConductCode) -> UUID:
    found = table_id_in(text)
    if found is None:
        raise ConductError(code)
    return found


def _own(found: Sanction) -> wire.OwnSanction:
    return wire.OwnSanction(
        case_id=str(found.act_id),
        kind=found.kind.value,  # type: ignore[arg-type]  # a sanction is of three kinds
        reason=found.reason.value,
        until_ms=found.until_ms,
        may_appeal=not found.is_appealed,
    )


def _case(case: Case, names: dict[PlayerId, str]) -> wire.ReportCase:
    found = case.report
    return wire.ReportCase(
        report_id=str(found.report_id),
        match_id=str(found.match_id),
        player_id=found.player_id,
        name=names.get(found.player_id, ""),
        reporter_id=found.reporter_id,
        reporter=names.get(found.reporter_id, ""),
        reason=found.reason.value,
        deal=found.deal,
        words=found.words,
        at_ms=found.at_ms,
        weight=case.weight,
    )


def _appeal(found: Sanction, names: dict[PlayerId, str], staff_id: PlayerId) -> wire.AppealCase:
    return wire.AppealCase(
        case_id=str(found.act_id),
        player_id=found.player_id,
        name=names.get(found.player_id, ""),
        kind=found.kind.value,  # type: ignore[arg-type]  # as above
        reason=found.reason.value,
        until_ms=found.until_ms,
        words=found.appeal or "",
        is_own=found.staff_id == staff_id,
    )


def _act(found: Act, names: dict[PlayerId, str]) -> wire.StaffAct:
    return wire.StaffAct(
        at_ms=found.at_ms,
        staff_id=found.staff_id,
        kind=found.kind.value,
        player_id=found.player_id,
        name=names.get(found.player_id, ""),
        reason=None if found.reason is None else found.reason.value,
        until_ms=found.until_ms,
    )
