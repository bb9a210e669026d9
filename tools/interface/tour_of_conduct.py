"""A part of the tour: somebody is reported, the staff decides, and another person hears the appeal."""

from uuid import uuid4

from gangoffour.server.ids import new_id
from gangoffour.server.ports import PlayerId, Role
from tools.interface.guide import Guide, told
from tools.matches.finished import finished_match
from tools.servers.gateway import Person


async def _staff(guide: Guide, name: str, role: Role) -> Person:
    person = await guide.server.user(name)
    await guide.server.services.for_people.desk.appoint("command line", PlayerId(person.player_id), role)
    return person


async def see_to_trouble(guide: Guide) -> None:
    """Report somebody, mute them, appeal, and end it; then warn them without a report."""
    services = guide.server.services
    ada, bo = await guide.server.guest("Ada"), await guide.server.guest("Bo")
    mia, ned = await _staff(guide, "Mia", Role.MODERATOR), await _staff(guide, "Ned", Role.ADMIN)
    match_id = new_id(services.for_all.clock.now_ms(), uuid4().bytes[:8])
    await services.for_matches.history.matches.put(finished_match(match_id, "", ada.player_id, bo.player_id))
    report = {"match_id": told("match_id", str(match_id)), "player_id": told("player_id", bo.player_id)}
    await guide.ask("POST /api/reports", {**report, "reason": "abuse", "deal": 2, "words": "Insults."}, by=ada)
    (case,) = (await guide.ask("GET /api/moderation", by=mia)).json()["reports"]
    decision = {"act": "mute", "hours": 24}
    await guide.ask("POST /api/moderation/reports/{report_id}", decision, by=mia, report_id=case["report_id"])
    (sanction,) = (await guide.ask("GET /api/me/conduct", by=bo)).json()["sanctions"]
    case_id = told("case_id", sanction["case_id"])
    await guide.ask("POST /api/appeals", {"case_id": case_id, "words": "It was a quote."}, by=bo)
    await guide.ask("POST /api/moderation/appeals/{case_id}", {"is_lifted": True}, by=ned, case_id=case_id)
    warning = {"player_id": told("player_id", bo.player_id), "act": "warn", "reason": "stalling", "hours": 1}
    await guide.ask("POST /api/moderation/sanctions", warning, by=ned)
