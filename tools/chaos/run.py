"""A whole run: seat people, do harm while they play, let them finish, compare what they saw with what is stored."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from tools.chaos.bed import Bed, chaos_bed
from tools.chaos.bystander import Bystander
from tools.chaos.checker import ACTIONS, Violation, check
from tools.chaos.figures import (
    acks_between,
    acks_without_store,
    catch_up_times,
    refused_in_turn,
    spread,
    standstills,
    waits,
)
from tools.chaos.history import History
from tools.chaos.matches import check_matches, match_count
from tools.chaos.nemesis import NATS_KILL, NODE_KILL, POSTGRES_KILL, RESTART, Nemesis
from tools.chaos.outage import Held, hold_through_outage
from tools.chaos.stored import TableLog, read_logs

CONVERGED_S = 3.0
EXIT_S = 10.0
GAP_S = 3.0
PLAYABLE_S = (5.0, 10.0)
RECORDED_S = 30.0
"""Records are written after their matches, by a projection; the node that had it in hand may just have been killed."""
RECOVERED_S = 15.0
STANDSTILL_S = 15.0


@dataclass(frozen=True)
class Plan:
    """How much of everything."""

    seed: str
    matches: int = 50
    kills: int = 20
    postgres_kills: int = 3
    actions: int = 20_000
    processes: int = 2
    length: Literal["one_deal", "short"] = "short"
    pause_s: tuple[float, float] = (4.0, 10.0)
    nats_down_s: float = 10.0
    restarts: bool = True
    clock_down_s: float = 20.0
    actions_limit_s: float = 900.0
    finish_s: float = 180.0


@dataclass
class Result:
    """What came of it."""

    figures: list[tuple[str, str]] = field(default_factory=list)
    violations: list[Violation] = field(default_factory=list)
    """Promises that were not kept."""
    slow: list[str] = field(default_factory=list)
    """Figures beyond their limit."""

    def add(self, name: str, value: object, *, is_slow: bool = False) -> None:
        """Add a figure."""
        self.figures.append((name, str(value)))
        if is_slow:
            self.slow.append(f"{name}: {value}")


async def run(plan: Plan, say: Callable[[str], None], folder: Path) -> Result:
    """Do it all."""
    begun = time.monotonic()
    async with chaos_bed(folder) as bed:
        durable = await bed.postgres.settings()
        assert set(durable.values()) == {"on"}, durable
        say("cluster up")
        await bed.seat(plan.matches, plan.processes, plan.seed, plan.length)
        say(f"{plan.matches} tables seated")
        nemesis = Nemesis(bed, plan.seed, say)
        bystander = Bystander(bed.postgres.url)
        watching = [asyncio.create_task(_progress(bed, say)), asyncio.create_task(bystander.watch())]
        try:
            is_finished = await _play(plan, bed, nemesis, say)
            for players in bed.players:
                await players.close()
        finally:
            for task in watching:
                task.cancel()
        logs, recorded_s = await _recorded_logs(bed.postgres.url)
        held = await hold_through_outage(bed, plan.clock_down_s) if plan.clock_down_s else None
        say("comparing")
        result = await asyncio.to_thread(_judge, bed, nemesis, logs, held)
        if not is_finished:
            result.violations.append(Violation("not finished in time", "", f"within {plan.finish_s:.0f} s"))
        result.add("records there after the last match", f"{recorded_s:.1f} s")
        result.add("a bystander's commit", spread(bystander.commits))
        result.add("a bystander is late by", spread(bystander.late))
        result.add("whole run", f"{time.monotonic() - begun:.0f} s")
        return result


async def _play(plan: Plan, bed: Bed, nemesis: Nemesis, say: Callable[[str], None]) -> bool:
    """Do harm until all of it is done and enough was played; return whether every match ended in time."""
    await nemesis.kill_things(plan.kills, plan.postgres_kills, plan.pause_s)
    if plan.nats_down_s:
        await nemesis.cut_nats(plan.nats_down_s)
    if plan.restarts:
        await nemesis.restart_nodes()
    await bed.until(lambda: bed.acks >= plan.actions, plan.actions_limit_s)
    say("no more faults: the matches that have begun are played to their end")
    for players in bed.players:
        await players.say("stop")
    return await bed.until(lambda: all(players.is_done for players in bed.players), plan.finish_s)


async def _recorded_logs(url: str) -> tuple[list[TableLog], float]:
    """Read every table once all records are there, or the time for them is over; return how long that took as well."""
    begun = time.monotonic()
    while True:
        logs = await read_logs(url)
        waited_s = time.monotonic() - begun
        if waited_s > RECORDED_S or all(match_id in log.texts for log in logs for match_id in log.ended_matches):
            return logs, waited_s
        await asyncio.sleep(0.2)


async def _progress(bed: Bed, say: Callable[[str], None]) -> None:
    while True:
        await asyncio.sleep(5)
        done = sum(players.report.seats_done for players in bed.players)
        say(f"{bed.acks} actions acknowledged, {done} seats done, {len(bed.failures)} failures")


# --- the verdict -----------------------------------------------------------------------------------------------------


def _judge(bed: Bed, nemesis: Nemesis, logs: list[TableLog], held: Held | None) -> Result:
    history = bed.history()
    result = Result()
    result.violations += check(history, logs)
    result.violations += check_matches(logs)
    result.violations += acks_without_store(history.operations, nemesis.of_kind(POSTGRES_KILL))
    result.violations += [Violation("player ended", "", failure) for failure in bed.failures]
    _count(result, history, logs)
    _add_kills(result, history, nemesis)
    _add_nats(result, history, nemesis)
    _add_restarts(result, history, nemesis)
    if held is not None:
        result.violations += held.violations
        shown = f"down {held.down_s:.1f} s, charged {held.charged_ms} ms, put off {held.put_off_ms / 1000:.1f} s"
        result.add("clock through an outage", shown)
    result.add("errors in logs", len(bed.log_errors()))
    ends = {service.name: service.ends for service in (*bed.nodes, bed.worker) if service.ends}
    result.add("processes that ended by themselves", ends or "none")
    return result


def _count(result: Result, history: History, logs: list[TableLog]) -> None:
    outcomes = history.outcomes
    actions = [each for each in history.operations if each.kind in ACTIONS and each.outcome == "ok"]
    result.add("matches finished", match_count(logs))
    result.add("actions acknowledged", len(actions))
    result.add("commands", ", ".join(f"{count} {outcome}" for outcome, count in outcomes.items()))
    result.add("commands stored", sum(len(log.commands) for log in logs))
    result.add("events stored", sum(len(log.events) for log in logs))
    result.add("reads checked", len(history.reads))
    waited = spread(each.ended - each.invoked for each in actions if each.ended is not None)
    result.add("action to acknowledgement", waited)
    result.add("refused in turn by a node behind", len(refused_in_turn(history, logs)))
    stood = spread(standstills(history.operations))
    result.add("longest standstill of a table", stood, is_slow=stood.longest > STANDSTILL_S)
    away = sum(1 for log in logs for _ in log.of_type("player_away"))
    result.add("people told to be away", away)
    result.add("substitutes", sum(1 for log in logs for _ in log.of_type("substitute_seated")))


def _add_kills(result: Result, history: History, nemesis: Nemesis) -> None:
    kills = nemesis.of_kind(NODE_KILL)
    waited = spread(waits(history.operations, kills))
    is_slow = waited.p95 > PLAYABLE_S[0] or waited.longest > PLAYABLE_S[1]
    result.add("node kills", len(kills))
    result.add("wait around node kills", waited, is_slow=is_slow)
    outages = nemesis.of_kind(POSTGRES_KILL)
    result.add("PostgreSQL kills", len(outages))
    result.add("wait around PostgreSQL kills", spread(waits(history.operations, outages)))
    recovered = spread(nemesis.recoveries)
    result.add("PostgreSQL back after its start", recovered, is_slow=recovered.longest > RECOVERED_S)


def _add_nats(result: Result, history: History, nemesis: Nemesis) -> None:
    for fault in nemesis.of_kind(NATS_KILL):
        acks = acks_between(history.operations, fault.begun, fault.ended)
        result.add("acknowledged while NATS was down", f"{len(acks)} at {len({each.table for each in acks})} tables")
        times = catch_up_times(history, nemesis.heads_after_nats, fault.ended)
        lost = times.count(None)
        result.violations += [Violation("not up to date after NATS", "", f"{lost} clients")] if lost else []
        converged = spread(each for each in times if each is not None)
        result.add("clients up to date after NATS", converged, is_slow=converged.longest > CONVERGED_S)


def _add_restarts(result: Result, history: History, nemesis: Nemesis) -> None:
    restarts = nemesis.of_kind(RESTART)
    if not restarts:
        return
    longest = max(seconds for seconds, _ in nemesis.exits)
    codes = sorted({str(code) for _, code in nemesis.exits})
    result.add("rolling restart: exit", f"max {longest:.1f} s, codes {', '.join(codes)}", is_slow=longest > EXIT_S)
    waited = spread(waits(history.operations, restarts))
    result.add("rolling restart: wait", waited, is_slow=waited.p99 > GAP_S)
