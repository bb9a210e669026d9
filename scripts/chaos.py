"""Kill nodes, PostgreSQL and NATS while people play, then count what was lost. Run by `make chaos`.

It starts a cluster of its own on this machine and needs PostgreSQL's and NATS's programs, not their services.
"""

import argparse
import asyncio
import secrets
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tools.chaos.run import Plan, Result, run

SHOWN = 40
"""How many violations are printed."""


def read_plan() -> Plan:
    """Read the options."""
    standard = Plan(seed="")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=standard.matches, help="tables that play at once")
    parser.add_argument("--kills", type=int, default=standard.kills, help="how often a node is killed")
    parser.add_argument("--postgres-kills", type=int, default=standard.postgres_kills)
    parser.add_argument("--actions", type=int, default=standard.actions, help="to be acknowledged at least")
    parser.add_argument("--seed", default=secrets.token_hex(4))
    given = parser.parse_args()
    return Plan(
        seed=given.seed,
        matches=given.matches,
        kills=given.kills,
        postgres_kills=given.postgres_kills,
        actions=given.actions,
    )


def show(result: Result) -> None:
    """Print the figures, then what is wrong."""
    width = max(len(name) for name, _ in result.figures)
    for name, value in result.figures:
        print(f"{name:<{width}}  {value}")
    for promise, count in Counter(violation.promise for violation in result.violations).items():
        print(f"VIOLATION  {promise}: {count}")
    for violation in result.violations[:SHOWN]:
        print(f"  {violation.promise}  {violation.table}  {violation.detail}")
    for figure in result.slow:
        print(f"TOO SLOW  {figure}")


def main() -> int:
    """Run it all; return 1 if a promise was not kept or a limit not held."""
    plan = read_plan()
    begun = time.monotonic()

    def say(text: str) -> None:
        print(f"{time.monotonic() - begun:6.1f} s  {text}", flush=True)

    say(f"seed {plan.seed}")
    folder = Path(tempfile.mkdtemp(prefix="gof-chaos-"))
    result = asyncio.run(run(plan, say, folder))
    show(result)
    is_short = int(dict(result.figures)["actions acknowledged"]) < plan.actions
    if is_short:
        print("TOO FEW  actions were acknowledged")
    if result.violations or result.slow or is_short:
        print(f"histories and logs are kept in {folder}")
        return 1
    shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
