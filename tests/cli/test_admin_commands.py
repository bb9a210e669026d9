"""`gangoffour admin` does what the page does, at the same desk."""

from asyncio import to_thread
from pathlib import Path
from uuid import UUID

import pytest

from tools.matches.finished import finished_match
from tools.servers.gateway import gateway
from tools.terminal import run

pytestmark = pytest.mark.anyio


async def test_the_command_line_appoints_decides_bans_and_tells_what_was_done(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'gof.db'}"

    async def admin(*words: str) -> str:
        done = await to_thread(run, "admin", *words, "--database", database)
        assert done.exit_code == 0, done.stdout
        return str(done.stdout)

    async with gateway(database) as server:
        mia, bo, ada = await server.user("Mia Lund"), await server.user("Bruno"), await server.guest("Ada")
        await admin("role", "Mia Lund", "moderator")
        assert (await mia.get("/api/moderation")).status_code == 200

        match_id = UUID(int=7)
        await server.services.for_matches.history.matches.put(finished_match(match_id, "", ada.player_id, bo.player_id))
        body = {"match_id": str(match_id), "player_id": bo.player_id, "reason": "abuse", "words": "Insults."}
        assert (await ada.post("/api/reports", body)).status_code == 204
        weight, report_id, *rest = (await admin("reports")).split()
        assert (weight, rest) == ("1.5", ["abuse", "Bruno", f"/m/{match_id}", "Insults."])
        await admin("decide", report_id, "mute", "--hours", "2")
        (told,) = (await bo.get("/api/me/conduct")).json()["sanctions"]
        assert told["kind"] == "mute"

        appeal = {"case_id": told["case_id"], "words": "No."}
        assert (await bo.post("/api/appeals", appeal)).status_code == 204
        assert told["case_id"] in await admin("appeals")
        own = await to_thread(run, "admin", "settle", told["case_id"], "--lift", "--database", database)
        assert own.exit_code != 0, "the command line decided it"

        await admin("ban", "Bruno", "--hours", "3", "--reason", "cheating")
        assert (await bo.get("/api/me")).status_code == 401
        entry = {"name": "Bruno", "password": "seven owls at noon"}
        assert (await server.http.post("/api/sign-in", json=entry)).json()["code"] == "sanction/banned"
        await admin("unban", "Bruno")
        await admin("unmute", "Bruno")
        assert (await server.http.post("/api/sign-in", json=entry)).is_success
        kinds = [line.split()[4] for line in (await admin("acts")).splitlines()]
        assert kinds == ["lift", "lift", "ban", "mute", "appoint"]
        nobody = await to_thread(run, "admin", "ban", "Nobody Here", "--database", database)
        assert nobody.exit_code != 0
