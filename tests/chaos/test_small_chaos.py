"""A small run of what `make chaos` does at length: nodes and PostgreSQL are killed while people play."""

from pathlib import Path

import pytest

from tools.chaos.run import Plan, run

pytestmark = [pytest.mark.anyio, pytest.mark.nightly, pytest.mark.services("postgres", "nats")]


async def test_nothing_acknowledged_is_lost_when_nodes_and_postgres_are_killed(tmp_path: Path) -> None:
    said: list[str] = []
    plan = Plan(
        seed="small",
        matches=4,
        kills=2,
        postgres_kills=1,
        actions=100,
        processes=1,
        length="one_deal",
        pause_s=(0.3, 1.0),
        nats_down_s=0.0,
        restarts=False,
        clock_down_s=0.0,
        actions_limit_s=30.0,
        finish_s=60.0,
    )
    result = await run(plan, said.append, tmp_path)
    assert result.violations == [], said
    assert dict(result.figures)["node kills"] == "2"
    assert int(dict(result.figures)["actions acknowledged"]) >= 100
    assert int(dict(result.figures)["matches finished"]) >= 4
