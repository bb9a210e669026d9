"""What Lighthouse says of the page on a modest phone, as it simulates one."""

import json
import os
import subprocess
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser

from bench.page_goals import Goals
from tools.browser.chromium import CHROMIUM, person
from tools.browser.players import MousePlayer
from tools.figures import Figure
from tools.servers.site import Site
from tools.tree import ROOT

PROGRAM: Final = ROOT / "web" / "node_modules" / ".bin" / "lighthouse"
CATEGORIES: Final = {"performance": "performance", "accessibility": "accessibility", "best-practices": "best practices"}
TIMED: Final = "performance"
"""The one category that depends on how quick the machine is."""
ALSO: Final = "seo"
TIMES: Final = 3
LIMIT_S: Final = 180
BOTS: Final = ("planner",) * 3
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
READING: Final = {"the rules": "/rules/en/", "the tips": "/tips/en/"}
"""Pages that people should find from elsewhere."""
MS: Final = 1000


def report_on(address: str) -> dict[str, Any]:
    """Let Lighthouse look at an address once, with its own throttling of a phone."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "report.json"
        command = [
            str(PROGRAM),
            address,
            "--quiet",
            "--output=json",
            f"--output-path={path}",
            f"--only-categories={','.join((*CATEGORIES, ALSO))}",
            f"--chrome-flags={' '.join(('--headless=new', *FLAGS))}",
        ]
        environment = {**os.environ, "CHROME_PATH": str(CHROMIUM)}
        subprocess.run(command, check=True, env=environment, timeout=LIMIT_S, stdout=subprocess.DEVNULL)
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return found


def shortcomings(report: dict[str, Any]) -> list[str]:
    """Name the audits that cost points."""
    weights = {
        ref["id"]: ref["weight"] for category in CATEGORIES for ref in report["categories"][category]["auditRefs"]
    }
    audits = (report["audits"][name] for name, weight in weights.items() if weight > 0)
    return [f"{each['id']} {each['score']:g}" for each in audits if each["score"] is not None and each["score"] < 1]


def judged(name: str, address: str, goals: Goals) -> list[Figure]:
    """Look at an address some times; return the medians."""
    reports = [report_on(address) for _ in range(TIMES)]
    print(f"  {name}: points are lost by {', '.join(shortcomings(reports[-1])) or 'nothing'}", flush=True)

    def score(category: str) -> float:
        return 100 * float(median(report["categories"][category]["score"] for report in reports))

    def value(audit: str) -> float:
        return float(median(report["audits"][audit]["numericValue"] for report in reports))

    return [
        *(
            Figure(f"{name}: {title}", score(each), "", goals.score if each == TIMED else goals.steady_score, "least")
            for each, title in CATEGORIES.items()
        ),
        Figure(f"{name}: search engines", score(ALSO), "", goals.steady_score if name in READING else None, "least"),
        Figure(f"{name}: largest paint", value("largest-contentful-paint") / MS, "s", goals.largest_paint_s),
        Figure(f"{name}: first paint", value("first-contentful-paint") / MS, "s"),
        Figure(f"{name}: layout shift", value("cumulative-layout-shift"), "", goals.shift),
        Figure(f"{name}: blocked", value("total-blocking-time"), "ms", goals.blocked_ms),
    ]


def measure_lighthouse(started: Browser, site: Site, goals: Goals) -> list[Figure]:
    """Look at the start page, at a table as a spectator, and at the pages to read."""
    with person(started, site, name="Ana", vibrate=False) as somebody:
        somebody.watch.expected.append("favicon.ico")  # a browser looks for one when it is too busy for the icon
        table = somebody.open_table(*BOTS)
        somebody.visit(table)
        # She thinks about her turn for as long as it takes: bots do not play on alone.
        MousePlayer(somebody).wanted()
        return [
            *judged("home", f"{site.url}/", goals),
            *judged("a table", f"{site.url}{table}", goals),
            *(figure for name, path in READING.items() for figure in judged(name, f"{site.url}{path}", goals)),
        ]
