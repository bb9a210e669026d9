"""Whole matches over real sockets: what every client knows is what the server says it may know."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Literal

import pytest
from typer.testing import CliRunner

from gangoffour.bots import GreedyBot, UniformBot
from gangoffour.cli import app
from gangoffour.client import TableFold
from gangoffour.engine import Action, Play, SeatView, duty_seats, legal_actions_in
from gangoffour.fairness import format_transcript
from gangoffour.protocol import TableOptions
from tests.cases import nightly_but
from tools.matches.audiences import encoded
from tools.servers.party import Party, Site, party, serving

pytestmark = pytest.mark.anyio

TABLES: list[tuple[Literal["classic", "german", "french", "gang"], Literal[3, 4]]] = [
    ("classic", 3),
    ("classic", 4),
    ("german", 3),
    ("german", 4),
    ("french", 3),
    ("french", 4),
    ("gang", 4),
]


class ForgetfulBot:
    """Lays single cards, and forgets to declare the last one until somebody has paid for it."""

    name = "forgetful"

    def choose(self, view: SeatView, rng: Random) -> Action:
        actions = legal_actions_in(view)
        plays = [action for action in actions if isinstance(action, Play)]
        if not plays:
            return rng.choice(actions)
        deal = view.public.deal
        remembers = deal is not None and (deal.number > 1 or bool(deal.disqualified))
        return min(plays, key=lambda play: (len(play.cards), play.cards, play.declare != remembers))


def all_known(made: Party) -> Iterator[TableFold]:
    return (known for folds in made.known for known in folds.values())


def has_exchange(known: TableFold) -> bool:
    return known.public is not None and known.public.deal is not None and known.public.deal.exchange is not None


def has_disqualified(known: TableFold) -> bool:
    return known.public is not None and known.public.deal is not None and bool(known.public.deal.disqualified)


def has_duty(known: TableFold) -> bool:
    """True if the seat whose turn it is has the last-card duty."""
    public = known.public
    if public is None or public.deal is None or public.deal.seat_to_act is None:
        return False
    deal = public.deal
    seats = duty_seats(deal.declared, deal.disqualified, deal.direction, public.seat_count, public.rules)
    return deal.seat_to_act in seats


async def play_and_compare(site: Site, options: TableOptions) -> None:
    """Play a match; everybody's view has to be the server's at every step, and the record what all agreed on."""
    async with party(site, options) as made:
        results = await made.play([UniformBot()] * options.seat_count)
        assert len({result.scores for result in results}) == 1
        assert len(results[0].results) == 4
        assert made.wrong_views() == []
        assert min(map(len, made.known)) > 100
        assert any(has_exchange(known) for known in all_known(made))
        for table in made.tables:
            assert (await table.verify()).is_transcript_checked


@pytest.mark.parametrize("preset, seat_count", nightly_but((("classic", 4), ("french", 3)), TABLES))
async def test_at_tables_with_every_preset_each_person_knows_what_the_server_says(
    preset: Literal["classic", "german", "french", "gang"], seat_count: Literal[3, 4], tmp_path: Path
) -> None:
    async with serving(tmp_path) as site:
        await play_and_compare(site, TableOptions(preset=preset, seat_count=seat_count, length="short"))


async def test_a_forgotten_last_card_and_the_last_card_duty_are_seen_alike_by_all(tmp_path: Path) -> None:
    options = TableOptions(length="short", declaration="manual")
    async with serving(tmp_path) as site, party(site, options) as made:
        for attempt in range(6):
            await made.play([ForgetfulBot()] * 4, f"forgetful {attempt}")
            if any(map(has_duty, all_known(made))) and any(map(has_disqualified, all_known(made))):
                break
        assert any(map(has_duty, all_known(made)))
        assert any(map(has_disqualified, all_known(made)))
        assert made.wrong_views() == []


async def test_the_program_verifies_the_record_with_the_transcript_of_every_client(tmp_path: Path) -> None:
    options = TableOptions(seat_count=3, length="one_deal")
    async with serving(tmp_path) as site, party(site, options) as made:
        await made.play([GreedyBot()] * 3)
        match = made.tables[0].table.match
        assert match is not None
        record, saved = tmp_path / "match.gof", tmp_path / "transcript.json"
        record.write_text(await made.clients[0].record_text(match.match_id), encoding="utf-8")
        for table in made.tables:
            assert table.transcript is not None
            saved.write_text(format_transcript(table.transcript), encoding="utf-8")
            result = CliRunner().invoke(app, ["verify", str(record), "--transcript", str(saved)])
            assert result.exit_code == 0, result.output
            assert "fair deal verified" in result.output


async def resume_at_every_seq(site: Site, options: TableOptions) -> int:
    """Play a match, then come back from every moment of it; return how many there were."""
    async with party(site, options) as made:
        await made.play([UniformBot()] * options.seat_count)
        client, folds = made.clients[1], dict(made.known[1])
        for seq, known in folds.items():
            async with client.table(made.opened.table_id, known=known) as table:
                now = await table.until(lambda known: known.seq >= made.server_seq)
                assert encoded(now.snapshot) == made.snapshot(now.seq, 1), f"after {seq}"
        return len(folds)


@pytest.mark.nightly
async def test_a_client_may_come_back_from_every_moment_of_a_match(tmp_path: Path) -> None:
    async with serving(tmp_path) as site:
        assert await resume_at_every_seq(site, TableOptions(seat_count=3, length="short")) > 150


@pytest.mark.nightly
@pytest.mark.parametrize("preset, seat_count", TABLES)
async def test_clients_may_come_back_from_every_moment_of_long_matches(
    preset: Literal["classic", "german", "french", "gang"], seat_count: Literal[3, 4], tmp_path: Path
) -> None:
    async with serving(tmp_path) as site:
        options = TableOptions(preset=preset, seat_count=seat_count, declaration="manual")
        assert await resume_at_every_seq(site, options) > 200
